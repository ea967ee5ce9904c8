import Testing

/// Constraints of PureLayout, also where another file imports it.
@Suite("UIKit: PureLayout")
struct PureLayoutTests {
  /// What is said of a button in a box 100 points wide.
  private func verdicts(_ setup: String, height: Int = 40) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = UIButton()",
      setup: """
        let box = UIView()
        addSubview(box)
        box.autoPinEdge(toSuperviewEdge: .top)
        box.autoPinEdge(toSuperviewEdge: .leading)
        box.autoSetDimensions(to: CGSize(width: 100, height: \(height)))
        box.addSubview(button)
        \(setup)
        """)
  }

  @Test(
    "edges, middles and lengths",
    arguments: [
      ("button.autoPinEdgesToSuperviewEdges()", "100×40"),
      ("button.autoPinEdgesToSuperviewEdges(with: .zero)", "100×40"),
      (
        "button.autoPinEdgesToSuperviewEdges("
          + "with: UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20))", "70×30"
      ),
      (
        "button.autoPinEdgesToSuperviewEdges("
          + "with: UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20), excludingEdge: .right)\n"
          + "button.autoSetDimension(.width, toSize: 24)", "24×30"
      ),
      (
        "button.autoPinEdge(toSuperviewEdge: .top, withInset: 4)\n"
          + "button.autoPinEdge(toSuperviewEdge: .bottom, withInset: 6)\n"
          + "button.autoAlignAxis(toSuperviewAxis: .vertical)\n"
          + "button.autoMatch(.width, to: .height, of: button, withMultiplier: 2)", "60×30"
      ),
      (
        "button.autoPinEdge(.top, to: .top, of: box, withOffset: 10)\n"
          + "button.autoPinEdge(.bottom, to: .bottom, of: box)\n"
          + "button.autoPinEdge(.left, to: .left, of: box)\n"
          + "button.autoSetDimension(.width, toSize: 50)", "50×30"
      ),
      // The horizontal axis of a view is that between its top and its bottom.
      (
        "button.autoAlignAxis(.horizontal, toSameAxisOf: box)\n"
          + "button.autoPinEdge(toSuperviewEdge: .top, withInset: 8)\n"
          + "button.autoSetDimension(.width, toSize: 50)", "50×24"
      ),
      (
        "button.autoCenterInSuperview()\nbutton.autoSetDimensions(to: CGSize(width: 20, height: 24))",
        "20×24"
      ),
    ])
  func lengths(setup: String, size: String) throws {
    #expect(try verdicts(setup) == ["fail 'button' \(size)"])
  }

  @Test(
    "what is not in the source stays open",
    arguments: [
      "button.autoPinEdgesToSuperviewEdges(with: insets)",
      "button.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: edge)",
      "button.autoPinEdge(toSuperviewEdge: .top, withInset: gap)\n"
        + "button.autoPinEdge(toSuperviewEdge: .bottom)\nbutton.autoSetDimension(.width, toSize: 50)",
    ])
  func open(setup: String) throws {
    #expect(try verdicts(setup, height: 80) == ["undecided 'button'"])
  }

  @Test("its initializer makes what constraints place")
  func initializer() throws {
    func verdicts(_ made: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton(\(made): ())",
        setup: """
          button.setTitle("Undo all", for: .normal)
          addSubview(button)
          button.autoCenterInSuperview()
          """)
    }
    let known = try verdicts("forAutoLayout")
    #expect(known.count == 1 && known[0].hasPrefix("fail 'button'") && known[0].hasSuffix("×34"))
    #expect(try verdicts("forOthers") == ["undecided 'button'"])
  }
}
