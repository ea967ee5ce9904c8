import Testing

/// Views whose classes call what other code gives to their properties.
@Suite("UIKit: called closures")
struct CalledClosureTests {
  @Test("a closure that a view of a bar only calls gives it no size")
  func closures() throws {
    func verdict(_ use: String, type: String = "(() -> Void)?") throws -> String? {
      try Reading().verdicts(
        """
        import UIKit
        final class Mark: UIView {
          private let button = UIButton()
          var onTap: \(type)
          init() {
            super.init(frame: .zero)
            addSubview(button)
            button.translatesAutoresizingMaskIntoConstraints = false
            button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            button.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
            button.topAnchor.constraint(equalTo: topAnchor).isActive = true
            button.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
            button.setTitle("A", for: .normal)
            button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          }
          required init?(coder: NSCoder) { fatalError() }
          @objc func tapped() { \(use) }
        }
        final class Screen: UIViewController {
          private let mark = Mark()
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: mark)
            mark.onTap = { print("tapped") }
          }
        }
        """
      ).first
    }
    #expect(try verdict("onTap?()")?.hasPrefix("fail 'button'") == true)
    #expect(try verdict("self.onTap!()")?.hasPrefix("fail 'button'") == true)
    // The class's own code tells what that does to the button.
    #expect(
      try verdict("button.isHidden = onTap == nil; onTap?()")?.hasPrefix("fail 'button'") == true)
    for use in ["frame = size(for: onTap); onTap?()", "resize(by: self.onTap)"] {
      #expect(try verdict(use) == "undecided 'button'")
    }
    #expect(try verdict("print(onTap)", type: "Any?") == "undecided 'button'")
  }
}
