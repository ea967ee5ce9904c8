import Testing

/// What is hidden or does not react is no target, unless other code shows it.
@Suite("UIKit: what is shown and reacts")
struct ShownViewTests {
  @Test("what is hidden or does not react is no target, and an outlet is undecided")
  func states() throws {
    let sized = "button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)"
    #expect(try UIKitReading.button(setup: "\(sized); button.isHidden = true") == [])
    #expect(
      try UIKitReading.button(setup: "\(sized); button.isUserInteractionEnabled = false") == [])
    #expect(
      try UIKitReading.button(setup: "\(sized); button.isHidden = true; button.isHidden = busy")
        == ["fail 'button' 20×20"])
    #expect(try UIKitReading.button(setup: "\(sized); button.alpha = 0") == [])
    for alpha in [
      "button.alpha = 0.3", "button.alpha = 0; button.alpha = 1", "button.alpha = fade",
    ] {
      #expect(
        try UIKitReading.button(setup: "\(sized); \(alpha)") == ["fail 'button' 20×20"], "\(alpha)")
    }
    #expect(
      try UIKitReading.verdicts(
        members: "@IBOutlet weak var button: UIButton!", setup: "") == ["undecided 'button'"])
  }

  @Test(
    "what one property hides for good is no target, whatever another does",
    arguments: [
      ("isHidden = true", "alpha = isOld ? 0 : 1", false), ("isHidden = true", "alpha = 1", false),
      ("alpha = 0", "isHidden = isOld", false), ("alpha = 0", "isHidden.toggle()", false),
      ("isHidden = true", "isHidden = isOld", true), ("alpha = 0", "alpha = isOld ? 0 : 1", true),
      ("alpha = 0", "alpha = 1; button.isHidden = isOld", true),
    ])
  func hiddenByOne(first: String, later: String, isShown: Bool) throws {
    func verdicts(_ access: String, _ change: String, outside: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "\(access) let button = UIButton()\nfunc change(isOld: Bool) { \(change) }",
        setup: """
          addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          button.\(first)
          """, outside: outside)
    }
    let expected = isShown ? ["fail 'button' 20×20"] : []
    #expect(try verdicts("private", "button.\(later)") == expected)
    let other = "func change(_ sample: Sample, isOld: Bool) { sample.button.\(later) }"
    let outside = other.replacing("; button", with: "; sample.button")
    #expect(try verdicts("", "", outside: outside) == expected)
  }

  @Test("an outlet that code hides is no target, however it is faded elsewhere")
  func hiddenOutlet() throws {
    func verdicts(_ code: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private var button: UIButton!
          override func viewDidLoad() { super.viewDidLoad(); \(code) }
          @IBAction private func go(_ sender: Any) {}
          func fade(_ out: Bool) {
            UIView.animate(withDuration: 0.2) { self.button.alpha = out ? 0 : 1 }
          }
        }
        """,
        with: [
          "Main.storyboard": InterfaceReading.storyboard(
            """
            <subviews><button id="but"><constraints>
              <constraint firstAttribute="width" constant="20"/>
              <constraint firstAttribute="height" constant="20"/>
            </constraints><connections>\(InterfaceReading.action)</connections></button></subviews>
            """)
        ])
    }
    #expect(try verdicts("button.isHidden = true") == [])
    #expect(try verdicts("") == ["fail 'button' 20×20"])
    #expect(try verdicts("button.isHidden = isOld") == ["fail 'button' 20×20"])
  }

  @Test(
    "what a property's only value hides is no target",
    arguments: [
      ("step = 0", true), ("step = 0; step = 0", true), ("self.step = 0 // at rest\n", true),
      ("step = 1", false), ("step = 0\n+ 1", false), ("step = 0 + more", false),
      ("step = 00", true), ("step += 0", false), ("(step, more) = (0, 1)", false),
      ("step = -0", false),
    ])
  func hiddenByValue(change: String, isHidden: Bool) throws {
    let verdicts = try UIKitReading.verdicts(
      members: """
        private let button = UIButton()
        var more: Int = 0
        var step: Int = 0 { didSet { button.alpha = (step == 1) ? 1.0 : 0.0 } }
        func reset() { \(change) }
        """,
      setup: """
        addSubview(button)
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        button.alpha = 0
        """)
    #expect(verdicts == (isHidden ? [] : ["fail 'button' 20×20"]))
  }

  @Test(
    "what may be shown or enabled later is a target",
    arguments: [
      "publisher.assign(to: \\.isHidden, on: button)", "button.isHidden.toggle()",
      "publisher.bind(to: button.rx.isHidden)", "show { button.isHidden = false }",
    ])
  func shownLater(change: String) throws {
    func verdicts(_ change: String) throws -> [String] {
      func outcome(_ flag: String, _ value: Bool) throws -> [String] {
        try UIKitReading.verdicts(
          members: "private let button = UIButton()",
          setup: """
            addSubview(button)
            button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            button.\(flag) = \(value)
            \(change.replacingOccurrences(of: "isHidden", with: flag).replacingOccurrences(of: "false", with: "\(!value)"))
            """)
      }
      return try outcome("isHidden", true) + outcome("isEnabled", false)
    }
    #expect(try verdicts(change) == ["fail 'button' 20×20", "fail 'button' 20×20"])
    #expect(try verdicts("button.tag = 1") == [])
  }

  @Test(
    "what is hidden where something is asked for that may be absent may be shown",
    arguments: [
      "static var name: String? { UserDefaults.standard.string(forKey: \"a\") }",
      """
      static var name: String? {
        get { return UserDefaults.standard.string(forKey: "a") }
        set { UserDefaults.standard.set(newValue, forKey: "a") }
      }
      """, "static var name: String?",
    ])
  func asked(variable: String) throws {
    func verdicts(_ variable: String) throws -> [String] {
      try UIKitReading.button(
        setup: """
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          if Shared.name != nil { button.isHidden = true } else { button.isHidden = false }
          """, others: "final class Shared { \(variable) }")
    }
    #expect(try verdicts(variable) == ["fail 'button' 20×20"])
    // What the system makes is there.
    #expect(
      try verdicts("static var name: String? { NSLocalizedString(\"a\", comment: \"\") }") == [])
    #expect(try verdicts("static var name: String? { String(format: \"%d\", 1) }") == [])
  }

  @Test(
    "what is shown by another name for the object is a target",
    arguments: [
      ("state.bind(with: self) { owner, isEmpty in owner.button.isHidden = isEmpty }", true),
      ("state.subscribe(with: self, onNext: { owner, _ in owner.button.isHidden = false })", true),
      ("state.withUnretained(self).filter { $1 }.bind { $0.button.isHidden = $1 }", true),
      ("state.bind { sample in sample.button.isHidden = false }", true),
      ("state.bind { sample in sample?.button.rx.isHidden.onNext(false) }", true),
      ("state.bind(with: self) { owner, _ in owner.button.isHidden = true }", false),
      ("state.bind { sample in sample.button.isHidden = true }", false),
      ("state.bind(with: self) { owner, _ in owner.other.isHidden = false }", false),
    ])
  func shownByOthersName(change: String, isShown: Bool) throws {
    let verdicts = try UIKitReading.verdicts(
      members: "private let button = UIButton()",
      setup: """
        addSubview(button)
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        button.isHidden = true
        \(change)
        """)
    #expect(verdicts == (isShown ? ["fail 'button' 20×20"] : []))
  }

  @Test(
    "what code finds in a list, by a key or among what a view holds may be shown",
    arguments: [
      ("all.append(contentsOf: [button])", "all.showAll()", true),
      ("all += [button]", "all.showAll()", true),
      ("all.append(button)", "all.showAll()", true),
      ("named[\"a\"] = button", "named[\"a\"]?.isHidden = false", true),
      ("named = [\"a\": button]", "named[\"a\"]?.isHidden = false", true),
      ("button.tag = 7", "viewWithTag(7)?.isHidden = false", true),
      ("", "subviews.forEach { $0.isHidden = false }", true),
      ("", "for view in subviews { view.alpha = 1 }", true),
      ("", "button.fadeIn()", true),
      ("", "subviews.forEach { $0.isHidden = true }", false),
      ("", "subviews.forEach { $0.tag = 1 }", false),
      ("button.tag = 7", "", false),
      ("", "other.subviews.forEach { $0.isHidden = false }", false),
    ])
  func found(kept: String, change: String, isShown: Bool) throws {
    let verdicts = try UIKitReading.verdicts(
      members: """
        private let button = UIButton()
        private let other = UIView()
        private var all = [UIView]()
        private var named: [String: UIView] = [:]
        func change() { \(change) }
        """,
      setup: """
        addSubview(button)
        addSubview(other)
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        button.isHidden = true
        \(kept)
        """,
      others: """
        extension Array where Element: UIView {
          func showAll() { for each in self { each.isHidden = false } }
        }
        """)
    #expect(verdicts.isEmpty != isShown, "\(verdicts)")
  }

  @Test("what a helper that runs a closure shows is shown though the closure calls the helper too")
  func nested() throws {
    func verdicts(_ change: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()",
        setup: """
          addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          button.alpha = 0
          \(change)
          """,
        others: """
          extension UIView {
            func appear(completion: (() -> Void)? = nil) {
              alpha = 0
              UIView.animate(
                withDuration: 1, animations: { self.alpha = 1 }, completion: { _ in completion?() })
            }
          }
          """)
    }
    #expect(try verdicts("appear { self.button.appear() }") == ["fail 'button' 20×20"])
    #expect(try verdicts("appear { self.button.tag = 1 }") == [])
  }

  @Test("what closures do to the object that they are handed counts, but not behind a map")
  func handedObject() throws {
    #expect(
      try UIKitReading.verdicts(
        members: "private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 20))",
        setup: """
          addSubview(button)
          taps.bind(with: self) { owner, _ in owner.button.frame.size = CGSize(width: 60, height: 50) }
          """) == ["undecided 'button'"])
    #expect(
      try UIKitReading.verdicts(
        members: "private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 20))",
        setup: """
          addSubview(button)
          taps.withUnretained(self).map { $0.size }.bind { owner in owner.button.frame.size = owner }
          """) == ["fail 'button' 60×20"])
  }

  @Test("what is picked out of a list to be tied to stays as it is")
  func tiedInList() throws {
    func verdicts(_ use: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()",
        setup: """
          addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          button.isEnabled = false
          let all: [UIView] = [label, button]
          \(use)
          """)
    }
    let tied = "label.topAnchor.constraint(equalTo: all[count - 1].bottomAnchor).isActive = true"
    #expect(try verdicts(tied) == [])
    #expect(try verdicts("all[count - 1].isEnabled = true") == ["fail 'button' 20×20"])
  }

  @Test("what a class above calls of this one sets it up")
  func disabledByOverride() throws {
    func verdicts(_ call: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        class Screen: UIView {
          override init(frame: CGRect) { super.init(frame: frame); \(call) }
          func style() {}
        }
        final class Sample: Screen {
          private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          func setUp() { addSubview(button) }
          override func style() { button.isUserInteractionEnabled = false }
          func connect() { button.addTarget(self, action: nil, for: .touchUpInside) }
        }
        """)
    }
    #expect(try verdicts("style()") == [])
    #expect(try verdicts("") == ["fail 'button' 20×20"])
  }

  @Test("what other classes show or enable is a target")
  func shownOutside() throws {
    func verdicts(_ setup: String, _ use: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()",
        setup: """
          addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          \(setup)
          """,
        others: "", outside: "func show(_ sample: Sample) { \(use) }")
    }
    #expect(try verdicts("button.isHidden = true", "") == [])
    #expect(
      try verdicts("button.isHidden = true", "sample.button.isHidden = false")
        == ["fail 'button' 20×20"])
    // What another class enables need not name this one.
    #expect(try verdicts("button.isEnabled = false", "") == ["fail 'button' 20×20"])
    #expect(
      try UIKitReading.verdicts(
        members: "private let button = UIButton()",
        setup: """
          addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          button.isEnabled = false
          """, others: "extension Controller { func show() { sample.button.isEnabled = true } }")
        == ["fail 'button' 20×20"])
  }

  @Test("what lies in a view that nothing shows is no target")
  func hiddenAround() throws {
    func verdicts(_ hiding: String, more: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let box = UIView()\nprivate let button = UIButton()\n\(more)",
        setup: """
          addSubview(box)
          box.addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          \(hiding)
          """)
    }
    let shown = ["fail 'button' 20×20"]
    #expect(try verdicts("") == shown)
    #expect(try verdicts("box.isHidden = true") == [])
    #expect(try verdicts("box.isHidden = true; box.isHidden = isBusy") == shown)
    #expect(
      try verdicts("box.isHidden = true", more: "func show() { box.isHidden = false }") == shown)
    #expect(try verdicts("box.isHidden = true; box.reveal()") == shown)
  }

  @Test(
    "what a property or a method of the project's shows is a target",
    arguments: [
      ("button.isVisible = true", ""), ("button.isVisible = isOn", ""), ("button.reveal()", ""),
      ("show { sample in sample.button.isVisible = true }", ""),
      ("button.libraryIsVisible = true", ""), ("", "sample.button.isVisible = true"),
      ("", "sample.button.reveal()"), ("button.isHidden = true", "sample.button.isHidden = false"),
    ])
  func shownByHelpers(change: String, outside: String) throws {
    func verdicts(_ change: String, _ outside: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()",
        setup: """
          addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          button.isHidden = true
          """,
        others: """
          extension UIView {
            var isVisible: Bool { get { !isHidden } set { isHidden = !newValue } }
            var isRound: Bool { get { false } set { layer.cornerRadius = newValue ? 4 : 0 } }
            func reveal() { isHidden = false }
          }
          extension Sample { func change(_ isOn: Bool) { \(change) } }
          """, outside: "class Other { func use(_ sample: Sample) { \(outside) } }")
    }
    #expect(try verdicts(change, outside) == ["fail 'button' 20×20"])
    #expect(try verdicts("button.isVisible = false", "") == [])
    #expect(try verdicts("", "sample.button.isRound = true") == [])
  }

  @Test("what its own class shows, or what is handed to other code, may be shown")
  func shownElsewhere() throws {
    func verdicts(_ setup: String, _ members: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = Pill()",
        setup: """
          addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          button.isHidden = true
          \(setup)
          """, others: "class Pill: UIButton { \(members) }")
    }
    #expect(try verdicts("") == [])
    #expect(try verdicts("", "var isOn = false { didSet { isHidden = !isOn } }").count == 1)
    #expect(try verdicts("reveal(button)").count == 1)
  }

  @Test("what lies in a view without height that cuts it off is never seen")
  func cutOff() throws {
    func verdicts(
      height: Int = 0, _ change: String = "", held: String = "private let", outside: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          \(held) bar = UIView()
          private let button = UIButton()
          private var high: NSLayoutConstraint!
          """,
        setup: """
          bar.clipsToBounds = true
          addSubview(bar)
          bar.addSubview(button)
          button.addTarget(self, action: #selector(go), for: .touchUpInside)
          high = bar.heightAnchor.constraint(equalToConstant: \(height))
          NSLayoutConstraint.activate([
            high,
            bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.topAnchor.constraint(equalTo: topAnchor),
            button.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 10),
            button.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
            button.widthAnchor.constraint(equalToConstant: 40),
            button.heightAnchor.constraint(equalToConstant: 40)])
          \(change)
          """, wired: false, outside: outside)
    }
    #expect(try verdicts() == [])
    #expect(try verdicts(height: 60) == ["fail 'button' 40×40"])
    for change in [
      "bar.clipsToBounds = isOpen", "high.constant = 60", "high.isActive = isOpen",
      "bar.heightAnchor.constraint(equalToConstant: 60).isActive = isOpen",
    ] {
      #expect(try verdicts(change) != [], "\(change)")
    }
    #expect(
      try verdicts(
        held: "let", outside: "func open(_ one: Sample) { one.bar.clipsToBounds = false }") != [])
  }
}
