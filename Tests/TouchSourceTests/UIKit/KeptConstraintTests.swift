import Testing

/// Constraints that properties keep, by way of which code switches them off or changes them.
@Suite("UIKit: constraints that properties keep")
struct KeptConstraintTests {
  private static let pill = """
    final class Pill: UIButton {
      var high: NSLayoutConstraint?
      init(height: CGFloat) {
        super.init(frame: .zero)
        let constraint = heightAnchor.constraint(equalToConstant: height)
        NSLayoutConstraint.activate([constraint])
        high = constraint
      }
      required init?(coder: NSCoder) { nil }
    }
    """

  /// The verdicts on a button whose class makes it 48 high, in a box of 30.
  private func verdicts(_ change: String, box: Int = 30) throws -> [String] {
    try UIKitReading.verdicts(
      members: "let button = Pill(height: 48)\nlet box = UIView()",
      setup: """
        addSubview(box)
        box.addSubview(button)
        NSLayoutConstraint.activate([
          box.heightAnchor.constraint(equalToConstant: \(box)),
          button.widthAnchor.constraint(equalToConstant: 60),
          button.topAnchor.constraint(equalTo: box.topAnchor),
          button.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        \(change)
        """, others: Self.pill)
  }

  @Test(
    "one of another class that is switched off gives no length",
    arguments: [
      "button.high.flatMap { NSLayoutConstraint.deactivate([$0]) }",
      "button.high.map { $0.isActive = false }",
      "button.high?.isActive = false",
      "if let high = button.high { NSLayoutConstraint.deactivate([high]) }",
      "[button.high].compactMap { $0 }.forEach { $0.isActive = false }",
      "button.high.map(button.removeConstraint)",
    ])
  func switchedOff(change: String) throws {
    #expect(try verdicts(change, box: 44) == ["pass 1"])
    #expect(try verdicts(change) == ["fail 'button' 60×30"])
  }

  @Test(
    "one that is switched off for another to take its place leaves the length to that",
    arguments: [
      ("high.flatMap { NSLayoutConstraint.deactivate([$0]) }", "", true),
      ("high?.isActive = false", "", true),
      ("high?.isActive = false", "func hide() { high?.isActive = false }", false),
    ])
  func replaced(change: String, others: String, isCertain: Bool) throws {
    let verdicts = try UIKitReading.button(
      "Pill(height: 48)",
      setup: "button.widthAnchor.constraint(equalToConstant: 60).isActive = true",
      others: """
        final class Pill: UIButton {
          private var high: NSLayoutConstraint?
          init(height: CGFloat) {
            super.init(frame: .zero)
            set(height)
          }
          private func set(_ height: CGFloat) {
            \(change)
            let constraint = heightAnchor.constraint(equalToConstant: height)
            constraint.isActive = true
            high = constraint
          }
          \(others)
        }
        """)
    #expect((verdicts == ["pass 1"]) == isCertain, "\(verdicts)")
  }

  @Test("one of another class has the constants that code gives it")
  func changed() throws {
    func verdicts(_ change: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = Pill(height: 48)",
        setup: """
          addSubview(button)
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          \(change)
          """, others: Self.pill)
    }
    #expect(try verdicts("") == ["pass 1"])
    #expect(try verdicts("button.high?.constant = 50") == ["pass 1"])
    #expect(try verdicts("button.high?.constant = 30") != ["pass 1"])
    #expect(try verdicts("button.high.map { $0.constant = 30 }") != ["pass 1"])
    #expect(try verdicts("button.high?.isActive = false") != ["pass 1"])
    #expect(try verdicts("button.high?.identifier = name") == ["pass 1"])
  }

  @Test(
    "one of the class's own that a closure switches off is not certain",
    arguments: [
      ("high.flatMap { NSLayoutConstraint.deactivate([$0]) }", false),
      ("high.map { $0.isActive = false }", false), ("all.forEach { $0.isActive = false }", false),
      ("all.forEach { one in one.constant = 20 }", false),
      ("high.map { $0.identifier = name }", true), ("all.forEach { $0.identifier = name }", true),
    ])
  func own(change: String, isCertain: Bool) throws {
    let verdicts = try UIKitReading.verdicts(
      members: """
        let button = UIButton()
        var high: NSLayoutConstraint?
        var all: [NSLayoutConstraint] = []
        func change() { \(change) }
        """,
      setup: """
        addSubview(button)
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        let constraint = button.heightAnchor.constraint(equalToConstant: 48)
        constraint.isActive = true
        high = constraint
        all = [constraint]
        """)
    #expect((verdicts == ["pass 1"]) == isCertain, "\(verdicts)")
  }

  @Test(
    "what takes away constraints that are not followed leaves none certain",
    arguments: [
      ("button.removeConstraints(button.constraints)", "undecided 'button'"),
      ("for one in button.constraints { button.removeConstraint(one) }", "undecided 'button'"),
      ("removeConstraints(constraints)", "fail 'button' 30×48"),
      ("removeConstraint(other)", "fail 'button' 30×48"),
    ])
  func removed(change: String, verdict: String) throws {
    #expect(
      try UIKitReading.verdicts(
        members: "let button = UIButton()",
        setup: """
          let other = bottomAnchor.constraint(equalTo: topAnchor, constant: 90)
          \(UIKitReading.small)
          \(change)
          """) == [verdict])
  }
}
