import Testing

/// Views that a class hands to closures that others give it.
@Suite("UIKit: closures that others give to properties")
struct HandedClosureTests {
  /// Whether a button that its class hands to a closure is known to be as small as its image.
  private func isKnown(
    _ given: String, call: String = "onPress?(button)", type: String = "((UIButton) -> Void)?"
  ) throws -> Bool {
    let verdicts = try UIKitReading.verdicts(
      members: """
        let button = UIButton()
        var onPress: \(type)
        @objc func press() { \(call) }
        """,
      setup: """
        button.setImage(.gridicon(.cross, size: CGSize(width: 30, height: 48)), for: .normal)
        button.addTarget(self, action: #selector(press), for: .touchUpInside)
        addSubview(button)
        button.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        """, wired: false,
      outside: """
        final class Screen: UIViewController {
          let sample = Sample()
          override func viewDidLoad() {
            \(given)
          }
        }
        """)
    #expect(verdicts == ["fail 'button' 30×48"] || verdicts == ["undecided 'button'"])
    return verdicts == ["fail 'button' 30×48"]
  }

  @Test(
    "what all of them leave as it is, is as its class says",
    arguments: [
      "", "sample.onPress = { _ in self.go() }", "sample.onPress = { button in self.go() }",
      "sample.onPress = { [weak self] (button: UIButton) in\nself?.go()\n}",
      "sample.onPress = { [weak self] (button) -> Void in self?.go() }", "sample.onPress = nil",
      "sample.onPress = { view in\nmenu.popoverPresentationController?.sourceView = view\n}",
      """
      sample.onPress = { view in
        popover.sourceView = view
        popover.sourceRect = view.bounds
      }
      """,
      "sample.onPress = { _ in for view in self.views { view.isHidden = true } }",
      "if sample.onPress == nil { go() }",
    ])
  func spared(given: String) throws {
    #expect(try isKnown(given))
    #expect(try isKnown(given, call: "self.onPress?(button)"))
  }

  @Test(
    "what one of them may change is left open",
    arguments: [
      "sample.onPress = { $0.setTitle(title, for: .normal) }",
      "sample.onPress = { button in button.transform = grown }",
      "sample.onPress = { button in self.show(from: button) }", "sample.onPress = handler",
      "sample.onPress = self.show(from:)", "bind(\\Sample.onPress, to: sample)",
      "sample.onPress = { [weak self] button in\nself?.last = button\n}",
      "sample.onPress = { _ in go() }\nsample.onPress = { self.show(from: $0) }",
      "sample.onPress = {\nself.show(from: $0)\n}",
    ])
  func changed(given: String) throws {
    #expect(try !isKnown(given))
  }

  @Test("of several parameters each is asked about")
  func several() throws {
    func isKnown(_ given: String) throws -> Bool {
      try self.isKnown(
        given, call: "onPress(1, button)", type: "(Int, UIButton) -> Void = { _, _ in }")
    }
    let given = "sample.onPress = { number, button in self.show(number) }"
    #expect(try isKnown(given))
    let swapped = "sample.onPress = { button, number in self.show(number) }"
    #expect(try !isKnown(swapped))
  }
}
