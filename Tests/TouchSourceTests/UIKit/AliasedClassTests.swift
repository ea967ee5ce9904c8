import Foundation
import Testing

/// Other names that a project gives to classes of UIKit's.
@Suite("UIKit: classes by other names")
struct AliasedClassTests {
  private static let shims = """
    #if os(iOS)
    import UIKit
    typealias Button = UIButton
    typealias View = UIView
    typealias Key = Button
    #else
    import AppKit
    typealias Button = NSButton
    typealias View = NSView
    typealias Key = NSButton
    #endif
    """

  /// The verdicts on a button of 30×48 points, whose class is called by a name in code that imports no UIKit.
  private func verdicts(
    _ name: String, superclass: String = "View", types: String = "", shims: String = shims
  ) throws -> [String] {
    try Reading().verdicts(
      """
      \(types)
      final class Sample: \(superclass) {
        let button: \(name)
        func setUp() {
          button = \(name)()
          button.addTarget(self, action: nil, for: .touchUpInside)
          \(UIKitReading.small)
        }
      }
      """, with: ["Shims.swift": shims])
  }

  @Test("a view is of the class that the project's other name for it stands for")
  func made() throws {
    for name in ["Button", "Key", "UIButton"] {
      #expect(try verdicts(name) == ["fail 'button' 30×48"], "\(name)")
      #expect(try verdicts(name, superclass: "UIView") == ["fail 'button' 30×48"], "\(name)")
    }
  }

  @Test("a class that inherits from one by another name is one of its kind")
  func heirs() throws {
    #expect(
      try verdicts("Round", types: "final class Round: Button {}") == ["fail 'button' 30×48"])
    #expect(
      try verdicts("Round", types: "final class Round: Other {}") != ["fail 'button' 30×48"])
  }

  @Test("a name that the project gives to another class is no button's")
  func others() throws {
    let label = Self.shims.replacing("Button = UIButton", with: "Button = UILabel")
    #expect(try verdicts("Button", shims: label) == [])
    #expect(try verdicts("Button", types: "final class Button {}") == [])
  }

  @Test("an outlet's class is read through the project's other name for it")
  func outlets() throws {
    func verdicts(_ name: String, shims: String = Self.shims) throws -> [String] {
      let view = """
        <subviews>
          <button id="but"><rect key="frame" x="20" y="20" width="106" height="38"/>
            <autoresizingMask key="autoresizingMask"/>
            <connections>\(InterfaceReading.action)</connections>
          </button>
        </subviews>
        """
      let code = """
        final class Sample: UIViewController {
          @IBOutlet private weak var button: \(name)!
          @IBAction func go(_ sender: Any) {}
        }
        """
      return try Reading().verdicts(
        code,
        with: ["Shims.swift": shims, "Main.storyboard": InterfaceReading.storyboard(view)])
    }
    #expect(try verdicts("Button") == ["fail 'button' 106×38"])
    #expect(try verdicts("Key") == ["fail 'button' 106×38"])
    #expect(
      try verdicts("Button", shims: Self.shims.replacing("= UIButton", with: "= UILabel")) == [])
  }

  @Test("a class may be called like the one of a module's that it inherits from")
  func namesake() throws {
    let elements = try Reading().verdicts(
      """
      import UIKit
      import Kit
      class Button: Kit.Button {
        init() { widthAnchor.constraint(equalToConstant: 20).isActive = true }
      }
      final class Badge: Kit.Button {}
      final class Sample: UIView {
        let first = Button(), second = Badge()
        func setUp() {
          for button in [first, second] {
            addSubview(button)
            button.heightAnchor.constraint(equalToConstant: 50).isActive = true
            button.addTarget(self, action: nil, for: .touchUpInside)
          }
        }
      }
      """)
    #expect(elements == ["fail 'first' 20×50", "undecided 'second'"])
  }

  @Test("a class may be called like a view of SwiftUI where that is not imported")
  func sharedNames() throws {
    func hits(imports: String) throws -> [String] {
      let screen = """
        \(imports)
        public final class Sample: UIView {
          let button = Button()
          func setUp() {
            button.addTarget(self, action: nil, for: .touchUpInside)
            \(UIKitReading.small)
          }
        }
        """
      let button = "import UIKit\npublic final class Button: UIButton {}"
      let project = try SourceProject(bytes: [
        "App/Sources/Profile/Sample.swift": Data(screen.utf8),
        "Kit/Sources/Looks/Button.swift": Data(button.utf8),
      ])
      return project.audit().check().findings.map(\.hit.written)
    }
    #expect(try hits(imports: "import UIKit\nimport Looks") == ["30×48"])
    #expect(try hits(imports: "import UIKit\nimport SwiftUI") == [])
  }
}
