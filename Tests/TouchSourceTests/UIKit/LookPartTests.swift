import Testing

/// Functions of a view's class that are about the buttons in it.
@Suite("UIKit: functions about buttons in a view")
struct LookPartTests {
  private func verdicts(_ body: String) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let bar = Bar()",
      setup: """
        bar.frame = CGRect(x: 0, y: 0, width: 393, height: 42)
        addSubview(bar)
        bar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
        bar.show("text")
        """,
      others: """
        final class Bar: UIView {
          private let play = UIButton()
          private let wheel = UIActivityIndicatorView()
          private let label = UILabel()
          func show(_ text: String) { \(body) }
        }
        """, wired: false)
  }

  @Test(
    "what one does to them leaves the view as large as it is",
    arguments: [
      "play.isHidden = true\nlabel.text = text", "wheel.startAnimating()",
      "play.setTitle(text, for: .normal)\nplay.isEnabled = false",
    ])
  func looks(body: String) throws {
    #expect(try verdicts(body) == ["fail 'bar' 393×42"])
  }

  @Test(
    "what one does to the view itself does not",
    arguments: ["play.isHidden = true\nframe = load()", "load(self)", "play.frame = load(self)"])
  func sizes(body: String) throws {
    #expect(try verdicts(body) == ["undecided 'bar'"])
  }
}
