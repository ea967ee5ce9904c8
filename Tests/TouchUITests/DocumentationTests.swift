import Foundation
import Testing

/// What the components' documentation must hold, read from what the compiler knows of the module.
@Suite("the components' documentation") struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A symbol, as far as this needs to know it.
  private struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Comment: Decodable {
      struct Line: Decodable { var text: String }
      var lines: [Line]
    }
    var kind: Kind
    var pathComponents: [String]
    var docComment: Comment?

    var name: String { pathComponents.joined(separator: ".") }
    var lines: [String] { docComment?.lines.map(\.text) ?? [] }

    /// Whether the comment holds code: lines four columns in that continue no item of a list.
    var hasExample: Bool {
      var isInList = false
      for line in lines {
        if line.hasPrefix("- ") { isInList = true }
        if line.first.map({ !$0.isWhitespace && $0 != "-" }) ?? false { isInList = false }
        if line.hasPrefix("    "), !isInList { return true }
      }
      return false
    }
  }

  private struct Graph: Decodable { var symbols: [Symbol] }

  /// The public symbols, but for those that macros and the compiler make.
  private static func symbols() throws -> [Symbol] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchui-graphs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "\(root.path)/Scripts/symbol-graphs")
    process.arguments = [folder.path]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    var symbols: [Symbol] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      symbols += try JSONDecoder().decode(Graph.self, from: data).symbols
    }
    return symbols.filter {
      $0.kind.identifier != "swift.extension" && !($0.pathComponents.last?.hasPrefix("$") ?? true)
    }
  }

  @Test("every public symbol says what it is and shows how it is used")
  func examples() throws {
    let symbols = try Self.symbols()
    #expect(symbols.count > 140)
    for symbol in symbols {
      #expect(!symbol.lines.isEmpty, "\(symbol.name) says nothing")
      #expect(symbol.hasExample, "\(symbol.name) shows no example")
    }
  }

  @Test("an example is told from the items of a list")
  func detection() {
    func symbol(_ lines: String...) -> Symbol {
      Symbol(
        kind: .init(identifier: "swift.method"), pathComponents: ["a"],
        docComment: .init(lines: lines.map { .init(text: $0) }))
    }
    #expect(symbol("Says.", "", "    call()").hasExample)
    #expect(!symbol("Says.", "", "- Parameters:", "  - a: One", "    more of one.").hasExample)
    #expect(!symbol("Says.").hasExample && !symbol().hasExample)
  }

  @Test("every public type stands in the catalogue, and each of the documents has an article")
  func catalogue() throws {
    let folder = Self.root.appendingPathComponent("Sources/TouchUI/TouchUI.docc")
    let landing = try String(
      contentsOf: folder.appendingPathComponent("TouchUI.md"), encoding: .utf8)
    for symbol in try Self.symbols() where symbol.pathComponents.count == 1 {
      guard
        ["swift.struct", "swift.class", "swift.enum", "swift.protocol"]
          .contains(symbol.kind.identifier)
      else { continue }
      #expect(landing.contains("``\(symbol.name)``"), "\(symbol.name) is in no topic")
    }
    let articles = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("Articles").path)
    #expect(articles.count == 4)
    for article in articles { #expect(landing.contains("<doc:\(article.dropLast(3))>")) }
  }
}
