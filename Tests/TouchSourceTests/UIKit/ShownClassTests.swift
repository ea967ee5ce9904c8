import Testing
import TouchRules

/// Views of the project's classes: as large as the code that shows them says, or as they ask for.
@Suite("UIKit: classes that others show")
struct ShownClassTests {
  /// A bar with a button from its top to its bottom, and a controller that shows it.
  private func verdicts(
    distance: Double = 0, others: String = "", setup: String, members: String = "let bar = Bar()",
    after code: String = ""
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      class Bar: UIView {
        private let button = UIButton()
        init() {
          super.init(frame: .zero)
          button.addTarget(self, action: nil, for: .touchUpInside)
          button.setTitle("Go", for: .normal)
          addSubview(button)
          NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: topAnchor, constant: \(distance)),
            bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: \(distance)),
            button.centerXAnchor.constraint(equalTo: centerXAnchor),
            button.widthAnchor.constraint(equalToConstant: 60),
          ])
          \(others)
        }
      }
      class Sample: UIViewController {
        \(members)
        func setUp() {
          \(setup)
        }
      }
      \(code)
      """)
  }

  @Test("a class is no view of SwiftUI's, whatever protocol of that name it conforms to")
  func protocolNamedView() throws {
    func verdicts(_ conformance: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))",
        setup: "addSubview(button)", superclass: "UIView\(conformance)")
    }
    #expect(try verdicts("") == ["fail 'button' 24×24"])
    #expect(try verdicts(", View") == ["fail 'button' 24×24"])
  }

  @Test("an extension of another type for a class alone is no class that inherits from it")
  func conditionalExtension() throws {
    func verdicts(_ others: String) throws -> [String] {
      try self.verdicts(
        setup: """
          view.addSubview(bar)
          bar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
          """, after: others)
    }
    for extended in [
      "extension Taps where Base: Bar { var all: Int { base.tag } }",
      "extension Taps: Counted where Base: Bar { var all: Int { base.tag } }", "",
    ] {
      #expect(try verdicts(extended) == ["pass 1"], "\(extended)")
    }
    #expect(try verdicts("final class Wide: Bar {}") == ["undecided 'button'"])
  }

  /// A button that is handed to a bar, which takes views as some code says.
  private func handedOver(
    _ taking: String, stack: String = "UIStackView()", place: String = "",
    bar: String = "private let"
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        let bar = Bar()
        private let button = UIButton()
        """,
      setup: """
        addSubview(bar)
        bar.heightAnchor.constraint(equalToConstant: 48).isActive = true
        bar.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.setTitle("Go", for: .normal)
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        bar.take([button])
        """,
      others: """
        final class Bar: UIView {
          \(bar) left = \(stack)
          init() {
            super.init(frame: .zero)
            addSubview(left)
            left.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            \(place)
          }
          func take(_ views: [UIView]) { \(taking) }
        }
        """)
  }

  private static let centered = "UIStackView().then { $0.alignment = .center }"
  private static let middle =
    "left.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true"
  private static let filling =
    "left.topAnchor.constraint(equalTo: topAnchor).isActive = true\n"
    + "left.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true"

  @Test(
    "what a bar's own stack takes is as large as that leaves it",
    arguments: [
      "views.forEach { left.addArrangedSubview($0) }", "views.forEach(left.addArrangedSubview)",
      "for view in views { left.addArrangedSubview(view) }",
    ])
  func handedToStack(taking: String) throws {
    #expect(
      try handedOver(taking, stack: Self.centered, place: Self.middle) == ["fail 'button' 60×34"])
    #expect(try handedOver(taking, place: Self.filling) == ["pass 1"])
    // Others that it takes may make an open stack higher.
    #expect(try handedOver(taking, place: Self.middle) == ["undecided 'button'"])
  }

  @Test("what a bar does with views in other ways is not known")
  func handedElsewhere() throws {
    for taking in [
      "self.views = views", "views.forEach { other.addArrangedSubview($0) }",
      "views.forEach { left.addArrangedSubview($0); scale($0) }",
    ] {
      #expect(
        try handedOver(taking, stack: Self.centered, place: Self.middle) == ["undecided 'button'"],
        "\(taking)")
    }
    // What the bar lets others do to its stack may be anything.
    #expect(
      try handedOver(
        "views.forEach { left.addArrangedSubview($0) }", stack: Self.centered,
        place: "\(Self.middle) }\n}\nfunc turn(_ bar: Bar) { if true { bar.left.axis = .vertical",
        bar: "let") == ["undecided 'button'"])
  }

  @Test("what is as long as the view of a controller is as long as the screen")
  func asLongAsScreen() throws {
    func verdicts(_ length: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()",
        setup: """
          view.addSubview(button)
          button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          \(length).isActive = true
          """, superclass: "UIViewController")
    }
    let height = "button.heightAnchor.constraint(equalToConstant: 48).isActive = true\n"
    #expect(
      try verdicts(
        height + "button.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -48)")
        == ["pass 1"])
    #expect(
      try verdicts(
        height + "button.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1)"
      ).first?.hasPrefix("fail 'button' 39") == true)
  }

  @Test("a frame may be as long as the view of a controller")
  func framedByScreen() throws {
    func message(_ frame: String, superclass: String = "UIViewController") throws -> String {
      try UIKitReading.findings(
        members: "let button = UIButton()",
        setup: """
          \(superclass == "UIView" ? "addSubview" : "view.addSubview")(button)
          button.frame = CGRect(\(frame))
          """, superclass: superclass
      ).map(\.message).joined()
    }
    for width in ["view.frame.width", "self.view.bounds.width", "view.bounds.size.width"] {
      let found = try message("x: 0, y: 20, width: \(width), height: 40")
      #expect(found.contains("about 393×40 pt"), "\(found)")
      #expect(found.contains("; give it a frame with a height of at least 44"), "\(found)")
      #expect(try message("x: 0, y: 20, width: \(width), height: 48") == "")
    }
    // Of other views, and of where a view begins, nothing is known there.
    for width in ["table.frame.width", "view.frame.minX", "view.frame.height"] {
      #expect(
        try message("x: 0, y: 20, width: \(width), height: 40").contains("in a height of 40 pt"),
        "\(width)")
    }
    #expect(
      try message("x: 0, y: 20, width: frame.width, height: 40", superclass: "UIView")
        .contains("in a height of 40 pt"))
  }

  @Test("a class above may hold a view of a type that it is given")
  func genericBase() throws {
    func verdicts(_ base: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        class Screen<Pane: UIView>: UIViewController {
          let pane: Pane
          override func viewDidLoad() { view.addSubview(pane) }
        }
        class List<Row, Content: UIView>: Screen<Content> {}
        class Box: UIView {
          let row = UIStackView(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
          func setUp() { addSubview(row) }
        }
        final class Home: \(base) {
          func wire() {
            pane.row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
          }
        }
        """)
    }
    #expect(try verdicts("Screen<Box>") == ["fail 'row' 28×28"])
    #expect(try verdicts("List<Int, Box>") == ["fail 'row' 28×28"])
    #expect(try verdicts("Screen<Kit>").first?.hasPrefix("undecided") == true)
  }

  @Test("a protocol's helper that a class calls says how large its views are")
  func protocolHelper() throws {
    func verdicts(_ call: String, others: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        \(others)
        protocol HasMore { var more: UIButton { get } }
        extension HasMore where Self: UIView {
          func placeMore() {
            addSubview(more)
            more.snp.makeConstraints { $0.trailing.top.equalToSuperview(); $0.size.equalTo(28) }
          }
        }
        final class Head: UIView, HasMore {
          lazy var more = UIButton()
          func setUp() {
            \(call)
            more.addTarget(self, action: nil, for: .touchUpInside)
          }
        }
        """)
    }
    #expect(try verdicts("placeMore()") == ["fail 'more' 28×28"])
    // Which of several it is turns on the class.
    let other = "extension HasMore where Self: Head { func placeMore() { addSubview(more) } }"
    #expect(try verdicts("placeMore()", others: other) == ["undecided 'more'"])
    #expect(try verdicts("") == ["undecided 'more'"])
  }

  @Test("a helper's parameter is what the class's code hands to it")
  func ownParameters() throws {
    func verdicts(_ making: String, _ calls: String, outside: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let field = \(making)\nprivate let button = UIButton()",
        setup: """
          addSubview(field)
          addSubview(button)
          button.snp.makeConstraints { $0.top.bottom.equalTo(field); $0.width.equalTo(80) }
          """,
        others: """
          final class Field: UIView {
            init(height: CGFloat = 40) { super.init(frame: .zero); \(calls) }
            func fix(to height: CGFloat) { snp.makeConstraints { $0.height.equalTo(height) } }
          }
          """, outside: outside)
    }
    #expect(try verdicts("Field()", "fix(to: height)") == ["fail 'button' 80×40"])
    #expect(try verdicts("Field(height: 36)", "fix(to: height)") == ["fail 'button' 80×36"])
    #expect(try verdicts("Field(height: 48)", "fix(to: height)") == ["pass 1"])
    #expect(
      try verdicts("Field()", "fix(to: height); if isLarge { fix(to: 60) }")
        == ["undecided 'button'"])
    #expect(try verdicts("Field()", "fix(to: Theme.shared.height)") == ["undecided 'button'"])
    #expect(
      try verdicts(
        "Field()", "fix(to: height)", outside: "func grow(_ field: Field) { field.fix(to: 60) }")
        == ["undecided 'button'"])
  }

  private static func shown(_ height: String, _ bar: String = "bar") -> String {
    """
    view.addSubview(\(bar))
    \(bar).leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    \(bar).trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    \(bar).topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    \(height.isEmpty ? "" : "\(bar).heightAnchor.constraint(equalToConstant: \(height)).isActive = true")
    """
  }

  @Test("what shows a view gives it its size")
  func given() throws {
    #expect(try verdicts(setup: Self.shown("30")) == ["fail 'button' 60×30"])
    #expect(try verdicts(distance: 10, setup: Self.shown("60")) == ["fail 'button' 60×40"])
    #expect(try verdicts(setup: Self.shown("60")) == ["pass 1"])
  }

  @Test("each place that shows a view counts for itself")
  func places() throws {
    func verdicts(_ height: String, _ member: String) throws -> [String] {
      try self.verdicts(
        setup: Self.shown(height) + "\n" + Self.shown("60", "second"),
        members: "let bar = Bar()\n\(member)")
    }
    #expect(try verdicts("30", "let second = Bar()") == ["fail 'button' 60×30"])
    #expect(try verdicts("50", "let second = Bar()") == ["pass 1"])
    // What is not known of another place changes nothing in one that is.
    for member in ["let second = load(Bar.self)", "lazy var other = place(Bar())\nvar second: Bar"]
    {
      #expect(try verdicts("30", member) == ["fail 'button' 60×30"], "\(member)")
      #expect(try verdicts("50", member) == ["undecided 'button'"], "\(member)")
    }
  }

  @Test("a view that a function of its owner makes is where the owner puts it")
  func madeByFunction() throws {
    func verdicts(_ height: String, _ body: String = "Bar()") throws -> [String] {
      try self.verdicts(
        setup: Self.shown(height),
        members: "private lazy var bar = make()\nprivate func make() -> Bar { \(body) }")
    }
    #expect(try verdicts("30") == ["fail 'button' 60×30"])
    #expect(try verdicts("50") == ["pass 1"])
    #expect(
      try verdicts("30", "let made = Bar()\nmade.tag = 1\nreturn made") == ["fail 'button' 60×30"])
  }

  @Test("a view that nothing stretches is as large as what it holds asks for")
  func fitting() throws {
    let plain = try verdicts(setup: Self.shown(""))
    #expect(plain.count == 1 && plain[0].hasPrefix("fail 'button' 60×34"), "\(plain)")
    let footer = try verdicts(
      distance: 16, setup: "table.tableFooterView = bar",
      members: "let table = UITableView()\nprivate lazy var bar: Bar = { Bar() }()")
    #expect(footer.count == 1 && footer[0].hasPrefix("fail 'button' 60×34"), "\(footer)")
    // A second view between the same ends has a say too: here one that asks for less.
    let label = """
      let label = UILabel()
      addSubview(label)
      label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      label.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      """
    let both = try verdicts(others: label, setup: Self.shown(""))
    #expect(both.count == 1 && both[0].hasPrefix("fail 'button' 60×34"), "\(both)")
  }

  @Test(
    "where it is shown elsewhere, or by code that is not followed, nothing is known",
    arguments: [
      "",
      "place(bar)",
      "registry.register(Bar.self)\n" + shown("50"),
      "registry.add { Registry.wrap(Bar()) }\n" + shown("50"),
    ])
  func open(setup: String) throws {
    #expect(try verdicts(setup: setup) == ["undecided 'button'"])
  }

  @Test("images that the project names, and those of a library, have their sizes")
  func images() throws {
    let verdicts = try UIKitReading.button(
      setup: """
        button.setImage(.closeImage, for: .normal)
        button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        """,
      others: """
        extension UIImage { static var closeImage: UIImage { UIImage.gridicon(.cross) } }
        """)
    #expect(verdicts.count == 1 && verdicts[0].hasPrefix("fail"), "\(verdicts)")
  }

  /// A row of a column that is tied to the edges of its class, and a controller that shows it.
  private func column(_ setup: String, members: String = "private let share = Share()") throws
    -> [String]
  {
    try Reading().verdicts(
      """
      import UIKit
      final class Share: UIView {
        private let column = UIStackView()
        private let row = UIStackView()
        private let icon = UIImageView()
        init() {
          super.init(frame: .zero)
          addSubview(column)
          column.axis = .vertical
          column.snp.makeConstraints { $0.edges.equalToSuperview() }
          column.addArrangedSubview(row)
          row.addArrangedSubview(icon)
          icon.snp.makeConstraints { $0.size.equalTo(25) }
          row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
        }
      }
      final class Page: UIViewController {
        \(members)
        override func viewDidLoad() {
          \(setup)
        }
      }
      """)
  }

  @Test("a class's own view that nothing stretches stretches nothing in it")
  func unstretched() throws {
    let added =
      "view.addSubview(share); share.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview()"
    #expect(try column("\(added) }") == ["fail 'row' 393×25"])
    let stacked = """
      let stack = UIStackView(arrangedSubviews: [share])
      stack.axis = .vertical
      view.addSubview(stack)
      stack.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
      """
    #expect(try column(stacked) == ["fail 'row' 393×25"])
    for stretched in [
      "\(added); $0.bottom.equalToSuperview() }", "\(added); $0.height.equalTo(height) }",
      "show(share)",
    ] {
      #expect(try column(stretched) == ["undecided 'row'"], "\(stretched)")
    }
  }

  @Test("what is as long as the class's own view is what shows that gives it")
  func ownLengths() throws {
    func audit(_ others: String = "") throws -> Audit {
      try Reading().audit(
        """
        import UIKit
        final class Sample: UIView {
          private let label = UILabel()
          private let button = UIButton()
          func setUp() {
            addSubview(label)
            addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            label.snp.makeConstraints { $0.leading.top.bottom.equalToSuperview() }
            button.snp.makeConstraints {
              $0.leading.equalTo(label.snp.trailing)
              $0.size.equalTo(self.snp.height)
              $0.centerY.equalToSuperview()
            }
          }
        }
        \(others)
        """)
    }
    #expect(try audit().undecided.map(\.reason) == ["what shows 'Sample' gives it its size"])
    let holder = """
      final class Holder: UIView {
        private let bar = Sample()
        func setUp() {
          addSubview(bar)
          bar.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview(); $0.height.equalTo(36) }
        }
      }
      """
    #expect(try audit(holder).findings.map(\.hit.written) == ["36×36"])
  }

  @Test("all views of a class are named that one line gives their length")
  func alike() throws {
    func message(_ views: String) throws -> String {
      let findings = try Reading().audit(
        """
        import UIKit
        final class Terms: UIView {
          private let button = UIButton()
          init() {
            super.init(frame: .zero)
            addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            button.snp.makeConstraints { $0.edges.equalToSuperview() }
          }
        }
        final class Page: UIViewController {
          private let first = Terms()
          private let second = Terms()
          override func viewDidLoad() {
            for terms in [first, second] {
              view.addSubview(terms)
              terms.snp.makeConstraints { $0.top.leading.equalToSuperview(); $0.width.equalTo(90) }
            }
            [\(views)].forEach { $0.snp.makeConstraints { $0.height.equalTo(30) } }
          }
        }
        """
      ).findings
      return findings.first?.message ?? ""
    }
    #expect(
      try message("first, second").contains("let 'first' and 'second', which decide its height"))
    #expect(try !message("first").contains("'second'"))
  }
}
