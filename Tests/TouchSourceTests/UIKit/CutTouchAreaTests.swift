import Testing

/// Views that react beyond their bounds where views around them cut that off.
@Suite("UIKit: point(inside:) beyond what is around")
struct CutTouchAreaTests {
  private func message(
    width: Int = 20, area: String = "bounds.insetBy(dx: -10, dy: -10)"
  ) throws -> String {
    try UIKitReading.finding(
      members: "let button = Wide()\nlet stack = UIStackView()",
      """
      stack.axis = .horizontal
      addSubview(stack)
      stack.addArrangedSubview(button)
      button.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      stack.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
      stack.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
      """,
      others: """
        final class Wide: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            \(area).contains(point)
          }
        }
        """
    ).message
  }

  @Test("a side that is cut off has to be longer itself")
  func cut() throws {
    let cut = try message()
    #expect(
      cut.hasSuffix(
        "constrain it to a width of at least 44 and a height of at least 44; the views around need"
          + " to leave room"), "\(cut)")
  }

  @Test("a side that is long enough need not be longer where its class adds nothing to it")
  func uncut() throws {
    let plain = try message(width: 60, area: "bounds")
    #expect(plain.contains("constrain it to a height of at least 44"), "\(plain)")
    #expect(!plain.contains("a width of"), "\(plain)")
  }
}
