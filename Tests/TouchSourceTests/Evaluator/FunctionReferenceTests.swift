import Testing
import TouchRules

/// Functions that are handed on by their names in place of a closure.
@Suite("Evaluator: functions by name")
struct FunctionReferenceTests {
  private func audit(_ body: String, _ others: String = "") throws -> Audit {
    try Reading().audit(
      """
      struct Sample: View {
        let names = ["a", "bb"]
        let title: String? = "Go"
        @State private var isShown = false
        var body: some View { \(body) }
        func badge() -> some View { Color.blue.frame(width: 4, height: 4) }
        func row(of name: String) -> some View {
          Button { go() } label: { Color.red.frame(width: name == "a" ? 21 : 22, height: 20) }
        }
      }
      \(others)
      """)
  }

  private let tile = "Button { go() } label: { Color.red.frame(width: 30, height: 30) }"

  @Test(
    "what an initializer or a method makes lies over a target or behind it, no larger than it is",
    arguments: [
      ".overlay(alignment: .top, content: Divider.init)", ".overlay(content: badge)",
      ".overlay(content: Dot.init)", ".background(content: Dot.init)",
      ".overlay(alignment: .top) { Divider() }",
    ])
  func decorations(decoration: String) throws {
    let dot = "struct Dot: View { var body: some View { Color.blue.frame(width: 4, height: 4) } }"
    let finding = try #require(try audit(tile + decoration, dot).findings.first)
    #expect(!finding.evidence.contains { $0.message.contains("covers all of it") })
  }

  @Test("what really covers all of a target still does")
  func covering() throws {
    let shade = "struct Shade: View { var body: some View { Color.blue } }"
    let finding = try #require(
      try audit(tile + ".overlay(content: Shade.init)", shade).findings.first)
    #expect(finding.evidence.contains { $0.message.contains("covers all of it") })
    // Where a path goes is not followed.
    let edge = "struct Edge: Shape { func path(in rect: CGRect) -> Path { Path(line(in: rect)) } }"
    let lined = try #require(
      try audit(tile + ".overlay(content: Edge.init)", edge).findings.first)
    #expect(!lined.evidence.contains { $0.message.contains("covers all of it") })
  }

  private let row = """
    struct Row: View {
      let width: CGFloat
      init(named name: String) { width = name == "a" ? 21 : 22 }
      var body: some View { Button { go() } label: { Color.red.frame(width: width, height: 20) } }
    }
    """

  @Test(
    "a loop gives each element in order, whatever the label",
    arguments: [
      "ForEach(names, id: \\.self, content: Row.init)",
      "ForEach(names, id: \\.self, content: Row.init(named:))",
      "ForEach(names, id: \\.self, content: row)", "ForEach(names, id: \\.self, content: row(of:))",
      "ForEach(names, id: \\.self) { Row(named: $0) }",
    ])
  func loops(loop: String) throws {
    let hits = try Reading().hits(
      """
      struct Sample: View {
        let names = ["a", "bb"]
        var body: some View { VStack { \(loop) } }
        func row(of name: String) -> some View {
          Button { go() } label: { Color.red.frame(width: name == "a" ? 21 : 22, height: 20) }
        }
      }
      \(row)
      """)
    #expect(hits == ["21×20", "22×20"])
  }

  @Test("texts and symbols are made of what is mapped")
  func mapped() throws {
    let text = try audit("Button { go() } label: { title.map(Text.init) }")
    #expect(text.findings.map(\.subject.label) == ["Go"])
    let symbol = try audit(
      "Button { go() } label: { Optional(\"xmark\").map(Image.init(systemName:)) }")
    #expect(symbol.undecided.isEmpty && symbol.counts.passed == 0)
  }

  @Test("a sheet shows what an initializer makes")
  func sheets() throws {
    let sheet = """
      private struct Page: View {
        var body: some View { Button { go() } label: { Color.red.frame(width: 20, height: 20) } }
      }
      """
    let found = try audit("Text(\"a\").sheet(isPresented: $isShown, content: Page.init)", sheet)
    #expect(found.findings.count == 1)
  }
}
