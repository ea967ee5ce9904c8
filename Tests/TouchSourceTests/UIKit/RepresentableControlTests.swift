import Testing
import TouchRules

/// Controls of UIKit's that SwiftUI shows.
@Suite("UIKit: controls that SwiftUI asks for")
struct RepresentableControlTests {
  private func audit(_ body: String, use: String) throws -> Audit {
    try Reading().audit(
      """
      import SwiftUI
      import UIKit
      struct Bridge: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          \(body)
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct Root: View { var body: some View { \(use) } }
      \(Reading.app)
      """)
  }

  private static let button = """
    let button = UIButton(type: .system)
    button.addTarget(context.coordinator, action: #selector(Coordinator.go), for: .touchUpInside)
    """

  @Test("the control that SwiftUI is handed is as large as SwiftUI makes it, and no more is known")
  func handed() throws {
    let used = try audit(
      "\(Self.button)\nbutton.setTitle(\"Go\", for: .normal)\nreturn button", use: "Bridge()")
    #expect(used.undecided.map(\.reason) == ["how large SwiftUI makes it is not known"])
    #expect(used.leftOut.isEmpty && used.findings.isEmpty)
    let unused = try audit("\(Self.button)\nreturn button", use: "Text(verbatim: \"a\")")
    #expect(unused.leftOut.map(\.absence) == [.unused])
    let toggle = try audit("let toggle = UISwitch()\nreturn toggle", use: "Bridge()")
    #expect(toggle.exempt.map(\.exemption.reason) == ["system style"])
  }

  @Test("a control inside what SwiftUI is handed has the size that its code gives it")
  func inside() throws {
    let audit = try audit(
      """
      let box = UIView()
      \(Self.button)
      button.setTitle(title(), for: .normal)
      box.addSubview(button)
      button.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true
      button.heightAnchor.constraint(equalToConstant: 32).isActive = true
      return box
      """, use: "Bridge()")
    #expect(audit.findings.map(\.extent) == ["a height of 32 pt"])
    #expect(audit.leftOut.isEmpty)
  }
}
