import Testing

@Suite("UIKit: middles that Interface Builder ties to ends")
struct InterfaceMiddleTests {
  private func verdicts(_ constraint: String) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="100" y="100" width="200" height="80"/>
          <subviews>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
              <rect key="frame" x="-25" y="15" width="50" height="50"/>
              <constraints>
                <constraint firstAttribute="width" constant="50" id="w"/>
                <constraint firstAttribute="height" constant="50" id="h"/>
              </constraints>
              <connections>\(InterfaceReading.action)</connections>
            </button>
          </subviews>
          <constraints>
            <constraint firstAttribute="width" constant="200" id="bw"/>
            <constraint firstAttribute="height" constant="80" id="bh"/>
            <constraint firstItem="but" firstAttribute="centerY" secondItem="box"
              secondAttribute="centerY" id="y"/>
            \(constraint)
          </constraints>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="all"
          secondAttribute="top" constant="100" id="one"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="all"
          secondAttribute="leading" constant="100" id="two"/>
      </constraints>
      """)
    return try Reading().verdicts(
      "import UIKit\nfinal class Sample: UIViewController { @IBOutlet weak var button: UIButton! }",
      with: ["Main.storyboard": storyboard])
  }

  @Test("half of a button whose middle lies at an end of the view around it takes no touch")
  func ends() throws {
    func tie(_ first: String, _ second: String, _ constant: Int = 0, isInverse: Bool = false)
      -> String
    {
      let items = isInverse ? ("box", "but") : ("but", "box")
      return """
        <constraint firstItem="\(items.0)" firstAttribute="\(first)" secondItem="\(items.1)"
          secondAttribute="\(second)" constant="\(constant)" id="x"/>
        """
    }
    #expect(try verdicts(tie("centerX", "leading")) == ["fail 'button' 25×50"])
    #expect(try verdicts(tie("centerX", "trailing")) == ["fail 'button' 25×50"])
    #expect(try verdicts(tie("leading", "centerX", isInverse: true)) == ["fail 'button' 25×50"])
    #expect(try verdicts(tie("centerX", "leading", 5)) == ["fail 'button' 30×50"])
    #expect(try verdicts(tie("centerX", "leading", 25)) == ["pass 1"])
    #expect(try verdicts(tie("centerX", "centerX")) == ["pass 1"])
  }

  @Test("code says the same")
  func code() throws {
    func verdicts(_ edge: String, _ constant: Int = 0) throws -> [String] {
      try UIKitReading.verdicts(
        members: "let button = UIButton()\nlet box = UIView()",
        setup: """
          addSubview(box)
          box.addSubview(button)
          box.topAnchor.constraint(equalTo: topAnchor).isActive = true
          box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 60).isActive = true
          box.widthAnchor.constraint(equalToConstant: 200).isActive = true
          box.heightAnchor.constraint(equalToConstant: 80).isActive = true
          button.widthAnchor.constraint(equalToConstant: 50).isActive = true
          button.heightAnchor.constraint(equalToConstant: 50).isActive = true
          button.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true
          button.centerXAnchor.constraint(equalTo: box.\(edge), constant: \(constant)).isActive = true
          """)
    }
    #expect(try verdicts("leadingAnchor") == ["fail 'button' 25×50"])
    #expect(try verdicts("trailingAnchor") == ["fail 'button' 25×50"])
    #expect(try verdicts("leadingAnchor", 25) == ["pass 1"])
  }
}
