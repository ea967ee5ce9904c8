import Testing

@Suite("UIKit: what a function does at its end")
struct DeferredStatementTests {
  @Test("'defer' runs whatever stands behind it")
  func constraints() throws {
    func verdicts(_ start: String, _ end: String = "") throws -> [String] {
      try UIKitReading.button(
        setup: """
          var constraints: [NSLayoutConstraint] = []
          \(start)
          constraints += [
            button.widthAnchor.constraint(equalToConstant: 30),
            button.heightAnchor.constraint(equalToConstant: 48),
          ]
          \(end)
          """)
    }
    #expect(
      try verdicts("defer { NSLayoutConstraint.activate(constraints) }")
        == ["fail 'button' 30×48"])
    #expect(try verdicts("defer { print(constraints) }") == ["undecided 'button'"])
    #expect(
      try verdicts(
        "defer { constraints[0].constant = 50 }", "NSLayoutConstraint.activate(constraints)")
        != ["fail 'button' 30×48"])
  }
}
