import Testing

/// Constraints that code makes of views which it takes away.
@Suite("UIKit: constraints of what is taken away")
struct UnseenConstraintTests {
  private func verdicts(_ collapse: String, members: String = "", setup: String) throws -> [String]
  {
    try UIKitReading.verdicts(
      members: """
        let button = UIButton()
        \(members)
        func collapse() {
          \(collapse)
        }
        """,
      setup: """
        button.addTarget(self, action: nil, for: .touchUpInside)
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        \(setup)
        """, wired: false)
  }

  private let hidden = ["fail 'button' 60×30"]

  @Test(
    "say nothing of it where the same code hides it in every case",
    arguments: [
      ("button.isHidden = true", true), ("button.alpha = 0", true),
      ("if Kit.isOld { button.isHidden = true }", false), ("button.isHidden = false", false),
      ("guard Kit.isOld else { return }; button.isHidden = true", false),
      ("button.isHidden = true; if Kit.isOld { button.isHidden = false }", false),
      ("other.isHidden = true", false),
    ])
  func ofView(hiding: String, isLeftOut: Bool) throws {
    let setup = "addSubview(button)"
    let length = isLeftOut ? 1 : 30
    let height = "button.heightAnchor.constraint(equalToConstant: \(length)).isActive = true"
    let members = "let other = UIView()"
    let shown = try verdicts("\(hiding); \(height)", members: members, setup: setup)
    #expect(shown == (isLeftOut ? ["undecided 'button'"] : hidden))
    // What is set up holds.
    let first = "button.heightAnchor.constraint(equalToConstant: 30).isActive = true"
    #expect(
      try verdicts(
        "button.isHidden = true; \(height)", members: members, setup: "\(setup)\n\(first)")
        == hidden)
  }

  @Test("hold where a view is hidden from the first")
  func atFirst() throws {
    #expect(
      try verdicts(
        "", members: "func show() { button.isHidden = false }",
        setup: """
          addSubview(button)
          button.isHidden = true
          button.heightAnchor.constraint(equalToConstant: 30).isActive = true
          """) == hidden)
  }

  @Test(
    "say nothing of the stack view that arranges nothing else",
    arguments: [("", true), ("bar.addArrangedSubview(UILabel())", false)])
  func ofStack(others: String, isLeftOut: Bool) throws {
    let verdicts = try verdicts(
      """
      button.isHidden = true
      bar.heightAnchor.constraint(equalToConstant: 20).isActive = true
      """, members: "let bar = UIStackView()",
      setup: """
        bar.addArrangedSubview(button)
        \(others)
        addSubview(bar)
        """)
    #expect(verdicts == (isLeftOut ? ["undecided 'button'"] : ["fail 'button' 60×20"]))
  }
}
