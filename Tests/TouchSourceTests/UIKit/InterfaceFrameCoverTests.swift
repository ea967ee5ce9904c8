import Testing
import TouchRules
import TouchSource

/// What lies in front of controls by the frames that Interface Builder drew.
@Suite("UIKit: frames in front in Interface Builder")
struct InterfaceFrameCoverTests {
  private static let held = #"<outlet property="handle" destination="top" id="han"/>"#

  @Test("what lies in front of a control takes touches where either is placed by its frame")
  func drawn() throws {
    func hits(
      mask: String = #"flexibleMaxX="YES" flexibleMaxY="YES""#, isTopDrawn: Bool = false,
      thickness: Int = 10, outlets: String = "", code: String = ""
    ) throws -> [String] {
      let drawnTop = """
        <rect key="frame" x="0.0" y="\(40 - thickness)" width="361" height="\(thickness)"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
        """
      let ties = ["leading", "trailing", "bottom"].map { end in
        """
        <constraint firstItem="top" firstAttribute="\(end)" secondItem="bar"
          secondAttribute="\(end)"/>
        """
      }.joined()
      func height(_ length: Int) -> String {
        #"<constraint firstAttribute="height" constant="\#(length)"/>"#
      }
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews><view id="bar">
          <rect key="frame" x="0.0" y="0.0" width="361" height="40"/>
          <subviews>
            <button id="but" fixedFrame="YES">
              <rect key="frame" x="0.0" y="0.0" width="120" height="40"/>
              <autoresizingMask key="autoresizingMask" \(mask)/>
              <connections>\(InterfaceReading.action)</connections>
            </button>
            <view id="top" \(isTopDrawn ? "fixedFrame=\"YES\"" : "")>
              \(isTopDrawn
                ? drawnTop : "<constraints>\(height(thickness))</constraints>")
            </view>
          </subviews>
          <constraints>\(height(40))\(isTopDrawn ? "" : ties)</constraints>
        </view></subviews>
        """, connections: outlets)
      let source = """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private weak var button: UIButton!
          @IBOutlet private weak var handle: UIView!
          @IBAction func go(_ sender: Any) {}
          override func viewDidLoad() { super.viewDidLoad(); \(code) }
        }
        """
      return try Reading().audit(source, with: ["Main.storyboard": storyboard]).findings
        .map(\.hit.written)
    }
    #expect(try hits() == ["120×30"])
    #expect(try hits(isTopDrawn: true) == ["120×30"])
    for isDrawn in [true, false] {
      #expect(try hits(isTopDrawn: isDrawn, thickness: 2) == ["120×40"])
    }
    #expect(try hits(isTopDrawn: true, outlets: Self.held) == ["120×30"])
    // Held by neither end, it lies elsewhere in a bar of another height.
    #expect(try hits(mask: #"flexibleMaxX="YES" flexibleMinY="YES""#) == ["120×30"])
    #expect(
      try hits(mask: #"flexibleMaxX="YES" flexibleMinY="YES" flexibleMaxY="YES""#) == ["120×40"])
    for code in ["handle.frame.origin.y = 60", "handle.isHidden = true"] {
      #expect(
        try hits(isTopDrawn: true, outlets: Self.held, code: code) == ["120×40"], "\(code)")
    }
    #expect(try !hits(code: "button.frame.origin.y = 60").contains("120×30"))
  }

  @Test("what was drawn over all of a control and is as long as nobody knows may lie there")
  func possible() throws {
    func verdict(
      x: Int = 10, attributes: String = "", trailing: Int = 160, isBehind: Bool = false,
      code: String = ""
    ) throws -> [String] {
      func tie(_ item: String, _ attribute: String, to other: String = "row") -> String {
        """
        <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)"
          secondAttribute="\(attribute)"/>
        """
      }
      let button = """
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but">
          <rect key="frame" x="330" y="50" width="31" height="30"/>
          <state key="normal" title="Edit"/>
          <connections>\(InterfaceReading.action)</connections>
        </button>
        """
      let panel = """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="panel" \(attributes)>
          <rect key="frame" x="\(x)" y="0" width="\(490 - x)" height="130"/>
          <constraints><constraint firstAttribute="width" secondItem="panel"
            secondAttribute="height" multiplier="480:130"/></constraints>
        </view>
        """
      return try Reading().verdicts(
        """
        import UIKit
        final class Sample: UITableViewCell {
          @IBOutlet private weak var button: UIButton!
          @IBOutlet private weak var panel: UIView!
          @IBAction func go(_ sender: Any) {}
          override func awakeFromNib() { super.awakeFromNib(); \(code) }
        }
        """,
        with: [
          "Sample.xib": """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <tableViewCell customClass="Sample" rowHeight="130" id="own">
              <rect key="frame" x="0" y="0" width="500" height="130"/>
              <tableViewCellContentView key="contentView" tableViewCell="own" id="row">
                <rect key="frame" x="0" y="0" width="500" height="130"/>
                <subviews>\(isBehind ? panel + button : button + panel)</subviews>
                <constraints>
                  \(tie("panel", "centerX"))\(tie("panel", "centerY"))\(tie("panel", "height"))
                  \(tie("but", "centerY"))
                  <constraint firstItem="panel" firstAttribute="trailing" secondItem="but"
                    secondAttribute="leading" constant="\(trailing)"/>
                </constraints>
              </tableViewCellContentView>
              <connections>
                <outlet property="button" destination="but" id="but-out"/>
                <outlet property="panel" destination="panel" id="panel-out"/>
              </connections>
            </tableViewCell>
          </objects></document>
          """
        ])
    }
    #expect(try verdict() == ["undecided 'button'"])
    let free = ["fail 'button' 31×30"]
    #expect(try verdict(x: 340) == free)
    #expect(try verdict(attributes: #"userInteractionEnabled="NO""#) == free)
    #expect(try verdict(attributes: #"ambiguous="YES""#) == free)
    #expect(try verdict(trailing: 20) == free)
    #expect(try verdict(isBehind: true) == free)
    #expect(try verdict(code: "panel.isHidden = button.isHidden") == free)
  }
}
