import Testing

/// Buttons that say nothing and do nothing wherever their class is shown.
@Suite("UIKit: buttons in vain")
struct InertTests {
  @Test("a button that nothing gives a title or something to do is no target")
  func vain() throws {
    func verdicts(
      _ change: String = "", title: String = "var title: String?", call: String = "action?()",
      members: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          \(title) { didSet { button.setTitle(title, for: .normal) } }
          var action: (() -> Void)?
          \(members)
          private lazy var button: UIButton = {
            let made = UIButton()
            made.addTarget(self, action: #selector(tapped), for: .touchUpInside)
            return made
          }()
          @objc private func tapped() { \(call) }
          """,
        setup: """
          addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          """, wired: false,
        outside: """
          struct Other { let title = "Title"; let action: () -> Void }
          final class Holder {
            let sample = Sample()
            func make() -> Other { Other(action: {}) }
            \(change)
          }
          """)
    }
    #expect(try verdicts() == [])
    #expect(try verdicts(call: "self.action?()") == [])
    let copy = """
      func copied() -> Sample {
        let other = Sample()
        other.title = title
        other.action = action
        return other
      }
      """
    #expect(try verdicts(members: copy) == [])
    let found = ["fail 'button' 20×20"]
    for change in [
      "func fill() { sample.title = \"Go\" }", "func fill() { sample.action = {} }",
      "func fill() { bind(to: \\.title) }", "func fill(title: String?) { sample.title = title }",
    ] {
      #expect(try verdicts(change) == found, "\(change)")
    }
    for member in [
      "func fill(title: String?) { self.title = title }",
      "func fill() { let title = text(); other.title = title }",
      "func draw() { button.setImage(UIImage(systemName: \"star\"), for: .normal) }",
    ] {
      #expect(try verdicts(members: member) == found, "\(member)")
    }
    #expect(try verdicts(title: "@objc var title: String?") == found)
    #expect(try verdicts(call: "action?(); log()") == found)
    #expect(try verdicts(call: "log()") == found)
  }
}

/// Controls in views that take no touches.
@Suite("UIKit: controls in what takes no touches")
struct ClosedViewTests {
  @Test("what lies in a view that keeps touches from all in it is no target")
  func middle() throws {
    func verdicts(_ change: String = "", box: String = "private let box = UIView()") throws
      -> [String]
    {
      try UIKitReading.verdicts(
        members: "private let button = UIButton()\n\(box)",
        setup: """
          addSubview(box)
          box.addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          """,
        others: """
          final class Other {
            func change(_ sample: Sample) { \(change) }
          }
          """)
    }
    let off = """
      private let box: UIView = {
        let made = UIView()
        made.isUserInteractionEnabled = false
        return made
      }()
      """
    let told = ["fail 'button' 20×20"]
    #expect(try verdicts() == told)
    #expect(try verdicts(box: off) == [])
    #expect(
      try verdicts(box: off + "\nfunc open() { box.isUserInteractionEnabled = true }") == told)
    let open = off.replacing("private let", with: "let")
    #expect(try verdicts(box: open) == [])
    #expect(try verdicts("sample.box.isUserInteractionEnabled = true", box: open) == told)
  }

  @Test("nor is what lies in one of a class that does so itself")
  func own() throws {
    func verdicts(
      _ setting: String = "isUserInteractionEnabled = false", more: String = "",
      outside: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton()
          private let inner = UIView()
          init(small: Bool) {
            super.init(frame: .zero)
            \(setting)
            addSubview(inner)
            inner.addSubview(button)
            button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          }
          required init?(coder: NSCoder) { fatalError() }
          func close() { isUserInteractionEnabled = false }
          \(more)
          """,
        setup: "",
        outside: """
          final class Holder {
            let sample = Sample(small: true)
            let other = UILabel()
            func change() { \(outside) }
          }
          """)
    }
    let told = ["fail 'button' 20×20"]
    #expect(try verdicts() == [])
    #expect(try verdicts("self.isUserInteractionEnabled = false") == [])
    #expect(try verdicts("close()") == [])
    #expect(try verdicts(outside: "other.isUserInteractionEnabled = true") == [])
    #expect(try verdicts("") == told)
    #expect(try verdicts("if small { isUserInteractionEnabled = false }") == told)
    #expect(try verdicts(more: "func open() { isUserInteractionEnabled = true }") == told)
    #expect(try verdicts(more: "override init(frame: CGRect) { super.init(frame: frame) }") == told)
    #expect(try verdicts(outside: "sample.isUserInteractionEnabled = true") == told)
    #expect(
      try verdicts(outside: "for view in all { view.isUserInteractionEnabled = true }") == told)
  }

  @Test("nor is a control of a class that keeps touches from itself, wherever it does so")
  func control() throws {
    func verdicts(
      _ setting: String = "isUserInteractionEnabled = false", more: String = "",
      parent: String = "UIButton", change: String = "", others: String = "", outside: String = ""
    ) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let mark = Mark()
          \(change)
          """,
        setup: """
          addSubview(mark)
          mark.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          """,
        others: """
          class Mark: \(parent) {
            override init(frame: CGRect) {
              super.init(frame: frame)
              \(setting)
              addTarget(self, action: #selector(go), for: .touchUpInside)
            }
            required init?(coder: NSCoder) { fatalError() }
            @objc private func go() { print("gone") }
            private func style() {
              layer.borderWidth = 1
              isUserInteractionEnabled = false
            }
            \(more)
          }
          class Plain: UIButton {
            init() { super.init(frame: .zero) }
            required init?(coder: NSCoder) { fatalError() }
          }
          \(others)
          """, outside: outside)
    }
    let told = ["fail 'mark' 20×20"]
    #expect(try verdicts() == [])
    #expect(try verdicts("style()") == [])
    #expect(try verdicts(parent: "Plain") == [])
    #expect(try verdicts(parent: "UIView") == [])
    #expect(try verdicts("") == told)
    #expect(try verdicts("if frame.width < 9 { isUserInteractionEnabled = false }") == told)
    #expect(try verdicts(more: "func open() { isUserInteractionEnabled = true }") == told)
    #expect(try verdicts(change: "func open() { mark.isUserInteractionEnabled = true }") == told)
    let heir = "final class Heir: Mark { func open() { isUserInteractionEnabled = true } }"
    #expect(try verdicts(others: heir) == told)
    // What others do to marks of their own changes none that they cannot reach.
    let other = "func open(_ mark: Mark) { mark.isUserInteractionEnabled = true }"
    #expect(try verdicts(outside: other) == [])
  }

  @Test("touches that its class keeps from a button other code may let through to it")
  func letThrough() throws {
    func verdicts(_ outside: String = "", access: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: "\(access) let button = UIButton()",
        setup: """
          addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          button.isUserInteractionEnabled = false
          """, outside: outside)
    }
    #expect(try verdicts() == [])
    #expect(try verdicts("func show(_ sample: Sample) { sample.button.alpha = 1 }") == [])
    let opening = "func open(_ one: Sample) { one.button.isUserInteractionEnabled = true }"
    #expect(try verdicts(opening) == ["fail 'button' 20×20"])
    #expect(try verdicts(opening, access: "private") == [])
  }
}
