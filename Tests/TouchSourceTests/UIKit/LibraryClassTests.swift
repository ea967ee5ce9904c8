import Testing

/// Views of classes that the source does not hold, which only their use tells.
@Suite("UIKit: classes of libraries")
struct LibraryClassTests {
  @Test("what only controls are told proves a class of a library's to be one")
  func libraries() throws {
    func verdicts(_ creation: String, _ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = \(creation)", setup: setup,
        others:
          "class Triangle: KitControl { func show() { point = 3 } }\nclass Model: KitModel {}",
        wired: false)
    }
    let wiring = "button.addTarget(self, action: nil, for: .touchUpInside)"
    #expect(
      try verdicts("Triangle()", "\(UIKitReading.small)\n\(wiring)") == ["fail 'button' 30×48"])
    #expect(
      try verdicts("KitButton()", "\(UIKitReading.small)\n\(wiring)") == ["fail 'button' 30×48"])
    // Its content is not in the source.
    #expect(
      try verdicts(
        "Triangle()",
        "addSubview(button)\nbutton.topAnchor.constraint(equalTo: topAnchor).isActive = true\n\(wiring)"
      )
        == ["undecided 'button'"])
    #expect(try verdicts("Triangle()", UIKitReading.small) == [])
    #expect(try verdicts("Model()", wiring) == [])
  }

  @Test("a view that is told of a touch makes its file one with elements")
  func toldAlone() throws {
    func verdicts(_ event: String, _ type: String = "Dropdown") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          override func viewDidLoad() {
            let title = \(type)View()
            title.addTarget(self, action: #selector(go), for: \(event))
            title.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            view.addSubview(title)
          }
        }
        """)
    }
    #expect(try verdicts(".touchUpInside") == ["fail 'title' 20×20"])
    #expect(try verdicts("UIControl.Event.touchUpInside") == ["fail 'title' 20×20"])
    #expect(try verdicts(".valueChanged") == [])
  }

  @Test("a class behind the name of its module is a library's control, and so are its heirs")
  func modules() throws {
    func verdicts(
      _ key: String, _ wiring: String = "button.wire(to: self)", imports: String = "import Kit"
    ) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIView {
          let button = Key()
          func setUp() {
            \(UIKitReading.small)
            \(wiring)
          }
        }
        """, with: ["Key.swift": "import UIKit\n\(imports)\n\(key)"])
    }
    for key in [
      "final class Key: Kit.Button {}", "final class Key: Kit.Control {}",
      "class Button: Kit.Button {}\nfinal class Key: Button {}",
    ] {
      #expect(try verdicts(key) == ["fail 'button' 30×48"], "\(key)")
      #expect(try verdicts(key, "") == ["undecided 'button'"], "\(key)")
    }
    #expect(try verdicts("final class Key: Kit.Model {}") == [])
    #expect(try verdicts("final class Key: Kit.Button {}", imports: "") == [])
    #expect(try verdicts("enum Kit { class Button {} }\nfinal class Key: Kit.Button {}") == [])
  }

  @Test("a class that inherits from 'View' is a library's view")
  func views() throws {
    func verdicts(_ declaration: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let row = Row()",
        setup: """
          addSubview(row)
          row.widthAnchor.constraint(equalToConstant: 200).isActive = true
          row.heightAnchor.constraint(equalToConstant: 30).isActive = true
          row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))
          """, others: declaration, wired: false)
    }
    #expect(try verdicts("final class Row: View {}") == ["fail 'row' 200×30"])
    #expect(try verdicts("final class Row: Kit.View {}") == ["fail 'row' 200×30"])
    #expect(
      try verdicts("protocol View: AnyObject {}\nfinal class Row: View {}")
        .allSatisfy { !$0.hasPrefix("fail") })
    #expect(
      try verdicts("struct Row: View { var body: some View { Text(\"A\") } }")
        .allSatisfy { !$0.hasPrefix("fail") })
  }

  @Test("a library's class is no less one where the project extends it")
  func extended() throws {
    func verdicts(_ others: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = KitButton()",
        setup: "\(UIKitReading.small)\nbutton.addTarget(self, action: nil, for: .touchUpInside)",
        others: others, wired: false)
    }
    #expect(try verdicts("") == ["fail 'button' 30×48"])
    #expect(try verdicts("extension KitButton { func round() {} }") == ["fail 'button' 30×48"])
    #expect(try verdicts("final class KitButton {}") == [])
  }

  @Test("a library's class behind the system's that is written is no bare button")
  func behindWrittenType() throws {
    func verdicts(_ creation: String, _ setup: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private lazy var button: UIButton = { let made = \(creation); return made }()",
        setup: "\(setup)\nbutton.addTarget(self, action: nil, for: .touchUpInside)", wired: false)
    }
    let open = """
      addSubview(button)
      button.topAnchor.constraint(equalTo: topAnchor).isActive = true
      button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      """
    #expect(try verdicts("KitButton()", open) == ["undecided 'button'"])
    #expect(try verdicts("KitButton()", UIKitReading.small) == ["fail 'button' 30×48"])
    #expect(try verdicts("UIButton()", open).first?.hasPrefix("fail") == true)
  }

  @Test("a target that other code adds proves a library's class to be a control too")
  func wiredOutside() throws {
    func verdicts(_ use: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Bar: UIView {
          let button = KitButton()
          func setUp() {
            \(UIKitReading.small)
          }
        }
        """,
        with: [
          "Screen.swift": """
          import UIKit
          final class Screen: UIViewController {
            let bar = Bar()
            func setUp() { \(use) }
          }
          """
        ])
    }
    #expect(
      try verdicts("bar.button.addTarget(self, action: nil, for: .touchUpInside)")
        == ["fail 'button' 30×48"])
    #expect(try verdicts("bar.button.rx.tap.bind { }") == ["fail 'button' 30×48"])
    #expect(try verdicts("bar.button.tag = 3") == [])
    #expect(try verdicts("state.bind(to: bar.button.rx.isHidden)") == [])
  }

  @Test("what a library's view is given without being added may have any size")
  func given() throws {
    func verdicts(_ setup: String, side: Int = 44) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()\nlet field = KitControl()\nlet card = Card()",
        setup: """
          button.frame = CGRect(x: 0, y: 0, width: \(side), height: \(side))
          button.addTarget(self, action: nil, for: .touchUpInside)
          addSubview(field)
          \(setup)
          """,
        others: """
          final class Card: UIView {
            var content: UIView? { didSet { content.map(addSubview) } }
          }
          """, wired: false)
    }
    for use in [
      "field.accessory = button", "field.accessories = [button]",
      "field.edge?.grid.views = [button]", "model.accessory = button",
    ] {
      #expect(try verdicts(use) == ["undecided 'button'"], "\(use)")
      #expect(try verdicts(use, side: 30) == ["undecided 'button'"], "\(use)")
      // What the code adds itself has the size that it is given.
      #expect(try verdicts("\(use)\naddSubview(button)") == ["pass 1"], "\(use)")
      let constrained = """
        \(use)
        button.widthAnchor.constraint(equalToConstant: 30).isActive = true
        button.heightAnchor.constraint(equalToConstant: 30).isActive = true
        """
      #expect(try verdicts(constrained) == ["fail 'button' 30×30"], "\(use)")
    }
    for use in [
      "card.content = button", "accessibilityElements = [button]", "popover.sourceView = button",
      "let same = button", "field.tag = button.tag", "manager.delegate = button",
    ] {
      #expect(try verdicts(use) == ["pass 1"], "\(use)")
    }
  }

  @Test(
    "what reactive libraries give to controls alone proves a library's class to be one",
    arguments: [
      ("KitButton", "rx.tap.bind { }", true), ("KitButton", "rx.tap.map { 1 }", true),
      ("KitButton", "tapPublisher.sink { }", true),
      ("KitButton", "rx.controlEvent(.touchUpInside).bind { }", true),
      ("KitView", "rx.controlEvent(.touchUpInside).bind { }", true),
      ("KitView", "controlEventPublisher(for: .touchUpInside).sink { }", true),
      ("KitButton", "rx.controlEvent(.valueChanged).bind { }", false),
      ("KitView", "rx.tap.bind { }", false), ("KitButton", "rx.isHidden.onNext(true)", false),
      ("KitButton", "rx.title.onNext(name)", false), ("KitButton", "tapCount = 2", false),
    ])
  func reactive(type: String, use: String, isControl: Bool) throws {
    let verdicts = try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIView {
        let button: \(type) = { \(type)(image: picture) }()
        let other = UIButton()
        func setUp() {
          \(UIKitReading.small)
          button.\(use)
        }
      }
      """)
    #expect(verdicts.contains("fail 'button' 30×48") == isControl)
    #expect(verdicts.contains { $0.contains("'button'") } == isControl)
  }

  @Test("a control of Texture's is undecided, since its nodes are laid out by code of its own")
  func texture() throws {
    func verdicts(_ node: String, _ wiring: String) throws -> [String] {
      try Reading().verdicts(
        """
        import AsyncDisplayKit
        import UIKit
        final class Row: ASCellNode {
          private let more = \(node)()
          override init() {
            super.init()
            \(wiring)
          }
          @objc private func show() {}
          override func layoutSpecThatFits(_ size: ASSizeRange) -> ASLayoutSpec {
            more.style.preferredSize = CGSize(width: 30, height: 30)
            return ASInsetLayoutSpec(insets: .zero, child: more)
          }
        }
        """)
    }
    let wiring =
      "more.addTarget(self, action: #selector(show), forControlEvents: .touchUpInside)"
    #expect(try verdicts("ASButtonNode", wiring) == ["undecided 'more'"])
    #expect(try verdicts("ASControlNode", wiring) == ["undecided 'more'"])
    #expect(try verdicts("ASTextNode", "") == [])
  }
}
