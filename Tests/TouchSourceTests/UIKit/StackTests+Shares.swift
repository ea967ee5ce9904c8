import Testing

/// How stack views divide a length among what they arrange.
extension StackTests {
  /// The verdicts on a button in a stack view that is stretched between the edges of its class.
  func stretched(
    _ setup: String, members: String = "", axis: String = "vertical"
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        private let button = UIButton(type: .system)
        private let stack = UIStackView()
        \(members)
        """,
      setup: """
        button.setTitle("Undo", for: .normal)
        stack.axis = .\(axis)
        addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: topAnchor),
          stack.leadingAnchor.constraint(equalTo: leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: trailingAnchor),
          stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        \(setup)
        """)
  }

  @Test("an equal share and a length of its own contradict each other in a stretched stack view")
  func shares() throws {
    func verdicts(_ distribution: String) throws -> [String] {
      try stretched(
        """
        stack.distribution = .\(distribution)
        stack.addArrangedSubview(button)
        stack.addArrangedSubview(other)
        other.widthAnchor.constraint(equalToConstant: 28).isActive = true
        other.heightAnchor.constraint(equalToConstant: 50).isActive = true
        """, members: "private let other = UIButton()", axis: "horizontal"
      ).filter { $0.contains("'other'") }
    }
    #expect(try verdicts("fillEqually") == ["undecided 'other'"])
    #expect(try verdicts("fill") == ["fail 'other' 28×50"])
  }

  @Test(
    "another view takes what a filling stack view has left",
    arguments: [
      // It asks for no length at all.
      "stack.addArrangedSubview(button); stack.addArrangedSubview(UIView())",
      "stack.addArrangedSubview(button); stack.addArrangedSubview(UIStackView())",
      "[button, UITableView()].forEach { stack.addArrangedSubview($0) }",
      // It keeps less strongly from growing.
      """
      let label = UILabel()
      label.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
      stack.addArrangedSubview(label)
      stack.addArrangedSubview(button)
      """,
      """
      button.setContentHuggingPriority(.defaultHigh, for: .vertical)
      stack.addArrangedSubview(UILabel())
      stack.addArrangedSubview(button)
      """,
    ])
  func spared(setup: String) throws {
    let verdicts = try stretched(setup)
    #expect(verdicts.count == 1)
    #expect(verdicts[0].hasPrefix("fail 'button'") && verdicts[0].hasSuffix("×30"))
  }

  @Test(
    "which view takes what is left is not always known",
    arguments: [
      "stack.addArrangedSubview(button)",
      "stack.addArrangedSubview(button); stack.addArrangedSubview(UILabel())",
      // It is not always there, or has a length of its own.
      "stack.addArrangedSubview(button); if isOpen { stack.addArrangedSubview(UIView()) }",
      """
      let space = UIView()
      space.heightAnchor.constraint(equalToConstant: 20).isActive = true
      stack.addArrangedSubview(button)
      stack.addArrangedSubview(space)
      """,
      """
      let space = UIView()
      space.isHidden = isOpen
      stack.addArrangedSubview(button)
      stack.addArrangedSubview(space)
      """,
      // It keeps from growing along the other axis.
      """
      button.setContentHuggingPriority(.required, for: .horizontal)
      stack.addArrangedSubview(UILabel())
      stack.addArrangedSubview(button)
      """,
    ])
  func unspared(setup: String) throws {
    #expect(try stretched(setup, members: "var isOpen = false") == ["undecided 'button'"])
  }

  @Test("what is hidden at times has an equal part while it is shown")
  func sharedAtTimes() throws {
    func verdicts(_ width: Int, _ setup: String = "") throws -> [String] {
      try stretched(
        """
        stack.distribution = .fillEqually
        stack.widthAnchor.constraint(equalToConstant: \(width)).isActive = true
        stack.heightAnchor.constraint(equalToConstant: 50).isActive = true
        stack.addArrangedSubview(button)
        \(setup)
        """,
        members: """
          private let other = UIView()
          func show(_ isOpen: Bool, _ view: UIView) {
            button.isHidden = !isOpen
            other.isHidden = isOpen
            stack.isHidden = view !== stack
          }
          """, axis: "horizontal"
      ).filter { $0.contains("'button'") || $0.hasPrefix("pass") }
    }
    #expect(try verdicts(100) == ["pass 1"])
    #expect(try verdicts(30) == ["fail 'button' 30×50"])
    // With the other, or without, it is long enough, or too short.
    #expect(try verdicts(100, "stack.addArrangedSubview(other)") == ["pass 1"])
    #expect(try verdicts(30, "stack.addArrangedSubview(UIView())") == ["fail 'button' 15×50"])
    #expect(
      try verdicts(60, "stack.addArrangedSubview(other)").allSatisfy { $0.hasPrefix("undecided") })
  }

  @Test("views that share a length have equal parts of it")
  func shared() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try stretched(
        """
        stack.distribution = .fillEqually
        stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
        stack.heightAnchor.constraint(equalToConstant: 50).isActive = true
        stack.addArrangedSubview(button)
        \(setup)
        """, axis: "horizontal")
    }
    #expect(try verdicts("") == ["pass 1"])
    #expect(
      try verdicts("stack.addArrangedSubview(UIView()); stack.spacing = 20")
        == ["fail 'button' 40×50"])
    #expect(
      try verdicts(
        """
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        stack.addArrangedSubview(UIView())
        """) == ["fail 'button' 40×50"])
    // What is hidden has no part.
    #expect(
      try verdicts("let other = UIView(); other.isHidden = true; stack.addArrangedSubview(other)")
        == ["pass 1"])
  }

  @Test(
    "how many views share a length is not known where a loop adds them, or replaces their stack view",
    arguments: [
      "for title in titles { let item = make(title); grid.addArrangedSubview(item) }",
      """
      var row: UIStackView?
      for (number, title) in ["Cut", "Copy", "Paste", "Undo"].enumerated() {
        if number % 2 == 0 { row = makeRow() }
        let item = make(title)
        row?.addArrangedSubview(item)
      }
      """,
      """
      var row: UIStackView?
      for (number, title) in titles.enumerated() {
        if number % 2 == 0 { row = makeRow() }
        let item = make(title)
        row?.addArrangedSubview(item)
      }
      """,
      """
      for (number, title) in ["Cut", "Copy", "Paste", "Undo"].enumerated() {
        if number % 2 == 0 { last = makeRow() }
        let item = make(title)
        last.addArrangedSubview(item)
      }
      """,
    ])
  func uncounted(setup: String) throws {
    let making = """
      private func makeRow() -> UIStackView {
        let row = UIStackView()
        row.distribution = .fillEqually
        grid.addArrangedSubview(row)
        return row
      }
      """
    func verdicts(_ setup: String, making: String = making) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let grid = UIStackView()
          private var titles: [String]
          private var last = UIStackView()
          \(making)
          private func make(_ title: String) -> UIButton {
            let button = UIButton()
            button.setTitle(title, for: .normal)
            button.addTarget(self, action: nil, for: .touchUpInside)
            return button
          }
          """,
        setup: """
          grid.axis = .vertical
          grid.distribution = .fillEqually
          addSubview(grid)
          grid.widthAnchor.constraint(equalToConstant: 300).isActive = true
          grid.heightAnchor.constraint(equalToConstant: 120).isActive = true
          \(setup)
          """, wired: false)
    }
    let found = try verdicts(setup)
    #expect(found.allSatisfy { $0.hasPrefix("undecided") }, "\(found)")
    let one = try verdicts(
      """
      let item = make("Cut")
      makeRow().addArrangedSubview(item)
      """)
    #expect(one == ["pass 1"], "\(one)")
    let known = try verdicts(
      """
      for title in ["Cut", "Copy", "Paste", "Undo"] {
        let row = UIStackView()
        grid.addArrangedSubview(row)
        let item = make(title)
        row.addArrangedSubview(item)
      }
      """, making: "")
    #expect(known.contains { $0.hasSuffix("×30") }, "\(known)")
  }

  @Test("views that share a length by what they ask for ask for that where nothing stretches them")
  func proportional() throws {
    func verdict(_ setup: String) throws -> String {
      try UIKitReading.verdicts(
        members: "let button = UIButton()\nlet stack = UIStackView()",
        setup: """
          addSubview(stack)
          stack.distribution = .fillProportionally
          stack.addArrangedSubview(button)
          stack.addArrangedSubview(UILabel())
          stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
          stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.setImage(.gridicon(.cross), for: .normal)
          button.heightAnchor.constraint(equalToConstant: 50).isActive = true
          \(setup)
          """)[0]
    }
    #expect(try verdict("") == "fail 'button' 24×50")
    #expect(
      try verdict("stack.widthAnchor.constraint(equalToConstant: 300).isActive = true")
        == "undecided 'button'")
  }
}
