import Testing

/// Views that code hides which need not run before they are shown.
@Suite("UIKit: hidden later")
struct LaterHidingTests {
  @Test(
    "what adds other views hides at first what it adds, and all else where it may run at first",
    arguments: [
      ("@objc func go() { close() }", false),
      ("@objc func go() { Loader.load { self.close() } }", false),
      ("@objc func go() { other() }; func other() { close() }", false),
      ("override func layoutSubviews() { Loader.load { self.close() } }", false),
      ("override func layoutSubviews() { if isOld { close() } }", false),
      ("override func layoutSubviews() { close() }", true),
      ("override func layoutSubviews() { other() }; func other() { close() }", true),
      ("override func setUp() { close() }", true), ("", true),
      ("override func setUp() { Loader.load { self.close() } }", true),
    ])
  func hiddenByAdding(others: String, isHidden: Bool) throws {
    func verdicts(_ first: String, _ later: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton()
          private let note = UILabel()
          init() {
            super.init(frame: .zero)
            \(first)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          }
          private func close() {
            button.isHidden = true
            addSubview(note)
            \(later)
          }
          \(others)
          """, setup: "")
    }
    #expect(try verdicts("addSubview(button)") == (isHidden ? [] : ["fail 'button' 20×20"]))
    #expect(try verdicts("", "addSubview(button)") == [])
  }

  /// The verdicts on a button that initializers may hide.
  private func verdicts(
    _ initializers: String, making: String, members: String = "", above: String? = nil
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      \(above ?? "")
      final class Sample: \(above == nil ? "UIViewController" : "Base") {
        \(above == nil ? "private let button = UIButton()" : "")
        \(initializers)
        required init?(coder: NSCoder) { super.init(coder: coder) }
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          button.addTarget(self, action: #selector(go), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func go() {}
      }
      final class Root: UIViewController {
        func open() { \(making) }
      }
      """)
  }

  private let shown = ["fail 'button' 20×20"]

  @Test("what each initializer hides by which code makes the object is hidden")
  func hiddenByInitializers() throws {
    let closed = "init(closed: Bool) { super.init(nibName: nil, bundle: nil); hide() }"
    let open = "init(open: Bool) { super.init(nibName: nil, bundle: nil) }"
    let hide = "private func hide() { button.isHidden = true }"
    func made(_ labels: String..., by initializers: [String]) throws -> [String] {
      try verdicts(
        initializers.joined(separator: "\n"),
        making: labels.map { "show(Sample(\($0): true))" }.joined(separator: "\n"), members: hide)
    }
    #expect(try made("closed", by: [closed, open]) == [])
    #expect(try made("closed", by: [closed]) == [])
    #expect(try made("closed", "open", by: [closed, open]) == shown)
    #expect(try made("open", by: [closed, open]) == shown)
    let both = open.replacing(" }", with: "; button.isHidden = true }")
    #expect(try made("closed", "open", by: [closed, both]) == [])
    // One that leaves it to another hides what that hides.
    let other = "convenience init(open: Bool) { self.init(closed: open) }"
    #expect(try made("closed", "open", by: [closed, other]) == [])
    // One of a class above runs with it.
    let above = """
      class Base: UIViewController {
        let button = UIButton()
        init() { super.init(nibName: nil, bundle: nil); button.isHidden = true }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let below = "init(open: Bool) { super.init() }\ninit(closed: Bool) { super.init() }"
    #expect(
      try verdicts(below, making: "show(Sample(open: true))", above: above).allSatisfy {
        !$0.hasPrefix("fail")
      })
    // What others run hides it too.
    let later = "override func viewWillAppear(_ animated: Bool) { hide() }"
    #expect(try made("closed", "open", by: [closed, open, later]) == [])
  }

  @Test(
    "what an initializer hides where it does not end before need not be hidden",
    arguments: [
      ("guard let text else { return }; button.isHidden = true", true),
      ("if text == nil { return }; button.isHidden = true", true),
      ("button.isHidden = true; guard let text else { return }; title = text", false),
      ("load { guard let text else { return }; print(text) }; button.isHidden = true", false),
      ("check(text); button.isHidden = true", false), ("", true),
    ])
  func hiddenBehindGuard(body: String, isShown: Bool) throws {
    let verdicts = try verdicts(
      "init(text: String?) { super.init(nibName: nil, bundle: nil); \(body) }",
      making: "show(Sample(text: nil)); show(Sample(text: name))",
      members: """
        private func check(_ text: String?) { guard let text else { return }; print(text) }
        private func load(_ done: @escaping () -> Void) { Service.load(done) }
        """)
    #expect(verdicts == (isShown ? shown : []))
  }

  @Test(
    "what only a branch, a later function or a list hides is a target",
    arguments: [
      "func show(_ url: URL?) { if url == nil { button.isHidden = true } }",
      "func show(_ url: URL?) { guard url != nil else { return button.isHidden = true } }",
      "func close() { button.isHidden = true }",
      "lazy var views: [UIButton] = [button]; func show(_ number: Int) { views.forEach { $0.isHidden = true }; views[number].isHidden = false }",
    ])
  func hiddenLater(function: String) throws {
    func verdicts(_ others: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton()
          init() {
            super.init(frame: .zero)
            addSubview(button)
            button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          }
          \(others)
          """, setup: "")
    }
    #expect(try verdicts(function) == ["fail 'button' 20×20"])
    #expect(
      try verdicts(
        "\(function)\noverride func layoutSubviews() { hide() }\nfunc hide() { button.isHidden = true }"
      ) == (function.contains("[number]") ? ["fail 'button' 20×20"] : []))
  }

  @Test(
    "what only a later function keeps touches from is a target",
    arguments: ["isEnabled", "isUserInteractionEnabled"])
  func disabledLater(flag: String) throws {
    func verdicts(_ others: String, _ setup: String = "") throws -> [String] {
      try UIKitReading.verdicts(
        members: """
          private let button = UIButton()
          init() {
            super.init(frame: .zero)
            addSubview(button)
            button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            \(setup)
          }
          \(others)
          """, setup: "")
    }
    let off = "button.\(flag) = false"
    #expect(try verdicts("func close() { \(off) }") == ["fail 'button' 20×20"])
    #expect(try verdicts("func show(_ isLast: Bool) { \(off) }") == ["fail 'button' 20×20"])
    for function in ["layoutSubviews", "prepareForReuse"] {
      #expect(try verdicts("override func \(function)() { \(off) }") == [])
    }
    #expect(try verdicts("func close() { \(off) }", off) == [])
    #expect(try verdicts("func close() { \(off) }", "close()") == [])
    #expect(
      try verdicts("func close() { \(off) }", "if isLast { close() }") == ["fail 'button' 20×20"])
    let made = "let made = UIButton()\n\(off.replacing("button", with: "made"))\nreturn made"
    #expect(
      try verdicts("private let other: UIButton = {\n\(made)\n}()", "addSubview(other)")
        == ["fail 'button' 20×20"])
  }

  @Test(
    "what a method keeps touches from wherever it adds it is none, whatever ends it before",
    arguments: [
      ("ONCE; ADD; OFF", "", true), ("ONCE; OFF; ADD", "", true), ("OFF; ONCE; ADD", "", true),
      ("ONCE; ADD; CLOSE", "", true), ("ONCE; ADD; if isOld { return }; OFF", "", false),
      (
        "ONCE; ADD; if isOld { return }; OFF",
        "required init?(coder: NSCoder) { fatalError() }", false
      ),
      ("ADD; ONCE; OFF", "", false), ("ONCE; ADD; if isOld { OFF }", "", false),
      ("ONCE; ADD; OFF", "func show() { addSubview(button) }", false),
      ("ONCE; ADD; OFF; addSubview(button)", "", false),
      ("ONCE; ADD; OFF", "func open() { ON }", false),
    ])
  func withheldWhereAdded(body: String, others: String, isKept: Bool) throws {
    for flag in ["isHidden", "isUserInteractionEnabled"] {
      let off = "button.\(flag) = \(flag == "isHidden")"
      let on = "button.\(flag) = \(flag != "isHidden")"
      func written(_ code: String) -> String {
        code.replacing("ONCE", with: "guard button.superview == nil else { return }")
          .replacing("ADD", with: "addSubview(button)").replacing("OFF", with: off)
          .replacing("ON", with: on).replacing("CLOSE", with: "close()")
      }
      func verdicts(_ outside: String = "") throws -> [String] {
        try UIKitReading.verdicts(
          members: """
            let button = UIButton()
            init() {
              super.init(frame: .zero)
              button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
              layOut()
            }
            private func layOut() { \(written(body)) }
            private func close() { \(off) }
            \(written(others))
            """, setup: "", outside: outside)
      }
      #expect(
        try verdicts().contains { $0.hasPrefix("fail") } == !isKept, "\(flag) \(body) \(others)")
      // Others may show it by itself.
      if body == "ONCE; ADD; OFF", isKept {
        let other = "func show(_ sample: Sample) { window.addSubview(sample.button) }"
        #expect(try verdicts(other) != [], "\(flag) \(body)")
      }
    }
  }
}
