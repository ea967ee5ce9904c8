import Testing

/// Static functions of types that a class declares inside it.
@Suite("UIKit: functions of types inside a class")
struct InnerTypeTests {
  private func verdicts(
    _ call: String, declared: String = "enum parts {}", `extension`: String = "Page.parts"
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let made = \(call)
          view.addSubview(made)
        }
        \(declared)
      }
      extension \(`extension`) {
        static func makeButton(side: CGFloat) -> UIButton {
          let button = UIButton(frame: CGRect(x: 0, y: 100, width: 60, height: side))
          button.addTarget(nil, action: #selector(UIResponder.resignFirstResponder), for: .touchUpInside)
          return button
        }
      }
      """)
  }

  @Test("they are followed however the type is written that declares theirs")
  func followed() throws {
    for call in ["Self.parts", "Page.parts"] {
      #expect(try verdicts("\(call).makeButton(side: 20)") == ["fail 'made' 60×20"])
      #expect(try verdicts("\(call).makeButton(side: 50)") == ["pass 1"])
    }
  }

  @Test("a member of the same name that is no type is none")
  func members() throws {
    let found = try verdicts(
      "Self.parts.makeButton(side: 20)", declared: "static let parts = Library()",
      extension: "Library.Other")
    #expect(!found.contains { $0.hasPrefix("fail") })
  }
}
