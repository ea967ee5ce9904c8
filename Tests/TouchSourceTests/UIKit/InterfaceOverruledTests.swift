import Testing

/// Constraints of Interface Builder's that nearly must hold, beside those that must.
@Suite("UIKit: constraints of Interface Builder's that others overrule")
struct InterfaceOverruledTests {
  /// The verdict on a button in a box, in the root view or as the view of a bar's item.
  ///
  /// - Parameters:
  ///   - priority: That of the constraint on its height.
  ///   - ends: The ends that are tied to those of the box, 5 points inside.
  ///   - box: Attributes of the box.
  ///   - frame: How high the box is drawn.
  private func verdict(
    _ priority: Int, height: Int = 20, relation: String = "equal",
    ends: [String] = ["top", "bottom"], isInBar: Bool = false, box: String = "", frame: Int = 70
  ) throws -> [String] {
    let ties = ends.map { end in
      """
      <constraint firstItem="but" firstAttribute="\(end)" secondItem="box" secondAttribute="\(end)"
        constant="\(end == "top" ? 5 : -5)" id="\(end)"/>
      """
    }
    let view = """
      <view \(isInBar ? #"key="customView""# : "") id="box" \(box)>
        <rect key="frame" x="0" y="0" width="125" height="\(frame)"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <subviews>
          <button id="but" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="5" width="80" height="\(frame - 10)"/>
            <constraints>
              <constraint firstAttribute="height" relation="\(relation)" constant="\(height)"
                priority="\(priority)" id="high"/>
              <constraint firstAttribute="width" constant="80" id="wide"/>
            </constraints>
            <connections>\(InterfaceReading.action)</connections>
          </button>
        </subviews>
        <constraints>\(ties.joined(separator: "\n"))</constraints>
      </view>
      """
    let storyboard = """
      <document><scenes><scene sceneID="one"><objects>
        <viewController id="own" customClass="Sample" sceneMemberID="viewController">
          <view key="view" id="all"><subviews>\(isInBar ? "" : view)</subviews></view>
          <navigationItem key="navigationItem" id="nav">
            <barButtonItem key="rightBarButtonItem" id="item">\(isInBar ? view : "")</barButtonItem>
          </navigationItem>
          <connections><outlet property="button" destination="but" id="out"/></connections>
        </viewController>
      </objects></scene></scenes></document>
      """
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private weak var button: UIButton!
        @IBAction func go(_ sender: Any) {}
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("a height that may give way does between ends that must lie where they do")
  func between() throws {
    #expect(try verdict(999) == ["pass 1"])
    #expect(try verdict(900, relation: "lessThanOrEqual") == ["pass 1"])
    // Nothing says otherwise.
    #expect(try verdict(999, ends: ["top"]) == ["fail 'button' 80×20"])
    #expect(try verdict(999, ends: []) == ["fail 'button' 80×20"])
  }

  @Test("a height that may give way decides nothing between the ends of what a bar shows")
  func inBar() throws {
    // The frame leaves it 60.
    #expect(try verdict(900, isInBar: true) == ["pass 1"])
    #expect(try verdict(900, height: 50, isInBar: true) == ["pass 1"])
    #expect(try verdict(900, height: 20, isInBar: true, frame: 48) == ["fail 'button' 80×38"])
    #expect(try verdict(900, height: 42, isInBar: true, frame: 48) == ["fail 'button' 80×38"])
    #expect(try verdict(900, ends: ["top"], isInBar: true) == ["fail 'button' 80×20"])
    // A class of its own may make it another size: it is as long as that or as the frame leaves.
    let classed = #"customClass="Box""#
    #expect(try verdict(900, isInBar: true, box: classed) == ["undecided 'button'"])
    // What the bar shows follows what it holds where its own frame makes no constraints.
    let own = #"translatesAutoresizingMaskIntoConstraints="NO""#
    #expect(try verdict(900, isInBar: true, box: own) == ["fail 'button' 80×20"])
  }
}
