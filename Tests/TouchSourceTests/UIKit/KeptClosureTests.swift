import Testing

/// Closures that something keeps, which may run later.
@Suite("UIKit: closures that are kept")
struct KeptClosureTests {
  private func verdicts(_ shown: String, members: String = "") throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        private let button = UIButton()
        private let box = UIView()
        \(members)
        init() {
          super.init(frame: .zero)
          addSubview(box)
          box.addSubview(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
          button.frame = CGRect(x: 0, y: 0, width: 30, height: 48)
          \(shown)
        }
        """, setup: "", wired: false)
  }

  @Test(
    "what one of them may show is a target",
    arguments: [
      "button.isHidden = true; show = { self.button.isHidden = false }",
      "button.isHidden = true\nservice.changed = { [weak self] on in self?.button.isHidden = !on }",
      "box.alpha = 0; finish = { UIView.animate(withDuration: 1) { self.box.alpha = 1 } }",
    ])
  func shown(code: String) throws {
    #expect(try verdicts(code) == ["fail 'button' 30×48"])
  }

  @Test("what none of them shows is not")
  func hidden() throws {
    #expect(try verdicts("button.isHidden = true; show = { self.button.tag = 1 }") == [])
  }

  @Test("what one of them constrains may hold or not")
  func constrained() throws {
    let wide = "self.button.widthAnchor.constraint(equalToConstant: 60).isActive = true"
    #expect(try verdicts("grow = { \(wide) }") != ["fail 'button' 60×48"])
  }
}
