import Testing

/// Views that are there for the source's sake alone change nothing.
@Suite("Evaluator: groups")
struct GroupingTests {
  private let box = "Color.red.frame(width: 20, height: 20)"

  @Test(
    "groups, erased views and their likes hold what they hold",
    arguments: [
      "Group { BUTTON; BUTTON }", "Group { Group { BUTTON }; BUTTON }",
      "AnyView(BUTTON); AnyView(BUTTON)", "Group { if true { BUTTON }; BUTTON }",
      "ForEach(0..<2) { _ in BUTTON }", "EmptyView(); BUTTON; BUTTON",
      "BUTTON\n#if os(iOS)\nBUTTON\n#endif",
    ])
  func holders(content: String) throws {
    let button = "Button(action: go) { \(box) }"
    let elements = try Reading().elements(
      "struct Sample: View { var body: some View { HStack(spacing: 10) { \(content.replacing("BUTTON", with: button)) } } }"
    )
    #expect(elements.map { $0.region.largestPiece?.size.written } == ["20×20", "20×20"])
    #expect(elements[1].layout.minX - elements[0].layout.minX == 30)
  }

  @Test("a modifier on a group acts on each of its views")
  func modifiers() throws {
    let hits = try Reading().hits(
      """
      struct Sample: View {
        var body: some View {
          HStack {
            Group {
              \(box)
              Color.red.frame(width: 30, height: 30)
            }
            .padding(5)
            .contentShape(Rectangle())
            .onTapGesture { go() }
          }
        }
      }
      """)
    #expect(hits == ["30×30", "40×40"])
  }

  @Test("a section's views are rows of their list")
  func sections() throws {
    let hits = try Reading().hits(
      """
      struct Sample: View {
        var body: some View {
          List {
            Section("One") { Group { Button("a") {}; Button("b") {} } }
            Section { Button("c") {} } header: { Button("d") {} }
          }
        }
      }
      """)
    #expect(hits.filter { $0 == "353×44" }.count == 3)
    #expect(hits.count == 4)
  }

  @Test("sections alone are rows of a list, in a stack they are its views")
  func loneSections() throws {
    func hits(_ body: String) throws -> [String] {
      try Reading().hits(
        """
        struct Sample: View {
          @State private var choice = 1
          var body: some View { \(body) }
        }
        struct Part: View { var body: some View { Section { Button("b") {} } } }
        """)
    }
    let button = "Button(\"a\") {}"
    for body in [
      "Section { \(button) }", "Part()", "Group { Part() }",
      "Section { \(button) } footer: { Text(\"all\") }.headerProminence(.increased)",
    ] {
      #expect(try hits(body) == ["353×44"], "\(body)")
    }
    let button20 = "Button(action: go) { \(box) }"
    for stack in ["VStack", "LazyVStack", "HStack"] {
      #expect(try hits("\(stack) { Section { \(button20) } }") == ["20×20"], "\(stack)")
    }
    #expect(try hits("Group { \(button20) }") == ["20×20"])
    // What a picker in it tells of rows says nothing of the section.
    let picker = "Picker(\"p\", selection: $choice) { Text(\"x\") }"
    #expect(
      try Reading().verdicts(
        """
        struct Sample: View {
          @State private var choice = 1
          var body: some View { Section { \(picker); NavigationLink("Go") { Text("There") } } }
        }
        """
      ).allSatisfy { !$0.hasPrefix("fail") })
  }

  @Test("a link inside the label of a row's button takes the row that the button takes")
  func linksInRowButtons() throws {
    func verdicts(_ container: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          @State private var isShown = false
          var body: some View {
            \(container) {
              Button { isShown = true } label: {
                NavigationLink(destination: Text("There"), isActive: $isShown) { Text("Go") }
              }
            }
          }
        }
        """)
    }
    #expect(try verdicts("List") == ["pass 2"])
    #expect(try verdicts("VStack").allSatisfy { $0.hasPrefix("fail") })
  }

  @Test("text does not wrap in a row that scrolls along itself")
  func scrolledRow() throws {
    func hits(_ row: String) throws -> [String] {
      try Reading().hits(
        """
        struct Sample: View {
          var body: some View {
            \(row) {
              HStack {
                Text("In progress")
                Button { go() } label: { HStack { Text("A"); Text("Subtask") }.padding(8) }
              }
            }
          }
        }
        """)
    }
    #expect(try hits("ScrollView(.horizontal)") == hits("HStack"))
    #expect(try hits("ScrollView(.horizontal)") != hits("VStack {}.frame(width: 150).overlay"))
  }
}
