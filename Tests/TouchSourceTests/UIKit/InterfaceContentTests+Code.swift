import Testing

/// What code changes of buttons of Interface Builder's.
extension InterfaceContentTests {
  @Test("a button is no longer as large as its title where code changes a constraint on its length")
  func changedConstraints() throws {
    func verdict(_ code: String) throws -> [String] {
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews>
          <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
            <rect key="frame" x="20" y="60" width="58" height="34"/>
            \(Self.title)
            <constraints><constraint firstAttribute="height" constant="34" id="high"/></constraints>
            <connections>\(InterfaceReading.action)</connections>
          </button>
        </subviews>
        """, connections: #"<outlet property="high" destination="high" id="out2"/>"#)
      return try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet weak var button: UIButton!
          @IBOutlet weak var high: NSLayoutConstraint!
          func setUp() { \(code) }
        }
        """, with: ["Main.storyboard": storyboard])
    }
    #expect(try verdict("")[0].hasPrefix("fail 'button'"))
    #expect(try verdict("high.constant = 38")[0].hasPrefix("fail 'button'"))
    for code in ["high.constant = 60", "high.constant = height", "high.isActive = false"] {
      #expect(try verdict(code) == ["undecided 'button'"], "\(code)")
    }
  }

  @Test("a button whose title code or an attribute gives is at least as long as its insets")
  func insets() throws {
    let set = """
      button.titleLabel?.font = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 16, weight: .medium))
      button.setTitle(name(), for: .normal)
      """
    func verdict(_ sides: Int, _ more: String = "", code: String) throws -> [String] {
      let insets = """
        <inset key="contentEdgeInsets" minX="\(sides)" minY="12" maxX="\(sides)" maxY="12"/>
        """
      let width = sides * 2 + 65
      return try verdicts(
        Self.font(16) + Self.title + insets + more, laidOut: (Double(width), 44), code: code)
    }
    #expect(try verdict(26, code: set) == ["pass 1"])
    #expect(try verdict(4, code: set) == ["undecided 'button'"])
    let attribute = """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="localizedTitle" value="undo"/>
      </userDefinedRuntimeAttributes>
      """
    #expect(try verdict(26, attribute, code: "") == ["pass 1"])
    #expect(try verdict(4, attribute, code: "")[0].hasPrefix("fail") == false)
    let last = """
      <constraints><constraint firstAttribute="width" constant="30" id="wide"/></constraints>
      """
    #expect(try verdict(26, attribute + last, code: "") == ["fail 'button' 30×44"])
  }

  @Test("what the code gives a button replaces what Interface Builder does")
  func replaced() throws {
    func verdict(_ code: String) throws -> String {
      try verdicts(Self.title, laidOut: (58, 30), #"buttonType="system""#, code: code)[0]
    }
    #expect(try verdict("button.titleLabel?.font = .systemFont(ofSize: 40)").hasPrefix("pass"))
    #expect(try verdict("button.titleLabel?.font = .systemFont(ofSize: 14)").hasPrefix("fail"))
    #expect(try verdict("button.titleLabel?.font = brand()").hasPrefix("undecided"))
    // One that shows nothing there, however it was laid out, is as high as the title that code gives it.
    func blank(_ code: String) throws -> String {
      try verdicts(
        Self.font(12), laidOut: (30, 30), #"buttonType="system""#, code: code)[0]
    }
    #expect(try blank("button.setTitle(text(), for: .normal)").hasSuffix("×27"))
    #expect(
      try blank(
        "button.setTitle(\"Undo\", for: .normal); button.titleLabel?.font = .systemFont(ofSize: 40)"
      ).hasPrefix("pass"))
    #expect(try blank("") == "fail 'button' 30×30")
    // What is made of its own font is as large.
    let bold = "font.fontDescriptor.withSymbolicTraits(.traitBold)!"
    #expect(
      try verdict(
        "button.titleLabel?.font = UIFont(descriptor: button.titleLabel!.\(bold), size: 0)"
      )
      .hasPrefix("fail"))
    #expect(
      try verdicts(
        Self.font(34) + Self.title, laidOut: (132, 53),
        code: "button.titleLabel?.font = UIFont(descriptor: button.titleLabel!.\(bold), size: 0)")
        == ["pass 1"])
    // Words that are not in the source make it no higher.
    #expect(try verdict("button.setTitle(text(), for: .normal)").hasPrefix("fail"))
  }

  @Test("configurations, insets and attributes of the app's own")
  func others() throws {
    func configured(
      _ style: String, _ height: Double, width: Double = 90, _ inside: String = ""
    ) throws -> [String] {
      try verdicts(
        """
        <buttonConfiguration key="configuration" style="\(style)" title="Undo all">
          \(inside)
        </buttonConfiguration>
        """, laidOut: (width, height), #"buttonType="system""#)
    }
    #expect(try configured("plain", 34.33)[0].hasPrefix("fail 'button'"))
    #expect(try configured("plain", 31)[0].hasPrefix("fail 'button'"))
    #expect(try configured("plain", 50) == ["undecided 'button'"])
    let font = #"<fontDescription key="titleFontDescription" type="system" pointSize="30"/>"#
    #expect(try configured("plain", 50, width: 140, font) == ["pass 1"])
    #expect(try configured("filled", 34.33)[0].hasPrefix("exempt 'button' system style"))
    let insets = #"<inset key="contentEdgeInsets" minX="8" minY="15" maxX="8" maxY="15"/>"#
    #expect(
      try verdicts(insets + Self.title, laidOut: (74, 48), #"buttonType="system""#) == ["pass 1"])
    func attribute(_ name: String) throws -> String {
      let attributes = """
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="\(name)" value="1"/>
        </userDefinedRuntimeAttributes>
        """
      return try verdicts(
        Self.title + attributes, laidOut: (58, 30), #"buttonType="system""#)[0]
    }
    #expect(try attribute("layer.cornerRadius").hasPrefix("fail"))
    #expect(try attribute("localTitle").hasPrefix("fail"))
    #expect(try attribute("textSize").hasPrefix("undecided"))
    #expect(try attribute("localizableString").hasPrefix("fail"))
    #expect(try attribute("xibLocKey").hasPrefix("undecided"))
    for name in ["localizedImage", "titleFontSize", "titlePadding"] {
      #expect(try attribute(name).hasPrefix("undecided"), "\(name)")
    }
  }

  @Test("a button without an action reacts where code of another class makes it")
  func wiredOutside() throws {
    func verdict(_ call: String) throws -> String {
      try verdicts(
        Self.title, laidOut: (58, 30), #"buttonType="system""#, action: false,
        others: "final class Owner: NSObject { func wire(_ sample: Sample) { \(call) } }")[0]
    }
    #expect(
      try verdict("sample.button.addTarget(self, action: nil, for: .touchUpInside)")
        .hasPrefix("fail"))
    #expect(try verdict("sample.button.isHidden = false").hasPrefix("undecided"))
  }

  @Test("a title is what its escapes stand for, and one of several lines is as it was laid out")
  func escapes() throws {
    func verdicts(_ title: String, laidOut height: Double) throws -> [String] {
      try self.verdicts(
        #"<state key="normal" title="\#(title)"/>"#, laidOut: (width: 60, height: height))
    }
    #expect(try verdicts("1 &lt; 2", laidOut: 34) == verdicts("1 = 2", laidOut: 34))
    #expect(try verdicts("1 &amp; 2 or so", laidOut: 34) != verdicts("1 = 2", laidOut: 34))
    #expect(try verdicts("Undo all", laidOut: 55) != ["pass 1"])
    #expect(try verdicts("Undo&#10;all", laidOut: 55) == ["pass 1"])
  }
}
