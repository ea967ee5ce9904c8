import Testing

/// How far a view reacts beyond its bounds inside views that may be no larger than it.
@Suite("UIKit: hit regions beyond the bounds")
struct GrownRegionTests {
  private static let pill = """
    final class Pill: UIControl {
      private let label = UILabel()
      init(title: String) {
        super.init(frame: .zero)
        label.text = title
        addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
          label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
          label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
          label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        ])
      }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let dx = max(48 - bounds.width, 0), dy = max(48 - bounds.height, 0)
        return bounds.insetBy(dx: -dx / 2, dy: -dy / 2).contains(point) ? self : nil
      }
    }
    final class Wide: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -12, dy: -12).contains(point)
      }
    }
    """

  private func verdicts(_ members: String, _ setup: String) throws -> [String] {
    try UIKitReading.verdicts(
      members: members,
      setup: """
        button.addTarget(self, action: nil, for: .touchUpInside)
        \(setup)
        """, others: Self.pill, superclass: "UIViewController", wired: false)
  }

  private func pins(_ view: String, _ edges: String..., to other: String) -> String {
    edges.map {
      "\(view).\($0)Anchor.constraint(equalTo: \(other).\($0)Anchor).isActive = true"
    }.joined(separator: "\n")
  }

  @Test("a view that holds nothing else may be no larger than what it holds")
  func hugging() throws {
    let stack = """
      view.addSubview(box)
      \(pins("box", "leading", "top", to: "view"))
      box.addArrangedSubview(button)
      """
    let plain = """
      view.addSubview(box)
      \(pins("box", "leading", "top", to: "view"))
      box.addSubview(button)
      \(pins("button", "leading", "top", "bottom", "trailing", to: "box"))
      """
    let pill = "private let button = Pill(title: \"sent\")"
    let found =
      try verdicts("\(pill)\nprivate let box = UIStackView()", stack)
      + verdicts("\(pill)\nprivate let box = UIView()", plain)
    #expect(found.map { $0.prefix(20) } == ["fail 'button' 44×28", "fail 'button' 44×28"])
    // A picture that is not in the source may be as large as that.
    let picture = "private let button = Wide()"
    let open = "button.setImage(model.image, for: .normal)\n"
    #expect(
      try verdicts("\(picture)\nprivate let box = UIStackView()", open + stack)
        == ["undecided 'button'"])
    #expect(
      try verdicts("\(picture)\nprivate let box = UIView()", open + plain)
        == ["undecided 'button'"])
    // The controller's own view is as large as a screen.
    #expect(
      try verdicts(pill, "view.addSubview(button)\n\(pins("button", "leading", "top", to: "view"))")
        == ["pass 1"])
  }

  @Test(
    "where the room around is known it decides",
    arguments: [
      ("", "undecided 'button'"),
      ("box.heightAnchor.constraint(equalToConstant: 60).isActive = true", "pass 1"),
      ("box.heightAnchor.constraint(equalToConstant: 30).isActive = true", "fail 'button' 48×30"),
      ("TOP = 12\nBOTTOM = 12", "pass 1"), ("TOP = 12\nBOTTOM = 4", "fail 'button' 48×40"),
      ("TOP = 12", "undecided 'button'"), ("BELOW = 12\nBOTTOM = 12", "pass 1"),
      ("BELOW = 4\nBOTTOM = 12", "undecided 'button'"),
    ])
  func known(room: String, expected: String) throws {
    let rows = room.replacing(/(TOP|BOTTOM|BELOW) = (\d+)/) { match in
      if match.1 == "BELOW" {
        return "box.addSubview(title)\n\(pins("title", "leading", "top", to: "box"))\n"
          + "button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: \(match.2))"
          + ".isActive = true"
      }
      let edge = match.1 == "TOP" ? "top" : "bottom"
      let constant = edge == "top" ? "\(match.2)" : "-\(match.2)"
      return "button.\(edge)Anchor.constraint(equalTo: box.\(edge)Anchor, constant: \(constant))"
        + ".isActive = true"
    }
    #expect(
      try verdicts(
        """
        private let button = Wide()
        private let box = UIView()
        private let title = UILabel()
        """,
        """
        view.addSubview(box)
        box.addSubview(button)
        \(pins("box", "leading", "top", "trailing", to: "view"))
        button.widthAnchor.constraint(equalToConstant: 24).isActive = true
        button.heightAnchor.constraint(equalToConstant: 24).isActive = true
        \(rows)
        """) == [expected])
  }

  private func pair(_ stack: String) throws -> [String] {
    try verdicts(
      """
      private let button = Wide()
      private let other = Wide()
      private let box = UIStackView()
      """,
      """
      view.addSubview(box)
      box.spacing = 12
      for button in [button, other] {
        button.widthAnchor.constraint(equalToConstant: 24).isActive = true
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
      }
      \(pins("box", "trailing", "centerY", to: "view"))
      other.addTarget(self, action: nil, for: .touchUpInside)
      \(stack)
      """
    ).sorted()
  }

  @Test("a stack view as long as what it arranges cuts off what lies beyond the first and the last")
  func ends() throws {
    let stack = "box.addArrangedSubview(button)\nbox.addArrangedSubview(other)"
    #expect(try pair(stack) == ["fail 'button' 36×44", "fail 'other' 36×44"])
    let filler =
      "let filler = UIView()\n"
      + "filler.widthAnchor.constraint(equalToConstant: 12).isActive = true\n"
    #expect(
      try pair("\(filler)box.addArrangedSubview(filler)\n\(stack)")
        == ["fail 'other' 36×44", "pass 1"])
    #expect(
      try pair("\(filler)\(stack)\nbox.addArrangedSubview(filler)")
        == ["fail 'button' 36×44", "pass 1"])
    // Whatever lies between them where it is longer, they stand at its ends.
    #expect(
      try pair("\(stack)\n\(pins("box", "leading", to: "view"))")
        == ["fail 'button' 36×44", "fail 'other' 36×44"])
    let title = "let title = UILabel()\nbox.addArrangedSubview(title)"
    #expect(
      try pair("\(stack)\n\(title)\n\(pins("box", "leading", to: "view"))")
        == ["fail 'button' 36×44", "pass 1"])
    // In which order they stand is not known, or they have more room.
    for room in [
      "box.insertArrangedSubview(button, at: 0)\nbox.insertArrangedSubview(other, at: index)",
      "for item in items { box.addArrangedSubview(button)\nbox.addArrangedSubview(other) }",
      "\(stack)\nfill(box)",
      "\(stack)\nbox.isLayoutMarginsRelativeArrangement = true\nbox.layoutMargins = margins",
    ] {
      #expect(try !pair(room).contains { $0.contains("36") }, "\(room)")
    }
  }

  @Test("a view that holds a chain of others cuts off what lies beyond the first and the last")
  func chain() throws {
    let found = try verdicts(
      """
      private let button = Wide()
      private let other = Wide()
      private let box = UIView()
      """,
      """
      view.addSubview(box)
      for button in [button, other] {
        box.addSubview(button)
        button.widthAnchor.constraint(equalToConstant: 24).isActive = true
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
      }
      \(pins("box", "trailing", "centerY", to: "view"))
      \(pins("button", "leading", "top", "bottom", to: "box"))
      other.leadingAnchor.constraint(equalTo: button.trailingAnchor, constant: 12).isActive = true
      \(pins("other", "trailing", "top", "bottom", to: "box"))
      other.addTarget(self, action: nil, for: .touchUpInside)
      """)
    #expect(found == ["fail 'button' 36×44", "fail 'other' 36×44"])
  }

  @Test("what a bar shows a view in may be no larger than the view")
  func bars() throws {
    func verdicts(_ side: Int) throws -> [String] {
      try self.verdicts(
        "private let button = Wide()",
        """
        button.frame = CGRect(x: 0, y: 0, width: \(side), height: \(side))
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        """)
    }
    #expect(try verdicts(40) == ["undecided 'button'"])
    #expect(try verdicts(44) == ["pass 1"])
    // What is around it there leaves 8 points of the 12 at each side at least.
    func inside(_ inset: Int) throws -> [String] {
      try self.verdicts(
        "private let button = Wide()\nprivate let box = UIView()",
        """
        box.frame = CGRect(x: 0, y: 0, width: \(40 + 2 * inset), height: \(40 + 2 * inset))
        box.addSubview(button)
        button.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: \(inset)).isActive = true
        button.topAnchor.constraint(equalTo: box.topAnchor, constant: \(inset)).isActive = true
        button.widthAnchor.constraint(equalToConstant: 40).isActive = true
        button.heightAnchor.constraint(equalToConstant: 40).isActive = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: box)
        """)
    }
    #expect(try inside(8) == ["pass 1"])
  }

  @Test("a rectangle that is changed part by part is followed")
  func stepwise() throws {
    func verdicts(_ least: Int, _ more: String = "") throws -> [String] {
      try UIKitReading.button(
        "Wide()",
        setup: """
          button.widthAnchor.constraint(equalToConstant: 20).isActive = true
          button.heightAnchor.constraint(equalToConstant: 20).isActive = true
          """,
        others: """
          class Wide: UIButton {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
              var area = bounds
              if bounds.width < \(least) {
                area.origin.x -= (\(least) - bounds.width) / 2
                area.size.width = \(least)
              }
              area.size.height += 40
              area.origin = CGPoint(x: area.origin.x, y: -20)
              \(more)
              return area.contains(point) ? self : nil
            }
          }
          """)
    }
    #expect(try verdicts(44) == ["pass 1"])
    #expect(try verdicts(30) == ["fail 'button' 30×60"])
    #expect(try verdicts(44, "area.size.width *= 0.75") == ["fail 'button' 33×60"])
    for more in ["area.size.width = spare", "area.size = spare", "area.size.width += spare"] {
      #expect(try verdicts(44, more) == ["undecided 'button'"])
    }
  }
}
