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
    for use in ["let same = sample.button", "resize(sample.button)"] {
      #expect(try verdicts(use) == ["undecided 'button'"], "\(use)")
    }
  }
}
