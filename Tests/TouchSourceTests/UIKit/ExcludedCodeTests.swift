import Foundation
import Testing
import TouchRules
import TouchSource

/// What an `#if` leaves out of what people are given calls nothing and sets nothing.
@Suite("UIKit: code that is not compiled")
struct ExcludedCodeTests {
  /// What is said of a small button of a screen that a method alone opens, which its user calls.
  private func outcome(user: String, hidden: String = "@objc private") throws -> String {
    let sources = [
      "App.swift": """
      import UIKit
      final class Launch: UIResponder, UIApplicationDelegate { let first = First() }
      final class First: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(user)
        }
        \(hidden) func openTools() { present(Tools(), animated: true) }
      }
      """,
      "Tools.swift": """
      import UIKit
      final class Tools: UIViewController {
        private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(button)
          button.addTarget(self, action: #selector(wipe), for: .touchUpInside)
        }
        @objc private func wipe() {}
      }
      """,
    ]
    let project = try SourceProject(bytes: sources.mapValues { Data($0.utf8) })
    let audit = project.audit().check()
    let left = audit.leftOut.map(\.absence.rawValue)
    return (audit.findings.map { _ in "found" } + left).joined(separator: " ")
  }

  private static let use = "add(#selector(openTools))"

  @Test(
    "a method that builds for developers alone call leads nowhere",
    arguments: [
      "#if DEBUG\n\(use)\n#endif",
      "#if os(macOS)\n\(use)\n#elseif DEBUG\n\(use)\n#endif",
      "#if !DEBUG\nlog()\n#else\n\(use)\n#endif",
      "#if os(iOS)\n#if DEBUG\n\(use)\n#endif\nlog()\n#endif",
      "#if DEBUG // for us\n\(use)\n#endif",
      "#if DEBUG\n#warning(\"later\")\n\(use)\n#endif",
    ])
  func excluded(user: String) throws {
    #expect(try outcome(user: user) == "unused")
  }

  @Test(
    "one that is compiled, or may be, is called",
    arguments: [
      use,
      "#if !DEBUG\n\(use)\n#endif",
      "#if DEBUG\nlog()\n#else\n\(use)\n#endif",
      "#if DEBUG\nlog()\n#endif\n\(use)",
      "\(use)\n#if DEBUG\nlog()\n#endif",
      "perform(\"openTools\")\n#if DEBUG\nlog()\n#endif",
      "#if DEBUG\nlog()\n#endif\nperform(\"openTools\")",
      "#if BETA\n\(use)\n#endif",
      "show(\"\"\"\n  #if DEBUG\n  \"\"\")\n\(use)",
      "#if DEBUG\nlog()\n#elseif BETA\n\(use)\n#endif",
    ])
  func compiled(user: String) throws {
    #expect(try outcome(user: user) == "found")
  }

  @Test("what Objective-C may call by its name needs nothing that names it")
  func hidden() throws {
    #expect(try outcome(user: "") == "unused")
    #expect(try outcome(user: "", hidden: "private @objc") == "unused")
    #expect(try outcome(user: "", hidden: "@objc") == "found")
    #expect(try outcome(user: "", hidden: "@objc(show) private") == "found")
    #expect(try outcome(user: "", hidden: "@IBAction private") == "found")
  }
}
