import Testing
import TouchModel
import TouchRules

/// What stands in a list, a menu or a bar looks as those make it.
@Suite("Evaluator: rows, menus and bars")
struct RowTests {
  @Test(
    "what a button in the label of a row's button takes is not known, as both cannot take the row")
  func buttonInButton() throws {
    func audit(_ inner: String) throws -> Audit {
      try Reading().audit(
        """
        struct Sample: View {
          var body: some View {
            List {
              Button(action: open) {
                HStack { Text("Title"); Spacer(); \(inner) }
              }
            }
          }
        }
        """)
    }
    func square(_ side: Int) -> String {
      "Button(action: clear) { Color.red.frame(width: \(side), height: \(side)) }"
    }
    let small = try audit(square(20))
    #expect(small.counts.passed == 1)
    #expect(
      small.undecided.map(\.reason) == [
        "what a button takes of a row that the button around it takes is not known"
      ])
    // Neither one that is large enough by itself hangs on that, nor one that keeps to itself.
    #expect(try audit(square(44)).counts.passed == 2)
    let plain = try audit(square(20) + ".buttonStyle(.plain)")
    #expect(plain.findings.map(\.hit) == [Size(width: 20, height: 20)])
  }

  @Test("a button without a label takes its row where its style is the system's choice")
  func emptyLabels() throws {
    func audit(_ button: String, in container: String = "List") throws -> Audit {
      try Reading().audit(
        """
        struct Sample: View {
          var body: some View {
            \(container) { ZStack { \(button); Text("Title") } }
          }
        }
        """)
    }
    let button = "Button(action: choose) {}"
    #expect(try audit(button).counts.passed == 1)
    #expect(
      try audit("NavigationLink { Text(\"a\") } label: { EmptyView() }").counts.passed == 1)
    #expect(try audit("Button(action: choose) { EmptyView() }").counts.passed == 1)
    for (button, container) in [(button + ".buttonStyle(.plain)", "List"), (button, "VStack")] {
      let audit = try audit(button, in: container)
      #expect(audit.counts.passed == 0 && audit.leftOut.map(\.absence) == [.hidden])
    }
  }

  @Test("a menu without a border is as small as its label in a row, too")
  func menus() throws {
    func verdicts(_ style: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View {
            List {
              HStack {
                Text("Title")
                Menu { Text("a") } label: { Color.red.frame(width: 20, height: 20) }\(style)
              }
            }
          }
        }
        """)
    }
    #expect(try verdicts(".menuStyle(.borderlessButton)") == ["fail 'menu' 20×20"])
    #expect(try verdicts("") != ["fail 'menu' 20×20"])
  }

  @Test("several views with nothing around them are arranged by what holds them, be it a menu")
  func loose() throws {
    func verdicts(_ body: String, _ rest: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        public struct Deeds: View {
          let isUp: Bool
          public var body: some View { \(body) }
          \(body.contains("share") ? "var share: some View { Button(\"Share\") {} }" : "")
        }
        struct Row: View { var body: some View { Text("a") } }
        \(rest)
        """)
    }
    let up = "Button { up() } label: { Label(\"Up\", systemImage: \"arrow.up\") }"
    for body in [
      "Group { if isUp { \(up) }; Divider(); share }", "\(up); share",
      "ForEach(0..<3) { _ in \(up) }", "if isUp { \(up); share } else { Text(\"a\") }",
    ] {
      let found = try verdicts(body)
      #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("undecided") }, "\(body)")
      let menu = "struct Root: View { var body: some View { Menu(\"m\") { Deeds(isUp: a) } } }"
      #expect(try verdicts(body, menu).contains { $0.hasSuffix("menu") }, "\(body)")
    }
    for body in [
      up, "if isUp { \(up) } else { share }", "VStack { \(up); share }", "Group { share }",
      "Group { \(up); share }.navigationTitle(\"Deeds\")", "\(up); Row()",
    ] {
      #expect(try verdicts(body).allSatisfy { $0.hasPrefix("fail") }, "\(body)")
    }
  }

  @Test("a modifier around a view of several rows or a section leaves them apart, and one row one")
  func modifiedRows() throws {
    let link = "Link(\"Privacy\", destination: url).font(.footnote)"
    for (rows, verdict) in [
      ("Section { Text(\"a\") } footer: { \(link) }", "fail 'Privacy' 44.33×15.67"),
      ("if isOn { Section { Text(\"a\") } footer: { \(link) } }", "fail 'Privacy' 44.33×15.67"),
      ("HStack { Text(\"a\"); \(link) }", "pass 1"),
    ] {
      for modifiers in ["", ".environmentObject(model)", ".onAppear { go() }"] {
        let verdicts = try Reading().verdicts(
          """
          struct Rows: View { let isOn: Bool; var body: some View { \(rows) } }
          struct Sample: View {
            let isOn: Bool
            var body: some View { List { Rows(isOn: isOn)\(modifiers) } }
          }
          """)
        #expect(verdicts == [verdict], "\(rows) \(modifiers)")
      }
    }
  }

  @Test("a section outside a list is part of one, and so may be what says how its row looks")
  func sections() throws {
    for (content, verdict) in [
      ("Section { Child() }", "pass 1"),
      ("ScrollView { LazyVStack { Section { Child() } } }", "fail 'Go' 22×20.33"),
      ("ForEach(0..<3) { _ in Child().listRowSeparator(.hidden) }", "undecided 'Go'"),
    ] {
      let verdicts = try Reading().verdicts(
        """
        struct Child: View { var body: some View { Button("Go") {} } }
        struct Part: View { var body: some View { \(content) } }
        """)
      #expect(verdicts == [verdict])
    }
  }

  @Test("what a row asks another value for may stand in a row, where that value is not followed")
  func asked() throws {
    func source(_ content: String) -> String {
      """
      @main struct Main: App { var body: some Scene { WindowGroup { Root(kind: load()) } } }
      protocol Kind { associatedtype Item: Shown; var items: [Item] { get } }
      protocol Shown: Hashable { associatedtype Row: View; func makeRow() -> Row }
      extension String: Shown { func makeRow() -> some View { WordRow() } }
      struct Film: Shown { func makeRow() -> some View { Color.red } }
      struct WordRow: View { var body: some View { Button("Go") {} } }
      struct Root<One: Kind>: View {
        let kind: One
        var body: some View { \(content) }
        func row(_ item: One.Item) -> some View { item.makeRow() }
      }
      """
    }
    for (content, verdict) in [
      ("List { ForEach(kind.items) { $0.makeRow() } }", "undecided 'Go'"),
      ("List { ForEach(kind.items) { row($0) } }", "undecided 'Go'"),
      ("VStack { ForEach(kind.items) { $0.makeRow() } }", "fail 'Go' 22×20.33"),
    ] {
      #expect(try Reading().verdicts(source(content)) == [verdict], "\(content)")
    }
  }

  @Test("commands of a menu bar are no targets")
  func commands() throws {
    let source = """
      struct Deeds: Commands { var body: some Commands { CommandMenu("a") { Button("Go") {} } } }
      """
    #expect(try Reading().verdicts(source).isEmpty)
  }

  @Test("what a title menu of a bar shows is a menu's")
  func titleMenu() throws {
    let source = """
      struct A: View {
        var body: some View {
          Text("a").toolbar { ToolbarTitleMenu { Button("Rename") {} } }
        }
      }
      """
    #expect(try Reading().verdicts(source) == ["exempt 'Rename' menu"])
  }

  @Test("what a disclosure group in a list discloses are rows")
  func disclosed() throws {
    let group = "DisclosureGroup(\"More\") {\nButton(\"A\") {}\nButton(\"B\") {}\n}"
    func view(_ content: String) -> String {
      "struct A: View { var body: some View { \(content) } }"
    }
    #expect(try Reading().verdicts(view("List { \(group) }")).last == "pass 2")
    #expect(try Reading().hits(view("List { \(group) }"), in: "A").count == 3)
    #expect(try Reading().verdicts(view("VStack { \(group) }")).count > 1)
  }

  @Test(
    "a link in a list is its row whatever style its buttons have; outside, and a button, is not")
  func linksInRows() throws {
    func source(_ content: String) -> String {
      """
      struct Quiet: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      struct Sample: View { var body: some View { \(content) } }
      """
    }
    let link = "NavigationLink(\"Go\", value: 1)"
    #expect(try Reading().verdicts(source("List { \(link) }.buttonStyle(Quiet())")) == ["pass 1"])
    #expect(
      try Reading().verdicts(source("VStack { \(link) }.buttonStyle(Quiet())"))[0]
        .hasPrefix("fail"))
    #expect(
      try Reading().verdicts(source("List { Button(\"Go\") {} }.buttonStyle(Quiet())"))[0]
        .hasPrefix("fail"))
  }

  @Test("a content shape around what takes its row leaves it the whole row")
  func shapedRows() throws {
    func verdicts(_ row: String) throws -> [String] {
      try Reading().verdicts(
        "struct Sample: View { var body: some View { List { \(row).contentShape(Rectangle()) } } }")
    }
    for row in [
      "NavigationLink(value: 1) { Text(\"One\") }", "Button(\"One\", action: go)",
      "HStack { NavigationLink(value: 1) { Text(\"One\") }; Text(\"Two\") }",
    ] {
      #expect(try verdicts(row) == ["pass 1"], "\(row)")
    }
    // What keeps to itself in a row is cut off, as is what a gesture is on.
    let framed = "frame(width: 60, height: 60)"
    let plain = "Button(action: go) { Color.red.\(framed) }.buttonStyle(.plain)"
    #expect(try verdicts("\(plain).frame(width: 20, height: 20)").count == 1)
    #expect(try verdicts("\(plain).frame(width: 20, height: 20)") != ["pass 1"])
    #expect(
      try verdicts("Color.red.\(framed).onTapGesture { go() }.frame(width: 20, height: 20)")
        != ["pass 1"])
  }
}
