import Testing

/// Controls whose label has several parts that need not be there.
@Suite("Evaluator: optional parts of a control")
struct OptionalPartTests {
  private let part = "Color.red.frame(width: 60, height: 25)"

  private func source(_ content: String, _ members: String) -> String {
    "struct Sample: View {\n\(members)\nvar body: some View { \(content) }\n}"
  }

  @Test(
    "a control is tried without any of its parts, each of which is enough",
    arguments: [
      "Button(action: go) { LABEL }", "LABEL.onTapGesture { go() }",
      "Link(destination: url) { LABEL }", "NavigationLink(value: 1) { LABEL }",
    ])
  func together(control: String) throws {
    let label = """
      VStack(spacing: 0) {
        \(part)
        if first { \(part) }
        if let second { \(part) }
      }
      """
    let findings = try Reading().audit(
      source(control.replacing("LABEL", with: label), "let first: Bool\nlet second: String?")
    ).findings
    #expect(findings.map(\.hit.written) == ["60×25"], "\(control)")
    let notes = findings[0].evidence.map(\.message)
    for note in ["'first' is 'false'", "'second != nil' is 'false'"] {
      #expect(notes.contains("this is so where \(note)"), "\(notes)")
    }
  }

  @Test(
    "parts of which one may be there where another is not are not left out together",
    arguments: [
      ("count > 0", "count == 0"), ("!item.title.isEmpty", "item.title.count > 3"),
      ("item.size > 9", "item.size < 10 || item.isOn"), ("isOn", "!isOn"),
    ])
  func dependent(first: String, second: String) throws {
    let label = "VStack(spacing: 0) { \(part); if \(first) { \(part) }; if \(second) { \(part) } }"
    let verdicts = try Reading().verdicts(
      source("Button(action: go) { \(label) }", "let count: Int\nlet item: Item\nlet isOn: Bool"))
    #expect(verdicts == ["pass 1"])
  }

  /// A colour by a case of an enumeration.
  private func hue(_ colours: [String]) -> String {
    let cases = colours.indices.map { "case \(colours[$0]): .\(colours[$0])" }
    return """
      enum Hue { case \(colours.joined(separator: ", ")) }
      extension Hue { var colour: Color { switch self { \(cases.joined(separator: "\n")) } } }
      """
  }

  @Test("colours that a value decides leave room for the parts to be left out together")
  func colours() throws {
    let names = [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink",
      "brown", "white", "gray", "black",
    ]
    let part = "Text(word).foregroundStyle(hue.colour).frame(width: 60, height: 25)"
    let label = """
      VStack(spacing: 0) {
        \(part)
        if first { \(part) }
        if let second { \(part) }
      }
      .background(hue.colour)
      """
    let members = "let hue: Hue\nlet word: String\nlet first: Bool\nlet second: String?"
    let findings = try Reading().audit(
      source("\(label).onTapGesture { go() }", members) + hue(names)
    ).findings
    #expect(findings.map(\.hit.written) == ["60×25"])
  }

  @Test("a colour that does not show is tried beside those that do")
  func clear() throws {
    func verdicts(_ names: [String]) throws -> [String] {
      let shape = "Text(\"+\").frame(width: 10, height: 20).padding(20).background(hue.colour)"
      return try Reading().verdicts(
        source("\(shape).onTapGesture { go() }", "let hue: Hue") + hue(names))
    }
    #expect(try verdicts(["red", "green", "blue"]) == ["pass 1"])
    #expect(try verdicts(["red", "green", "clear"]).contains { $0.hasPrefix("fail") })
  }

  @Test("one of the parts is there where nothing else is left")
  func nothingLeft() throws {
    let tall = "Color.red.frame(width: 60, height: 60)"
    func verdicts(_ more: String) throws -> [String] {
      let label = """
        HStack(spacing: 0) {
          if first { \(tall) }
          if second { \(tall) }
          \(more)
        }
        .background(Color.blue)
        """
      return try Reading().verdicts(
        source("Button(action: go) { \(label) }", "let first: Bool\nlet second: Bool"))
    }
    #expect(try verdicts("") == ["pass 1"])
    #expect(try verdicts("Spacer()") == ["pass 1"])
    #expect(try verdicts(part) == ["fail 'button' 60×25"])
  }
}
