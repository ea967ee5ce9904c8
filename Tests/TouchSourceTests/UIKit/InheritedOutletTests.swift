import Testing

/// Outlets that a class declares and Interface Builder connects for classes below it.
@Suite("UIKit: inherited outlets")
struct InheritedOutletTests {
  /// The verdicts on an outlet of a class above `Sample`, whose button is 32 points wide and high.
  private func verdicts(
    _ code: String = "", base: String = "", others: String = "", height: Int = 32,
    connected: Bool = true
  ) throws -> [String] {
    var storyboard = InterfaceReading.storyboard(
      """
      <subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="but">
        <constraints>
          <constraint firstAttribute="width" constant="50" id="w"/>
          <constraint firstAttribute="height" constant="\(height)" id="h"/>
        </constraints>
        <connections>\(InterfaceReading.action)</connections>
      </button></subviews>
      """)
    if !connected {
      storyboard = storyboard.replacing(#"property="button""#, with: #"property="none""#)
    }
    return try Reading().verdicts(
      """
      import UIKit
      class Base: UIViewController {
        @IBOutlet var button: UIButton!
        \(base)
      }
      \(others)
      class Sample: Base {
        @IBAction func go(_ sender: Any) {}
        \(code)
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("an outlet is what the class below shows that Interface Builder connects")
  func below() throws {
    #expect(try verdicts() == ["fail 'button' 50×32"])
    #expect(try verdicts(height: 44) == ["pass 1"])
  }

  @Test("what the class below does to it counts")
  func changed() throws {
    let hidden = "override func viewDidLoad() { move(button.frame); button.frame = place() }"
    #expect(try verdicts(hidden) == ["fail 'button' 50×32"])
    let scaled = """
      override func viewDidLoad() { button.transform = CGAffineTransform(scaleX: 2, y: factor()) }
      """
    #expect(try verdicts(scaled).first?.hasPrefix("undecided") == true)
  }

  @Test("one that no file connects is not known")
  func unconnected() throws {
    #expect(try verdicts(connected: false) != ["fail 'button' 50×32"])
  }
}
