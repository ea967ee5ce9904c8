import Testing

/// Views of objects that are neither views nor controllers.
@Suite("UIKit: what objects that are no views set up")
struct PlainOwnerTests {
  /// The verdict on a button that a panel sets up and puts into a controller's view.
  private func verdicts(_ setup: String, members: String = "") throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Panel: NSObject {
        let button = UIButton()
        var canvas = UIView()
        \(members)
        func show(in canvas: UIView) {
          self.canvas = canvas
          \(setup)
        }
        func place(_ button: UIButton) {
          canvas.addSubview(button)
          button.translatesAutoresizingMaskIntoConstraints = false
          button.widthAnchor.constraint(equalToConstant: 34).isActive = true
          button.heightAnchor.constraint(equalToConstant: 36).isActive = true
          button.topAnchor.constraint(equalTo: canvas.topAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: canvas.leadingAnchor).isActive = true
        }
        @objc func go() {}
      }
      final class Screen: UIViewController {
        let panel = Panel()
        override func viewDidLoad() { panel.show(in: view) }
      }
      """)
  }

  private let target = "addTarget(self, action: #selector(go), for: .touchUpInside)"

  @Test("its own views and functions are the same with and without its name")
  func own() throws {
    for name in ["", "self."] {
      let setup = "\(name)button.\(target)\n\(name)place(\(name)button)"
      #expect(try verdicts(setup) == ["fail 'button' 34×36"], "\(name)")
    }
  }

  @Test("what a function of its own makes is followed")
  func made() throws {
    let members = """
      private func makeItem() -> UIButton {
        let item = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        item.\(target)
        return item
      }
      """
    for name in ["", "self."] {
      let setup = "let item = \(name)makeItem()\n\(name)canvas.addSubview(item)"
      #expect(try verdicts(setup, members: members).contains("fail 'item' 60×30"), "\(name)")
    }
  }

  @Test("a local name hides nothing of it")
  func hidden() throws {
    let setup = """
      let button = UILabel()
      self.button.\(target)
      place(self.button)
      """
    #expect(try verdicts(setup).filter { $0.hasPrefix("fail") } == [])
  }
}
