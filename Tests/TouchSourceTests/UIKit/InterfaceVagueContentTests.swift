import Testing

/// Buttons of Interface Builder's whose font no file of the project holds, so that what they ask for is only
/// known to be between two lengths.
@Suite("UIKit: titles in unknown fonts in Interface Builder")
struct InterfaceVagueContentTests {
  /// The verdict on a button in a row whose height code sets.
  private func verdicts(_ font: String, rows: String) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <stackView translatesAutoresizingMaskIntoConstraints="NO" id="row">
          <rect key="frame" x="20" y="60" width="353" height="47"/>
          <subviews>
            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but"
              customClass="Key">
              <rect key="frame" x="0" y="0" width="353" height="47"/>
              \(font)
              <state key="normal" title="1"/>
              <connections>\(InterfaceReading.action)</connections>
            </button>
          </subviews>
          <constraints>
            <constraint firstAttribute="height" constant="47" id="high"/>
          </constraints>
        </stackView>
      </subviews>
      <constraints>
        <constraint firstItem="row" firstAttribute="top" secondItem="all"
          secondAttribute="top" constant="60" id="one"/>
        <constraint firstItem="row" firstAttribute="leading" secondItem="all"
          secondAttribute="leading" constant="20" id="two"/>
        <constraint firstAttribute="trailing" secondItem="row"
          secondAttribute="trailing" constant="20" id="three"/>
      </constraints>
      """,
      connections: #"<outlet property="rowHeight" destination="high" id="height"/>"#)
    return try Reading().verdicts(
      """
      import UIKit
      final class Key: UIButton {
        override func awakeFromNib() {
          super.awakeFromNib()
          titleLabel?.font = UIFont.systemFont(ofSize: 25)
        }
      }
      final class Sample: UIViewController {
        @IBOutlet weak var button: Key!
        @IBOutlet weak var rowHeight: NSLayoutConstraint! {
          didSet {
            switch UIScreen.main.nativeBounds.height {
            \(rows)
            }
          }
        }
        @IBAction func go(_ sender: UIButton) {}
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("that one was laid out as long as it may ask for does not say that it asks for that")
  func stretched() throws {
    let vague = #"<fontDescription key="fontDescription" name="Acme-Regular" pointSize="25"/>"#
    let known = #"<fontDescription key="fontDescription" type="system" pointSize="25"/>"#
    for font in [vague, known] {
      func verdicts(_ least: Int, _ most: Int) throws -> [String] {
        try self.verdicts(
          font,
          rows: """
            case 960, 1136: rowHeight.constant = \(least)
            default: rowHeight.constant = \(most)
            """)
      }
      #expect(try verdicts(40, 47) == ["undecided 'button'"])
      #expect(try verdicts(30, 40).first?.hasPrefix("fail 'button'") == true)
    }
  }
}
