import Testing

/// Buttons that are handed to other objects, which give them menus.
@Suite("UIKit: menus that other objects give")
struct HandedMenuTests {
  /// The verdicts on the second of two buttons of 120 by 30 points, whose menu what the first one's does
  /// gives it.
  ///
  /// - Parameters:
  ///   - offering: What the object does that is handed both.
  ///   - given: What gives the second its menu.
  private func verdicts(
    _ offering: String, given: String = "button.menu = UIMenu(children: [])"
  ) throws -> [String] {
    try UIKitReading.verdicts(
      members: """
        let model: Model
        private let button = UIButton()
        private let first = UIButton()
        """,
      setup: """
        addSubview(button)
        addSubview(first)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
        first.frame = CGRect(x: 0, y: 80, width: 120, height: 60)
        model.offer(first: first, second: button)
        """,
      others: """
        final class Model {
          func offer(first: UIButton, second: UIButton) {
            \(offering)
            first.showsMenuAsPrimaryAction = true
          }
          func offerMore(of name: String, button: UIButton) {
            \(given)
            button.showsMenuAsPrimaryAction = true
          }
        }
        """, wired: false)
  }

  private static let handlers = [
    """
    first.menu = UIMenu(children: [
      UIAction(title: "A", handler: { action in self.offerMore(of: action.title, button: second) })
    ])
    """,
    """
    let pick: UIActionHandler = { action in
      self.offerMore(of: action.title, button: second)
    }
    first.menu = UIMenu(children: [UIAction(title: "A", handler: pick)])
    """,
    """
    func pick(_ action: UIAction) { offerMore(of: action.title, button: second) }
    let open = UIAction(title: "A", handler: pick)
    first.menu = UIMenu(children: [open])
    """,
  ]

  @Test("what a menu's action gives one is followed, be it named first", arguments: handlers)
  func given(handler: String) throws {
    #expect(try verdicts(handler).contains("fail 'button' 120×30"))
  }

  @Test("a button that is given no menu takes no tap of its own", arguments: handlers)
  func idle(handler: String) throws {
    let verdicts = try verdicts(handler, given: "button.isSelected = true")
    #expect(!verdicts.contains("fail 'button' 120×30"))
  }

  @Test("what a closure does that nobody hands on or calls is not done")
  func unnamed() throws {
    let unused = "let pick = { self.offerMore(of: \"A\", button: second) }\nfirst.menu = UIMenu()"
    #expect(try !verdicts(unused).contains("fail 'button' 120×30"))
  }
}
