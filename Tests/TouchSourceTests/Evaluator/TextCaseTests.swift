import Testing

/// Text that is set in other letters than it is written in is as wide as those.
@Suite("Evaluator: the case of text")
struct TextCaseTests {
  private func hits(_ body: String, system: Int = 18) throws -> [String] {
    var reading = Reading()
    reading.system = system
    return try reading.hits(
      """
      struct Sample: View {
        let other: Text.Case?
        let isOn: Bool
        var body: some View { \(body) }
      }
      """)
  }

  private let plain = "36×15.67"
  private let capitals = "46.67×15.67"

  @Test("a text is as wide as the letters that it is set in, and the nearest case wins")
  func widths() throws {
    func hit(_ modifiers: String) throws -> [String] {
      try hits("VStack { Button(\"Fix All\") { go() }\(modifiers) }.font(.footnote)")
    }
    #expect(try hit("") == [plain])
    #expect(try hit(".textCase(.uppercase)") == [capitals])
    #expect(try hit(".environment(\\.textCase, .uppercase)") == [capitals])
    for none in ["nil", ".none", "Optional.none"] {
      #expect(try hit(".textCase(\(none)).textCase(.uppercase)") == [plain], "\(none)")
    }
    #expect(try hit(".textCase(.lowercase)") == hits("Button(\"fix all\") {}.font(.footnote)"))
  }

  @Test("of a case that is not known each may be")
  func unknown() throws {
    func verdict(_ padding: Int, _ textCase: String) throws -> String {
      try Reading().verdicts(
        """
        struct Sample: View {
          let other: Text.Case
          let isOn: Bool
          var body: some View {
            Button { go() } label: {
              Text("Fix All").font(.footnote).padding(.horizontal, \(padding)).frame(height: 44)
            }
            .textCase(\(textCase))
          }
        }
        """)[0]
    }
    #expect(try verdict(2, "other").hasPrefix("undecided"))
    #expect(try verdict(7, "other") == "pass 1")
    #expect(try verdict(2, ".uppercase") == "pass 1")
    // Of two that are written out each happens.
    #expect(try verdict(2, "isOn ? .uppercase : nil").hasPrefix("fail"))
  }

  @Test("headers of grouped lists are in capitals before iOS 26, unless they are told otherwise")
  func headers() throws {
    func hit(
      _ list: String = "List", header: String = "", section: String = "", around: String = "",
      before: String = "", system: Int = 18
    ) throws -> [String] {
      try hits(
        """
        \(before)
        \(list) {
          Section { Text("A") } header: { Button("Fix All") { go() }\(header) }\(section)
        }
        \(around)
        """, system: system)
    }
    for list in ["List", "Form"] { #expect(try hit(list) == [capitals], "\(list)") }
    #expect(try hit(around: ".listStyle(.grouped)") == [capitals])
    #expect(try hit(system: 26) == [plain])
    #expect(try hit(header: ".textCase(nil)") == [plain])
    #expect(try hit(section: ".textCase(nil)") == [plain])
    #expect(try hit(around: ".textCase(nil)") == [plain])
    #expect(try hit(around: ".listStyle(.plain)") == [plain])
    #expect(try hit(around: ".listStyle(.insetGrouped)") == [capitals])
    // How large titles are is published nowhere; they are in no capitals.
    for (around, before) in [
      (".headerProminence(.increased)", ""), ("}", "NavigationSplitView {"),
    ] {
      let title = "Button(\"Fix All\") { go() }"
      #expect(
        try hit(around: around, before: before) == hits("\(title).font(.title3)"), "\(around)")
      let font = try hit(header: ".font(.footnote)", around: around, before: before)
      #expect(font == [plain], "\(around)")
    }
    #expect(
      try hits(
        "List { Section { Text(\"A\") } footer: { Button(\"Fix All\") { go() } } }") == [plain])
    // A section elsewhere has no such header.
    #expect(
      try hits("VStack { Section {} header: { Button(\"Fix All\") {} } }.font(.footnote)")
        == [plain])
  }

  @Test("a case does not reach the items of bars and menus")
  func bars() throws {
    let stack = """
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem { Button { go() } label: { Text("Fix All").font(.footnote) } }
        }
      }
      """
    #expect(try hits("\(stack).textCase(.uppercase)") == hits(stack))
  }
}
