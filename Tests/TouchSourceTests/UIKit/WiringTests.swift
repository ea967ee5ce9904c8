import Testing

/// A control is a target once something makes it react, in its class or elsewhere.
@Suite("UIKit: what makes controls react")
struct WiringTests {
  /// What is said of a button of some class that nothing wires, or that `setup` does.
  func verdicts(
    _ type: String = "UIButton", _ setup: String = "", access: String = "private let",
    others: String = "", outside: String = ""
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "\(access) badge = \(type)()\nvar has = false",
      setup: """
        addSubview(badge)
        badge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        \(setup)
        """, others: others, wired: false, outside: outside)
  }

  @Test("a property by which the system asks for views changes none of them")
  func asked() throws {
    func verdict(_ property: String) throws -> String {
      try UIKitReading.verdicts(
        members: "private let button = UIButton(type: .system)\n\(property)",
        setup: """
          addSubview(button)
          button.setTitle("Go on", for: .normal)
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          """)[0]
    }
    #expect(
      try verdict(
        "override var accessibilityElements: [Any]? { get { [button] } set {} }"
      ).hasPrefix("fail 'button'"))
    #expect(try verdict("var parts: [UIView] { [button] }").hasPrefix("undecided"))
  }

  @Test("what is handed to code that is not followed may be made to react there, or not")
  func handed() throws {
    func verdict(
      _ members: String = "", dots: String = "var page = 0", wired: Bool = false
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = Dots()\n\(members)", setup: UIKitReading.small,
        others: "class Dots: UIControl { \(dots) }", wired: wired)
    }
    let parts = "var parts: [UIView] { [button] }"
    #expect(try verdict() == ["undecided 'button'"])
    #expect(try verdict(parts) == ["undecided 'button'"])
    #expect(try verdict(parts, wired: true) == ["fail 'button' 30×48"])
    let acting = """
      override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(turn), for: .touchUpInside)
      }
      @objc func turn() { }
      """
    #expect(try verdict(parts, dots: acting) == ["fail 'button' 30×48"])
  }

  @Test("a button of the class's own that does nothing is no target")
  func idle() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let badge = UIButton()",
        setup: """
          addSubview(badge)
          badge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          \(setup)
          """, wired: false)
    }
    #expect(try verdicts("badge.setTitle(\"3\", for: .normal)") == [])
    for action in [
      "badge.addTarget(self, action: #selector(go), for: .touchUpInside)", "badge.menu = menu",
      "for (button, action) in [(badge, go)] { button.addTarget(self, action: action, for: touch) }",
      "badge.rx.tap.subscribe { }", "wire(badge)", "badge.tap = { }", "badge.whenPressed { go() }",
    ] {
      #expect(try verdicts(action).count == 1, "\(action)")
    }
  }

  @Test("a value that is not known makes nothing react, whatever code of a view names it")
  func unknownValues() throws {
    func verdicts(_ body: String, _ outside: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let badge = UIButton()",
        setup: """
          addSubview(badge)
          badge.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          badge.style()
          """,
        others: "extension UIButton { func style() { \(body) } }", wired: false, outside: outside)
    }
    for value in [
      "accessibilityTraits = UIAccessibilityTraitNone", "tintColor = accent",
      "setTitleColor(accent, for: .normal)", "tintColor = Theme.shared.accent()",
      "tintColor = theme.accent", "let colour = accent; tintColor = colour",
    ] {
      #expect(try verdicts(value) == [], "\(value)")
    }
    #expect(
      try verdicts("tintColor = theme.accent()", "let theme = Theme()\nstruct Theme {}") == [])
    for action in [
      "rx.tap.bind(to: taps)", "tapPublisher.sink { }", "let taps = tapPublisher",
      "taps.subscribe { }", "addTarget(target, action: go, for: .touchUpInside)",
    ] {
      #expect(try verdicts(action) == ["fail 'badge' 20×20"], "\(action)")
    }
  }

  @Test("what other code of its file makes react is a target")
  func fileWiring() throws {
    func verdicts(_ access: String, _ use: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIView {
          \(access) button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          func setUp() { addSubview(button) }
        }
        extension Taps where Base: Sample {
          var taps: Events { \(use) }
        }
        """)
    }
    #expect(try verdicts("fileprivate let", "base.button.rx.tap") == ["fail 'button' 20×20"])
    #expect(try verdicts("fileprivate let", "base.button.isSelected ? .none : .some") == [])
    #expect(try verdicts("fileprivate let", "base.taps") == [])
    #expect(try verdicts("private let", "other.button.rx.tap") == [])
  }

  @Test("what tells of a control's events leaves it as large as it is")
  func publishers() throws {
    func verdicts(_ call: String, _ helper: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIView {
          private let button = UIButton()
          func setUp() {
            addSubview(button)
            button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
            button.setImage(.gridicon(.cross), for: .normal)
            \(call)
          }
        }
        """, with: ["Helper.swift": helper])
    }
    #expect(
      try verdicts(
        "button.events().sink { _ in }",
        """
        struct Events { weak var control: UIControl? }
        extension UIControl { func events() -> Events { Events(control: self) } }
        """) == ["fail 'button' 24×24"])
    #expect(
      try verdicts("button.controlPublisher(for: .touchUpInside).sink { _ in }")
        == ["fail 'button' 24×24"])
    #expect(
      try verdicts(
        "button.publisher(event: .touchUpInside).sink { _ in }",
        """
        extension UIControl {
          func publisher(event: UIControl.Event) -> Presses { Presses(of: self, on: event) }
        }
        """) == ["fail 'button' 24×24"])
    // What is observed of it is nothing that a person does.
    #expect(try verdicts("button.publisher(for: \\.isSelected).sink { _ in }") == [])
    #expect(try verdicts("button.sendActions(for: .touchUpInside)") == [])
    #expect(
      try verdicts(
        "button.shape()",
        """
        struct Shape { init(_ view: UIView) { view.frame.size.width = 80 } }
        extension UIControl { func shape() -> Shape { Shape(self) } }
        """) == ["undecided 'button'"])
  }

  @Test("an action in a constant shows no more than it says")
  func actions() throws {
    func verdicts(_ action: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "",
        setup: """
          \(action)
          let button = UIButton(type: .custom, primaryAction: action)
          addSubview(button)
          button.setImage(UIImage(systemName: "xmark"), for: .normal)
          button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          """, wired: false)
    }
    #expect(
      try verdicts("let action = UIAction { _ in self.close() }").first?.hasPrefix("fail 'button'")
        == true)
    #expect(try verdicts("let action = UIAction(title: name) { _ in }") == ["undecided 'button'"])
    #expect(try verdicts("let action = makeAction()") == ["undecided 'button'"])
  }

  @Test("a view that one name stands for with what holds it is not inside itself")
  func ownHolder() throws {
    func verdicts(_ holder: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private var first: UIButton?
          private var shown: UIView?
          """,
        setup: """
          first = UIButton()
          first!.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          first!.addTarget(self, action: #selector(open), for: .touchUpInside)
          if isAlone {
            shown = first
          } else {
            \(holder)
          }
          addSubview(shown!)
          """, wired: false)
    }
    #expect(
      try verdicts("shown = UIView()\nshown!.addSubview(first!)").map { $0.prefix(9) }
        == ["undecided"])
    #expect(try verdicts("first!.tag = 1") == ["fail 'first' 20×20"])
  }

  @Test("what is said to begin a segue stays as it is, handed to other code it may not")
  func segues() throws {
    func verdicts(_ call: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          let button = UIButton()
          override func viewDidLoad() {
            view.addSubview(button)
            button.setImage(.gridicon(.cross), for: .normal)
            button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
          }
          @objc func go() { \(call) }
        }
        """)
    }
    for call in ["performSegue", "self.performSegue"] {
      #expect(
        try verdicts("\(call)(withIdentifier: \"next\", sender: button)")
          == ["fail 'button' 24×24"])
    }
    #expect(
      try verdicts("show(withIdentifier: \"next\", sender: button)") == ["undecided 'button'"])
  }

  @Test("what another class calls by the same name is not the view")
  func othersOfTheName() throws {
    func verdict(_ holder: String) throws -> [String] {
      try verdicts(
        access: "let",
        outside: """
          final class Other { let badge = UIButton(); let sample = Sample() }
          struct Access { let target: \(holder); var badge: UIButton { target.badge } }
          """)
    }
    #expect(try verdict("Other").contains("undecided 'badge'"))
    #expect(try verdict("Sample").contains("fail 'badge' 20×20"))
  }

  @Test("what a class below makes react is none of which nothing is known that does")
  func heirs() throws {
    func verdict(_ setup: String) throws -> [String] {
      try verdicts(
        access: "let", others: "",
        outside: "class Heir: Sample { override func bind() { \(setup) } }")
    }
    #expect(
      try verdict("badge.addTarget(self, action: go, for: .touchUpInside)")
        == ["fail 'badge' 20×20"])
    #expect(try verdict("badge.isSelected = true") == ["undecided 'badge'"])
  }

  @Test("what a dictionary holds may be made to do something")
  func dictionaries() throws {
    #expect(
      try verdicts("UIButton", "let all = [\"badge\": badge]\nwire(all)") == ["undecided 'badge'"])
  }
}
