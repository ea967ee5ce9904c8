import Testing

/// What makes the view that a recogniser is added to a target.
@Suite("UIKit: recognisers")
struct RecognizerTests {
  @Test("recognisers make their view a target")
  func recognizers() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let avatar = UIImageView()",
        setup: """
          addSubview(avatar)
          avatar.widthAnchor.constraint(equalToConstant: 32).isActive = true
          avatar.heightAnchor.constraint(equalToConstant: 32).isActive = true
          \(setup)
          """)
    }
    #expect(
      try verdicts(
        """
        avatar.isUserInteractionEnabled = true
        let tap = UITapGestureRecognizer(target: self, action: #selector(open))
        avatar.addGestureRecognizer(tap)
        """) == ["fail 'avatar' 32×32"])
    // Images do not react unless they are told to.
    let acting = "UITapGestureRecognizer(target: self, action: #selector(open))"
    #expect(
      try verdicts("avatar.addGestureRecognizer(\(acting))") == ["undecided 'avatar'"])
    #expect(
      try verdicts("addGestureRecognizer(\(acting))") == ["undecided 'tap-gesture'"])
    #expect(try verdicts("") == [])
  }

  @Test("what RxGesture is asked of makes a view a target, whether or not that reacted before")
  func reactive() throws {
    func verdicts(_ call: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let avatar = UIImageView()",
        setup: """
          addSubview(avatar)
          avatar.widthAnchor.constraint(equalToConstant: 32).isActive = true
          avatar.heightAnchor.constraint(equalToConstant: 32).isActive = true
          avatar.rx.\(call).subscribe(onNext: { _ in }).disposed(by: bag)
          """, others: "import RxGesture")
    }
    #expect(try verdicts("tapGesture().when(.recognized)") == ["fail 'avatar' 32×32"])
    #expect(try verdicts("panGesture().when(.changed)") == [])
    // It may be handed what makes gestures.
    for call in [
      "gesture(.tap())", "anyGesture(.tap()).skip(1)", "anyGesture(.swipe(.left), .tap())",
      "anyGesture((.tap(), when: .recognized))",
    ] {
      #expect(try verdicts(call) == ["fail 'avatar' 32×32"], "\(call)")
    }
    for call in ["anyGesture(.swipe(.left), .pan())", "anyGesture()"] {
      #expect(try verdicts(call) == [], "\(call)")
    }
  }

  @Test("what the project puts around RxGesture makes one, where it is called")
  func reactiveHelpers() throws {
    let source = """
      import UIKit
      final class Sample: UIView {
        private let avatar = UIImageView()
        func setUp() {
          addSubview(avatar)
          avatar.widthAnchor.constraint(equalToConstant: 32).isActive = true
          avatar.heightAnchor.constraint(equalToConstant: 32).isActive = true
          avatar.rx.tap(1).subscribe(onNext: { _ in }).disposed(by: bag)
        }
      }
      """
    func verdicts(
      _ body: String, base: String = "UIView", call: String = "tap()", kind: String = "func tap()"
    ) throws -> [String] {
      try Reading().verdicts(
        source.replacing("tap(1)", with: call),
        with: [
          "Helpers.swift": """
          import RxSwift
          extension Reactive where Base: \(base) {
            \(kind) -> Observable<Void> { \(body) }
            private func touches() -> ControlEvent { tapGesture() }
          }
          """.replacing("var tapped ->", with: "var tapped:")
        ])
    }
    let small = ["fail 'avatar' 32×32"]
    for body in [
      "tapGesture().when(.recognized).map { _ in }", "return self.tapGesture().mapToVoid()",
      "base.rx.tapGesture().mapToVoid()", "touches().mapToVoid()",
    ] {
      #expect(try verdicts(body) == small, "\(body)")
    }
    #expect(try verdicts("tapGesture()", base: "UIImageView") == small)
    #expect(try verdicts("tapGesture()", call: "tapped", kind: "var tapped") == small)
    // What is no tap, is asked of another class's views, or is another function's.
    #expect(try verdicts("swipeGesture()") == [])
    #expect(try verdicts("tapGesture()", base: "UILabel") == [])
    #expect(try verdicts("tapGesture()", call: "tap(\"twice\")") == [])
    let finding = try #require(
      try Reading().audit(
        source.replacing("tap(1)", with: "tap()"),
        with: [
          "Helpers.swift": "extension Reactive where Base: UIView { func tap() { tapGesture() } }"
        ]
      ).findings.first)
    #expect(finding.subject.place.file == "Sample.swift")
  }

  @Test(
    "recognisers of the project's classes, and those that a list is set to, make a view a target",
    arguments: [
      ("gestureRecognizers = [UITapGestureRecognizer(target: self, action: #selector(tap))]", true),
      ("gestureRecognizers = [swipe, ActionTap { }]", true), ("gestureRecognizers = [tap]", true),
      ("gestureRecognizers = []", false), ("gestureRecognizers = nil", false),
      ("gestureRecognizers = [UISwipeGestureRecognizer()]", false),
      ("addGestureRecognizer(ActionTap { })", true), ("addGestureRecognizer(LatePress())", true),
      ("addGestureRecognizer(Swipe())", false), ("addGestureRecognizer(made())", true),
    ])
  func ownClasses(adding: String, isTarget: Bool) throws {
    let verdicts = try UIKitReading.verdicts(
      members: """
        private let chip = UIView()
        private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(open))
        private func made() -> ActionTap { ActionTap { } }
        """,
      setup: """
        addSubview(chip)
        chip.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        chip.\(adding)
        """,
      others: """
        class ActionTap: UITapGestureRecognizer {
          let action: () -> Void
          init(action: @escaping () -> Void) {
            self.action = action
            super.init(target: nil, action: nil)
            addTarget(self, action: #selector(run))
          }
          @objc private func run() { action() }
        }
        class Press: UILongPressGestureRecognizer {}
        final class LatePress: Press {}
        final class Swipe: UISwipeGestureRecognizer {}
        """, wired: false)
    #expect(
      verdicts.filter { $0 != "undecided 'tap-gesture'" }
        == (isTarget ? ["fail 'chip' 20×20"] : []), "\(adding)")
  }

  @Test("a file that adds a recogniser of the project's alone is read")
  func ownClassesElsewhere() throws {
    let verdicts = try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIView {
        private let chip = UIView()
        func setUp() {
          addSubview(chip)
          chip.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          chip.addGestureRecognizer(ActionTap { })
        }
      }
      """, with: ["Tap.swift": "import UIKit\nfinal class ActionTap: UITapGestureRecognizer {}"])
    #expect(verdicts == ["fail 'chip' 20×20"])
  }

  @Test("a recogniser that a function makes is followed in its class and undecided elsewhere")
  func madeRecognizers() throws {
    func verdicts(_ made: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let avatar = UIView()
          private let manager = Manager()
          private func tap() -> UITapGestureRecognizer {
            let tap = UITapGestureRecognizer(target: self, action: #selector(open))
            tap.delegate = self
            return tap
          }
          """,
        setup: """
          addSubview(avatar)
          avatar.widthAnchor.constraint(equalToConstant: 32).isActive = true
          avatar.heightAnchor.constraint(equalToConstant: 32).isActive = true
          avatar.addGestureRecognizer(\(made))
          """,
        others: """
          final class Manager {
            func tap(_ name: String) -> UITapGestureRecognizer {
              let tap = UITapGestureRecognizer(target: self, action: #selector(go))
              tap.name = name
              return tap
            }
            @objc func go() {}
          }
          """)
    }
    #expect(
      try verdicts("tap()") == ["fail 'avatar' 32×32", "undecided 'tap-gesture'"],
      "that of the other class is undecided")
    #expect(
      try verdicts("manager.tap(\"a\")") == ["undecided 'tap-gesture'", "undecided 'tap-gesture'"])
  }

  @Test("an initializer that the project adds to recognisers may add them to a view")
  func ownInitializers() throws {
    func verdicts(_ body: String, of type: String = "UIGestureRecognizer") throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let row = UIView()",
        setup: """
          addSubview(row)
          row.frame = CGRect(x: 0, y: 0, width: 200, height: 21)
          UITapGestureRecognizer(on: row) { print(1) }
          """,
        others: """
          extension \(type) {
            @discardableResult convenience init(on view: UIView, act: @escaping () -> Void) {
              \(body)
            }
          }
          final class Target {
            class func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
              recognizer.addTarget(Target(), action: #selector(go))
              view.addGestureRecognizer(recognizer)
            }
            @objc func go() {}
          }
          """)
    }
    for body in [
      "self.init()\nview.addGestureRecognizer(self)", "self.init()\nTarget.add(self, to: view)",
      "self.init(target: nil, action: nil)\nview.addGestureRecognizer(self)",
    ] {
      #expect(try verdicts(body) == ["fail 'row' 200×21"], "\(body)")
      #expect(try verdicts(body, of: "UITapGestureRecognizer") == ["fail 'row' 200×21"])
      #expect(try verdicts(body, of: "UIPanGestureRecognizer") == [])
    }
    #expect(try verdicts("self.init()") == [])
  }

  @Test("a recogniser may be added to a view that another class holds")
  func outerRecognizers() throws {
    func verdicts(_ target: String, _ height: Int = 48) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private var root: Root { view as! Root }
          private let panel = Root()
          override func loadView() { view = Root() }
          """,
        setup: """
          let tap = UITapGestureRecognizer(target: self, action: #selector(act))
          \(target).addGestureRecognizer(tap)
          """,
        others: """
          final class Inner: UIView {
            let icon = UIView()
          }
          final class Root: UIView {
            let icon = UIView()
            let inner = Inner()
            var alias: UIView { inner.icon }
            private func setUp() {
              addSubview(icon)
              icon.widthAnchor.constraint(equalToConstant: 30).isActive = true
              icon.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
            }
          }
          """, superclass: "UIViewController", wired: false)
    }
    for target in ["root.icon", "panel.icon", "self.root.icon"] {
      #expect(try verdicts(target) == ["fail 'icon' 30×48"])
      #expect(try verdicts(target, 30) == ["fail 'icon' 30×30"])
    }
    #expect(try verdicts("root.inner.icon") == ["undecided 'icon'"])
    // Where the view is not known, neither is its size.
    #expect(try verdicts("root.alias") == ["undecided 'tap-gesture'"])
    #expect(try verdicts("Library.shared.view") == ["undecided 'tap-gesture'"])
  }

  @Test("what a helper or a loop adds to several views makes each of them a target")
  func helpers() throws {
    func verdicts(_ adding: String, members: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let first = UIView()
          private let second = UIView()
          \(members)
          """,
        setup: """
          addSubview(first)
          addSubview(second)
          first.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          second.frame = CGRect(x: 40, y: 0, width: 30, height: 30)
          \(adding)
          """, wired: false)
    }
    let both = ["fail 'first' 20×20", "fail 'second' 30×30"]
    #expect(
      try verdicts(
        "addTap(to: first)\naddTap(to: second)",
        members: """
          private func addTap(to view: UIView) {
            let tap = UITapGestureRecognizer(target: self, action: #selector(open))
            view.addGestureRecognizer(tap)
          }
          """) == both)
    let acting = "UITapGestureRecognizer(target: self, action: #selector(act))"
    #expect(
      try verdicts(
        "[first, second].forEach { $0.addGestureRecognizer(\(acting)) }") == both)
    #expect(try verdicts("first.addGestureRecognizer(\(acting))") == [both[0]])
    // What a function makes and hands out is as the properties that take it show it.
    #expect(
      try verdicts(
        "third.frame = first.frame\nfourth.frame = second.frame",
        members: """
          private lazy var third = makeTapped()
          private lazy var fourth = makeTapped()
          private func makeTapped() -> UIView {
            let view = UIView()
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
            return view
          }
          """
      ).allSatisfy { !$0.contains("'view'") && !$0.contains("tap-gesture") })
  }

  @Test("what the system puts behind what is presented is as large as the screen")
  func presented() throws {
    func verdicts(_ target: String, presenting: String = "menu") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          private var menu: UIAlertController!
          func open() {
            present(\(presenting), animated: true) {
              let tap = UITapGestureRecognizer(target: self, action: #selector(self.close))
              \(target).addGestureRecognizer(tap)
            }
          }
          @objc func close() {}
        }
        """)
    }
    #expect(try verdicts("self.menu.view.superview?.subviews.first?") == ["pass 1"])
    #expect(try verdicts("self.menu.view.superview!.subviews[0]") == ["pass 1"])
    #expect(try verdicts("menu.view.superview?", presenting: "self.menu") == ["pass 1"])
    // Only there it is known what is around.
    let open = ["undecided 'tap-gesture'"]
    #expect(try verdicts("self.menu.view.superview?", presenting: "other") == open)
    #expect(try verdicts("self.menu.view.subviews.first?") == open)
    #expect(try verdicts("self.menu.view.superview?.subviews[2]") == open)
    #expect(try verdicts("self.menu.view.superview?.layer.owner") == open)
  }

  @Test(
    "a bar of the controller around is the system's",
    arguments: [
      ("navigationController?.navigationBar", true),
      ("self.navigationController!.navigationBar", true), ("tabBarController?.tabBar", true),
      ("model.navigationBar", false), ("navigationController?.view", false),
    ])
  func inBar(bar: String, isBar: Bool) throws {
    let verdicts = try UIKitReading.verdicts(
      members: "",
      setup: """
        let tap = UITapGestureRecognizer(target: self, action: #selector(open))
        \(bar).addGestureRecognizer(tap)
        """, superclass: "UIViewController")
    #expect(verdicts == [isBar ? "exempt 'tap-gesture' system bar" : "undecided 'tap-gesture'"])
  }

  @Test("what is added for VoiceOver alone is none that a finger has to hit")
  func addedForVoiceOver() throws {
    func verdicts(_ condition: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let bar = UIView()",
        setup: """
          addSubview(bar)
          bar.widthAnchor.constraint(equalToConstant: 36).isActive = true
          bar.heightAnchor.constraint(equalToConstant: 5).isActive = true
          if \(condition) {
            bar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
          }
          """, wired: false)
    }
    for condition in [
      "UIAccessibility.isVoiceOverRunning", "UIAccessibility.isVoiceOverRunning == true",
      "UIAccessibility.isSwitchControlRunning",
    ] {
      #expect(try verdicts(condition) == [], "\(condition)")
    }
    for condition in [
      "!UIAccessibility.isVoiceOverRunning", "UIAccessibility.isVoiceOverRunning == false",
      "isRunning",
    ] {
      #expect(try verdicts(condition) == ["fail 'bar' 36×5"], "\(condition)")
    }
  }

  @Test(
    "a view whose class acts where it is touched is a target",
    arguments: [
      ("Ended", "onTap()", true), ("Ended", "self.onTap()", true), ("Ended", "finish()", true),
      ("Ended", "delegate?.padTapped(self)", true),
      (
        "Began",
        "if let point = touches.first?.location(in: self), bounds.contains(point) { listener?.tapped() }",
        true
      ),
      ("Ended", "collapse()", false), ("Began", "", false),
      ("Ended", "super.touchesEnded(touches, with: event)", false),
      // What asks where it is touched may do something else at each place.
      ("Ended", "delegate?.picked(touches.first?.location(in: self))", false),
    ])
  func ownTouches(end: String, body: String, isTarget: Bool) throws {
    func verdicts(_ setup: String = "", base: String = "UIView") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          private lazy var pad = Pad { }
          override func viewDidLoad() {
            view.addSubview(pad)
            pad.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            \(setup)
          }
        }
        """,
        with: [
          "Pad.swift": """
          import UIKit
          protocol Listener { func tapped() }
          final class Pad: \(base) {
            weak var delegate: PadDelegate?
            var listener: Listener?
            let onTap: () -> Void
            init(onTap: @escaping () -> Void) { self.onTap = onTap; super.init(frame: .zero) }
            override func touches\(end)(_ touches: Set<UITouch>, with event: UIEvent?) { \(body) }
            private func finish() { collapse(); onTap() }
            private func collapse() { backgroundColor = .white }
          }
          """
        ])
    }
    #expect(try verdicts() == (isTarget ? ["fail 'pad' 40×40"] : []))
    #expect(try verdicts("pad.isUserInteractionEnabled = false") == [])
    // A label is told of touches where they are let through to it.
    #expect(try verdicts(base: "UILabel") == [])
    #expect(
      try verdicts("pad.isUserInteractionEnabled = true", base: "UILabel")
        == (isTarget ? ["fail 'pad' 40×40"] : []))
  }

  @Test("what a property begins with and nothing acts on makes room for what it is given")
  func placeholders() throws {
    func verdicts(_ first: String, _ setup: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIView {
          private let avatar = UIImageView()
          private var tap = \(first)
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(avatar)
            avatar.isUserInteractionEnabled = true
            avatar.widthAnchor.constraint(equalToConstant: 32).isActive = true
            avatar.heightAnchor.constraint(equalToConstant: 32).isActive = true
            \(setup)
            avatar.addGestureRecognizer(tap)
          }
        }
        """)
    }
    let bare = "UITapGestureRecognizer()"
    let acting = "UITapGestureRecognizer(target: self, action: #selector(open))"
    let found = ["fail 'avatar' 32×32"]
    #expect(try verdicts(bare, "tap = \(acting)") == found)
    #expect(try verdicts("{ \(bare) }()", "self.tap = \(acting)") == found)
    // What nothing replaces acts where it is told to later.
    #expect(try verdicts(bare, "") == found)
    #expect(try verdicts(bare, "tap.addTarget(self, action: #selector(open))") == found)
    #expect(
      try verdicts(
        bare, "if isOld { tap = \(acting) } else { tap.addTarget(self, action: #selector(open)) }")
        == found + found)
    #expect(try verdicts(acting, "tap = \(acting)") == found + found)
  }
}
