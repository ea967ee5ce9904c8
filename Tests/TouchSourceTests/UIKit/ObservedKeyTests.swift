import Testing

/// Keys of views that code observes.
@Suite("UIKit: keys that code observes")
struct ObservedKeyTests {
  private func verdicts(_ change: String, _ key: String = "\\.isHighlighted", others: String = "")
    throws -> [String]
  {
    try UIKitReading.button(
      "UIButton(frame: CGRect(x: 20, y: 80, width: 160, height: 32))",
      setup: "watch = button.observe(\(key), options: []) { item, _ in \(change) }",
      others: others)
  }

  @Test("to be told of changes changes nothing")
  func told() throws {
    #expect(try verdicts("item.alpha = 0.6") == ["fail 'button' 160×32"])
    #expect(try verdicts("dim()") == ["fail 'button' 160×32"])
  }

  @Test("what is done to the view then counts, and what a function of the project's does")
  func changed() throws {
    #expect(try verdicts("item.frame = load()") == ["undecided 'button'"])
    #expect(try verdicts("dim()", "load()") == ["undecided 'button'"])
  }
}
