import Testing

/// What code does to buttons of a class of its own by way of members that change no more than their looks.
@Suite("UIKit: functions about looks")
struct LookFunctionTests {
  /// The verdict on a button of a class of its own in a stack view that leaves it as high as it asks to be.
  private func verdict(_ use: String, _ members: String = "") throws -> String {
    let verdicts = try UIKitReading.verdicts(
      members: "private let button = Capsule()",
      setup: """
        let stack = UIStackView(arrangedSubviews: [UILabel(), button])
        stack.alignment = .center
        addSubview(stack)
        \(use)
        """,
      others: """
        class Capsule: UIButton {
          override init(frame: CGRect) { super.init(frame: frame); prepare() }
          required init?(coder: NSCoder) { fatalError() }
          func prepare() {
            titleLabel?.font = .systemFont(ofSize: 16, weight: .bold)
            contentEdgeInsets = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
            setTitle("GET".uppercased(), for: .normal)
          }
          \(members)
        }
        """)
    return verdicts.first ?? ""
  }

  /// A property that shows in a button that something goes on.
  private static func busy(_ constraint: String) -> String {
    """
    var isBusy = false {
      didSet {
        setTitleColor(.clear, for: .normal)
        isUserInteractionEnabled = !isBusy
        if !spinner.isDescendant(of: self) { show() }
        spinner.startAnimating()
      }
    }
    private lazy var spinner = UIActivityIndicatorView()
    private func show() {
      addSubview(spinner)
      spinner.translatesAutoresizingMaskIntoConstraints = false
      spinner.centerXAnchor.constraint(equalTo: self.centerXAnchor).isActive = true
      NSLayoutConstraint.activate([\(constraint)])
    }
    """
  }

  @Test("what only shuts touches out may leave nothing to touch")
  func shutOut() throws {
    let off = "var isOff = false { didSet { isUserInteractionEnabled = false } }"
    #expect(try verdict("button.isOff = true", off).hasPrefix("undecided"))
  }

  @Test("what is held in a button at an end may give it a size")
  func held() throws {
    for constraint in [
      "spinner.topAnchor.constraint(equalTo: topAnchor)",
      "heightAnchor.constraint(equalTo: spinner.heightAnchor)",
      "spinner.centerYAnchor.constraint(equalTo: topAnchor)",
    ] {
      let verdict = try verdict("button.isBusy = true", Self.busy(constraint))
      #expect(verdict.hasPrefix("undecided"), "\(constraint): \(verdict)")
    }
  }

  @Test(
    "what changes its look, or its one line of text, leaves a button as high as it is",
    arguments: [
      (
        """
        func style() {
          backgroundColor = tintColor
          setTitleColor(.white, for: .normal)
        }
        """, "style()"
      ),
      (
        """
        func style() { if isOn { layer.borderWidth = 1 } else { fade() } }
        func fade() { alpha = 0.5 }
        """, "style()"
      ),
      (
        """
        func update() { setTitle(name(), for: .normal) }
        func name() -> String { "A" }
        """, "update()"
      ),
      ("func style() { UIView.animate(withDuration: 1) { self.alpha = 1 } }", "style()"),
      (
        """
        func style() { layer.borderWidth = 1 }
        override func awakeFromNib() {
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
            self.style()
          }
          registerForTraitChanges([UITraitUserInterfaceStyle.self], action: #selector(style))
        }
        """, "style()"
      ),
      ("var name = \"\"\nfunc update() { setTitle(name, for: .normal) }", "name = \"BUY\""),
      ("var name: String? { didSet { setTitle(name, for: .normal) } }", "name = \"BUY\""),
      ("var count: Int = 0", "count = 2"),
      (
        """
        var isLoud = false { didSet { recolour() } }
        private func recolour() {
          switch isLoud {
          case true: configuration?.baseForegroundColor = .red
          case false: configuration?.background.backgroundColor = .white
          }
        }
        """, "isLoud = true"
      ),
      (
        """
        private var tints: [UInt: UIColor] = [:]
        func tint(_ color: UIColor, for state: UIControl.State) {
          tints[state.rawValue] = color
          tintColor = tints[state.rawValue]
        }
        """, "tint(.red, for: .selected)"
      ),
      (
        """
        override func setTitle(_ title: String?, for state: State) {
          if window == nil { return super.setTitle(title, for: state) }
          UIView.animate(withDuration: 1) { super.setTitle(title, for: state) }
        }
        """, "tag = 1"
      ),
      (
        """
        override func setTitle(_ title: String?, for state: State) {
          super.setTitle(title?.lowercased(), for: state)
        }
        """, "tag = 1"
      ),
      (Self.busy("spinner.centerYAnchor.constraint(equalTo: centerYAnchor)"), "isBusy = true"),
    ])
  func looks(members: String, use: String) throws {
    let verdict = try verdict("button.\(use)", members)
    #expect(verdict.hasPrefix("fail 'button' ") && verdict.contains("32"), "\(verdict)")
  }

  @Test(
    "what may change its size leaves it undecided",
    arguments: [
      ("func style() { frame.size.height = 60 }", "style()"),
      ("func style() { heightAnchor.constraint(equalToConstant: 60).isActive = true }", "style()"),
      ("func style() { grow() }\nfunc grow() { transform = .identity }", "style()"),
      ("func style() { Theme.apply(to: self) }", "style()"),
      ("var isLoud = false { didSet { configuration?.contentInsets = .zero } }", "isLoud = true"),
      ("func style() { views[0] = self }\nvar views: [UIView] = []", "style()"),
      ("func style() { titles[key()] = 1 }\nfunc key() -> Int { grow() }", "style()"),
      ("func style() { let one = self; one.grow() }\nfunc grow() { alpha = 1 }", "style()"),
      ("func style() { high.constant = 60 }\nvar high = NSLayoutConstraint()", "style()"),
      (
        """
        var inset: CGFloat = 6
        func update() {
          contentEdgeInsets = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        }
        @objc func grow() { inset = 40 }
        """, "inset = 40"
      ),
      (
        """
        var name: String? { didSet { grow() } }
        func grow() { frame.size.height = 60 }
        """, "name = \"A\""
      ),
      ("var panel: UIView?\nfunc update() { panel?.frame = bounds }", "panel = other"),
    ])
  func sizes(members: String, use: String) throws {
    #expect(try verdict("button.\(use)", members).hasPrefix("undecided"))
  }

  @Test("what a class keeps changes nothing where it is asked for looks alone")
  func kept() throws {
    func verdict(_ more: String, kind: String = "Theme?") throws -> String {
      try self.verdict(
        "button.update(theme: shared)",
        """
        private var theme: \(kind)
        func update(theme: \(kind)) {
          self.theme = theme
          setTitleColor(theme?.tint, for: .normal)
        }
        \(more)
        """)
    }
    for more in ["", "func refresh() { tintColor = theme?.tint; theme = nil }"] {
      #expect(try verdict(more).hasPrefix("fail 'button' "), "\(more)")
    }
    for more in [
      "override func layoutSubviews() { super.layoutSubviews(); theme?.lay(self) }",
      "func grow() { frame.size.height = theme?.height ?? 0 }",
      "var height: CGFloat { theme?.height ?? 0 }",
    ] {
      #expect(try verdict(more).hasPrefix("undecided"), "\(more)")
    }
  }

  @Test("what takes an action from a button leaves it as large as it is")
  func actions() throws {
    let framed = "button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)"
    let removed = "button.removeAction(old, for: .touchUpInside)"
    #expect(
      try UIKitReading.button(setup: "\(framed)\n\(removed)") == ["fail 'button' 20×20"])
  }

  /// The verdict on a control of a class of its own, which asks to be 36 points high.
  private func control(_ members: String, _ use: String) throws -> String {
    try UIKitReading.verdicts(
      members: "private let button = Chip()",
      setup: """
        addSubview(button)
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: 100).isActive = true
        button.\(use)
        """,
      others: """
        class Chip: UIControl {
          let label = UILabel()
          var handler: (() -> Void)?
          override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 36) }
          \(members)
          @objc func tap() { handler?() }
        }
        """
    ).first ?? ""
  }

  @Test(
    "what keeps a closure, takes actions or is about a view inside leaves a control as it is",
    arguments: [
      ("func show(_ title: String) { label.text = title; label.isHidden = false }", "show(\"A\")"),
      ("func onTap(_ action: @escaping () -> Void) { handler = action }", "onTap { go() }"),
      (
        """
        func onTap(_ action: @escaping () -> Void) {
          removeTarget(nil, action: nil, for: .touchUpInside)
          addAction(UIAction { _ in action() }, for: .touchUpInside)
        }
        """, "onTap { go() }"
      ),
      ("func call() { handler?() }", "call()"),
    ])
  func controls(members: String, use: String) throws {
    #expect(try control(members, use) == "fail 'button' 100×36", "\(members)")
  }

  @Test(
    "what hands the control on, or changes more, leaves it undecided",
    arguments: [
      ("func onTap(_ action: @escaping (Chip) -> Void) { action(self) }", "onTap { $0.grow() }"),
      (
        """
        func onTap(_ action: @escaping () -> Void) {
          addAction(UIAction { _ in self.frame.size.height = 60 }, for: .touchUpInside)
        }
        """, "onTap { go() }"
      ),
      ("func show(_ title: String) { label.frame.size.height = 60; grow(title) }", "show(\"A\")"),
      (
        """
        func show(_ view: UIView) { content = view; content?.frame = bounds }
        var content: UIView?
        """, "show(other)"
      ),
    ])
  func openControls(members: String, use: String) throws {
    #expect(try control(members, use).hasPrefix("undecided"), "\(members)")
  }

  @Test("what hands something on to a view of a generic class leaves that as it is")
  func generics() throws {
    let verdicts = try UIKitReading.verdicts(
      members: "private let button = Chip()",
      setup: """
        addSubview(button)
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: 100).isActive = true
        button.configure(model: "A")
        """,
      others: """
        protocol Configurable { associatedtype Model; func configure(model: Model) }
        final class Title: UIView, Configurable { func configure(model: String) {} }
        class Base<Content: UIView & Configurable>: UIControl {
          let content: Content
          init(content: Content) {
            self.content = content
            super.init(frame: .zero)
            addSubview(content)
          }
          func configure(model: Content.Model) { content.configure(model: model) }
        }
        final class Chip: Base<Title> {
          init() { super.init(content: Title()) }
          override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 36) }
        }
        """)
    #expect(verdicts == ["fail 'button' 100×36"])
  }

  @Test("what lets no touches through while something loads leaves the button as high as it is")
  func withholding() throws {
    let usual = try verdict("")
    #expect(usual.hasPrefix("fail 'button'"))
    let load = "func load() { isUserInteractionEnabled = false; tintColor = .gray }"
    let finish = "func finish() { isUserInteractionEnabled = true }"
    #expect(try verdict("button.load()", "\(load)\n\(finish)") == usual)
    // Nothing lets touches through again, or nothing that is known.
    #expect(try verdict("button.load()", load) == "undecided 'button'")
    let pass = "func pass(_ on: Bool) { isUserInteractionEnabled = on }"
    #expect(try verdict("button.pass(false)", pass) == "undecided 'button'")
    #expect(
      try verdict(
        "button.load()", "func load() { isUserInteractionEnabled = false; frame = .zero }")
        == "undecided 'button'")
  }
}
