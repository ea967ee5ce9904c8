import Testing

/// How large stack views are that Interface Builder draws, by what they arrange.
@Suite("UIKit: stack views in Interface Builder")
struct InterfaceStackTests {
  /// The verdicts on a stack view with a label, a picture of 20 by 20 points and a label that no code knows,
  /// laid out 20.5 points high, which code makes react.
  private func verdicts(
    _ code: String = "", stack: String = #"alignment="center" spacing="4""#,
    label: String = "", connections: String = "", held: String = "",
    last: String = #"text="More""#, inLast: String = ""
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <stackView id="but" translatesAutoresizingMaskIntoConstraints="NO" \(stack)>
          <rect key="frame" x="20" y="60" width="228" height="20.5"/>
          <subviews>
            <label id="lab" text="Add-ons" translatesAutoresizingMaskIntoConstraints="NO" \(label)>
              <rect key="frame" x="0" y="2.5" width="85" height="16"/>
            </label>
            <imageView id="pic" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="89" y="0.5" width="20" height="20"/>
              <constraints>
                <constraint firstAttribute="height" constant="20" id="a"/>
                <constraint firstAttribute="width" constant="20" id="b"/>
              </constraints>
            </imageView>
            <label id="end" \(last) translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="113" y="0" width="115" height="20.5"/>
              \(inLast)
            </label>
          </subviews>
        </stackView>
      </subviews>
      <constraints>
        \(InterfaceReading.corner)
        \(held)
      </constraints>
      """, connections: #"<outlet property="label" destination="lab" id="l"/>\#(connections)"#)
    let source = """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIStackView!
        @IBOutlet private var label: UILabel!
        @IBOutlet private var picture: UIImageView!
        @IBOutlet var last: UILabel!
        override func viewDidLoad() {
          button.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
          \(code)
        }
        @objc func go() {}
      }
      """
    return try Reading().verdicts(source, with: ["Main.storyboard": storyboard])
  }

  @Test("it is as long as what it arranges asks for, with the margins that code gives it")
  func arranged() throws {
    #expect(try verdicts() == ["fail 'button' 228×21"])
    let margins = "button.layoutMargins = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)"
    let relative = "button.isLayoutMarginsRelativeArrangement = true"
    #expect(try verdicts("\(margins)\n\(relative)") == ["fail 'button' 228×29"])
    #expect(try verdicts(margins) == ["fail 'button' 228×21"])
    #expect(try verdicts("\(margins.replacing("4", with: "12"))\n\(relative)") == ["pass 1"])
    let narrow = try verdicts("button.spacing = 0", label: #"hidden="YES""#)
    #expect(narrow == ["fail 'button' 135×21"])
  }

  @Test("what code makes of a view in it counts")
  func changed() throws {
    func height(_ code: String) throws -> Substring? {
      try verdicts(code)[0].split(separator: "×").last
    }
    #expect(try height("label.text = title()") == "21")
    #expect(try height("label.font = .systemFont(ofSize: 14)") == "21")
    #expect(try height("label.font = .systemFont(ofSize: 28)") == "34")
    #expect(try height("label.isHidden = true") == "21")
    #expect(try verdicts("label.font = brand()") == ["undecided 'button'"])
    #expect(try verdicts("label.numberOfLines = 0") == ["undecided 'button'"])
  }

  @Test(
    "it is open where code arranges it anew, where lines may wrap, and where lists hold its views")
  func open() throws {
    #expect(try verdicts("button.addArrangedSubview(UIView())") == ["undecided 'button'"])
    #expect(try verdicts("button.axis = .vertical") == ["undecided 'button'"])
    #expect(try verdicts(label: #"numberOfLines="0""#) == ["undecided 'button'"])
    #expect(try verdicts(stack: #"alignment="firstBaseline""#) == ["undecided 'button'"])
    let listed = #"<outletCollection property="all" destination="end" id="c"/>"#
    #expect(try verdicts(connections: listed) == ["undecided 'button'"])
  }

  @Test("a label that says nothing asks for no length, whatever the editor laid it out with")
  func blank() throws {
    func verdicts(_ attributes: String = "", _ inside: String = "") throws -> [String] {
      try self.verdicts(last: #"text="" \#(attributes)"#, inLast: inside)
    }
    #expect(try verdicts() == ["fail 'button' 111×20"])
    #expect(try verdicts(#"numberOfLines="0""#) == ["fail 'button' 111×20"])
    // It says something after all, or what says it is not followed.
    let text = #"<attributedString key="attributedText"/>"#
    #expect(try verdicts("", text) == ["fail 'button' 228×21"])
    let attribute = """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="localizedText" value="a"/>
      </userDefinedRuntimeAttributes>
      """
    #expect(try verdicts("", attribute) == ["undecided 'button'"])
    #expect(try verdicts(#"customClass="Padded""#) == ["undecided 'button'"])
    #expect(try verdicts(#"tag="4""#) == ["undecided 'button'"])
  }

  @Test("a label that says nothing until code gives it a text is as high as a line then")
  func blankUntilCode() throws {
    func height(_ code: String, size: Int = 17, lines: Int = 1) throws -> String {
      let verdict = try verdicts(
        code, connections: #"<outlet property="last" destination="end" id="e"/>"#,
        held: #"<constraint firstItem="but" firstAttribute="width" constant="60" id="w"/>"#,
        last: #"text="" numberOfLines="\#(lines)""#,
        inLast: #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
      )[0]
      return verdict.split(separator: "×").last.map(String.init) ?? verdict
    }
    let text = "last.text = title()"
    let fonts = try [17, 28, 40].map { try height(text, size: $0) }
    #expect(fonts == ["20", "34", "pass 1"])
    let own = try height("\(text)\nlast.font = .systemFont(ofSize: 40)")
    #expect(own == "pass 1")
    // Code that has the outlet may let it say something.
    let open = try ["", "last.text = \"\""].map { try height($0, size: 28) }
    #expect(open == ["20", "20"])
    #expect(try height("", size: 40) == "undecided 'button'")
    #expect(try height(text, lines: 0) == "undecided 'button'")
    #expect(try height("\(text)\nlast.numberOfLines = 1", lines: 0) == "20")
    #expect(try height("last.attributedText = title()") == "undecided 'button'")
  }

  @Test("what holds both its ends stretches it")
  func stretched() throws {
    let bottom = """
      <constraint firstItem="but" firstAttribute="bottom" secondItem="all"
        secondAttribute="bottom" id="three"/>
      """
    #expect(try verdicts(held: bottom) == ["pass 1"])
  }

  /// The verdicts on a button of 15 points' text in a stack view with another of a font, all of which were
  /// laid out 43 points high.
  private func share(
    _ code: String = "", stack: String = "", other: Double = 15, second: String = "",
    connections: String = "", held: String = ""
  ) throws -> [String] {
    func button(_ id: String, _ inside: String) -> String {
      """
      <button id="\(id)" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="50" height="43"/>
        <constraints><constraint firstAttribute="width" constant="50" id="w\(id)"/></constraints>
        <state key="normal" title="Edit"/>
        \(inside)
      </button>
      """
    }
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="\#(other)"/>"#
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <stackView id="row" translatesAutoresizingMaskIntoConstraints="NO" \(stack)>
          <rect key="frame" x="20" y="60" width="100" height="43"/>
          <subviews>
            \(button("but", "<connections>\(InterfaceReading.action)</connections>"))
            \(button("two", font + second))
          </subviews>
        </stackView>
      </subviews>
      <constraints>
        <constraint firstItem="row" firstAttribute="centerY" secondItem="all"
          secondAttribute="centerY" id="one"/>
        <constraint firstItem="row" firstAttribute="leading" secondItem="all"
          secondAttribute="leading" constant="20" id="two"/>
        \(held)
      </constraints>
      """, connections: connections)
    let source = """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private var button: UIButton!
        @IBOutlet private var other: UIButton!
        @IBOutlet private var row: UIStackView!
        override func viewDidLoad() { \(code) }
      }
      """
    return try Reading().verdicts(source, with: ["Main.storyboard": storyboard])
  }

  private static let other = #"<outlet property="other" destination="two" id="oth"/>"#
  private static let row = #"<outlet property="row" destination="row" id="rwo"/>"#

  @Test("what it stretches is as high as the highest of what it arranges")
  func shares() throws {
    #expect(try share() == ["fail 'button' 50×30"])
    #expect(try share(stack: #"distribution="equalSpacing""#) == ["fail 'button' 50×30"])
    #expect(try share(other: 18) == ["fail 'button' 50×34"])
    #expect(try share(other: 34) == ["pass 1"])
    #expect(try share(connections: Self.other) == ["fail 'button' 50×30"])
    // While the other is hidden it is as high as it asks to be itself.
    let hiding = try share("other.isHidden = isSmall", other: 34, connections: Self.other)
    #expect(hiding == ["undecided 'button'"])
    let small = try share("other.isHidden = isSmall", connections: Self.other)
    #expect(small == ["fail 'button' 50×30"])
  }

  @Test("how high it stretches views is open where anything else has a part in that")
  func openShares() throws {
    let top = """
      <constraint firstItem="row" firstAttribute="top" secondItem="all"
        secondAttribute="top" id="three"/>
      """
    #expect(try share(held: top).contains("fail 'button' 50×30") == false)
    let attribute = """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="size" value="1"/>
      </userDefinedRuntimeAttributes>
      """
    let image = #"<state key="normal" image="unknown"/>"#
    for inside in [image, attribute] {
      #expect(try share(second: inside).contains("fail 'button' 50×30") == false)
    }
    for code in [
      "row.addArrangedSubview(UIView())", "row.alignment = .center", "place(row)",
      "row.heightAnchor.constraint(equalToConstant: 40).isActive = true",
    ] {
      let found = try share(code, connections: Self.row)
      #expect(found.contains("fail 'button' 50×30") == false, "\(code)")
    }
    let font = try share("other.titleLabel?.font = brand()", connections: Self.other)
    #expect(font.contains("fail 'button' 50×30") == false)
  }

  @Test("no override is offered where views around end where a control does")
  func overrides() throws {
    func message(_ around: (String, String), _ ties: String = "") throws -> String {
      let button = """
        <button id="but"><constraints>
          <constraint firstAttribute="width" constant="80" id="wid"/>
          <constraint firstAttribute="height" constant="30" id="hei"/>
        </constraints><connections>\(InterfaceReading.action)</connections></button>
        """
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews>\(around.0)\(button)\(around.1)</subviews>
        <constraints>\(ties)</constraints>
        """)
      let source = """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private weak var button: UIButton!
          @IBAction func go(_ sender: Any) {}
        }
        """
      return try #require(
        Reading().audit(source, with: ["Main.storyboard": storyboard]).findings.first
      ).message
    }
    func box(_ top: Int, _ bottom: Int) -> (String, String) {
      func tie(_ attribute: String, _ constant: Int) -> String {
        """
        <constraint firstItem="but" firstAttribute="\(attribute)" secondItem="box"
          secondAttribute="\(attribute)" constant="\(constant)"/>
        """
      }
      return (
        #"<view id="box"><subviews>"#,
        "</subviews><constraints>\(tie("top", top))\(tie("bottom", -bottom))</constraints></view>"
      )
    }
    let (override, alone) = (
      "class that overrides 'point(inside:with:)'", "to a height of at least 44"
    )
    let stack = (#"<stackView id="sta"><subviews>"#, "</subviews></stackView>")
    #expect(try message(stack).hasSuffix(alone))
    #expect(try message(box(0, 0)).hasSuffix(alone))
    #expect(try message(box(6, 4)).hasSuffix(alone))
    // With so much room around, the touches that it lets in reach it.
    #expect(try message(box(8, 8)).contains(override))
    #expect(try message(("", "")).contains(override))
    // A stack view that only begins where the button does may end elsewhere.
    let top = (#"<stackView id="sta" alignment="top"><subviews>"#, "</subviews></stackView>")
    #expect(try message(top).contains(override))
    // Nor does what scrolls.
    let scrolling = box(0, 0)
    #expect(
      try message(
        (
          scrolling.0.replacing("<view", with: "<scrollView"),
          scrolling.1.replacing("</view>", with: "</scrollView>")
        )
      ).contains(override))
  }

  @Test("no override is offered in a row as high as a control in code either")
  func overridesInCode() throws {
    func message(_ end: String = "bottomAnchor", inset: Int = 0) throws -> String {
      try UIKitReading.finding(
        members: "let row = UIView()\nlet button = UIButton()",
        """
        addSubview(row)
        row.addSubview(button)
        row.topAnchor.constraint(equalTo: topAnchor).isActive = true
        row.\(end).constraint(equalTo: \(end), constant: 0).isActive = true
        button.topAnchor.constraint(equalTo: row.topAnchor, constant: \(inset)).isActive = true
        button.\(end).constraint(equalTo: row.\(end), constant: \(-inset)).isActive = true
        button.heightAnchor.constraint(equalToConstant: 30).isActive = true
        button.widthAnchor.constraint(equalToConstant: 80).isActive = true
        """
      ).message
    }
    #expect(try message().hasSuffix("constrain it to a height of at least 44"))
    #expect(try message(inset: 8).contains("a class that overrides 'point(inside:with:)'"))
    #expect(try message("trailingAnchor").contains("a class that overrides 'point(inside:with:)'"))
  }
}
