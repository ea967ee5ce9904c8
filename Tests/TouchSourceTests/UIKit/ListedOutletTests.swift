import Testing

/// Controls of Interface Builder that only lists of outlets hold, and that no action there makes react.
@Suite("UIKit: controls in lists of outlets")
struct ListedOutletTests {
  /// The verdicts on a view that a list of outlets holds.
  private func verdicts(
    _ code: String, property: String = "buttons", tag: String = "button"
  ) throws -> [String] {
    let view = """
      <subviews><\(tag) id="but">
        <rect key="frame" x="0" y="0" width="60" height="30"/>
        <autoresizingMask key="autoresizingMask"/>
      </\(tag)></subviews>
      """
    let storyboard = InterfaceReading.storyboard(view)
      .replacing("<outlet property=\"button\"", with: "<outletCollection property=\"\(property)\"")
      .replacing("<document ", with: #"<document initialViewController="own" "#)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet var buttons: [UIButton] = []
        override func viewDidLoad() { \(code) }
      }
      """, with: ["Main.storyboard": storyboard])
  }

  private static let wiring = "button.addTarget(self, action: nil, for: .touchUpInside)"

  @Test("code may make each of them do something")
  func wired() throws {
    for code in [
      "for button in buttons { \(Self.wiring) }", "buttons.forEach { button in \(Self.wiring) }",
    ] {
      #expect(try verdicts(code) == ["fail 'buttons' 60×30"], "\(code)")
    }
  }

  @Test("what nothing makes react, or one of them that the file does not tell, is left open")
  func open() throws {
    for code in [
      "", "let button = buttons[0]\n\(Self.wiring)", "let button = buttons.first!\n\(Self.wiring)",
    ] {
      #expect(try verdicts(code) == ["undecided 'buttons'"], "\(code)")
    }
  }

  @Test("a list that the class does not have makes nothing an element, nor a view one")
  func others() throws {
    let code = "for button in buttons { \(Self.wiring) }"
    #expect(try verdicts(code, property: "others") == [])
    #expect(try verdicts(code, tag: "view") == [])
  }
}
