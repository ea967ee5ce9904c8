import Testing

/// Buttons that say nothing and do nothing wherever their class is shown.
@Suite("UIKit: buttons in vain")
struct InertTests {
  @Test("a button that nothing gives a title or something to do is no target")
  func vain() throws {
    func verdicts(
      _ change: String = "", title: String = "var title: String?", call: String = "action?()",
      members: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          \(title) { didSet { button.setTitle(title, for: .normal) } }
          var action: (() -> Void)?
          \(members)
          private lazy var button: UIButton = {
            let made = UIButton()
            made.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            return made
          }()
          @objc private func tapped() { \(call) }
          """,
        setup: """
          addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          """, wired: false,
        outside: """
          struct Other { let title = "Title"; let action: () -> Void }
          final class Holder {
            let sample = Sample()
            func make() -> Other { Other(action: {}) }
            \(change)
          }
          """)
    }
    #expect(try verdicts() == [])
    #expect(try verdicts(call: "self.action?()") == [])
    let copy = """
      func copied() -> Sample {
        let other = Sample()
        other.title = title
        other.action = action
        return other
      }
      """
    #expect(try verdicts(members: copy) == [])
    let found = ["fail 'button' 20×20"]
    for change in [
      "func fill() { sample.title = \"Go\" }", "func fill() { sample.action = {} }",
      "func fill() { bind(to: \\.title) }", "func fill(title: String?) { sample.title = title }",
    ] {
      #expect(try verdicts(change) == found, "\(change)")
    }
    for member in [
      "func fill(title: String?) { self.title = title }",
      "func fill() { let title = text(); other.title = title }",
      "func draw() { button.setImage(UIImage(systemName: \"star\"), for: .normal) }",
    ] {
      #expect(try verdicts(members: member) == found, "\(member)")
    }
    #expect(try verdicts(title: "@objc var title: String?") == found)
    #expect(try verdicts(call: "action?(); log()") == found)
    #expect(try verdicts(call: "log()") == found)
  }
}
