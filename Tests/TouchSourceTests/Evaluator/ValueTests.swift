import Foundation
import Testing

/// What values stand for: implicit members, patterns within patterns, ranges, and what is given.
@Suite("Evaluator: values")
struct ValueTests {
  private func sample(_ declarations: String, _ modifier: String) -> String {
    """
    \(declarations)
    struct Sample: View {
      let style: Margin
      var body: some View {
        Button(action: go) { Color.red.frame(width: 60, height: 10)\(modifier) }
      }
    }
    """
  }

  private let grid = """
    extension CGFloat {
      static let small: CGFloat = 10
      static func grid(_ count: Int) -> Self { Self(count) * 4 }
    }
    """

  @Test(
    "members and functions that the project adds to numbers are followed where one is expected",
    arguments: [
      (".padding(.small)", "80×30"), (".padding(.vertical, .grid(5))", "60×50"),
      (".padding(.grid(5) / 2)", "80×30"), (".padding(CGFloat.grid(5))", "100×50"),
    ])
  func implicitMembers(modifier: String, size: String) throws {
    #expect(try Reading().hits(sample(grid, modifier)) == [size])
  }

  private let lists = """
    extension CGFloat {
      struct list { static let image: CGFloat = 10; struct wide { static let image: CGFloat = 20 } }
      static let grid = Steps()
    }
    struct Steps { let small: CGFloat = 10 }
    """

  @Test(
    "what stands in a type that the project declares in one of the system's is followed too",
    arguments: [
      (".padding(.list.image)", "80×30"), (".padding(.list.wide.image)", "100×50"),
      (".padding(CGFloat.list.image)", "80×30"), (".padding(.grid.small)", "80×30"),
    ])
  func nestedMembers(modifier: String, size: String) throws {
    #expect(try Reading().hits(sample(lists, modifier)) == [size])
  }

  @Test("a member of such a type that is not in the source is open")
  func missingMember() throws {
    #expect(
      try Reading().verdicts(sample(lists, ".padding(.list.other)")) == ["undecided 'button'"])
  }

  @Test(
    "'.none' where something may be absent is its absence, even of what has a case of that name",
    arguments: [
      (".none", "fail 'button' 20×60"), ("nil", "fail 'button' 20×60"),
      ("Optional.none", "fail 'button' 20×60"), ("Mark.wide", "pass 1"), ("Mark.none", "pass 1"),
    ])
  func absence(value: String, verdict: String) throws {
    let source = """
      enum Mark { case none, wide }
      struct Chip: View {
        let mark: Mark?
        init(mark: Mark? = \(value)) { self.mark = mark }
        var body: some View {
          Button(action: go) {
            HStack(spacing: 0) {
              Color.red.frame(width: 20, height: 60)
              if mark != nil { Color.red.frame(width: 40, height: 60) }
            }
          }
        }
      }
      struct Sample: View { var body: some View { Chip() } }
      """
    #expect(try Reading().verdicts(source) == [verdict])
  }

  @Test(
    "letters that stand farther apart make a text wider, in the view or around it",
    arguments: [
      ("Text(\"REQUEST\").tracking(10)", "113.33×12"),
      ("Text(\"REQUEST\").kerning(10)", "113.33×12"),
      ("HStack { Text(\"REQUEST\") }.tracking(10)", "113.33×12"),
      ("HStack { Text(\"REQUEST\").tracking(0) }.tracking(10)", "43.33×12"),
      ("Text(\"REQUEST\").lineSpacing(10)", "43.33×12"),
    ])
  func letterSpacing(label: String, size: String) throws {
    let source = """
      struct Sample: View {
        var body: some View {
          Button(action: go) { \(label).font(.system(size: 10, design: .monospaced)) }
        }
      }
      """
    #expect(try Reading().hits(source) == [size])
  }

  private let margin = """
    enum Margin {
      case edges(Int, CGFloat?)
    }
    extension View {
      @ViewBuilder func margin(_ margin: Margin) -> some View {
        switch margin {
        case let .edges(_, .some(length)): padding(length)
        case .edges(_, .none): padding(1)
        }
      }
    }
    """

  @Test("a pattern within a pattern binds and tells apart")
  func nestedPatterns() throws {
    #expect(
      try Reading().hits(sample(margin, ".margin(Margin.edges(1, 20))")) == ["100×50"])
    #expect(try Reading().hits(sample(margin, ".margin(Margin.edges(1, nil))")) == ["62×12"])
  }

  @Test("a value that comes from elsewhere has its properties' types, not what they begin with")
  func given() throws {
    let model = "struct Model { var side: CGFloat = 10; let fixed: CGFloat = 60 }"
    func button(_ name: String) -> String {
      """
      \(model)
      struct Sample: View {
        let model: Model
        var body: some View {
          Button(action: go) { Color.red.frame(width: model.\(name), height: 60) }
        }
      }
      """
    }
    #expect(try Reading().verdicts(button("side")).allSatisfy { $0.hasPrefix("undecided") })
    #expect(try Reading().verdicts(button("fixed")) == ["pass 1"])
    let made = button("side").replacing("let model: Model\n", with: "let model = Model()\n")
    #expect(try Reading().verdicts(made).allSatisfy { $0.hasPrefix("fail") })
  }

  @Test("a number falls into the range that holds it")
  func ranges() throws {
    let source = """
      extension View {
        @ViewBuilder func grown() -> some View {
          switch UIScreen.main.bounds.width {
          case ..<375: padding(1)
          case 375..<500: padding(20)
          default: padding(2)
          }
        }
      }
      """
    #expect(try Reading().hits(sample(source, ".grown()")) == ["100×50"])
  }

  @Test(
    "the screen of a scene that is connected is the device's",
    arguments: [
      "(UIApplication.shared.connectedScenes.first as? UIWindowScene)?.screen.bounds ?? .zero",
      """
      guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
        return .zero
      }
      return scene.screen.bounds
      """,
      """
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first!.screen.bounds
      """,
    ])
  func connectedScene(body: String) throws {
    func hits(_ body: String) throws -> [String] {
      let source = "enum Kit { static var bounds: CGRect { \(body) } }"
      return try Reading().hits(sample(source, ".padding(Kit.bounds.width - 383)"))
    }
    #expect(try hits(body) == ["80×30"])
    #expect(try hits(body.replacing("connectedScenes", with: "openSessions")) != ["80×30"])
  }

  @Test("a style of a package is not the system's, however it is called")
  func styles() throws {
    func styled(_ style: String) -> String {
      """
      struct Sample: View {
        var body: some View {
          Button(action: go) { Color.red.frame(width: 16, height: 16) }.buttonStyle(\(style))
        }
      }
      """
    }
    #expect(
      try Reading().verdicts(styled("BorderedBarButtonStyle()")).allSatisfy {
        $0.hasPrefix("undecided")
      })
    #expect(try Reading().hits(styled("PlainButtonStyle()")) == ["16×16"])
  }

  @Test("an initializer that the project adds to a view of the system is followed")
  func initializers() throws {
    let source = """
      extension NavigationLink where Label == Text {
        init<T, D: View>(unwrapping value: Binding<T?>, to destination: () -> D) {
          self.init("Go", destination: destination())
        }
      }
      struct Sample: View {
        @State var item: Item?
        var body: some View {
          NavigationLink(unwrapping: $item) { Color.red.frame(width: 500, height: 500) }
        }
      }
      """
    let finding = try #require(try Reading().audit(source).findings.first)
    #expect(finding.subject.label == "Go")
    #expect(finding.hit.height < 21)
  }

  @Test("symbols that a package names as members are those of the system")
  func symbols() throws {
    func button(_ image: String) -> String {
      "struct Sample: View { var body: some View { Button(action: go) { \(image) } } }"
    }
    for (member, name) in [
      ("chevronCompactDown", "chevron.compact.down"), ("trash", "trash"),
      ("squareGrid3x2Fill", "square.grid.3x2.fill"),
      ("plusCircleFill", "plus.circle.fill"), ("person2", "person.2"),
    ] {
      #expect(
        try Reading().hits(button("Image(systemSymbol: .\(member))"))
          == Reading().hits(button("Image(systemName: \"\(name)\")")))
    }
  }

  @Test("what enlarges the label of a bordered button leaves it the system's, what shrinks it not")
  func bordered() throws {
    func button(_ modifiers: String) -> String {
      """
      struct Sample: View {
        var body: some View {
          Button(action: go) { Image(systemName: "plus")\(modifiers) }.buttonStyle(.bordered)
        }
      }
      """
    }
    for modifiers in ["", ".frame(minWidth: 18, minHeight: 18)", ".padding(2)"] {
      #expect(try Reading().verdicts(button(modifiers)).allSatisfy { $0.hasPrefix("exempt") })
    }
    #expect(
      try Reading().verdicts(button(".frame(width: 8, height: 8)")).allSatisfy {
        $0.hasPrefix("fail")
      })
  }

  @Test("a string that the system makes is there, even where one may be absent")
  func strings() throws {
    let source = """
      struct Row: View {
        var title: String?
        var body: some View {
          Button(action: go) {
            HStack { if let title { Text(title).frame(height: 50) } }.padding(5)
          }
        }
      }
      struct Sample: View {
        let address: Address
        var label: String { URL(fileURLWithPath: "a").lastPathComponent }
        var body: some View { Row(title: label) }
      }
      """
    #expect(try Reading().verdicts(source).allSatisfy { !$0.contains("×10") })
  }

  @Test("of texts that a case picks, the shortest and the longest are tried, and others follow")
  func manyCases() throws {
    let cases = (0..<30).map { "case c\($0)" }.joined(separator: "\n")
    let titles = (0..<30).map { "case .c\($0): \"\(String(repeating: "m", count: $0 + 1))\"" }
    let source = """
      enum Kind {
      \(cases)
        var title: String { switch self { \(titles.joined(separator: "\n")) } }
        var isLarge: Bool { switch self { case .c3, .c4: true\ndefault: false } }
      }
      struct Sample: View {
        let kind: Kind
        @State private var isOn = true
        func leave() { isOn = false }
        var body: some View {
          VStack {
            if kind.isLarge { content }
          }
          .navigationTitle(kind.title)
        }
        @ViewBuilder var content: some View {
          switch kind {
          case .c3: Text("none")
          default: if !isOn { Button(action: go) { Color.red.frame(width: 20, height: 20) } }
          }
        }
      }
      """
    #expect(try Reading().verdicts(source).map { $0.suffix(5) } == ["20×20"])
  }

  @Test("a layout that a variable holds arranges what it is given")
  func heldLayouts() throws {
    let buttons = (0..<2).map {
      "Button(action: go\($0)) { Color.red.frame(width: 60, height: 20) }"
    }
    for members in [
      "var layout: AnyLayout { isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()) }",
      "let layout = VStackLayout(spacing: 4)",
      "var layout: some Layout { Flow() }\nstruct Flow: Layout {}",
    ] {
      let source = """
        struct Sample: View {
          \(members)
          var body: some View {
            layout {
              \(buttons.joined(separator: "\n"))
            }
          }
        }
        """
      #expect(try Reading().hits(source) == ["60×20", "60×20"], "\(members)")
    }
  }

  @Test("what lies on top of each other is offered the size of the whole again")
  func offeredAgain() throws {
    func source(_ content: String) -> String {
      """
      struct Sample: View {
        var body: some View {
          ScrollView {
            Button(action: go) { \(content) }.buttonStyle(.plain)
          }
        }
      }
      """
    }
    let label = "Text(\"Go\").frame(width: 80, height: 50)"
    #expect(try Reading().hits(source("ZStack { Color.red\n\(label) }")) == ["393×50"])
    #expect(
      try Reading().hits(source("ZStack { Color.red\n\(label) }.fixedSize()")) == ["80×50"])
    // The size of the whole is that of the highest priority.
    #expect(
      try Reading().hits(
        source("ZStack { Color.red\n\(label).layoutPriority(1) }")) == ["80×50"])
  }

  @Test("what a function looks for may not be there, by whatever it looks")
  func optionals() throws {
    func verdicts(_ found: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Item { let name: String }
        struct Sample: View {
          let items: [Item]
          func item() -> Item? { \(found) }
          var body: some View {
            if let item = item() { Text(item.name) } else {
              Button(action: go) { Color.red.frame(width: 20, height: 20) }
            }
          }
        }
        """)
    }
    for found in ["items.first", "items.first { $0.name == \"a\" }", "find()", "nil"] {
      #expect(try verdicts(found) == ["fail 'button' 20×20"], "\(found)")
    }
    #expect(try verdicts("Item(name: \"a\")").isEmpty)
  }

  @Test("a context menu that a value holds is one")
  func heldMenus() throws {
    let source = """
      struct Sample: View {
        var body: some View {
          let menu = ContextMenu(menuItems: { Button("Copy", action: copy) })
          Text("a").contextMenu(menu)
        }
      }
      """
    #expect(try Reading().verdicts(source) == ["exempt 'Copy' menu"])
  }

  @Test("a size may be written without its type where one is expected")
  func implicitSizes() throws {
    for size in [".init(width: 16, height: 18)", "CGSize(width: 16, height: 18)"] {
      #expect(
        try Reading().hits(
          """
          struct Sample: View {
            private let side: CGSize = \(size)
            var body: some View {
              Button(action: go) { Color.red.frame(width: side.width, height: side.height) }
            }
          }
          """) == ["16×18"], "\(size)")
    }
  }

  @Test("a closure over a text that may be absent makes what it says, though the text is known")
  func mappedTexts() throws {
    let hits = try Reading().hits(
      """
      struct Picture: View {
        let name: String?
        var body: some View { name.map { _ in Color.red.frame(width: 30, height: 20) } }
      }
      struct Sample: View {
        var body: some View { Button(action: go) { Picture(name: "pencil") } }
      }
      """)
    #expect(hits == ["30×20"])
  }

  @Test("a case that is called none is a case")
  func casesCalledNone() throws {
    func hits(_ type: String) throws -> [String] {
      try Reading().hits(
        """
        enum Highlight { case none, main }
        func width(_ highlight: \(type)) -> CGFloat {
          switch highlight {
          case .none: return 20
          default: return 30
          }
        }
        struct Sample: View {
          var body: some View {
            Button(action: go) { Color.red.frame(width: width(Highlight.none), height: 20) }
            Button(action: go) { Color.red.frame(width: width(Highlight.main), height: 20) }
          }
        }
        """)
    }
    #expect(try hits("Highlight") == ["20×20", "30×20"])
  }

  @Test("the members of a tuple that a function gives have the names and types of its result")
  func tuples() throws {
    func verdicts(_ style: String) throws -> [String] {
      try Reading().verdicts(
        """
        enum Style { case sheet, page }
        enum Item: CaseIterable {
          case a, b
          func target() -> (style: Style, title: String) {
            switch self {
            case .a: return (.\(style), "A")
            case .b: return (.\(style), "B")
            }
          }
        }
        struct Row: View {
          let item: Item
          var body: some View {
            if item.target().style == .sheet {
              Button(action: go) { Color.red.frame(width: 60, height: 60) }
            } else {
              Button(action: go) { Color.red.frame(width: 20, height: 20) }
            }
          }
        }
        struct Sample: View {
          var body: some View { VStack { ForEach(Item.allCases, id: \\.self) { Row(item: $0) } } }
        }
        """)
    }
    #expect(try verdicts("sheet") == ["pass 1"])
    #expect(try verdicts("page") == ["fail 'button' 20×20"])
  }
}
