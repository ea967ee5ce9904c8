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
