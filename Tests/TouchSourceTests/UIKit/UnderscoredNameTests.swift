import Testing

/// Names that begin with an underscore.
@Suite("UIKit: names with an underscore")
struct UnderscoredNameTests {
  private func verdicts(_ property: String, others: String = "") throws -> [String] {
    try UIKitReading.verdicts(
      members: "let button = UIButton()\n\(property)",
      setup: """
        addSubview(button)
        button.addTarget(self, action: nil, for: .touchUpInside)
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        button.heightAnchor.constraint(equalToConstant: height).isActive = true
        """, others: others, wired: false)
  }

  @Test("one is a constant's own beside a property of the rest of it")
  func constant() throws {
    #expect(
      try verdicts("private var height = _height", others: "let _height: CGFloat = 30")
        == ["fail 'button' 60×30"])
    #expect(
      try verdicts("private let height = _height", others: "let _height: CGFloat = 50")
        == ["pass 1"])
  }
}
