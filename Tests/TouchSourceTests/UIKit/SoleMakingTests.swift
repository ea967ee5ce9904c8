import Testing

/// Classes of which the project makes one view, which is handed how large it should be.
@Suite("UIKit: what the only making hands to a class")
struct SoleMakingTests {
  private func verdicts(
    _ made: String = "Bar(side: 36)", coder: String = "fatalError()", more: String = ""
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private var bar: Bar?\n\(more)",
      setup: """
        bar = \(made)
        guard let bar = bar else { return }
        addSubview(bar)
        """,
      others: """
        final class Bar: UIStackView {
          private let left = UIView()
          private let button = UIButton()
          init(side: CGFloat) {
            super.init(frame: .zero)
            addArrangedSubview(left)
            left.addSubview(button)
            [left].forEach { box in
              box.snp.makeConstraints { $0.width.height.equalTo(side) }
            }
            button.snp.makeConstraints { $0.edges.equalToSuperview() }
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
          }
          required init(coder: NSCoder) { \(coder) }
          @objc private func go() {}
        }
        """, wired: false)
  }

  @Test("is what the class's own views are laid out by")
  func sole() throws {
    #expect(try verdicts() == ["fail 'button' 36×36"])
    #expect(try verdicts("Bar(side: 50)") == ["pass 1"])
  }

  @Test("is not all where others may be made, or is not known")
  func others() throws {
    #expect(try verdicts("Bar(side: given)") == ["undecided 'button'"])
    #expect(try verdicts(coder: "super.init(coder: coder)") == ["undecided 'button'"])
    #expect(
      try verdicts(more: "private let other = Bar(side: 50)\nfunc add() { addSubview(other) }")
        != ["fail 'button' 36×36"])
  }
}
