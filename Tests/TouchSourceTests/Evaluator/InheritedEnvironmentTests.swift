import Testing

/// What a screen that another one shows takes over of its environment.
@Suite("Evaluator: environments of other screens")
struct InheritedEnvironmentTests {
  private static let page = """
    struct Page: View {
      var body: some View {
        HStack { Text("Select"); Spacer(); Button { stop() } label: { Text("Cancel") } }
      }
    }
    struct Tall: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(.vertical, 5).contentShape(Rectangle())
      }
    }
    """

  /// The height of the button on a page that a screen shows; a line is 20.33 points high at 17, 24
  /// at 20, 36 at 30.
  private func height(_ shows: String, around: String = "") throws -> Double? {
    let audit = try Reading().audit(
      """
      @main struct Sample: App {
        var body: some Scene { WindowGroup { Root()\(around) } }
      }
      struct Root: View {
        @State var isShown = false
        var body: some View { \(shows) }
      }
      \(Self.page)
      """)
    let heights = Set(audit.findings.filter { $0.subject.view == "Page" }.map(\.hit.height))
    #expect(heights.count <= 1)
    return heights.first.map { ($0 * 100).rounded() / 100 }
  }

  @Test(
    "What is presented has the fonts and styles of where its modifier stands",
    arguments: ["sheet", "fullScreenCover", "popover"])
  func presented(_ name: String) throws {
    let shown = "Text(\"a\").\(name)(isPresented: $isShown) { Page() }"
    #expect(try height(shown) == 20.33)
    #expect(try height(shown, around: ".font(.system(size: 30))") == 36)
    #expect(try height(shown, around: ".buttonStyle(Tall())") == 30.33)
    #expect(try height("VStack { \(shown).font(.title3) }.font(.title)") == 24)
    // What is inside the modifier is no part of it.
    #expect(
      try height("Text(\"a\").font(.title3).\(name)(isPresented: $isShown) { Page() }") == 20.33)
    #expect(
      try height(
        "Text(\"a\").\(name)(isPresented: $isShown) { Page().font(.title3) }.font(.title)") == 24)
  }

  @Test("A screen that is pushed has those of its navigation stack, not those of the link")
  func pushed() throws {
    for link in [
      "NavigationLink(\"a\") { Page() }", "NavigationLink(\"a\", destination: Page())",
      "Text(\"a\").navigationDestination(isPresented: $isShown) { Page() }",
    ] {
      #expect(
        try height("NavigationStack { VStack { \(link) } }", around: ".font(.title3)") == 24)
      #expect(try height("NavigationStack { VStack { \(link) }.font(.title3) }") == 20.33)
      #expect(try height("NavigationView { VStack { \(link) } }.font(.title3)") == 24)
    }
    let stack =
      "NavigationStack(path: $path) { Text(\"a\").font(.title) } destination: { _ in Page() }"
    #expect(try height(stack, around: ".font(.title3)") == 24)
    // A screen behind it is pushed on the same stack.
    #expect(
      try height(
        "NavigationStack { NavigationLink(\"a\") { NavigationLink(\"b\") { Page() }.font(.body) } }",
        around: ".font(.title3)") == 24)
  }

  @Test("The columns and pages of a container have its environment")
  func containers() throws {
    let around = ".font(.title3)"
    #expect(try height("TabView { Text(\"a\"); Page() }", around: around) == 24)
    #expect(
      try height("NavigationSplitView { Text(\"a\") } detail: { Page() }", around: around) == 24)
  }

  @Test("Where a view stands, and what the system gives it there, stays behind")
  func places() throws {
    let shown = "Text(\"a\").sheet(isPresented: $isShown) { Page() }"
    #expect(try height("List { \(shown) }") == 20.33)
    #expect(try height("List { Section { Text(\"b\") } header: { \(shown) } }") == 20.33)
    #expect(try height("GroupBox { Text(\"b\") } label: { \(shown) }") == 20.33)
    #expect(
      try height("NavigationStack { Text(\"b\").toolbar { \(shown) } }") == 20.33)
    #expect(
      try height("Button { go() } label: { \(shown) }.buttonStyle(.bordered)") == 20.33)
    #expect(try height("\(shown).disabled(true)") == 20.33)
  }

  @Test("What a style around a bar makes of its items is undecided, what stands on them is not")
  func bars() throws {
    func verdict(_ modifiers: String) throws -> String? {
      try Reading().verdicts(
        """
        @main struct Sample: App { var body: some Scene { WindowGroup { Root() } } }
        struct Root: View {
          var body: some View { NavigationStack { Text("a")\(modifiers) } }
        }
        \(Self.page)
        """
      ).first { $0.contains("'Save'") }
    }
    let item = "Button(\"Save\") { stop() }"
    #expect(try verdict(".toolbar { \(item) }.buttonStyle(Tall())") == "undecided 'Save'")
    #expect(
      try verdict(".navigationBarItems(trailing: \(item)).buttonStyle(Tall())")
        == "undecided 'Save'")
    let own = try #require(try verdict(".toolbar { \(item).buttonStyle(Tall()) }"))
    #expect(own.hasPrefix("fail 'Save'"))
  }

  @Test("One view that is presented in two fonts is judged in both")
  func fonts() throws {
    let audit = try Reading().audit(
      """
      struct Root: View {
        @State var isShown = false
        @State var isOther = false
        var body: some View {
          VStack {
            Text("a").sheet(isPresented: $isShown) { Page() }.font(.system(size: 60))
            Text("b").sheet(isPresented: $isOther) { Page() }
          }
        }
      }
      \(Self.page)
      """)
    let finding = try #require(audit.findings.first { $0.subject.view == "Page" })
    #expect((finding.hit.height * 100).rounded() == 2033)
  }
}
