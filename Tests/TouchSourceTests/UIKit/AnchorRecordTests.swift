import Testing

/// Helpers that keep the constraints that they make in a structure before they switch them on.
@Suite("UIKit: constraints in structures")
struct AnchorRecordTests {
  private static let helper = """
    struct Anchored { var top, bottom, height: NSLayoutConstraint? }
    extension UIView {
      @discardableResult
      func anchor(
        top: NSLayoutYAxisAnchor?, bottom: NSLayoutYAxisAnchor?, padding: UIEdgeInsets = .zero,
        size: CGSize = .zero
      ) -> Anchored {
        var made = Anchored()
        if let top = top {
          made.top = topAnchor.constraint(equalTo: top, constant: padding.top)
        }
        if let bottom = bottom {
          made.bottom = bottomAnchor.constraint(equalTo: bottom, constant: -padding.bottom)
        }
        if size.height != 0 {
          made.height = heightAnchor.constraint(equalToConstant: size.height)
        }
        [made.top, made.bottom, made.height].forEach { $0?.isActive = true }
        return made
      }
    }
    """

  private func verdicts(_ call: String, members: String = "", helper: String = helper) throws
    -> [String]
  {
    try UIKitReading.verdicts(
      members: "let button = UIButton()\n\(members)",
      setup: """
        addSubview(button)
        button.addTarget(self, action: nil, for: .touchUpInside)
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        \(call)
        """, others: helper, wired: false)
  }

  private static func call(_ height: Int) -> String {
    "button.anchor(top: topAnchor, bottom: nil, size: .init(width: 0, height: \(height)))"
  }

  @Test("they hold where the helper switches on what its structure holds")
  func active() throws {
    #expect(try verdicts(Self.call(30)) == ["fail 'button' 60×30"])
    #expect(try verdicts(Self.call(50)) == ["pass 1"])
  }

  @Test("what is not switched on, or changed later, is not known")
  func open() throws {
    let idle = Self.helper.replacing("$0?.isActive = true", with: "print($0)")
    #expect(try verdicts(Self.call(50), helper: idle) == ["undecided 'button'"])
    #expect(
      try verdicts("let made = \(Self.call(50))\nmade.height?.isActive = false")
        == ["undecided 'button'"])
    #expect(
      try verdicts("kept = \(Self.call(50))", members: "var kept: Anchored?")
        == ["undecided 'button'"])
    #expect(
      try verdicts("let made = \(Self.call(50))\nmade.height?.constant = 30") != ["pass 1"])
    #expect(try verdicts("show(\(Self.call(50)))") == ["undecided 'button'"])
  }
}
