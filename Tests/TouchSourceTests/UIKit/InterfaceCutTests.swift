import Testing

/// What sticks out of views that other classes size.
@Suite("UIKit: what sticks out of views in Interface Builder")
struct InterfaceCutTests {
  /// The verdicts on a button of 60 by 44 points that begins 2 points above its controller's view, which was
  /// drawn 40 points high.
  private func verdicts(
    _ constant: Int = -2, drawn height: Int = 40, held: String = "", isContained: Bool = true
  ) throws -> [String] {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <scenes><scene sceneID="one"><objects>
          <viewController id="own" customClass="Sample" storyboardIdentifier="bar"
            sceneMemberID="viewController">
            <view key="view" id="all">
              <rect key="frame" x="0" y="0" width="400" height="\(height)"/>
              <subviews>
                <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
                  <rect key="frame" x="20" y="\(constant)" width="60" height="44"/>
                  <constraints>
                    <constraint firstAttribute="width" constant="60" id="w"/>
                    <constraint firstAttribute="height" constant="44" id="h"/>
                  </constraints>
                  <connections>\(InterfaceReading.action)</connections>
                </button>
              </subviews>
              <constraints>
                <constraint firstItem="but" firstAttribute="top" secondItem="all"
                  secondAttribute="top" constant="\(constant)" id="one"/>
                <constraint firstItem="but" firstAttribute="leading" secondItem="all"
                  secondAttribute="leading" constant="20" id="two"/>
                \(held)
              </constraints>
            </view>
            <connections><outlet property="button" destination="but" id="out"/></connections>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let source = """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIButton!
      }
      """
    let outer = """
      import UIKit
      final class Outer: UIViewController {
        let container = UIView()
        override func viewDidLoad() {
          let bar = UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: "bar") as! Sample
          \(isContained ? "addChild(bar)\ncontainer.addSubview(bar.view)" : "show(bar, sender: nil)")
        }
      }
      """
    return try Reading().verdicts(
      source, with: ["Main.storyboard": storyboard, "Outer.swift": outer])
  }

  @Test("both ends may be cut off by a view that others size and that was drawn so")
  func contained() throws {
    let found = try verdicts()
    #expect(found.count == 1 && found[0].hasPrefix("fail 'button' 60×4"))
    #expect(found != ["fail 'button' 60×42"])
    // Drawn higher, it cuts off what lies above it alone.
    #expect(try verdicts(drawn: 80) == ["fail 'button' 60×42"])
    #expect(try verdicts(0) == ["pass 1"])
  }

  @Test(
    "a view that fills the screen, or is as long as what it holds, cuts off no more than it is said to"
  )
  func known() throws {
    #expect(try verdicts(isContained: false) == ["fail 'button' 60×42"])
    let bottom = """
      <constraint firstItem="but" firstAttribute="bottom" secondItem="all"
        secondAttribute="bottom" constant="-4" id="three"/>
      """
    #expect(try verdicts(held: bottom) == ["fail 'button' 60×42"])
  }

  /// The verdicts on a button with a title, 30 points high and 80 wide, whose middle is that of a picture
  /// which ends where the box around both does.
  private func centered(box: String, size: Double = 20, own: String = "") throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <subviews>
          <imageView translatesAutoresizingMaskIntoConstraints="NO" id="pic">
            <constraints>
              <constraint firstAttribute="height" constant="\(size)" id="h"/>
            </constraints>
          </imageView>
          <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but">
            <rect key="frame" x="20" y="3" width="80" height="30"/>
            <state key="normal" title="Edit"/>
            <constraints>
              <constraint firstAttribute="width" constant="80" id="w"/>\(own)
            </constraints>
            <connections>\(InterfaceReading.action)</connections>
          </button>
        </subviews>
        <constraints>
          \(box)
          <constraint firstItem="pic" firstAttribute="bottom" secondItem="box"
            secondAttribute="bottom" id="one"/>
          <constraint firstItem="but" firstAttribute="centerY" secondItem="pic"
            secondAttribute="centerY" id="two"/>
        </constraints>
      </view></subviews>
      """)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIButton!
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("what a button is centred on may lie so close to an end that the button sticks out")
  func centered() throws {
    let height = #"<constraint firstAttribute="height" constant="38" id="all-h"/>"#
    #expect(try centered(box: height) == ["fail 'button' 80×25"])
    // However high the box is.
    #expect(try centered(box: "") == ["fail 'button' 80×25"])
    #expect(try centered(box: height, size: 30) == ["fail 'button' 80×30"])
    #expect(
      try centered(box: height, own: #"<constraint firstAttribute="height" constant="60" id="x"/>"#)
        == ["fail 'button' 80×38"])
  }
}
