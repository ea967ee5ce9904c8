import Testing

/// Constraints of Interface Builder's that set a least or a most, that outlets stand for, or that are
/// not there.
@Suite("UIKit: least and most in Interface Builder")
struct InterfaceBoundTests {
  /// The verdict on a button.
  private func verdict(
    _ constraints: String, _ attributes: String = "", inside: String = "", outlets: String = "",
    members: String = "", code: String = ""
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <button id="but" \(attributes)>
          \(inside)
          <constraints>\(constraints)</constraints>
          <connections>\(InterfaceReading.action)</connections>
        </button>
      </subviews>
      """, connections: outlets)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private weak var button: UIButton!
        \(members)
        func setUp() { \(code) }
      }
      """, with: ["Main.storyboard": storyboard])
  }

  private static func length(_ attribute: String, _ constant: Int, _ more: String = "") -> String {
    #"<constraint firstAttribute="\#(attribute)" constant="\#(constant)" id="\#(attribute)" \#(more)/>"#
  }

  private static let least = #"relation="greaterThanOrEqual""#
  private static let most = #"relation="lessThanOrEqual""#

  @Test("a least length is enough where it is long enough")
  func least() throws {
    let wide = Self.length("width", 44, Self.least)
    #expect(try verdict(wide + Self.length("height", 44, Self.least)) == ["pass 1"])
    #expect(try verdict(wide + Self.length("height", 32)) == ["fail 'button' 44×32"])
    #expect(try verdict(wide + Self.length("height", 30, Self.least)) == ["undecided 'button'"])
    #expect(
      try verdict(wide + Self.length("height", 44, Self.least + #" priority="500""#))
        == ["undecided 'button'"])
  }

  /// The verdict on a button that fills a box, by the constraints of that and what lies beside it there.
  private func inBox(_ box: String, beside: String = "", root: String = "") throws -> [String] {
    let ends = ["leading", "trailing", "top", "bottom"].map { end in
      """
      <constraint firstItem="but" firstAttribute="\(end)" secondItem="box" secondAttribute="\(end)"
        id="but-\(end)"/>
      """
    }
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <view id="box">
          <subviews>
            \(beside)
            <button id="but"><connections>\(InterfaceReading.action)</connections></button>
          </subviews>
          <constraints>\(box + ends.joined())</constraints>
        </view>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(root)</constraints>
      """)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController { @IBOutlet private weak var button: UIButton! }
      """, with: ["Main.storyboard": storyboard])
  }

  private static func tie(
    _ item: String, _ edge: String, _ other: String, _ otherEdge: String, _ more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(edge)" secondItem="\(other)"
      secondAttribute="\(otherEdge)" id="\(item)-\(edge)-\(otherEdge)" \(more)/>
    """
  }

  @Test("what lies around is at least as long as its least length, and as what it holds")
  func around() throws {
    let high = Self.length("height", 45)
    #expect(try inBox(high + Self.length("width", 80, Self.least)) == ["pass 1"])
    #expect(try inBox(high + Self.length("width", 30, Self.least)) == ["undecided 'button'"])
    let low = try inBox(high + Self.length("width", 40, Self.most))
    #expect(low.count == 1 && low[0].hasPrefix("fail 'button' "))
    func icon(_ width: Int) throws -> [String] {
      try inBox(
        high + Self.tie("icon", "leading", "box", "leading", #"constant="17""#)
          + Self.tie("box", "trailing", "icon", "trailing", #"constant="17" \#(Self.least)"#),
        beside: """
          <view id="icon">
            <constraints>\(Self.length("width", width).replacing(#"id=""#, with: #"id="icon-"#))
            </constraints>
          </view>
          """)
    }
    #expect(try icon(11) == ["pass 1"])
    #expect(try icon(5) == ["undecided 'button'"])
  }

  @Test("what has a share of the screen keeps nothing in it from growing")
  func shareAround() throws {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <view id="box">
          <subviews>
            <button id="but">
              <constraints>\(Self.length("width", 30) + Self.length("height", 30))</constraints>
              <connections>\(InterfaceReading.action)</connections>
            </button>
          </subviews>
        </view>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(Self.tie("box", "width", "safe", "width"))</constraints>
      """)
    let findings = try Reading().audit(
      """
      import UIKit
      final class Sample: UIViewController { @IBOutlet private weak var button: UIButton! }
      """, with: ["Main.storyboard": storyboard]
    ).findings
    let message = try #require(findings.first).message
    #expect(message.contains("30×30 pt") && !message.contains("with it"))
  }

  @Test("a share of the screen's width is known, by way of guides too")
  func shares() throws {
    let high = Self.length("height", 30)
    func verdict(_ other: String, _ more: String) throws -> [String] {
      try inBox(high, root: Self.tie("box", "width", other, "width", more))
    }
    #expect(try verdict("all", #"multiplier="0.5""#) == ["fail 'button' 197×30"])
    #expect(
      try verdict("safe", #"multiplier="0.5" constant="-10""#) == ["fail 'button' 187×30"])
    #expect(
      try verdict("all", #"multiplier="0.5" priority="500""#)[0].hasPrefix("fail 'button' ") == true
    )
  }

  @Test("a most length is too short where it is short")
  func most() throws {
    #expect(try verdict(Self.length("height", 50, Self.most)) == ["undecided 'button'"])
    let short = try verdict(Self.length("width", 60) + Self.length("height", 30, Self.most))
    #expect(short.count == 1 && short[0].hasPrefix("fail 'button' 60×"))
  }

  /// The verdict on a button in the middle of a stack view that is 200 wide, at some distance from its ends.
  private func centered(
    _ distance: Int, priority: Int, own: String = "", alignment: String = "center",
    hugging: String = "", code: String = ""
  ) throws -> [String] {
    func edge(_ first: String, _ second: String, _ attribute: String) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)"
        secondAttribute="\(attribute)" constant="\(distance)" priority="\(priority)"
        id="\(attribute)"/>
      """
    }
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews><stackView id="box" axis="vertical" alignment="\(alignment)">
        <subviews>
          <button id="but" translatesAutoresizingMaskIntoConstraints="NO" \(hugging)>
            <constraints>\(Self.length("height", 50))\(own)</constraints>
            <connections>\(InterfaceReading.action)</connections>
          </button>
          <view id="other"/>
        </subviews>
        <constraints>
          <constraint firstAttribute="width" constant="200" id="wide"/>
          \(edge("but", "box", "leading"))\(edge("box", "but", "trailing"))
        </constraints>
      </stackView></subviews>
      """, connections: #"<outlet property="room" destination="leading" id="con"/>"#)
    return try Reading().verdicts(
      """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private weak var button: UIButton!
        @IBOutlet private weak var room: NSLayoutConstraint!
        func setUp() { \(code) }
      }
      """, with: ["Main.storyboard": storyboard])
  }

  @Test("what pulls the ends of a view outwards that lies in the middle makes it long enough")
  func wished() throws {
    #expect(try centered(6, priority: 600) == ["pass 1"])
    let most = Self.length("width", 100, Self.most)
    #expect(try centered(6, priority: 600, own: most) == ["pass 1"])
    let open = ["undecided 'button'"]
    // Its content may make it longer than that.
    #expect(try centered(90, priority: 600) == open)
    #expect(try centered(6, priority: 200) == open)
    let firm = #"horizontalHuggingPriority="700""#
    #expect(try centered(6, priority: 600, hugging: firm) == open)
    #expect(try centered(6, priority: 600, alignment: "leading") == open)
    #expect(try centered(6, priority: 600, code: "room.isActive = false") == open)
  }

  @Test("what hardly anything overrules counts as required")
  func priorities() throws {
    func verdict(_ priority: Int) throws -> [String] {
      try self.verdict(
        Self.length("width", 60) + Self.length("height", 30, "priority=\"\(priority)\""))
    }
    #expect(try verdict(999) == ["fail 'button' 60×30"])
    #expect(try verdict(750) == ["undecided 'button'"])
  }

  @Test(
    "an outlet to a constraint leaves its constant as it is while code only looks at it",
    arguments: [
      ("", true), ("print(tall.constant)", true), ("if tall.constant == 30 { }", true),
      ("let half = tall.constant / 2", true), ("tall.constant = 50", false),
      ("tall?.constant += 20", false), ("self.tall.isActive = false", false),
      ("change(tall)", false), ("let height = tall", false),
    ])
  func outlets(code: String, isKept: Bool) throws {
    let outlet = #"<outlet property="tall" destination="height" id="out2"/>"#
    func verdict(_ members: String) throws -> [String] {
      try self.verdict(
        Self.length("width", 60) + Self.length("height", 30), outlets: outlet, members: members,
        code: code)
    }
    #expect(
      try verdict("@IBOutlet weak var tall: NSLayoutConstraint!")
        == [isKept ? "fail 'button' 60×30" : "undecided 'button'"])
    // Whatever declares it is not in the source.
    #expect(try verdict("") == ["undecided 'button'"])
  }

  @Test("what code sets a constraint to is one of the lengths that it gives")
  func setConstants() throws {
    func fails(_ code: String, _ height: Int = 30) throws -> Bool {
      try verdict(
        Self.length("width", 60) + Self.length("height", height),
        outlets: #"<outlet property="tall" destination="height" id="out2"/>"#,
        members: """
          @IBOutlet weak var tall: NSLayoutConstraint!
          enum Sizes {
            static let low: CGFloat = 32
            static let high: CGFloat = 54
            static let other = low + 1
          }
          """, code: code
      )[0].hasPrefix("fail 'button' 60")
    }
    for code in [
      "tall.constant = 36", "tall.constant = 0", "tall?.constant = isOpen ? 0 : 40",
      "self.tall.constant = 20 // folded", "tall.constant = 0\ntall.constant = 32",
      "tall.constant = Sizes.low", "tall.constant = isOpen ? Sample.Sizes.low : 0",
    ] { #expect(try fails(code)) }
    for code in [
      "tall.constant = isOpen ? 30 : 50", "tall.constant = height", "tall.constant = 36 * scale",
      "tall.constant = height ?? 20", "tall.constant = Sizes.high", "tall.constant = Sizes.other",
      "tall.constant = Unknown.low",
    ] { #expect(try !fails(code)) }
    #expect(try !fails("tall.constant = 0", 50))
    #expect(try !fails("tall.constant = 20", 50))
  }

  /// The verdict on a button 60 points wide and, in Interface Builder, as high as said.
  private func overwritten(_ members: String, _ height: Int) throws -> [String] {
    try verdict(
      Self.length("width", 60) + Self.length("height", height),
      outlets: #"<outlet property="tall" destination="height" id="out2"/>"#,
      members: "@IBOutlet weak var tall: NSLayoutConstraint!\n\(members)")
  }

  @Test(
    "what code always sets a constraint to replaces what Interface Builder says",
    arguments: [
      "override func viewDidLoad() { super.viewDidLoad(); tall.constant = 30 }",
      "override func viewDidLoad() { self.tall?.constant = 30 }",
      "{ didSet { tall.constant = 0 } }\nfunc show() { tall.constant = 30 }",
      "override func viewWillAppear(_ animated: Bool) { tall.constant = 30 }",
      """
      override func viewDidLoad() { start() }
      func start() { self.fold() }
      func fold() { if isOpen { tall.constant = 30 } else { tall.constant = 0 } }
      """,
      """
      override func viewDidLoad() {
        switch kind {
        case .open: tall.constant = 30
        default: tall.constant = 30
        }
      }
      """,
    ])
  func always(members: String) throws {
    #expect(try overwritten(members, 50) == ["fail 'button' 60×30"])
    #expect(try overwritten(members.replacing("30", with: "44"), 30) == ["pass 1"])
  }

  @Test(
    "what code may leave as it is may be what Interface Builder says",
    arguments: [
      "func fold() { tall.constant = 30 }",
      "override func viewDidLoad() { if isOpen { tall.constant = 30 } }",
      "override func viewDidLoad() { guard isOpen else { return }; tall.constant = 30 }",
      "override func viewDidLoad() { if isOpen { return }; tall.constant = 30 }",
      "override func viewDidLoad() { for _ in rows { tall.constant = 30 } }",
      "override func viewDidLoad() { later { tall.constant = 30 } }",
      "override func viewDidLoad() { other.fold() }\nfunc fold() { tall.constant = 30 }",
      "override func prepareForReuse() { tall.constant = 30 }",
      "override func loadView() { tall.constant = 30 }",
      """
      override func viewDidLoad() {
        switch kind {
        case .open: tall.constant = 30
        default: break
        }
      }
      """,
    ])
  func notAlways(members: String) throws {
    #expect(try overwritten(members, 50) == ["undecided 'button'"])
  }

  @Test(
    "evidence is what has to change: what code sets, and what Interface Builder says where that stays"
  )
  func setPlaces() throws {
    func files(_ members: String, _ height: Int) throws -> [String] {
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews>
          <button id="but">
            <constraints>\(Self.length("width", 60) + Self.length("height", height))</constraints>
            <connections>\(InterfaceReading.action)</connections>
          </button>
        </subviews>
        """, connections: #"<outlet property="tall" destination="height" id="out2"/>"#)
      let finding = try Reading().audit(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private weak var button: UIButton!
          @IBOutlet weak var tall: NSLayoutConstraint!
          \(members)
        }
        """, with: ["Main.storyboard": storyboard]
      ).findings.first
      return try #require(finding).evidence.filter { $0.message.hasPrefix("'height'") }
        .map(\.place.file)
    }
    #expect(
      try files("override func viewDidLoad() { tall.constant = 30 }", 40) == ["Sample.swift"])
    for height in [30, 40] {
      #expect(
        try Set(files("func fold() { tall.constant = isOpen ? 30 : 0 }", height))
          == ["Sample.swift", "Main.storyboard"])
    }
  }

  @Test("a view that no constraint places is as large as it was drawn")
  func frames() throws {
    let rect = #"<rect key="frame" x="8" y="8" width="60" height="30"/>"#
    func verdict(_ mask: String, _ attributes: String = "", code: String = "") throws -> [String] {
      try self.verdict("", attributes, inside: rect + mask, code: code)
    }
    let fixed = #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/>"#
    #expect(try verdict(fixed) == ["fail 'button' 60×30"])
    #expect(
      try verdict(#"<autoresizingMask key="autoresizingMask" heightSizable="YES"/>"#)
        == ["undecided 'button'"])
    #expect(
      try verdict(#"<autoresizingMask key="autoresizingMask" widthSizable="YES"/>"#)
        == ["fail 'button' 44×30"])
    #expect(try verdict("") == ["undecided 'button'"])
    #expect(
      try verdict("", #"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#)
        == ["fail 'button' 60×30"])
    #expect(try verdict(fixed, #"misplaced="YES""#) == ["undecided 'button'"])
    // Code may place it.
    for code in [
      "button.sizeToFit()", "button.heightAnchor.constraint(equalTo: other).isActive = true",
      "button.frame = place()", "panel.addSubview(button)",
    ] {
      #expect(try verdict(fixed, code: code) == ["undecided 'button'"])
    }
  }

  @Test("a container that Interface Builder keeps as high as it is has to grow with what code adds")
  func addedByCode() throws {
    func message(_ height: Int) throws -> String {
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews>
          <view id="box"><constraints>\(Self.length("height", height))</constraints></view>
        </subviews>
        """, connections: #"<outlet property="box" destination="box" id="box-out"/>"#)
      let findings = try Reading().audit(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private weak var box: UIView!
          func fill(_ names: [String]) {
            for name in names {
              let round = UIButton()
              round.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
              Kit.load(name, round)
              round.addTarget(self, action: #selector(open), for: .touchUpInside)
              box.addSubview(round)
            }
          }
        }
        """, with: ["Main.storyboard": storyboard]
      ).findings
      return findings.first?.message ?? ""
    }
    #expect(
      try message(30).hasSuffix(
        """
        can be hit in a height of at most 30 pt of the 44×44 it needs; give it a frame with a \
        width of at least 44 and a height of at least 44, and make 'box' higher with it
        """))
    #expect(try message(50) == "")
  }

  @Test(
    "a least length that is as strong as what a view asks for holds where nothing else says one")
  func wishedLengths() throws {
    func verdict(
      _ priority: Int, _ attributes: String = "", own: String = "", root: String = "",
      code: String = ""
    ) throws -> [String] {
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews>
          <button id="but" \(attributes)>
            <constraints>
              \(Self.length("width", 315, Self.least + " priority=\"\(priority)\""))
              \(Self.length("height", 45))
              \(own)
            </constraints>
            <connections>\(InterfaceReading.action)</connections>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="but" firstAttribute="centerX" secondItem="all"
            secondAttribute="centerX" id="middle"/>
          \(root)
        </constraints>
        """, connections: #"<outlet property="wide" destination="width" id="out2"/>"#)
      return try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private weak var button: UIButton!
          @IBOutlet private weak var wide: NSLayoutConstraint!
          func setUp() { \(code) }
        }
        """, with: ["Main.storyboard": storyboard])
    }
    #expect(try verdict(750) == ["pass 1"])
    let open = ["undecided 'button'"]
    #expect(try verdict(250) == open)
    #expect(try verdict(750, #"horizontalHuggingPriority="800""#) == open)
    #expect(try verdict(750, code: "wide.isActive = false") == open)
    // What else says how long it is, or where its ends lie, may leave it less.
    #expect(try verdict(750, own: Self.length("width", 400, Self.most)) == open)
    let end = """
      <constraint firstItem="but" firstAttribute="leading" secondItem="all" secondAttribute="leading"
        relation="greaterThanOrEqual" constant="180" id="end"/>
      """
    #expect(try verdict(750, root: end) == open)
    let half = """
      <constraint firstItem="but" firstAttribute="width" secondItem="all" secondAttribute="width"
        relation="lessThanOrEqual" multiplier="0.1" id="half"/>
      """
    #expect(try verdict(750, root: half) == open)
  }
}
