import Testing

/// What stack views make of the controls that they arrange.
@Suite("UIKit: stack views")
struct StackTests {
  /// The message on a button of a row, or the verdict where there is none.
  private func inRow(_ row: String, _ button: String) throws -> String {
    let (members, setup) = (
      "let button = UIButton()\nlet row = UIStackView()",
      """
      addSubview(row)
      row.addArrangedSubview(button)
      row.topAnchor.constraint(equalTo: topAnchor).isActive = true
      row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      button.widthAnchor.constraint(equalToConstant: 60).isActive = true
      \(row)
      \(button)
      """
    )
    let findings = try UIKitReading.findings(members: members, setup: setup)
    return try findings.first { $0.subject.label == "button" }?.message
      ?? UIKitReading.verdicts(members: members, setup: setup)[0]
  }

  @Test("what lies in the middle of a stack is no longer than that")
  func middle() throws {
    func message(_ height: Int, _ alignment: String = ".center") throws -> String {
      try inRow(
        """
        row.alignment = \(alignment)
        row.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
        """, "button.setImage(picture(), for: .normal)")
    }
    #expect(try message(38).contains("a height of at most 38 pt"))
    #expect(try message(38, ".top").contains("a height of at most 38 pt"))
    #expect(try message(60).hasPrefix("undecided"))
  }

  @Test("of two heights that contradict each other either may be broken")
  func contradiction() throws {
    func message(_ height: Int) throws -> String {
      try inRow(
        "row.heightAnchor.constraint(equalToConstant: \(height)).isActive = true",
        "button.heightAnchor.constraint(equalToConstant: 24).isActive = true")
    }
    #expect(try message(32).contains("a height of 24 to 32 pt"))
    #expect(
      try message(32).hasSuffix(
        "; constrain it to a height of at least 44, and make 'row' higher with it"))
    #expect(try message(24).contains("60×24 pt"))
  }

  @Test(
    "margins may be members of the project's",
    arguments: [
      "layoutMargins = .standard",
      "layoutMargins = .init(top: 0, left: .gap, bottom: 0, right: .gap)",
      "layoutMargins = UIEdgeInsets(top: 0, left: .gap, bottom: 0, right: .gap)",
      "directionalLayoutMargins = .inside",
      "directionalLayoutMargins = .init(top: 0, leading: .gap, bottom: 0, trailing: .gap)",
    ])
  func margins(margins: String) throws {
    let verdicts = try UIKitReading.verdicts(
      members: "let stack = UIStackView()\nlet button = UIButton()",
      setup: """
        addSubview(stack)
        stack.distribution = .fillEqually
        stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
        stack.heightAnchor.constraint(equalToConstant: 50).isActive = true
        stack.addArrangedSubview(button)
        stack.addArrangedSubview(UIView())
        stack.isLayoutMarginsRelativeArrangement = true
        stack.\(margins)
        """,
      others: """
        extension CGFloat { static let gap: CGFloat = 10 }
        extension UIEdgeInsets {
          static let standard = UIEdgeInsets(top: 0, left: .gap, bottom: 0, right: .gap)
        }
        extension NSDirectionalEdgeInsets {
          static let inside = Self(top: 0, leading: 10, bottom: 0, trailing: 10)
        }
        """)
    #expect(verdicts == ["fail 'button' 40×50"])
  }

  @Test("along its axis a stack view asks for all that it arranges and the distances between")
  func total() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let pair = UIStackView()\nlet icon = UIImageView()\nlet mark = UIView()",
        setup: """
          icon.heightAnchor.constraint(equalToConstant: 20).isActive = true
          mark.heightAnchor.constraint(equalToConstant: 10).isActive = true
          pair.axis = .vertical
          pair.addArrangedSubview(icon)
          pair.addArrangedSubview(mark)
          addSubview(pair)
          pair.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          pair.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          pair.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
          \(setup)
          """, wired: false)
    }
    #expect(try verdicts("").first?.hasSuffix("×30") == true)
    #expect(try verdicts("pair.spacing = 4").first?.hasSuffix("×34") == true)
    #expect(
      try verdicts("pair.spacing = 4; pair.setCustomSpacing(40, after: icon)")
        == ["undecided 'pair'"])
    #expect(
      try verdicts("pair.distribution = .fillProportionally") == ["undecided 'pair'"])
  }

  @Test("stack views stretch across their axis, and along it where something pulls at them")
  func stacks() throws {
    func verdicts(_ stack: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          let button = UIButton(type: .system)
          let stack = UIStackView()
          """,
        setup: """
          button.setTitle("Undo", for: .normal)
          addSubview(stack)
          stack.addArrangedSubview(button)
          stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
          \(stack)
          """)
    }
    let free = try verdicts("stack.axis = .horizontal")
    #expect(free.count == 1 && free[0].hasPrefix("fail 'button'") && free[0].hasSuffix("×30"))
    #expect(
      try verdicts("stack.heightAnchor.constraint(equalToConstant: 36).isActive = true")
        .first?.hasSuffix("×36") == true)
    #expect(
      try verdicts(
        """
        stack.axis = .vertical
        stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        stack.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        """) == ["undecided 'button'"])
    #expect(
      try verdicts(
        """
        stack.alignment = .center
        stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
        """
      ).first?.hasSuffix("×30") == true)
  }

  @Test("across its axis a stack view is as long as the longest of what it arranges")
  func stackContent() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members:
          "private let link = UIStackView()\nlet label = UILabel()\nlet icon = UIImageView()",
        setup: """
          label.font = .systemFont(ofSize: 13)
          icon.heightAnchor.constraint(equalToConstant: 20).isActive = true
          link.addArrangedSubview(label)
          link.addArrangedSubview(icon)
          addSubview(link)
          link.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          link.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          link.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
          \(setup)
          """, wired: false)
    }
    let plain = try verdicts("")
    #expect(plain.count == 1 && plain[0].hasPrefix("fail 'link'") && plain[0].hasSuffix("×20"))
    #expect(try verdicts("link.alignment = .center") == plain)
    #expect(
      try verdicts("link.isLayoutMarginsRelativeArrangement = true") == ["undecided 'link'"])
    #expect(try verdicts("link.axis = .vertical").first?.hasPrefix("fail 'link'") == true)
    #expect(
      try verdicts("link.axis = .vertical; link.distribution = Model.shared.distribution")
        == ["undecided 'link'"])
    // A constraint keeps the icon as high as it is, however many lines the label asks for.
    #expect(try verdicts("label.numberOfLines = 0") == plain)
    #expect(
      try verdicts("label.numberOfLines = 0; link.alignment = .center") == ["undecided 'link'"])
    #expect(
      try verdicts("link.addArrangedSubview(Maker.shared.view)") == ["undecided 'link'"])
    // The longest may be hidden: what is left is no longer.
    #expect(try verdicts("icon.isHidden = Model.shared.isPlain").first?.hasPrefix("fail") == true)
  }

  @Test("a slider asks for no width, so that it takes what a row has left")
  func slider() throws {
    func verdicts(_ other: String) throws -> [String] {
      try stretched(
        """
        button.titleLabel?.font = .systemFont(ofSize: 10)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.heightAnchor.constraint(equalToConstant: 48).isActive = true
        stack.addArrangedSubview(\(other))
        stack.addArrangedSubview(button)
        """, axis: "horizontal")
    }
    let slider = try verdicts("UISlider()").filter { $0.contains("'button'") }
    #expect(slider.count == 1 && slider[0].hasPrefix("fail"))
    #expect(try verdicts("Kit.view()").filter { $0.contains("'button'") } == ["undecided 'button'"])
  }

  @Test("of views that ask for as much each is its own cause")
  func alike() throws {
    func lines(_ second: Int) throws -> [Int?] {
      try UIKitReading.findings(
        members: "let first = UIButton()\nlet second = UIButton()\nlet row = UIStackView()",
        setup: """
          addSubview(row)
          row.topAnchor.constraint(equalTo: topAnchor).isActive = true
          for view in [first, second] { row.addArrangedSubview(view) }
          first.setTitle("Yes please", for: .normal)
          second.setTitle("No, thank you", for: .normal)
          second.titleLabel?.font = .systemFont(ofSize: \(second))
          """
      ).map { $0.cause?.line }
    }
    let same = try lines(18)
    #expect(same.count == 2 && same[0] != same[1])
    let larger = try lines(24)
    #expect(larger.count == 2 && larger[0] == larger[1])
  }

  @Test("what a stack view of one length holds besides leaves so much less to grow into")
  func crowded() throws {
    func message(_ length: Int, _ other: String = "equalToConstant: 20") throws -> String {
      let findings = try UIKitReading.findings(
        members: """
          let button = UIButton()
          private let line = UIView()
          private let row = UIStackView()
          """,
        setup: """
          addSubview(row)
          row.spacing = 4
          row.addArrangedSubview(line)
          row.addArrangedSubview(button)
          row.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          row.widthAnchor.constraint(equalToConstant: \(length)).isActive = true
          line.widthAnchor.constraint(\(other)).isActive = true
          button.widthAnchor.constraint(equalToConstant: 36).isActive = true
          button.heightAnchor.constraint(equalToConstant: 50).isActive = true
          """)
      return try #require(findings.first { $0.subject.label == "button" }).message
    }
    #expect(
      try message(60).hasSuffix(
        "constrain it to a width of at least 44, and make 'row' wider with it"))
    #expect(!(try message(80).contains("with it")))
    #expect(!(try message(60, "lessThanOrEqualToConstant: 20").contains("with it")))
  }
}
