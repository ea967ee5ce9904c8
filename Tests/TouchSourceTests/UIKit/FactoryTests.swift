import Testing
import TouchRules

/// What properties of types make for others.
@Suite("UIKit: properties of types that make views")
struct FactoryTests {
  private static let closing = """
    import UIKit
    extension UIButton {
      static var closing: UIButton {
        let made = UIButton(type: .custom)
        made.widthAnchor.constraint(equalToConstant: 30).isActive = true
        made.heightAnchor.constraint(equalToConstant: 48).isActive = true
        return made
      }
    }
    """

  private func verdicts(
    _ member: String, setup: String = "addSubview(close)", in factory: String = closing
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIView {
        \(member)
        func setUp() { \(setup) }
        func connect() { close.addTarget(self, action: nil, for: .touchUpInside) }
      }
      """, with: ["Factory.swift": factory])
  }

  @Test(
    "a view that a type's property makes is judged where it is named",
    arguments: [
      "private let close = UIButton.closing", "private let close: UIButton = UIButton.closing",
      "private let close: UIButton = .closing",
      "private lazy var close = UIButton.closing.then { $0.tag = 1 }",
    ])
  func named(member: String) throws {
    #expect(try verdicts(member) == ["fail 'close' 30×48"])
    #expect(
      try verdicts(member, in: Self.closing.replacing("Constant: 30", with: "Constant: 50"))
        == ["pass 1"])
  }

  @Test("the system's own function makes a button with an image and an action")
  func systemButton() throws {
    let image = #"UIImage(systemName: "plus")!"#
    func verdicts(
      _ class: String = "UIButton", _ wiring: String = "target: self, action: #selector(act)",
      width: String = "close.widthAnchor.constraint(equalToConstant: 30).isActive = true",
      isHeld: Bool = false
    ) throws -> [String] {
      let made = "let close = \(`class`).systemButton(with: \(image), \(wiring))"
      return try Reading().verdicts(
        """
        import UIKit
        final class Icon: UIButton {}
        final class Sample: UIView {
          \(isHeld ? "private lazy var close: UIButton = \(made.dropFirst(12))" : "")
          func setUp() {
            \(isHeld ? "" : made)
            addSubview(close)
            close.topAnchor.constraint(equalTo: topAnchor).isActive = true
            close.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            close.heightAnchor.constraint(equalToConstant: 48).isActive = true
            \(width)
          }
          @objc func act() {}
        }
        """)
    }
    #expect(try verdicts() == ["fail 'close' 30×48"])
    #expect(try verdicts("Icon") == ["fail 'close' 30×48"])
    #expect(try verdicts(isHeld: true) == ["fail 'close' 30×48"])
    #expect(
      try verdicts(width: "close.widthAnchor.constraint(equalToConstant: 50).isActive = true")
        == ["pass 1"])
    // It is as wide as its image where nothing else says it.
    #expect(try verdicts(width: "").map { $0.hasPrefix("fail 'close' 1") } == [true])
    // Without an action, and where it is another class's function, nobody knows that it does anything.
    #expect(try verdicts("UIButton", "target: nil, action: nil") == [])
    #expect(try verdicts("Library") == [])
  }

  @Test("each use of it is another view")
  func others() throws {
    #expect(
      try verdicts(
        """
        private let close = UIButton.closing
        private let other = UIButton.closing
        """,
        setup: """
          addSubview(close)
          addSubview(other)
          other.addTarget(self, action: nil, for: .touchUpInside)
          other.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          """
      ).sorted() == ["fail 'close' 30×48", "fail 'other' 15×24"])
  }

  @Test(
    "a property of an object, and one that makes no view, is followed no further",
    arguments: [
      "static var closing: UIButton { Library.make() }", "static var closing: String { \"close\" }",
      "var closing: UIButton { UIButton() }",
    ])
  func unknown(property: String) throws {
    let factory = "import UIKit\nextension UIButton { \(property) }"
    #expect(
      try !verdicts("private let close: UIButton = UIButton.closing", in: factory)
        .contains { $0.hasPrefix("fail") })
  }

  /// Functions that make a view of the type that is expected and hand it to a closure.
  private static let creating = [
    """
    extension UIView {
      static func create(with change: (Self) -> Void) -> Self {
        let view = Self()
        change(view)
        return view
      }
    }
    """,
    """
    extension UIView {
      static func create<View: UIView>(with change: (View) -> Void) -> View {
        let view = View()
        change(view)
        return view
      }
    }
    """,
  ]

  /// The verdicts on what functions and properties of a class make.
  private func made(_ maker: String, use: String, helper: String) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIView {
        func setUp() {
          \(use)
          addSubview(made)
          made.heightAnchor.constraint(equalToConstant: 32).isActive = true
          made.widthAnchor.constraint(equalToConstant: 60).isActive = true
        }
        \(maker)
        @objc func open() {}
      }
      """, with: ["Helper.swift": "import UIKit\n\(helper)"])
  }

  @Test(
    "the type that a function or a property returns is that of what it makes behind a dot alone",
    arguments: creating)
  func returned(helper: String) throws {
    let tap = "UITapGestureRecognizer(target: self, action: #selector(open))"
    let view = "{ .create { view in view.addGestureRecognizer(\(tap)) } }"
    let button = """
      {
        if isOld { return .create { $0.addTarget(self, action: #selector(open), for: .touchUpInside) } }
      }
      """
    let local = "let made = make()"
    for maker in ["func make() -> UIView \(view)", "private func make() -> UIView? \(view)"] {
      #expect(
        try made(maker, use: local, helper: helper) == ["fail 'made' 60×32"], "\(maker)")
    }
    #expect(
      try made("private func make() -> UIButton \(button)", use: local, helper: helper)
        == ["fail 'made' 60×32"])
    #expect(
      try made("private lazy var made: UIView = \(view)()", use: "", helper: helper)
        == ["fail 'made' 60×32"])
    // Of no type that is written, nothing is made.
    #expect(try made("func make() -> Other \(view)", use: local, helper: helper) == [])
    // A view without anything to do is no target.
    #expect(
      try made(
        "func make() -> UIView { .create { view in view.tag = 1 } }", use: local, helper: helper)
        == [])
  }

  @Test(
    "what a helper of another file makes is of the type that an alias stands for, and is placed at its call",
    arguments: creating)
  func aliases(helper: String) throws {
    let audit = try Reading().audit(
      """
      import UIKit
      private typealias Row = Bordered
      class Bordered: UIView {}
      final class Sample: UIView {
        func setUp() { addSubview(make()) }
        private func make() -> Row {
          .create { view in
            view.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
            view.addGestureRecognizer(
              UITapGestureRecognizer(target: self, action: #selector(open)))
          }
        }
        @objc func open() {}
      }
      """, with: ["Helper.swift": "import UIKit\n\(helper)"])
    #expect(audit.undecided.isEmpty)
    #expect(audit.findings.map(\.subject.place.file) == ["Sample.swift"])
    #expect(audit.findings.map(\.hit.written) == ["60×20"])
  }

  @Test("what a property finds in a view that another holds is not that view")
  func found() throws {
    let tap = "UITapGestureRecognizer(target: self, action: #selector(open))"
    #expect(
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIView {
          private let card = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
          private var inner: UIView { card.parts.first }
          func setUp() {
            addSubview(card)
            inner.addGestureRecognizer(\(tap))
          }
          @objc func open() {}
        }
        """) == ["undecided 'tap-gesture'"])
  }

  @Test(
    "a function outside any type makes a property, and what it only does at times returns nothing")
  func globalFactories() throws {
    func verdicts(_ property: String, _ body: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: property,
        setup: """
          addSubview(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          """,
        others: """
          private func secondary(title: String?) -> UIButton {
            let made = UIButton(type: .system)
            \(body)
            made.contentEdgeInsets = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 32)
            return made
          }
          """, wired: false)
    }
    let make = "secondary(title: \"Hide\")"
    for property in ["lazy var button = \(make)", "private let button: UIButton = \(make)"] {
      for body in [
        "made.setTitle(title, for: .normal)",
        "if let title { made.setTitle(title, for: .normal) }",
        "switch title { case nil: break\ndefault: made.setTitle(title, for: .normal) }",
      ] {
        let found = try verdicts(property, body)
        #expect(
          found.count == 1 && found[0].hasPrefix("fail 'button'"), "\(property) \(body) \(found)")
      }
    }
  }
  @Test("what a type inside makes is asked for by the type's name, with a capital or none")
  func typesInside() throws {
    func verdicts(_ call: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(call)
          }
          enum makers {}
        }
        extension Sample.makers {
          static func icon() -> UIButton {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            button.addTarget(nil, action: #selector(UIView.tap), for: .touchUpInside)
            return button
          }
        }
        """)
    }
    #expect(try verdicts("view.addSubview(Self.makers.icon())") != [])
    #expect(try verdicts("view.addSubview(makers.icon())") != [])
    #expect(try verdicts("view.addSubview(other.icon())") == [])
    #expect(try verdicts("") == [])
  }
}
