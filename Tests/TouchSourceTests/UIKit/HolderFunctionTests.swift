import Testing

/// Views that functions of their own classes put somewhere, and views that these hold.
@Suite("UIKit: functions of what holds views")
struct HolderFunctionTests {
  /// The verdicts on a button, 56 pt high, in a stack view of another class's, which a function of that
  /// class puts into a controller's view.
  private func verdicts(
    addingStack: String = "addSubview(stack)", ends: String, body: String, others: String = "",
    call: String = "holder.show(in: self)",
    holding: String = "holder.hold(button)"
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import SnapKit
      import UIKit
      class Holder: UIView {
        let stack = UIStackView()
        init() {
          super.init(frame: .zero)
          \(addingStack)
          stack.translatesAutoresizingMaskIntoConstraints = false
          stack.axis = .vertical
          \(ends)
        }
        required init?(coder: NSCoder) { fatalError() }
        \(body)
      }
      extension Holder {
        func hold(_ view: UIView) { stack.addArrangedSubview(view) }
        \(others)
      }
      class Sample: UIViewController {
        let holder = Holder()
        let button = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          \(call)
          \(holding)
          button.heightAnchor.constraint(equalToConstant: 56).isActive = true
          button.addTarget(self, action: #selector(open), for: .touchUpInside)
        }
        @objc func open() {}
      }
      """)
  }

  private let anchored = """
    stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
    stack.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24).isActive = true
    stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24).isActive = true
    """

  /// What ties the holder to both sides of the view that it is put into.
  private func tied(inset: Int = 0) -> String {
    """
    translatesAutoresizingMaskIntoConstraints = false
    leadingAnchor.constraint(equalTo: superview!.leadingAnchor, constant: \(inset)).isActive = true
    trailingAnchor.constraint(equalTo: superview!.trailingAnchor, constant: -\(inset))
      .isActive = true
    """
  }

  @Test("a function of a view's class that puts the view somewhere is followed")
  func addsItself() throws {
    func verdicts(_ inset: Int) throws -> [String] {
      try self.verdicts(
        ends: anchored,
        body: """
          func show(in controller: UIViewController) {
            controller.view.addSubview(self)
            \(tied(inset: inset))
          }
          """)
    }
    #expect(try verdicts(0) == ["pass 1"])
    #expect(try verdicts(160) == ["fail 'button' 25×56"])
  }

  @Test("what such a function calls of its own is followed, and what nothing calls is not")
  func ownFunctions() throws {
    func verdicts(_ call: String) throws -> [String] {
      try self.verdicts(
        ends: anchored, body: "private func tie() { \(tied()) }",
        others: """
          func show(in controller: UIViewController) {
            controller.view.addSubview(self)
            \(call)
          }
          """)
    }
    #expect(try verdicts("tie()") == ["pass 1"])
    #expect(try verdicts("") == ["undecided 'button'"])
  }

  @Test("what a class adds to itself by the method above is inside it")
  func addedAbove() throws {
    let snapped = """
      stack.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.leading.trailing.equalToSuperview().inset(INSET)
      }
      """
    func verdicts(_ inset: Int) throws -> [String] {
      try self.verdicts(
        addingStack: "super.addSubview(stack)",
        ends: snapped.replacing("INSET", with: "\(inset)"), body: "",
        others: """
          override func addSubview(_ view: UIView) { stack.addArrangedSubview(view) }
          func show(in controller: UIViewController) {
            controller.view.addSubview(self)
            snp.makeConstraints { $0.leading.trailing.bottom.equalToSuperview() }
          }
          """)
    }
    #expect(try verdicts(24) == ["pass 1"])
    #expect(try verdicts(180) == ["fail 'button' 33×56"])
  }

  @Test(
    "what is put into the stack view of an object is as long as that makes it",
    arguments: ["holder.stack.addArrangedSubview(button)", "holder.hold(button)"])
  func stackOfObject(call: String) throws {
    func verdicts(_ inset: Int, _ more: String = "") throws -> [String] {
      try self.verdicts(
        ends: anchored,
        body: """
          func show(in controller: UIViewController) {
            controller.view.addSubview(self)
            \(tied(inset: inset))
          }
          """, call: "holder.show(in: self)\n\(more)\n\(call)", holding: "")
    }
    #expect(try verdicts(0) == ["pass 1"])
    #expect(try verdicts(160) == ["fail 'button' 25×56"])
    // What else other code does to it may change how it arranges.
    #expect(try verdicts(0, "holder.stack.axis = .horizontal") == ["undecided 'button'"])
  }

  @Test("a view that is made where it is handed over goes where the function puts it")
  func madeWhereHanded() throws {
    func verdicts(_ function: String) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Mark: UIButton {
          init(owner: Sample) {
            super.init(frame: .zero)
            widthAnchor.constraint(equalToConstant: 30).isActive = true
            addTarget(owner, action: #selector(Sample.open), for: .touchUpInside)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        final class Bar: UIView {
          private let row = UIStackView()
          init() {
            super.init(frame: .zero)
            addSubview(row)
            row.topAnchor.constraint(equalTo: topAnchor).isActive = true
            row.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
            row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          }
          required init?(coder: NSCoder) { fatalError() }
          func take(_ view: UIView) { \(function) }
        }
        final class Sample: UIViewController {
          let bar = Bar()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
            bar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
            bar.take(Mark(owner: self))
          }
          @objc func open() {}
        }
        """)
    }
    #expect(try verdicts("row.addArrangedSubview(view)") == ["fail 'button' 30×50"])
    #expect(try verdicts("keep(view)") != ["fail 'button' 30×50"])
  }

  @Test("a view in another class's stack view that is no longer than it only has to grow")
  func tightStack() throws {
    func message(_ height: String, hold: String = "views.forEach { row.addArrangedSubview($0) }")
      throws -> String
    {
      let findings = try Reading().audit(
        """
        import UIKit
        final class Bar: UIView {
          private let row = UIStackView()
          init() {
            super.init(frame: .zero)
            addSubview(row)
            row.alignment = .center
            row.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            row.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
            \(height)
          }
          required init?(coder: NSCoder) { fatalError() }
          func take(_ views: [UIView]) { \(hold) }
        }
        final class Sample: UIViewController {
          private let bar = Bar()
          private let button = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
            bar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            button.widthAnchor.constraint(equalToConstant: 50).isActive = true
            button.heightAnchor.constraint(equalToConstant: 30).isActive = true
            button.addTarget(self, action: #selector(open), for: .touchUpInside)
            bar.take([button])
          }
          @objc func open() {}
        }
        """
      ).findings
      return try #require(findings.first).message
    }
    #expect(try message("").hasSuffix("; constrain it to a height of at least 44"))
    // A longer one, or one that is not known, may let touches beyond the button in.
    let high = "row.heightAnchor.constraint(equalToConstant: 60).isActive = true"
    #expect(try message(high).contains("'point(inside:with:)'"))
    let inner = "for one in views { let box = UIView(); box.addSubview(one); keep(box) }"
    #expect(try message("", hold: inner).contains("'point(inside:with:)'"))
  }
}
