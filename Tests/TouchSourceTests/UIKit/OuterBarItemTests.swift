import Testing

/// Controls that others put into bars.
@Suite("UIKit: controls in bars that other classes hold")
struct OuterBarItemTests {
  /// The verdicts on a button of a view that a controller puts into its bar.
  private func verdicts(
    _ item: String = "UIBarButtonItem(customView: panel.button)", members: String = "",
    setup: String = ""
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Panel: UIView {
        let button: UIButton = {
          let button = UIButton(type: .system)
          button.setTitle("Cancel", for: .normal)
          return button
        }()
        \(members)
      }
      """,
      with: [
        "Screen.swift": """
        import UIKit
        final class Screen: UIViewController {
          private let panel = Panel()
          override func viewDidLoad() {
            super.viewDidLoad()
            panel.button.addAction(UIAction { _ in print("") }, for: .touchUpInside)
            navigationItem.leftBarButtonItem = \(item)
            \(setup)
          }
        }
        """
      ])
  }

  private func isFound(_ verdicts: [String]) -> Bool {
    verdicts.contains { $0.hasPrefix("fail 'button'") }
  }

  @Test("what an item of another class's shows is in its bar")
  func item() throws {
    #expect(isFound(try verdicts()))
    #expect(isFound(try verdicts("UIBarButtonItem(\n  customView: self.panel.button\n)")))
  }

  @Test(
    "what is handed to anything else too, or is shown elsewhere, need not be",
    arguments: [
      ("UIBarButtonItem(customView: panel.button)", "", "view.addSubview(panel.button)"),
      ("UIBarButtonItem(customView: wrap(panel.button))", "", ""),
      ("Item(customView: panel.button)", "", ""),
      (
        "UIBarButtonItem(customView: panel.button)", "func add() { addSubview(button) }", ""
      ),
    ])
  func others(item: String, members: String, setup: String) throws {
    #expect(!isFound(try verdicts(item, members: members, setup: setup)))
  }
}
