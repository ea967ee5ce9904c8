import Testing
import TouchRules

/// Controls that are on no screen, as nothing puts them there.
extension WiringTests {
  @Test("a control that is put nowhere and that no code names is left out")
  func neverNamed() throws {
    func left(_ code: String = "", outside: String = "", base: String = "UIViewController")
      throws -> [Absence]
    {
      let audit = try Reading().audit(
        """
        import UIKit
        class Sample: \(base) {
          let next = UIButton()
          func setUp() { \(code) }
        }
        """,
        with: [
          "Outside.swift": """
          import UIKit
          protocol Holding { var next: UIButton { get } }
          \(outside)
          """
        ])
      return audit.leftOut.map(\.absence)
    }
    #expect(try left() == [.unused])
    #expect(try left(outside: "func next(_ other: Other) {}") == [.unused])
    #expect(try left("view.addSubview(next)") == [])
    #expect(try left("show(next)") == [])
    #expect(try left(outside: "func open(_ one: Sample) { one.view.addSubview(one.next) }") == [])
    #expect(try left(outside: "class Heir: Sample { func show() { add(next) } }") == [])
    #expect(try left(base: "UIViewController, Holding") == [])
  }

  @Test(
    "a view that its class only measures is left out",
    arguments: [
      ("", true), ("frame.size.width = 20 + probe.bounds.width / 2", true),
      ("self.probe.sizeToFit()", true), ("setUp(probe)", true), ("addSubview(probe)", false),
      ("attach(probe)", false), ("other.addSubview(probe)", false), ("other.title = probe", false),
      ("[probe].forEach(addSubview)", false), ("all = [probe]", false),
      ("other.show { self.probe }", false), ("other.show(self.probe)", false),
      ("let field = UITextField(); field.leftView = probe; addSubview(field)", false),
    ])
  func onlyMeasured(code: String, isLeftOut: Bool) throws {
    func left(_ access: String) throws -> [Absence] {
      try Reading().audit(
        """
        import UIKit
        final class Sample: UIView {
          \(access) var probe: UILabel!
          private var all: [UIView] = []
          private let other = Panel()
          func build() {
            probe = UILabel()
            setUp(probe)
            \(code)
          }
          private func setUp(_ label: UILabel) {
            label.isUserInteractionEnabled = true
            label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
          }
          private func attach(_ label: UILabel) { addSubview(label) }
          @objc func go() {}
        }
        """
      ).leftOut.map(\.absence)
    }
    #expect(try left("private") == (isLeftOut ? [.unused] : []))
    #expect(try left("") == [])
  }

  @Test("a control that is made only to send an action is no target")
  func senders() throws {
    func verdicts(_ make: String, _ rest: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          func suspend() {
            \(make).sendAction(#selector(stop), to: UIApplication.shared, for: nil)
            \(rest)
          }
        }
        """)
    }
    #expect(try verdicts("UIControl()") == [])
    #expect(try verdicts("let control = UIControl()\ncontrol") == [])
    // One that is shown is as large as it is made, and one that is handed on may be anywhere.
    let shown = """
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 30, height: 48))
      control.addTarget(self, action: #selector(go), for: .touchUpInside)
      view.addSubview(control)
      control
      """
    #expect(try verdicts(shown) == ["fail 'control' 30×48"])
    #expect(
      try verdicts("let control = UIControl()\ncontrol", "show(control)")
        == ["undecided 'control'"])
  }

  @Test("what is made only to be handed to an action is no target")
  func standIns() throws {
    func verdicts(_ rest: String = "", action: String = "@IBAction") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Other: UIViewController {
          \(action) func tapped(_ sender: UIButton) {}
        }
        final class Sample: UIViewController {
          var other: Other?
          func go() {
            let button = UIButton()
            button.accessibilityIdentifier = "one"
            \(rest)
            self.other!.tapped(button)
          }
        }
        """)
    }
    #expect(try verdicts() == [])
    #expect(try verdicts("view.addSubview(button)") == ["undecided 'button'"])
    #expect(try verdicts(action: "") == ["undecided 'button'"])
  }

  @Test("a button that its class makes nothing of may be found by its tag")
  func tagged() throws {
    func left(_ tag: String, outside: String = "") throws -> [Absence] {
      try Reading().audit(
        """
        import UIKit
        final class Sample: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            let next = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            \(tag)
            addSubview(next)
          }
        }
        \(outside)
        """
      ).leftOut.map(\.absence)
    }
    let find = "func use(_ view: UIView) { (view.viewWithTag(1) as? UIButton)?.act(tap) }"
    #expect(try left("next.tag = 1", outside: find) == [])
    #expect(try left("next.tag = 1") == [.inert])
    #expect(try left("", outside: find) == [.inert])
  }
}
