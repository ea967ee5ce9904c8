import Testing

/// Views that a transform makes larger or smaller than they are laid out.
@Suite("UIKit: transforms")
struct TransformTests {
  @Test("a control of the system's that constraints or frames make lower than regular is measured")
  func lowered() throws {
    func verdict(_ control: String, _ height: Double) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = \(control)",
        setup: """
          addSubview(button)
          button.widthAnchor.constraint(equalToConstant: 200).isActive = true
          button.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
          """)
    }
    let choice = #"UISegmentedControl(items: ["A", "B"])"#
    #expect(try verdict(choice, 25) == ["fail 'button' 200×25"])
    // Interface Builder lays it out 31 high.
    #expect(try verdict(choice, 31) == ["exempt 'button' system style"])
    #expect(try verdict("UIPageControl()", 12) == ["fail 'button' 200×12"])
    #expect(try verdict("UIPageControl()", 26) == ["exempt 'button' system style"])
    #expect(try verdict("UITextField()", 16) == ["fail 'button' 200×16"])
    #expect(try verdict("UITextField()", 22) == ["exempt 'button' system style"])
    #expect(try verdict("UITextField()", 1) == ["exempt 'button' system style"])
    // These keep their size, or react beside it.
    #expect(try verdict("UISwitch()", 20) == ["exempt 'button' system style"])
    #expect(try verdict("UISlider()", 12) == ["exempt 'button' system style"])
    #expect(
      try UIKitReading.verdicts(
        members: "let button = \(choice)",
        setup: """
          addSubview(button)
          button.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
          """) == ["fail 'button' 200×20"])
  }

  private func toggle(_ setup: String, others: String = "") throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        private let toggle = UISwitch()
        override init(frame: CGRect) { \(setup) }
        \(others)
        """, setup: "addSubview(toggle)", superclass: "UIView")
  }

  @Test(
    "a control of the system's that is scaled has another size than the system's",
    arguments: [
      "toggle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)",
      "toggle.transform = .init(scaleX: 0.5, y: 0.5)",
      "toggle.transform = CGAffineTransformMakeScale(0.5, 0.5)",
      "toggle.transform = .identity.scaledBy(x: 0.5, y: 0.5)",
      "toggle.transform = CGAffineTransform.identity.translatedBy(x: 4, y: 0).scaledBy(x: 0.5, y: -0.5)",
      "let half = 0.5; toggle.transform = CGAffineTransform(scaleX: half, y: half)",
    ])
  func scaled(setup: String) throws {
    #expect(try toggle(setup) == ["fail 'toggle' 25.5×15.5"])
  }

  @Test(
    "one that is moved, turned round, mirrored or enlarged has the system's size at least",
    arguments: [
      "toggle.transform = .identity", "toggle.transform = CGAffineTransform(translationX: 4, y: 4)",
      "toggle.transform = CGAffineTransform(rotationAngle: .pi)",
      "toggle.transform = .init(rotationAngle: -.pi / 2)",
      "toggle.transform = CGAffineTransformMakeRotation(CGFloat(Double.pi) * 1.5)",
      "toggle.transform = CGAffineTransform(rotationAngle: 1)",
      "toggle.transform = CGAffineTransform(scaleX: -1, y: 1)",
      "toggle.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)",
      "UIView.animate(withDuration: 1) { self.toggle.transform = .init(scaleX: 0.5, y: 0.5) }",
      "UIViewPropertyAnimator(duration: 1, curve: .linear) { self.toggle.transform = small }",
    ])
  func kept(setup: String) throws {
    #expect(try toggle(setup) == ["exempt 'toggle' system style"])
  }

  @Test("what the source does not say, or only some code does, decides nothing")
  func open() throws {
    #expect(try toggle("toggle.transform = theme.transform") == ["undecided 'toggle'"])
    let small = "toggle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)"
    #expect(try toggle("if isSmall { \(small) }") == ["exempt 'toggle' system style"])
    #expect(
      try toggle("", others: "func shrink() { \(small) }") == ["exempt 'toggle' system style"])
    #expect(
      try toggle("\(small); UIView.animate(withDuration: 1) { self.toggle.transform = .identity }")
        == ["exempt 'toggle' system style"])
    // Only a switch is of one size whatever it shows.
    #expect(
      try UIKitReading.verdicts(
        members: """
          private let slider = UISlider()
          override init(frame: CGRect) { slider.transform = .init(scaleX: 0.5, y: 0.5) }
          """, setup: "addSubview(slider)") == ["undecided 'slider'"])
  }

  @Test("touches reach any view where its transform brings it")
  func views() throws {
    func verdicts(_ scale: String, others: String = "", class: String = "UIButton") throws
      -> [String]
    {
      try UIKitReading.verdicts(
        members: """
          private let button = \(`class`)()
          override init(frame: CGRect) {
            addSubview(button)
            button.widthAnchor.constraint(equalToConstant: 50).isActive = true
            button.heightAnchor.constraint(equalToConstant: 50).isActive = true
            \(scale)
          }
          """, setup: "", others: others)
    }
    #expect(try verdicts("") == ["pass 1"])
    #expect(
      try verdicts("button.transform = .init(scaleX: 1, y: 0.8)") == ["fail 'button' 50×40"])
    #expect(try verdicts("button.transform = .init(scaleX: 2, y: 2)") == ["pass 1"])
    #expect(try verdicts("button.transform = theme.transform") == ["undecided 'button'"])
    let own = """
      final class Small: UIButton {
        init() { super.init(frame: .zero); transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }
      }
      """
    #expect(try verdicts("", others: own, class: "Small") == ["fail 'button' 40×40"])
  }

  @Test("a slider that its class scales is lower than the system makes it")
  func slider() throws {
    func verdicts(_ setup: String, control: String = "UISlider") throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Small: \(control) {
          override func draw(_ rect: CGRect) {
            transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
          }
        }
        final class Row: UIView {
          private let level = Small()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(level)
            level.topAnchor.constraint(equalTo: topAnchor).isActive = true
            \(setup)
          }
        }
        """)
    }
    let width = "level.widthAnchor.constraint(equalToConstant: 200).isActive = true"
    #expect(try verdicts(width) == ["fail 'level' 160×27.2"])
    #expect(try verdicts("").allSatisfy { $0.hasPrefix("fail") && $0.hasSuffix("×27.2") })
    func high(_ height: String) -> String {
      "\(width)\nlevel.heightAnchor.constraint(equalToConstant: \(height)).isActive = true"
    }
    #expect(try verdicts(high("20")) == ["fail 'level' 160×27.2"])
    #expect(try verdicts(high("60")) == ["pass 1"])
    #expect(try verdicts(high("side")) == ["undecided 'level'"])
    #expect(try verdicts(width, control: "UIStepper") == ["undecided 'level'"])
  }

  @Test("the remedy is to leave the transform out")
  func remedy() throws {
    let findings = try UIKitReading.findings(
      members: """
        private let toggle = UISwitch()
        override init(frame: CGRect) {
          addSubview(toggle)
          toggle.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        }
        """, setup: "")
    #expect(
      findings.first?.message.hasSuffix("leave out 'transform', which makes it smaller") == true)
  }

  /// The verdicts on a button of a size that a function scales by `scale` as something scrolls.
  private func scrolled(_ side: Int, _ code: String, others: String = "") throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        private let button = UIButton()
        override init(frame: CGRect) {
          addSubview(button)
          button.widthAnchor.constraint(equalToConstant: \(side)).isActive = true
          button.heightAnchor.constraint(equalToConstant: \(side)).isActive = true
        }
        func resize(progress: CGFloat, isSmall: Bool) {
          \(code)
        }
        """, setup: "", others: others)
  }

  private static let scaling = "button.transform = CGAffineTransform(scaleX: scale, y: scale)"

  @Test(
    "a factor that is worked out lets a view react in no more than its frame where it is at most 1",
    arguments: [
      "let scale = min(1.0, progress * 0.2 + 0.8)\n\(scaling)",
      "let scale: CGFloat = min(progress, 1)\n\(scaling).translatedBy(x: 2, y: progress)",
      "let part = max(0, min(progress, 1)); let scale = 1 - 0.2 * part\n\(scaling)",
      "let t = CGAffineTransform.identity.scaledBy(x: min(progress, 1), y: 1); button.transform = t",
      "button.transform = .init(scaleX: min(1, progress), y: isSmall ? min(progress, 1) : 1)",
    ])
  func limited(code: String) throws {
    let small = try scrolled(40, code)
    #expect(small.count == 1 && small[0].hasPrefix("fail 'button'"), "\(small)")
    #expect(try scrolled(44, code) == ["undecided 'button'"])
    let range = code.contains("0.2 * part")
    #expect(try scrolled(60, code) == [range ? "pass 1" : "undecided 'button'"])
  }

  @Test(
    "one that nothing limits decides nothing",
    arguments: [
      "let scale = progress\n\(scaling)", "let scale = max(0.5, progress)\n\(scaling)",
      "var scale = min(1, progress); scale = progress * 2\n\(scaling)",
      "let scale = min(progress, limit)\n\(scaling)",
    ])
  func unlimited(code: String) throws {
    #expect(try scrolled(40, code) == ["undecided 'button'"])
    #expect(try scrolled(60, code) == ["undecided 'button'"])
  }

  @Test(
    "one that only enlarges, passes or is written leaves a view as it is at first",
    arguments: [
      "let scale = max(1, progress)\n\(scaling)",
      "let scale = isSmall ? 0.9 : 1.0\n\(scaling)",
      "let scale = min(1, progress); UIView.animate(withDuration: 1) { self.\(scaling) }",
      "button.transform = CGAffineTransform(translationX: progress, y: 0)",
      "button.transform = CGAffineTransform(rotationAngle: progress)",
    ])
  func later(code: String) throws {
    #expect(try scrolled(40, code) == ["fail 'button' 40×40"])
    #expect(try scrolled(44, code) == ["pass 1"])
  }

  @Test("a control that the system draws is as the system draws it until it is scaled")
  func drawn() throws {
    let code = "func resize(p: CGFloat) { toggle.transform = .init(scaleX: min(1, p), y: 1) }"
    #expect(try toggle("", others: code) == ["exempt 'toggle' system style"])
    #expect(
      try toggle("toggle.transform = .init(scaleX: min(1, frame.width), y: 1)")
        == ["undecided 'toggle'"])
  }

  @Test("what is too small without its transform has to be larger, too")
  func both() throws {
    func message(_ side: Int) throws -> String {
      try UIKitReading.finding(
        """
        addSubview(button)
        button.widthAnchor.constraint(equalToConstant: 60).isActive = true
        button.heightAnchor.constraint(equalToConstant: \(side)).isActive = true
        button.transform = CGAffineTransform(scaleX: min(1, bounds.width / 400), y: 0.8)
        """
      ).message
    }
    #expect(try message(50).hasSuffix("leave out 'transform', which makes it smaller"))
    #expect(
      try message(40).hasSuffix(
        "leave out 'transform', which makes it smaller, and constrain it to a height of at least "
          + "44, or give it a class that overrides 'point(inside:with:)'; either needs the views "
          + "around it to leave room"))
  }

  @Test(
    "a view that is turned is as long along its own sides as before",
    arguments: [
      "button.transform = CGAffineTransform(rotationAngle: angle)",
      "button.transform = CGAffineTransformMakeRotation(angle)",
      "button.transform = .identity.rotated(by: angle)",
      "button.transform = CGAffineTransform(translationX: 4, y: 0).rotated(by: 0.5)",
    ])
  func turned(code: String) throws {
    func verdicts(_ side: Int, _ code: String) throws -> [String] {
      try UIKitReading.button(
        setup: """
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          button.heightAnchor.constraint(equalToConstant: \(side)).isActive = true
          \(code)
          """)
    }
    #expect(try verdicts(42, code) == ["fail 'button' 60×42"])
    #expect(try verdicts(44, code) == ["pass 1"])
    // Its class may turn it.
    #expect(
      try UIKitReading.verdicts(
        members: "let button = Dial()",
        setup: """
          addSubview(button)
          button.widthAnchor.constraint(equalToConstant: 42).isActive = true
          button.heightAnchor.constraint(equalToConstant: 42).isActive = true
          """,
        others: "class Dial: UIButton { func turn(by angle: CGFloat) { \(code.dropFirst(7)) } }")
        == ["fail 'button' 42×42"])
  }

  @Test("what is made longer after it was turned has no sides that are known")
  func slanted() throws {
    #expect(
      try UIKitReading.button(
        setup: """
          button.widthAnchor.constraint(equalToConstant: 42).isActive = true
          button.heightAnchor.constraint(equalToConstant: 42).isActive = true
          button.transform = CGAffineTransform(scaleX: 2, y: 1).rotated(by: angle)
          """) == ["undecided 'button'"])
  }

  @Test("what views around leave of one that is turned is not what they leave of one that is not")
  func turnedInside() throws {
    func verdicts(_ code: String) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let bar = UIView()\nlet button = UIButton()",
        setup: """
          addSubview(bar)
          bar.addSubview(button)
          bar.heightAnchor.constraint(equalToConstant: 40).isActive = true
          button.centerYAnchor.constraint(equalTo: bar.centerYAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: bar.leadingAnchor).isActive = true
          button.widthAnchor.constraint(equalToConstant: 60).isActive = true
          button.heightAnchor.constraint(equalToConstant: 60).isActive = true
          button.addTarget(self, action: #selector(go), for: .touchUpInside)
          \(code)
          """, wired: false)
    }
    #expect(try verdicts("") == ["fail 'button' 60×40"])
    #expect(try verdicts("button.transform = CGAffineTransform(rotationAngle: 0.4)") == ["pass 1"])
  }
}
