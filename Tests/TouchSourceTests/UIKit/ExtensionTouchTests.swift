import Testing

/// Extensions of the system's classes that say where all views of these react.
@Suite("UIKit: where an extension lets buttons react")
struct ExtensionTouchTests {
  private func verdicts(side: Int, isPrivate: Bool = true) throws -> [String] {
    try UIKitReading.button(
      "UIButton(frame: CGRect(x: 100, y: 200, width: 24, height: 24))", setup: "",
      others: """
        extension UIButton {
          \(isPrivate ? "private " : "")enum Limits { static let side = CGSize(width: \(side), height: \(side)) }
          open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let dx = max(Limits.side.width - bounds.width, 0)
            let dy = max(Limits.side.height - bounds.height, 0)
            return bounds.insetBy(dx: -dx / 2, dy: -dy / 2).contains(point) ? self : nil
          }
        }
        """)
  }

  @Test("constants of a type within the extension are seen by its functions")
  func constants() throws {
    #expect(try verdicts(side: 50) == ["pass 1"])
    #expect(try verdicts(side: 40) == ["fail 'button' 40×40"])
    #expect(try verdicts(side: 40, isPrivate: false) == ["fail 'button' 40×40"])
  }
}
