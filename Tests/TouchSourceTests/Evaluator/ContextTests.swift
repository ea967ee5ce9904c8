import Testing
import TouchRules

/// An element is judged where it is used: in each caller, container and bar; never in a preview.
@Suite("Evaluator: contexts")
struct ContextTests {
  private let row = """
    struct Row: View {
      let title = "Wi-Fi"
      var body: some View { Button(title) {} }
    }
    """

  private let small = "Button(action: go) { Color.red.frame(width: 20, height: 20) }"

  @Test("a row is judged in its caller's list, where the whole cell is the target")
  func rows() throws {
    let list = "struct Screen: View { var body: some View { List { Row() } } }"
    let stack = "struct Other: View { var body: some View { VStack { Row() } } }"
    #expect(try Reading().verdicts("\(row)\n\(list)") == ["pass 1"])
    #expect(try Reading().verdicts("\(row)\n\(stack)").map { $0.prefix(12) } == ["fail 'Wi-Fi'"])
    let both = try Reading().audit("\(row)\n\(list)\n\(stack)")
    #expect(both.findings.count == 1)
    #expect(both.findings.first?.contexts == 1)
    #expect(both.counts.elements == 1)
  }

  @Test("a component in a bar is the bar's to size; in content it is measured")
  func bars() throws {
    let item =
      #"struct Item: View { var body: some View { Button("Edit", systemImage: "pencil") {} } }"#
    let bar = """
      struct Screen: View {
        var body: some View { NavigationStack { Text("x").toolbar { Item() } } }
      }
      """
    let content = "struct Other: View { var body: some View { VStack { Item() } } }"
    #expect(try Reading().verdicts("\(item)\n\(bar)") == ["exempt 'pencil' system bar"])
    let both = try Reading().verdicts("\(item)\n\(bar)\n\(content)")
    #expect(both.count == 1 && both[0].hasPrefix("fail 'Edit'"))
  }

  @Test("evidence stands where what it tells of is written")
  func evidence() throws {
    let audit = try Reading().audit(
      """
      struct Sample: View {
        var body: some View {
          Button(action: go) {
            Color.red
              .frame(width: 20, height: 20)
          }
        }
      }
      """)
    let finding = try #require(audit.findings.first)
    #expect(finding.evidence.map(\.place.line).allSatisfy { $0 >= 5 })
    #expect(finding.cause?.line ?? 5 >= 5)
  }

  @Test("items of menus, alerts and swipe actions are counted, and are the system's to size")
  func presented() throws {
    for show in [
      "Menu(\"More\") { Button(\"x\") {} }", "Text(\"t\").contextMenu { Button(\"x\") {} }",
      "Text(\"t\").alert(\"a\", isPresented: $on) { Button(\"x\") {} }",
      "Text(\"t\").confirmationDialog(\"a\", isPresented: $on) { Button(\"x\") {} }",
      "List { Text(\"t\").swipeActions { Button(\"x\") {} } }",
    ] {
      let verdicts = try Reading().verdicts(
        "struct Sample: View { @State var on = false; var body: some View { \(show) } }")
      #expect(verdicts.contains { $0.hasPrefix("exempt 'x'") }, "\(show)")
    }
  }

  @Test("one failing context fails the element, with the number of those that fail")
  func failing() throws {
    let audit = try Reading().audit(
      """
      struct Tile: View {
        let side: CGFloat
        var body: some View { Button(action: go) { Color.red.frame(width: side, height: side) } }
      }
      struct Screen: View {
        var body: some View { VStack { Tile(side: 60); Tile(side: 20); Tile(side: 30) } }
      }
      """)
    #expect(audit.findings.map(\.hit.written) == ["20×20"])
    #expect(audit.findings.first?.contexts == 2)
    #expect(audit.counts.elements == 1)
  }

  @Test("previews are neither roots nor contexts, and what they hold is not audited")
  func previews() throws {
    let list = "struct Screen: View { var body: some View { List { Row() } } }"
    for preview in [
      "#Preview { Row() }", "#Preview(\"Alone\") { VStack { Row(); \(small) } }",
      "struct Row_Previews: PreviewProvider { static var previews: some View { VStack { Row(); \(small) } } }",
      "#if DEBUG\nstruct Row_Previews: PreviewProvider { static var previews: some View { Row() } }\n#endif",
    ] {
      #expect(try Reading().verdicts("\(row)\n\(list)\n\(preview)") == ["pass 1"], "\(preview)")
    }
    // A view that only a preview shows is still judged, as a root of its own.
    #expect(
      try Reading().verdicts("\(row)\n#Preview { List { Row() } }").map { $0.prefix(12) }
        == ["fail 'Wi-Fi'"])
  }

  @Test("a name behind an underscore is used as any other, by previews too")
  func underscores() throws {
    let row = row.replacing("struct Row", with: "struct _Row")
    let list = "struct Screen: View { var body: some View { List { _Row() } } }"
    #expect(try Reading().verdicts("\(row)\n\(list)") == ["pass 1"])
    let app = """
      @main struct Main: App { var body: some Scene { WindowGroup { Text("a") } } }
      #Preview { _Row() }
      """
    #expect(try Reading().audit("\(row)\n\(app)").leftOut.map(\.absence) == [.preview])
  }

  @Test("tests are no part of the project")
  func tests() throws {
    let list = "struct Screen: View { var body: some View { List { Row() } } }"
    let verdicts = try Reading().verdicts(
      "\(row)\n\(list)",
      with: ["AppTests/RowTests.swift": "struct Host: View { var body: some View { Row() } }"])
    #expect(verdicts == ["pass 1"])
  }

  @Test("what a scene, a sheet, a destination and a tab show is reached")
  func screens() throws {
    for show in [
      "Text(\"x\").sheet(isPresented: $on) { Tile() }",
      "Text(\"x\").fullScreenCover(item: $item) { item in Tile() }",
      "Text(\"x\").popover(isPresented: $on) { Tile() }",
      "NavigationStack { NavigationLink(\"Go\") { Tile() } }",
      "NavigationStack { List { NavigationLink(\"Go\", destination: Tile()) } }",
      "NavigationStack { Text(\"x\").navigationDestination(for: Int.self) { _ in Tile() } }",
      "NavigationStack(path: $path) { Text(\"x\") } destination: { _ in Tile() }",
      "TabView { Tile().tabItem { Label(\"One\", systemImage: \"star\") } }",
      "TabView { Tab(\"One\", systemImage: \"star\") { Tile() } }",
    ] {
      let verdicts = try Reading().verdicts(
        """
        struct Tile: View { var body: some View { \(small) } }
        struct Home: View { @State var on = false; var body: some View { \(show) } }
        @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
        """)
      #expect(verdicts.contains("fail 'button' 20×20"), "\(show)")
    }
  }

  @Test("each window of an app is a screen of its own")
  func windows() throws {
    func finding(_ scenes: String) throws -> Finding {
      let findings = try Reading().audit(
        """
        struct Tile: View { var body: some View { \(small) } }
        struct Large: View {
          var body: some View {
            Button(action: go) { Text("All").frame(maxWidth: .infinity, maxHeight: .infinity) }
          }
        }
        @main struct Demo: App { var body: some Scene { \(scenes) } }
        """
      ).findings
      return try #require(findings.first)
    }
    let alone = try finding("WindowGroup { Tile() }")
    for others in [
      "WindowGroup { Large() }\nWindowGroup(id: \"tile\") { Tile() }",
      "WindowGroup { Tile() }\nSettings { Large() }",
    ] {
      let finding = try finding(others)
      #expect(finding.hit == alone.hit && finding.missRates == alone.missRates, "\(others)")
    }
  }

  @Test("a view that nothing shows is judged alone")
  func alone() throws {
    let verdicts = try Reading().verdicts(
      "struct Lost: View { var body: some View { \(small) } }",
      with: ["Other.swift": "struct Home: View { var body: some View { Text(\"x\") } }"])
    #expect(verdicts == ["fail 'button' 20×20"])
  }

  @Test("what an element is made of outside the named path is followed, and not reported")
  func paths() throws {
    let project = try SourceProject([
      "App.xcodeproj/x": "",
      "Screens/Home.swift":
        "struct Home: View { var body: some View { VStack { Tile(); \(small) } } }",
      "Parts/Tile.swift": "struct Tile: View { var body: some View { \(small) } }",
    ])
    let screens = project.audit(["Screens"]).check()
    #expect(screens.findings.map(\.subject.place.file) == ["Screens/Home.swift"])
    let parts = project.audit(["Parts"]).check()
    #expect(parts.findings.map(\.subject.place.file) == ["Parts/Tile.swift"])
  }

  @Test("a helper that presents is looked at as each of its uses asks, one inside another too")
  func presentingHelpers() throws {
    func found(inner: String, outer: String) throws -> [String] {
      try Reading().verdicts(
        """
        extension View {
          func card<C: View>(
            _ on: Binding<Bool>, isPlain: Bool = false, @ViewBuilder content: @escaping () -> C
          ) -> some View {
            sheet(isPresented: on) {
              VStack {
                content()
                if !isPlain { \(small) }
              }
            }
          }
        }
        struct Child: View {
          @State var on = false
          var body: some View { Text("Hi").card($on\(inner)) { Text("Inner") } }
        }
        struct Home: View {
          @State var on = false
          var body: some View { VStack { Child() }.card($on\(outer)) { Text("Outer") } }
        }
        """)
    }
    #expect(try found(inner: "", outer: ", isPlain: true") == ["fail 'button' 20×20"])
    #expect(try found(inner: ", isPlain: true", outer: "") == ["fail 'button' 20×20"])
    #expect(try found(inner: ", isPlain: true", outer: ", isPlain: true").isEmpty)
  }

  @Test("what a method makes of any view is one element, whose calls are told with their sizes")
  func wrapping() throws {
    func calls(_ helper: String, _ call: String) throws -> [String] {
      let audit = try Reading().audit(
        """
        \(helper)
        struct First: View {
          var body: some View {
            VStack(spacing: 40) {
              Color.red.frame(width: 24, height: 24)
                \(call)
              Color.red.frame(width: 60, height: 60)
                \(call)
              Color.red.frame(width: 40, height: 30)
                \(call)
            }
          }
        }
        struct Second: View {
          var body: some View {
            Color.red.frame(width: 30, height: 20)
              \(call)
          }
        }
        """)
      #expect(audit.findings.count == 1)
      let finding = try #require(audit.findings.first)
      let lines = helper.split(separator: "\n", omittingEmptySubsequences: false).count
      return finding.evidence.filter { $0.message.contains("called here") }
        .map { "\($0.place.line - 1 - lines) \($0.message)" }
    }
    let told = [
      "5 this is so where it is called here", "9 where it is called here, 40×30 pt can be hit",
      "16 where it is called here, 30×20 pt can be hit",
    ]
    let method =
      "func act(_ run: @escaping () -> Void) -> some View { Button(action: run) { self } }"
    #expect(try calls("extension View { \(method) }", ".act { go() }") == told)
    let modifier = """
      struct Act: ViewModifier {
        func body(content: Content) -> some View { content.onTapGesture { go() } }
      }
      """
    #expect(try calls(modifier, ".modifier(Act())") == told)
    let both = "\(modifier)\nextension View { func act() -> some View { modifier(Act()) } }"
    #expect(try calls(both, ".act()") == told)
    // What a view of the project's makes stands where that is declared.
    let audit = try Reading().audit(
      """
      struct Icon: View {
        let side: Double
        var body: some View { Button(action: go) { Color.red.frame(width: side, height: side) } }
      }
      struct Sample: View {
        var body: some View { HStack { Icon(side: 20); Icon(side: 24) } }
      }
      """)
    #expect(audit.findings.count == 1)
    #expect(!audit.findings.flatMap(\.evidence).contains { $0.message.contains("called here") })
  }

  @Test("on a screen that nothing followed leads to, other calls of what makes elements are judged")
  func wrappingOnOtherScreens() throws {
    func calls(_ second: String) throws -> [String] {
      let audit = try Reading().audit(
        """
        extension View {
          func act() -> some View { Button { go() } label: { self } }
        }
        @main struct ScreenApp: App {
          var body: some Scene { WindowGroup { First() } }
        }
        struct First: View {
          var body: some View { VStack { Color.red.frame(width: 24, height: 40).act(); Shared() } }
        }
        struct Shared: View {
          var body: some View { Color.red.frame(width: 24, height: 30).act() }
        }
        struct Second: View {
          var body: some View {
            VStack(spacing: 40) {
              Button { go() } label: { Color.red.frame(width: 50, height: 50) }
              Shared().frame(width: 10).clipped()
              \(second)
            }
          }
        }
        struct Container: View {
          let name: String
          var body: some View { Tools.page(for: name) { Second() } }
        }
        final class Coordinator {
          func start() { Tools.registry.register("second") { Container(name: $0) } }
        }
        """)
      return audit.findings.map(\.hit.written)
        + audit.findings.flatMap(\.evidence).map(\.message)
        .filter { $0.contains("where it is called here, ") }
    }
    let first = ["24×30", "where it is called here, 24×40 pt can be hit"]
    #expect(try calls("Color.red.frame(width: 60, height: 60).act()") == first)
    #expect(
      try calls("Color.red.frame(width: 16, height: 16).act()")
        == [
          "16×16", "where it is called here, 24×40 pt can be hit",
          "where it is called here, 24×30 pt can be hit",
        ])
  }

  @Test("pages that differ in what their data holds are screens of their own, beside a hidden copy")
  func pages() throws {
    func source(_ page: String, _ other: String) -> String {
      """
      struct Page { let text: String; let extra: AnyView?; let isOn: Bool }
      struct Pages: View {
        let pages: [Page]
        var body: some View {
          ZStack {
            TabView { content() }.tabViewStyle(.page)
            ZStack { content() }.hidden()
          }
        }
        private func content() -> some View {
          ForEach(pages) { page in
            VStack {
              Text(page.text)
              if let extra = page.extra { extra }
              if page.isOn { Button("On") {} }
            }
          }
        }
      }
      struct Sample: View {
        var body: some View { Pages(pages: [\(page), \(page), \(page), \(other)]) }
      }
      """
    }
    let page = "Page(text: \"a\", extra: nil, isOn: false)"
    let extra = "Page(text: \"b\", extra: AnyView(Button(\"Go\") {}), isOn: false)"
    #expect(try Reading().verdicts(source(page, extra)).contains("fail 'Go' 22×20.33"))
    let on = "Page(text: \"b\", extra: nil, isOn: true)"
    #expect(try Reading().verdicts(source(page, on)).contains { $0.hasPrefix("fail 'On'") })
    #expect(try Reading().verdicts(source(page, page)).isEmpty)
  }

  /// What is said of a view of some steps, each with a small button, that two screens show and a third one
  /// shows behind another.
  private func audit(ofSteps count: Int, _ content: (_ steps: String) -> String) throws -> Audit {
    func link(to view: String) -> String {
      "NavigationStack { NavigationLink(destination: \(view)) { Color.blue.frame(height: 60) } }"
    }
    func screen(_ name: String, _ view: String) -> String {
      "struct \(name): View { let step: Int; var body: some View { \(link(to: view)) } }\n"
    }
    let cases = (1...count).map { number in
      "case \(number): Button(action: go) { Color.red.frame(width: \(number), height: 20) }\n"
    }
    return try Reading().audit(
      """
      struct Detail: View {
        let step: Int
        let number: Int
        var body: some View {
          \(content("switch step {\n\(cases.joined())default: EmptyView()\n}"))
        }
      }

      """ + screen("First", "Detail(step: step, number: 1)")
        + screen("Second", "Detail(step: step, number: 2)")
        + screen("Third", "Behind(step: step)")
        + screen("Behind", "Detail(step: step, number: 3)"))
  }

  @Test("a view of too many alternatives is tried in fewer where it was tried twice")
  func laterContexts() throws {
    let audit = try audit(ofSteps: 80) { steps in
      "if number == 3 { Button(action: go) { Color.red.frame(width: 30, height: 30) } }\n\(steps)"
    }
    let contexts = audit.findings.map(\.contexts)
    #expect(contexts.contains(1) && contexts.contains(2) && contexts.contains(3))
    #expect(contexts.count { $0 == 3 } < contexts.count { $0 == 2 })
  }

  @Test("what only a later context of a view shows is tried in all alternatives")
  func laterContents() throws {
    let audit = try audit(ofSteps: 20) { "if number == 3 {\n\($0)\n}" }
    #expect(audit.findings.count == 20)
  }

  @Test("what reacts by a gesture in a bar is as large as it is drawn")
  func gesturesInBars() throws {
    func verdicts(_ item: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View {
            NavigationStack {
              Text("x").toolbar { ToolbarItem(placement: .topBarLeading) { \(item) } }
            }
          }
        }
        """)
    }
    let picture = "Image(systemName: \"chevron.left\")"
    let button = try verdicts("Button(action: go) { \(picture) }")
    #expect(button == ["exempt 'chevron.left' system bar"])
    let tapped = "Color.red.frame(width: 20, height: 20).onTapGesture(perform: go)"
    #expect(try verdicts(tapped) == ["fail 'tap-gesture' 20×20"])
    #expect(try verdicts("\(picture).onTapGesture(perform: go)").first?.hasPrefix("fail") == true)
    let large = "\(picture).frame(width: 44, height: 44).contentShape(Rectangle())"
    #expect(try verdicts("\(large).onTapGesture(perform: go)") == ["pass 1"])
  }
}
