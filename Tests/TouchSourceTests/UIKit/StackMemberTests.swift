import Testing

@Suite("UIKit: what stack views hold")
struct StackMemberTests {
  @Test("an initializer of the project's sets a stack view up")
  func initializers() throws {
    let others = """
      extension UIStackView {
        convenience init(
          _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, views: [UIView]
        ) {
          self.init(arrangedSubviews: views)
          self.axis = axis
          self.spacing = spacing
        }
      }
      """
    func verdicts(_ views: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton(type: .system)
          private lazy var stack = UIStackView(.vertical, spacing: 8, views: [\(views)])
          """,
        setup: """
          button.setTitle("Undo", for: .normal)
          addSubview(stack)
          stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
          stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          """, others: others)
    }
    let spared = try verdicts("button, UIView()")
    #expect(spared.count == 1 && spared[0].hasPrefix("fail") && spared[0].hasSuffix("×30"))
    #expect(try verdicts("button, UILabel()") == ["undecided 'button'"])
  }

  @Test("a class may put what is added to it into a stack view that it holds")
  func handedToStack() throws {
    func verdicts(_ body: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let holder = Holder()\nlet button = UIButton()",
        setup: """
          addSubview(holder)
          holder.addSubview(button)
          button.heightAnchor.constraint(equalToConstant: 30).isActive = true
          holder.widthAnchor.constraint(equalToConstant: 200).isActive = true
          """,
        others: """
          final class Holder: UIView {
            let stack = UIStackView()
            init() {
              super.init(frame: .zero)
              super.addSubview(stack)
              stack.axis = .vertical
              stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
              stack.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
            }
            override func addSubview(_ view: UIView) { \(body) }
          }
          """)
    }
    #expect(try verdicts("stack.addArrangedSubview(view)") == ["fail 'button' 200×30"])
    #expect(try verdicts("super.addSubview(view)") != ["fail 'button' 200×30"])
  }

  @Test("a stack view that is not followed may give any length")
  func outside() throws {
    let verdicts = try UIKitReading.verdicts(
      members: "let button = UIButton()\nlet bar = Bar()",
      setup: """
        addSubview(bar)
        bar.row.addArrangedSubview(button)
        button.setImage(.gridicon(.cross), for: .normal)
        button.heightAnchor.constraint(equalTo: button.widthAnchor).isActive = true
        """, others: "final class Bar: UIView { let row = UIStackView() }")
    #expect(verdicts == ["undecided 'button'"])
    // What a constraint says holds there as well.
    let fixed = try UIKitReading.verdicts(
      members: "let button = UIButton()\nlet bar = Bar()",
      setup: """
        addSubview(bar)
        bar.row.addArrangedSubview(button)
        button.heightAnchor.constraint(equalTo: button.widthAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: 30).isActive = true
        """, others: "final class Bar: UIView { let row = UIStackView() }")
    #expect(fixed == ["fail 'button' 30×30"])
  }

  @Test("views reach a stack view by what observes the list that holds them")
  func observed() throws {
    func verdicts(_ observer: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let row = UIStackView()
          private var tabs: [UIButton] = []\(observer)
          """,
        setup: """
          addSubview(row)
          row.topAnchor.constraint(equalTo: topAnchor).isActive = true
          row.heightAnchor.constraint(equalToConstant: 40).isActive = true
          for title in titles {
            let tab = UIButton()
            tab.setTitle(title, for: .normal)
            tab.addTarget(self, action: nil, for: .touchUpInside)
            tabs.append(tab)
          }
          """, wired: false)
    }
    let found = try verdicts(" { didSet { tabs.forEach { row.addArrangedSubview($0) } } }")
    #expect(found.count == 1 && found[0].hasPrefix("fail 'tab'") && found[0].hasSuffix("×40"))
    #expect(try verdicts("") == ["undecided 'tab'"])
  }

  @Test("what puts a stack view into another view replaces how it was to arrange at first")
  func arrangedAnew() throws {
    func verdicts(_ setup: String, later: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIView {
          private let row: UIStackView = {
            let row = UIStackView()
            row.axis = .vertical
            row.translatesAutoresizingMaskIntoConstraints = false
            return row
          }()
          private let button = UIButton()
          init() {
            super.init(frame: .zero)
            setUp()
          }
          required init?(coder: NSCoder) { fatalError() }
          func setUp() {
            \(setup)
            row.addArrangedSubview(button)
            row.topAnchor.constraint(equalTo: topAnchor).isActive = true
            row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            row.heightAnchor.constraint(equalToConstant: 48).isActive = true
            button.widthAnchor.constraint(equalToConstant: 60).isActive = true
            button.addTarget(self, action: #selector(open), for: .touchUpInside)
          }
          \(later)
          @objc func open() {}
        }
        """)
    }
    let added = "addSubview(row)"
    #expect(try verdicts("\(added); row.axis = .horizontal") == ["pass 1"])
    #expect(try verdicts("row.axis = .horizontal; \(added)") == ["pass 1"])
    // What may come first, or later, leaves both.
    for open in ["if busy { row.axis = .horizontal }", "button.tap { row.axis = .horizontal }"] {
      #expect(try verdicts("\(added); \(open)") == ["undecided 'button'"])
    }
    #expect(
      try verdicts(added, later: "func turn() { row.axis = .horizontal }")
        == ["undecided 'button'"])
  }

  /// The verdicts on a button that a helper which is handed cases with views puts into a column.
  private func verdicts(_ call: String, body: String = filling) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        let button = UIButton(type: .system)
        private let label = UILabel()
        """,
      setup: """
        let column = UIStackView()
        column.axis = .vertical
        column.alignment = .center
        addSubview(column)
        column.topAnchor.constraint(equalTo: topAnchor).isActive = true
        column.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        button.setTitle("Refresh", for: .normal)
        button.addTarget(self, action: nil, for: .touchUpInside)
        column.\(call)
        """,
      others: """
        extension UIStackView {
          enum Item {
            case view(UIView)
            case gap(CGFloat)
          }
          func add(_ items: Item...) { \(body) }
          func fill(with items: [Item]) { \(body) }
        }
        """, wired: false)
  }

  private static let filling = """
    items.forEach {
      switch $0 {
      case .view(let view): addArrangedSubview(view)
      case .gap(let gap):
        guard let last = arrangedSubviews.last else { return }
        setCustomSpacing(gap, after: last)
      }
    }
    """

  @Test("a helper puts the views into a stack view that cases hold which it is handed")
  func cases() throws {
    func isFollowed(_ call: String, body: String = Self.filling) throws -> Bool {
      let found = try verdicts(call, body: body)
      return found.count == 1 && found[0].hasPrefix("fail") && found[0].hasSuffix("×30")
    }
    let items = ".view(label), .gap(12), .view(button)"
    let loop = "for item in items { if case .view(let view) = item { addArrangedSubview(view) } }"
    for body in [Self.filling, loop] {
      #expect(try isFollowed("add(\(items))", body: body), "\(body)")
      #expect(try isFollowed("fill(with: [\(items)])", body: body), "\(body)")
    }
    #expect(try verdicts("add(.gap(12))") == ["undecided 'button'"])
    for body in ["show(items)", "for item in items { if case .gap(let gap) = item { use(gap) } }"] {
      #expect(try verdicts("add(\(items))", body: body) == ["undecided 'button'"], "\(body)")
    }
  }

  @Test("a function that is handed lists says nothing of others where all its calls are read")
  func handedLists() throws {
    func verdicts(_ call: String, outside: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          let button = UIButton()
          private let row = UIStackView()
          func add(_ views: [UIView]) { views.forEach { row.addArrangedSubview($0) } }
          """,
        setup: """
          addSubview(row)
          row.distribution = .fillEqually
          row.widthAnchor.constraint(equalToConstant: 80).isActive = true
          row.heightAnchor.constraint(equalToConstant: 44).isActive = true
          button.addTarget(self, action: nil, for: .touchUpInside)
          \(call)
          """, wired: false, outside: outside)
    }
    #expect(try verdicts("add([button, UILabel()])") == ["fail 'button' 40×44"])
    #expect(try verdicts("add([button])") == ["pass 1"])
    for call in ["add([button, UILabel()]); add(others)", "add(others)"] {
      #expect(try verdicts(call) == ["undecided 'button'"], "\(call)")
    }
    let outside = "func more(_ sample: Sample) { sample.add([UILabel()]) }"
    #expect(try verdicts("add([button, UILabel()])", outside: outside) == ["undecided 'button'"])
  }

  @Test("a view that is alone in a stack view reaches from its start to its end")
  func alone() throws {
    func verdicts(_ distribution: String, _ others: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton(type: .system)
          private let stack = UIStackView()
          let other = UIView()
          """,
        setup: """
          addSubview(stack)
          stack.distribution = .\(distribution)
          button.setTitle("Go", for: .normal)
          button.heightAnchor.constraint(equalToConstant: 48).isActive = true
          stack.addArrangedSubview(button)
          \(others)
          stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
          stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          stack.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
          """)
    }
    let others = "stack.addArrangedSubview(other)"
    for distribution in ["equalSpacing", "equalCentering"] {
      #expect(try verdicts(distribution) == ["undecided 'button'"])
      #expect(try verdicts(distribution, others).first?.hasPrefix("fail") == true)
      #expect(
        try verdicts(distribution, others + "; other.isHidden = isOld") == ["undecided 'button'"])
    }
  }

  @Test("a stack view keeps what it arranges short by its margins too")
  func margins() throws {
    func message(_ height: Int, _ margins: String) throws -> String {
      try UIKitReading.finding(
        """
        let row = UIStackView()
        row.alignment = .center
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = \(margins)
        addSubview(row)
        row.addArrangedSubview(button)
        NSLayoutConstraint.activate([
          row.topAnchor.constraint(equalTo: topAnchor),
          row.leadingAnchor.constraint(equalTo: leadingAnchor),
          row.heightAnchor.constraint(equalToConstant: \(height)),
          button.widthAnchor.constraint(equalToConstant: 60),
          button.heightAnchor.constraint(equalToConstant: 40),
        ])
        """
      ).message
    }
    let margins = "UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)"
    #expect(try message(52, margins).contains("make 'row' higher with it"))
    #expect(try !message(56, margins).contains("'row'"))
    #expect(
      try !message(52, "UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)").contains("'row'"))
  }
}
