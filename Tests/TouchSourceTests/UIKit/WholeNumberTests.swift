import Testing

/// Numbers without a fraction.
@Suite("UIKit: whole numbers")
struct WholeNumberTests {
  @Test(
    "divisions of whole numbers drop what is left",
    arguments: [
      ("let tall = 40; let wide = tall * 16 / 9", "CGFloat(wide)", "71"),
      ("let wide = 30 * (16 / 9)", "CGFloat(wide)", "30"),
      ("", "CGFloat(175 / 4)", "43"),
      ("let wide = -(7 / 2) + 40", "CGFloat(wide)", "37"),
      ("let wide: Int = 87 / 2", "CGFloat(wide)", "43"),
      ("let wide = Int(offset) / 2 + 7 / 2", "20", "20"),
      // Fractions keep it.
      ("let wide: CGFloat = 87 / 2", "wide", "43.5"),
      ("let wide = 87.0 / 2", "wide", "43.5"),
      ("", "87 / 2", "43.5"),
      ("let tall = 40\nlet half: CGFloat = 87 / 2", "half", "43.5"),
      ("do { let wide = 40; print(wide) }\nlet wide: CGFloat = 87", "wide / 2", "43.5"),
    ])
  func wholeNumbers(setup: String, width: String, expected: String) throws {
    let verdicts = try UIKitReading.button(
      setup: """
        \(setup)
        button.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
        button.heightAnchor.constraint(equalToConstant: 20).isActive = true
        """)
    #expect(verdicts == ["fail 'button' \(expected)×20"])
  }
}
