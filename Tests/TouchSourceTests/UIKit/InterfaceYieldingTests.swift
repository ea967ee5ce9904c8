import Testing

/// Views of Interface Builder's between whose ends and those of others one takes what is left.
@Suite("UIKit: views that leave others what they show in Interface Builder")
struct InterfaceYieldingTests {
  /// The verdict on a label of one line under a picture, both in a chain from the top of the screen to its
  /// end.
  private func verdict(
    label: String = #"verticalHuggingPriority="999" verticalCompressionResistancePriority="999""#,
    picture: String = #"verticalHuggingPriority="251""#, constraints: String = "",
    tie: String = "", code: String = "", height: Int = 27
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <imageView id="pic" translatesAutoresizingMaskIntoConstraints="NO" \(picture)>
          <rect key="frame" x="16" y="60" width="343" height="281"/>
        </imageView>
        <label id="but" text="Code" translatesAutoresizingMaskIntoConstraints="NO" \(label)>
          <rect key="frame" x="117" y="357" width="141" height="\(height)"/>
          <fontDescription key="fontDescription" type="system" pointSize="22"/>
        </label>
      </subviews>
      <constraints>
        <constraint firstItem="pic" firstAttribute="top" secondItem="all" secondAttribute="top"
          constant="16" id="a"/>
        <constraint firstItem="pic" firstAttribute="leading" secondItem="all"
          secondAttribute="leading" id="b"/>
        <constraint firstItem="pic" firstAttribute="trailing" secondItem="all"
          secondAttribute="trailing" id="c"/>
        <constraint firstItem="but" firstAttribute="top" secondItem="pic" secondAttribute="bottom"
          constant="16" id="d" \(tie)/>
        <constraint firstItem="all" firstAttribute="bottom" secondItem="but"
          secondAttribute="bottom" constant="16" id="e"/>
        <constraint firstItem="but" firstAttribute="centerX" secondItem="all"
          secondAttribute="centerX" id="f"/>
        \(constraints)
      </constraints>
      """, connections: #"<outlet property="picture" destination="pic" id="p"/>"#)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UILabel!
        @IBOutlet private var picture: UIImageView!
        override func viewDidLoad() {
          button.isUserInteractionEnabled = true
          button.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
          \(code)
        }
        @objc func go() { print("") }
      }
      """, with: ["Main.storyboard": storyboard])
  }

  private static let failing = ["fail 'button' 141×27"]
  private static let open = ["undecided 'button'"]

  @Test("a label is as high as its line where a picture keeps from growing less strongly")
  func left() throws {
    #expect(try verdict() == Self.failing)
    #expect(try verdict(code: "picture.image = draw()") == Self.failing)
    #expect(try verdict(height: 50) == ["pass 1"])
  }

  @Test("one that may be pressed together is no higher than its line")
  func pressed() throws {
    let soft = #"verticalHuggingPriority="999" verticalCompressionResistancePriority="1""#
    let found = try verdict(label: soft)
    #expect(found.first?.hasPrefix("fail 'button'") == true, "\(found)")
    #expect(try verdict(label: soft, height: 50) == Self.open)
  }

  @Test("it is open where the picture grows as little, or anything else holds either")
  func open() throws {
    #expect(try verdict(label: #"verticalHuggingPriority="251""#) == Self.open)
    #expect(try verdict(picture: #"verticalHuggingPriority="1000""#) == Self.open)
    #expect(
      try verdict(
        constraints: """
          <constraint firstItem="pic" firstAttribute="width" secondItem="pic"
            secondAttribute="height" id="g"/>
          """) == Self.open)
    #expect(try verdict(tie: #"priority="900""#) == Self.open)
    #expect(
      try verdict(code: "picture.heightAnchor.constraint(equalToConstant: 90).isActive = true")
        == Self.open)
    #expect(
      try verdict(code: "picture.setContentHuggingPriority(.required, for: .vertical)")
        == Self.open)
  }
}
