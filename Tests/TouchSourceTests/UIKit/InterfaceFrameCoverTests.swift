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
}
