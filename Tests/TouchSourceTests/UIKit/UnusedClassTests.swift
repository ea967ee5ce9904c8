import Foundation
import Testing
import TouchRules
import TouchSource

/// Classes that nothing leads to which runs are never on a screen.
@Suite("UIKit: classes that nothing uses")
struct UnusedClassTests {
  static let cell = """
    import UIKit
    final class DayCell: UICollectionViewCell {
      private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      func setUp() {
        contentView.addSubview(button)
        button.addTarget(self, action: nil, for: .touchUpInside)
      }
    }
    """
  static let app = """
    import UIKit
    final class Launch: UIResponder, UIApplicationDelegate {
      let first = Screen()
    }
    """

  /// `found`, or why the cell's button is left out.
  func outcome(
    cell: String = cell, app: String = app, screen: String, with others: [String: String] = [:]
  ) throws -> String {
    let sources = [
      "Cell.swift": cell, "App.swift": app,
      "Screen.swift": "import UIKit\nfinal class Screen: UIViewController {}\n\(screen)",
    ].merging(others) { $1 }
    let project = try SourceProject(bytes: sources.mapValues { Data($0.utf8) })
    let audit = project.audit().check()
    let left = audit.leftOut.map(\.absence.rawValue)
    return (audit.findings.map { _ in "found" } + left).joined(separator: " ")
  }

  @Test(
    "what no code names is left out, and what only that names",
    arguments: [
      "",
      "// let cell = DayCell()",
      "/* final class List: UIView { let cell = DayCell() } */",
      "extension DayCell { func show() {} }",
      #"extension Screen { @objc func log() { show("a DayCell with \(count) days") } }"#,
      #"extension Screen { @objc func log() { print("DayCell.setUp") } }"#,
      ##"extension Screen { @objc func log() { NSLog(#"DayCell:%@"#, self) } }"##,
      #"extension Screen { @objc func log() { fatalError("\(count).DayCell") } }"#,
      "final class List: UIView { let cell = DayCell() }",
      #"final class List: UIView { func set() { register("DayCell") } }"#,
      #"extension DayCell { static let name = "DayCell" }"#,
      "final class List: UIView { let cell = Kit.DayCell.name }",
      "final class Section: ListSectionController { let cell = DayCell() }",
      "final class Part: ASCellNode { let cell = DayCell() }",
      "final class Part: SwipeCell { func show() { list.add(DayCell()) } }",
      "class Host<Content>: UIViewController {}\nfinal class Old: Host<DayCell> {}",
      "final class oldPart: UIView { let cell = DayCell() }\nextension oldPart { func show() {} }",
      "final class oldPart: UIView {\n  let cell = DayCell()\n"
        + "  func show() { print(\"oldPart {\", #selector(oldPart.show)) }\n}",
      "final class oldPart: UIView {\n  let cell = DayCell()\n  /* func old() {\n  /* new */ }}\n */\n"
        + "  func show() { print(#selector(oldPart.show)) }\n}",
      "enum Module { static func make() -> List { List() } }\n"
        + "final class List: UIView { let cell = DayCell(); let module = Module.self }",
    ])
  func unused(screen: String) throws {
    #expect(try outcome(screen: screen) == "unused")
  }

  @Test(
    "what anything may make is found",
    arguments: [
      "extension Screen { @objc func make() { _ = DayCell() } }",
      "extension Screen { @objc func make() { register(DayCell.self) } }",
      "class Host<Content>: UIViewController {}\nfinal class Days: Host<DayCell> {}\n"
        + "extension Screen { @objc func make() { show(Days()) } }",
      "extension Screen { @objc func make() { show(Kit.DayCell.standard) } }",
      #"extension Screen { @objc func make() { NSClassFromString("DayCell") } }"#,
      #"extension Screen { @objc func make() { NSClassFromString("App.DayCell") } }"#,
      #"enum Names { static let cell = "DayCell" }; extension Screen { @objc func make() { show(Names.cell) } }"#,
      #"extension Screen { @objc func make() { show("the \(DayCell.self) of it") } }"#,
      #"extension Screen { @objc func make() { print("\(DayCell().count)") } }"#,
      #"extension Screen { @objc func make() { NSClassFromString("\(module).DayCell") } }"#,
      #"extension Screen { @objc func make() { NSClassFromString("\(module ?? "").DayCell") } }"#,
      "extension UIView { @objc func make() { _ = DayCell() } }",
      "let cell = DayCell()",
      "final class Week: DayCell {}\nextension Screen { @objc func make() { _ = Week() } }",
      "final class List: Base<DayCell> {}\nextension Screen { @objc func make() { _ = List() } }",
      "final class Part: KitPart { let cell = DayCell() }",
      "final class Part: SKSpriteNode { let cell = DayCell() }",
      "final class oldPart: UIView { let cell = DayCell() }\n"
        + "extension Screen { @objc func make() { show(oldPart()) } }",
      "final class oldPart: UIView { let cell = DayCell() }\nlet name = \"oldPart\"",
      "final class oldPart: UIView { let cell = DayCell() }\nlet part = { oldPart() }()",
      "final class oldPart: UIView { let cell = DayCell() }\n/* /* */ */ let part = oldPart()",
      "final class Part: ASCellNode { let cell = DayCell() }\n"
        + "extension Screen { @objc func make() { _ = Part() } }",
      "final class Other: UIResponder, UIWindowSceneDelegate { let cell = DayCell() }",
      "#if os(macOS)\nfinal class List: UIView { let cell = DayCell() }\n#endif",
      "struct List_Previews: PreviewProvider { static var previews: some View { DayCell() } }",
    ])
  func used(screen: String) throws {
    #expect(try outcome(screen: screen) == "found")
  }

  @Test(
    "what a class makes for itself alone and puts nowhere is left out",
    arguments: [
      ("alarm.reset()", true), ("self.alarm.isHidden = true", true), ("", true),
      ("addSubview(alarm)", false), ("show(alarm)", false),
      ("other.addSubview(alarm.styled())", false),
      ("let views = [alarm]", false), ("later = alarm", false), ("Box { alarm }", false),
    ])
  func neverAdded(use: String, isLeftOut: Bool) throws {
    let alarm = Self.cell.replacing("DayCell: UICollectionViewCell", with: "Alarm: UIView")
      .replacing("contentView.", with: "")
    func outcome(_ access: String) throws -> String {
      try self.outcome(
        cell: alarm,
        screen: """
          final class List: UIView {
            \(access) let alarm = Alarm()
            func setUp() {
              \(use)
            }
          }
          extension Screen { @objc func make() { show(List()) } }
          """)
    }
    #expect(try outcome("private") == (isLeftOut ? "unused" : "found"))
    // Others may add what they reach.
    #expect(try outcome("") == "found")
  }

  @Test("what Objective-C may make others of is not left out")
  func madeElsewhere() throws {
    func outcome(_ code: String) throws -> String {
      try self.outcome(
        cell: Self.cell.replacing("DayCell: UICollectionViewCell", with: "Alarm: UIView")
          .replacing("contentView.", with: ""),
        screen: """
          final class List: UIView {
            private let alarm = Alarm()
            func setUp() { alarm.reset() }
          }
          extension Screen { @objc func make() { show(List()) } }
          """, with: ["Source.m": code])
    }
    #expect(try outcome("[cell addSubview:[Alarm new]];") == "found")
    #expect(try outcome("[cell addSubview:[AlarmRow new]]; // Alarm") == "unused")
  }

  @Test("what lies in a view that is put nowhere is left out with it")
  func inNeverAdded() throws {
    func outcome(_ setup: String) throws -> String {
      try self.outcome(
        cell: Self.cell.replacing("DayCell: UICollectionViewCell", with: "Alarm: UIView")
          .replacing("contentView.", with: ""),
        screen: """
          final class Panel: UIView {
            private let alarm = Alarm()
            func setUp() { addSubview(alarm) }
          }
          final class List: UIView {
            private let panel = Panel()
            func setUp() {
              \(setup)
            }
          }
          extension Screen { @objc func make() { show(List()) } }
          """)
    }
    #expect(try outcome("panel.setUp()") == "unused")
    #expect(try outcome("addSubview(panel)") == "found")
  }

  private static let list = "final class List: UIView { let cell = DayCell() }\n"

  @Test(
    "what only a function of a module makes is as unused as the function",
    arguments: [
      "enum Module { static func list() -> List { let list = List(); return list }\n"
        + "static func other() {} }\nextension Screen { @objc func make() { Module.other() } }",
      "struct Module { class func list() -> UIView { List() }\nclass Other {} }\n"
        + "extension Screen { @objc func make() { show(Module.Other()) } }",
    ])
  func uncalled(module: String) throws {
    #expect(try outcome(screen: Self.list + module) == "unused")
  }

  @Test("a class is not made where it is named for a type inside")
  func namespaces() throws {
    func outcome(
      _ use: String, members: String = "init() {}", inner: String = "enum Fault: Error { case low }"
    ) throws -> String {
      try self.outcome(
        screen: Self.list + """
          class Module { \(members)
            var list: List { List() } }
          extension Module { \(inner) }
          extension Screen { @objc func make() { \(use) } }
          """)
    }
    #expect(try outcome("show(error is Module.Fault)") == "unused")
    #expect(try outcome("throw Module.Fault.low") == "unused")
    #expect(try outcome("let faults: [Module.Fault] = []; show(faults)") == "unused")
    #expect(try outcome("show(error is Module.Fault); show(Module())") == "found")
    #expect(try outcome("show(error is Module.Fault); show(Module.self)") == "found")
    #expect(try outcome("show(error is Module.Fault); let module: Module? = nil") == "found")
    // What lies inside names what is its own without saying whose.
    let module = "static func make() -> Module { Module() }"
    #expect(try outcome("show(Module.Fault())", members: module) == "found")
    #expect(
      try outcome("show(Module.Fault())", inner: "struct Fault { let list = List() }") == "found")
    #expect(
      try outcome("show(Module.Fault())", inner: "struct Fault { let module = Module() }")
        == "found")
    // It may be a member, or another type's.
    #expect(try outcome("show(Module.Shared.list)") == "found")
    #expect(try outcome("show(Module.Fault())", inner: "typealias Fault = Other") == "found")
  }

  @Test(
    "what something may call makes what is shown",
    arguments: [
      ("List()", "Module.list()"),
      ("List()", "show(Module.list)"),
      ("List()", "show(Module\n.list())"),
      ("List()", "Kit.Module.list()"),
      ("List()", "Module.other()"),
      ("List()", "show(Module.self)"),
      ("UIView()", "Module.third()"),
      ("List()", "let known: Module = .list()"),
    ])
  func called(made: String, call: String) throws {
    let module = """
      enum Module {
        static func list() -> UIView { \(made) }
        static func other() { list() }
        static func third() { _ = List() }
      }
      extension Screen { @objc func make() { \(call) } }
      """
    #expect(try outcome(screen: Self.list + module) == "found")
  }

  @Test(
    "a module that is handed on, extended or called by another name may be asked for anything",
    arguments: [
      "typealias Known = Module", "extension Module {}",
      "extension Module { var spare: List? { nil } }",
      "final class Other: Module {}", "let module = [Module: Int]()",
    ])
  func handedOn(other: String) throws {
    let module = """
      class Module { static func list() -> UIView { List() } }
      extension Module { var count: Int { 1 } }
      extension Screen { @objc func make() { Module.other() } }
      """
    func outcome(_ other: String) throws -> String {
      try self.outcome(
        screen: Self.list + module, with: ["Other.swift": "import UIKit\n\(other)"])
    }
    // Somebody's `list` is asked for.
    #expect(try outcome(other + "\nlet lists = others.list()") == "found")
    #expect(try outcome("let module = Module.spare\nlet lists = others.list()") == "unused")
  }

  @Test("what a protocol asks a module for is called by others")
  func required() throws {
    let module = """
      protocol Maker { static func list() -> UIView }
      enum Module: Maker { static func list() -> UIView { List() } }
      extension Screen { @objc func make() { show(Module.self) } }
      """
    let asked = "\nfunc ask(_ maker: (some Maker).Type) -> UIView { maker.list() }"
    #expect(try outcome(screen: Self.list + module + asked) == "found")
    #expect(try outcome(screen: Self.list + module) == "unused")
  }

  @Test("what a factory makes that nothing asks it for is on no screen")
  func factories() throws {
    func outcome(
      _ factory: String, protocol: String = "protocol Making { func list() -> UIView }",
      call: String = "show(Factory())"
    ) throws -> String {
      try self.outcome(
        screen: """
          \(Self.list)\(factory)
          extension Screen { @objc func make() { \(call) } }
          """, with: ["Making.swift": "import UIKit\n\(`protocol`)"])
    }
    let factory =
      "final class Factory {}\n"
      + "extension Factory: Making { func list() -> UIView { List() } }"
    #expect(try outcome(factory) == "unused")
    #expect(
      try outcome(factory, protocol: "protocol Making {\n  func list() -> UIView\n}") == "unused")
    #expect(try outcome(factory, call: "show(Factory().list())") == "found")
    // Others than the source may ask for it.
    for open in ["@objc", "public"] {
      #expect(
        try outcome(factory, protocol: "\(open) protocol Making { func list() -> UIView }")
          == "found")
    }
    let own = "extension Screen { static func list() -> UIView { List() } }"
    #expect(try outcome(own, call: "") == "unused")
    #expect(try outcome(own, call: "show(Screen.list())") == "found")
    #expect(
      try outcome("extension Screen { @objc static func list() -> UIView { List() } }") == "found")
  }

  @Test("files of other kinds may name it")
  func otherFiles() throws {
    func outcome(_ name: String, _ text: String) throws -> String {
      try self.outcome(screen: "", with: [name: text])
    }
    let xib = #"<collectionViewCell customClass="DayCell"/>"#
    #expect(try outcome("Base.lproj/Main.storyboard", xib) == "found")
    #expect(try outcome("Cell.xib", xib) == "found")
    #expect(try outcome("Legacy.m", "DayCell *cell;") == "found")
    #expect(try outcome("Info.plist", "<string>$(MODULE).DayCell</string>") == "found")
    #expect(try outcome("Cell.xib", #"<view customClass="DayCellView"/>"#) == "unused")
    // The owner of a nib makes it.
    let owner = #"<placeholder id="-1" userLabel="File's Owner" customClass="DayCell"/>"#
    #expect(try outcome("Cell.xib", owner) == "unused")
    #expect(try outcome("Cell.xib", owner + xib) == "found")
  }

  @Test("the nib of a class that nothing makes is not loaded")
  func unloaded() throws {
    func outcome(_ name: String, _ code: String) throws -> String {
      try self.outcome(screen: code, with: [name: #"<view customClass="DayCell"/>"#])
    }
    let held = "extension Screen { var cell: DayCell?\nvar other: Int { 1 } }"
    #expect(try outcome("DayCell.xib", "") == "unused")
    #expect(try outcome("DayCell.xib", held) == "unused")
    // What the class itself says of its name it says only where something makes it.
    let named = #"extension DayCell { var nib: String { "DayCell" } }"#
    #expect(try outcome("DayCell.xib", named) == "unused")
    #expect(
      try outcome("DayCell.xib", named.replacing("extension DayCell", with: "extension Screen"))
        == "found")
    #expect(try outcome("Days.xib", "") == "found")
    #expect(
      try outcome("DayCell.xib", "extension Screen { @objc func make() { load(\"DayCell\") } }")
        == "found")
    #expect(try outcome("DayCell.xib", "extension Screen { let nib = R.nib.dayCell }") == "found")
    #expect(
      try outcome("DayCell.xib", held + "\nextension Screen { let made = DayCell.load() }")
        == "found")
  }

  @Test("what a method makes is shown where something may call that")
  func methods() throws {
    func outcome(
      _ declaration: String, inherits: String = "", call: String = "", list: String = Self.list
    ) throws -> String {
      try self.outcome(
        screen: """
          \(list)
          extension Screen\(inherits) {
            \(declaration) { show(List()) }
            func other() {
              \(call)
            }
          }
          """)
    }
    #expect(try outcome("func open()") == "unused")
    #expect(try outcome("private func open(_ day: Int)") == "unused")
    #expect(try outcome("func open()", call: "// open()") == "unused")
    #expect(try outcome("func open()", call: "/* open() */") == "unused")
    #expect(try outcome("func open()", inherits: ": UIScrollViewDelegate") == "unused")
    // Others than source, or a protocol, may call it.
    #expect(try outcome("func open()", call: "open()") == "found")
    #expect(try outcome("func open()", call: "let url = \"https://\"; open()") == "found")
    #expect(try outcome("func open()", call: "let type = \"image/*\"\nopen()") == "found")
    #expect(try outcome("func open()", call: "watch(#selector(open))") == "found")
    #expect(try outcome("func open()", call: "perform(\"open\")") == "found")
    #expect(try outcome("@objc func open()") == "found")
    #expect(try outcome("@IBAction func open(_ sender: Any)") == "found")
    #expect(try outcome("override func open()") == "found")
    #expect(try outcome("func open()", inherits: ": PanelDelegate") == "found")
    #expect(
      try outcome("func open(_ view: UIScrollView)", inherits: ": UIScrollViewDelegate") == "found")
    #expect(
      try outcome("func open()", list: Self.list + "protocol Opener { func open() }") == "unused")
    #expect(
      try outcome("func open()", list: Self.list + "extension List { func open() {} }") == "found")
    #expect(
      try outcome("func open()", list: Self.list + "extension Screen { let list = List() }")
        == "found")
  }

  @Test("what only an empty variable may hold is shown where something gives that a value")
  func variables() throws {
    func outcome(_ type: String, _ use: String = "") throws -> String {
      try self.outcome(
        screen: """
          \(Self.list)
          extension Screen {
            var list: \(type)
            func other() {
              \(use)
            }
          }
          """)
    }
    #expect(try outcome("List?") == "unused")
    #expect(try outcome("List!") == "unused")
    #expect(try outcome("List?", "if list == nil { list?.cell = 1; show(list) }") == "unused")
    for use in [
      "list = make()", "self.list = make()", "fill(&list)", "bind(\\.list)", "bind($list)",
      "Screen(list: make())", "set(\"list\")",
    ] {
      #expect(try outcome("List?", use) == "found", "\(use)")
    }
    #expect(try outcome("List") == "found")
    #expect(try outcome("List? = make()") == "found")
  }

  /// A storyboard with a scene of the cell's class and one that comes first.
  private func storyboard(_ scene: String, segue: String = "") -> String {
    """
    <document type="Storyboard" initialViewController="first-1">
      <scenes>
        <scene sceneID="one"><objects>
          <viewController id="first-1" customClass="Screen" sceneMemberID="viewController">
            \(segue)
          </viewController>
        </objects></scene>
        <scene sceneID="two"><objects>
          <viewController \(scene) id="second-1" sceneMemberID="viewController">
            <connections><segue destination="second-1" kind="show" id="own"/></connections>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  @Test("a scene of a storyboard is there where something leads to it")
  func scenes() throws {
    func outcome(_ scene: String, segue: String = "", code: String = "") throws -> String {
      try self.outcome(
        screen: code, with: ["Main.storyboard": storyboard(scene, segue: segue)])
    }
    let named = #"storyboardIdentifier="DayCell" customClass="DayCell""#
    let other = #"storyboardIdentifier="day cell" customClass="DayCell""#
    #expect(try outcome(named) == "unused")
    #expect(try outcome(other) == "unused")
    #expect(try outcome(#"customClass="DayCell""#) == "unused")
    #expect(try outcome(named, code: "// show(DayCell())") == "unused")
    #expect(try outcome(other, code: #"// show("day cell")"#) == "unused")
    let uncalled = #"extension Screen { func make() { show(id: "DayCell") } }"#
    #expect(try outcome(named, code: uncalled) == "unused")
    #expect(try outcome(named, code: uncalled + "\nlet show = Screen.make") == "found")
    #expect(try outcome(named, segue: #"<segue destination="second-1"/>"#) == "found")
    let left = #"<action selector="open:" destination="second-1"/>"#
    #expect(try outcome(named, segue: left) == "unused")
    #expect(
      try outcome(other, code: #"extension Screen { @objc func make() { show(id: "day cell") } }"#)
        == "found")
    #expect(
      try outcome(named, code: #"extension Screen { @objc func make() { show(id: "DayCell") } }"#)
        == "found")
  }

  @Test("another storyboard may lead to a scene")
  func placeholders() throws {
    let scene = #"storyboardIdentifier="day cell" customClass="DayCell""#
    let other = """
      <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="day cell" id="p"
        sceneMemberID="viewController"/>
      """
    func outcome(_ placeholder: String) throws -> String {
      try self.outcome(
        screen: "", with: ["Main.storyboard": storyboard(scene), "Other.storyboard": placeholder])
    }
    #expect(try outcome(other) == "found")
    #expect(try outcome("") == "unused")
  }

  @Test("what an unused class inherits is judged where another uses it")
  func inherited() throws {
    let heirs = """
      import UIKit
      final class Spare: Base {}
      class Base: UIView {
        private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        func setUp() {
          addSubview(button)
          button.addTarget(self, action: nil, for: .touchUpInside)
        }
      }
      """
    #expect(
      try outcome(cell: heirs, screen: "extension Screen { @objc func make() { _ = Base() } }")
        == "found")
    #expect(try outcome(cell: heirs, screen: "") == "unused")
  }

  @Test("an edit elsewhere brings it back")
  func remembered() throws {
    let project = try SourceProject(bytes: [
      "Cell.swift": Data(Self.cell.utf8), "App.swift": Data(Self.app.utf8),
      "Screen.swift": Data("import UIKit\nfinal class Screen: UIViewController {}".utf8),
    ])
    let cache = AuditCache.folder(project.folder.appendingPathComponent("cache").path)
    #expect(project.audit(cache: cache).check().findings.isEmpty)
    try "import UIKit\nfinal class Screen: UIViewController { let cell = DayCell() }".write(
      to: project.folder.appendingPathComponent("Screen.swift"), atomically: true, encoding: .utf8)
    #expect(project.audit(cache: cache).check().findings.count == 1)
    try Self.app.replacingOccurrences(of: "Screen()", with: "1").write(
      to: project.folder.appendingPathComponent("App.swift"), atomically: true, encoding: .utf8)
    #expect(project.audit(cache: cache).check().findings.isEmpty)
  }
}
