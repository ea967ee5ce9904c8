import Testing

/// Outlets of classes that react by themselves, which other code tells what to do.
@Suite("UIKit: outlets that others hand what they do")
struct HandledOutletTests {
  private func verdicts(
    _ code: String, wired: String = "addTarget(self, action: #selector(run), for: .touchUpInside)"
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet var button: Trigger!
      }
      final class Trigger: UIButton {
        var whenDone: ((UIButton) -> Void)?
        var number = 0
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          \(wired)
        }
        @objc private func run() { \(wired.isEmpty ? "" : "whenDone?(self)") }
      }
      final class Other {
        func show(_ one: Sample) { \(code) }
      }
      """,
      with: [
        "Main.storyboard": InterfaceReading.storyboard(
          """
          <subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="but"
            customClass="Trigger">
            <constraints>
              <constraint firstAttribute="width" constant="48" id="w"/>
              <constraint firstAttribute="height" constant="34" id="h"/>
            </constraints>
          </button></subviews>
          """)
      ])
  }

  @Test("what is handed a function, and calls it where it is touched, is measured")
  func handed() throws {
    #expect(try verdicts("one.button.whenDone = { _ in go() }") == ["fail 'button' 48×34"])
  }

  @Test("what is handed no function, or calls none, may do nothing")
  func idle() throws {
    #expect(try verdicts("one.button.number = 2") != ["fail 'button' 48×34"])
    #expect(
      try verdicts("one.button.whenDone = { _ in go() }", wired: "") != ["fail 'button' 48×34"])
  }
}
