import Testing

/// Numbers that subscripts of the project's types say.
@Suite("UIKit: subscripts")
struct SubscriptTests {
  @Test(
    "a subscript says what its getter comes to for what it is given",
    arguments: [
      ("struct Steps { subscript(count: Int) -> CGFloat { CGFloat(count) * 8 } }", "Steps()[3]"),
      (
        "struct Steps { subscript(count: Int) -> CGFloat { CGFloat(count) * 8 } }",
        "Shared.steps[1 + 2]"
      ),
      (
        "struct Steps { subscript(of count: Int) -> CGFloat { get { CGFloat(count) * 8 } set {} } }",
        "Steps()[of: 3]"
      ),
      ("enum Steps { static subscript(_ count: Int) -> CGFloat { 24 } }", "Steps[3]"),
      (
        """
        struct Steps {
          subscript(count: Int) -> CGFloat { CGFloat(count) * 8 }
          subscript(large count: Int) -> CGFloat { CGFloat(count) * 16 }
        }
        """, "Steps()[large: 1] + Steps()[1]"
      ),
      ("struct Steps { let all: [CGFloat] = [8, 16, 24, 32] }", "Steps().all[2]"),
    ])
  func says(type: String, length: String) throws {
    #expect(try verdicts(type, length) == ["fail 'button' 60×24"])
  }

  @Test("one that the type does not declare says nothing")
  func undeclared() throws {
    let type = "struct Steps { subscript(of count: Int) -> CGFloat { 24 } }"
    #expect(try verdicts(type, "Steps()[3]") == ["undecided 'button'"])
    #expect(try verdicts("struct Steps {}", "Steps()[3]") == ["undecided 'button'"])
    let chosen = "struct Steps { subscript(count: Int) -> CGFloat { Device.scale(count) } }"
    #expect(try verdicts(chosen, "Steps()[3]") == ["undecided 'button'"])
  }

  private func verdicts(_ type: String, _ length: String) throws -> [String] {
    try UIKitReading.button(
      setup: """
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        button.heightAnchor.constraint(equalToConstant: \(length)).isActive = true
        """,
      others: "\(type)\nenum Shared { static let steps = Steps() }")
  }
}
