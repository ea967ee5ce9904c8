import Testing

/// Constraints of TinyConstraints.
@Suite("UIKit: TinyConstraints")
struct TinyConstraintsTests {
  /// What is said of a button in a box 100 points wide.
  private func verdicts(
    _ setup: String, height: Int = 40, module: String = "TinyConstraints"
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = UIButton()",
      setup: """
        let box = UIView()
        addSubview(box)
        box.leadingToSuperview()
        box.topToSuperview()
        box.size(CGSize(width: 100, height: \(height)))
        box.addSubview(button)
        \(setup)
        """, others: "import \(module)")
  }

  @Test(
    "edges, middles and lengths",
    arguments: [
      ("button.edgesToSuperview()", "100×40"),
      ("button.edges(to: box)", "100×40"),
      ("button.edgesToSuperview(insets: .uniform(5))", "90×30"),
      ("button.edgesToSuperview(insets: .horizontal(10) + .top(8))", "80×32"),
      (
        "button.edges(to: box, insets: TinyEdgeInsets(top: 4, left: 10, bottom: 6, right: 20))",
        "70×30"
      ),
      (
        "button.edgesToSuperview(excluding: .right, insets: .vertical(5))\nbutton.width(24)",
        "24×30"
      ),
      (
        "button.edgesToSuperview(excluding: [.left, .right])\nbutton.width(to: box, offset: -60)",
        "40×40"
      ),
      ("button.verticalToSuperview()\nbutton.widthToSuperview(multiplier: 0.5)", "50×40"),
      ("button.centerInSuperview()\nbutton.size(CGSize(width: 20, height: 24))", "20×24"),
      ("button.height(30)\nbutton.widthToHeight(of: button)\nbutton.center(in: box)", "30×30"),
      (
        "button.leadingToSuperview(offset: 10)\nbutton.trailingToSuperview(offset: 10)\n"
          + "button.top(to: box)\nbutton.bottom(to: box, offset: -10)", "80×30"
      ),
      (
        "button.leftToSuperview(offset: 10)\nbutton.rightToSuperview(offset: -10)\n"
          + "button.topToSuperview()\nbutton.height(30, priority: .required)", "80×30"
      ),
      ("button.origin(to: box)\nbutton.width(30)\nbutton.height(min: 20, max: 20)", "30×20"),
    ])
  func lengths(setup: String, size: String) throws {
    #expect(try verdicts(setup) == ["fail 'button' \(size)"])
  }

  @Test(
    "what is not in the source, or is not sure, stays open",
    arguments: [
      "button.edgesToSuperview(insets: insets)",
      "button.edgesToSuperview(excluding: edge)",
      "button.edgesToSuperview(insets: .uniform(gap))",
      "button.width(to: other)\nbutton.height(60)",
      "button.size(CGSize(width: 60, height: 60), isActive: isSmall)",
    ])
  func open(setup: String) throws {
    #expect(try verdicts(setup, height: 80) == ["undecided 'button'"])
  }

  @Test("its names mean nothing where no file imports it")
  func others() throws {
    #expect(try verdicts("button.edgesToSuperview()", module: "Other") == ["undecided 'button'"])
  }

  @Test("what fills a stack view is as wide as that is told to be")
  func stacks() throws {
    func verdicts(_ setup: String, alignment: String = "center") throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()",
        setup: """
          let column = UIStackView()
          column.axis = .vertical
          column.alignment = .\(alignment)
          addSubview(column)
          column.leftToSuperview()
          column.topToSuperview()
          column.width(100)
          \(setup)
          """, others: "import TinyConstraints")
    }
    let added = "column.addArrangedSubview(button)\n"
    #expect(
      try verdicts(added + "button.height(30)\nbutton.widthToSuperview(offset: -40)")
        == ["fail 'button' 60×30"])
    #expect(
      try verdicts(added + "button.height(30)\nbutton.width(to: column)")
        == ["fail 'button' 100×30"])
    let box = """
      let box = UIView()
      column.addArrangedSubview(box)
      box.addSubview(button)
      button.edgesToSuperview()
      button.height(30)
      """
    #expect(try verdicts(box + "\nbox.widthToSuperview()") == ["fail 'button' 100×30"])
  }
}
