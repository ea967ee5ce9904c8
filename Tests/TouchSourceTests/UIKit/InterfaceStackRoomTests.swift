import Testing

/// What stack views of Interface Builder's leave of their lengths, and where they put what lies in their middle.
@Suite("UIKit: room in stack views of Interface Builder")
struct InterfaceStackRoomTests {
  private static func length(_ axis: String, _ view: String, _ constant: Double) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="\(axis)" constant="\(constant)"
      id="\(view)-\(axis)"/>
    """
  }

  private func audit(_ view: String, others: String = "") throws -> [String] {
    let storyboard = InterfaceReading.storyboard(view, connections: others)
    let source = """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet weak var button: UIButton!
        @IBAction func go(_ sender: UIButton) {}
      }
      """
    let reading = Reading()
    return try reading.audit(source, with: ["Main.storyboard": storyboard]).findings.map(\.message)
      + reading.verdicts(source, with: ["Main.storyboard": storyboard])
  }

  private static let button = """
    <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
      <rect key="frame" x="0" y="0" width="60" height="40"/>
      <state key="normal" title="Most"/>
      <connections>\(InterfaceReading.action)</connections>
    </button>
    """

  private static let sides = """
    <constraint firstItem="col" firstAttribute="leading" secondItem="all"
      secondAttribute="leading" id="one"/>
    <constraint firstAttribute="trailing" secondItem="col" secondAttribute="trailing" id="two"/>
    <constraint firstItem="col" firstAttribute="top" secondItem="all" secondAttribute="top"
      constant="60" id="three"/>
    """

  @Test("what lies in the middle of a stack view and has one end there has the other end as well")
  func middle() throws {
    func verdicts(_ alignment: String, inset: Double) throws -> [String] {
      try audit(
        """
        <subviews>
          <stackView axis="vertical" alignment="\(alignment)"
            translatesAutoresizingMaskIntoConstraints="NO" id="col">
            <rect key="frame" x="0" y="60" width="393" height="50"/>
            <subviews>\(Self.button)</subviews>
            <constraints>
              <constraint firstItem="but" firstAttribute="leading" secondItem="col"
                secondAttribute="leading" constant="\(inset)" id="in"/>
              \(Self.length("height", "but", 45))
            </constraints>
          </stackView>
        </subviews>
        <constraints>\(Self.sides)</constraints>
        """)
    }
    #expect(try verdicts("center", inset: 1) == ["pass 1"])
    #expect(try verdicts("center", inset: 180).last == "fail 'button' 33×45")
    #expect(try verdicts("leading", inset: 0).last != "pass 1")
  }

  @Test("a stack view whose length is fixed has to grow with what else it arranges")
  func fixedSum() throws {
    func message(_ height: Double, hidden: String = "") throws -> String {
      try #require(
        audit(
          """
          <subviews>
            <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO"
              id="col">
              <rect key="frame" x="0" y="60" width="393" height="\(height)"/>
              <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="top"/>
                <stackView alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="row">
                  <subviews>\(Self.button)</subviews>
                  <constraints>
                    \(Self.length("height", "but", 40))\(Self.length("width", "but", 60))
                  </constraints>
                </stackView>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="line" \(hidden)/>
                <label text="" translatesAutoresizingMaskIntoConstraints="NO" id="low"/>
              </subviews>
              <constraints>
                \(Self.length("height", "top", 15))\(Self.length("height", "line", 1))
                \(Self.length("height", "col", height))
              </constraints>
            </stackView>
          </subviews>
          <constraints>\(Self.sides)</constraints>
          """
        ).first)
    }
    #expect(try message(80).contains("make the view around it higher with it"))
    #expect(try !message(90).contains("with it"))
  }

  @Test("one view that decides both sides is told once")
  func decider() throws {
    func message(_ ties: [String]) throws -> String {
      let lengths = ["width", "height"].map { side in
        ties.contains(side)
          ? """
          <constraint firstItem="but" firstAttribute="\(side)" secondItem="first"
            secondAttribute="\(side)" id="tie-\(side)"/>
          """ : Self.length(side, "but", 40)
      }
      let messages = try audit(
        """
        <subviews>
          <button translatesAutoresizingMaskIntoConstraints="NO" id="first">
            <rect key="frame" x="20" y="60" width="40" height="40"/>
            <state key="normal" title="One"/>
            <connections>
              <action selector="go:" destination="own" eventType="touchUpInside" id="act1"/>
            </connections>
          </button>
          \(Self.button)
        </subviews>
        <constraints>
          \(Self.length("width", "first", 40))\(Self.length("height", "first", 40))
          \(lengths.joined())\(InterfaceReading.corner)
          <constraint firstItem="first" firstAttribute="top" secondItem="all"
            secondAttribute="top" constant="160" id="three"/>
          <constraint firstItem="first" firstAttribute="leading" secondItem="all"
            secondAttribute="leading" constant="20" id="four"/>
        </constraints>
        """)
      return try #require(messages.first { $0.contains("'button'") })
    }
    #expect(
      try message(["width", "height"])
        .contains("make 'One', which decides its size, 4 pt wider and 4 pt higher"))
    #expect(
      try message(["height"]).contains("make 'One', which decides its height, 4 pt higher"))
  }
}
