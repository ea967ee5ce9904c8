import Testing

/// Initializers that the project or a package adds to views of the system.
@Suite("Evaluator: added initializers")
struct InitializerTests {
  private func sample(_ content: String) -> String {
    "struct Sample: View {\nvar body: some View {\n\(content)\n}\n}\n"
  }

  @Test("what an initializer leaves out of a value is nil, what it is given is there")
  func leftOut() throws {
    func verdicts(_ caller: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Note: View {
          private var close: (() -> Void)?
          private let title: String
          init(title: String) { self.title = title }
          init(title: String, close: (() -> Void)? = nil, tag: Int) {
            self.title = title
            self.close = close
          }
          func closing(_ action: @escaping () -> Void) -> Self {
            var note = self
            note.close = action
            return note
          }
          var body: some View {
            VStack {
              Text(title)
              if let close { Color.red.frame(width: 20, height: 20).onTapGesture(perform: close) }
            }
          }
        }
        struct Sample: View { var body: some View { \(caller) } }
        """)
    }
    #expect(try verdicts("Note(title: \"a\")") == [])
    #expect(try verdicts("Note(title: \"a\", tag: 1)") == [])
    let shown = ["fail 'tap-gesture' 20×20"]
    #expect(try verdicts("Note(title: \"a\", close: { go() }, tag: 1)") == shown)
    #expect(try verdicts("Note(title: \"a\").closing { go() }") == shown)
  }

  @Test("what an extension adds leaves the initializer that takes the members")
  func membersBesideExtensions() throws {
    func hits(_ caller: String, own: String = "") throws -> [String] {
      try Reading().hits(
        """
        struct Box: View {
          let side: CGFloat
          let isLow: Bool
          \(own)
          var body: some View { Color.red.frame(width: side, height: isLow ? 20 : side) }
        }
        struct Stop { let isLow: Bool }
        extension Box { init(stop: Stop) { side = 50; isLow = stop.isLow } }
        struct Sample: View { var body: some View { \(caller).onTapGesture { go() } } }
        """)
    }
    #expect(try hits("Box(side: 40, isLow: false)") == ["40×40"])
    #expect(try hits("Box(stop: Stop(isLow: true))") == ["50×20"])
    let own = "init(_ side: CGFloat) { self.side = side; isLow = false }"
    #expect(try hits("Box(30)", own: own) == ["30×30"])
  }

  /// A button 40 points high around the title that a view is made with, by its initializers, and what
  /// `Sample` shows.
  private func pill(
    _ call: String, generic: String = "", title: String = "Text", own: String = "",
    added: String = ""
  ) -> String {
    """
    struct Pill\(generic): View {
      let title: \(title)
      let act: () -> Void
      \(own)
      var body: some View { Button(action: act) { title.frame(width: 60, height: 40) } }
    }
    \(added)
    struct Sample: View {
      let name: String
      let count: Int
      var body: some View { \(call) }
    }
    """
  }

  @Test("a text is no view, and a view no text, where initializers ask for both by one label")
  func textsAndViews() throws {
    let shown = """
      init(title: Text, act: @escaping () -> Void) { self.title = title; self.act = act }
      """
    let written = """
      init(title: String, act: @escaping () -> Void) { self.init(title: Text(title), act: act) }
      """
    let filling = """
      init(title: String, act: @escaping () -> Void) { self.title = Text(title); self.act = act }
      """
    let counting = """
      init(title: Int, act: @escaping () -> Void) { self.init(title: "a", act: act) }
      """
    for own in [
      [shown, written], [written, shown], [shown, filling], [filling, counting, shown],
    ] {
      for title in ["\"Equip\"", "name", "Text(name)", "Text(\"Equip\").bold()"] {
        let source = pill("Pill(title: \(title)) { go() }", own: own.joined(separator: "\n"))
        #expect(try Reading().hits(source) == ["60×40"], "\(own) \(title)")
      }
    }
    let counted = pill(
      "Pill(title: count) { go() }", own: [shown, counting, written].joined(separator: "\n"))
    #expect(try Reading().hits(counted) == ["60×40"])
  }

  @Test("a text is no view of a generic type's, whose extension takes one for it")
  func textsForGenericViews() throws {
    let own = """
      init(title: Title, act: @escaping () -> Void) { self.title = title; self.act = act }
      """
    for content in [
      "self.title = Text(title); self.act = act", "self.init(title: Text(title), act: act)",
    ] {
      let added = """
        extension Pill where Title == Text {
          init(title: String, act: @escaping () -> Void) { \(content) }
        }
        """
      for own in [own, ""] {
        for title in ["\"Equip\"", "name", "Text(name)", "Color.red"] {
          let source = pill(
            "Pill(title: \(title)) { go() }", generic: "<Title: View>", title: "Title", own: own,
            added: added)
          #expect(try Reading().hits(source) == ["60×40"], "\(content) \(own) \(title)")
        }
      }
    }
  }

  @Test("the one that extensions add is taken where the members take no better")
  func addedBesideMembers() throws {
    func hits(_ call: String, _ type: String) throws -> [String] {
      try Reading().hits(
        """
        struct Box: View {
          let side: \(type)
          var body: some View { Color.red.frame(width: 30, height: CGFloat(side)) }
        }
        extension Box { init(side: String) { self.side = 20 } }
        struct Sample: View {
          let some: Some
          var body: some View { \(call).onTapGesture { go() } }
        }
        """)
    }
    #expect(try hits("Box(side: 40)", "Int") == ["30×40"])
    #expect(try hits("Box(side: \"a\")", "Int") == ["30×20"])
    #expect(try hits("Box(side: some.text)", "Int") == ["30×20"])
  }

  @Test("an initializer of the project's is followed, whatever its labels are called")
  func own() throws {
    func extended(_ side: Int) -> String {
      """
      extension Button where Label == AnyView {
        init(_ title: String, icon: Icon, action: @escaping () -> Void) {
          self.init(action: action) {
            AnyView(Color.red.frame(width: \(side), height: \(side)))
          }
        }
      }
      """
    }
    let button = sample("Button(\"Go\", icon: .plus) {}.buttonStyle(.plain)")
    #expect(try Reading().hits(button + extended(20)) == ["20×20"])
    #expect(try Reading().hits(button + extended(50)) == ["50×50"])
  }

  @Test("insets made by an initializer of the project's are those that it hands on")
  func insets() throws {
    let added = """
      extension EdgeInsets {
        init(vertical: CGFloat = 0, horizontal: CGFloat = 0) {
          self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        }
        init(_ all: CGFloat) { self.init(vertical: all, horizontal: all) }
      }
      """
    func hits(_ insets: String, _ added: String) throws -> [String] {
      let box = "Color.red.frame(width: 20, height: 20).padding(\(insets))"
      let button = "Button(action: go) { \(box).contentShape(Rectangle()) }"
      return try Reading().hits(sample(button) + added)
    }
    for name in ["EdgeInsets", ".init"] {
      #expect(try hits("\(name)(vertical: 5, horizontal: 10)", added) == ["40×30"])
      #expect(try hits("\(name)(horizontal: 10)", added) == ["40×20"])
      #expect(try hits("\(name)(6)", added) == ["32×32"])
      #expect(try hits("\(name)(top: 5, leading: 1, bottom: 5, trailing: 1)", "") == ["22×30"])
      // What is not in the source may be anything.
      #expect(try hits("\(name)(around: 5)", "") == ["36×36"])
    }
  }

  @Test("a size made by an initializer of the project's is what it hands on")
  func sizes() throws {
    func hits(_ side: String, _ added: String) throws -> [String] {
      try Reading().hits(
        """
        extension CGSize { \(added) }
        struct Sample: View {
          private let size = CGSize(\(side))
          var body: some View {
            Button(action: go) { Color.red.frame(width: size.width, height: size.height) }
              .buttonStyle(.plain)
          }
        }
        """)
    }
    let edge = "init(edge: CGFloat) { self.init(width: edge, height: edge) }"
    #expect(try hits("edge: 24", edge) == ["24×24"])
    #expect(try hits("edge: 50", edge) == ["50×50"])
    #expect(try hits("width: 30, height: 20", edge) == ["30×20"])
    let twice = "init(_ side: Int) { self.init(edge: CGFloat(side) * 2) }"
    #expect(try hits("10", edge + "\n" + twice) == ["20×20"])
    // What is not in the source may be any.
    #expect(try hits("around: 24", edge) != ["24×24"])
  }

  @Test("a label of the system's means the project's where the argument is of the project's type")
  func typed() throws {
    let icons = """
      enum Icons { struct Icon { let name: String; static let close = Icon(name: "xmark") } }
      extension Label where Title == Text, Icon == Image {
        init(_ title: LocalizedStringKey, icon: Icons.Icon) { self.init(title, systemImage: icon.name) }
      }
      """
    func verdicts(_ label: String) throws -> [String] {
      try Reading().verdicts(sample("VStack { Button {} label: { \(label) } }") + icons)
    }
    #expect(
      try verdicts("Label(\"Close\", icon: .close).labelStyle(.iconOnly)")
        == verdicts("Label(\"Close\", systemImage: \"xmark\").labelStyle(.iconOnly)"))
    // The system's own, which has its title first too.
    #expect(
      try verdicts("Label { Text(\"Close\") } icon: { Color.red.frame(width: 50, height: 50) }")
        == ["pass 1"])
  }

  @Test("a type of a module is found though a type is called like the module")
  func modules() throws {
    let files = [
      "Icon.swift": "struct Icon { let name: String; static let close = Icon(name: \"xmark\") }",
      "Icons.swift": "enum Icons { static let old = \"old\" }",
      "Label.swift": """
      import Icons
      extension Label where Title == Text, Icon == Image {
        init(_ title: LocalizedStringKey, icon: Icons.Icon) { self.init(title, systemImage: icon.name) }
      }
      """,
    ]
    func verdicts(_ label: String) throws -> [String] {
      try Reading().verdicts(
        sample("VStack { Button(action: go) { \(label).labelStyle(.iconOnly) } }"), with: files)
    }
    #expect(
      try verdicts("Label(\"Close\", icon: .close)")
        == verdicts("Label(\"Close\", systemImage: \"xmark\")"))
  }

  @Test("one that calls another of the project's is followed to the system's")
  func delegating() throws {
    let source =
      sample("VStack { NavigationLink(opened: $film) { Text(\"Film\") } }") + """
        extension NavigationLink where Label == Text {
          init(opened film: Binding<Film?>, destination: @escaping () -> Destination) {
            self.init("A title", opened: film, destination: destination)
          }
          init(_ title: String, opened: Binding<Film?>, destination: @escaping () -> Destination) {
            self.init(title, destination: destination)
          }
        }
        """
    #expect(
      try Reading().hits(source)
        == Reading().hits(sample("VStack { NavigationLink(\"A title\") { Text(\"Film\") } }")))
  }

  @Test("one that is not in the source shows its title and an icon that is open")
  func outside() throws {
    func verdicts(_ content: String) throws -> [String] { try Reading().verdicts(sample(content)) }
    let icons = ["Button(\"Go\", icon: .plus) {}", "Menu(\"Go\", icon: .plus) { Text(\"a\") }"]
    for view in icons {
      let plain = view.hasPrefix("Menu") ? ".menuStyle(.button)" : ""
      // A large icon could make it high enough.
      #expect(try verdicts("VStack { \(view)\(plain).buttonStyle(.plain) }") == ["undecided 'Go'"])
      #expect(
        try verdicts("VStack { \(view)\(plain).buttonStyle(.plain).labelStyle(.titleOnly) }").first?
          .hasPrefix("fail 'Go'") == true)
    }
    #expect(
      try verdicts("VStack { Button(\"Go\", role: .cancel) {}.buttonStyle(.plain) }").first?
        .hasPrefix("fail 'Go'") == true)
  }

  @Test("the style of labels says whether title, icon or both are shown")
  func labelStyle() throws {
    func hits(_ style: String) throws -> [String] {
      try Reading().hits(
        sample("Button(\"A long title\", icon: .plus) {}.labelStyle(\(style))"))
    }
    let title = try Reading().hits(sample("Button(\"A long title\") {}"))
    #expect(try hits(".titleOnly") == title)
    #expect(try hits(".iconOnly") == ["24×24"])
  }
}
