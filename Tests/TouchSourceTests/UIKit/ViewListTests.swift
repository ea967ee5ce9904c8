import Testing

@Suite("UIKit: lists of views, and what is made of them")
struct ViewListTests {
  @Test("methods that the project gives to lists are followed with the views in them")
  func methodsOfLists() throws {
    func verdicts(_ type: String, _ made: String = "UIStackView(arrangedSubviews: Array(self))")
      throws
      -> [String]
    {
      try UIKitReading.verdicts(
        members: "private let button = UIButton(type: .system)",
        setup: """
          button.setTitle("Undo", for: .normal)
          let row = [button, UILabel()].stacked(along: .vertical)
          addSubview(row)
          row.topAnchor.constraint(equalTo: topAnchor).isActive = true
          row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          """,
        others: """
          extension \(type) {
            func stacked(along axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0) -> UIStackView {
              let stack = \(made)
              stack.axis = axis
              stack.alignment = .leading
              return stack
            }
          }
          """)
    }
    for type in ["Array where Element: UIView", "Array where Element == UIView", "Collection"] {
      #expect(try verdicts(type)[0].hasPrefix("fail 'button'"), "\(type)")
    }
    #expect(
      try verdicts("Array", "UIStackView(arrangedSubviews: self)")[0].hasPrefix("fail 'button'"))
    // One that nothing declares, and one that is not of lists.
    #expect(try verdicts("Set") == ["undecided 'button'"])
  }

  @Test("views in a list of tuples are those of each, by their numbers too")
  func tuples() throws {
    func verdicts(
      _ loop: String, _ list: String = "private var", after: String = "",
      end: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let bar = UIStackView()
          \(list) buttons: [(Double, UIButton)] = {
            return [25, 50, 100].map { amount in
              let button = UIButton(type: .custom)
              return (Double(amount), button)
            }
          }()
          func change() { \(after) }
          """,
        setup: """
          bar.translatesAutoresizingMaskIntoConstraints = false
          bar.distribution = .fillEqually
          addSubview(bar)
          bar.topAnchor.constraint(equalTo: topAnchor).isActive = true
          bar.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          bar.heightAnchor.constraint(equalToConstant: 30).isActive = true
          bar.widthAnchor.constraint(equalToConstant: 300).isActive = true
          \(loop) {
            bar.addArrangedSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
          } \(end)
          """, wired: false)
    }
    let failing = ["fail 'button' 100×30"]
    let numbered = "for (_, pair) in buttons.enumerated() {\nlet button = pair.1\ndo"
    #expect(try verdicts("for (_, button) in buttons") == failing)
    #expect(try verdicts(numbered, end: "}") == failing)
    #expect(try verdicts("for (_, button) in buttons", "private let") == failing)
    let open = ["undecided 'button'"]
    #expect(try verdicts("for (_, button) in buttons", "var") == open)
    let grown = "buttons.append((9, UIButton()))"
    #expect(
      try verdicts("for (_, button) in buttons", after: grown).contains("undecided 'button'"))
  }

  @Test("each view of a list in a property has the frame that a loop gives to all of them")
  func framesOfLists() throws {
    func verdicts(_ layout: String, add: String = "tabs.append(tab)") throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          var tabs: [Tab] = []
          private let bar = UIView()
          func build(_ names: [String]) {
            for _ in names {
              let tab = Tab()
              \(add)
              bar.addSubview(tab)
            }
          }
          override func layoutSubviews() {
            super.layoutSubviews()
            var x: CGFloat = 0
            \(layout)
          }
          """, setup: "addSubview(bar)",
        others: """
          final class Tab: UIView {
            init() {
              super.init(frame: .zero)
              addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
            }
            required init?(coder: NSCoder) { fatalError() }
            @objc func go() {}
          }
          """, wired: false)
    }
    let frame = "CGRect(x: x, y: 0, width: 120, height: 30)"
    for layout in [
      "for tab in tabs { tab.frame = \(frame); x += tab.frame.width }",
      "tabs.forEach { $0.frame = \(frame) }", "tabs.forEach { tab in tab.frame = \(frame) }",
      "for (number, tab) in tabs.enumerated() { tab.frame = \(frame) }",
      "for tab in tabs.reversed() { tab.frame.size = CGSize(width: 120, height: 30) }",
    ] {
      #expect(try verdicts(layout) == ["fail 'tap-gesture' 120×30"], "\(layout)")
      #expect(
        try verdicts(layout.replacing("30", with: "50")) == ["pass 1"], "\(layout)")
    }
    // What is in another list, or has another frame, is another's.
    let other = "for tab in tabs { tab.frame = \(frame) }"
    #expect(try verdicts(other, add: "others.append(tab)") == ["undecided 'tap-gesture'"])
    #expect(
      try verdicts("for tab in tabs { tab.frame = place(x) }") == ["undecided 'tap-gesture'"])
  }

  @Test("builders of the project's make stack views and constraints of what they are given")
  func builders() throws {
    let others = """
      @resultBuilder struct Views {
        static func buildBlock(_ views: UIView?...) -> UIStackView {
          UIStackView(arrangedSubviews: views.compactMap { $0 })
        }
        static func buildBlock(_ parts: NSLayoutConstraint...) -> [NSLayoutConstraint] { parts }
      }
      func Column(spacing: CGFloat = 0, @Views content: () -> UIStackView) -> UIStackView {
        let stack = content()
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
      }
      extension UIView {
        func arrange(@Views _ content: () -> [NSLayoutConstraint]) {
          NSLayoutConstraint.activate(content())
        }
      }
      """
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton(type: .system)", setup: setup, others: others)
    }
    let column = try verdicts(
      """
      button.setTitle("Undo", for: .normal)
      let column = Column(spacing: 4) {
        Column { button; UIView() }
        UIView()
      }
      addSubview(column)
      column.topAnchor.constraint(equalTo: topAnchor).isActive = true
      column.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      """)
    #expect(column.count == 1 && column[0].hasPrefix("fail") && column[0].hasSuffix("×30"))
    #expect(
      try verdicts(
        """
        addSubview(button)
        button.arrange {
          button.widthAnchor.constraint(equalToConstant: 30)
          button.heightAnchor.constraint(equalToConstant: 40)
        }
        """) == ["fail 'button' 30×40"])
  }

  @Test("lists of cases and overloads by what they are given")
  func cases() throws {
    let others = """
      enum Side {
        case top, bottom, leading, trailing
        func tie(_ view: UIView, to other: UIView) -> NSLayoutConstraint {
          switch self {
          case .top: return view.topAnchor.constraint(equalTo: other.topAnchor)
          case .bottom: return view.bottomAnchor.constraint(equalTo: other.bottomAnchor)
          case .leading: return view.leadingAnchor.constraint(equalTo: other.leadingAnchor)
          case .trailing: return view.trailingAnchor.constraint(equalTo: other.trailingAnchor)
          }
        }
      }
      extension UIView {
        func pin(_ sides: [Side] = [.top, .bottom, .leading, .trailing], to other: UIView) {
          sides.map { $0.tie(self, to: other) }.forEach { $0.isActive = true }
        }
        func pin(_ sides: [Side] = [], to length: CGFloat) {
          widthAnchor.constraint(equalToConstant: length).isActive = true
          heightAnchor.constraint(equalToConstant: length).isActive = true
        }
      }
      """
    func verdicts(_ pin: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()\nprivate let box = UIView()",
        setup: """
          addSubview(box)
          box.topAnchor.constraint(equalTo: topAnchor).isActive = true
          box.pin(to: 30)
          box.addSubview(button)
          button.pin(\(pin))
          """, others: others)
    }
    #expect(try verdicts("to: box") == ["fail 'button' 30×30"])
    #expect(
      try verdicts("[.top, .bottom, .leading, .trailing], to: box") == ["fail 'button' 30×30"])
  }

  @Test("a list that grows holds what was added to it")
  func lists() throws {
    func verdicts(_ others: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = UIButton(type: .system)\nvar isOpen = false",
        setup: """
          button.setTitle("Undo", for: .normal)
          var views = [UIView]()
          views.append(button)
          \(others)
          let stack = UIStackView(arrangedSubviews: views)
          stack.axis = .vertical
          addSubview(stack)
          stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
          stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          """)
    }
    #expect(try verdicts("views.append(contentsOf: [UIView()])").first?.hasSuffix("×30") == true)
    #expect(
      try verdicts("let space = UIView(); if isOpen { views.append(space) }") == [
        "undecided 'button'"
      ])
  }

  @Test("constraints that are added to a list hold beside those that it held")
  func grownConstraints() throws {
    func verdicts(_ lines: String) throws -> [String] {
      try UIKitReading.button(
        setup: """
          let wide = button.widthAnchor.constraint(equalToConstant: 30)
          let high = [button.heightAnchor.constraint(equalToConstant: 48)]
          let size = NSLayoutConstraint.constraints(
            withVisualFormat: "H:[button(30)]", metrics: nil, views: ["button": button])
          \(lines)
          """)
    }
    for lines in [
      "var all: [NSLayoutConstraint] = []\nall += [wide]\nall += high",
      "var all = size\nall += high", "var all = high\nall += size",
      "var all = high\nall.append(wide)\nall.append(contentsOf: [])",
      "let all = [wide] + high", "let all = size + high", "let all = high + size",
      "let all = others() + [wide] + high", "var all = others()\nall += [wide]\nall += high",
    ] {
      #expect(
        try verdicts("\(lines)\nNSLayoutConstraint.activate(all)") == ["fail 'button' 30×48"])
    }
    // What a branch adds may not hold.
    let may = "var all = high\nif isSmall { all += [wide] }\nNSLayoutConstraint.activate(all)"
    #expect(try verdicts(may) == ["undecided 'button'"])
    // A list that is given anew holds no more what it held.
    let anew = "var all = [wide]\nall = high\nNSLayoutConstraint.activate(all)"
    #expect(try verdicts(anew) == ["undecided 'button'"])
  }

  @Test("a list that is made when it is asked for holds the views that it is made of")
  func lazyLists() throws {
    func verdicts(_ list: String, _ setup: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let one = UIButton()\nprivate let two = UIButton()\n\(list)",
        setup: """
          let stack = UIStackView()
          stack.axis = .vertical
          addSubview(stack)
          stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
          stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
          all.forEach {
            $0.addTarget(self, action: nil, for: .touchUpInside)
            $0.heightAnchor.constraint(equalToConstant: 30).isActive = true
          }
          \(setup)
          all.forEach { stack.addArrangedSubview($0) }
          """, wired: false)
    }
    let both = ["fail 'one' 200×30", "fail 'two' 200×30"]
    #expect(try verdicts("private lazy var all: [UIButton] = [one, two]") == both)
    #expect(try verdicts("private lazy var all: [UIButton] = { [one, two] }()") == both)
    #expect(try verdicts("private var all: [UIButton] { [one, two] }") == both)
    let grown = """
      private lazy var all: [UIButton] = {
        var all = [UIButton]()
        all.append(one)
        all.append(two)
        return all
      }()
      """
    #expect(try verdicts(grown) == both)
    let made = """
      private lazy var all: [UIButton] = {
        var all = [UIButton]()
        for number in 0..<3 {
          let three = UIButton()
          all.append(three)
        }
        return all
      }()
      """
    #expect(try verdicts(made).filter { !$0.contains("one") } == ["fail 'three' 200×30"])
    #expect(try verdicts(grown, "all.append(other)").allSatisfy { !$0.hasPrefix("fail") })
    // Another list may be put in its place.
    #expect(
      try verdicts("private lazy var all: [UIButton] = [one]", "all = [two]")
        .allSatisfy { !$0.hasPrefix("fail") })
  }

  @Test("lists of views in properties, and numbers that the project names")
  func properties() throws {
    func verdicts(_ list: String, _ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton()
          private let other = UIButton()
          \(list)
          """,
        setup: """
          for view in views {
            addSubview(view)
            view.widthAnchor.constraint(equalToConstant: .side).isActive = true
            view.heightAnchor.constraint(equalToConstant: .side).isActive = true
            \(setup)
          }
          """, others: "extension CGFloat { static let side: Self = 30 }")
    }
    let both = ["fail 'button' 30×30", "fail 'other' 30×30"]
    #expect(try verdicts("private var views: [UIButton] { [button, other] }", "") == both)
    #expect(try verdicts("private lazy var views = [button, other]", "") != ["pass 2"])
    // What hides all of a list may show one by other ways.
    #expect(
      try verdicts("private var views: [UIButton] { [button, other] }", "view.isHidden = true")
        == both)
  }

  /// The verdicts on what `make` makes for each of a list of any length and `show` shows.
  private func made(
    _ make: String, _ show: String, height: Double = 30, members: String = ""
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "var words: [String] = []\n\(members)",
      setup: """
        let stack = UIStackView()
        addSubview(stack)
        stack.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
        \(make)
        \(show)
        """, wired: false)
  }

  private static let button = """
    let button = UIButton()
    button.addTarget(self, action: nil, for: .touchUpInside)
    button.widthAnchor.constraint(equalToConstant: 50).isActive = true
    """

  @Test(
    "views that are made in one list and shown later are followed",
    arguments: [
      "all.forEach { stack.addArrangedSubview($0) }", "all.forEach(stack.addArrangedSubview)",
      "for one in all { stack.addArrangedSubview(one) }",
    ])
  func madeAndShown(show: String) throws {
    let closure = "let all = words.map { _ -> UIButton in\n\(Self.button)\nreturn button }"
    let function =
      "private func make(_ word: String) -> UIButton {\n\(Self.button)\nreturn button }"
    for (make, members) in [
      (closure, ""), ("let all = words.compactMap { make($0) }", function),
      ("let all = words.map(make)", function), ("let all = words.map(self.make)", function),
    ] {
      #expect(
        try made(make, show, members: members) == ["fail 'button' 50×30"], "\(make) \(members)")
      #expect(try made(make, show, height: 44, members: members) == ["pass 1"], "\(make)")
    }
  }

  @Test("how many views a list holds that is made of another is not known")
  func uncounted() throws {
    let make = """
      let all = words.map { _ -> UIButton in
        let button = UIButton()
        button.addTarget(self, action: nil, for: .touchUpInside)
        return button
      }
      """
    for show in [
      "all.forEach { row.addArrangedSubview($0) }",
      "for one in all { row.addArrangedSubview(one) }",
    ] {
      #expect(
        try made(
          make,
          """
          let row = UIStackView()
          row.distribution = .fillEqually
          row.widthAnchor.constraint(equalToConstant: 100).isActive = true
          row.heightAnchor.constraint(equalToConstant: 50).isActive = true
          stack.addSubview(row)
          \(show)
          """, height: 60) == ["undecided 'button'"])
    }
    #expect(
      try made(
        make,
        """
        let row = UIStackView(arrangedSubviews: all)
        row.distribution = .fillEqually
        row.widthAnchor.constraint(equalToConstant: 100).isActive = true
        row.heightAnchor.constraint(equalToConstant: 50).isActive = true
        stack.addSubview(row)
        """, height: 60) == ["undecided 'button'"])
  }

  @Test("what is done to one of such a list is not done to all, nor what its block does to others")
  func one() throws {
    let make = "let all = words.map { _ -> UIButton in\n\(Self.button)\nreturn button }"
    let show = "all.forEach { stack.addArrangedSubview($0) }"
    for one in ["all.first?", "all.last?", "all[0]"] {
      #expect(
        try made(
          "\(make)\n\(show)", "\(one).heightAnchor.constraint(equalToConstant: 48).isActive = true")
          == ["fail 'button' 50×30"], "\(one)")
    }
    // The list may be empty.
    #expect(
      try made(
        make,
        """
        let box = UIView()
        addSubview(box)
        box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        let other = UIButton()
        other.addTarget(self, action: nil, for: .touchUpInside)
        box.addSubview(other)
        all.forEach { _ in other.heightAnchor.constraint(equalToConstant: 20).isActive = true }
        """
      ).contains { $0.hasPrefix("fail 'other'") } == false)
  }

  @Test("what a closure returns without making it is what it was")
  func returned() throws {
    #expect(
      try UIKitReading.verdicts(
        members: "let button = UIButton()\nvar words: [String] = []",
        setup: """
          \(UIKitReading.small)
          let all = words.map { _ in self.button }
          change(all)
          """) == ["fail 'button' 30×48"])
  }

  @Test("what a function makes more of than the one that a property holds is shown too")
  func madeAgain() throws {
    func verdicts(_ members: String, _ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private lazy var first = made("a") { go() }
          \(members)
          func made(_ title: String, handler: @escaping () -> Void) -> UIButton {
            let other = UIButton(type: .custom, primaryAction: UIAction { _ in handler() })
            other.widthAnchor.constraint(equalToConstant: 38).isActive = true
            other.heightAnchor.constraint(equalToConstant: 38).isActive = true
            return other
          }
          """, setup: "addSubview(first)\n\(setup)", wired: false)
    }
    #expect(try verdicts("", "") == ["fail 'first' 38×38"])
    let list = """
      func all() -> [UIButton] {
        var all = [UIButton]()
        for title in ["b", "c"] { all.append(made(title) { go() }) }
        return all
      }
      """
    #expect(
      try verdicts(list, "all().forEach { addSubview($0) }").sorted()
        == ["fail 'first' 38×38", "fail 'other' 38×38"])
    #expect(
      try verdicts("", "let second = made(\"b\") { go() }\naddSubview(second)").sorted()
        == ["fail 'first' 38×38", "fail 'second' 38×38"])
  }
}
