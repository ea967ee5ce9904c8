import Testing

/// Views of Interface Builder's whose place it could not work out.
@Suite("UIKit: views in Interface Builder that it calls ambiguous")
struct InterfaceAmbiguousTests {
  /// The verdicts on a button without a title at the leading side of the screen.
  private func verdicts(_ attribute: String, _ constraints: String) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <button id="but" \(attribute) buttonType="system"
          translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="20" y="60" width="350" height="14"/>
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain"/>
          \(InterfaceReading.action)
        </button>
        <label id="low" text="Low" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="20" y="100" width="66" height="16"/>
        </label>
      </subviews>
      <constraints>
        \(InterfaceReading.corner)
        <constraint firstItem="all" firstAttribute="trailing" secondItem="but"
          secondAttribute="trailing" constant="20" id="wide"/>
        \(constraints)
      </constraints>
      """)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIButton!
        override func viewDidLoad() { button.setTitle("", for: .normal) }
        @IBAction func go(_ sender: Any) { print("") }
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("what only shows something has the size that it was laid out with, wherever it lies")
  func place() throws {
    let height = "14"
    #expect(try verdicts("", "").first?.hasSuffix("×\(height)") == true)
    #expect(try verdicts(#"ambiguous="YES""#, "").first?.hasSuffix("×\(height)") == true)
    #expect(try verdicts(#"misplaced="YES""#, "") == ["undecided 'button'"])
  }

  @Test("what others may stretch may be as open in its size")
  func size() throws {
    let between = """
      <constraint firstItem="low" firstAttribute="top" secondItem="but"
        secondAttribute="bottom" constant="8" id="three"/>
      <constraint firstItem="all" firstAttribute="bottom" secondItem="low"
        secondAttribute="bottom" constant="8" id="four"/>
      """
    #expect(try verdicts(#"ambiguous="YES""#, between) == ["undecided 'button'"])
  }
}
