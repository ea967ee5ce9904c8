import Testing
import TouchRules
import TouchSource

/// What lies in front of controls in Interface Builder.
@Suite("UIKit: views in front in Interface Builder")
struct InterfaceCoverTests {
  private static func length(_ attribute: String, _ constant: Int) -> String {
    #"<constraint firstAttribute="\#(attribute)" constant="\#(constant)"/>"#
  }

  /// What ties the view in front, `top`, to another.
  private static func tie(_ attribute: String, _ constant: Int = 0, to other: String = "but")
    -> String
  {
    """
    <constraint firstItem="top" firstAttribute="\(attribute)" secondItem="\(other)"
      secondAttribute="\(attribute)" constant="\(constant)"/>
    """
  }

  private static let across = tie("width") + tie("centerX") + tie("centerY")

  /// The findings on a button that is 56 wide and something in front of its middle.
  ///
  /// - Parameter length: How high that is.
  private func findings(
    tag: String = "view", _ attributes: String = "", height: Int = 44, ties: String = across,
    connections: String = "", code: String = "", outlets: String = "", types: String = "",
    isBehind: Bool = false, over length: Int = 16, around: (String, String) = ("", "")
  ) throws -> [Finding] {
    let button = """
      <button id="but">
        <constraints>\(Self.length("width", 56) + Self.length("height", height))</constraints>
        <connections>\(InterfaceReading.action)</connections>
      </button>
      """
    let top = """
      <\(tag) id="top" \(attributes)>
        <constraints>\(Self.length("height", length))</constraints>
        <connections>\(connections)</connections>
      </\(tag)>
      """
    let inner = around.0 + button + around.1
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>\(isBehind ? top + inner : inner + top)</subviews>
      <constraints>\(ties)</constraints>
      """, connections: outlets)
    let source = """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private weak var button: UIButton!
        @IBOutlet private weak var handle: UIView!
        @IBAction func go(_ sender: Any) {}
        override func viewDidLoad() { super.viewDidLoad(); \(code) }
      }
      \(types)
      """
    return try Reading().audit(source, with: ["Main.storyboard": storyboard]).findings
  }

  private static let held = #"<outlet property="handle" destination="top" id="han"/>"#

  @Test("what takes touches in front of a control leaves the rest of it")
  func covered() throws {
    let found = try #require(findings().first)
    #expect(found.rule == .targetOverlap && found.hit.written == "56×14")
    #expect(
      found.message
        == "'view' in front leaves 56×14 pt of the 'button' button, which needs 44×44; keep 'view' out of it"
    )
    // Of a control too small in itself no more can be hit than is left of it.
    let small = try #require(findings(height: 30).first)
    #expect(small.rule == .targetSize && small.severity == .error)
    #expect(small.hit.written == "56×7" && small.message.contains("can be hit in 56×7 pt"))
    #expect(small.message.contains("constrain it to a height of at least 44"))
    #expect(small.message.contains("and keep 'view' out of it; the views around need to leave"))
    #expect(small.evidence.contains { $0.message == "'view' in front leaves 56×7 pt of it" })
    // So large a rest is enough.
    #expect(try findings(height: 120).isEmpty)
    #expect(
      try findings(ties: Self.tie("width") + Self.tie("centerX") + Self.tie("top", 4)).count == 1)
    #expect(
      try findings(ties: Self.tie("width") + Self.tie("centerX") + Self.tie("top", 40)).isEmpty
        == false)
  }

  /// The findings on views of a nib's only view, which constraints tie.
  private func findingsInNib(with views: String, tied constraints: String) throws -> [Finding] {
    try Reading().audit(
      """
      import UIKit
      final class Sample: UIView {
        @IBAction func go(_ sender: Any) {}
      }
      """,
      with: [
        "Sample.xib": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="own" customClass="Sample"/>
          <view id="all"><subviews>\(views)</subviews>
            <constraints>\(constraints)</constraints>
          </view>
        </objects></document>
        """
      ]
    ).findings
  }

  /// What ties a side of a view to that of the nib's.
  private func side(_ item: String, _ attribute: String, _ constant: Int) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="all"
      secondAttribute="\(attribute)" constant="\(constant)"/>
    """
  }

  @Test("what reaches across a control of which one side is known leaves less of that")
  func ofOneSide() throws {
    func findings(cover: String, _ attributes: String = "") throws -> [Finding] {
      let button = """
        <button id="but"><constraints>\(Self.length("height", 40))</constraints>
          <connections>\(InterfaceReading.action)</connections></button>
        """
      let top = """
        <view id="top" \(attributes)><constraints>\(Self.length("height", 12))</constraints></view>
        """
      let ends =
        side("but", "leading", 25) + side("but", "trailing", -25) + side("but", "bottom", -10)
      return try findingsInNib(
        with: button + top, tied: ends + side("top", "bottom", -10) + cover)
    }
    let across = Self.tie("leading") + Self.tie("trailing")
    let found = try #require(findings(cover: across).first)
    #expect(found.hit.height == 28 && found.severity == .warning)
    #expect(found.message.contains("can be hit in a height of 28 pt"))
    #expect(found.message.contains("and keep 'view' out of it"))
    #expect(
      found.evidence.contains { $0.message == "'view' in front leaves a height of 28 pt of it" })
    #expect(try findings(cover: across, #"hidden="YES""#).first?.hit.height == 40)
    // The button may be wider than what lies over one end of it.
    let narrow =
      Self.tie("leading")
      + Self.length("width", 60).replacing(
        "<constraint", with: #"<constraint firstItem="top""#)
    #expect(try findings(cover: narrow).map(\.hit.height) == [40])
  }

  @Test("what reaches across a row lies in front of each control that shares it")
  func ofRow() throws {
    func hits(inset: Int) throws -> [Double] {
      let row = """
        <stackView id="row" distribution="fillEqually"><subviews>
          <button id="one"><connections>\(InterfaceReading.action)</connections></button>
          <view id="two"/>
        </subviews><constraints>\(Self.length("height", 40))</constraints></stackView>
        <view id="top"><constraints>\(Self.length("height", 12))</constraints></view>
        """
      let ends = ["row": 25, "top": inset].map { item, inset in
        side(item, "leading", inset) + side(item, "trailing", -inset) + side(item, "bottom", -10)
      }
      return try findingsInNib(with: row, tied: ends.joined()).map(\.hit.height)
    }
    #expect(try hits(inset: 25) == [28])
    #expect(try hits(inset: 8) == [28])
    // Where it begins later, the button may reach farther.
    #expect(try hits(inset: 30) == [40])
  }

  @Test(
    "what lets touches through or is not seen takes none",
    arguments: [
      ("label", #"userInteractionEnabled="NO""#), ("imageView", #"userInteractionEnabled="NO""#),
      ("view", #"userInteractionEnabled="NO""#), ("view", #"hidden="YES""#),
      ("view", #"alpha="0""#),
      ("view", #"tag="4""#), ("progressView", ""), ("view", #"customClass="Absent""#),
    ])
  func through(tag: String, attributes: String) throws {
    #expect(try findings(tag: tag, attributes).isEmpty)
  }

  @Test("a picture or a label that is not told to let touches through takes them")
  func pictures() throws {
    for tag in ["imageView", "label"] {
      let found = try #require(findings(tag: tag).first, "\(tag)")
      #expect(found.rule == .targetOverlap && found.hit.written == "56×14")
      #expect(try findings(tag: tag, outlets: Self.held).count == 1)
      let code = "handle.isUserInteractionEnabled = false"
      #expect(try findings(tag: tag, code: code, outlets: Self.held).isEmpty)
    }
  }

  @Test("whether what is covered wholly is meant to be touched is not known")
  func whole() throws {
    func verdicts(_ attributes: String) throws -> [String] {
      let lengths = Self.length("width", 30) + Self.length("height", 30)
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews>
          <button id="but"><constraints>\(lengths)</constraints>
            <connections>\(InterfaceReading.action)</connections></button>
          <imageView id="top" \(attributes)><constraints>\(lengths)</constraints></imageView>
        </subviews>
        <constraints>\(Self.tie("leading") + Self.tie("top"))</constraints>
        """)
      return try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private weak var button: UIButton!
          @IBAction func go(_ sender: Any) {}
        }
        """, with: ["Main.storyboard": storyboard])
    }
    #expect(try verdicts("") == ["undecided 'button'"])
    #expect(try verdicts(#"userInteractionEnabled="NO""#) == ["fail 'button' 30×30"])
  }

  @Test("what fills the view around takes all touches on what lies behind it, wherever that does")
  func filling() throws {
    func verdict(
      _ tag: String = "view", _ attributes: String = "", inset: Int = 0, inside: String = "",
      isBehind: Bool = false, code: String = "", outlets: String = "", types: String = ""
    ) throws -> Substring {
      let button = """
        <button id="but" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="160" y="50" width="31" height="30"/>
          <state key="normal" title="Edit"/>
          <connections>\(InterfaceReading.action)</connections>
        </button>
        """
      let top = "<\(tag) id=\"top\" \(attributes)>\(inside)</\(tag)>"
      let ends = ["leading", "trailing", "top", "bottom"]
      let ties = ends.map { Self.tie($0, $0 == "top" ? inset : 0, to: "box") }.joined()
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews><view id="box"><subviews>\(isBehind ? top + button : button + top)</subviews>
          <constraints>
            \(ties)
            <constraint firstItem="but" firstAttribute="leading" secondItem="box"
              secondAttribute="leading" constant="160"/>
            <constraint firstItem="but" firstAttribute="centerY" secondItem="box"
              secondAttribute="centerY"/>
          </constraints>
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
        \(types)
        """
      let all = try Reading().verdicts(source, with: ["Main.storyboard": storyboard])
      return all[0].prefix(4)
    }
    for tag in ["view", "scrollView"] { #expect(try verdict(tag) == "unde", "\(tag)") }
    let line = #"<subviews><view id="line"/></subviews>"#
    #expect(try verdict("stackView", inside: line) == "unde")
    #expect(try verdict(outlets: Self.held) == "unde")
    #expect(try verdict("view", #"customClass="Top""#, types: "class Top: UIView {}") == "unde")
    // Where the button lies by its upper end is not known.
    #expect(try verdict(inset: 20) == "fail")
    #expect(try verdict(isBehind: true) == "fail")
    for attributes in [
      #"userInteractionEnabled="NO""#, #"hidden="YES""#, #"alpha="0.0""#, #"tag="7""#,
    ] {
      #expect(try verdict("view", attributes) == "fail", "\(attributes)")
    }
    let attribute = """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="userInteractionEnabled" value="NO"/>
      </userDefinedRuntimeAttributes>
      """
    #expect(try verdict(inside: attribute) == "fail")
    for code in [
      "handle.isHidden = true", "handle.alpha = 0", "handle.isUserInteractionEnabled = false",
      "handle.removeFromSuperview()", "button.superview?.bringSubviewToFront(button)",
    ] {
      #expect(try verdict(code: code, outlets: Self.held) == "fail", "\(code)")
    }
    let through = """
      class Top: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
      }
      """
    #expect(try verdict("view", #"customClass="Top""#, types: through) == "fail")
  }

  @Test("what stands behind takes nothing, nor does what lies elsewhere or nobody knows where")
  func elsewhere() throws {
    #expect(try findings(isBehind: true).isEmpty)
    #expect(try findings(ties: Self.tie("width") + Self.tie("centerX")).isEmpty)
    let below = """
      <constraint firstItem="top" firstAttribute="top" secondItem="but" secondAttribute="bottom"/>
      """
    #expect(try findings(ties: Self.tie("width") + Self.tie("centerX") + below).isEmpty)
    // What scrolls comes out from under it.
    #expect(
      try findings(around: (#"<scrollView id="scr"><subviews>"#, "</subviews></scrollView>"))
        .isEmpty)
    #expect(
      try findings(around: (#"<view id="box"><subviews>"#, "</subviews></view>")).count == 1)
  }

  @Test("code that knows what lies in front may move it or take it away")
  func known() throws {
    #expect(try findings("").count == 1)
    #expect(try findings(outlets: Self.held).count == 1)
    #expect(try findings(code: "handle.layer.cornerRadius = 8", outlets: Self.held).count == 1)
    for code in [
      "handle.isHidden = true", "handle.alpha = 0", "handle.isUserInteractionEnabled = false",
      "handle.removeFromSuperview()", "place(handle)", "view.sendSubviewToBack(handle)",
      "handle.frame = CGRect(x: 0, y: 0, width: 40, height: 4)",
    ] {
      #expect(try findings(code: code, outlets: Self.held).isEmpty, "\(code)")
    }
  }

  @Test("what lies in front is called by its outlet, as it is where it is found itself")
  func named() throws {
    let image = #"</connections><state key="normal" image="eye_closed"/><connections>"#
    for (outlets, name) in [(Self.held, "handle"), ("", "eye_closed")] {
      let found = try #require(
        findings(tag: "button", connections: image, outlets: outlets).first)
      #expect(found.message.contains("keep '\(name)' out of it"))
    }
  }

  @Test("a class may let touches through")
  func classes() throws {
    func findings(_ body: String) throws -> [Finding] {
      try self.findings(
        #"customClass="Handle""#, types: "final class Handle: UIView { \(body) }")
    }
    #expect(try findings("").count == 1)
    #expect(try findings("override func layoutSubviews() { layer.cornerRadius = 2 }").count == 1)
    #expect(
      try findings(
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }"
      ).isEmpty)
    #expect(
      try findings("override func awakeFromNib() { isUserInteractionEnabled = false }").isEmpty)
  }

  @Test("a button in front takes touches as well")
  func buttons() throws {
    let action = InterfaceReading.action.replacing(#""act""#, with: #""bct""#)
    let found = try findings(tag: "button", connections: action)
    #expect(found.contains { $0.rule == .targetOverlap && $0.subject.label == "button" })
  }

  @Test(
    "what calls the method that one beside it calls, within whose bounds it lies, is a part of that"
  )
  func repeatedBeside() throws {
    func verdicts(_ row: String, end: Int = 0, outlet: String = "") throws -> [String] {
      func tie(_ item: String, _ attribute: String, _ constant: Int = 0) -> String {
        """
        <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="all"
          secondAttribute="\(attribute)" constant="\(constant)"/>
        """
      }
      let action = InterfaceReading.action
      return try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet weak var button: UIButton!
          @IBOutlet weak var row: UIButton!
          @IBAction func go(_ sender: Any) {}
        }
        """,
        with: [
          "Main.storyboard": InterfaceReading.storyboard(
            """
            <subviews>
              <button id="row"><connections>
                \(action.replacing("go:", with: row).replacing("\"act\"", with: "\"rac\""))
              </connections></button>
              <button id="but"><connections>\(action)</connections>
                <constraints>
                  <constraint firstAttribute="width" constant="30"/>
                  <constraint firstAttribute="height" constant="30"/>
                </constraints></button>
            </subviews>
            <constraints>
              \(tie("row", "leading"))\(tie("row", "top"))
              \(tie("row", "trailing", end))\(tie("row", "bottom"))
              \(tie("but", "trailing", -8))\(tie("but", "top", 8))
            </constraints>
            """, connections: outlet)
        ]
      ).filter { $0.contains("'button'") }
    }
    let alone = ["fail 'button' 30×30"]
    #expect(try verdicts("go:") == [])
    #expect(try verdicts("stop:") == alone)
    #expect(try verdicts("go:", end: -60) == alone)
    // Code may hide what an outlet stands for.
    let outlet = #"<outlet property="row" destination="row" id="ro"/>"#
    #expect(try verdicts("go:", outlet: outlet) == alone)
  }

  @Test("what calls the method of one in front of all that it lies in is no target of its own")
  func repeatedInFront() throws {
    func verdicts(
      _ method: String = "go:", inset: Int = -8, isBehind: Bool = false, _ attributes: String = ""
    ) throws -> [String] {
      func tie(_ attribute: String, _ constant: Int) -> String {
        """
        <constraint firstItem="big" firstAttribute="\(attribute)" secondItem="box"
          secondAttribute="\(attribute)" constant="\(constant)"/>
        """
      }
      let action = InterfaceReading.action
      let box = """
        <view id="box"><subviews>
          <button id="but"><connections>\(action)</connections>
            <constraints>\(Self.length("width", 30) + Self.length("height", 30))</constraints>
          </button></subviews></view>
        """
      let big = """
        <button id="big" \(attributes)><connections>
          \(action.replacing("go:", with: method).replacing("\"act\"", with: "\"bac\""))
        </connections></button>
        """
      let ends =
        tie("leading", inset) + tie("top", inset) + tie("trailing", -inset) + tie("bottom", -inset)
      return try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet weak var button: UIButton!
          @IBAction func go(_ sender: Any) {}
          @IBAction func stop(_ sender: Any) {}
        }
        """,
        with: [
          "Main.storyboard": InterfaceReading.storyboard(
            """
            <subviews>\(isBehind ? big + box : box + big)</subviews>
            <constraints>\(ends)</constraints>
            """)
        ]
      ).filter { $0.contains("'button'") }
    }
    #expect(try verdicts() == [])
    #expect(try verdicts(inset: 0) == [])
    #expect(try verdicts("stop:") != [])
    // What the box is as large as may be covered in part alone.
    #expect(try verdicts(inset: 4) == ["fail 'button' 30×30"])
    // Beside the button touches reach the box, and nothing behind it.
    #expect(try verdicts(isBehind: true) == ["fail 'button' 30×30"])
    #expect(try verdicts("go:", #"hidden="YES""#) == ["fail 'button' 30×30"])
  }

  @Test("what reaches to the end of the view around takes all from where it begins")
  func reaching() throws {
    func ties(_ constant: Int, _ relation: String = "") -> String {
      """
      <constraint firstItem="top" firstAttribute="leading" secondItem="all"
        secondAttribute="leading" constant="30"/>
      <constraint firstItem="but" firstAttribute="leading" secondItem="all"
        secondAttribute="leading"/>
      <constraint firstItem="all" firstAttribute="trailing" secondItem="top"
        secondAttribute="trailing" constant="\(constant)" \(relation)/>
      """ + Self.tie("top")
    }
    func hits(_ constant: Int, _ relation: String = "") throws -> [String] {
      try findings(tag: "textField", ties: ties(constant, relation), over: 44).map(\.hit.written)
    }
    #expect(try hits(0) == ["30×44"])
    #expect(try hits(-8) == ["30×44"])
    // On no screen does the button reach as far as this, but as far as that it may.
    #expect(try hits(8) == ["30×44"])
    #expect(try hits(280).isEmpty)
    #expect(try hits(0, #"relation="greaterThanOrEqual""#).isEmpty)
  }
}
