import Testing

/// Views that autoresizing masks of Interface Builder's let grow and shrink with those around them.
@Suite("UIKit: autoresizing in Interface Builder")
struct InterfaceResizingTests {
  private static let fixed = #"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#
  private static let all = #"widthSizable="YES" heightSizable="YES""#

  /// The verdict on a button, drawn 18 points wide and high, that fills a box of 20 points.
  private func verdict(
    _ code: String, mask: String = Self.all, attributes: String = Self.fixed, isOutlet: Bool = true,
    isEffect: Bool = false
  ) throws -> [String] {
    func frame(_ side: Int) -> String {
      #"<rect key="frame" x="0" y="0" width="\#(side)" height="\#(side)"/>"#
    }
    let button = """
      <subviews>
        <button id="but" \(attributes)>
          \(frame(18))<autoresizingMask key="autoresizingMask" \(mask)/>
          <connections>\(InterfaceReading.action)</connections>
        </button>
      </subviews>
      """
    let inside = """
      <view key="contentView" id="inner">
        \(frame(20))<autoresizingMask key="autoresizingMask" \(Self.all)/>
        \(button)
      </view>
      """
    let tag = isEffect ? "visualEffectView" : "view"
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <\(tag) id="box" \(Self.fixed)>
          \(frame(20))<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          \(isEffect ? inside : button)
        </\(tag)>
      </subviews>
      """,
      connections: isOutlet ? #"<outlet property="box" destination="box" id="out2"/>"# : "")
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIButton!
        @IBOutlet private var box: UIView!
        override func viewDidLayoutSubviews() { \(code) }
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test(
    "a view is as much longer or shorter than drawn as the one around it", arguments: [false, true])
  func resized(isEffect: Bool) throws {
    func verdict(_ code: String) throws -> [String] {
      try self.verdict(code, isEffect: isEffect)
    }
    #expect(try verdict("") == ["fail 'button' 18×18"])
    #expect(
      try verdict("box.frame = CGRect(x: 0, y: 0, width: 60, height: 60)") == ["pass 1"])
    #expect(
      try verdict("box.frame = CGRect(x: 0, y: 0, width: 60, height: 30)")
        == ["fail 'button' 58×28"])
    #expect(try verdict("box.frame = place()") == ["undecided 'button'"])
  }

  @Test("what no code knows stays as it is drawn, and so does what is in it")
  func kept() throws {
    #expect(try verdict("", isOutlet: false) == ["fail 'button' 18×18"])
    #expect(try verdict("", isOutlet: false, isEffect: true) == ["fail 'button' 18×18"])
    let attributes = ""
    #expect(try verdict("", attributes: attributes) == ["fail 'button' 18×18"])
  }

  @Test("one that keeps its size does so, and a share of what changes is not known")
  func masks() throws {
    let code = "box.frame = CGRect(x: 0, y: 0, width: 60, height: 60)"
    #expect(
      try verdict(code, mask: #"flexibleMaxX="YES" flexibleMaxY="YES""#)
        == ["fail 'button' 18×18"])
    #expect(
      try verdict(code, mask: Self.all + #" flexibleMaxX="YES" flexibleMinY="YES""#)
        == ["undecided 'button'"])
    // Whatever is around the button does not matter where code places it.
    #expect(
      try verdict("button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)\nbox.frame = place()")
        == ["fail 'button' 30×30"])
  }
}
