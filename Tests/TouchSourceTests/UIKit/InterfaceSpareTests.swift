import Testing

/// Views of Interface Builder's whose classes take touches beyond their bounds in.
@Suite("UIKit: touches beyond views in Interface Builder")
struct InterfaceSpareTests {
  /// The verdicts on a button of 24 points in a row, which takes touches 20 points around it in.
  private func verdicts(
    row: String = "", constraints: String = "", others: String = "", setup: String = ""
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <stackView id="row" spacing="30" translatesAutoresizingMaskIntoConstraints="NO" \(row)>
          <rect key="frame" x="20" y="60" width="300" height="24"/>
          <subviews>
            <view id="left" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="0" y="0" width="100" height="24"/>
              <constraints>
                <constraint firstAttribute="width" constant="100" id="wide"/>
              </constraints>
            </view>
            <button id="but" customClass="Help" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="130" y="0" width="24" height="24"/>
              <constraints>
                <constraint firstAttribute="width" constant="24" id="w"/>
                <constraint firstAttribute="height" constant="24" id="h"/>
              </constraints>
              \(InterfaceReading.action)
            </button>
            <view id="right" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="184" y="0" width="116" height="24"/>
            </view>
          </subviews>
        </stackView>
      </subviews>
      <constraints>
        \(InterfaceReading.corner.replacing("but", with: "row"))
        <constraint firstItem="all" firstAttribute="trailing" secondItem="row"
          secondAttribute="trailing" constant="20" id="wide"/>
        \(constraints)
      </constraints>
      """)
    return try Reading().verdicts(
      """
      import UIKit
      \(others)
      final class Help: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
      }
      final class Sample: UIViewController {
        @IBOutlet private var button: Help!
        override func viewDidLoad() { \(setup) }
        @IBAction func go(_ sender: Any) { print("") }
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("a row that is no higher than it lets no touches above and below it reach it")
  func clipped() throws {
    #expect(try verdicts() == ["fail 'button' 64×24"])
  }

  @Test("a row that is higher, or takes such touches in itself, lets them")
  func room() throws {
    let high = #"<constraint firstItem="row" firstAttribute="height" constant="64" id="high"/>"#
    #expect(try verdicts(row: #"alignment="center""#, constraints: high) == ["pass 1"])
    let others = """
      final class Row: UIStackView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
      }
      """
    #expect(
      try verdicts(row: #"customClass="Row""#, others: others) != ["fail 'button' 64×24"])
    #expect(try verdicts(row: #"customClass="Row""#) == ["pass 1"])
    #expect(try verdicts(setup: "view.addSubview(button)") != ["fail 'button' 64×24"])
  }
}
