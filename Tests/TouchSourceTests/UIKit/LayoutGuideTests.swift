import Testing

/// Guides that a class makes and ties its views to.
@Suite("UIKit: layout guides of a class's own")
struct LayoutGuideTests {
  private static let guide = """
    addLayoutGuide(guide)
    guide.heightAnchor.constraint(equalToConstant: 50).isActive = true
    guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10).isActive = true
    guide.topAnchor.constraint(equalTo: topAnchor).isActive = true
    """

  private func verdicts(_ length: String, members: String = "", local: String = "") throws
    -> [String]
  {
    try UIKitReading.verdicts(
      members: "let button = UIButton()\n\(members)",
      setup: """
        addSubview(button)
        \(local)
        \(Self.guide)
        \(length)
        button.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
        button.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
        button.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
        button.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
        """)
  }

  @Test(
    "what reaches from one end of a guide to the other is as long as that",
    arguments: [
      ("guide.widthAnchor.constraint(equalToConstant: 40).isActive = true", "fail 'button' 40×50"),
      ("guide.widthAnchor.constraint(equalToConstant: 60).isActive = true", "pass 1"),
      (
        "guide.widthAnchor.constraint(equalTo: guide.heightAnchor, constant: -8).isActive = true",
        "fail 'button' 42×50"
      ),
      ("guide.widthAnchor.constraint(equalToConstant: room).isActive = true", "undecided 'button'"),
      ("", "undecided 'button'"),
    ])
  func lengths(length: String, expected: String) throws {
    #expect(try verdicts(length, members: "private let guide = UILayoutGuide()") == [expected])
    #expect(try verdicts(length, local: "let guide = UILayoutGuide()") == [expected])
  }

  @Test("a guide whose length changes leaves it open, as one that is made elsewhere does")
  func open() throws {
    let width = "guide.widthAnchor.constraint(equalToConstant: 40)"
    #expect(
      try verdicts("if isShort { \(width).isActive = true }", local: "let guide = UILayoutGuide()")
        == ["undecided 'button'"])
    #expect(
      try verdicts("\(width).isActive = true", local: "let guide = makeGuide()")
        == ["undecided 'button'"])
  }

  @Test("a guide beside a view takes room of what is around both")
  func besides() throws {
    let verdicts = try UIKitReading.verdicts(
      members: "let button = UIButton()\nlet box = UIView()\nlet guide = UILayoutGuide()",
      setup: """
        addSubview(box)
        box.addSubview(button)
        box.addLayoutGuide(guide)
        box.widthAnchor.constraint(equalToConstant: 60).isActive = true
        guide.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        guide.widthAnchor.constraint(equalToConstant: 20).isActive = true
        button.leadingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
        button.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        button.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        """)
    #expect(verdicts.contains("fail 'button' 40×50"))
  }
}
