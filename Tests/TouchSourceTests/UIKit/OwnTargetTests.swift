import Testing

/// Outlets of classes of buttons that call methods of their own.
@Suite("UIKit: outlets whose class adds itself as a target")
struct OwnTargetTests {
  private func verdicts(_ code: String, act: String = "tell()") throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      class Hint: UIButton {
        override func awakeFromNib() {
          super.awakeFromNib()
          \(code)
        }
        var done: (() -> Void)?
        @objc func act() { \(act) }
      }
      final class Sample: UIViewController {
        @IBOutlet weak var button: Hint!
      }
      """,
      with: [
        "Main.storyboard": InterfaceReading.storyboard(
          """
          <subviews><button id="but" customClass="Hint"><constraints>
            <constraint firstAttribute="width" constant="24" id="w"/>
            <constraint firstAttribute="height" constant="24" id="h"/>
          </constraints></button></subviews>
          <constraints>\(InterfaceReading.corner)</constraints>
          """)
      ])
  }

  @Test("one reacts where a touch on it calls a method of its class's")
  func called() throws {
    let add = "addTarget(self, action: #selector(act), for: .touchUpInside)"
    #expect(try verdicts(add) == ["fail 'button' 24×24"])
    #expect(try verdicts("self.\(add)") == ["fail 'button' 24×24"])
  }

  @Test("one that shows only that it is held, or is told nothing, does nothing that is known")
  func idle() throws {
    #expect(try verdicts("").isEmpty)
    #expect(
      try verdicts("addTarget(self, action: #selector(act), for: .touchDown)")
        == ["undecided 'button'"])
    let add = "addTarget(self, action: #selector(act), for: .touchUpInside)"
    #expect(try verdicts(add, act: "done?()") == ["undecided 'button'"])
    #expect(try verdicts(add, act: "self.done?()") == ["undecided 'button'"])
  }
}
