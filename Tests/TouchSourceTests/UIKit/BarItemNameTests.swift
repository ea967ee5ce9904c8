import Testing

/// Items of bars that an initializer of the project's makes.
@Suite("UIKit: what items of bars are called")
struct BarItemNameTests {
  private func verdicts(_ use: String) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      extension UIBarButtonItem {
        convenience init(icon: UIImage?, target: Any, action: Selector) {
          let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 44))
          button.setTitle("+", for: .normal)
          button.addTarget(target, action: action, for: .touchUpInside)
          self.init(customView: button)
        }
      }
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(use)
        }
        @objc private func share() {}
      }
      """)
  }

  private let made = "UIBarButtonItem(icon: nil, target: self, action: #selector(share))"

  @Test("an item is called as where it is made, and a view that code names itself as there")
  func names() throws {
    #expect(
      try verdicts("let shareItem = \(made)\nnavigationItem.rightBarButtonItem = shareItem")
        == ["fail 'shareItem' 30×44"])
    #expect(
      try verdicts("navigationItem.rightBarButtonItem = \(made)") == ["fail 'button' 30×44"])
    #expect(
      try verdicts(
        """
        let mark = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 44))
        mark.setTitle("+", for: .normal)
        mark.addTarget(self, action: #selector(share), for: .touchUpInside)
        let item = UIBarButtonItem(customView: mark)
        navigationItem.rightBarButtonItem = item
        """) == ["fail 'mark' 30×44"])
  }
}
