import Testing

/// Views whose class is not named where they are made, and classes that only their use tells.
@Suite("UIKit: how views are made")
struct MakingTests {
  private let others = """
    class Round: UIButton {}
    final class Wide: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    struct Kinds {
      var plain: UIButton.Type = UIButton.self
      var round: Round.Type = Round.self
      var wide: UIButton.Type = Wide.self
      var open: UIButton.Type
      var computed: UIButton.Type { Wide.self }
      var chosen: UIButton.Type { isWide ? Wide.self : UIButton.self }
    }
    protocol Buildable {}
    extension UIView: Buildable {}
    extension Buildable where Self: UIView {
      static func build(_ change: (Self) -> Void) -> Self {
        let view = Self()
        change(view)
        return view
      }
    }
    extension UIView {
      static func create<Made: UIView>(_ change: (Made) -> Void) -> Made {
        let view = Made()
        change(view)
        return view
      }
      var prepared: Self { translatesAutoresizingMaskIntoConstraints = false; return self }
    }
    """
  @Test(
    "the written type says what is made",
    arguments: [
      "let button: UIButton = .init()", "let button: Round = .init()",
      "lazy var button: UIButton = .init(type: .system)",
      "let button: UIButton = .create { $0.tag = 1 }",
      "let button: Round = .build { $0.tag = 1 }",
      "let button: UIButton = .fromLibrary { $0.tag = 1 }",
      "lazy var button: UIButton = kinds.plain.init()",
      "lazy var button = kinds.round.init().prepared",
      "lazy var button = kinds.round.init()",
      "lazy var button = kind.init()\nvar kind: Round.Type { return Round.self }",
      "let button: UIButton = { $0.tag = 1; return $0 }(UIButton())",
      "let button: UIButton = UIButton().decorated",
      "let button: UIButton = UIButton().decorated(with: 3)",
    ])
  func written(member: String) throws {
    #expect(
      try UIKitReading.verdicts(
        members: "\(member)\nprivate let kinds = Kinds()",
        setup: "\(UIKitReading.small)\nbutton.addTarget(self, action: nil, for: .touchUpInside)",
        others: others, wired: false) == ["fail 'button' 30×48"])
  }

  @Test(
    "methods of what a static constant holds make views",
    arguments: [
      ("static let shared = Factory()", true), ("static let shared: Making = Factory()", true),
      ("static let shared: Making = chosen()", false), ("static var shared = Factory()", false),
    ])
  func factories(member: String, isFollowed: Bool) throws {
    let verdicts = try UIKitReading.verdicts(
      members: "private let stack = Factory.shared.row(high: 30)",
      setup: """
        addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        let button = UIButton()
        button.widthAnchor.constraint(equalToConstant: 50).isActive = true
        button.addTarget(self, action: nil, for: .touchUpInside)
        stack.addArrangedSubview(button)
        """,
      others: """
        protocol Making { func row(high: CGFloat) -> UIStackView }
        final class Factory: Making {
          \(member)
          func row(high height: CGFloat = 60) -> UIStackView {
            let stack = UIStackView()
            stack.axis = .horizontal
            stack.heightAnchor.constraint(equalToConstant: height).isActive = true
            return stack
          }
        }
        """, wired: false)
    #expect(verdicts == (isFollowed ? ["fail 'button' 50×30"] : ["undecided 'button'"]))
  }

  @Test("a metatype makes the class that it is given first")
  func metatypes() throws {
    func verdicts(_ member: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "\(member)\nprivate let kinds = Kinds()",
        setup: "\(UIKitReading.small)\nbutton.addTarget(self, action: nil, for: .touchUpInside)",
        others: others, wired: false)
    }
    #expect(try verdicts("lazy var button: UIButton = kinds.wide.init()") == ["pass 1"])
    #expect(try verdicts("lazy var button = kinds.wide.init().prepared") == ["pass 1"])
    #expect(try verdicts("lazy var button = kinds.computed.init()") == ["pass 1"])
    // It may be any class that inherits.
    for path in ["kinds.open", "kinds.chosen", "Library.shared.plain"] {
      #expect(
        try verdicts("lazy var button: UIButton = \(path).init()") == ["undecided 'button'"])
    }
  }

  @Test("what a property is given later, and each member of a list, is of the written type")
  func assigned() throws {
    let wiring = "button.addTarget(self, action: nil, for: .touchUpInside)"
    #expect(
      try UIKitReading.verdicts(
        members: "var button: UIButton!",
        setup: "button = .init()\n\(UIKitReading.small)\n\(wiring)",
        wired: false) == ["fail 'button' 30×48"])
    #expect(
      try UIKitReading.verdicts(
        members: "let buttons: [UIButton] = [.init(), .init(type: .system)]",
        setup: "for button in buttons {\n\(UIKitReading.small)\n\(wiring)\n}", wired: false)
        == ["fail 'button' 30×48", "fail 'button' 30×48"])
  }

  @Test("a view of code that is not followed is there, but nothing is known of it")
  func elsewhere() throws {
    let setup = "\(UIKitReading.small)\nbutton.addTarget(self, action: nil, for: .touchUpInside)"
    func verdicts(_ members: String, _ others: String = "") throws -> [String] {
      try UIKitReading.verdicts(members: members, setup: setup, others: others, wired: false)
    }
    #expect(try verdicts("let button: UIButton = Library.makeButton()") == ["undecided 'button'"])
    // What is handed in is an element where it is made.
    #expect(
      try verdicts(
        "let button: UIButton\ninit(button: UIButton) { self.button = button }") == [])
    #expect(try verdicts("let button: UILabel = Library.makeLabel()") == [])
  }

  @Test("functions of a class's own make views for other files", arguments: ["static", "class"])
  func otherFiles(modifier: String) throws {
    let verdicts = try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIView {
        private lazy var button: UIButton = {
          let button = UIButton.closing()
          button.addTarget(self, action: nil, for: .touchUpInside)
          return button
        }()
        func setUp() { addSubview(button) }
      }
      """,
      with: [
        "Buttons.swift": """
        import UIKit
        extension UIButton {
          \(modifier) func closing() -> UIButton {
            let made = UIButton(type: .custom)
            made.widthAnchor.constraint(equalToConstant: 30).isActive = true
            made.heightAnchor.constraint(equalToConstant: 48).isActive = true
            return made
          }
        }
        """
      ])
    #expect(verdicts == ["fail 'button' 30×48"])
  }

  @Test("a class may begin with a small letter")
  func smallLetters() throws {
    func verdicts(_ member: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: member,
        setup: "\(UIKitReading.small)\nbutton.addTarget(self, action: nil, for: .touchUpInside)",
        others: """
          final class roundButton: UIButton { convenience init(_ title: String) { self.init() } }
          """, wired: false)
    }
    for making in ["roundButton()", "roundButton(\"Go\")"] {
      #expect(try verdicts("let button = \(making)") == ["fail 'button' 30×48"], "\(making)")
    }
    #expect(try verdicts("let button: UIButton = loadButton()") == ["undecided 'button'"])
  }

  private static let factory = """
    enum Kit {
      static func button(_ side: CGFloat) -> UIButton {
        let made = UIButton()
        made.addTarget(nil, action: nil, for: .touchUpInside)
        made.widthAnchor.constraint(equalToConstant: side).isActive = true
        made.heightAnchor.constraint(equalToConstant: side).isActive = true
        return made
      }
    }
    """

  @Test(
    "what a function makes is judged where its callers show it",
    arguments: [
      // A caller that gives it a name is where it is reported.
      ("let send = Kit.button(30)\nfunc setUp() { addSubview(send) }", ["fail 'send' 30×30"]),
      (
        "let send = Kit.button(50)\nlet close = Kit.button(30)\nfunc setUp() { addSubview(close) }",
        ["fail 'close' 30×30", "pass 1"]
      ),
      ("func setUp() { addSubview(Kit.button(30)) }", ["fail 'made' 30×30"]),
      ("func setUp() { addSubview(Kit.button(50)) }", ["pass 1"]),
      (
        "func setUp() { addSubview(Kit.button(50))\naddSubview(Kit.button(30)) }",
        ["fail 'made' 30×30"]
      ),
      ("func setUp() { addSubview(Kit.button(50))\nadd(Kit.button) }", ["undecided 'made'"]),
      ("func setUp() {}", []),
    ])
  func factories(members: String, expected: [String]) throws {
    let screen = "import UIKit\nfinal class Bar: UIView {\n\(members)\n}"
    #expect(
      try Reading().verdicts("import UIKit\n\(Self.factory)", with: ["Bar.swift": screen])
        == expected)
  }

  @Test("a view that a function of the class makes is known before the code that makes it")
  func madeLater() throws {
    func verdicts(_ result: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIView {
          private lazy var stack = UIStackView().then { stack in
            [button].forEach { stack.addArrangedSubview($0) }
          }
          private lazy var button = make("Go")
          func setUp() {
            addSubview(stack)
            stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
            button.addTarget(self, action: nil, for: .touchUpInside)
          }
          func make(_ title: String) -> \(result) {
            let button = UIButton()
            button.setTitle(title, for: .normal)
            return button
          }
        }
        """)
    }
    #expect(try verdicts("UIButton") == ["fail 'button' 30×34"])
    #expect(try verdicts("Product") == ["undecided 'button'"])
  }

  @Test("a class inside another is reached by others of its file")
  func nestedClass() throws {
    func verdicts(_ use: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        class Screen: UIViewController {
          let bar = Room.Bar()
          func setUp() { view.addSubview(bar); \(use) }
        }
        class Room: UIView {}
        extension Room {
          class Bar: UIView {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            func setUp() { addSubview(button); self.button.tag = 1 }
          }
          class Other: UIView {}
        }
        """)
    }
    #expect(
      try verdicts("bar.button.addTarget(self, action: nil, for: .touchUpInside)")
        == ["fail 'button' 30×30"])
    #expect(try verdicts("") == ["undecided 'button'"])
    // What has nothing before its dot is a case.
    #expect(
      try verdicts("if case .button = kind { return }; send(.button.rx.tap)")
        == ["undecided 'button'"])
  }

  @Test("a control that nothing makes react is no target")
  func idleControls() throws {
    func verdicts(_ members: String, _ access: String = "private let") throws -> [String] {
      try UIKitReading.verdicts(
        members: "\(access) button = Dots()", setup: "\(UIKitReading.small)\nbutton.count = 3",
        others: "final class Dots: UIControl { var count = 0\n\(members) }", wired: false)
    }
    #expect(try verdicts("") == [])
    #expect(try verdicts("", "let") == ["undecided 'button'"])
    let tracking = """
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
      """
    let own = "func setUp() { addTarget(self, action: nil, for: .touchUpInside) }"
    for members in [tracking, own] {
      #expect(try verdicts(members) == ["fail 'button' 30×48"])
    }
  }

  @Test(
    "a control that only tells of values is no target where nothing in it takes touches",
    arguments: [
      ("", ".valueChanged", [String]()),
      ("", "[.valueChanged, .editingDidEnd]", []),
      ("func step() { sendActions(for: .valueChanged) }", "UIControl.Event.valueChanged", []),
      ("", ".touchUpInside", ["fail 'button' 30×48"]),
      ("", "[.valueChanged, .touchUpInside]", ["fail 'button' 30×48"]),
      ("", "event", ["fail 'button' 30×48"]),
      (
        "override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }",
        ".valueChanged", ["fail 'button' 30×48"]
      ),
      (
        "func setUp() { addGestureRecognizer(UIPanGestureRecognizer()) }", ".valueChanged",
        ["fail 'button' 30×48"]
      ),
    ])
  func values(members: String, event: String, expected: [String]) throws {
    #expect(
      try UIKitReading.verdicts(
        members: "private let button = Meter()",
        setup: "\(UIKitReading.small)\nbutton.addTarget(self, action: nil, for: \(event))",
        others: "final class Meter: UIControl { \(members) }", wired: false) == expected)
  }

  @Test("a switch that tells of its value is one")
  func systemValues() throws {
    #expect(
      try UIKitReading.verdicts(
        members: "private let button = UISwitch()",
        setup: "\(UIKitReading.small)\nbutton.addTarget(self, action: nil, for: .valueChanged)",
        wired: false)
        == ["exempt 'button' system style"])
  }

  @Test("a button of the project's that nothing makes react is no target")
  func idleButtons() throws {
    func verdicts(
      _ members: String, _ setup: String = "", _ access: String = "private let"
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: "\(access) button = Round()",
        setup: "\(UIKitReading.small)\nbutton.count = 3\n\(setup)",
        others: "class Round: UIButton { var count = 0\n\(members) }", wired: false)
    }
    let look = "override func layoutSubviews() { layer.cornerRadius = bounds.height / 2 }"
    let initializer = """
      override init(frame: CGRect) { super.init(frame: frame); attribute(); setImage(nil, for: .normal) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      func attribute() {}
      """
    for members in ["", look, initializer] {
      #expect(try verdicts(members) == [])
      #expect(try verdicts(members, "", "let") == ["undecided 'button'"])
      #expect(
        try verdicts(members, "button.addTarget(self, action: nil, for: .touchUpInside)")
          == ["fail 'button' 30×48"])
    }
    for members in [
      "func setUp() { addTarget(self, action: nil, for: .touchUpInside) }",
      "override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { go() }",
      "func setUp() { menu = choices(); showsMenuAsPrimaryAction = true }",
      "override init(frame: CGRect) { super.init(frame: frame); Kit.connect(self) }",
    ] {
      #expect(try verdicts(members) == ["fail 'button' 30×48"], "\(members)")
    }
    #expect(
      try verdicts("func setUp() { showsMenuAsPrimaryAction = true }") == ["undecided 'button'"])
  }

  @Test("a class inside another makes what its initializer says")
  func nested() throws {
    let others = """
      enum Kit {
        enum Size { case small, tall; var height: CGFloat { self == .small ? 34 : 50 } }
        final class Round: UIButton {
          init(size: Size) {
            super.init(frame: .zero)
            heightAnchor.constraint(equalToConstant: size.height).isActive = true
            widthAnchor.constraint(equalToConstant: 60).isActive = true
          }
        }
      }
      """
    for (size, verdict) in [("small", "fail 'button' 60×34"), ("tall", "pass 1")] {
      #expect(
        try UIKitReading.verdicts(
          members: """
            let button: Kit.Round = {
              let round = Kit.Round(size: .\(size))
              round.tag = 1
              return round
            }()
            """,
          setup: "addSubview(button)\nbutton.addTarget(self, action: nil, for: .touchUpInside)",
          others: others, wired: false) == [verdict])
    }
  }

  @Test("a variable that only the initializer gives a value is what that says")
  func variables() throws {
    func verdicts(
      _ own: String = "", variable: String = "var size: Size", after code: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = Round(size: .small)", setup: "addSubview(button)",
        others: """
          enum Size {
            case small, tall
            var side: CGFloat { switch self { case .small: 26; case .tall: 110 } }
          }
          class Round: UIButton {
            \(variable)
            init(size: Size) {
              self.size = size
              super.init(frame: .zero)
              bind()
            }
            private func bind() {
              heightAnchor.constraint(equalToConstant: size.side).isActive = true
              widthAnchor.constraint(equalToConstant: self.size.side).isActive = true
            }
            \(own)
          }
          \(code)
          """)
    }
    let found = ["fail 'button' 26×26"]
    #expect(try verdicts() == found)
    #expect(try verdicts("func isSmall() -> Bool { size == .small }") == found)
    #expect(try verdicts(after: "func ask(_ round: Round) { print(round.size.side) }") == found)
    #expect(
      try verdicts(after: "struct Other { var size: Size; init(size: Size) { self.size = size } }")
        == found)
    for change in ["size = .tall", "self.size = .tall", "change(&size)", "size.toggle()"] {
      #expect(try verdicts("func grow() { \(change) }") != found, "\(change)")
    }
    #expect(try verdicts(after: "func grow(_ round: Round) { round.size = .tall }") != found)
    #expect(try verdicts(after: "class Wide: Round { func grow() { size = .tall } }") != found)
  }

  @Test("what a function of the class makes is judged where the class calls it, once for each call")
  func ownFactory() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          func box(_ side: CGFloat) -> UIButton {
            let made = UIButton()
            made.addTarget(self, action: nil, for: .touchUpInside)
            made.heightAnchor.constraint(equalToConstant: 23).isActive = true
            made.widthAnchor.constraint(equalToConstant: 23).isActive = true
            return made
          }
          """, setup: setup, wired: false)
    }
    #expect(
      try verdicts("let first = box(1); addSubview(first)\nlet second = box(2); addSubview(second)")
        == ["fail 'first' 23×23", "fail 'second' 23×23"])
    #expect(try verdicts("addSubview(box(1))") == ["fail 'made' 23×23"])
    // What others call is judged where it is made.
    #expect(try verdicts("") == ["fail 'made' 23×23"])
  }

  @Test("what a list of the class keeps may be made to react through that")
  func listed() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private var all: [UIButton] = []",
        setup: """
          let button = UIButton()
          \(UIKitReading.small)
          \(setup)
          all.forEach { $0.rx.tap.bind { go() } }
          """, wired: false)
    }
    #expect(try verdicts("all.append(button)") == ["fail 'button' 30×48"])
    #expect(try verdicts("all += [button]") == ["fail 'button' 30×48"])
    #expect(try verdicts("") == [])
  }
}
