import Foundation
import Testing

/// What the built tool exits with on input that is broken, hostile or not there.
@Suite("The exit status on bad input")
struct BadInputStatusTests {
  private static let small = #"Button(action: go) { Image(systemName: "xmark") }"#
  private static let large = #"Button(action: go) { Color.red.frame(width: 60, height: 60) }"#

  private static func view(_ content: String) -> String {
    "import SwiftUI\nstruct Sample: View { var body: some View { \(content) } }\n"
  }

  private static func deep(_ open: String, _ close: String) -> String {
    String(repeating: open, count: 10_000) + String(repeating: close, count: 10_000)
  }

  private func run(_ bytes: Data, _ arguments: String...) throws -> ToolProcess {
    let folder = try TemporaryFolder()
    try bytes.write(to: folder.url.appendingPathComponent("A.swift"))
    return try ToolProcess(["check", "A.swift"] + arguments, in: folder.url)
  }

  @Test(
    "source that is read as far as it goes is no error: 0 without findings, 1 with",
    arguments: [
      (view(large), 0, false), (view(small), 1, false), ("", 0, false), ("// nothing", 0, false),
      (view(large) + "struct {", 0, true), (view(small) + "struct {", 1, true),
      (view(large).replacing("\n", with: "\r\n"), 0, false),
      (view(small).replacing("\n", with: "\r\n"), 1, false),
      (view(large) + "// \0", 0, false), (view(small) + "// \0", 1, false),
      (view("VStack { \(large); Text(\(deep("(", ")"))) }"), 0, true),
      (view("VStack { \(small); Text(\(deep("{", "}"))) }"), 1, true),
      (view("VStack { \(small); Sample() }"), 1, false),
    ] as [(String, Int32, Bool)])
  func source(text: String, status: Int32, complains: Bool) throws {
    let run = try run(Data(text.utf8))
    #expect(run.status == status)
    #expect(run.errors.isEmpty != complains)
    #expect(!complains || run.errors.hasPrefix("A.swift:"))
    #expect(run.errors.split(separator: "\n").count == (complains ? 1 : 0))
  }

  #if os(Linux)
    @Test(
      "where the address space is limited the stacks are smaller, or the threads fewer",
      .timeLimit(.minutes(10)), arguments: [800_000, 1_400_000, 3_000_000])
    func space(kilobytes: Int) throws {
      let folder = try TemporaryFolder()
      try Data(Self.view(Self.small).utf8)
        .write(to: folder.url.appendingPathComponent("A.swift"))
      let run = try ToolProcess(
        ["check", "A.swift", "--jobs", "4", "--no-cache"], in: folder.url, within: kilobytes)
      #expect(run.status == 1)
    }
  #endif

  @Test("bytes that are not UTF-8 are said once and change no status")
  func encoding() throws {
    for (button, status) in [(Self.large, 0), (Self.small, 1)] as [(String, Int32)] {
      let run = try run(Data(Self.view(button).utf8) + Data("// ".utf8) + Data([0xFF, 0x0A]))
      #expect(run.status == status)
      #expect(run.errors.split(separator: "\n").count == 1 && run.errors.contains("not UTF-8"))
    }
  }

  @Test(
    "findings below the level asked for are no failure; what cannot be read is one at any level")
  func levels() throws {
    #expect(try run(Data(Self.view(Self.small).utf8), "--fail-on", "never").status == 0)
    #expect(try run(Data(Self.view(Self.small).utf8), "Nowhere", "--fail-on", "never").status == 2)
  }

  @Test("2 wins over 1, names the path on one line, and the report is written")
  func paths() throws {
    let folder = try TemporaryFolder()
    let at = { folder.url.appendingPathComponent($0).path }
    try Data(Self.view(Self.small).utf8).write(to: URL(fileURLWithPath: at("A.swift")))
    try FileManager.default.createDirectory(atPath: at("Empty"), withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: at("notes.md")))
    try FileManager.default.createSymbolicLink(atPath: at("Loop"), withDestinationPath: "Loop")
    for path in ["Nowhere", "Empty", "notes.md", "Loop"] {
      let run = try ToolProcess("check", path, "A.swift", in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("\(path): error: "))
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.output.contains("[target-size]"))
      #expect(try ToolProcess("inspect", path, in: folder.url).status == 2)
    }
    try FileManager.default.createSymbolicLink(atPath: at("up"), withDestinationPath: ".")
    #expect(try ToolProcess("check", ".", in: folder.url).status == 1)
  }

  @Test("'inspect' says what of a file could not be read, as 'check' does")
  func inspect() throws {
    let folder = try TemporaryFolder()
    try Data((Self.view(Self.small) + "struct {").utf8)
      .write(to: folder.url.appendingPathComponent("A.swift"))
    let run = try ToolProcess("inspect", "A.swift", in: folder.url)
    #expect(run.status == 0 && run.output.contains("'xmark'"))
    #expect(run.errors == (try ToolProcess("check", "A.swift", in: folder.url).errors))
  }
}
