import Testing

/// What code keeps touches from for good is told among what is left out.
@Suite("UIKit: what code hides or disables for good")
struct LeftOutTests {
  @Test(
    "a control that code hides, disables or gives nothing to do for good is told",
    arguments: [
      ("button.isHidden = true", true, ["'button' hidden"]),
      ("button.alpha = 0", true, ["'button' hidden"]),
      ("button.isUserInteractionEnabled = false", true, ["'button' inert"]),
      ("button.isEnabled = false", true, ["'button' inert"]), ("", false, ["'button' inert"]),
      ("", true, []), ("button.isHidden = isOld", true, []),
      ("button.isHidden = true; button.isHidden = false", true, []),
      ("button.isEnabled = isOld", true, []),
    ])
  func control(change: String, isWired: Bool, expected: [String]) throws {
    let found = try UIKitReading.leftOut(
      members: "private let button = UIButton()",
      setup: """
        addSubview(button)
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        \(change)
        """, wired: isWired)
    #expect(found == expected)
  }

  @Test(
    "and so is a tap on a view that code hides or keeps touches from",
    arguments: [
      ("isHidden = true", ["'box' hidden"]), ("isUserInteractionEnabled = false", ["'box' inert"]),
      ("isHidden = isOld", []),
    ])
  func tap(change: String, expected: [String]) throws {
    let found = try UIKitReading.leftOut(
      members: """
        private let box = UIView()
        @objc func go() { print("gone") }
        """,
      setup: """
        addSubview(box)
        box.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        box.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
        box.\(change)
        """, wired: false)
    #expect(found == expected)
  }

  @Test("what one caller of a function hides and another shows is judged as it is shown")
  func caller() throws {
    func source(_ first: Bool, _ second: Bool) -> String {
      """
      import UIKit
      func makeButton(for target: UIView, side: CGFloat) -> UIButton {
        let button = UIButton()
        button.widthAnchor.constraint(equalToConstant: side).isActive = true
        button.heightAnchor.constraint(equalToConstant: side).isActive = true
        button.addTarget(target, action: #selector(UIView.endEditing), for: .touchUpInside)
        return button
      }
      final class First: UIView {
        private let box = UIView()
        func setUp() {
          addSubview(box)
          box.isHidden = \(first)
          box.addSubview(makeButton(for: self, side: 20))
        }
      }
      final class Second: UIView {
        private let box = UIView()
        func setUp() {
          addSubview(box)
          box.isHidden = \(second)
          box.addSubview(makeButton(for: self, side: 20))
        }
      }
      """
    }
    for (first, second) in [(true, false), (false, true), (false, false)] {
      #expect(try Reading().verdicts(source(first, second)) == ["fail 'button' 20×20"])
      #expect(try Reading().leftOut(source(first, second)) == [])
    }
    #expect(try Reading().leftOut(source(true, true)) == ["'button' hidden"])
  }

  @Test("what code finds by its class may be shown again")
  func found() throws {
    func leftOut(_ use: String) throws -> [String] {
      try UIKitReading.leftOut(
        members: "func show() { \(use) }",
        setup: """
          let mark = Mark()
          mark.addTarget(self, action: #selector(go), for: .touchUpInside)
          mark.isHidden = true
          addSubview(mark)
          mark.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          """, others: "final class Mark: UIButton {}", wired: false)
    }
    #expect(try leftOut("(subviews.last as? Mark)?.isHidden = false") == [])
    #expect(try leftOut("for case let mark as Mark in bar.items { show(mark) }") == [])
    #expect(try leftOut("let other: Mark? = nil") == ["'mark' hidden"])
  }

  @Test("what others show by way of a property whose type is not written is no longer hidden")
  func shownBeyond() throws {
    func leftOut(_ use: String) throws -> [String] {
      let bar = """
        import UIKit
        final class Bar: UIView {
          let mark = UIButton()
          @objc func go() {}
          func setUp() {
            mark.addTarget(self, action: #selector(go), for: .touchUpInside)
            mark.isHidden = true
            addSubview(mark)
            mark.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
          }
        }
        """
      let screen = """
        class Screen: UIViewController {
          lazy var top = makeTop()
          func makeTop() -> Bar { Bar() }
        }
        """
      return try Reading().audit(
        bar,
        with: [
          "Screen.swift": screen, "Use.swift": "extension Screen { func open() { \(use) } }",
        ]
      ).leftOut.map { $0.subject.label ?? "" }
    }
    #expect(try leftOut("top.mark.isHidden = !isOpen") == [])
    #expect(try leftOut("top.mark.isHidden = true") == ["mark"])
    #expect(try leftOut("print(top)") == ["mark"])
  }
}
