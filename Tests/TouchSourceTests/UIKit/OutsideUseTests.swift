import Testing

/// What calls and code outside a class tell of its views.
@Suite("UIKit: what others do to a class's views")
struct OutsideUseTests {
  /// A button of the project's that is made 28 pt high, and 20 or 28 later by its style.
  private static let styled = """
    enum Look { case usual, slim }
    final class Pill: UIButton {
      init() {
        super.init(frame: .zero)
        snp.makeConstraints { $0.width.equalTo(60); $0.height.equalTo(28) }
      }
      func set(look: Look) { snp.updateConstraints { $0.height.equalTo(height(look)) } }
      private func height(_ look: Look) -> CGFloat {
        switch look {
        case .usual: return 28
        case .slim: return 20
        }
      }
    }
    """

  @Test(
    "what a function of its class is called with counts",
    arguments: [
      ("button.set(look: .usual)", "28"),
      ("button.set(look: .usual)\nbutton.set(look: .slim)", "20"),
      ("button.set(look: Model.shared.look)", "20"), ("", "20"),
    ])
  func calls(setup: String, height: String) throws {
    #expect(
      try UIKitReading.button("Pill()", setup: setup, others: Self.styled)
        == ["fail 'button' 60×\(height)"])
  }

  @Test("what other classes may call counts as well")
  func outsideCalls() throws {
    let sample = """
      import UIKit
      \(Self.styled)
      final class Sample: UIView {
        let button = Pill()
        func setUp() {
          addSubview(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
          button.set(look: .usual)
        }
      }
      """
    #expect(try Reading().verdicts(sample) == ["fail 'button' 60×28"])
    let other = "class Other { func change(_ sample: Sample) { sample.button.set(look: .slim) } }"
    #expect(
      try Reading().verdicts(sample, with: ["Other.swift": other]) == ["fail 'button' 60×20"])
  }

  @Test(
    "what a function is called with later, in the class or by another, may show what it hides at first",
    arguments: [
      ("", "class Other { func open(_ sample: Sample) { sample.set(visible: true) } }", true),
      ("", "class Other { let part = Sample()\nfunc open() { part.set(visible: isOpen) } }", true),
      ("func later(_ isOpen: Bool) { self.set(visible: isOpen) }", "", true),
      ("func later() { set(visible: false) } // set(visible: true)", "", false),
      ("", "class Other { func open(_ sample: Sample) { sample.log(visible: true) } }", false),
    ])
  func shownLater(own: String, other: String, isShown: Bool) throws {
    #expect(
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIView {
          private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          func setUp() {
            addSubview(button)
            button.addTarget(self, action: nil, for: .touchUpInside)
            set(visible: false)
          }
          func set(visible: Bool) { button.isHidden = !visible }
          \(own)
        }
        \(other)
        """) == (isShown ? ["fail 'button' 20×20"] : []))
  }

  @Test("what others let a view show changes no length that constraints give it")
  func shownByOthers() throws {
    func verdicts(_ others: String, height: String = "equalToConstant: 30") throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton(type: .custom)",
        setup: """
          addSubview(button)
          button.setTitle("Go", for: .normal)
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.heightAnchor.constraint(\(height)).isActive = true
          """,
        outside: "class Other { func change(_ sample: Sample) { \(others) } }")
    }
    for others in [
      "sample.button.setImage(UIImage(), for: .normal)", "sample.button.titleLabel?.font = big()",
    ] {
      #expect(try verdicts(others).map { $0.hasPrefix("fail") && $0.hasSuffix("×30") } == [true])
      #expect(
        try verdicts(others, height: "greaterThanOrEqualToConstant: 20") == ["undecided 'button'"],
        "\(others)")
    }
    for others in [
      "sample.button.heightAnchor.constraint(equalToConstant: 9)", "use(sample.button)",
    ] {
      #expect(try verdicts(others) == ["undecided 'button'"], "\(others)")
    }
  }

  @Test("what other classes only compare they do not change")
  func compared() throws {
    func verdicts(_ use: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIView {
          let button = UIButton(type: .system)
          func setUp() {
            addSubview(button)
            button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
            button.topAnchor.constraint(equalTo: topAnchor).isActive = true
            button.setTitle("Back", for: .normal)
            button.addTarget(self, action: nil, for: .touchUpInside)
          }
        }
        """,
        with: [
          "Other.swift": "class Other { func use(_ sample: Sample, _ sender: Any) { \(use) } }"
        ])
    }
    for use in [
      "if sender as? UIButton == sample.button { go() }", "if sample.button === sender { go() }",
      "log(sender != sample.button)",
    ] {
      #expect(try verdicts(use).map { $0.prefix(4) } == ["fail"], "\(use)")
    }
    // What nothing uses the constant for changes nothing either.
    #expect(try verdicts("let same = sample.button").map { $0.prefix(4) } == ["fail"])
    for use in ["let same = sample.button; resize(same)", "resize(sample.button)"] {
      #expect(try verdicts(use) == ["undecided 'button'"], "\(use)")
    }
  }

  /// The verdicts on the button and the mark of a view that a cell holds, by what a source of cells does to
  /// them, each in a file of its own.
  private func held(
    _ use: String, cell: String = "list.dequeueReusableCell(withReuseIdentifier: id) as! Cell",
    title: String = ""
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Total: UIView {
        let button = UIButton()
        let mark = UIView()
        init() {
          super.init(frame: .zero)
          addSubview(button)
          addSubview(mark)
          \(title)
          mark.snp.makeConstraints { $0.size.equalTo(22) }
        }
      }
      """,
      with: [
        "Cell.swift": """
        import UIKit
        final class Cell: UITableViewCell {
          let total = Total()
          func setUp() { contentView.addSubview(total) }
        }
        """,
        "Source.swift": """
        import UIKit
        final class Source: NSObject {
          func cell(in list: UITableView) -> UITableViewCell? {
            let cell = \(cell)
            \(use)
            return cell
          }
          func other() { let total = Other(); total.button.isHidden = true }
        }
        """,
      ])
  }

  private static let sized = "button.snp.makeConstraints { $0.size.equalTo(20) }"

  @Test(
    "what is done to a view by way of a constant that stands for it, or for what holds it, counts",
    arguments: [
      "cell.total.button", "let view = cell.total\nview.button",
      "let view: Total = cell.total\nview.button", "let key = cell.total.button\nkey",
      "guard let key = cell?.total.button else { return nil }\nkey",
      "let view = cell.total; let key = view.button\nkey",
    ])
  func localNames(path: String) throws {
    let wiring = "addTarget(self, action: #selector(open), for: .touchUpInside)"
    #expect(try held("\(path).\(wiring)", title: Self.sized) == ["fail 'button' 20×20"])
    // A title makes it no higher, another picture may.
    let titled = """
      button.setTitle("1x", for: .normal)
      button.addTarget(self, action: #selector(open), for: .touchUpInside)
      button.snp.makeConstraints { $0.width.equalTo(30); $0.top.leading.equalToSuperview() }
      """
    #expect(
      try held("\(path).setTitle(\"1.5x\", for: .normal)", title: titled)
        .map { $0.prefix(19) } == ["fail 'button' 30×34"])
    let picture = "\(path).setImage(picture, for: .normal)"
    #expect(
      try held(picture, title: titled.replacing("(30)", with: "(60)")) == ["undecided 'button'"])
    // It is no wider with it.
    #expect(try held(picture, title: titled).map { $0.prefix(16) } == ["fail 'button' 30"])
  }

  @Test("a constant counts in its block alone, and what is handed on may be anything")
  func otherLocalNames() throws {
    let wiring = "addTarget(self, action: #selector(open), for: .touchUpInside)"
    let undecided = ["undecided 'button'"]
    #expect(
      try held("do { let view = cell.total }\nview.button.\(wiring)", title: Self.sized)
        == undecided)
    let titled = "\(Self.sized)\nbutton.\(wiring)"
    for use in ["style(key)", "key.layer.cornerRadius = 4"] {
      #expect(
        try held("let key = cell.total.button\n\(use)", title: titled) == ["fail 'button' 20×20"])
    }
  }

  @Test(
    "what a cell of the project's holds is given recognisers by way of constants",
    arguments: [
      "list.dequeueReusableCell(withReuseIdentifier: id) as! Cell",
      "list.dequeueReusableCell(withReuseIdentifier: id) as? Cell",
      "list.dequeue(Cell.self)", "list.dequeueReusableCell(of: Cell.self, for: path)!",
    ])
  func recognizers(cell: String) throws {
    let tap = "addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))"
    for path in ["cell?.total.mark", "let view = cell!.total\nview.mark"] {
      #expect(
        try held("\(path).\(tap)", cell: cell) == ["fail 'mark' 22×22", "undecided 'button'"],
        "\(path)")
    }
    #expect(
      try held("cell.total.mark.\(tap)", cell: "list.dequeue(id) as! Unknown")
        == ["undecided 'button'", "undecided 'tap-gesture'"])
  }

  @Test(
    "what knows a view by a protocol alone counts",
    arguments: [
      ("bar.tabs.addTarget(self, action: #selector(go), for: .touchUpInside)", "fail 'tabs' 30×30"),
      ("bar.tabs.tintColor = .red", "undecided 'tabs'"),
      (
        "bar.tabs.addTarget(self, action: #selector(go), for: .touchUpInside)\n"
          + "bar.tabs.heightAnchor.constraint(equalToConstant: 48).isActive = true",
        "undecided 'tabs'"
      ),
      (
        "let menu: Menu = Menu()\n"
          + "menu.tabs.addTarget(self, action: #selector(go), for: .touchUpInside)",
        "undecided 'tabs'"
      ),
    ])
  func protocols(use: String, verdict: String) throws {
    let bar = """
      import UIKit
      final class TopBar: UIView, Toolbar {
        let tabs = UIButton()
        var helper: ToolbarHelper?
        func setUp() {
          addSubview(tabs)
          tabs.setImage(.gridicon(.cross, size: CGSize(width: 30, height: 30)), for: .normal)
          tabs.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          tabs.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          helper = ToolbarHelper(bar: self)
        }
      }
      """
    let helper = """
      protocol Toolbar: AnyObject { var tabs: UIButton { get } }
      final class Menu { let tabs = UIButton() }
      final class ToolbarHelper: NSObject {
        init(bar: Toolbar) {
          super.init()
          \(use)
        }
      }
      """
    #expect(try Reading().verdicts(bar, with: ["Helper.swift": helper]).first == verdict)
  }
}
