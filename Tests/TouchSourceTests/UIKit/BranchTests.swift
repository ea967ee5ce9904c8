import Testing
import TouchLayout

/// What holds only where other code has run, and what holds wherever the view is.
@Suite("UIKit: branches")
struct BranchTests {
  private func verdicts(
    _ setup: String, members: String = "", others: String = "", outside: String = ""
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: "let button = UIButton()\nvar isCompact = false\nvar kind = Kind.small\n\(members)",
      setup: setup, others: "enum Kind { case small, large }\n\(others)", outside: outside)
  }

  private static let small =
    "NSLayoutConstraint.activate([V.widthAnchor.constraint(equalToConstant: 20)])"

  @Test("a constraint holds as surely as the branch that makes its view, or adds it")
  func own() throws {
    let made = try verdicts(
      """
      if isCompact {
        let close = UIButton()
        close.addTarget(self, action: nil, for: .touchUpInside)
        addSubview(close)
        \(Self.small.replacing("V", with: "close"))
      }
      """)
    #expect(made.contains { $0.hasPrefix("fail 'close' 20×") }, "\(made)")
    let added = try verdicts(
      """
      switch kind {
      case .small:
        addSubview(button)
        pin(button)
      case .large: break
      }
      """, members: "func pin(_ view: UIView) { \(Self.small.replacing("V", with: "view")) }")
    #expect(added.count == 1 && added[0].hasPrefix("fail 'button' 20×"), "\(added)")
  }

  @Test("what a function makes that only code for the Mac calls is not there")
  func closed() throws {
    let kit = """
      enum Kit {
        static let isMac: Bool = {
          #if targetEnvironment(macCatalyst)
            return true
          #else
            return false
          #endif
        }()
        static var isLoose = false
      }
      """
    func made(
      _ setup: String, members: String = "", attribute: String = "@objc", other: String = "",
      outside: String = ""
    ) throws -> Int {
      try verdicts(
        setup,
        members: """
          \(attribute) func hover(_ sender: Any) { addClose() }
          private func addClose() {
            let close = UIButton()
            close.addTarget(self, action: nil, for: .touchUpInside)
            addSubview(close)
            \(Self.small.replacing("V", with: "close"))
          }
          \(members)
          """, others: kit + other, outside: outside
      ).count { $0.contains("close") }
    }
    let watch = "watch(#selector(hover(_:)))"
    #expect(try made("if Kit.isMac { \(watch) }") == 0)
    #expect(try made("if !Kit.isMac { print() } else { \(watch) }") == 0)
    #expect(try made("if isCompact, Kit.isMac { \(watch) }") == 0)
    #expect(try made("guard Kit.isMac else { return }\n\(watch)") == 0)
    #expect(try made("if Kit.isMac { \(watch) }", attribute: "private") == 0)
    // It may run, or be called elsewhere.
    #expect(try made("if !Kit.isMac { \(watch) }") == 1)
    #expect(try made("if isCompact { \(watch) }") == 1)
    #expect(try made("if Kit.isLoose { \(watch) }") == 1)
    #expect(try made("guard !Kit.isMac else { return }\n\(watch)") == 1)
    let call = "if Kit.isMac { \(watch) }"
    #expect(try made(call, members: "func more() { hover(self) }") == 1)
    #expect(try made(call, members: "func more() { addClose() }") == 1)
    #expect(try made(call, attribute: "@IBAction") == 1)
    #expect(try made(call, attribute: "override") == 1)
    #expect(try made(call, attribute: "") == 1)
    #expect(try made(call, other: "\nlet name = \"hover\"") == 1)
    let far = "final class Far: UIView { func hover(_ sender: Any) { BODY } }"
    #expect(try made(call, outside: far.replacing("BODY", with: "hover(self)")) == 0)
    #expect(try made(call, outside: "func more() { any.hover(1) }") == 1)
    #expect(try made(call, outside: "\(far)\nprotocol Near { func hover(_ sender: Any) }") == 1)
    #expect(try made(call, outside: far.replacing("BODY", with: "Sample().hover(1)")) == 1)
    #expect(try made(call, other: "\nprotocol Hovering { func hover(_ sender: Any) }") == 1)
  }

  @Test("what a function makes that only a later system may call is not there")
  func available() throws {
    func made(_ attribute: String) throws -> [String] {
      try verdicts(
        "addClose()",
        members: """
          \(attribute)
          private func addClose() {
            let close = UIButton()
            close.addTarget(self, action: nil, for: .touchUpInside)
            addSubview(close)
            \(Self.small.replacing("V", with: "close"))
          }
          """
      ).filter { $0.contains("close") }
    }
    #expect(try made("@available(iOS 26.0, *)") == [])
    for attribute in ["", "@available(iOS 17, *)", "@available(tvOS 26, *)", "@objc"] {
      #expect(try made(attribute).count == 1)
    }
  }

  @Test("what code of other versions of the system alone places is left out")
  func otherSystems() throws {
    func leftOut(
      _ setup: String, adding: String = "addSubview(button)", members: String = ""
    ) throws -> [String] {
      try Reading().leftOut(
        """
        import UIKit
        final class Sample: UIView {
          private lazy var button: UIButton = {
            let button = UIButton()
            button.addTarget(self, action: #selector(close), for: .touchUpInside)
            return button
          }()
          \(members)
          func setUp() {
            \(setup.replacing("ADD", with: adding))
            button.widthAnchor.constraint(equalToConstant: 30).isActive = true
          }
          @objc func close() {}
        }
        """)
    }
    let left = ["'button' otherSystem"]
    for setup in [
      "if #available(iOS 13, *) { tintColor = .red } else { ADD }",
      "if #available(iOS 26, *) { ADD }",
      "guard #available(iOS 13, *) else {\nADD\nreturn\n}",
      "if #unavailable(iOS 13) { ADD }",
    ] {
      #expect(try leftOut(setup) == left, "\(setup)")
    }
    let outer = "if #available(iOS 13, *) {} else { ADD }"
    let boxed = "let box = UIView()"
    for adding in [
      "self.addSubview(self.button)", "addSubview(UIStackView(arrangedSubviews: [button]))",
    ] {
      #expect(try leftOut(outer, adding: adding) == left, "\(adding)")
    }
    #expect(
      try leftOut("\(outer)\nbox.addSubview(button)", adding: "addSubview(box)", members: boxed)
        == left)
    // What is placed on the device's system too, or handed to what is not followed, may be there.
    for setup in [
      "if #available(iOS 13, *) { addSubview(button) } else { ADD }",
      "if #available(iOS 17, *) { ADD }", "if isOld { ADD }",
      "\(outer)\nshow(button)", "button.tintColor = .red",
    ] {
      #expect(try leftOut(setup) == [], "\(setup)")
    }
    #expect(
      try leftOut(
        "if #available(iOS 13, *) {} else { ADD }", adding: "button.tintColor = .red") == [])
    // Code elsewhere may place it.
    #expect(
      try leftOut(outer, adding: "addSubview(box)", members: "\(boxed)\nlet other = Other()") == [])
  }

  @Test(
    "in a branch that its view does not share it says nothing",
    arguments: [
      "addSubview(button)\nif isCompact { CONSTRAINT }",
      "if isCompact { addSubview(button); CONSTRAINT } else { insertSubview(button, at: 0) }",
      "if isCompact { addSubview(button) }\nif kind == .small { CONSTRAINT }",
    ])
  func others(setup: String) throws {
    let setup = setup.replacing("CONSTRAINT", with: Self.small.replacing("V", with: "button"))
    #expect(try verdicts(setup) == ["undecided 'button'"])
  }

  @Test("of constraints in all branches of a statement one holds")
  func exhaustive() throws {
    func widths(_ first: String, _ second: String) throws -> [String] {
      try verdicts(
        """
        addSubview(button)
        if isCompact {
          button.widthAnchor.constraint(equalToConstant: \(first)).isActive = true
        } else {
          button.widthAnchor.constraint(equalToConstant: \(second)).isActive = true
        }
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        """)
    }
    let small = try widths("20", "30")
    #expect(small.count == 1 && small[0].hasPrefix("fail 'button'"), "\(small)")
    #expect(try widths("50", "60") == ["pass 1"])
    #expect(try widths("20", "60") == ["fail 'button' 20×50"])
    #expect(try widths("20", "Model.shared.width") == ["undecided 'button'"])
  }

  @Test("of two ways that say how long a view is each counts for itself")
  func ways() throws {
    func height(_ first: String, _ second: String?) throws -> [String] {
      func made(_ relation: String) -> String {
        "button.heightAnchor.constraint(\(relation)).isActive = true"
      }
      return try verdicts(
        """
        addSubview(button)
        button.setTitle("Go", for: .normal)
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        if isCompact { \(made(first)) } \(second.map { "else { \(made($0)) }" } ?? "")
        """)
    }
    let (equal, least) = ("equalToConstant: 48", "greaterThanOrEqualToConstant: 40")
    #expect(try height(equal, least) == ["fail 'button' 60×40"])
    #expect(try height(least, equal) == ["fail 'button' 60×40"])
    #expect(try height(equal, "greaterThanOrEqualToConstant: 44") == ["pass 1"])
    // Where both fail one is told, and the other beside it.
    #expect(try height(least, "lessThanOrEqualToConstant: 30") == ["fail 'button' 60×40"])
    // Where one way says nothing of it, or not in the source, or is taken back, nothing is told.
    #expect(try height(equal, nil) == ["undecided 'button'"])
    #expect(try height(equal, "equalToConstant: Model.shared.height") == ["undecided 'button'"])
    #expect(
      try verdicts(
        """
        addSubview(button)
        button.topAnchor.constraint(equalTo: topAnchor).isActive = true
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        if isCompact {
          tall = button.heightAnchor.constraint(equalToConstant: 30)
          tall?.isActive = true
        } else {
          button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        }
        tall?.isActive = false
        """, members: "var tall: NSLayoutConstraint?") == ["undecided 'button'"])
  }

  @Test("one part of a condition may decide it")
  func decided() throws {
    func verdicts(_ condition: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "",
        setup: """
          if \(condition) {
            let button = UIButton()
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            addSubview(button)
          }
          """)
    }
    #expect(try verdicts("!hasKey && false") == [])
    #expect(try verdicts("false && hasKey") == [])
    #expect(try verdicts("hasKey || false") == ["fail 'button' 20×20"])
    #expect(try verdicts("hasKey || true") == ["fail 'button' 20×20"])
    #expect(try verdicts("hasKey && true") == ["fail 'button' 20×20"])
  }

  @Test("a finding on one way names the condition")
  func condition() throws {
    let finding = try UIKitReading.finding(
      members: "let button = UIButton()\nvar isCompact = false",
      """
      addSubview(button)
      button.widthAnchor.constraint(equalToConstant: 60).isActive = true
      if isCompact {
        button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      } else {
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
      }
      """)
    #expect(finding.message.contains("60×30"), "\(finding.message)")
    #expect(finding.message.contains("where 'isCompact' is 'true'"), "\(finding.message)")
  }

  @Test("what setters and observers do is read")
  func observers() throws {
    let setup = """
      addSubview(button)
      width = button.widthAnchor.constraint(equalToConstant: 20)
      width.isActive = true
      """
    func found(_ members: String) throws -> String? {
      try verdicts(setup, members: "var width: NSLayoutConstraint!\n\(members)").first
    }
    #expect(try found("")?.hasPrefix("fail") == true)
    #expect(
      try found("var isBig = false { didSet { tintColor = .red } }")?.hasPrefix("fail") == true)
    #expect(
      try found("var isBig = false { didSet { width.constant = 60 } }") == "undecided 'button'")
    #expect(
      try found("var big: CGFloat { get { 0 } set { width.constant = newValue } }")
        == "undecided 'button'")
  }

  @Test("inside a class the arguments of its initializer are known")
  func arguments() throws {
    let badge = """
      class Badge: UIView {
        init(side: CGFloat, isRound: Bool = true) {
          super.init(frame: .zero)
          heightAnchor.constraint(equalToConstant: side).isActive = true
          widthAnchor.constraint(equalToConstant: side).isActive = true
        }
      }
      """
    func tapped(_ creation: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let side = 34.0\nlazy var badge: Badge = \(creation)",
        setup: """
          addSubview(badge)
          badge.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
          """, others: badge, wired: false)
    }
    #expect(try tapped("Badge(side: side)") == ["fail 'badge' 34×34"])
    #expect(
      try tapped("{ let view = Badge(side: 60, isRound: false); return view }()") == ["pass 1"])
    #expect(try tapped("Badge(side: Model.shared.side)") == ["undecided 'badge'"])
  }

  @Test("a view that only some branches place is as large as these say")
  func placedInBranches() throws {
    func verdicts(_ first: String, _ second: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()\nvar isWide = false",
        setup: """
          addSubview(button)
          if isWide {
            \(first)
          } else {
            \(second)
          }
          """)
    }
    func constraints(_ height: Int) -> String {
      """
      button.topAnchor.constraint(equalTo: topAnchor).isActive = true
      button.widthAnchor.constraint(equalToConstant: 60).isActive = true
      button.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
      """
    }
    #expect(try verdicts(constraints(30), "") == ["fail 'button' 60×30"])
    #expect(try verdicts(constraints(60), "") == ["pass 1"])
    #expect(try verdicts(constraints(30), constraints(36)) == ["fail 'button' 60×30"])
    // The other branch places it and leaves its height open.
    #expect(
      try verdicts(
        constraints(30), "button.topAnchor.constraint(equalTo: topAnchor).isActive = true")
        == ["undecided 'button'"])
  }

  @Test(
    "a condition on the text size is decided by that of the audit",
    arguments: [
      "traitCollection.preferredContentSizeCategory.isAccessibilityCategory",
      "!(self.traitCollection.preferredContentSizeCategory < .accessibilityMedium)",
      "UITraitCollection.current.preferredContentSizeCategory > .extraExtraExtraLarge",
      "own.isAccessibilityCategory", "own >= .accessibilityMedium",
    ])
  func textSizes(condition: String) throws {
    func verdicts(_ setup: String, at size: TextSize) throws -> [String] {
      try Reading(textSize: size).verdicts(
        """
        import UIKit
        final class Sample: UIView {
          private let button = UIButton()
          func setUp() {
            addSubview(button)
            button.addTarget(self, action: #selector(open), for: .touchUpInside)
            button.widthAnchor.constraint(equalToConstant: 50).isActive = true
            let own = traitCollection.preferredContentSizeCategory
            let before = previousTraitCollection.preferredContentSizeCategory
            \(setup)
          }
        }
        """)
    }
    func height(_ value: String) -> String {
      "button.heightAnchor.constraint(equalToConstant: \(value)).isActive = true"
    }
    let branches = "if \(condition) { \(height("60")) } else { \(height("30")) }"
    for setup in [branches, height("\(condition) ? 60 : 30")] {
      #expect(try verdicts(setup, at: .large) == ["fail 'button' 50×30"])
      #expect(try verdicts(setup, at: .accessibility3) == ["pass 1"])
    }
    let before = condition.replacing("traitCollection", with: "previousTraitCollection")
      .replacing("UITraitCollection.current", with: "previous").replacing("own", with: "before")
    #expect(try verdicts(height("\(before) ? 60 : 30"), at: .accessibility3) != ["pass 1"])
  }

  /// The verdicts on a view that a class shows, which it makes where it has none.
  private func standIn(_ value: String, members: String = "var shown: UIView?") throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIView {
        \(members)
        func show(_ given: UIView?) {
          let view = \(value)
          addSubview(view)
          view.widthAnchor.constraint(equalToConstant: 30).isActive = true
          view.heightAnchor.constraint(equalToConstant: 30).isActive = true
        }
        @objc func open() {}
      }
      """)
  }

  @Test("a view that code makes where a property holds none is the property's")
  func standIns() throws {
    let tap = "addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))"
    let target = "addTarget(self, action: #selector(open), for: .touchUpInside)"
    for (type, wiring) in [("UIView", tap), ("UIButton", target)] {
      for keeping in ["self.shown = made", ""] {
        let block = "{ let made = \(type)()\nmade.\(wiring)\n\(keeping)\nreturn made }()"
        for property in ["shown", "self.shown"] {
          #expect(
            try standIn("\(property) ?? \(block)", members: "var shown: \(type)?")
              == ["fail 'shown' 30×30"], "\(type) \(keeping)")
        }
      }
    }
    // What nothing makes react is none, and of what may be handed in nothing is known.
    #expect(try standIn("shown ?? UIView()") == [])
    #expect(
      try standIn("given ?? { let made = UIView()\nmade.\(tap)\nreturn made }()")
        .map { $0.prefix(9) } == ["undecided"])
    // Another property's view remains that one's.
    #expect(
      try standIn(
        "shown ?? other",
        members: """
          var shown: UIView?
          lazy var other: UIButton = { let made = UIButton()\nmade.\(target)\nreturn made }()
          """
      ).map { $0.prefix(9) } == ["undecided"])
  }

  @Test("a view that its property always holds is there wherever that is asked")
  func asked() throws {
    func verdicts(_ member: String, _ more: String = "", outside: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: member,
        setup: """
          if let button = self.button {
            addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          }
          if let button {
            button.heightAnchor.constraint(equalToConstant: 30).isActive = true
          }
          \(more)
          """, wired: false, outside: outside)
    }
    let made = "lazy var button: UIButton? = UIButton()"
    #expect(try verdicts(made) == ["fail 'button' 60×30"])
    #expect(try verdicts(made, "button = nil") != ["fail 'button' 60×30"])
    let clearing = "func clear(_ sample: Sample) { sample.button = nil }"
    #expect(try verdicts(made, outside: clearing) != ["fail 'button' 60×30"])
    #expect(try verdicts("var button: UIButton? = make()") != ["fail 'button' 60×30"])
  }

  @Test("a constant that branches give its view has its name")
  func named() throws {
    let found = try verdicts(
      """
      let close: UIButton
      if isCompact {
        close = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        close.addTarget(self, action: nil, for: .touchUpInside)
        addSubview(close)
      } else {
        close = UIButton(frame: CGRect(x: 0, y: 0, width: 32, height: 30))
        close.addTarget(self, action: nil, for: .touchUpInside)
        addSubview(close)
      }
      """)
    #expect(
      found.contains("fail 'close' 30×30") && found.contains("fail 'close' 32×30"), "\(found)")
  }
}
