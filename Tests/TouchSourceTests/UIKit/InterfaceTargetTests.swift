import Foundation
import Testing
import TouchRules
import TouchSource

/// What reacts by what a file of Interface Builder says, without an outlet in the code.
@Suite("UIKit: actions in Interface Builder")
struct InterfaceTargetTests {
  static let act =
    #"<action selector="send:" destination="own" eventType="touchUpInside" id="act"/>"#

  static func length(_ attribute: String, _ constant: Int, more: String = "") -> String {
    #"<constraint firstAttribute="\#(attribute)" constant="\#(constant)" \#(more)/>"#
  }

  static let small = length("width", 60) + length("height", 30)

  /// A storyboard with a view that reacts.
  static func storyboard(
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

  func source(_ code: String = "", members: String = "") -> String {
    """
    import UIKit
    final class Sample: UIViewController {
      \(members)
      @IBAction func send(_ sender: Any) { \(code) }
    }
    """
  }

  func verdicts(
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

  static let failing = "fail 'Send & go' 60×30"

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
}
