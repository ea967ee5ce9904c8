import Testing

/// Buttons that share what lies between two places evenly.
@Suite("UIKit: lengths that constraints make equal")
struct SharesTests {
  /// The verdicts on buttons in a box 100 points wide, of which the first is 50 high and the others 60.
  private func verdicts(
    _ constraints: String, buttons: [String] = ["one", "two"]
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: (["box"] + buttons).map { name in
        "private let \(name) = \(name == "box" ? "UIView" : "UIButton")()"
      }.joined(separator: "\n"),
      setup: """
        addSubview(box)
        for view in [\(buttons.joined(separator: ", "))] {
          box.addSubview(view)
          view.addTarget(self, action: #selector(go), for: .touchUpInside)
          view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
          view.heightAnchor.constraint(equalToConstant: 50).isActive = true
        }
        box.widthAnchor.constraint(equalToConstant: 100).isActive = true
        NSLayoutConstraint.activate([\(constraints)])
        """)
  }

  private let ends = """
    one.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
    two.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
    """
  private let gap = "two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),"
  private let share = "one.widthAnchor.constraint(equalTo: two.widthAnchor),"

  @Test("what lies between the ends is shared, whichever of the two is tied to the other")
  func two() throws {
    let expected = ["fail 'one' 38×50", "fail 'two' 38×50"]
    #expect(try verdicts(ends + gap + share) == expected)
    #expect(
      try verdicts(ends + gap + "two.widthAnchor.constraint(equalTo: one.widthAnchor),") == expected
    )
    #expect(
      try verdicts(
        ends + share + "one.trailingAnchor.constraint(equalTo: two.leadingAnchor, constant: -8),")
        == expected)
  }

  @Test("three share it as two do")
  func three() throws {
    let constraints = """
      one.leadingAnchor.constraint(equalTo: box.leadingAnchor), \(gap) \(share)
      three.leadingAnchor.constraint(equalTo: two.trailingAnchor, constant: 2),
      three.widthAnchor.constraint(equalTo: two.widthAnchor),
      three.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      """
    let verdicts = try verdicts(constraints, buttons: ["one", "two", "three"])
    #expect(
      verdicts
        == ["fail 'one' 30×50", "fail 'two' 30×50", "fail 'three' 30×50"])
  }

  @Test(
    "without an end, without equal lengths or with another view between nothing is known",
    arguments: [
      (true, true, false, ""), (true, false, true, ""), (false, true, true, ""),
      (true, false, true, "two.leadingAnchor.constraint(equalTo: box.centerXAnchor),"),
    ])
  func open(hasEnds: Bool, hasGap: Bool, isShared: Bool, other: String) throws {
    let verdicts = try verdicts(
      (hasEnds ? ends : "") + (hasGap ? gap : "") + (isShared ? share : "") + other)
    #expect(!verdicts.contains { $0.contains("38×50") }, "\(verdicts)")
  }
}
