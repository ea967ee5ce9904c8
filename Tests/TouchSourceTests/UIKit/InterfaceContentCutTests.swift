import Testing

/// What sticks out of views that are as high as something else in them.
@Suite("UIKit: what sticks out of views in Interface Builder that are as high as what they hold")
struct InterfaceContentCutTests {
  /// The verdicts on a button of 60 by 44 points in the middle of a box that is as high as a label in it.
  ///
  /// - Parameters:
  ///   - label: The attributes of the label.
  ///   - own: Constraints of the box.
  ///   - size: Constraints on the height of the button.
  ///   - outlet: What else the controller is connected to.
  private func verdicts(
    _ content: String? = nil, label: String = "", box: String = "", own: String = "",
    size: String = #"<constraint firstAttribute="height" constant="44" id="h"/>"#,
    outlet: String = "", drawn: (y: Double, height: Double) = (-12, 20), high: Int = 44
  ) throws -> [String] {
    let content =
      content ?? """
        <label text="Name" lineBreakMode="tailTruncation" \(label)
          translatesAutoresizingMaskIntoConstraints="NO" id="lab">
          <rect key="frame" x="100" y="0" width="50" height="20"/>
        </label>
        """
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box" \(box)>
        <rect key="frame" x="0" y="100" width="400" height="\(drawn.height)"/>
        <subviews>
          \(content)
          <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but">
            <rect key="frame" x="20" y="\(drawn.y)" width="60" height="\(high)"/>
            <state key="normal" title="Edit"/>
            <constraints>
              <constraint firstAttribute="width" constant="60" id="w"/>\(size)
            </constraints>
            <connections>\(InterfaceReading.action)</connections>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="lab" firstAttribute="top" secondItem="box"
            secondAttribute="top" id="one"/>
          <constraint firstAttribute="bottom" secondItem="lab" secondAttribute="bottom" id="two"/>
          <constraint firstItem="but" firstAttribute="centerY" secondItem="box"
            secondAttribute="centerY" id="three"/>
          <constraint firstItem="but" firstAttribute="leading" secondItem="box"
            secondAttribute="leading" constant="20" id="four"/>
          \(own)
        </constraints>
      </view></subviews>
      <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="all" secondAttribute="top"
          constant="100" id="five"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="all"
          secondAttribute="leading" id="six"/>
        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing"
          id="seven"/>
      </constraints>
      """, connections: outlet)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIButton!
        @IBOutlet private var other: UIView!
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("a box that is as high as a line of text, or a control, cuts off what is centred in it")
  func cut() throws {
    #expect(try verdicts() == ["fail 'button' 60×20"])
    let control = """
      <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="lab">
        <rect key="frame" x="100" y="0" width="100" height="32"/>
        <segments><segment title="One"/><segment title="Two"/></segments>
      </segmentedControl>
      """
    #expect(try verdicts(control) == ["fail 'button' 60×31"])
    // However high what it shows makes the button.
    #expect(try verdicts(size: "", drawn: (-5, 20), high: 30) == ["fail 'button' 60×20"])
  }

  @Test("what has a part in how high the box is does not stick out of it")
  func holding() throws {
    let inside = """
      <constraint firstItem="but" firstAttribute="top" relation="greaterThanOrEqual"
        secondItem="box" secondAttribute="top" id="eight"/>
      """
    #expect(try verdicts(own: inside, drawn: (0, 44)) == ["pass 1"])
    let least = """
      <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="44" id="eight"/>
      """
    #expect(try verdicts(own: least, drawn: (0, 44)) == ["pass 1"])
    let asked = #"<constraint firstAttribute="height" constant="50" priority="750" id="eight"/>"#
    #expect(try verdicts(own: asked, drawn: (3, 50)) == ["pass 1"])
    // Several lines are as high as they are long.
    #expect(try verdicts(label: #"numberOfLines="0""#, drawn: (8, 60)) == ["pass 1"])
    let bottom = """
      <constraint firstItem="but" firstAttribute="bottom" secondItem="box"
        secondAttribute="bottom" constant="-4" id="eight"/>
      """
    #expect(try verdicts(own: bottom, drawn: (4, 52)) == ["pass 1"])
  }

  @Test("where code knows the box, or what makes it so high, it may be higher")
  func open() throws {
    let box = #"<outlet property="other" destination="box" id="out2"/>"#
    let found = try verdicts(outlet: box)
    #expect(found.count == 1 && found[0].hasPrefix("undecided"))
    let label = #"<outlet property="other" destination="lab" id="out2"/>"#
    #expect(try verdicts(outlet: label).first?.hasPrefix("undecided") == true)
  }

  @Test("what was drawn so may be so where nothing says how high the box is")
  func drawn() throws {
    let several = try verdicts(label: #"numberOfLines="0""#, drawn: (-12, 20))
    #expect(several.count == 1 && several[0].hasPrefix("undecided"))
  }

  /// The verdicts on a button of 44 points above a label, in a stack view in the middle of a box.
  private func inStack(
    high: Int, label: String = #"text="Name""#, outlet: String = "", stack: String = ""
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="100" width="400" height="\(high)"/>
        <subviews>
          <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stk" \(stack)>
            <rect key="frame" x="20" y="-7" width="60" height="58"/>
            <subviews>
              <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but">
                <rect key="frame" x="0" y="0" width="60" height="44"/>
                <constraints>
                  <constraint firstAttribute="height" constant="44" id="h"/>
                  <constraint firstAttribute="width" constant="60" id="w"/>
                </constraints>
                <connections>\(InterfaceReading.action)</connections>
              </button>
              <label \(label) translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                <rect key="frame" x="0" y="44" width="60" height="14"/>
              </label>
            </subviews>
          </stackView>
        </subviews>
        <constraints>
          <constraint firstAttribute="height" constant="\(high)" id="boxh"/>
          <constraint firstItem="stk" firstAttribute="centerY" secondItem="box"
            secondAttribute="centerY" id="mid"/>
          <constraint firstItem="stk" firstAttribute="leading" secondItem="box"
            secondAttribute="leading" constant="20" id="lead"/>
        </constraints>
      </view></subviews>
      <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="all" secondAttribute="top"
          constant="100" id="five"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="all"
          secondAttribute="leading" id="six"/>
        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing"
          id="seven"/>
      </constraints>
      """, connections: outlet)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIButton!
        @IBOutlet private var other: UIView!
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("a box of its own height cuts off what a line of text beside it pushes out of that")
  func pushed() throws {
    #expect(try inStack(high: 44) == ["fail 'button' 60×37"])
    #expect(try inStack(high: 58) == ["pass 1"])
    // It is as high as a line, or as it is drawn, only where nothing else says how high it is.
    #expect(try inStack(high: 44, label: #"text="Name" numberOfLines="0""#) == ["pass 1"])
    #expect(try inStack(high: 44, label: #"text="Name" hidden="YES""#) == ["pass 1"])
    let outlet = #"<outlet property="other" destination="lab" id="out2"/>"#
    #expect(try inStack(high: 44, outlet: outlet) == ["pass 1"])
  }

  /// The verdicts on a button of 60 by 44 in the middle of a label's height, which is kept below the top of a box.
  private func beside(
    _ constant: Int, connections: String = "", label: String = "",
    height: String = #"<constraint firstAttribute="height" constant="100" id="zero"/>"#
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="100" width="400" height="100"/>
        <subviews>
          <label text="Name" \(label) translatesAutoresizingMaskIntoConstraints="NO" id="lab">
            <rect key="frame" x="100" y="\(constant)" width="50" height="20"/>
          </label>
          <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
            <rect key="frame" x="20" y="\(constant - 12)" width="60" height="44"/>
            <constraints>
              <constraint firstAttribute="width" constant="60" id="w"/>
              <constraint firstAttribute="height" constant="44" id="h"/>
            </constraints>
            <connections>\(InterfaceReading.action)</connections>
          </button>
        </subviews>
        <constraints>
          \(height)
          <constraint firstItem="lab" firstAttribute="top" secondItem="box"
            secondAttribute="top" constant="\(constant)" id="one"/>
          <constraint firstItem="lab" firstAttribute="leading" secondItem="box"
            secondAttribute="leading" constant="100" id="two"/>
          <constraint firstItem="but" firstAttribute="centerY" secondItem="lab"
            secondAttribute="centerY" id="three"/>
          <constraint firstItem="but" firstAttribute="leading" secondItem="box"
            secondAttribute="leading" constant="20" id="four"/>
        </constraints>
      </view></subviews>
      <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="all" secondAttribute="top"
          constant="100" id="five"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="all"
          secondAttribute="leading" id="six"/>
        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing"
          id="seven"/>
      </constraints>
      """, connections: connections)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIButton!
        @IBOutlet private var other: UILabel!
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test(
    "what is centred on a label near the edge may be cut off, however high code or lines make that")
  func besideLabel() throws {
    #expect(try beside(0) == ["undecided 'button'"])
    #expect(try beside(20) == ["pass 1"])
    let outlet = #"<outlet property="other" destination="lab" id="out2"/>"#
    #expect(try beside(0, connections: outlet) == ["undecided 'button'"])
    #expect(try beside(20, connections: outlet) == ["pass 1"])
    #expect(try beside(0, label: #"numberOfLines="0""#) == ["undecided 'button'"])
    let bottom = """
      <constraint firstAttribute="bottom" secondItem="lab" secondAttribute="bottom" constant="80"
        id="end"/>
      """
    #expect(try beside(0, height: bottom) == ["undecided 'button'"])
  }
}
