import Testing

/// Views that take what a stack view of a known height leaves.
@Suite("Interface Builder: what stack views leave")
struct InterfaceStackRestTests {
  /// The verdict on a button below a label in a stack view 100 points high or so, in which the button was laid out
  /// as high as that.
  private func verdicts(
    _ height: Double, in stack: Int = 100, hugging: Int = 250, label: String = "",
    connections: String = "", outlets: String = "", setup: String = ""
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="sta">
          <rect key="frame" x="16" y="20" width="343" height="\(stack)"/>
          <subviews>
            <label verticalHuggingPriority="251" text="Passcode" id="lab" \(label)
              translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="0" y="0" width="343" height="20.5"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
            <button buttonType="system" verticalHuggingPriority="\(hugging)" id="but"
              translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="0" y="20.5" width="343" height="\(height)"/>
              <state key="normal" title="Change the passcode"/>
              <connections>\(InterfaceReading.action)</connections>
            </button>
          </subviews>
          <constraints>
            <constraint firstAttribute="height" constant="\(stack)" id="high"/>
          </constraints>
        </stackView>
      </subviews>
      <constraints>
        <constraint firstItem="sta" firstAttribute="top" secondItem="all"
          secondAttribute="top" constant="20" id="one"/>
        <constraint firstItem="sta" firstAttribute="leading" secondItem="all"
          secondAttribute="leading" constant="16" id="two"/>
        <constraint firstAttribute="trailing" secondItem="sta" secondAttribute="trailing"
          constant="16" id="three"/>
      </constraints>
      """, connections: connections)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet var button: UIButton!
        \(outlets)
        @IBAction func go(_ sender: UIButton) {}
        override func viewDidLoad() {
          super.viewDidLoad()
          \(setup)
        }
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("the one that keeps from growing least takes what the others leave")
  func rest() throws {
    #expect(try verdicts(79.5) == ["pass 1"])
    let found = try verdicts(39.5, in: 60)
    #expect(found.count == 1 && found[0].hasPrefix("fail 'button'"), "\(found)")
    #expect(found.first?.hasSuffix("×39.5") == true)
  }

  @Test("what may grow as well, or change, leaves it open")
  func open() throws {
    let outlet = #"<outlet property="label" destination="lab" id="lout"/>"#
    for found in [
      try verdicts(79.5, hugging: 251), try verdicts(79.5, hugging: 252),
      try verdicts(79.5, label: #"numberOfLines="0""#),
      try verdicts(
        79.5, connections: outlet, outlets: "@IBOutlet var label: UILabel!"),
      // It was laid out in another way.
      try verdicts(60),
    ] {
      #expect(found == ["undecided 'button'"])
    }
  }

  @Test("what code asks of the view counts alone, and text that adapts leaves it open")
  func asked() throws {
    let hugging = "button.setContentHuggingPriority(.required, for: .vertical)"
    #expect(try verdicts(79.5, setup: hugging) != ["pass 1"])
    func high(_ length: Int) -> String {
      "button.heightAnchor.constraint(equalToConstant: \(length)).isActive = true"
    }
    #expect(try verdicts(39.5, in: 60, setup: high(50)) == ["pass 1"])
    let low = try verdicts(39.5, in: 60, setup: high(30))
    #expect(low.count == 1 && low[0].hasSuffix("×30"), "\(low)")
    #expect(
      try verdicts(79.5, label: #"adjustsFontForContentSizeCategory="YES""#)
        == ["undecided 'button'"])
  }
}
