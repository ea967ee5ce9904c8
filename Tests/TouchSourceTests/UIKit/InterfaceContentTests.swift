import Testing

/// How large Interface Builder's buttons are whose content alone gives them a length.
@Suite("UIKit: content in Interface Builder")
struct InterfaceContentTests {
  /// The verdict on a button that only its place is given.
  ///
  /// - Parameters:
  ///   - button: What stands in the button.
  ///   - size: The size that Interface Builder laid it out with.
  func verdicts(
    _ button: String, laidOut size: (width: Double, height: Double), _ attributes: String = "",
    code: String = "", action: Bool = true, others: String = "", files: [String: String] = [:],
    resources: String = ""
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="but" \(attributes)>
          <rect key="frame" x="20" y="60" width="\(size.width)" height="\(size.height)"/>
          \(button)
          <connections>\(action ? InterfaceReading.action : "")</connections>
        </button>
      </subviews>
      <constraints>
        \(InterfaceReading.corner)
      </constraints>
      """, resources: resources)
    let source = """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet weak var button: UIButton!
        func setUp() { \(code) }
      }
      \(others)
      """
    return try Reading().verdicts(
      source, with: ["Main.storyboard": storyboard].merging(files) { $1 })
  }

  static let title = #"<state key="normal" title="Undo all"/>"#
  static func font(_ size: Double) -> String {
    #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
  }

  @Test("a button with an open width is as wide as it was laid out, or as its title is")
  func openWidth() throws {
    func verdict(_ title: String, laidOut width: Int, _ code: String = "") throws -> [String] {
      let ends = ["leading", "trailing", "top", "bottom"].map { end in
        """
        <constraint firstItem="but" firstAttribute="\(end)" secondItem="box" secondAttribute="\(end)"
          id="but-\(end)"/>
        <constraint firstItem="box" firstAttribute="\(end)" secondItem="scr" secondAttribute="\(end)"
          id="box-\(end)"/>
        """
      }
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews><scrollView id="scr"><subviews><view id="box"><subviews>
          <button translatesAutoresizingMaskIntoConstraints="NO" id="but">
            <rect key="frame" x="20" y="60" width="\(width)" height="50"/>
            <state key="normal" title="\(title)"/>
            <constraints><constraint firstAttribute="height" constant="50" id="high"/></constraints>
            <connections>\(InterfaceReading.action)</connections>
          </button>
        </subviews></view></subviews><constraints>\(ends.joined())</constraints></scrollView></subviews>
        """)
      return try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet weak var button: UIButton!
          func setUp() { \(code) }
        }
        """, with: ["Main.storyboard": storyboard])
    }
    #expect(try verdict("Set up with a key", laidOut: 300) == ["pass 1"])
    #expect(try verdict("Set up with a key", laidOut: 300, "button.setTitle(name)") == open)
    let shorter = #"button.setTitle("OK", for: .normal)"#
    #expect(try verdict("Set up with a key", laidOut: 300, shorter) == open)
    #expect(try verdict("OK", laidOut: 300) == open)
    #expect(try verdict("Set up with a key", laidOut: 40) == open)
  }

  private let open = ["undecided 'button'"]

  @Test("a button is as large as its title where Interface Builder laid it out so")
  func titles() throws {
    func height(_ font: String, laidOut height: Double, _ attributes: String = "") throws
      -> [String]
    {
      try verdicts(font + Self.title, laidOut: (58, height), attributes)
    }
    let system = #"buttonType="system""#
    // Heights that Xcode gives such buttons: 30 for the system's own 15 pt, 34 for 18, 56 for 30.
    #expect(try height("", laidOut: 30, system)[0].hasPrefix("fail 'button'"))
    #expect(try height("", laidOut: 34)[0].hasPrefix("fail 'button'"))
    #expect(try height(Self.font(12), laidOut: 27)[0].hasPrefix("fail 'button'"))
    // What stretches it is not what it shows.
    #expect(try height("", laidOut: 50, system) == ["undecided 'button'"])
    let large = try verdicts(Self.font(34) + Self.title, laidOut: (132, 53))
    #expect(large == ["pass 1"])
  }

  @Test("a button is as large as its title where a constraint is removed that it was laid out by")
  func placeholders() throws {
    func height(_ constraints: String, _ font: String = "", width: Double = 58) throws -> [String] {
      try verdicts(
        "\(font)\(Self.title)<constraints>\(constraints)</constraints>", laidOut: (width, 16),
        #"buttonType="system""#)
    }
    let removed =
      #"<constraint firstAttribute="height" constant="16" placeholder="YES" id="p"/>"#
    #expect(try height(removed)[0].hasPrefix("fail 'button'"))
    #expect(try height(removed)[0].hasSuffix("×30"))
    #expect(try height(removed, Self.font(34), width: 132) == ["pass 1"])
    let weak = #"<constraint firstAttribute="height" constant="60" priority="500" id="w"/>"#
    let other = removed.replacing("height", with: "width")
    #expect(try height(removed + weak) == ["undecided 'button'"])
    for constraints in ["", other] {
      #expect(try height(constraints)[0].hasPrefix("fail 'button'"), "\(constraints)")
    }
  }

  @Test("a button whose sides are tied to each other is as large as Interface Builder laid it out")
  func aspects() throws {
    func ratio(_ multiplier: String, _ more: String = "") -> String {
      """
      <constraints>
        <constraint firstAttribute="width" secondItem="but" secondAttribute="height"
          multiplier="\(multiplier)"/>
        \(more)
      </constraints>
      """
    }
    let symbol = #"<state key="normal" image="xmark.circle" catalog="system"/>"#
    #expect(
      try verdicts(symbol + ratio("1:1"), laidOut: (25.67, 25.67)) == ["fail 'button' 26×26"])
    #expect(
      try verdicts(Self.title + ratio("2:1"), laidOut: (68, 34)) == ["fail 'button' 68×34"])
    let reference = """
      <state key="normal"><imageReference key="image" image="xmark" catalog="system"
        symbolScale="large"/><preferredSymbolConfiguration scale="large"/></state>
      """
    #expect(
      try verdicts(reference + ratio("1:1"), laidOut: (26, 26)) == ["fail 'button' 26×26"])
    let given = #"<constraint firstAttribute="width" constant="40"/>"#
    #expect(
      try verdicts(symbol + ratio("1:1", given), laidOut: (40, 40)) == ["fail 'button' 40×40"])
    // Between others that give way, it is as large as it asks to be.
    let between = """
      <constraint firstItem="low" firstAttribute="leading" secondItem="but"
        secondAttribute="trailing" constant="8"/>
      """
    #expect(
      try verdicts(symbol + ratio("1:1", between), laidOut: (25.67, 25.67))
        == ["fail 'button' 26×26"])
    // What pulls one side pulls both.
    let pulled = """
      <constraint firstItem="all" firstAttribute="trailing" secondItem="but"
        secondAttribute="trailing" priority="500"/>
      """
    #expect(
      try verdicts(symbol + ratio("1:1", pulled), laidOut: (353, 353)) == ["undecided 'button'"])
    #expect(
      try verdicts(
        symbol + ratio("1:1"), laidOut: (25.67, 25.67),
        code: "button.setTitle(text(), for: .normal)")
        == ["undecided 'button'"])
    // A symbol alone is as large as it was drawn, too.
    #expect(try verdicts(symbol, laidOut: (25.67, 24.67)) == ["fail 'button' 26×25"])
  }

  @Test("a title that is not in the source is a letter wide at least")
  func unknownTitles() throws {
    func verdict(_ sides: Int) throws -> [String] {
      let insets = """
        <inset key="contentEdgeInsets" minX="\(sides)" minY="15" maxX="\(sides)" maxY="15"/>
        """
      return try verdicts(
        insets + Self.title, laidOut: (58 + 2 * Double(sides), 48), #"buttonType="system""#,
        code: "button.setTitle(text(), for: .normal)")
    }
    #expect(try verdict(20) == ["pass 1"])
    #expect(try verdict(15) == ["undecided 'button'"])
  }

  @Test("what is not followed is as long as it was laid out, where nothing else gives it a length")
  func natural() throws {
    let attributed = """
      <state key="normal"><attributedString key="attributedTitle"/></state>
      """
    func verdict(
      _ height: Double, _ attributes: String = "", _ inside: String = "", code: String = ""
    ) throws -> [String] {
      try verdicts(attributed + inside, laidOut: (80, height), attributes, code: code)
    }
    #expect(try verdict(30) == ["fail 'button' 80×30"])
    #expect(try verdict(48) == ["pass 1"])
    // Frames that the file itself calls out of date, and others that only lie somewhere open.
    #expect(try verdict(30, #"misplaced="YES""#) == ["undecided 'button'"])
    #expect(try verdict(30, #"ambiguous="YES""#) == ["fail 'button' 80×30"])
    #expect(try verdict(30, code: "button.setTitle(text(), for: .normal)")[0].hasPrefix("und"))
    #expect(
      try verdict(30, code: "button.setImage(picture(), for: .normal)") == ["undecided 'button'"])
    #expect(try verdict(30, code: "button.alpha = 0.5") == ["fail 'button' 80×30"])
    func limit(_ relation: String) -> String {
      """
      <constraints>
        <constraint firstAttribute="height" \(relation) constant="30" priority="500" id="h"/>
      </constraints>
      """
    }
    // What others overrule may still give it its length.
    #expect(try verdict(30, "", limit("")) == ["undecided 'button'"])
    #expect(
      try verdict(30, "", limit(#"relation="greaterThanOrEqual""#)) == ["fail 'button' 80×30"])
  }

  @Test("a class that changes no size leaves it to what is shown")
  func classes() throws {
    func verdict(_ body: String) throws -> [String] {
      try verdicts(
        Self.title, laidOut: (58, 30), #"buttonType="system" customClass="Round""#,
        others: "final class Round: UIButton { \(body) }")
    }
    #expect(try verdict("")[0].hasPrefix("fail 'button'"))
    #expect(
      try verdict("override func awakeFromNib() { layer.cornerRadius = 8 }")[0]
        .hasPrefix("fail 'button'"))
    #expect(
      try verdict("override var intrinsicContentSize: CGSize { size() }") == ["undecided 'button'"])
    #expect(
      try verdict(
        """
        override func awakeFromNib() {
          contentEdgeInsets = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
        }
        """) == ["pass 1"])
  }

  @Test("a note for those who translate is nothing that a button shows")
  func notes() throws {
    let note = """
      <attributedString key="userComments">
        <fragment content="The word on the button by which a person takes it all back"/>
      </attributedString>
      """
    #expect(
      try verdicts(Self.title + note, laidOut: (58, 30), #"buttonType="system""#)
        == ["fail 'button' 58×30"])
    let text = #"<attributedString key="attributedTitle"/>"#
    #expect(
      try verdicts(Self.title + text, laidOut: (80, 48), #"buttonType="system""#) == ["pass 1"])
  }

  @Test("a button that a least length makes longer than its title is as long as that")
  func leastLengths() throws {
    func verdict(_ least: Int, laidOut width: Double) throws -> [String] {
      let constraint = """
        <constraints>
          <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="\(least)" id="w"/>
          <constraint firstAttribute="height" constant="23" id="h"/>
        </constraints>
        """
      return try verdicts(
        Self.title + constraint, laidOut: (width, 23), #"buttonType="system""#)
    }
    #expect(try verdict(100, laidOut: 100) == ["fail 'button' 100×23"])
  }
}
