import Testing

/// Buttons of Interface Builder's that were laid out otherwise than what they show asks for, as where a font
/// was not at hand.
@Suite("UIKit: frames that Interface Builder left behind")
struct InterfaceStaleFrameTests {
  /// The verdict on a button that a column stretches to its width and was laid out with a height, or how high
  /// it is.
  ///
  /// - Parameters:
  ///   - column: What else holds the column, and so may stretch the button.
  ///   - code: What the controller does.
  private func verdicts(
    laidOut height: Int, font: Int = 17, _ attributes: String = "", column: String = "",
    code: String = ""
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="column">
          <rect key="frame" x="16" y="60" width="361" height="\(height)"/>
          <subviews>
            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but"
              \(attributes)>
              <rect key="frame" x="0" y="0" width="361" height="\(height)"/>
              <fontDescription key="fontDescription" type="system" pointSize="\(font)"/>
              <state key="normal" title="My profile"/>
              <connections>\(InterfaceReading.action)</connections>
            </button>
          </subviews>
        </stackView>
      </subviews>
      <constraints>
        <constraint firstItem="column" firstAttribute="top" secondItem="all"
          secondAttribute="top" constant="60" id="one"/>
        <constraint firstItem="column" firstAttribute="leading" secondItem="all"
          secondAttribute="leading" constant="16" id="two"/>
        <constraint firstItem="column" firstAttribute="width" constant="361" id="three"/>
        \(column)
      </constraints>
      """,
      connections: code.contains("column")
        ? #"<outlet property="column" destination="column" id="knows"/>"# : "")
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet weak var button: UIButton!
        \(code.contains("column") ? "@IBOutlet weak var column: UIStackView!" : "")
        override func viewDidLoad() { \(code) }
        @IBAction func go(_ sender: UIButton) { print(sender) }
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("where nothing but its title gives it a height it is as high as one of both says")
  func free() throws {
    for height in [30, 33, 40] {
      #expect(try verdicts(laidOut: height).first?.hasPrefix("fail 'button'") == true)
    }
    #expect(try verdicts(laidOut: 50) == ["undecided 'button'"])
    #expect(try verdicts(laidOut: 50, font: 40) == ["pass 1"])
  }

  @Test("what stretches it makes it as high as it is")
  func stretched() throws {
    let bottom = """
      <constraint firstAttribute="bottom" secondItem="column" secondAttribute="bottom"
        constant="30" id="four"/>
      """
    #expect(try !verdicts(laidOut: 40, column: bottom).contains { $0.hasPrefix("fail") })
    // Code knows the column.
    let known = "column.heightAnchor.constraint(equalToConstant: 60).isActive = true"
    #expect(try !verdicts(laidOut: 40, code: known).contains { $0.hasPrefix("fail") })
    let font = "button.titleLabel?.font = other()"
    #expect(try !verdicts(laidOut: 40, code: font).contains { $0.hasPrefix("fail") })
  }

  @Test("a weaker least on its own height leaves it open, as the frame may be older")
  func wished() throws {
    func least(_ priority: Int) -> String {
      """
      <constraint firstItem="but" firstAttribute="height" relation="greaterThanOrEqual"
        constant="50" priority="\(priority)" id="five"/>
      """
    }
    #expect(try verdicts(laidOut: 40, column: least(700)) == ["undecided 'button'"])
    #expect(try verdicts(laidOut: 40, column: least(900)) == ["pass 1"])
  }

  @Test("what was hidden when it was laid out is as high as what it shows")
  func hidden() throws {
    let hidden = #"hidden="YES""#
    let shown = try verdicts(laidOut: 0, hidden, code: "button.isHidden = false")
    #expect(shown == ["fail 'button' 361×33"])
    let large = try verdicts(laidOut: 0, font: 40, hidden, code: "button.isHidden = false")
    #expect(large == ["pass 1"])
    let bottom = """
      <constraint firstAttribute="bottom" secondItem="column" secondAttribute="bottom"
        constant="30" id="four"/>
      """
    let held = try verdicts(laidOut: 0, hidden, column: bottom, code: "button.isHidden = false")
    #expect(!held.contains { $0.hasPrefix("fail") })
  }

  @Test("what a scroll view scrolls alone is as long as it asks for")
  func scrolled() throws {
    func verdicts(_ more: String = "", beside: String = "") throws -> [String] {
      let ends = ["leading", "trailing", "top", "bottom"].map { end in
        """
        <constraint firstItem="column" firstAttribute="\(end)" secondItem="scroll"
          secondAttribute="\(end)" id="in-\(end)"/>
        """
      }
      let sides = ["leading", "trailing", "top", "bottom"].map { end in
        """
        <constraint firstItem="scroll" firstAttribute="\(end)" secondItem="all"
          secondAttribute="\(end)" id="out-\(end)"/>
        """
      }
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews>
          <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
            <stackView axis="vertical" id="column" translatesAutoresizingMaskIntoConstraints="NO">
              <subviews>
                <button buttonType="system" id="but" translatesAutoresizingMaskIntoConstraints="NO">
                  <rect key="frame" x="0" y="0" width="361" height="36"/>
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                  <state key="normal" title="My profile"/>
                  <connections>\(InterfaceReading.action)</connections>
                </button>
              </subviews>
            </stackView>
            \(beside)
          </subviews>
          <constraints>
            <constraint firstItem="column" firstAttribute="width" secondItem="scroll"
              secondAttribute="width" id="wide"/>
            \(ends.joined())
            \(more)
          </constraints></scrollView>
        </subviews>
        <constraints>\(sides.joined())</constraints>
        """)
      return try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet weak var button: UIButton!
          @IBAction func go(_ sender: UIButton) { print(sender) }
        }
        """, with: ["Main.storyboard": storyboard])
    }
    #expect(try verdicts().first?.hasPrefix("fail 'button'") == true)
    let least = """
      <constraint firstItem="column" firstAttribute="height" relation="greaterThanOrEqual"
        secondItem="scroll" secondAttribute="height" id="least"/>
      """
    #expect(try !verdicts(least).contains { $0.hasPrefix("fail") })
    #expect(try !verdicts(beside: #"<view id="back"/>"#).contains { $0.hasPrefix("fail") })
  }
}
