import Testing

/// Overrides of `point(inside:with:)` that change nothing, and what is none.
@Suite("UIKit: what decides where touches count")
struct OverrideReachTests {
  private static let size = """
    button.widthAnchor.constraint(equalToConstant: 36).isActive = true
    button.heightAnchor.constraint(equalToConstant: 36).isActive = true
    """

  @Test("an override for all buttons is not to blame where it leaves one as it is")
  func idle() throws {
    func finding(insets: Int) throws -> [String] {
      let finding = try UIKitReading.finding(
        "addSubview(button)\n\(Self.size)",
        others: """
          extension UIButton {
            open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
              bounds.insetBy(dx: -\(insets), dy: -\(insets)).contains(point)
            }
          }
          """)
      return [finding.message] + finding.evidence.map(\.message)
    }
    #expect(try !finding(insets: 0).contains { $0.contains("lets") || $0.contains("enlarge what") })
    #expect(try finding(insets: 2).contains { $0.contains("lets 40×40 pt react") })
  }
}
