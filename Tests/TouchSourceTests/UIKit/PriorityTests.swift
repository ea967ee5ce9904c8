import Testing

/// Lengths that hold where nothing stronger says otherwise.
@Suite("UIKit: priorities that a class sets")
struct PriorityTests {
  private static let chip = """
    final class Chip: UIButton {
      init(keeping priority: Float = UILayoutPriority.defaultLow.rawValue) {
        super.init(frame: .zero)
        setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
        setContentHuggingPriority(UILayoutPriority(priority), for: .vertical)
        setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
        setContentCompressionResistancePriority(UILayoutPriority(priority), for: .vertical)
      }
      init() {
        super.init(frame: .zero)
        setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  private func verdicts(_ creation: String, _ others: String = chip) throws -> [String] {
    try UIKitReading.verdicts(
      members: "private let button = \(creation)",
      setup: """
        view.addSubview(button)
        button.setTitle(name, for: .normal)
        button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        let wish = button.heightAnchor.constraint(equalToConstant: 30)
        wish.priority = .defaultHigh
        wish.isActive = true
        button.heightAnchor.constraint(lessThanOrEqualToConstant: 60).isActive = true
        button.widthAnchor.constraint(equalTo: button.heightAnchor).isActive = true
        """,
      others: others, superclass: "UIViewController")
  }

  @Test("what a class keeps weakly gives way to a stronger length")
  func weak() throws {
    #expect(try verdicts("Chip(keeping: 280)") == ["fail 'button' 30×30"])
  }

  @Test("of several initializers the one that is called counts")
  func called() throws {
    #expect(try verdicts("Chip()") == ["fail 'button' 30×30"])
  }

  @Test(
    "a priority by its raw value, as an argument's own value or under a name",
    arguments: [
      "init(keeping priority: Float = UILayoutPriority.defaultLow.rawValue) {",
      "init() {\nlet priority = UILayoutPriority.defaultLow.rawValue",
    ])
  func rawValue(initializer: String) throws {
    let chip = """
      final class Chip: UIButton {
        \(initializer)
          super.init(frame: .zero)
          setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
          setContentHuggingPriority(UILayoutPriority(priority), for: .vertical)
          setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
          setContentCompressionResistancePriority(UILayoutPriority(priority), for: .vertical)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    #expect(try verdicts("Chip()", chip) == ["fail 'button' 30×30"])
  }

  @Test("what a class keeps more strongly is not overruled")
  func strong() throws {
    #expect(try verdicts("Chip(keeping: 800)").allSatisfy { $0.hasPrefix("undecided") })
  }

  @Test("an initializer that leaves the rest to another says what that says too")
  func delegating() throws {
    let chip = """
      final class Chip: UIButton {
        init(kept: Bool) {
          super.init(frame: .zero)
          setContentHuggingPriority(.required, for: .vertical)
        }
        convenience init() { self.init(kept: true) }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    #expect(try verdicts("Chip()", chip).allSatisfy { $0.hasPrefix("undecided") })
  }

  @Test("a length and what a view shows contradict each other where both are required")
  func required() throws {
    func extent(_ side: Int, _ call: String) throws -> String {
      try UIKitReading.finding(
        members: "private let button = UIButton(type: .system)",
        """
        button.setTitle("Undo", for: .normal)
        addSubview(button)
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: 50).isActive = true
        button.heightAnchor.constraint(equalToConstant: \(side)).isActive = true
        \(call)
        """
      ).extent
    }
    let hugging = "button.setContentHuggingPriority(.required, for: .vertical)"
    #expect(try extent(40, "") == "50×40 pt")
    #expect(try extent(40, hugging) == "a width of 50 pt and a height of 30 to 40 pt")
    // Lower than what it shows is no matter of hugging, but of resistance.
    #expect(try extent(20, hugging) == "50×20 pt")
    #expect(
      try extent(20, hugging.replacing("Hugging", with: "CompressionResistance"))
        == "a width of 50 pt and a height of 20 to 30 pt")
  }

  @Test(
    "what keeps from growing and from shrinking before all else is as wide as what it shows",
    arguments: [
      ("number.trailingAnchor", ".required", ".required", "fail"),
      ("number.trailingAnchor", ".required", ".defaultHigh", "undecided"),
      ("number.trailingAnchor", ".defaultHigh", ".required", "undecided"),
      ("leadingAnchor", ".required", ".required", "undecided"),
    ])
  func required(start: String, hugging: String, resistance: String, expected: String) throws {
    let verdicts = try UIKitReading.verdicts(
      members: """
        private let button = UIButton(type: .system)
        private let number = UILabel()
        """,
      setup: """
        addSubview(button)
        addSubview(number)
        button.setImage(UIImage(systemName: "xmark"), for: .normal)
        button.setContentHuggingPriority(\(hugging), for: .horizontal)
        button.setContentCompressionResistancePriority(\(resistance), for: .horizontal)
        number.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        number.trailingAnchor.constraint(greaterThanOrEqualTo: button.leadingAnchor).isActive = true
        button.leadingAnchor.constraint(equalTo: \(start)).isActive = true
        button.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        """)
    #expect(verdicts.map { String($0.prefix { $0 != " " }) } == [expected])
  }

  /// A control with a label in it, some of whose edges are tied to it.
  private func item(_ edges: String) -> String {
    """
    final class Item: UIControl {
      private let label = UILabel()
      init() {
        super.init(frame: .zero)
        addSubview(label)
        label.numberOfLines = 0
        label.snp.makeConstraints { $0.\(edges).equalToSuperview() }
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """
  }

  @Test("a length as strong as what views show holds where nothing in the view asks for another")
  func bare() throws {
    func verdicts(_ edges: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = Item()",
        setup: """
          addSubview(button)
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          button.snp.makeConstraints { $0.height.equalTo(30).priority(.high) }
          """, others: item(edges))
    }
    #expect(try verdicts("leading.top") == ["fail 'button' 60×30"])
    #expect(try verdicts("leading.top.bottom") == ["undecided 'button'"])
    #expect(try verdicts("leading.height") == ["undecided 'button'"])
  }

  /// What is told of the size of such a control that a row of a height puts into its middle.
  private func extent(
    _ edges: String, row: Int, distribution: String = "equalCentering"
  ) throws -> String {
    try UIKitReading.finding(
      members: "private let button = Item()\nprivate let row = UIStackView()",
      """
      addSubview(row)
      row.alignment = .center
      row.distribution = .\(distribution)
      row.addArrangedSubview(button)
      row.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview(); $0.height.equalTo(\(row)) }
      button.snp.makeConstraints { $0.size.equalTo(CGSize(width: 36, height: 34)).priority(.high) }
      """, others: item(edges)
    ).extent
  }

  @Test("a stack view that spreads its views leaves them as long as they ask to be")
  func spread() throws {
    #expect(try extent("leading.top", row: 60) == "36×34 pt")
    #expect(try extent("leading.top", row: 60, distribution: "fill") == "a height of 34 pt")
  }

  @Test("of ends that are one length that is told")
  func oneLength() throws {
    #expect(try extent("leading.top.bottom", row: 30).contains("36×30 pt"))
  }

  @Test(
    "what ends where a view does is as long as that is by a constraint which it could overrule",
    arguments: [
      ("30", "750", "", "fail 'button' 60×30"),
      // It keeps from growing more strongly than that.
      ("30", "200", "", "undecided 'button'"),
      // What it shows asks for more.
      ("20", "600", "", "undecided 'button'"),
      (
        "30", "750", "button.setContentHuggingPriority(.required, for: .vertical)",
        "undecided 'button'"
      ),
      (
        "30", "750", "box.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true",
        "undecided 'button'"
      ),
    ])
  func followed(height: String, priority: String, more: String, verdict: String) throws {
    #expect(
      try UIKitReading.verdicts(
        members: "let button = UIButton()\nprivate let box = UIView()",
        setup: """
          addSubview(box)
          addSubview(button)
          button.setImage(.gridicon(.cross), for: .normal)
          box.topAnchor.constraint(equalTo: topAnchor).isActive = true
          box.widthAnchor.constraint(equalToConstant: 60).isActive = true
          let height = box.heightAnchor.constraint(equalToConstant: \(height))
          height.priority = UILayoutPriority(\(priority))
          height.isActive = true
          \(["leading", "trailing", "top", "bottom"].map {
            "button.\($0)Anchor.constraint(equalTo: box.\($0)Anchor).isActive = true"
          }.joined(separator: "\n"))
          \(more)
          """) == [verdict])
  }
}
