import Testing

/// Views that nibs hold outermost, and that constraints of their own give a height.
@Suite("UIKit: heights of what nibs hold")
struct InterfaceNibHeightTests {
  /// The verdict on a button that fills what a nib holds, but for so much at its end.
  private func verdicts(
    height: String, tag: String = "view", code: String = "", connections: String = ""
  ) throws -> [String] {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <\(tag) id="row" customClass="Row">
            <rect key="frame" x="0" y="0" width="414" height="40"/>
            <subviews>
              <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
                <rect key="frame" x="0" y="0" width="414" height="36"/>
                <connections>
                  <action selector="go:" destination="row" eventType="touchUpInside" id="act"/>
                </connections>
              </button>
            </subviews>
            <constraints>
              \(height)
              <constraint firstItem="but" firstAttribute="top" secondItem="row"
                secondAttribute="top" id="top"/>
              <constraint firstItem="but" firstAttribute="leading" secondItem="row"
                secondAttribute="leading" id="lead"/>
              <constraint firstAttribute="trailing" secondItem="but" secondAttribute="trailing"
                id="trail"/>
              <constraint firstAttribute="bottom" secondItem="but" secondAttribute="bottom"
                constant="4" id="bottom"/>
            </constraints>
            <connections>\(connections)</connections>
          </\(tag)>
        </objects>
      </document>
      """
    return try Reading().verdicts(
      """
      import UIKit
      final class Row: UIView {
        @IBOutlet weak var tall: NSLayoutConstraint!
        @IBAction func go(_ sender: UIButton) { \(code) }
      }
      """, with: ["Row.xib": nib])
  }

  private func constraint(_ height: Int, _ more: String = "") -> String {
    #"<constraint firstAttribute="height" constant="\#(height)" \#(more) id="high"/>"#
  }

  @Test("what fills one of them is as high as it is")
  func own() throws {
    let verdict = try verdicts(height: constraint(40))
    #expect(verdict.count == 1 && verdict[0].hasPrefix("fail") && verdict[0].hasSuffix("36"))
  }

  @Test("others, that one's code and a weaker constraint leave it to what shows it")
  func others() throws {
    let outlet = #"<outlet property="tall" destination="high" id="out"/>"#
    for verdict in [
      try verdicts(height: ""), try verdicts(height: constraint(40, #"priority="500""#)),
      try verdicts(height: constraint(40), code: "tall.constant = high()", connections: outlet),
      try verdicts(height: constraint(40), tag: "tableViewCell"),
    ] {
      #expect(verdict.count == 1 && verdict[0].hasPrefix("undecided"), "\(verdict)")
    }
  }
}
