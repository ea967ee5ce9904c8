import Testing

/// Buttons that Interface Builder draws as views of bar items.
@Suite("UIKit: drawn views of bar items")
struct BarFrameTests {
  private func verdicts(
    _ title: String, height: Int, tag: String = "", code: String = ""
  ) throws -> [String] {
    try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet weak var button: UIButton!
        func setUp() { \(code) }
        @IBAction func go(_ sender: Any) { open() }
      }
      """,
      with: [
        "Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
          <scenes><scene sceneID="one"><objects>
            <viewController id="own" customClass="Sample" sceneMemberID="viewController">
              <view key="view" id="all"/>
              <navigationItem key="navigationItem" id="nav">
                <barButtonItem key="rightBarButtonItem" id="item">
                  <button key="customView" opaque="NO" buttonType="system" id="but" \(tag)>
                    <rect key="frame" x="300" y="7" width="52" height="\(height)"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="14"/>
                    <state key="normal" title="\(title)"/>
                    <connections>\(InterfaceReading.action)</connections>
                  </button>
                </barButtonItem>
              </navigationItem>
              <connections><outlet property="button" destination="but" id="out"/></connections>
            </viewController>
          </objects></scene></scenes>
        </document>
        """
      ])
  }

  @Test("a bar shows one as large as it is drawn or as it asks to be, whichever is more")
  func longer() throws {
    let found = try verdicts("Reorder all", height: 38)
    #expect(found.count == 1 && found[0].hasPrefix("fail 'button'") && found[0].hasSuffix("×38"))
    #expect(try verdicts("Reorder all", height: 46) == ["pass 1"])
  }

  @Test("one that code gives another size is not as it is drawn")
  func changed() throws {
    #expect(
      try verdicts("Reorder all", height: 38, code: "button.frame = load()")
        == ["undecided 'button'"])
  }
}
