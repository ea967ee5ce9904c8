import Testing

/// Flags of the classes of Interface Builder's buttons that decide how large those are.
@Suite("UIKit: flags in Interface Builder")
struct InterfaceFlagTests {
  /// The verdict on a button between margins whose class makes it 60 points high where a flag says so.
  private func verdict(
    _ flag: String = "@IBInspectable var tall = false", if condition: String = "tall",
    attribute: String = "", of shown: String = "Round", outside: String = "",
    isApp: Bool = true
  ) throws -> [String] {
    let storyboard = InterfaceReading.storyboard(
      """
      <subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" buttonType="system" id="but"
          customClass="\(shown)">
          <rect key="frame" x="20" y="60" width="335" height="30"/>
          <userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>
          <state key="normal" title="Undo all"/>
          <connections>\(InterfaceReading.action)</connections>
        </button>
      </subviews>
      <constraints>
        \(InterfaceReading.corner)
        <constraint firstItem="all" firstAttribute="trailing" secondItem="but"
          secondAttribute="trailing" constant="20" id="three"/>
      </constraints>
      """
    ).replacing("<document ", with: #"<document initialViewController="own" "#)
    return try Reading().verdicts(
      """
      import UIKit
      class Round: UIButton {
        \(flag)
        override func awakeFromNib() {
          super.awakeFromNib()
          if \(condition) { heightAnchor.constraint(equalToConstant: 60).isActive = true }
        }
      }
      final class Sample: UIViewController {
        @IBOutlet weak var button: \(shown)!
      }
      """,
      with: [
        "Main.storyboard": storyboard, "Outside.swift": "import UIKit\n\(outside)",
        "App.swift": isApp
          ? "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}" : "",
      ])
  }

  private static let setting = """
    <userDefinedRuntimeAttribute type="boolean" keyPath="tall" value="YES"/>
    """

  @Test("what only a flag would do that nothing sets is not done")
  func unset() throws {
    for flag in ["@IBInspectable var tall = false", "var tall: Bool = false"] {
      #expect(try verdict(flag) == ["fail 'button' 353×30"], "\(flag)")
    }
    #expect(try verdict(if: "tall && isWide") == ["fail 'button' 353×30"])
    #expect(try verdict(if: "!tall") == ["pass 1"])
    #expect(try verdict("@IBInspectable var tall = true") == ["pass 1"])
    // A class below takes it as it is.
    #expect(
      try verdict(of: "Wide", outside: "final class Wide: Round { var isWide = true }")
        == ["fail 'button' 353×30"])
  }

  @Test("what a flag does that something may set is open")
  func set() throws {
    #expect(try verdict(attribute: Self.setting) == ["undecided 'button'"])
    for code in [
      "func grow(_ round: Round) { round.tall = true }",
      "func grow(_ round: Round) { round.tall.toggle() }",
      "func grow() { Round.appearance().tall = true }",
      "func grow(_ round: Round) { round.setValue(true, forKey: \"tall\") }",
      "func grow(_ page: Page) { page.setValue(true, forKeyPath: \"round.tall\") }",
      "func grow(_ round: Round) { set(\\.tall, of: round) }",
      "final class Wide: Round { override var tall: Bool { get { true } set {} } }",
    ] {
      #expect(try verdict(outside: code) == ["undecided 'button'"], "\(code)")
    }
    #expect(try verdict("@Setting var tall = false") == ["undecided 'button'"])
    // What no app has is for the files of others.
    #expect(try verdict(isApp: false) == ["undecided 'button'"])
    #expect(try verdict("var tall = Settings.isTall") == ["undecided 'button'"])
  }

  @Test("a view that a flag keeps from doing anything where it is touched is no target")
  func silenced() throws {
    func verdicts(
      _ value: String, _ setup: String = "", update: String = "guard editable else { return }",
      began: String = "update(touches.first)", connections: String = "", outside: String = ""
    ) throws -> [String] {
      try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet weak var button: Stars!
          override func viewDidLoad() { super.viewDidLoad(); \(setup) }
        }
        """,
        with: [
          "Stars.swift": """
          import UIKit
          protocol StarsDelegate: AnyObject { func starsChanged() }
          class Stars: UIView {
            @IBInspectable var editable = true
            weak var delegate: StarsDelegate?
            var rating = 0.0
            private func update(_ touch: UITouch?) {
              \(update)
              rating = 1
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { \(began) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
              delegate?.starsChanged()
            }
          }
          """,
          "Outside.swift": "import UIKit\n\(outside)",
          "Main.storyboard": InterfaceReading.storyboard(
            """
            <subviews><view id="but" customClass="Stars">
              <rect key="frame" x="20" y="20" width="120" height="20"/>
              <autoresizingMask key="autoresizingMask"/>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="editable" value="\(value)"/>
              </userDefinedRuntimeAttributes>
              <connections>\(connections)</connections>
            </view></subviews>
            """),
        ])
    }
    let told = ["fail 'button' 120×20"]
    #expect(try verdicts("YES") == told)
    #expect(try verdicts("NO") == [])
    #expect(try verdicts("NO", update: "guard self.editable, rating < 5 else { return }") == [])
    #expect(try verdicts("NO", began: "if editable { update(touches.first) }") == [])
    // What the flag has no say in is done, and so is what listens.
    #expect(try verdicts("NO", update: "guard rating < 5 else { return }") == told)
    #expect(try verdicts("NO", began: "if editable { rating = 0 } else { rating = 1 }") == told)
    #expect(try verdicts("NO", "button.delegate = self") == told)
    #expect(try verdicts("NO", "button.editable = true") == told)
    let opening = "func open(_ stars: Stars) { stars.editable = true }"
    #expect(try verdicts("NO", outside: opening) == told)
    let listener = #"<outlet property="delegate" destination="own" id="del"/>"#
    #expect(try verdicts("NO", connections: listener) == told)
  }

  @Test("nothing is a target in a view that takes no touches and that no code knows")
  func closed() throws {
    func verdicts(_ box: String, outlet: String = "") throws -> [String] {
      let storyboard = InterfaceReading.storyboard(
        """
        <subviews><view id="box" fixedFrame="YES" \(box)>
          <rect key="frame" x="0" y="60" width="300" height="60"/>
          <subviews>
            <textField id="but" fixedFrame="YES" borderStyle="none">
              <rect key="frame" x="20" y="20" width="16" height="16"/>
              <fontDescription key="fontDescription" type="system" pointSize="12"/>
            </textField>
          </subviews>
        </view></subviews>
        """, connections: outlet)
      return try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet weak var button: UITextField!
          @IBOutlet weak var box: UIView!
          func begin() { for field in [button] { field?.becomeFirstResponder() } }
        }
        """, with: ["Main.storyboard": storyboard])
    }
    let off = #"userInteractionEnabled="NO""#
    let open = try verdicts("")
    #expect(open == ["fail 'button' 16×16"])
    #expect(try verdicts(off) == [])
    // Code may find or know it.
    #expect(try verdicts(off + #" tag="7""#) == open)
    #expect(
      try verdicts(off, outlet: #"<outlet property="box" destination="box" id="x"/>"#) == open)
  }
}
