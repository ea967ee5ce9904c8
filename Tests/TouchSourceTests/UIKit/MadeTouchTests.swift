import Testing

/// Classes that say where they react by what an instance is made with.
@Suite("UIKit: touch areas by what a view is made with")
struct MadeTouchTests {
  private func verdicts(
    _ creation: String, members: String = "private var insets: Insets?", more: String = ""
  ) throws -> [String] {
    try UIKitReading.button(
      creation,
      setup: """
        button.widthAnchor.constraint(equalToConstant: 20).isActive = true
        button.heightAnchor.constraint(equalToConstant: 20).isActive = true
        """,
      others: """
        final class Wide: UIButton {
          typealias Insets = (dx: CGFloat, dy: CGFloat)
          \(members)
          init(insets: Insets? = nil) {
            super.init(frame: .zero)
            self.insets = insets
          }
          required init?(coder: NSCoder) { fatalError() }
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            guard let insets = insets else { return super.point(inside: point, with: event) }
            return bounds.insetBy(dx: insets.dx, dy: insets.dy).contains(point)
          }
          \(more)
        }
        """)
  }

  @Test("what the initializer is handed counts, or what stands in for it")
  func made() throws {
    #expect(try verdicts("Wide(insets: (dx: -4, dy: -4))") == ["fail 'button' 28×28"])
    #expect(try verdicts("Wide(insets: (dx: -12, dy: -12))") == ["pass 1"])
    #expect(
      try verdicts("Wide()", members: "private let insets: Insets?") == ["fail 'button' 20×20"])
  }

  @Test(
    "what other code changes, in whole or in part, is not known",
    arguments: [
      ("private var insets: Insets?", "func widen() { insets = (dx: -12, dy: -12) }"),
      ("private var insets: Insets?", "func widen() { insets?.dx = -12 }"),
      ("var insets: Insets?", ""),
    ])
  func changed(members: String, more: String) throws {
    #expect(
      try verdicts("Wide(insets: (dx: -4, dy: -4))", members: members, more: more)
        == ["undecided 'button'"])
  }
}
