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
}
