import Testing

/// What members show that no compiled source names.
@Suite("Evaluator: members that nothing uses")
struct UnusedMemberTests {
  @Test("a name behind a dot makes no view")
  func members() throws {
    let source = """
      enum Strings { enum Screen { static let go = "Go" } }
      struct Screen: View { var body: some View { Form { Row() } } }
      struct Row: View { var body: some View { Section { Button(Strings.Screen.go) {} } } }
      """
    #expect(try Reading().verdicts(source) == ["pass 1"])
  }

  @Test("a member that no compiled source names is no target, unless what asks for it is unknown")
  func unusedMembers() throws {
    func source(_ use: String, _ inherits: String = "View") -> String {
      """
      struct Screen: \(inherits) {
        var body: some View {
          \(use)
        }
        var desk: some View { Button("Go") {} }
      }
      """
    }
    #expect(try Reading().verdicts(source("Text(verbatim: \"desk\") // desk")).isEmpty)
    #expect(
      try Reading().verdicts(source("#if os(macOS)\ndesk\n#else\nText(\"a\")\n#endif")).isEmpty)
    #expect(try Reading().verdicts(source("desk")).count == 1)
    #expect(try Reading().verdicts(source("Outside.make(self.desk)")).count == 1)
    #expect(try Reading().verdicts(source("Text(\"a\")", "View, OutsideProtocol")).count == 1)
  }

  @Test("a view that has a member of the name itself speaks of its own")
  func unusedNamesakes() throws {
    func source(_ body: String, _ other: String) -> String {
      """
      struct Screen: View {
        var body: some View { \(body) }
        var desk: some View { Button("Go") {} }
      }
      struct Other: View {
        var body: some View { shown }
        \(other)
      }
      """
    }
    let namesake = "var desk: some View { Text(\"a\") }\nvar shown: some View { desk; Screen() }"
    #expect(try Reading().verdicts(source("Text(\"a\")", namesake)).isEmpty)
    #expect(try Reading().verdicts(source("desk", namesake)).count == 1)
    #expect(
      try Reading().verdicts(
        source("Text(\"a\")", "var shown: some View { Outside.make(Screen().desk) }")
      ).count == 1)
  }

  @Test("nor is one that only such members name")
  func unusedUsers() throws {
    func source(_ use: String, _ members: String) -> String {
      """
      struct Screen: View {
        let title: String
        init(title: String) { self.title = title }
        var body: some View { \(use) }
        \(members)
        var desk: some View { Button("Go") {} }
      }
      """
    }
    let row = "var row: some View { VStack { desk } }"
    #expect(try Reading().verdicts(source("Text(\"a\")", row)).isEmpty)
    #expect(try Reading().verdicts(source("row", row)).count == 1)
    let rows = "@ViewBuilder func rows() -> some View { if title == \"\" { row } else { rows() } }"
    #expect(try Reading().verdicts(source("Text(\"a\")", "\(row)\n\(rows)")).isEmpty)
    #expect(try Reading().verdicts(source("rows()", "\(row)\n\(rows)")).count == 1)
    #expect(
      try Reading().verdicts(source("Text(\"a\")", row) + "let a = Screen(title: \"\").row").count
        == 1)
    let maker =
      "final class Maker { func row(_ screen: Screen) -> AnyView { AnyView(screen.desk) } }"
    #expect(try Reading().verdicts(source("Text(\"a\")", row) + maker).count == 1)
    #expect(
      try Reading().verdicts(
        source("Text(\"a\")", row) + "extension Screen: Outside { var shown: some View { row } }"
      ).count == 1)
  }

  @Test("a view that is declared with its module's name is a view like others")
  func qualified() throws {
    func source(_ use: String, _ inherits: String) -> String {
      """
      struct Screen: \(inherits) {
        var body: some SwiftUI.View { \(use) }
      }
      extension Screen {
        func fields() -> some View { Button("Go") {} }
      }
      """
    }
    #expect(try Reading().verdicts(source("Text(\"a\")", "SwiftUI.View")).isEmpty)
    #expect(try Reading().verdicts(source("fields()", "SwiftUI.View")).count == 1)
    #expect(try Reading().verdicts(source("Text(\"a\")", "Outside.View")).count == 1)
  }

  @Test("of files of no target, what nothing uses is left out where an app begins in them")
  func unusedViews() throws {
    func leftOut(_ part: String, beside other: String = Reading.app) throws -> [String] {
      try Reading().leftOut(
        """
        \(other)
        struct Root: View { var body: some View { Text("a") } }
        \(part)
        struct Mark: View { var body: some View { Button("Go") {} } }
        """)
    }
    let tile = "struct Tile: View { var body: some View { Mark() } }"
    #expect(try leftOut(tile) == ["'Go' unused"])
    #expect(try leftOut("public \(tile)") == ["'Go' unused"])
    #expect(try leftOut(tile, beside: "let tile = Tile()\n\(Reading.app)") == [])
    #expect(try leftOut(tile, beside: "") == [])
  }
}
