import Testing
import TouchRules

/// What code puts in front of a control.
@Suite("UIKit: what lies in front in code")
struct CoverTests {
  private static let place = """
    button.widthAnchor.constraint(equalToConstant: 50).isActive = true
    button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 15).isActive = true
    button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -15).isActive = true
    """

  /// What places the bar so that its lower end lies a distance above that of the view around.
  private static func pins(_ bottom: Int = -50, height: Int = 100, of bar: String = "bar") -> String
  {
    """
    NSLayoutConstraint.activate([
      \(bar).leadingAnchor.constraint(equalTo: leadingAnchor),
      \(bar).trailingAnchor.constraint(equalTo: trailingAnchor),
      \(bar).heightAnchor.constraint(equalToConstant: \(height)),
      \(bar).bottomAnchor.constraint(equalTo: bottomAnchor, constant: \(bottom)),
    ])
    """
  }

  private func findings(
    _ adding: String = "addSubview(button)\naddSubview(bar)", more: String = "",
    members: String = "let bar = UIView()", pins: String = pins(), others: String = ""
  ) throws -> [Finding] {
    try UIKitReading.findings(
      members: "let button = UIButton()\n\(members)",
      setup: "\(adding)\n\(Self.place)\n\(pins)\n\(more)", others: others)
  }

  @Test("what is added later and takes touches leaves the rest of a control")
  func covered() throws {
    let found = try #require(findings().first)
    #expect(found.rule == .targetOverlap && found.subject.label == "button")
    #expect(found.hit.written == "50×35")
    #expect(found.message.contains("'bar' in front leaves 50×35 pt"))
    // From where it begins to the end of what is around all is taken.
    let below = "bar.topAnchor.constraint(equalTo: button.bottomAnchor, constant: -20)"
    #expect(
      try findings(
        pins: """
          bar.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          bar.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
          bar.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          \(below).isActive = true
          """
      ).map(\.hit.written) == ["50×30"])
    // What lies around the control lies behind it as well.
    #expect(
      try findings(
        """
        addSubview(box)
        box.addSubview(button)
        addSubview(bar)
        box.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        box.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        box.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        """, members: "let bar = UIView()\nlet box = UIView()"
      ).map(\.hit.written) == ["50×35"])
  }

  @Test("what is added before, elsewhere or nobody knows where takes nothing")
  func elsewhere() throws {
    let both = "addSubview(button)\naddSubview(bar)"
    for adding in [
      "addSubview(bar)\naddSubview(button)", "addSubview(button)\ninsertSubview(bar, at: 0)",
      "addSubview(button)\ninsertSubview(bar, belowSubview: button)",
      "addSubview(button)\nif isOpen { addSubview(bar) }",
      "addSubview(button)\nguard isOpen else { return }\naddSubview(bar)",
      "\(both)\nsendSubviewToBack(bar)", "\(both)\nbar.removeFromSuperview()",
    ] {
      #expect(try findings(adding).isEmpty, "\(adding)")
    }
    #expect(
      try findings(
        "addSubview(button)", members: "let bar = UIView()\nfunc open() { addSubview(bar) }"
      )
      .isEmpty)
    for pins in [Self.pins(-65), Self.pins(-50, height: 2), Self.pins(0), ""] {
      #expect(try findings(pins: pins).isEmpty, "\(pins)")
    }
  }

  @Test("of a control that lies behind another view as a whole nothing is decided")
  func hidden() throws {
    func verdict(_ place: String, _ more: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()\nlet bar = UIStackView()",
        setup: """
          addSubview(button)
          addSubview(bar)
          bar.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          bar.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
          bar.topAnchor.constraint(equalTo: topAnchor).isActive = true
          bar.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          \(place)
          \(more)
          """)
    }
    let short = """
      button.widthAnchor.constraint(equalToConstant: 50).isActive = true
      button.heightAnchor.constraint(equalToConstant: 34).isActive = true
      """
    let wide = """
      button.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      button.heightAnchor.constraint(equalToConstant: 34).isActive = true
      """
    for place in [short, wide] {
      #expect(try verdict(place) == ["undecided 'button'"])
      #expect(try verdict(place, "bringSubviewToFront(button)") != ["undecided 'button'"])
    }
    #expect(try verdict(short, "bar.isUserInteractionEnabled = false") == ["fail 'button' 50×34"])
  }

  @Test(
    "what lets touches through, or may, takes none",
    arguments: [
      "bar.isUserInteractionEnabled = false", "bar.isHidden = true", "bar.alpha = 0",
      "bar.isUserInteractionEnabled = isOpen", "bar.transform = other", "show(bar)",
      "bar.isHidden = isOpen",
    ])
  func through(more: String) throws {
    #expect(try findings(more: more).isEmpty)
  }

  @Test("by its class a view takes touches or lets them through")
  func classes() throws {
    func hits(_ made: String, _ others: String = "") throws -> [String] {
      try findings(members: "let bar = \(made)", others: others)
        .filter { $0.subject.label == "button" }.map(\.hit.written)
    }
    for made in ["UIScrollView()", "UIVisualEffectView()", "UIStackView()", "UIButton()"] {
      #expect(try hits(made) == ["50×35"], "\(made)")
    }
    for made in ["UILabel()", "UIImageView()", "Absent()"] {
      #expect(try hits(made) == [], "\(made)")
    }
    #expect(try hits("Bar()", "final class Bar: UIView {}") == ["50×35"])
    for body in [
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }",
      "func open() { isHidden = true }",
    ] {
      #expect(try hits("Bar()", "final class Bar: UIView { \(body) }") == [], "\(body)")
    }
  }

  private static let wide = """
    final class Wide: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: 0).contains(point)
      }
    }
    """

  /// What is left of a button of 24 by 60 points in a row that reacts 10 points beyond both its ends.
  private func inRow(_ row: String, filler: String = "UIView()") throws -> [String] {
    try UIKitReading.findings(
      members: """
        let button = Wide()
        let name = UILabel()
        let filler = \(filler)
        let row = UIStackView()
        """,
      setup: """
        addSubview(row)
        row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        row.topAnchor.constraint(equalTo: topAnchor).isActive = true
        row.widthAnchor.constraint(equalToConstant: 300).isActive = true
        row.heightAnchor.constraint(equalToConstant: 60).isActive = true
        button.widthAnchor.constraint(equalToConstant: 24).isActive = true
        \(row)
        """, others: Self.wide
    ).filter { $0.subject.label == "button" }.map { "\($0.rule) \($0.hit.written)" }
  }

  private func adding(_ views: String...) -> String {
    views.map { "row.addArrangedSubview(\($0))" }.joined(separator: "\n")
  }

  @Test("what the content of a cell may lie over is too small where all of it is")
  func cells() throws {
    func verdicts(_ height: Int, in holder: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()",
        setup: """
          \(holder)addSubview(button)
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
          button.widthAnchor.constraint(equalToConstant: 80).isActive = true
          button.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
          """, superclass: "UITableViewCell")
    }
    #expect(try verdicts(28) == ["fail 'button' 80×28"])
    #expect(try verdicts(48) == ["undecided 'button'"])
    #expect(try verdicts(48, in: "contentView.") == ["pass 1"])
  }

  @Test("what a stack view arranges behind a control takes what reacts beyond its end")
  func arranged() throws {
    let row = adding("name", "button", "filler")
    #expect(try inRow(row) == ["targetOverlap 34×60"])
    #expect(try inRow("\(row)\nrow.spacing = 4") == ["targetOverlap 38×60"])
    #expect(
      try inRow("\(row)\nrow.spacing = 10\nrow.setCustomSpacing(0, after: button)")
        == ["targetOverlap 34×60"])
    #expect(
      try inRow("\(row)\nrow.setCustomSpacing(12, after: name)") == ["targetOverlap 34×60"])
    let thin = "name.widthAnchor.constraint(equalToConstant: 4).isActive = true"
    #expect(
      try inRow("let first = UILabel()\n\(adding("first", "button", "name", "filler"))\n\(thin)")
        == ["targetOverlap 38×60"])
  }

  @Test("what stands before a control, farther off or nobody knows where takes nothing of its row")
  func besides() throws {
    let row = adding("name", "button", "filler")
    for other in [
      adding("filler", "button", "name"), "\(row)\nrow.spacing = 10",
      "\(row)\nrow.setCustomSpacing(10, after: button)",
      "\(row)\nrow.setCustomSpacing(gap, after: button)",
      "\(row)\nrow.setCustomSpacing(0, after: other)\nrow.spacing = 10",
      "\(row)\nrow.distribution = .equalSpacing", adding("name", "button", "other", "filler"),
      "\(row)\nfiller.isHidden = isShort", "\(row)\nrow.bringSubviewToFront(button)",
      "row.insertArrangedSubview(button, at: 0)\nrow.insertArrangedSubview(filler, at: 0)",
      "\(row)\nrow.alignment = .center",
    ] {
      #expect(try inRow(other) == [], "\(other)")
    }
    #expect(try inRow(row, filler: "UILabel()") == [])
  }

  @Test("of a side of which the most is told, what is in front leaves the most of that")
  func most() throws {
    func message(_ front: String, more: String = "") throws -> String {
      try UIKitReading.findings(
        members: "let badge = UIView()\nlet field = UITextField()",
        setup: """
          addSubview(badge)
          addSubview(field)
          badge.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
          NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -8),
            badge.topAnchor.constraint(equalTo: topAnchor),
            badge.bottomAnchor.constraint(equalTo: bottomAnchor),
            badge.widthAnchor.constraint(equalToConstant: 43),
            field.topAnchor.constraint(equalTo: topAnchor),
            field.bottomAnchor.constraint(equalTo: bottomAnchor),
            heightAnchor.constraint(equalToConstant: 40),
            \(front)
          ])
          \(more)
          """
      ).first { $0.subject.label == "badge" }?.message ?? ""
    }
    func front(from start: Int, to end: String = "trailingAnchor") -> String {
      """
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: \(start)),
      field.trailingAnchor.constraint(equalTo: \(end)),
      """
    }
    let covered = try message(front(from: 30))
    #expect(covered.contains("a width of at most 30 pt and a height of 40 pt"), "\(covered)")
    #expect(covered.contains("keep 'field' out of it"), "\(covered)")
    // What lies beyond it, or lets touches through, leaves all that the views around do.
    for other in [
      try message(front(from: 40)),
      try message(front(from: 30), more: "field.isUserInteractionEnabled = false"),
      try message(front(from: 30), more: "bringSubviewToFront(badge)"),
    ] {
      #expect(other.contains("a width of at most 35 pt"), "\(other)")
    }
  }
}
