import Testing

/// Classes of buttons that wire themselves, and what properties and functions of theirs do.
extension WiringTests {
  @Test(
    "what a class of buttons does when it is made hands it to nobody",
    arguments: [
      "convenience init() { self.init(frame: .zero) }",
      "convenience init(look: Int = 1) { self.init(); update() }\nfunc update() { tint() }\nfunc tint() {}",
      "func check() { if buttonType != .custom { print(currentAttributedTitle ?? Words.none) } }",
    ])
  func idleClasses(members: String) throws {
    let others = "class Badge: UIButton { \(members) }"
    #expect(try verdicts("Badge", others: others) == [])
    #expect(
      try verdicts(
        "Badge", "badge.addTarget(self, action: #selector(go), for: .touchUpInside)",
        others: others) == ["fail 'badge' 20×20"])
  }

  @Test(
    "a class of buttons that wires itself makes a target of each",
    arguments: [
      ("func setUp() { addTarget(self, action: #selector(go), for: .touchUpInside) }", "fail"),
      ("func setUp() { rx.tap.subscribe { } }", "fail"),
      ("override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}", "fail"),
      ("func setUp() { remote_fetch(from: url) { _ in } }", "undecided"),
    ])
  func wiringClasses(members: String, verdict: String) throws {
    let verdicts = try verdicts("Badge", others: "class Badge: UIButton { \(members) }")
    #expect(verdicts.map { $0.hasPrefix(verdict) } == [true])
  }

  @Test(
    "a property that the project adds does what its setter does",
    arguments: [
      ("var isVisible: Bool { get { !isHidden } set { isHidden = !newValue } }", [String]()),
      (
        "var isVisible: Bool { get { keep(&key) } set { objc_setAssociatedObject(self, &key, newValue, .RETAIN) } }",
        []
      ),
      (
        "var isVisible: Bool { get { true } set { addTarget(nil, action: go, for: .touchUpInside) } }",
        ["fail 'badge' 20×20"]
      ),
    ])
  func setters(property: String, expected: [String]) throws {
    let others = "extension UIView { \(property) }"
    #expect(try verdicts("UIButton", "badge.isVisible = has", others: others) == expected)
  }

  @Test(
    "what a library's property may do is in doubt",
    arguments: [
      ("badge.badgeModel = model", ["undecided 'badge'"]), ("badge.cornerStyle = .round", []),
      ("badge.whenPressed = { go() }", ["fail 'badge' 20×20"]),
      ("badge.rx.tap.subscribe { }", ["fail 'badge' 20×20"]),
      ("badge.tapEvents.observe { }", ["fail 'badge' 20×20"]),
    ])
  func librarysProperties(use: String, expected: [String]) throws {
    #expect(try verdicts("UIButton", use) == expected)
  }

  @Test("what other code tells a class of buttons to show makes it do nothing")
  func toldByOthers() throws {
    let others = """
      class Badge: UIButton {
        var address: URL?
        var tapped: (() -> Void)?
        func show(_ image: UIImage) { setImage(image, for: .normal) }
        func act(_ body: @escaping () -> Void) { tapped = body }
      }
      """
    func verdict(_ use: String) throws -> [String] {
      try verdicts(
        "Badge", access: "let", others: others,
        outside: "class Other { func use(_ sample: Sample) { sample.badge.\(use) } }")
    }
    for use in ["show(picture)", "large?.address", "currentTitle"] {
      #expect(try verdict(use) == ["undecided 'badge'"], "\(use)")
    }
    #expect(try verdict("address = nil") == ["undecided 'badge'"])
    #expect(try verdict("act { }") == ["fail 'badge' 20×20"])
    #expect(try verdict("tapped = { }") == ["fail 'badge' 20×20"])
  }

  @Test(
    "a tuple in a list is taken apart",
    arguments: [
      ("for (button, action) in [(badge, go), (other, stop)]", ["fail 'badge' 20×20"]),
      ("for (number, (label, button)) in [(title, badge)].enumerated()", ["fail 'badge' 20×20"]),
      // Of any other it may be each.
      ("for (label, button, action) in [[badge, other]]", ["fail 'badge' 20×20"]),
      ("for (label, view) in [(badge, title)]", []),
    ])
  func tuples(loop: String, expected: [String]) throws {
    let wired = "\(loop) { button.addTarget(self, action: action, for: .touchUpInside) }"
    #expect(try verdicts("UIButton", "let title = UILabel()\n\(wired)") == expected)
  }

  @Test(
    "a control that only tells who listens to it of touches does nothing where nobody does",
    arguments: [
      ("sendActions(for: .primaryActionTriggered)", true),
      ("self.sendActions(for: .touchUpInside); super.endTracking(touch, with: event)", true),
      ("sendActions(for: .valueChanged)", false), ("sendActions(for: events)", false),
      ("sendActions(for: .touchUpInside); open()", false),
      ("isOn.toggle(); sendActions(for: .touchUpInside)", false),
      ("super.endTracking(touch, with: event)", false),
    ])
  func telling(body: String, isIdle: Bool) throws {
    func verdicts(_ code: String = "", members: String = "") throws -> [String] {
      try self.verdicts(
        "Badge", code,
        others: """
          class Badge: UIControl {
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { \(body) }
            \(members)
          }
          """)
    }
    let told = ["fail 'badge' 20×20"]
    #expect(try verdicts() == (isIdle ? [] : told))
    for code in [
      "badge.addTarget(self, action: #selector(go), for: .touchUpInside)",
      "badge.addAction(UIAction { _ in go() }, for: .primaryActionTriggered)",
      "badge.addTarget(self, action: #selector(go), for: .valueChanged)",
      "badge.rx.controlEvent(.touchUpInside).subscribe { }",
    ] where !isIdle || !code.contains(".valueChanged") {
      #expect(try verdicts(code) == told, "\(code)")
    }
    for members in [
      "func setUp() { addTarget(self, action: #selector(go), for: .touchUpInside) }",
      "override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { open() }",
      "override func beginTracking(_ t: UITouch, with e: UIEvent?) -> Bool { true }",
      "override var isHighlighted: Bool { didSet { open() } }",
    ] {
      #expect(try verdicts(members: members) == told, "\(members)")
    }
    #expect(try verdicts("listen(to: badge)") != [])
  }
}
