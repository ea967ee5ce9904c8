import Foundation
import Testing
import TouchModel

/// Where the elements of UIKit code are found, and what their surroundings do to them.
@Suite("UIKit: elements and where they are put")
struct PlacementTests {
  @Test("properties, lazy closures, locals, factories and subclasses are one element each")
  func declarations() throws {
    let verdicts = try UIKitReading.verdicts(
      members: """
        let plain = UIButton()
        lazy var made: UIButton = {
          let button = UIButton(type: .system)
          button.widthAnchor.constraint(equalToConstant: 20).isActive = true
          button.heightAnchor.constraint(equalToConstant: 20).isActive = true
          return button
        }()
        lazy var first = makeButton(side: 24)
        lazy var second = makeButton(side: 44)
        var late: UIButton!
        let round = RoundButton()
        private func makeButton(side: CGFloat) -> UIButton {
          let button = UIButton()
          button.widthAnchor.constraint(equalToConstant: side).isActive = true
          button.heightAnchor.constraint(equalToConstant: side).isActive = true
          return button
        }
        """,
      setup: """
        late = UIButton()
        late.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        let local = UIButton()
        local.addTarget(self, action: #selector(go), for: .touchUpInside)
        local.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        plain.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        """,
      others: """
        class RoundButton: UIButton {
          override init(frame: CGRect) {
            super.init(frame: frame)
            widthAnchor.constraint(equalToConstant: 36).isActive = true
            heightAnchor.constraint(equalToConstant: 36).isActive = true
          }
        }
        """)
    #expect(
      verdicts == [
        "fail 'plain' 10×10", "fail 'made' 20×20", "fail 'first' 24×24", "fail 'late' 30×30",
        "fail 'round' 36×36", "pass 2",
      ])
  }

  @Test("a class's initializer gives its constants their values")
  func initializers() throws {
    let type = """
      class RoundButton: UIButton {
        private let side: CGFloat
        init(side: CGFloat = 30) { self.side = side; super.init(frame: .zero) }
        override func didMoveToSuperview() {
          widthAnchor.constraint(equalToConstant: side).isActive = true
          heightAnchor.constraint(equalToConstant: side).isActive = true
        }
      }
      """
    #expect(
      try UIKitReading.button("RoundButton(side: 60)", setup: "", others: type) == ["pass 1"])
    #expect(
      try UIKitReading.button("RoundButton(side: 20)", setup: "", others: type)
        == ["fail 'button' 20×20"])
  }

  @Test("arguments without labels go to one parameter each, in their order")
  func unlabelled() throws {
    func verdicts(_ arguments: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let button = Dot(\(arguments))", setup: "addSubview(button)",
        others: """
          final class Dot: UIButton {
            init(_ width: CGFloat, _ height: CGFloat) {
              super.init(frame: .zero)
              widthAnchor.constraint(equalToConstant: width).isActive = true
              heightAnchor.constraint(equalToConstant: height).isActive = true
            }
          }
          """)
    }
    #expect(try verdicts("60, 20") == ["fail 'button' 60×20"])
    #expect(try verdicts("60, 60") == ["pass 1"])
  }

  @Test("a class of the project's that has the name of a view of SwiftUI's is UIKit's alone")
  func names() throws {
    let source = """
      import UIKit
      class Button: UIButton {
        init(size: CGFloat) {
          super.init(frame: .zero)
          widthAnchor.constraint(equalToConstant: size).isActive = true
          heightAnchor.constraint(equalToConstant: size).isActive = true
        }
      }
      extension UIAccessibilityIdentification {
        func identify(_ name: String) { accessibilityIdentifier = name }
      }
      class Sample: UIViewController {
        private lazy var send: Button = {
          let made = Button(size: 30)
          made.identify("send")
          made.addTarget(self, action: nil, for: .touchUpInside)
          return made
        }()
        func setUp() { view.addSubview(send) }
      }
      """
    let project = try SourceProject(bytes: ["Sample.swift": Data(source.utf8)])
    let audit = project.audit().check()
    #expect(audit.findings.map(\.hit) == [Size(width: 30, height: 30)])
    #expect(audit.counts.elements == 1)
  }

  @Test("the screen gives a controller's view its width, whatever a constraint asks for")
  func controllerView() throws {
    func verdict(_ constraint: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()",
        setup: """
          view.addSubview(button)
          \(constraint)
          NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            button.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            button.heightAnchor.constraint(equalToConstant: 30),
          ])
          """, superclass: "UIViewController")
    }
    #expect(try verdict("") == ["fail 'button' 393×30"])
    #expect(
      try verdict("view.widthAnchor.constraint(equalToConstant: 400).isActive = true")
        == ["fail 'button' 393×30"])
  }

  @Test("one side of a size that is assigned may be known alone")
  func oneSide() throws {
    func verdict(_ height: String) throws -> String {
      try UIKitReading.button(
        setup: "button.frame.size = CGSize(width: space(), height: \(height))")[0]
    }
    #expect(try verdict("30").hasPrefix("fail 'button'"))
    #expect(try verdict("space()").hasPrefix("undecided"))
  }

  @Test("frames count where nothing else gives a size")
  func frames() throws {
    #expect(
      try UIKitReading.button(
        "UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 40))", setup: "")
        == ["fail 'button' 30×40"])
    #expect(
      try UIKitReading.button(
        setup: "button.frame.size = CGSize(width: 50, height: 48)") == ["pass 1"])
    // What a name stands for is one too.
    #expect(
      try UIKitReading.button(
        "UIButton(frame: Sizes.small)", setup: "",
        others: "enum Sizes { static let small = CGRect(x: 0, y: 0, width: 30, height: 44) }")
        == ["fail 'button' 30×44"])
    #expect(
      try UIKitReading.button(
        setup: """
          let box = CGRect(x: 0, y: 0, width: 50, height: 48)
          button.frame = box
          """) == ["pass 1"])
    #expect(try UIKitReading.button(setup: "button.frame = unknown") == ["undecided 'button'"])
    #expect(
      try UIKitReading.button(
        setup: "button.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)")
        == ["undecided 'button'"])
    #expect(
      try UIKitReading.button(
        setup: """
          button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
          button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          """) == ["undecided 'button'"])
  }

  @Test("a frame of negative lengths is turned round, as UIKit does")
  func negativeFrames() throws {
    for frame in [
      "CGRect(x: 60, y: 60, width: -30, height: -60)",
      "CGRect(origin: .zero, size: CGSize(width: -30, height: 60))",
    ] {
      #expect(
        try UIKitReading.button(setup: "button.frame = \(frame)") == ["fail 'button' 30×60"])
    }
    #expect(
      try UIKitReading.button(
        "UIButton(frame: CGRect(x: 0, y: 0, width: -50, height: 48))", setup: "")
        == ["pass 1"])
  }

  @Test("what is fitted to its content is no longer as large as its frame")
  func fitting() throws {
    func verdicts(_ setup: String) throws -> [String] {
      try UIKitReading.button(
        setup: """
          button.setImage(UIImage(systemName: "plus"), for: .normal)
          button.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
          \(setup)
          """)
    }
    #expect(try verdicts("") == ["pass 1"])
    #expect(try verdicts("button.sizeToFit()") == ["undecided 'button'"])
  }

  @Test(
    "what stands behind a button's own name in other files counts",
    arguments: [
      ("bar.send.addTarget(self, action: nil, for: .touchUpInside)", "fail 'send' 30×30"),
      ("bar.send\n  .addTarget(self, action: nil, for: .touchUpInside)", "fail 'send' 30×30"),
      ("bar.send!.rx.tap.bind {}", "fail 'send' 30×30"),
      ("wire(bar.send)", "undecided 'send'"),
      ("bar.send.rx.tap.bind {}\nbar.send.setImage(icon, for: .normal)", "undecided 'send'"),
      // Other names that begin or end like it.
      ("bar.send.rx.tap.bind { R.sendDidTap }", "fail 'send' 30×30"),
      ("bar.send.rx.tap.bind { self.resend }", "fail 'send' 30×30"),
      ("bar.sendButton.rx.tap.bind {}", "undecided 'send'"),
    ])
  func names(use: String, verdict: String) throws {
    let bar = """
      class Bar: UIView {
        let send = UIButton()
        func setUp() {
          addSubview(send)
          send.setImage(.gridicon(.cross, size: CGSize(width: 30, height: 30)), for: .normal)
          send.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          send.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        }
      }
      """
    let screen = "class Screen: UIViewController {\nlet bar = Bar()\nfunc go() { \(use) }\n}"
    #expect(
      try Reading().verdicts("import UIKit\n\(bar)", with: ["Screen.swift": screen]) == [verdict])
    // Another class of the same file is as good.
    for source in ["\(bar)\n\(screen)", "\(screen)\n\(bar)"] {
      #expect(try Reading().verdicts("import UIKit\n\(source)") == [verdict], "\(source)")
    }
  }

  @Test("what stands behind the view of a view counts, whatever class the file names")
  func heldViews() throws {
    func verdicts(_ use: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        class Bar: UIView {
          let send = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
          func setUp() { addSubview(send) }
        }
        """,
        with: [
          "Panel.swift": "import UIKit\nclass Panel: UIView { let bar = Bar() }",
          "Screen.swift": """
          import UIKit
          class Screen: UIViewController {
            let panel = Panel()
            func go() { \(use) }
          }
          """,
        ])
    }
    #expect(try verdicts("panel.bar.send.rx.tap.bind {}") == ["fail 'send' 30×30"])
    #expect(try verdicts("panel.other.send.rx.tap.bind {}") == ["undecided 'send'"])
  }

  @Test("another class of the file has views of its own by the same name")
  func sameNames() throws {
    let bar = """
      import UIKit
      class Bar: UIView {
        let send = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        func setUp() { addSubview(send) }
      }
      """
    let other = """
      class Other: UIView {
        private let send = UISwitch()
        let bar = Bar()
        func setUp() { self.send.addTarget(self, action: nil, for: .valueChanged) }
      }
      """
    #expect(try Reading().verdicts("\(bar)\n\(other)").contains("undecided 'send'"))
  }

  @Test("a button beside a field's text keeps the size that it asks for")
  func besideText() throws {
    func verdicts(_ setup: String, field: String = "UITextField") throws -> [String] {
      try UIKitReading.verdicts(
        members: "private let field = \(field)()\nprivate let clear = UIButton()",
        setup: """
          clear.setImage(.gridicon(.cross, size: CGSize(width: 20, height: 20)), for: .normal)
          addSubview(field)
          \(setup)
          """,
        others: """
          final class Spaced: UITextField {
            override func rightViewRect(forBounds bounds: CGRect) -> CGRect { rect(in: bounds) }
          }
          """
      ).filter { !$0.hasPrefix("exempt") }
    }
    for side in ["rightView", "leftView"] {
      #expect(try verdicts("field.\(side) = clear") == ["fail 'clear' 20×20"])
    }
    let frame = "clear.frame = CGRect(x: 0, y: 0, width: 30, height: 30)"
    #expect(try verdicts("\(frame)\nfield.rightView = clear") == ["fail 'clear' 20×20"])
    let large = "clear.frame = CGRect(x: 0, y: 0, width: 48, height: 48)"
    #expect(try verdicts("\(large)\nfield.rightView = clear") == ["undecided 'clear'"])
    #expect(try verdicts("field.rightView = clear", field: "Spaced") == ["undecided 'clear'"])
    #expect(try verdicts("cell.accessoryView = clear") == ["undecided 'clear'"])
  }

  @Test("the view of any controller fills the screen")
  func controllerExtensions() throws {
    func verdicts(_ type: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        extension \(type) {
          func endEditingOnTap() {
            let tap = UITapGestureRecognizer(target: self, action: #selector(end))
            view.addGestureRecognizer(tap)
          }
        }
        """)
    }
    #expect(try verdicts("UIViewController") == ["pass 1"])
    #expect(try verdicts("Presenter").map { $0.prefix(9) } == ["undecided"])
  }

  @Test("what other files do to a button that they can reach counts")
  func outside() throws {
    func verdicts(_ use: String, setup: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        class Panel: UIView {
          let button = UIButton(type: .system)
          func setUp() {
            addSubview(button)
            button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
            button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
            button.setTitle("Go", for: .normal)
            \(setup)
          }
        }
        """, with: ["Other.swift": "class Other { let panel = Panel()\nfunc go() { \(use) } }"])
    }
    let wired = "panel.button.addTarget(self, action: nil, for: .touchUpInside)"
    #expect(try verdicts(wired).first?.hasPrefix("fail") == true)
    #expect(try verdicts("panel.button.isSelected = true") == ["undecided 'button'"])
    #expect(
      try verdicts(wired + "\npanel.button.heightAnchor.constraint(equalToConstant: 60)")
        == ["undecided 'button'"])
    #expect(
      try verdicts(
        wired, setup: "button.heightAnchor.constraint(equalToConstant: 20).isActive = true"
      )
      .first?.hasSuffix("×20") == true)
  }

  @Test("a class that decides on touches is believed")
  func decider() throws {
    let sized = "button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)"
    #expect(
      try UIKitReading.verdicts(
        members: """
          let button = UIButton()
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { button }
          """, setup: "addSubview(button)\n\(sized)") == ["undecided 'button'"])
  }

  @Test("versions of the system and platforms are followed")
  func conditions() throws {
    let setup = """
      if #available(iOS 15, *) {
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      } else {
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      }
      """
    #expect(try UIKitReading.button(setup: setup) == ["pass 1"])
    #expect(
      try UIKitReading.button(
        setup: """
          #if os(macOS)
            button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          #else
            button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
          #endif
          """) == ["pass 1"])
  }

  @Test("views are added one by one or in a list")
  func lists() throws {
    for helper in ["", "extension UIView { func addSubview(_ views: [UIView]) {} }"] {
      #expect(
        try UIKitReading.verdicts(
          members: "let button = UIButton()\nlet label = UILabel()",
          setup: """
            addSubview([label, button])
            button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
            button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            button.widthAnchor.constraint(equalToConstant: 60).isActive = true
            button.setImage(.gridicon(.cross), for: .normal)
            """, others: helper) == ["fail 'button' 60×24"])
    }
  }

  @Test("findings name the place, say what to do and stand at the declaration")
  func findings() throws {
    let finding = try #require(
      try UIKitReading.findings(
        members: "let button = UIButton()",
        setup: """
          addSubview(button)
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          button.heightAnchor.constraint(equalToConstant: 24).isActive = true
          """
      ).first)
    #expect(finding.message.contains("constrain it to a height of at least 44"))
    #expect(finding.message.contains("'point(inside:with:)'"))
    #expect(finding.remedy == .constrain(width: nil, height: 44))
    #expect(finding.evidence.contains { $0.message.contains("'heightAnchor'") })
    #expect(finding.cause?.line == (finding.subject.place.line + 4))
  }

  @Test("a number in SnapKit is a distance from the view around")
  func numbers() throws {
    let row = """
      addSubview(bar)
      bar.addSubview(button)
      bar.snp.makeConstraints { $0.width.equalTo(100); $0.height.equalTo(50) }
      """
    for pins in [
      "$0.leading.equalTo(20); $0.trailing.equalTo(-10)",
      "$0.leading.equalToSuperview().offset(20); $0.trailing.equalToSuperview().offset(-10)",
      "$0.left.equalTo(20).priority(.required); $0.right.equalTo(-10)",
    ] {
      #expect(
        try UIKitReading.verdicts(
          members: "let button = UIButton()\nlet bar = UIView()",
          setup: row
            + "\nbutton.snp.makeConstraints { \(pins); $0.top.equalTo(4); $0.height.equalTo(30) }"
        ) == ["fail 'button' 70×30"])
    }
  }

  @Test("a frame that is taken, changed and put back is the changed one")
  func putBack() throws {
    func verdicts(_ change: String) throws -> [String] {
      try UIKitReading.button(
        setup: """
          var frame = button.frame
          \(change)
          button.frame = frame
          """)
    }
    #expect(
      try verdicts("frame.size = CGSize(width: 60, height: 30)") == ["fail 'button' 60×30"])
    #expect(try verdicts("frame.origin.y = 8") == ["undecided 'button'"])
  }

  @Test(
    "a text field is the system's unless it is lower than that makes it",
    arguments: [
      ("field.borderStyle = .roundedRect", 26, true),
      ("field.borderStyle = .roundedRect", 34, false),
      ("field.borderStyle = .roundedRect", 40, false), ("field.borderStyle = .none", 26, false),
      ("", 26, false), ("field.borderStyle = style", 26, false), ("", 18, true),
      ("field.borderStyle = .roundedRect\nfield.borderStyle = .none", 26, false),
    ])
  func lowFields(setup: String, height: Int, isLow: Bool) throws {
    let verdicts = try UIKitReading.verdicts(
      members: "private let field = UITextField()",
      setup: """
        addSubview(field)
        field.widthAnchor.constraint(equalToConstant: 200).isActive = true
        field.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
        \(setup)
        """)
    #expect(
      verdicts == [isLow ? "fail 'field' 200×\(height)" : "exempt 'field' system style"])
  }
}
