import Testing

/// Titles that other classes give a class's buttons.
@Suite("UIKit: titles that other classes give")
struct OutsideTitleTests {
  /// What is said of an outlet's button that Interface Builder titles "Left one".
  private func message(_ outside: String, file: String = "Other.swift") throws -> String {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="but" buttonType="roundedRect">
          <rect key="frame" x="20" y="60" width="57" height="30"/>
          <state key="normal" title="Left one"/>
          <connections>\(InterfaceReading.action)</connections>
        </button>
      </subviews>
      <constraints>
        \(InterfaceReading.corner)
      </constraints>
      """)
    let source = """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet weak var button: UIButton!
        @IBAction func go(_ sender: Any) {}
      }
      """
    let findings = try Reading().audit(
      source, with: ["Main.storyboard": storyboard, file: outside]
    ).findings
    return try #require(findings.first).message
  }

  private static let open = "can be hit in a height of about 30 pt"

  @Test("what another class sets leaves the width open that Interface Builder draws")
  func outlets() throws {
    #expect(try message("").contains("×30 pt"))
    #expect(
      try message(
        """
        import UIKit
        func show(_ sample: Sample) { sample.button.setTitle("OK", for: .normal) }
        """
      ).contains(Self.open))
    #expect(
      try message(
        """
        import UIKit
        func show(_ sample: Sample) { sample.button.setTitleColor(.red, for: .normal) }
        """
      ).contains("×30 pt"))
  }

  @Test("so does Objective-C that names the class")
  func objectiveC() throws {
    func code(_ line: String, _ type: String = "Sample") -> String {
      "@implementation Other\n- (void)show:(\(type) *)sample {\n  \(line)\n}\n@end"
    }
    let title = #"[sample.button setTitle:@"OK" forState:UIControlStateNormal];"#
    #expect(try message(code(title), file: "Other.m").contains(Self.open))
    #expect(try message(code("// " + title), file: "Other.m").contains("×30 pt"))
    #expect(try message(code(title, "Samples"), file: "Other.m").contains("×30 pt"))
    #expect(
      try message(code("[sample.button setEnabled:NO];"), file: "Other.m").contains("×30 pt"))
  }

  @Test("what a function of the class gives another view of it may be what any shows")
  func ownFunctions() throws {
    func isTold(_ function: String) throws -> Bool {
      try UIKitReading.verdicts(
        members: """
          let button = UIButton(type: .custom)
          \(function)
          """,
        setup: """
          button.setAttributedTitle(
            NSAttributedString(
              string: "Edit", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)]),
            for: .normal)
          addSubview(button)
          button.topAnchor.constraint(equalTo: topAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          """, others: "final class Other: UIView { let button = UIButton() }"
      ).contains { $0.hasPrefix("fail 'button'") }
    }
    #expect(try isTold(""))
    func making(_ type: String, _ code: String) -> String {
      """
      static func show(_ title: String, in view: UIView) {
        let made = \(type)(frame: .zero)
        \(code)
        view.addSubview(made)
      }
      """
    }
    let title = "made.button.setAttributedTitle(NSAttributedString(string: title), for: .normal)"
    #expect(try !isTold(making("Sample", title)))
    #expect(try !isTold(making("Sample", "made.button.setImage(picture, for: .normal)")))
    #expect(try isTold(making("Sample", "made.button.tag = 1")))
    #expect(try isTold(making("Other", title)))
  }
}
