import Testing

/// Outlets that a class hands to methods of the one above it.
@Suite("UIKit: outlets that are handed to a class above")
struct HandedOutletTests {
  /// The verdicts on a label of `Sample`, 200 points wide and high as given, to which the class above adds a
  /// recogniser.
  private func verdicts(
    _ keeping: String, height: Int = 20, call: String = "addTap(to: button)", own: String = ""
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="but">
        <constraints>
          <constraint firstAttribute="width" constant="200" id="w"/>
          <constraint firstAttribute="height" constant="\(height)" id="h"/>
        </constraints>
      </label></subviews>
      """)
    return try Reading().verdicts(
      """
      import UIKit
      class Base: UIViewController {
        weak var shown: UILabel?
        var other = UILabel()
        func addTap(to label: UILabel?) {
          label?.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(open)))
        }
        func fill(_ label: UILabel) { \(keeping) }
        @objc func open() {}
      }
      class Sample: Base {
        @IBOutlet weak var button: UILabel!
        \(own)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(call)
          fill(button)
        }
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("what the class above is handed is the outlet, once")
  func once() throws {
    #expect(try verdicts("label.text = title") == ["fail 'button' 200×20"])
    #expect(try verdicts("", height: 44) == ["pass 1"])
  }

  @Test("a property that stands for the outlet as well leaves it the outlet's")
  func kept() throws {
    #expect(try verdicts("shown = label\nlabel.text = title") == ["fail 'button' 200×20"])
    #expect(try verdicts("shown = label", height: 44) == ["pass 1"])
    // What is done to it by the other name is done to it.
    let silenced = try verdicts("shown = label\nshown?.isUserInteractionEnabled = false")
    #expect(silenced == [])
  }

  @Test("a method that the class itself has with other parameters hides none of the class above")
  func overloads() throws {
    let own = "func fill(_ isOpen: Bool, with title: String) {}\nfunc addTap() {}"
    #expect(try verdicts("label.text = title", own: own) == ["fail 'button' 200×20"])
  }

  @Test("what no class below hands over stays undecided")
  func unhanded() throws {
    #expect(
      try verdicts("", call: "").filter { $0.hasPrefix("undecided") }.count == 1)
  }
}
