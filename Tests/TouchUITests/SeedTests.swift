import Foundation
import Testing

/// The Swift of the documents that the components come from, where those are at hand: what they
/// call right compiles against the components. The documents are no part of the repository.
@Suite("the documents' snippets") struct SeedTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static var seeds: URL? {
    let named = ProcessInfo.processInfo.environment["TOUCHSTONE_SEEDS"].map {
      URL(fileURLWithPath: $0)
    }
    let folder = named ?? root.deletingLastPathComponent().appendingPathComponent("shared/seeds")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  @Test("what they show as right compiles", .enabled(if: seeds != nil))
  func compiles() throws {
    let folder = try #require(Self.seeds)
    var snippets: [Snippet] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      snippets += Snippet.right(in: text)
    }
    // The first document shows three blocks, one as wrong; the fourth 24, four of them as wrong.
    #expect(snippets.count == 22)
    let work = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-seeds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    // Each in a file of its own: what one declares is not the others' concern.
    var failures: [String] = []
    for (number, snippet) in snippets.enumerated() {
      let file = work.appendingPathComponent("Snippet\(number).swift")
      try Data(snippet.program.utf8).write(to: file)
    }
    let files = snippets.indices.map { work.appendingPathComponent("Snippet\($0).swift").path }
    let shared = work.appendingPathComponent("Stubs.swift")
    try Data(Snippet.stubs.utf8).write(to: shared)
    let groups = [files.filter { !declares($0) }] + files.filter(declares).map { [$0] }
    for group in groups where !group.isEmpty {
      let (status, output) = try compile(group + [shared.path])
      if status != 0 { failures.append(output) }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test("a snippet that asks for what there is not does not compile")
  func fails() throws {
    let work = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-seeds-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    for (style, compiles) in [("childFriendly", true), ("childFriendlier", false)] {
      let snippet = Snippet(lines: ["Button(\"A\") {}", ".buttonStyle(.\(style))"])
      let file = work.appendingPathComponent("\(style).swift")
      try Data((snippet.program + "\n" + Snippet.stubs).utf8).write(to: file)
      let status = try compile([file.path]).0
      #expect((status == 0) == compiles)
    }
  }

  /// Whether a file declares what others may declare as well.
  private func declares(_ file: String) -> Bool {
    (try? String(contentsOfFile: file, encoding: .utf8))?.contains("\nextension ") ?? false
  }

  private func compile(_ files: [String]) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let modules = Self.root.appendingPathComponent(".build/debug/Modules").path
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules] + files
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}

/// A block of Swift, made a program.
private struct Snippet {
  var lines: [String]

  /// The blocks of a document that are not shown as wrong.
  static func right(in text: String) -> [Snippet] {
    var snippets: [Snippet] = []
    var heading = ""
    var block: [String]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        if let lines = block {
          let isWrong = heading.hasPrefix("**Before") || heading.hasPrefix("**Incorrect")
          if !isWrong { snippets.append(Snippet(lines: lines)) }
          block = nil
        } else if line.hasPrefix("```swift") {
          block = []
        } else {
          block = nil
        }
      } else if block != nil {
        block?.append(line)
      } else if line.hasPrefix("**") || line.hasPrefix("#") {
        heading = line
      }
    }
    return snippets
  }

  /// The block in a view that has the names it lacks.
  var program: String {
    let usage = lines.firstIndex { $0.hasPrefix("// Usage") } ?? lines.endIndex
    let declares =
      lines.first.map { $0.hasPrefix("struct ") || $0.hasPrefix("extension ") } ?? false
    let declarations = declares ? Array(lines[..<usage]) : []
    let body = declares ? Array(lines[usage...]) : lines
    let name = "Holder\(abs(lines.joined().hashValue))"
    return """
      import SwiftUI
      import TouchUI

      \(declarations.joined(separator: "\n").replacingOccurrences(of: "struct ", with: "private struct "))

      private struct \(name): View {
        @State var showSettings = false
        let isPressed = false
        let isDisabled = false
        let material = Material(title: "", date: "")
        var body: some View {
          VStack {
      \(views(body).joined(separator: "\n"))
          }
        }
      }
      """
  }

  /// Statements, chains of modifiers and items of bars as views.
  private func views(_ lines: [String]) -> [String] {
    let code = lines.filter { !$0.isEmpty }
    if code.contains(where: { $0.hasPrefix("ToolbarItem") }) {
      return ["Text(\"\").toolbar {"] + code + ["}"]
    }
    if code.contains(where: { $0.hasPrefix("HapticFeedback") }) {
      return ["Button(\"\") {"] + code + ["}"]
    }
    guard code.first(where: { !$0.hasPrefix("//") })?.hasPrefix(".") == true else { return lines }
    // Each comment or blank line begins a chain of its own.
    var result: [String] = []
    var isOpen = false
    for line in lines {
      if line.hasPrefix(".") {
        if !isOpen { result.append("Text(\"\")") }
        isOpen = true
      } else {
        isOpen = false
      }
      result.append(line)
    }
    return result
  }

  /// What the documents' app has.
  static let stubs = """
    import SwiftUI

    struct Material {
      var title: String
      var date: String
    }
    struct Badge: View {
      var count: Int
      var body: some View { Text("\\(count)") }
    }
    func performUpdate() {}
    func deleteMaterial() {}
    func openMaterial() {}
    func showNotifications() {}
    """
}
