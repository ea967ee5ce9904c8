import Foundation
import Testing
import TouchModel
import TouchRules
import TouchSource

/// Lengths that files of Interface Builder give to the views that outlets stand for.
@Suite("UIKit: outlets")
struct InterfaceTests {
  private static let height = #"<constraint firstAttribute="height" constant="32" id="hei"/>"#
  private static let width = #"<constraint firstAttribute="width" constant="120" id="wid"/>"#

  /// A storyboard with a button that an outlet stands for.
  private func storyboard(
    _ constraints: String = height + width, _ attributes: String = "",
    connections: String = InterfaceReading.action,
    others: String = ""
  ) -> String {
    InterfaceReading.storyboard(
      """
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
        <button opaque="NO" id="but" \(attributes)>
          <constraints>
            \(constraints)
          </constraints>
          <state key="normal" title="A &gt; B"/>
          <connections>\(connections)</connections>
        </button>
      </subviews>
      """, connections: others)
  }

  private func verdicts(
    _ storyboard: String?, outlet: String = "UIButton", code: String = "", others: String = ""
  ) throws -> [String] {
    let source = """
      import UIKit
      final class Sample: UIViewController {
        @IBOutlet private weak var button: \(outlet)!
        func setUp() { \(code) }
      }
      \(others)
      """
    return try Reading().verdicts(source, with: storyboard.map { ["Main.storyboard": $0] } ?? [:])
  }

  @Test("what only the file for the iPad connects is open where the iPhone has its own")
  func padAlone() throws {
    let pad = storyboard().replacing("<scenes>", with: #"<device id="ipad10_2"/><scenes>"#)
    func verdicts(_ other: String, on device: Device = .iPhone16) throws -> [String] {
      try Reading(device: device).verdicts(
        """
        import UIKit
        final class Sample: UIViewController { @IBOutlet private weak var button: UIButton! }
        """, with: ["Pad.storyboard": pad, "Phone.storyboard": other])
    }
    let bare = storyboard().replacing(#"property="button""#, with: #"property="view""#)
    #expect(try verdicts(bare) == ["undecided 'button'"])
    #expect(try verdicts(bare, on: .iPad) == ["fail 'button' 120×32"])
    #expect(try verdicts(storyboard()) == ["fail 'button' 120×32"])
    #expect(try verdicts("<document/>") == ["fail 'button' 120×32"])
  }

  @Test("what a recogniser in code makes of an outlet is as large as Interface Builder says")
  func tappedOutlets() throws {
    let tap =
      "button.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))"
    func verdicts(
      _ view: String, _ outlet: String, _ attributes: String = "", code: String = ""
    ) throws -> [String] {
      let storyboard = storyboard(Self.height + Self.width, attributes, connections: "")
        .replacing("<button opaque", with: "<\(view) opaque")
        .replacing("</button>", with: "</\(view)>")
      return try self.verdicts(storyboard, outlet: outlet, code: "\(tap)\n\(code)")
    }
    let off = #"userInteractionEnabled="NO""#
    #expect(try verdicts("view", "UIView") == ["fail 'button' 120×32"])
    #expect(try verdicts("imageView", "UIImageView") == ["fail 'button' 120×32"])
    // What lets no touches through does once the code says so.
    #expect(try verdicts("imageView", "UIImageView", off) == ["undecided 'button'"])
    let on = "button.isUserInteractionEnabled = true"
    #expect(try verdicts("imageView", "UIImageView", off, code: on) == ["fail 'button' 120×32"])
    let gesture = "button.rx.tapGesture().subscribe(onNext: act)"
    #expect(
      try verdicts("imageView", "UIImageView", off, code: gesture).contains("fail 'button' 120×32"))
    let both = "button.isUserInteractionEnabled = isOn"
    #expect(try verdicts("imageView", "UIImageView", off, code: both) == ["undecided 'button'"])
    // A control reacts by itself where code lets it.
    func switched(_ code: String) throws -> [String] {
      try self.verdicts(self.storyboard(Self.height + Self.width, off), code: code)
    }
    #expect(try switched(both) == ["fail 'button' 120×32"])
    #expect(try switched("") == [])
    #expect(try verdicts("view", "UIView", #"hidden="YES""#) == [])
  }

  @Test("what is done to a list of outlets is done to the outlets in it")
  func listedOutlets() throws {
    let tap =
      "button.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(act)))"
    let list = #"<outletCollection property="all" destination="but" id="col"/>"#
    func verdicts(_ code: String, list: String = list) throws -> [String] {
      let storyboard = storyboard(
        Self.height + Self.width, #"userInteractionEnabled="NO""#, connections: "", others: list
      ).replacing("<button opaque", with: "<imageView opaque")
        .replacing("</button>", with: "</imageView>")
      return try Reading().verdicts(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private weak var button: UIImageView!
          @IBOutlet private var all: [UIImageView]!
          func setUp() {
            \(tap)
            \(code)
          }
        }
        """, with: ["Main.storyboard": storyboard])
    }
    let each = "all.forEach { $0.isUserInteractionEnabled = true }"
    let failing = ["fail 'button' 120×32"]
    #expect(try verdicts(each) == failing)
    #expect(try verdicts("for one in all { one.isUserInteractionEnabled = true }") == failing)
    // Where one of them is, is only asked.
    #expect(try verdicts("\(each)\n_ = all.firstIndex(of: button)") == failing)
    #expect(try verdicts("") == ["undecided 'button'"])
    #expect(try verdicts(each, list: "") == ["undecided 'button'"])
    // Which of them is meant is not known.
    #expect(try verdicts("all[0].isUserInteractionEnabled = true") == ["undecided 'button'"])
    #expect(try verdicts("all.first?.isUserInteractionEnabled = true") == ["undecided 'button'"])
    // What is kept from touches for a while has the same size before and after.
    let off = "func wait() { all.forEach { $0.isUserInteractionEnabled = false } }"
    #expect(try verdicts("\(each)\n\(off)\nwait()") == failing)
    #expect(
      try verdicts("all.forEach { $0.isUserInteractionEnabled = isOn }") == ["undecided 'button'"])
  }

  @Test("a field that Interface Builder makes lower than its border is has no size of the system's")
  func fields() throws {
    func verdicts(
      _ height: Int, _ border: String = #"borderStyle="roundedRect""#, code: String = ""
    ) throws -> [String] {
      let storyboard = storyboard(
        Self.width + Self.height.replacing("32", with: "\(height)"), border, connections: ""
      ).replacing("<button opaque", with: "<textField opaque")
        .replacing("</button>", with: "</textField>")
      return try self.verdicts(storyboard, outlet: "UITextField", code: code)
    }
    let exempt = ["exempt 'button' system style"]
    #expect(try verdicts(30) == ["fail 'button' 120×30"])
    #expect(try verdicts(34) == exempt)
    #expect(try verdicts(38) == exempt)
    // Without a border it is as high as its line.
    #expect(try verdicts(30, "") == exempt)
    #expect(try verdicts(16, "") == ["fail 'button' 120×16"])
    #expect(try verdicts(30, code: "button.borderStyle = .none") == exempt)
    #expect(
      try verdicts(30, "", code: "button.borderStyle = .roundedRect") == ["fail 'button' 120×30"])
  }

  @Test("an outlet is as large as the constraints of its own that Interface Builder holds")
  func constants() throws {
    #expect(try verdicts(storyboard()) == ["fail 'button' 120×32"])
    #expect(try verdicts(storyboard(Self.height)) == ["fail 'button' 44×32"])
    #expect(try verdicts(storyboard(Self.width)) == ["undecided 'button'"])
    #expect(
      try verdicts(storyboard(Self.width + Self.height.replacing("32", with: "50"))) == ["pass 1"])
    #expect(try verdicts(nil) == ["undecided 'button'"])
  }

  @Test(
    "what may change or lift a constraint leaves the length open",
    arguments: [
      (#"<constraint firstAttribute="height" constant="32" priority="750" id="hei"/>"#, ""),
      (
        #"<constraint firstAttribute="height" relation="greaterThanOrEqual" constant="32" id="hei"/>"#,
        ""
      ),
      (
        #"<constraint firstAttribute="height" secondItem="but" secondAttribute="width" id="hei"/>"#,
        ""
      ),
      (#"<constraint firstAttribute="height" constant="32" placeholder="YES" id="hei"/>"#, ""),
      (#"<constraint firstAttribute="height" constant="32" customClass="Fitting" id="hei"/>"#, ""),
      (
        #"<constraint firstAttribute="height" constant="32" id="hei"/>"#,
        #"<outlet property="buttonHeight" destination="hei" id="out2"/>"#
      ),
    ])
  func open(constraint: String, others: String) throws {
    #expect(try verdicts(storyboard(constraint, others: others)) == ["undecided 'button'"])
  }

  @Test("an outlet that no file connects stands for nothing, unless code gives it a view")
  func open() throws {
    func audit(
      _ code: String = "", more: String = "", others: [String: String] = [:]
    ) throws -> [String] {
      let source = """
        import UIKit
        class Sample: UIViewController {
          @IBOutlet weak var button: UIButton!
          @IBOutlet var spare: UIButton!
          func setUp() { \(code) }
          func make() -> UIButton { load() }
        }
        \(more)
        """
      let audit = try Reading().audit(
        source, with: ["Main.storyboard": storyboard()].merging(others) { $1 })
      return audit.undecided.compactMap(\.subject.label)
        + audit.leftOut.map { "\($0.subject.label ?? "") \($0.absence)" }
    }
    #expect(try audit() == ["spare hidden"])
    #expect(try audit("spare.isHidden = true") == ["spare hidden"])
    #expect(try audit("spare = make()").contains("spare hidden") == false)
    let outside = "import UIKit\nfunc fill(_ sample: Sample) { sample.spare = UIButton() }"
    #expect(try audit(others: ["Fill.swift": outside]).contains("spare hidden") == false)
    // A class may inherit it.
    let heir = storyboard().replacing("Sample", with: "Special")
      .replacing(#"property="button""#, with: #"property="spare""#)
    let special = "final class Special: Sample {}"
    #expect(
      try audit(more: special, others: ["Heir.storyboard": heir]).contains("spare hidden")
        == false)
    // Nor is anything known where a file is damaged.
    let damaged = storyboard().replacing("</objects>", with: "")
    #expect(try audit(others: ["Damaged.storyboard": damaged]).contains("spare hidden") == false)
    // What no file has may be made by one that is not in the source.
    let other = storyboard().replacing("Sample", with: "Other")
    #expect(try audit(others: ["Main.storyboard": other]) == ["button", "spare"])
  }

  @Test("what does nothing, is hidden or of another class of the app's is left open")
  func unlike() throws {
    let off = #"hidden="YES""#
    #expect(try verdicts(storyboard(Self.height, off)) == [])
    func leftOut(_ storyboard: String, code: String = "") throws -> [Absence] {
      let audit = try Reading().audit(
        """
        import UIKit
        final class Sample: UIViewController {
          @IBOutlet private weak var button: UIButton!
          func setUp() { \(code) }
        }
        """, with: ["Main.storyboard": storyboard])
      return audit.leftOut.map(\.absence)
    }
    let idle = storyboard(Self.height, connections: "")
    #expect(try leftOut(idle) == [.inert])
    #expect(try leftOut(idle, code: "adorn(button)") == [])
    let deaf = storyboard(Self.height, #"userInteractionEnabled="NO""#)
    #expect(try leftOut(deaf) == [.inert])
    #expect(try leftOut(deaf, code: "button.isUserInteractionEnabled = true") == [])
    // A menu is something to do.
    let menu = #"<menu key="menu" id="men"/><state"#
    #expect(
      try verdicts(idle.replacing("<state", with: menu), code: "") == ["fail 'button' 44×32"])
    let wired = "button.addTarget(self, action: nil, for: .touchUpInside)"
    #expect(
      try verdicts(storyboard(Self.height, connections: ""), code: wired) == ["fail 'button' 44×32"]
    )
    let own = #"customClass="Wide""#
    let wide = """
      final class Wide: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
      }
      """
    for outlet in ["UIButton", "Wide"] {
      #expect(
        try verdicts(storyboard(Self.height + Self.width, own), outlet: outlet, others: wide)
          .allSatisfy { !$0.hasPrefix("fail") })
    }
    // What is around a class of a library's says how large it is, as where code makes it.
    #expect(try verdicts(storyboard(Self.height, own)) == ["fail 'button' 44×32"])
  }

  @Test("a button of a type of the system's is as the system draws it, unless it is made lower")
  func systemTypes() throws {
    let info = #"buttonType="infoLight""#
    let frame = #"<rect key="frame" x="0" y="0" width="25" height="24"/>"#
    func drawn(_ attributes: String) throws -> [String] {
      let button = storyboard("", #"fixedFrame="YES" "# + attributes)
        .replacing("<state", with: "\(frame)<state")
      return try verdicts(button)
    }
    #expect(try drawn(info) == ["exempt 'button' system style"])
    #expect(try drawn("") == ["fail 'button' 25×24"])
    #expect(try verdicts(storyboard(Self.height, info)) == ["fail 'button' 44×32"])
    // A configuration draws it in place of its type.
    let placed = info + #" translatesAutoresizingMaskIntoConstraints="NO""#
    // What is no smaller than the system makes it is the system's, unless it shows something else.
    let titled = storyboard(Self.height + Self.width, placed)
    #expect(try verdicts(titled) == ["fail 'button' 120×32"])
    let bare = titled.replacing(#"title="A &gt; B""#, with: "")
    #expect(try verdicts(bare) == ["exempt 'button' system style"])
    #expect(
      try verdicts(bare.replacing(#"constant="32""#, with: #"constant="24""#))
        == ["fail 'button' 120×24"])
    func configured(_ height: Int) throws -> [String] {
      let shown = """
        <rect key="frame" x="0" y="0" width="50" height="\(height)"/>
        <buttonConfiguration key="configuration" style="plain"/>
        """
      return try verdicts(
        storyboard("", placed).replacing("<state", with: "\(shown)<state")
          .replacing(#"title="A &gt; B""#, with: ""))
    }
    #expect(try configured(34) == ["fail 'button' 50×34"])
  }

  @Test("of several scenes of a class each counts")
  func scenes() throws {
    func other(_ height: Int) -> String {
      storyboard().replacing(#"constant="32""#, with: #"constant="\#(height)""#)
    }
    let source = """
      import UIKit
      final class Sample: UIViewController { @IBOutlet private weak var button: UIButton! }
      """
    func message(_ other: String) throws -> String? {
      let project = try SourceProject(bytes: [
        "Sample.swift": Data(source.utf8), "Main.storyboard": Data(storyboard().utf8),
        "Other.storyboard": Data(other.utf8),
      ])
      return project.audit().check().findings.first?.message
    }
    #expect(try message(other(40))?.contains("a height of 32 to 40 pt") == true)
    #expect(try message(other(50)) == nil)
    #expect(try message(storyboard(Self.width)) == nil)
  }

  @Test("where both ends decide how long a view is, both are named")
  func ends() throws {
    func end(_ edge: String, _ constant: Int) -> String {
      """
      <constraint firstItem="but" firstAttribute="\(edge)" secondItem="all"
        secondAttribute="\(edge)" constant="\(constant)" id="\(edge)"/>
      """
    }
    let button = storyboard(Self.height + end("leading", 20) + end("trailing", -20))
    let source = """
      import UIKit
      final class Sample: UIViewController { @IBOutlet private weak var button: UIButton! }
      """
    let project = try SourceProject(bytes: [
      "Sample.swift": Data(source.utf8), "Main.storyboard": Data(button.utf8),
    ])
    let found = try #require(project.audit().check().findings.first)
    let told = found.evidence.map(\.message)
    #expect(
      told.contains { $0.hasPrefix("'leading' and 'trailing' give it a width of ") }, "\(told)")
    #expect(told.contains { $0.hasPrefix("'height' gives it a height of ") })
  }

  @Test("the cause is the constraint, and an edit of it is judged again")
  func cause() throws {
    let source = """
      import UIKit
      final class Sample: UIViewController { @IBOutlet private weak var button: UIButton! }
      """
    let project = try SourceProject(bytes: [
      "Sample.swift": Data(source.utf8), "Main.storyboard": Data(storyboard().utf8),
    ])
    let cache = AuditCache.folder(project.folder.appendingPathComponent("cache").path)
    let found = try #require(project.audit(cache: cache).check().findings.first)
    #expect(found.cause?.file.hasSuffix("Main.storyboard") == true)
    #expect(found.message.contains("; constrain it to a height of at least 44"))
    try storyboard().replacing(#"constant="32""#, with: #"constant="50""#).write(
      to: project.folder.appendingPathComponent("Main.storyboard"), atomically: true,
      encoding: .utf8)
    #expect(project.audit(cache: cache).check().findings.isEmpty)
  }

  @Test(
    "damaged files say nothing",
    arguments: ["", "<", "<a b=\"", "</a></a>", "<constraint/>", "\u{FF}"])
  func damaged(text: String) throws {
    #expect(try verdicts(text) == ["undecided 'button'"])
    #expect(try verdicts(text + storyboard()).count == 1)
  }

  @Test("an outlet is of the class that Interface Builder makes")
  func subclass() throws {
    func verdicts(_ wide: String, outlet: String = "UIButton") throws -> [String] {
      try self.verdicts(
        storyboard(Self.width, #"customClass="Wide""#), outlet: outlet, others: wide)
    }
    let high = """
      init() { heightAnchor.constraint(equalToConstant: 30).isActive = true }
      """
    #expect(try verdicts("final class Wide: UIButton { \(high) }") == ["fail 'button' 120×30"])
    #expect(
      try verdicts("class Base: UIButton { \(high) }\nfinal class Wide: Base {}", outlet: "Base")
        == ["fail 'button' 120×30"])
    #expect(try verdicts("final class Wide: UISwitch { \(high) }") == ["undecided 'button'"])
  }

  @Test("what lies in a hidden view that no code knows is never shown")
  func buried() throws {
    func verdicts(_ attributes: String, others: String = "") throws -> [String] {
      let storyboard = storyboard(others: others)
        .replacing(
          "<button opaque", with: #"<view id="box" \#(attributes)><subviews><button opaque"#
        )
        .replacing("</button>", with: "</button></subviews></view>")
      return try self.verdicts(storyboard)
    }
    #expect(try verdicts(#"hidden="YES""#) == [])
    #expect(try verdicts(#"alpha="0.0""#) == [])
    #expect(try verdicts("") == ["fail 'button' 120×32"])
    #expect(
      try verdicts(
        #"hidden="YES""#, others: #"<outlet property="box" destination="box" id="o"/>"#) != [])
  }

  @Test("what Interface Builder hides, or what is around it, is no target unless code shows it")
  func hidden() throws {
    func verdicts(_ code: String) throws -> [String] {
      try self.verdicts(storyboard(Self.height + Self.width, #"hidden="YES""#), code: code)
    }
    #expect(try verdicts("") == [])
    #expect(try verdicts("button.isHidden = true") == [])
    #expect(try verdicts("button.isHidden = false") == ["fail 'button' 120×32"])
    #expect(try verdicts("button.isHidden = isOff") == ["fail 'button' 120×32"])
    #expect(try verdicts("reveal(button)") == ["fail 'button' 120×32"])
  }

  @Test(
    "what lets no touches through is none while no code that knows it lets them",
    arguments: [
      ("sample.button.isHidden = true", true), ("sample.button.setTitle(name, for: .normal)", true),
      ("state.drive(sample.button.rx.isHidden)", true),
      ("sample.button.rx.tap.bind { }", true),
      ("sample.button.isUserInteractionEnabled = isOn", false),
      ("state.drive(sample.button.rx.isUserInteractionEnabled)", false),
      ("state.drive(sample.button.rx.isUsable)", false), ("sample.button.wake()", false),
      ("wake(sample.button)", false), ("let binder = sample.button.rx", false),
    ])
  func deafOutlets(use: String, isDeaf: Bool) throws {
    let audit = try Reading().audit(
      """
      import UIKit
      final class Sample: UIViewController { @IBOutlet weak var button: UIButton! }
      """,
      with: [
        "Main.storyboard": storyboard(
          Self.height + Self.width, #"userInteractionEnabled="NO""#, connections: ""),
        "Other.swift": """
        import UIKit
        final class Other { func show(_ sample: Sample) { \(use) } }
        extension UIButton { func wake() { isUserInteractionEnabled = true } }
        extension Reactive where Base: UIButton { var isUsable: Binder<Bool> { Binder(base) { } } }
        """,
      ])
    #expect(audit.leftOut.map(\.absence) == (isDeaf ? [.inert] : []))
  }
}
