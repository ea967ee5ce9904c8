import Foundation
import Testing
import TouchModel
import TouchReport
import TouchRules
import TouchSource

/// Input that is broken, hostile or not there: a diagnostic where one is due, and every element that
/// can be told.
@Suite("Bad input")
struct BadInputTests {
  /// A button that fails, so that a test sees whether it was met.
  private let button = #"Button(action: go) { Image(systemName: "xmark") }"#

  private func view(_ content: String, named name: String = "Sample") -> String {
    "struct \(name): View {\n  var body: some View {\n\(content)\n  }\n}\n"
  }

  private func audit(_ source: String) throws -> Audit { try Reading().audit(source) }

  private func audit(bytes files: [String: Data], _ paths: [String] = ["."]) throws -> Audit {
    let project = try SourceProject(bytes: files)
    return project.audit(paths).check()
  }

  // MARK: - Bytes

  @Test("Swift that does not parse is audited as far as it goes, with the place of the first error")
  func broken() throws {
    let audit = try audit(
      view(button, named: "First")
        + "struct Second: View { var body: some View { HStack { \(button)")
    #expect(audit.findings.map(\.subject.view) == ["First", "Second"])
    #expect(audit.problems.map(\.kind) == [.syntax])
    #expect(audit.problems.first?.line == 7)
  }

  @Test("the first error is told without the control characters that the source has there")
  func controlCharacters() throws {
    let audit = try audit(view(button) + "} } \u{1B}[31m }")
    let message = try #require(audit.problems.first { $0.kind == .syntax }?.message)
    #expect(message.contains("�"))
    #expect(!message.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test("bytes that are not UTF-8 are one problem, and the rest is audited")
  func encoding() throws {
    let source = Data("import SwiftUI\n// caf".utf8) + Data([0xE9, 0xFF, 0x0A])
    let audit = try audit(bytes: ["A.swift": source + Data(view(button).utf8)])
    #expect(audit.problems.map(\.kind) == [.encoding])
    #expect(audit.findings.map(\.subject.place.line) == [5])
  }

  @Test("a NUL byte, a byte order mark and foreign line ends lose nothing")
  func oddBytes() throws {
    let source = "import SwiftUI\n" + view(button)
    let lines = { (end: String) in source.replacing("\n", with: end) }
    for source in [
      source.replacing("View {", with: "View {\0"), "\u{FEFF}" + source, lines("\r\n"), lines("\r"),
    ] {
      let audit = try audit(bytes: ["A.swift": Data(source.utf8)])
      #expect(audit.findings.map(\.subject.place.line) == [4])
    }
    let ended = try audit(bytes: ["A.swift": Data(lines("\r\n").utf8)])
    #expect(ended.lines[Audit.Line(file: "A.swift", number: 4)] == button)
    // What ends lines in Unicode alone ends none of Swift's.
    let quoted = "let line = \"a\u{2028}b\u{2029}c\u{85}d\u{B}\u{C}\"; " + source
    let kept = try audit(bytes: ["A.swift": Data(quoted.utf8)])
    #expect(kept.lines[Audit.Line(file: "A.swift", number: 4)] == button)
  }

  @Test("nothing, a comment and a text without Swift hold no element and are no problem")
  func nothing() throws {
    for source in ["", "// nothing", "/* open", "\u{FEFF}", "\n\n"] {
      let audit = try audit(bytes: ["A.swift": Data(source.utf8)])
      #expect(
        audit.counts.files == 1 && audit.counts.elements == 0
          && !audit.problems.contains(where: \.isFatal))
    }
  }

  @Test("random bytes and cut source end in an audit")
  func random() throws {
    var state: UInt64 = 1
    func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    let source = Array(("import SwiftUI\n" + view("List { \(button).padding(4) }")).utf8)
    for length in stride(from: 0, to: source.count, by: 7) {
      var changed = source
      for _ in 0..<3 { changed[Int(next()) % source.count] = next() }
      let audit = try audit(bytes: [
        "Cut.swift": Data(source[..<length]), "Changed.swift": Data(changed),
        "Noise.swift": Data((0..<200).map { _ in next() }),
      ])
      #expect(audit.counts.files == 3)
    }
  }

  // MARK: - Depth

  private func nested(_ open: String, _ middle: String, _ close: String) -> String {
    String(repeating: open, count: 10_000) + middle + String(repeating: close, count: 10_000)
  }

  @Test("nesting deeper than is followed is a problem, and what stands before it is audited")
  func depth() throws {
    for deep in [
      nested("(", "x", ")"), nested("VStack { ", "EmptyView()", " }"), nested("f(", "x", ")"),
    ] {
      let audit = try audit(view("VStack {\n\(button)\nText(\(deep))\n}"))
      #expect(audit.findings.map(\.subject.place.line) == [5])
      #expect(audit.problems.map(\.kind) == [.nesting])
    }
  }

  @Test(
    "types nested deeper than is followed are a problem, and what stands before them is audited",
    .timeLimit(.minutes(10)))
  func nestedTypes() throws {
    let inner = "struct V: View { var body: some View { \(button) }\n"
    for types in [nested("struct V { ", "", "}"), String(repeating: inner, count: 200)] {
      let audit = try audit(view(button) + types)
      #expect(audit.findings.first?.subject.place.line == 4)
      #expect(audit.problems.map(\.kind).contains(.nesting))
    }
  }

  @Test(
    "of more cases than are tried each button is judged or undecided", .timeLimit(.minutes(10)))
  func cases() throws {
    let cases = (0..<400).map { "case \($0):\n\(button)\n" }.joined()
    let audit = try audit(
      "struct Sample: View {\n  let number: Int\n  var body: some View {\n"
        + "switch number {\n\(cases)default: EmptyView()\n}\n}\n}")
    #expect(!audit.findings.isEmpty && !audit.undecided.isEmpty)
    #expect(audit.findings.count + audit.undecided.count == 400)
    #expect(
      audit.undecided.allSatisfy { $0.reason.contains("more alternatives than are tried") })
  }

  @Test("of more views than are made what was made is judged", .timeLimit(.minutes(10)))
  func doubling() throws {
    let lines = (1...40).map {
      "var v\($0): some View { VStack { v\($0 - 1); v\($0 - 1) } }"
    }
    let audit = try audit(
      "struct Sample: View {\nvar v0: some View { \(button) }\n"
        + lines.joined(separator: "\n") + "\nvar body: some View { v40 }\n}")
    #expect(audit.counts.elements == 1)
  }

  @Test("a chain of 10,000 modifiers is followed to its end")
  func chain() throws {
    let chain = String(repeating: "\n  .padding(0.002)", count: 10_000)
    let label = "Button(action: go) { Color.red.frame(width: 20, height: 20)\(chain) }"
    #expect(try Reading().hits(view(label)) == ["60×60"])
    #expect(try audit(view(label)).counts.passed == 1)
  }

  // MARK: - Circles

  @Test("a view that contains itself is laid out, and its elements are found")
  func itself() throws {
    let direct = view("VStack {\n\(button)\nSample()\n}")
    let byAnother = view("VStack {\n\(button)\nOther()\n}") + view("Sample()", named: "Other")
    for source in [direct, byAnother] {
      #expect(try audit(source).findings.map(\.subject.place.line) == [5])
    }
  }

  @Test("a view in its own button's label is undecided")
  func ownLabel() throws {
    let audit = try audit(view("Button(action: go) { Sample() }"))
    #expect(audit.undecided.map(\.subject.place.line) == [4])
    #expect(audit.findings.isEmpty)
  }

  @Test("functions and properties that call each other come to an end")
  func circularCalls() throws {
    let audit = try audit(
      """
      struct Sample: View {
        var body: some View { first() }
        func first() -> some View { VStack { \(button); second() } }
        func second() -> some View { first() }
      }
      struct Sized: View {
        var body: some View { Button(action: go) { Color.red.frame(width: 20, height: one) } }
        var one: CGFloat { other }
        var other: CGFloat { one + 1 }
      }
      struct Named: View {
        let name = Self.name
        static let name = Named.name
        var body: some View { Button(name) {} }
      }
      """)
    #expect(audit.counts.elements == 3)
    #expect(audit.findings.map(\.subject.place.line).contains(4))
  }

  @Test("a type that inherits from one called as it is, or around to itself, is read")
  func circularInheritance() throws {
    let seen = "let side: CGFloat = 20"
    for types in [
      "class Holder: Kit.Holder { \(seen) }",
      "typealias Base = Kit.Holder\nclass Holder: Base { \(seen) }",
      "typealias Base = Holder\nclass Holder: Base { \(seen) }",
      "class Holder: Other { \(seen) }\nclass Other: Outer.Holder {}\nenum Outer { class Holder: Other {} }",
      "class Holder: Second { }\nclass Second: Third { \(seen) }\nclass Third: Second {}",
    ] {
      let audit = try audit(
        "import Kit\n\(types)\n"
          + view("Button(action: go) { Color.red.frame(width: Holder().side, height: 20) }"))
      #expect(audit.findings.count == 1, "\(types)")
    }
  }

  @Test("modifiers, styles and type aliases that lead to themselves come to an end")
  func circularDeclarations() throws {
    let audit = try audit(
      """
      typealias One = Other
      typealias Other = One
      extension View { func big() -> some View { big().padding(1) } }
      struct Loud: ViewModifier {
        func body(content: Content) -> some View { content.modifier(Loud()) }
      }
      struct Round: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button(action: {}) { configuration.label }.buttonStyle(Round())
        }
      }
      struct Sample: View {
        var body: some View {
          One()
          \(button).big().modifier(Loud()).buttonStyle(Round())
        }
      }
      """)
    #expect(audit.counts.elements > 0)
  }

  // MARK: - Paths

  @Test("a path that is missing, of another kind or empty is fatal, and the others are audited")
  func paths() throws {
    let project = try SourceProject([
      "App/A.swift": view(button), "notes.md": "", "Empty/readme.md": "", "Empty/.hidden.swift": "",
    ])
    for (path, kind) in [
      ("Nowhere", Problem.Kind.missing), ("Nowhere.swift", .missing), ("notes.md", .unsupported),
      ("Empty", .empty),
    ] {
      let audit = project.audit([path, "App"]).check()
      #expect(audit.problems.map(\.kind) == [kind])
      #expect(audit.problems.allSatisfy { $0.isFatal && $0.file == path && !$0.remedy.isEmpty })
      #expect(audit.counts.failed == 1)
    }
  }

  @Test("a folder of Interface Builder alone is audited with the code of its classes")
  func interfacesAlone() throws {
    let storyboard = InterfaceFileTests.storyboard
    let code = """
      import UIKit
      final class Sample: UIViewController { @IBOutlet private weak var button: UIButton! }
      """
    let project = try SourceProject([
      "Package.swift": "", "App/Views/Main.storyboard": storyboard, "App/Sample.swift": code,
    ])
    let audit = project.audit(["App/Views"]).check()
    #expect(audit.problems.isEmpty)
    #expect(audit.findings.map(\.hit.written) == ["120×32"])
    // Nothing tells what reacts in it.
    let alone = try SourceProject(["App/Views/Main.storyboard": storyboard])
    #expect(alone.audit(["App"]).check().problems.map(\.kind) == [.empty])
  }

  @Test("a folder without source of its own names what was passed over")
  func passedOver() throws {
    let project = try SourceProject([
      "App/Pods/Kit/A.swift": view(button), "Empty/readme.md": "",
    ])
    let problems = project.audit(["App", "Empty"]).check().problems
    #expect(problems.map(\.kind) == [.empty, .empty])
    #expect(problems.map { $0.message.contains("outside of 'App/Pods'") } == [true, false])
    #expect(project.audit(["App/Pods"]).check().counts.elements == 1)
  }

  @Test("a project without anything is an empty path")
  func emptyProject() throws {
    let audit = try audit(bytes: [:])
    #expect(audit.problems.map(\.kind) == [.empty])
    #expect(audit.counts.files == 0 && audit.counts.elements == 0)
  }

  @Test("links that lead nowhere are fatal; links in a circle and to the same file are read once")
  func links() throws {
    let project = try SourceProject(["App/A.swift": view(button)])
    let link = { (name: String, target: String) in
      try FileManager.default.createSymbolicLink(
        atPath: project.folder.appendingPathComponent(name).path, withDestinationPath: target)
    }
    try link("App/up", "..")
    try link("App/Again.swift", "A.swift")
    try link("App/0.swift", "A.swift")
    try link("Same", "App")
    for path in [".", "App", "App/A.swift"] {
      let audit = project.audit([path]).check()
      #expect(audit.problems == [] && audit.counts.files == 1 && audit.counts.elements == 1)
      #expect(audit.findings.map(\.subject.place.file) == ["App/A.swift"])
    }
    let named = project.audit(["App/0.swift", "App/Again.swift"]).check()
    #expect(named.findings.map(\.subject.place.file) == ["App/0.swift"])
    try link("App/Gone.swift", "nowhere")
    try link("App/Self.swift", "Self.swift")
    let audit = project.audit(["App"]).check()
    #expect(audit.problems.map(\.kind) == [.unreadable, .unreadable])
    #expect(audit.counts.failed == 1)
  }

  @Test("a folder and a file that cannot be opened are fatal", .enabled(if: geteuid() != 0))
  func unreadable() throws {
    let project = try SourceProject([
      "App/A.swift": view(button), "App/Locked.swift": "", "App/Locked/B.swift": "",
    ])
    for name in ["App/Locked.swift", "App/Locked"] {
      let path = project.folder.appendingPathComponent(name).path
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    }
    let audit = project.audit(["App"]).check()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700],
      ofItemAtPath: project.folder.appendingPathComponent("App/Locked").path)
    #expect(audit.problems.map(\.kind) == [.unreadable, .unreadable])
    #expect(audit.counts.failed == 1)
  }

  // MARK: - Sameness

  @Test("the same input gives the same report, whatever the threads and however often")
  func same() throws {
    var files: [String: String] = [:]
    for number in 0..<12 {
      files["Part\(number % 3)/V\(number).swift"] = view(
        "VStack { if flag { \(button) } else { V\((number + 1) % 12)() }; Toggle(name, isOn: on) }",
        named: "V\(number)")
    }
    files["Broken.swift"] = "struct Broken: View { var body: some View { HStack { \(button)"
    let project = try SourceProject(files)
    let one = JSONReport.text(of: project.audit(jobs: 1).check())
    #expect(one.contains("\"rule\""))
    for jobs in [1, 4, 4, 16] {
      #expect(JSONReport.text(of: project.audit(jobs: jobs).check()) == one)
    }
  }
}
