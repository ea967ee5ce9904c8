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

  @Test("each nib that connects it for a class below is told")
  func several() throws {
    func nib(_ owner: String, _ side: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <tableViewCell id="own" customClass="\(owner)">
          <tableViewCellContentView key="contentView" id="all"><subviews>
            <button id="but" translatesAutoresizingMaskIntoConstraints="NO">
              <constraints>
                <constraint firstAttribute="width" constant="\(side)" id="w"/>
                <constraint firstAttribute="height" constant="\(side)" id="h"/>
              </constraints>
              <connections>\(InterfaceReading.action)</connections>
            </button>
          </subviews></tableViewCellContentView>
          <connections><outlet property="button" destination="but" id="out"/></connections>
        </tableViewCell>
      </objects></document>
      """
    }
    func told(_ sides: [Int], in folder: String = "") throws -> [String] {
      let names = ["First", "Second", "Third"]
      let nibs = zip(names, sides).map { ("\(folder)\($0).xib", nib($0, $1)) }
      let audit = try Reading().audit(
        """
        import UIKit
        class Base: UITableViewCell {
          @IBOutlet var button: UIButton!
          @IBAction func go(_ sender: Any) { print("") }
        }
        final class First: Base {}
        final class Second: Base {}
        final class Third: Base {}
        """, with: Dictionary(uniqueKeysWithValues: nibs))
      #expect(audit.findings.count == 1)
      return audit.findings.flatMap(\.evidence).filter { $0.message.contains("it is drawn ") }
        .map { "\($0.place.file) \($0.message)" }
    }
    #expect(
      try told([30, 25, 60]) == [
        "Second.xib this is so where it is drawn here",
        "First.xib where it is drawn here, 30×30 pt can be hit",
      ])
    #expect(try told([30]) == [])
    // That of all languages is none of one.
    #expect(
      try told([30, 25, 60], in: "Base.lproj/").first
        == "Base.lproj/Second.xib this is so where it is drawn here")
    // The files of several languages have the same name.
    #expect(
      try told([30, 25, 60], in: "fa.lproj/") == [
        "fa.lproj/Second.xib this is so where it is drawn in fa.lproj",
        "fa.lproj/First.xib where it is drawn in fa.lproj, 30×30 pt can be hit",
      ])
  }

  @Test("one that no file connects is not known")
  func unconnected() throws {
    #expect(try verdicts(connected: false) != ["fail 'button' 50×32"])
  }
}
