import Foundation
import Testing
import TouchModel
import TouchRules
import TouchSource

/// What reacts by what a file of Interface Builder says, without an outlet in the code.
@Suite("UIKit: actions in Interface Builder")
struct InterfaceTargetTests {
  private static let act =
    #"<action selector="send:" destination="own" eventType="touchUpInside" id="act"/>"#

  private static func length(_ attribute: String, _ constant: Int, more: String = "") -> String {
    #"<constraint firstAttribute="\#(attribute)" constant="\#(constant)" \#(more)/>"#
  }

  private static let small = length("width", 60) + length("height", 30)

  /// A storyboard with a view that reacts.
  private static func storyboard(
    _ tag: String = "button", _ attributes: String = "", constraints: String = small,
    inside: String = #"<state key="normal" title="Send &amp; go"/>"#, connections: String = act,
    box: String = "", document: String = "", controller: String = #"customClass="Sample""#,
    outlets: String = "", others: String = ""
  ) -> String {
    """
    <document initialViewController="own" \(document)>
      <scenes><scene sceneID="one"><objects>
        <viewController id="own" \(controller) sceneMemberID="viewController">
          <view key="view" id="all"><subviews><view id="box" \(box)><subviews>
            <\(tag) id="but" \(attributes)>
              \(inside)
              <constraints>\(constraints)</constraints>
              <connections>\(connections)</connections>
            </\(tag)>
          </subviews></view></subviews></view>
          <connections>\(outlets)</connections>
        </viewController>
        \(others)
      </objects></scene></scenes>
    </document>
    """
  }

  private func source(_ code: String = "", members: String = "") -> String {
    """
    import UIKit
    final class Sample: UIViewController {
      \(members)
      @IBAction func send(_ sender: Any) { \(code) }
    }
    """
  }

  private func verdicts(
    _ storyboard: String, code: String = "", members: String = "", more: String = ""
  ) throws -> [String] {
    try Reading().verdicts(
      source(code, members: members) + more, with: ["Main.storyboard": storyboard])
  }

  /// A frame that no constraint replaces.
  private static let drawn = """
    <rect key="frame" x="0" y="0" width="60" height="30"/>
    <autoresizingMask key="autoresizingMask"/>
    """

  @Test("a button is called by the words of its title, with attributes or without")
  func words() throws {
    func name(_ inside: String) throws -> [String] {
      try verdicts(
        Self.storyboard(
          inside: """
            <state key="highlighted" title="Other"><attributedString key="attributedTitle">
              <fragment content="Another"/>
            </attributedString></state>
            \(inside)
            """))
    }
    func titled(_ key: String) -> String {
      """
      <state key="normal" title="Plain"><attributedString key="\(key)">
        <fragment content="Terms of "/><fragment content="Service"/>
      </attributedString></state>
      """
    }
    #expect(try name(titled("attributedTitle")) == ["fail 'Terms of Service' 60×30"])
    #expect(try name(titled("userComments")) == ["fail 'Plain' 60×30"])
    #expect(try name("") == ["fail 'send' 60×30"])
  }

  private static let failing = "fail 'Send & go' 60×30"

  @Test("a button with an action is an element where the storyboard has it")
  func place() throws {
    let audit = try Reading().audit(
      source(), with: ["Main.storyboard": Self.storyboard()])
    let found = try #require(audit.findings.first)
    #expect(found.subject.place.file == "Main.storyboard" && found.subject.place.line == 5)
    #expect(found.subject.label == "Send & go" && found.subject.view == "Sample")
    #expect(found.message.contains("constrain it to a height of at least 44"))
    #expect(audit.lines.keys.contains { $0.file == "Main.storyboard" })
    let large = Self.length("width", 60) + Self.length("height", 50)
    #expect(try verdicts(Self.storyboard(constraints: large)) == ["pass 1"])
  }

  @Test("a button without an action is none, nor is one of an outlet there")
  func others() throws {
    #expect(try verdicts(Self.storyboard(connections: "")) == [])
    let outlet = #"<outlet property="button" destination="but" id="out"/>"#
    #expect(
      try verdicts(
        Self.storyboard(outlets: outlet), members: "@IBOutlet weak var button: UIButton!")
        == ["fail 'button' 60×30"])
    let segue = #"<segue destination="own" kind="show" id="seg"/>"#
    #expect(try verdicts(Self.storyboard(connections: segue)) == [Self.failing])
    // A scene may need no class of the app's.
    #expect(
      try verdicts(Self.storyboard(connections: segue, controller: "")) == [Self.failing])
  }

  @Test("a button that two outlets of a class stand for is one element")
  func twins() throws {
    func verdicts(_ members: String, _ code: String = "", more: String = "") throws -> [String] {
      let outlets = ["button", "other"].map {
        #"<outlet property="\#($0)" destination="but" id="\#($0)"/>"#
      }
      return try self.verdicts(
        Self.storyboard(outlets: outlets.joined()), code: code, members: members, more: more)
    }
    let both = "@IBOutlet weak var button: UIButton!\n@IBOutlet weak var other: UIButton!"
    #expect(try verdicts(both) == ["fail 'button' 60×30"])
    // What the class does with it by either name it does with one.
    let taller = "other.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true"
    #expect(try verdicts(both, taller).count == 1)
    #expect(try verdicts(both, taller) != ["fail 'button' 60×30"])
    // Others may mean one of them.
    let outside = "\nfunc show(_ sample: Sample) { sample.other.isHidden = true }"
    #expect(try verdicts(both, more: outside).count == 2)
  }

  @Test("what is called by nothing that it shows is called by what it does")
  func labels() throws {
    #expect(try verdicts(Self.storyboard(inside: "")) == ["fail 'send' 60×30"])
    #expect(
      try verdicts(Self.storyboard(inside: #"<state key="normal" image="bell"/>"#))
        == ["fail 'bell' 60×30"])
    #expect(
      try verdicts(Self.storyboard(inside: #"<state key="normal" title="Button" image="bell"/>"#))
        == ["fail 'bell' 60×30"])
    #expect(
      try verdicts(Self.storyboard(inside: #"<state key="normal" title=" " image="bell"/>"#))
        == ["fail 'bell' 60×30"])
    let spoken = #"<accessibility key="accessibilityConfiguration" label="Alarms"/>"#
    #expect(
      try verdicts(Self.storyboard(inside: spoken + #"<state key="normal" image="bell"/>"#))
        == ["fail 'Alarms' 60×30"])
    #expect(
      try verdicts(Self.storyboard("button", #"userLabel="Copy""#, inside: spoken))
        == ["fail 'Copy' 60×30"])
  }

  @Test("of several classes of a name the module's, or the nearest, is meant")
  func modules() throws {
    func verdicts(
      _ module: String, in folder: String, action: String = "send:"
    ) throws -> [String] {
      let file = Self.storyboard(controller: #"customClass="Sample" \#(module)"#)
        .replacing("send:", with: action)
      let other = """
        import UIKit
        final class Sample: UIViewController { @IBAction func other(_ button: UIButton) {} }
        """
      return try Reading().verdicts(
        "import UIKit",
        with: [
          "A/Sample.swift": source(), "B/Sample.swift": other,
          "\(folder)/Main.storyboard": file,
        ])
    }
    for folder in ["A", "B", "C", "A/Screens"] {
      #expect(try verdicts(#"customModule="A""#, in: folder) == [Self.failing], "\(folder)")
    }
    #expect(try verdicts("", in: "A") == [Self.failing])
    #expect(try verdicts("", in: "B/Base.lproj", action: "other:") == [Self.failing])
    #expect(try verdicts("", in: "C") == ["undecided 'Send & go'"])
    #expect(try verdicts(#"customModule="Kit""#, in: "C") == ["undecided 'Send & go'"])
  }

  @Test("what nothing shows or what takes no touches is no target")
  func absent() throws {
    func absences(_ storyboard: String) throws -> [Absence] {
      let audit = try Reading().audit(source(), with: ["Main.storyboard": storyboard])
      #expect(audit.findings.isEmpty && audit.undecided.isEmpty && audit.counts.passed == 0)
      return audit.leftOut.map(\.absence)
    }
    #expect(try absences(Self.storyboard("button", #"hidden="YES""#)) == [.hidden])
    #expect(try absences(Self.storyboard("button", #"enabled="NO""#)) == [.hidden])
    #expect(try absences(Self.storyboard(box: #"hidden="YES""#)) == [.hidden])
    #expect(try absences(Self.storyboard(box: #"userInteractionEnabled="NO""#)) == [.hidden])
    // No segue leads to the scene, nor has it a name that code could make it by.
    let lonely = Self.storyboard().replacing("initialViewController", with: "other")
    #expect(try absences(lonely) == [])
    #expect(
      try verdicts(lonely.replacing("id=\"own\"", with: #"id="own" storyboardIdentifier="a""#))
        == [Self.failing])
    // A segue that begins at a controller leads there only where code performs it.
    func led(_ code: String, from: String = "", segue: String = #"kind="show" identifier="on""#)
      throws -> [String]
    {
      let connection = #"<connections><segue destination="own" \#(segue) id="seg"/></connections>"#
      let first = """
        <viewController id="first" sceneMemberID="viewController">
          <view key="view" id="firstall"><subviews><button id="next">
            \(from.isEmpty ? "" : connection)
          </button></subviews></view>
          \(from.isEmpty ? connection : "")
        </viewController>
        """
      return try verdicts(
        Self.storyboard(others: first)
          .replacing(#"initialViewController="own""#, with: #"initialViewController="first""#),
        code: code
      ).filter { $0.contains("Send") }
    }
    #expect(try led("") == [])
    #expect(try led(#"performSegue(withIdentifier: "off", sender: nil)"#) == [])
    for code in [
      #"performSegue(withIdentifier: "on", sender: nil)"#,
      "performSegue(withIdentifier: name, sender: nil)",
      #"perform(segue: "on")"#, #"performSegue(withIdentifier: "o\(rest)", sender: nil)"#,
    ] {
      #expect(try led(code) == [Self.failing], "\(code)")
    }
    #expect(try led("", from: "next") == [Self.failing])
    let root = #"kind="relationship" relationship="rootViewController""#
    #expect(try led("", segue: root) == [Self.failing])
    #expect(try absences(Self.storyboard(document: #"launchScreen="YES""#)) == [])
    #expect(try absences(Self.storyboard(document: #"targetRuntime="AppleTV""#)) == [])
    let shown = #"<outlet property="box" destination="box" id="out"/>"#
    #expect(
      try verdicts(Self.storyboard(box: #"hidden="YES""#, outlets: shown)) == [Self.failing])
  }

  @Test("what is left over of another scene's connections makes nothing another's")
  func leftOver() throws {
    let other = """
      <viewController id="alt" customClass="Other" sceneMemberID="viewController">
        <view key="view" id="altall"><subviews><view id="altbox" customClass="Box"/></subviews></view>
      </viewController>
      """
    func found(_ destination: String, controller: String = #"customClass="Sample""#) throws
      -> Subject
    {
      let left =
        #"<action selector="old:" destination="\#(destination)" eventType="touchUpInside" id="old"/>"#
      let storyboard = Self.storyboard(
        inside: "", connections: left + Self.act, controller: controller, others: other)
      let code =
        source() + """
          final class Other: UIViewController { @IBAction func old(_ sender: Any) { grow(sender) } }
          final class Box: UIView { @IBAction func old(_ sender: Any) { grow(sender) } }
          """
      return try #require(
        Reading().audit(code, with: ["Main.storyboard": storyboard]).findings.first
      ).subject
    }
    for destination in ["alt", "altbox"] {
      let subject = try found(destination)
      #expect(subject.view == "Sample" && subject.label == "send", "\(destination)")
      #expect(try found(destination, controller: "").view == "Main", "\(destination)")
    }
  }

  @Test("what the action does with what it is handed is done to the button")
  func sender() throws {
    let title = try verdicts(Self.storyboard(), code: "(sender as? UIButton)?.isSelected = true")
    #expect(title == [Self.failing])
    let frame = Self.storyboard(constraints: "", inside: Self.drawn)
    #expect(try verdicts(frame, code: "grow(sender)") == ["undecided 'send'"])
    #expect(try verdicts(frame) == ["fail 'send' 60×30"])
    #expect(
      try verdicts(
        frame, code: "(sender as! UIButton).frame = CGRect(x: 0, y: 0, width: 80, height: 80)")
        != ["fail 'send' 60×30"])
  }

  @Test("a list of outlets stands for its members")
  func lists() throws {
    let list = #"<outletCollection property="buttons" destination="but" id="out"/>"#
    func verdicts(_ code: String) throws -> [String] {
      try self.verdicts(
        Self.storyboard(constraints: "", inside: Self.drawn, outlets: list), code: code,
        members: "@IBOutlet var buttons: [UIButton]!")
    }
    #expect(try verdicts("buttons.forEach { $0.layer.cornerRadius = 4 }") == ["fail 'send' 60×30"])
    #expect(
      try verdicts("for button in buttons { stretch(button) }") == ["undecided 'send'"])
    #expect(try verdicts("buttons[0].backgroundColor = .red") == ["undecided 'send'"])
  }

  @Test("a view with a recogniser of Interface Builder's is an element")
  func recognizers() throws {
    let added = #"<outletCollection property="gestureRecognizers" destination="tap" id="rec"/>"#
    func storyboard(
      _ tag: String = "view", _ attributes: String = "", action: String = Self.act,
      recognizer: String = "tapGestureRecognizer", outlets: String = ""
    ) -> String {
      Self.storyboard(
        tag, attributes, inside: "", connections: added, outlets: outlets,
        others: "<\(recognizer) id=\"tap\"><connections>\(action)</connections></\(recognizer)>")
    }
    #expect(try verdicts(storyboard()) == ["fail 'send' 60×30"])
    #expect(try verdicts(storyboard("imageView")) == ["fail 'send' 60×30"])
    #expect(try verdicts(storyboard("imageView", #"userInteractionEnabled="NO""#)) == [])
    #expect(try verdicts(storyboard(action: "")) == [])
    #expect(
      try verdicts(storyboard(recognizer: "pongPressGestureRecognizer")) == ["fail 'send' 60×30"])
    #expect(try verdicts(storyboard(recognizer: "panGestureRecognizer")) == [])
    // A control reacts as well by a recogniser, which hands over itself where it acts.
    #expect(try verdicts(storyboard("button")) == ["fail 'send' 60×30"])
    #expect(
      try verdicts(storyboard("button"), code: "grow(sender)") == ["fail 'send' 60×30"])
    #expect(try verdicts(storyboard("button", action: "")) == [])
    // Where an outlet stands for the view, that is where it is.
    let outlet = #"<outlet property="card" destination="but" id="out"/>"#
    let card = "@IBOutlet weak var card: UIView!"
    #expect(
      try verdicts(storyboard(outlets: outlet), members: card) == ["fail 'card' 60×30"])
    #expect(
      try verdicts(storyboard(action: "", outlets: outlet), members: card) == [])
    let button = "@IBOutlet weak var card: UIButton!"
    #expect(
      try verdicts(storyboard("button", outlets: outlet), members: button)
        == ["fail 'card' 60×30"])
    #expect(
      try verdicts(storyboard("button", action: "", outlets: outlet), members: button) == [])
  }

  @Test("a class around that decides itself which touches its views get leaves them open")
  func deciding() throws {
    let box = """

      final class Box: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { button }
      }
      """
    let storyboard = Self.storyboard(box: #"customClass="Box""#)
    #expect(try verdicts(storyboard, more: box) == ["undecided 'Send & go'"])
    #expect(try verdicts(storyboard, more: "final class Box: UIView {}") == [Self.failing])
  }

  @Test("what an unused class owns is no target")
  func unused() throws {
    let nib = """
      <document><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Sample"/>
        <view id="all"><subviews><button id="but">
          <constraints>\(Self.small)</constraints>
          <connections><action selector="send:" destination="-1"/></connections>
        </button></subviews></view>
      </objects></document>
      """
    func audit(_ more: String) throws -> Audit {
      try Reading().audit(
        source() + "\n@main final class Launch: UIResponder, UIApplicationDelegate { \(more) }",
        with: ["Bar.xib": nib])
    }
    #expect(try audit("").findings.isEmpty)
    #expect(try audit("let screen = Sample()").findings.count == 1)
  }

  @Test("only files below what is audited count, and an edit is judged again")
  func files() throws {
    let project = try SourceProject(bytes: [
      "App/Sample.swift": Data(source().utf8),
      "App/Main.storyboard": Data(Self.storyboard().utf8),
      "Other/Other.swift": Data("import UIKit".utf8),
      "Package.swift": Data(),
    ])
    #expect(project.audit(["Other"]).check().findings.isEmpty)
    let cache = AuditCache.folder(project.folder.appendingPathComponent("cache").path)
    #expect(project.audit(["App"], cache: cache).check().findings.count == 1)
    #expect(project.audit(["App"], cache: cache).check().findings.count == 1)
    try Self.storyboard(constraints: Self.length("height", 50)).write(
      to: project.folder.appendingPathComponent("App/Main.storyboard"), atomically: true,
      encoding: .utf8)
    #expect(project.audit(["App"], cache: cache).check().findings.isEmpty)
  }

  @Test("what does what a view around it does is a part of that")
  func repeated() throws {
    let added = #"<outletCollection property="gestureRecognizers" destination="tap" id="rec"/>"#
    func verdicts(_ selector: String) throws -> [String] {
      let tap = #"<action selector="\#(selector)" destination="own" id="tac"/>"#
      let storyboard = Self.storyboard(
        others: """
          <tapGestureRecognizer id="tap"><connections>\(tap)</connections></tapGestureRecognizer>
          """
      ).replacing(
        "</subviews></view></subviews></view>",
        with: "</subviews><connections>\(added)</connections></view></subviews></view>")
      return try self.verdicts(storyboard).filter { $0.hasPrefix("fail") }
    }
    #expect(try verdicts("close:") == [Self.failing])
    #expect(try verdicts("send:") == [])
  }

  @Test("what lies outside the view around it cannot be hit there")
  func beyond() throws {
    func verdicts(_ trailing: Int, _ kind: String = "view") throws -> [String] {
      let storyboard = Self.storyboard(constraints: Self.length("height", 50))
      return try self.verdicts(
        storyboard.replacing(
          "</subviews></view></subviews></view>",
          with: """
            </subviews><constraints>
              <constraint firstItem="box" firstAttribute="width" constant="30"/>
              <constraint firstItem="but" firstAttribute="leading" secondItem="box"
                secondAttribute="leading"/>
              <constraint firstItem="but" firstAttribute="trailing" secondItem="box"
                secondAttribute="trailing" constant="\(trailing)"/>
            </constraints></\(kind)></subviews></view>
            """
        ).replacing("<view id=\"box\"", with: "<\(kind) id=\"box\""))
    }
    #expect(try verdicts(20) == ["fail 'Send & go' 30×50"])
    #expect(try verdicts(-4) == ["fail 'Send & go' 26×50"])
    #expect(try verdicts(20, "scrollView").allSatisfy { !$0.hasPrefix("fail") })
  }

  /// A part of a storyboard that is drawn without constraints.
  private static func drawn(_ box: [Int], _ mask: String = "") -> String {
    """
    <rect key="frame" x="\(box[0])" y="\(box[1])" width="\(box[2])" height="\(box[3])"/>
    <autoresizingMask key="autoresizingMask" \(mask)/>
    """
  }

  @Test("what is drawn outside the view around it cannot be hit there")
  func drawnBeyond() throws {
    let wide = [10, 10, 200, 100]
    func verdicts(
      _ button: String, in box: String? = nil, _ kind: String = "view",
      code: String = "", outlets: String = ""
    ) throws -> [String] {
      let storyboard = Self.storyboard(constraints: "", inside: button, outlets: outlets)
      return try self.verdicts(
        storyboard.replacing(
          "<view id=\"box\" >", with: "<\(kind) id=\"box\">\(box ?? Self.drawn(wide))"
        )
        .replacing(
          "</subviews></view></subviews></view>",
          with: "</subviews></\(kind)></subviews></view>"),
        code: code)
    }
    let before = Self.drawn([-11, 20, 60, 50])
    #expect(try verdicts(before) == ["pass 1"])
    #expect(try verdicts(Self.drawn([-20, 20, 60, 50])) == ["fail 'send' 40×50"])
    #expect(try verdicts(Self.drawn([-20, -30, 60, 50])) == ["fail 'send' 40×20"])
    #expect(try verdicts(Self.drawn([160, 20, 60, 50])) == ["fail 'send' 40×50"])
    #expect(try verdicts(Self.drawn([140, 50, 60, 50])) == ["pass 1"])
    // What scrolls brings all of it into view.
    #expect(try verdicts(Self.drawn([160, 20, 60, 50]), "scrollView") == ["pass 1"])
    // The view around may be longer, but its end stays where it is.
    let sizable = Self.drawn(wide, #"widthSizable="YES""#)
    let following = Self.drawn([160, 20, 60, 50], #"flexibleMinX="YES""#)
    #expect(try verdicts(Self.drawn([160, 20, 60, 50]), in: sizable) == ["pass 1"])
    #expect(try verdicts(following, in: sizable) == ["fail 'send' 40×50"])
    #expect(try verdicts(Self.drawn([-20, 20, 60, 50]), in: sizable) == ["fail 'send' 40×50"])
    // Code may move what it knows, and the view around.
    let held = #"<outlet property="box" destination="box" id="out"/>"#
    #expect(try verdicts(Self.drawn([160, 20, 60, 50]), outlets: held) == ["pass 1"])
    #expect(try verdicts(Self.drawn([-20, 20, 60, 50]), outlets: held) == ["fail 'send' 40×50"])
    #expect(
      try verdicts(
        Self.drawn([-20, 20, 60, 50]),
        code: "(sender as! UIButton).frame = CGRect(x: 0, y: 0, width: 80, height: 80)"
      ).allSatisfy { !$0.hasPrefix("fail") })
  }

  @Test("what is drawn outside a view further out cannot be hit there either")
  func drawnFurtherBeyond() throws {
    func verdicts(_ inner: String) throws -> [String] {
      let storyboard = Self.storyboard(constraints: "", inside: Self.drawn([0, 0, 60, 50]))
      return try self.verdicts(
        storyboard.replacing(
          "<view id=\"box\" ><subviews>",
          with: """
            <view id="box">\(Self.drawn([10, 10, 200, 100]))<subviews>
            <view id="inner">\(inner)<subviews>
            """
        ).replacing(
          "</subviews></view></subviews></view>",
          with: "</subviews></view></subviews></view></subviews></view>"))
    }
    #expect(try verdicts(Self.drawn([0, 0, 100, 100])) == ["pass 1"])
    #expect(try verdicts(Self.drawn([-20, 0, 100, 100])) == ["fail 'send' 40×50"])
    #expect(try verdicts(Self.drawn([165, 0, 100, 100])) == ["fail 'send' 35×50"])
    #expect(
      try verdicts(Self.drawn([-20, 0, 100, 100], #"flexibleMinX="YES""#)) == ["pass 1"])
  }

  @Test("what another button lies over from end to end is no target")
  func covered() throws {
    func verdicts(_ edges: [String], _ attributes: String = "", outlets: String = "") throws
      -> [String]
    {
      let pins = edges.map {
        """
        <constraint firstItem="top" firstAttribute="\($0)" secondItem="box"
          secondAttribute="\($0)"/>
        """
      }
      let storyboard = Self.storyboard(outlets: outlets).replacing(
        "</subviews></view></subviews></view>",
        with: """
          <button id="top" \(attributes)><connections>\(Self.act)</connections></button>
          </subviews><constraints>\(pins.joined())</constraints></view></subviews></view>
          """)
      return try self.verdicts(storyboard).filter { $0.contains("Send") }
    }
    let all = ["leading", "trailing", "top", "bottom"]
    #expect(try verdicts(all) == [])
    #expect(try verdicts(Array(all.dropLast())) == [Self.failing])
    #expect(try verdicts(all, #"userInteractionEnabled="NO""#) == [Self.failing])
    #expect(try verdicts(all, #"hidden="YES""#) == [Self.failing])
    #expect(
      try verdicts(all, outlets: #"<outlet property="top" destination="top" id="o"/>"#)
        == [Self.failing])
  }
}
