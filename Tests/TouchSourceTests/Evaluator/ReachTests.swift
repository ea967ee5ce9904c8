import Testing

/// Where views are used, as far as names tell, when what uses them cannot be followed.
@Suite("Evaluator: reach")
struct ReachTests {
  private let small = "struct Child: View { var body: some View { Button(\"Go\") {} } }"

  /// A caller that is not followed: what it is given decides whether its content shows.
  private func screen(_ content: String) -> String {
    """
    @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
    struct Root: View { var body: some View { Text("x") } }
    final class Coordinator { func start() -> AnyView { AnyView(Screen()) } }
    struct Screen: View { var body: some View { \(content) } }
    """
  }

  @Test("what a class shows is judged as it stands; what a row may hold is undecided")
  func rows() throws {
    let unknown = "Outside.make(Child())"
    let inList = "List { Outside.make(Child()) }"
    let plain = try Reading().verdicts("\(small)\n\(screen(unknown))")
    #expect(plain.count == 1 && plain[0].hasPrefix("fail"))
    let row = try Reading().verdicts("\(small)\n\(screen(inList))")
    #expect(row.count == 1 && row[0].hasPrefix("undecided"))
  }

  @Test("a member of another value is no member of the view's own, be it called the same")
  func membersOfOthers() throws {
    func verdicts(_ row: String) throws -> [String] {
      let child = "extension Screen { var child: some View { Outside.make(Child()) } }"
      return try Reading().verdicts("\(small)\n\(child)\n\(screen("List { \(row) }; child"))")
    }
    #expect(try verdicts("Text(post.child)").contains { $0.hasPrefix("fail 'Go'") })
    #expect(try verdicts("self.child").contains { $0.hasPrefix("undecided 'Go'") })
  }

  @Test("what a row leads to does not stand in it")
  func destinations() throws {
    let link = "List { NavigationLink(\"a\") { Outside.make(Child()) } }"
    #expect(
      try Reading().verdicts("\(small)\n\(screen(link))").contains { $0.hasPrefix("fail 'Go'") })
  }

  @Test("what a binding shows is a screen of its own, whatever modifier of a package's shows it")
  func presented() throws {
    let shown = "List { Text(\"a\").packageSheet(isPresented: $isOn) { Child() } }"
    #expect(try Reading().verdicts("\(small)\n\(screen(shown))").contains { $0.hasPrefix("fail") })
    let hidden = "List { Text(\"a\").packageSheet(isPresented: $isOn) { Outside.make(Child()) } }"
    #expect(
      try Reading().verdicts("\(small)\n\(screen(hidden))").contains { $0.hasPrefix("fail") })
    // What stands beside it is in the row.
    let row = "List { Text(\"a\").packageBadge { Outside.make(Child()) } }"
    #expect(
      try Reading().verdicts("\(small)\n\(screen(row))").allSatisfy { !$0.hasPrefix("fail") })
  }

  @Test("a tip is what a style of the project's makes of it, in place or over other content")
  func tips() throws {
    let style = """
      struct Plain: TipViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            configuration.title.font(.headline)
            Spacer()
            Button { configuration.tip.invalidate(reason: .tipClosed) } label: { Color.red.frame(width: 20, height: 20) }
          }
        }
      }
      extension TipViewStyle where Self == Plain { static var plain: Plain { Plain() } }
      """
    for tip in [
      "TipView(tip).tipViewStyle(.plain)", "Text(\"a\").popoverTip(tip).tipViewStyle(Plain())",
    ] {
      #expect(
        try Reading().verdicts(
          "\(style)\nstruct Sample: View { let tip = NewTip(); var body: some View { VStack { \(tip) } } }"
        )
          == ["fail 'button' 20×20"])
    }
  }

  @Test("a button that the style of a tip makes has no style of its own: its label is mended")
  func tipRemedies() throws {
    func message(_ style: String, _ use: String) throws -> String? {
      try Reading().audit(
        """
        struct Drawn: \(style) {
          func makeBody(configuration: Configuration) -> some View {
            Button { close() } label: { Color.red.frame(width: 20, height: 20) }
          }
        }
        struct Sample: View { let tip = NewTip(); var body: some View { \(use) } }
        """
      ).findings.first?.message
    }
    let tip = try message("TipViewStyle", "TipView(tip).tipViewStyle(Drawn())")
    #expect(tip?.hasSuffix("on its label") == true)
    // What draws a control says itself where the control reacts.
    let toggle = try message("ToggleStyle", "Toggle(\"a\", isOn: $isOn).toggleStyle(Drawn())")
    #expect(toggle?.hasSuffix("in its style") == true)
  }

  @Test("content that a container of the project puts into rows stands in a row")
  func containers() throws {
    let container = """
      struct Rows<Content: View>: View {
        let content: () -> Content
        var body: some View { Form { content() } }
      }
      """
    let verdicts = try Reading().verdicts(
      "\(small)\n\(container)\n\(screen("Rows { Outside.make(Child()) }"))")
    #expect(verdicts.allSatisfy { !$0.hasPrefix("fail 'Go'") })
  }

  @Test("of views of one name, only the one that a row makes stands in it")
  func namesakes() throws {
    func verdicts(made: String, modifiers: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        enum Home {}
        enum Help {}
        extension Home {
          struct RootView: View {
            var body: some View {
              VStack { Button { go() } label: { Text("Go").frame(width: 30, height: 30) } }\(modifiers)
            }
          }
        }
        extension Help { struct RootView: View { var body: some View { Text("help") } } }
        \(screen("List { \(made)() }.sheet(isPresented: $isShown) { Outside.make(Home.RootView()) }"))
        """)
    }
    #expect(try verdicts(made: "Help.RootView") == ["fail 'Go' 30×30"])
    #expect(try verdicts(made: "Outside.make(Home.RootView())").first?.hasPrefix("fail") != true)
  }

  @Test("what has a title or a list of its own is a screen and stands in no row")
  func screens() throws {
    func verdicts(_ body: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Child: View {
          var body: some View {
            VStack {
              Text("a")
              Button { go() } label: { Text("Go").frame(width: 30, height: 30) }
            }
            \(body)
          }
        }
        \(screen("List { Outside.make(Child()) }"))
        """)
    }
    #expect(try verdicts(".navigationTitle(\"Title\")") == ["fail 'Go' 30×30"])
    // The title of what is shown elsewhere says nothing of the row.
    let sheet =
      ".sheet(isPresented: $isShown) { NavigationStack { Text(\"a\").navigationTitle(\"b\") } }"
    for body in ["", ".padding()", sheet] {
      #expect(try verdicts(body).allSatisfy { $0.hasPrefix("undecided") })
    }
  }

  @Test("what gives sections to a list of the project's own is a screen and stands in no row")
  func ownLists() throws {
    func verdicts(_ container: String) throws -> [String] {
      try Reading().verdicts(
        """
        final class Coordinator { func start() -> Any { Hosted.by(Items()) } }
        struct Items: View {
          var body: some View {
            Button { go() } label: { Text("Go").frame(width: 30, height: 30) }
            Own { Section { Text("a") } }
          }
        }
        struct Own<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { \(container) { content() } }
        }
        """)
    }
    #expect(try verdicts("List") == ["fail 'Go' 30×30"])
    #expect(try verdicts("Group").allSatisfy { !$0.hasPrefix("fail") })
  }

  @Test("a view that other platforms alone use is no target here, nor what it uses")
  func otherPlatforms() throws {
    let source = """
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        var body: some View {
          #if os(macOS)
            Desk()
          #else
            Text("x")
          #endif
        }
      }
      struct Desk: View { var body: some View { Child() } }
      """
    #expect(try Reading().verdicts("\(small)\n\(source)") == [])
    let both = source.replacing("Text(\"x\")", with: "Desk()")
    #expect(try Reading().verdicts("\(small)\n\(both)").map { $0.prefix(9) } == ["fail 'Go'"])
  }

  @Test("what a closed branch alone shows is no target, nor what that shows in turn")
  func closedBranches() throws {
    func source(_ condition: String) -> String {
      """
      struct Root: View {
        @Environment(\\.horizontalSizeClass) var width
        var body: some View {
          VStack {
            if \(condition) { Side() } else { Text("x") }
          }
        }
      }
      struct Side: View { var body: some View { VStack { Child() } } }
      """
    }
    #expect(try Reading().verdicts("\(small)\n\(source("width == .regular"))") == [])
    for condition in ["width == .compact", "isOn"] {
      #expect(
        try Reading().verdicts("\(small)\n\(source(condition))").map { $0.prefix(9) }
          == ["fail 'Go'"])
    }
  }

  @Test("what a bar gives an item that the app puts together is not known")
  func barItems() throws {
    func screen(_ item: String) -> String {
      """
      struct Sample: View {
        var body: some View {
          NavigationStack { Text("x").toolbar { ToolbarItem { \(item) } } }
        }
      }
      """
    }
    let button = "Button(\"Edit\", systemImage: \"pencil\") {}"
    #expect(
      try Reading().verdicts(screen("HStack { \(button); \(button) }")) == [
        "undecided 'pencil'", "undecided 'pencil'",
      ])
    #expect(try Reading().verdicts(screen(button)) == ["exempt 'pencil' system bar"])
    // Beside room alone it is one; moved, it is as large as before.
    for item in [
      "HStack { Spacer(); \(button) }", "VStack { \(button) }", "\(button).offset(y: 2)",
    ] {
      #expect(try Reading().verdicts(screen(item)) == ["exempt 'pencil' system bar"], "\(item)")
    }
    let moved = "Button(action: go) { Image(systemName: \"pencil\").offset(y: 2) }"
    #expect(try Reading().verdicts(screen(moved)) == ["exempt 'pencil' system bar"])
    #expect(
      try Reading().verdicts(screen("HStack { Text(\"3\"); \(button) }")) == ["undecided 'pencil'"])
    // Nor is what it gives a row of words and symbols; what is drawn otherwise is measured.
    let row = "HStack { Text(\"Edit\"); Image(systemName: \"pencil\") }"
    #expect(try Reading().verdicts(screen("Button(action: go) { \(row) }")) == ["undecided 'Edit'"])
    #expect(
      try Reading().verdicts(screen("Button(action: go) { \(row).background(.red) }")).first?
        .hasPrefix("fail 'Edit'") == true)
    // What a menu among them shows stands in rows of its own.
    let menu = "Menu(\"More\") { Button(\"One\") {} }"
    #expect(
      try Reading().verdicts(screen("HStack { \(menu); \(button) }")) == [
        "undecided 'More'", "undecided 'pencil'", "exempt 'One' menu",
      ])
    // What the app draws is as large as it draws it, alone in its item or not.
    let drawn = "Button(action: go) { Color.red.frame(width: 30, height: 30) }"
    #expect(
      try Reading().verdicts(screen("HStack { \(drawn); \(button) }")) == [
        "fail 'button' 30×30", "undecided 'pencil'",
      ])
    #expect(
      try Reading(policy: .child).verdicts(screen("HStack { \(button) }")).allSatisfy {
        $0.hasPrefix("fail")
      })
  }

  @Test("a call that the project answers itself is no element; what it makes is")
  func standIns() throws {
    let source = """
      func SecureField(_ title: String, mask: Bool) -> some View {
        Button(title) {}.buttonStyle(.plain)
      }
      struct Screen: View { var body: some View { SecureField("Go", mask: true) } }
      """
    let verdicts = try Reading().verdicts(source)
    #expect(verdicts.count == 1 && verdicts[0].hasPrefix("fail"))
  }

  @Test("a view of a framework's own protocol is a view, and its rows are rows")
  func viewsOfFrameworks() throws {
    let source = """
      struct Detail: ConnectedView {
        func body(props: Props) -> some View { List { Child() } }
      }
      """
    #expect(try Reading().verdicts("\(small)\n\(source)") == ["pass 1"])
    let model = source.replacing("ConnectedView", with: "UIThing")
    #expect(try Reading().verdicts("\(small)\n\(model)") != ["pass 1"])
  }

  @Test(
    "a button that shows nothing is there for its key alone, and one that shows its title is not")
  func keys() throws {
    let key = "Button(\"Save\") {}.keyboardShortcut(\"s\")"
    func view(_ content: String) -> String {
      "struct A: View { var body: some View { \(content) } }"
    }
    #expect(try Reading().verdicts(view("VStack { \(key) }.foregroundColor(.clear)")).isEmpty)
    #expect(try Reading().verdicts(view("VStack { \(key) }")).count == 1)
    #expect(
      try Reading().verdicts(view("VStack { Button(\"a\") {} }.foregroundColor(.clear)")).count == 1
    )
  }

  @Test("a gesture of three taps is a way to something hidden, one of two is a target")
  func hiddenGestures() throws {
    func view(_ count: Int) -> String {
      "struct A: View { var body: some View { Text(\"a\").onTapGesture(count: \(count)) {} } }"
    }
    #expect(try Reading().verdicts(view(3).replacing("{} }", with: "{ go() } }")).isEmpty)
    #expect(try Reading().verdicts(view(2).replacing("{} }", with: "{ go() } }")).count == 1)
  }

  @Test("a property called like the wrapper of another is itself")
  func underscores() throws {
    let source = """
      struct Model {
        var _side: CGFloat? = 20
        var side: CGFloat { if let known = _side { return known }; return 60 }
      }
      struct Sample: View {
        let model = Model()
        var body: some View {
          Button(action: go) { Color.red.frame(width: model.side, height: 60) }
        }
      }
      """
    #expect(try Reading().hits(source) == ["20×60"])
  }

  @Test("messages of which there may be none do not take a target's touches; what stays does")
  func messages() throws {
    func screen(_ messages: String) -> String {
      """
      struct Screen: View {
        var body: some View {
          ZStack {
            Button(action: go) { Color.red.frame(width: 60, height: 60) }
            \(messages) { _ in
              Color.blue.frame(width: 60, height: 50).onTapGesture { close() }
            }
          }
        }
      }
      """
    }
    #expect(try Reading().verdicts(screen("ForEach(center.messages)")) == ["pass 2"])
    #expect(
      try Reading().verdicts(screen("ForEach([1], id: \\.self)"))
        .contains { $0.hasPrefix("fail") })
  }

  @Test("content of a package's container is followed, set up as it may be; an action is none")
  func packageContainers() throws {
    func source(_ content: String) -> String {
      """
      struct Sample: View {
        var bubble: some View { Color.red.frame(width: 20, height: 20).onTapGesture { go() } }
        func go() {}
        var body: some View { \(content) }
      }
      struct Row: View {
        var body: some View { Color.red.frame(width: 20, height: 20).onTapGesture { go() } }
      }
      """
    }
    for content in [
      "SwipeBox { self.bubble }", "SwipeBox { bubble }.swipeSpacing(2).swipeStyle(.mask)",
      "SwipeBox { Row() } actions: { context in if open { Text(\"a\") } }",
    ] {
      #expect(try Reading().hits(source(content)) == ["20×20"], "\(content)")
    }
    #expect(try Reading().hits(source("SwipeBox { go() }")) == [])
  }

  @Test("what a view of the system's is given to show is followed, under whichever label")
  func labelsOfContent() throws {
    for label in ["label", "description", "actions"] {
      let source = """
        struct Sample: View {
          var body: some View {
            ContentUnavailableView(\(label): { Button(action: go) { Color.red.frame(width: 20, height: 20) } })
          }
        }
        """
      #expect(try Reading().verdicts(source) == ["fail 'button' 20×20"], "\(label)")
      let action = source.replacing("\(label): {", with: "action: {")
      #expect(try !Reading().verdicts(action).contains { $0.hasPrefix("fail") })
    }
  }

  @Test("content that is handed on to a view of the system's is shown, however it is kept")
  func handedOnToUnavailable() throws {
    func verdicts(_ kept: String, _ content: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Empty<Actions: View>: View {
          \(kept)
          var body: some View {
            ContentUnavailableView { Text("a") } actions: { \(content) }
          }
        }
        struct Sample: View {
          var body: some View {
            Empty { Button(action: go) { Color.red.frame(width: 20, height: 20) } }
          }
        }
        """)
    }
    let made = """
      let actions: Actions
      init(@ViewBuilder actions: () -> Actions) { self.actions = actions() }
      """
    #expect(try verdicts(made, "actions") == ["fail 'button' 20×20"])
    #expect(
      try verdicts("@ViewBuilder let actions: () -> Actions", "actions()")
        == ["fail 'button' 20×20"])
    #expect(try verdicts("let actions: () -> Void", "label") != ["fail 'button' 20×20"])
  }
}
