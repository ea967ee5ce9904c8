import Testing

/// What the initializers of classes of views store, whichever way they take.
@Suite("UIKit: branches in initializers")
struct InitializerBranchTests {
  /// The verdict on a button of a class that is as large as what its initializer stores.
  private func verdicts(_ statements: String) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      class Round: UIButton {
        private let size: CGFloat
        init(size: CGFloat, isOn: Bool) {
          \(statements)
          super.init(frame: .zero)
          tintColor = isOn ? .white : .black
          setUp()
        }
        required init?(coder: NSCoder) { fatalError() }
        private func setUp() {
          heightAnchor.constraint(equalToConstant: size).isActive = true
          widthAnchor.constraint(equalToConstant: size).isActive = true
        }
      }
      final class Screen: UIViewController {
        var call: Call!
        private lazy var button: Round = {
          let button = Round(size: 40, isOn: call.isMuted)
          button.addTarget(self, action: #selector(press), for: .touchUpInside)
          return button
        }()
        override func viewDidLoad() {
          view.addSubview(button)
          button.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        }
        @objc func press() {}
      }
      """)
  }

  @Test("what one stores whichever of two ways it takes is known")
  func same() throws {
    for statements in [
      "self.size = size", "if isOn { print(1) }\nself.size = size",
      "if isOn { self.size = size } else { self.size = size }",
    ] {
      #expect(try verdicts(statements) == ["fail 'button' 40×40"], "\(statements)")
    }
  }

  @Test("where it meets several conditions not all ways are tried")
  func several() throws {
    for statements in [
      "var side = size; if isOn { side = 60 }; if mode.isLarge { side = 60 }; self.size = side",
      "self.size = max(isOn ? 60 : 30, mode.isLarge ? 60 : 30)",
      """
      var rows = 0; if isOn { rows += 1 }; if mode.isLarge { rows += 1 }
      self.size = rows == 0 ? 24 : 60
      """,
      """
      var side: CGFloat = 60; if isOn { side = 30 }; if mode.isLarge { side = 30 }
      self.size = side
      """,
    ] {
      #expect(try verdicts(statements) == ["undecided 'button'"], "\(statements)")
    }
  }

  @Test("what they store is not, where one of them stores something else")
  func different() throws {
    for statements in [
      "self.size = isOn ? size : 50", "if isOn { self.size = size } else { self.size = 60 }",
      "self.size = isOn && Settings.shared.isLarge ? 60 : size",
    ] {
      #expect(try verdicts(statements) == ["undecided 'button'"], "\(statements)")
    }
  }
}
