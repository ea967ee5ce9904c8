import Testing

/// Methods of one name, of which Interface Builder calls one.
@Suite("UIKit: overloads of what Interface Builder calls")
struct SenderOverloadTests {
  /// A storyboard with a button that is as wide as it is high by what it shows.
  private static func storyboard(calling selector: String) -> String {
    """
    <document initialViewController="own">
      <scenes><scene sceneID="one"><objects>
        <viewController id="own" customClass="Sample" sceneMemberID="viewController">
          <view key="view" id="all">
            <subviews>
              <button id="but" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="131" y="100" width="66" height="66"/>
                <constraints>
                  <constraint firstAttribute="width" secondItem="but" secondAttribute="height"
                    multiplier="1:1" id="square"/>
                  <constraint firstAttribute="height" relation="lessThanOrEqual" priority="700"
                    constant="70" id="most"/>
                </constraints>
                <fontDescription key="fontDescription" type="system" pointSize="45"/>
                <state key="normal" title="2"/>
                <connections>
                  <action selector="\(selector)" destination="own" eventType="touchUpInside"
                    id="act"/>
                </connections>
              </button>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              <constraint firstItem="but" firstAttribute="leading" secondItem="safe"
                secondAttribute="leading" constant="40" id="one"/>
              <constraint firstItem="but" firstAttribute="top" secondItem="safe"
                secondAttribute="top" constant="40" id="two"/>
            </constraints>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  private func verdicts(_ methods: String, calling selector: String = "digit:") throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        var entered: String?
        \(methods)
      }
      """, with: ["Main.storyboard": Self.storyboard(calling: selector)])
  }

  private static let sent = "@IBAction func digit(_ sender: UIButton) { print(sender) }\n"
  private static let grown = "{ Elsewhere.grow(sender) }"

  @Test("what another of the name is handed is no sender")
  func others() throws {
    #expect(
      try verdicts(Self.sent + "func digit(text: String) { entered = text }") == ["pass 1"])
    #expect(
      try verdicts(Self.sent + "func digit(text sender: UIButton) \(Self.grown)") == ["pass 1"])
  }

  @Test(
    "what Interface Builder calls is handed the button",
    arguments: [
      ("@IBAction func digit(_ sender: UIButton)", "digit:"),
      ("@IBAction func digit(with sender: UIButton)", "digitWith:"),
      ("@IBAction func digit(text sender: UIButton)", "digitWithText:"),
      ("@objc(digit:) func digit(text sender: UIButton)", "digit:"),
    ])
  func called(method: String, selector: String) throws {
    #expect(try verdicts("\(method) \(Self.grown)", calling: selector) == ["undecided '2'"])
  }
}
