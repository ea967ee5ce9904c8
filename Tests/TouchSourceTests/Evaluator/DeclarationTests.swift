import Testing

/// The evaluator follows the project's own declarations, in the file and across files.
@Suite("Evaluator: declarations")
struct DeclarationTests {
  private let box = "Color.red.frame(width: 20, height: 20)"

  @Test("computed properties and builder functions are followed, also in another file's extension")
  func members() throws {
    let hits = try Reading().hits(
      """
      struct Sample: View {
        private let side: CGFloat = 18
        var body: some View {
          VStack {
            close
            rows(2)
            Self.badge
          }
        }
      }
      """,
      with: [
        "Sample+Parts.swift": """
        extension Sample {
          var close: some View { Button(action: go) { Color.red.frame(width: side, height: wide) } }
          var wide: CGFloat { side * 2 }
          @ViewBuilder func rows(_ count: Int) -> some View {
            let inset = CGFloat(count)
            Button(action: go) { \(box).padding(inset) }
            Button(action: go) { \(box) }
          }
          static var badge: some View { Button(action: go) { Color.red.frame(width: 9, height: 8) } }
        }
        """
      ])
    #expect(hits == ["18×36", "24×24", "20×20", "9×8"])
  }

  @Test("a view of another file, nested or not, is followed")
  func otherFiles() throws {
    let hits = try Reading().hits(
      "struct Sample: View { var body: some View { VStack { Part(); Kit.Part(side: 30) } } }",
      with: [
        "Part.swift": """
        struct Part: View { var body: some View { Button(action: go) { \(box) } } }
        """,
        "Kit/Kit.swift": "enum Kit {}",
        "Kit/Kit+Part.swift": """
        extension Kit {
          struct Part: View {
            let side: CGFloat
            var body: some View { Button(action: go) { Color.red.frame(width: side, height: side) } }
          }
        }
        """,
      ])
    #expect(hits == ["20×20", "30×30"])
  }

  @Test("an extension of View is a modifier, with arguments, defaults and what it calls in turn")
  func viewExtensions() throws {
    let hits = try Reading().hits(
      """
      extension View {
        func reach(_ side: CGFloat = 44) -> some View { self.frame(minWidth: side, minHeight: side).shaped() }
        func shaped() -> some View { contentShape(Rectangle()) }
        @ViewBuilder func when(_ isOn: Bool, @ViewBuilder change: (Self) -> some View) -> some View {
          if isOn { change(self) } else { self }
        }
      }
      struct Sample: View {
        var body: some View {
          VStack {
            Button(action: go) { \(box).reach() }
            Button(action: go) { \(box).reach(30) }
            Button(action: go) { \(box).reach() }.buttonStyle(.plain)
            Button(action: go) { \(box) }.reach()
            Button(action: go) { \(box).when(true) { $0.padding(5) } }
            Button(action: go) { \(box).when(false) { $0.padding(5) } }
          }
        }
      }
      """)
    #expect(hits == ["44×44", "30×30", "44×44", "20×20", "30×30", "20×20"])
  }

  @Test("a view modifier of the project wraps its content, by `modifier` and by an extension")
  func viewModifiers() throws {
    let hits = try Reading().hits(
      """
      struct Reach: ViewModifier {
        var side: CGFloat = 44
        func body(content: Content) -> some View {
          content.frame(minWidth: side, minHeight: side).contentShape(Rectangle())
        }
      }
      struct Tappable: ViewModifier {
        let action: () -> Void
        func body(content: Content) -> some View {
          content.padding(6).contentShape(Rectangle()).onTapGesture(perform: action)
        }
      }
      extension View { func reach(_ side: CGFloat) -> some View { modifier(Reach(side: side)) } }
      struct Sample: View {
        var body: some View {
          VStack {
            Button(action: go) { \(box).modifier(Reach()) }
            Button(action: go) { \(box).reach(28) }
            \(box).modifier(Tappable { go() })
          }
        }
      }
      """)
    #expect(hits == ["44×44", "28×28", "32×32"])
  }

  @Test("a view modifier is found as a static member; one that is nowhere is open")
  func staticModifiers() throws {
    let reach = """
      struct Reach: ViewModifier {
        var side: CGFloat = 44
        func body(content: Content) -> some View { content.frame(minWidth: side, minHeight: side) }
      }
      extension ViewModifier where Self == Reach {
        static var reach: Reach { Reach() }
        static func reach(_ side: CGFloat) -> Reach { Reach(side: side) }
      }
      """
    func sample(_ modifier: String) -> String {
      "struct Sample: View { var body: some View { Button(action: go) { \(box).modifier(\(modifier)) } } }"
    }
    #expect(try Reading().hits("\(reach)\n\(sample(".reach"))") == ["44×44"])
    #expect(try Reading().hits("\(reach)\n\(sample(".reach(30)"))") == ["30×30"])
    for unknown in [".reach", "Reach()", "Kit.reach(3)"] {
      #expect(try Reading().verdicts(sample(unknown)) == ["undecided 'button'"])
    }
  }

  @Test("an overload of a system modifier counts only where its parameters fit")
  func overloads() throws {
    let hits = try Reading().hits(
      """
      extension View {
        func padding(twice length: CGFloat) -> some View { padding(length * 2) }
      }
      struct Sample: View {
        var body: some View {
          VStack {
            Button(action: go) { \(box).padding(twice: 3) }
            Button(action: go) { \(box).padding(3) }
          }
        }
      }
      """)
    #expect(hits == ["32×32", "26×26"])
  }

  @Test("local constants, functions and closures in a body are followed")
  func locals() throws {
    let hits = try Reading().hits(
      """
      struct Sample: View {
        var body: some View {
          let side: CGFloat = 24
          let (wide, high) = (side, side + 2)
          func tile(_ factor: CGFloat) -> some View {
            Button(action: go) { Color.red.frame(width: wide * factor, height: high) }
          }
          return VStack { tile(1); tile(2) }
        }
      }
      """)
    #expect(hits == ["24×26", "48×26"])
  }

  @Test("a name that two files of one module declare is unknown; one in scope of its file is known")
  func ambiguity() throws {
    let part = { (side: Int) in
      """
      struct Part: View {
        var body: some View { Button(action: go) { Color.red.frame(width: \(side), height: \(side)) } }
      }
      """
    }
    let sample = "struct Sample: View { var body: some View { Button(action: go) { Part() } } }"
    let verdicts = try Reading().verdicts(
      sample, with: ["One/Part.swift": part(10), "Two/Part.swift": part(60)])
    #expect(verdicts.contains { $0.hasPrefix("undecided") })
    #expect(!verdicts.contains { $0.hasPrefix("fail 'button' 60") })
    let own = try Reading().hits(
      """
      private struct Side { static let value: CGFloat = 20 }
      struct Sample: View {
        var body: some View { Button(action: go) { Color.red.frame(width: Side.value, height: 20) } }
      }
      """, with: ["Other.swift": "private struct Side { static let value: CGFloat = 60 }"])
    #expect(own == ["20×20"])
  }

  @Test("a module's own declaration wins over another module's")
  func modules() throws {
    let style = { (side: Int) in "enum Size { static let side: CGFloat = \(side) }" }
    let project = try SourceProject([
      "Package.swift": "", "Sources/A/Size.swift": style(20), "Sources/B/Size.swift": style(60),
      "Sources/A/Sample.swift": """
      struct Sample: View {
        var body: some View { Button(action: go) { Color.red.frame(width: Size.side, height: Size.side) } }
      }
      """,
    ])
    let views = project.audit().inspect(view: "Sample").views
    #expect(
      views.flatMap { $0.typical.elements }.map { $0.region.largestPiece?.size.written } == [
        "20×20"
      ])
  }

  @Test("a module that a project keeps in a folder of its name has its own declarations")
  func folders() throws {
    let side = { (side: Int) in "enum Side { static let value: CGFloat = \(side) }" }
    func hits(_ imports: String) throws -> [String?] {
      let project = try SourceProject([
        "Kit/UI/Side.swift": side(60), "Shared/Side.swift": side(20),
        "Screens/Sample.swift": """
        \(imports)
        struct Sample: View {
          var body: some View {
            Button(action: go) { Color.red.frame(width: Side.value, height: 20) }
          }
        }
        """,
      ])
      return project.audit().inspect(view: "Sample").views.flatMap { $0.typical.elements }
        .map { $0.region.largestPiece?.size.written }
    }
    #expect(try hits("import Kit") == ["20×20"])
    // Without a module of that name either may be meant.
    #expect(try hits("import Other") != ["20×20"])
  }

  @Test(
    "a layout in another type shows the views that it is given", arguments: ["Kit.Flow", "Flow"])
  func nestedLayouts(name: String) throws {
    let hits = try Reading().hits(
      """
      enum Kit {}
      extension Kit { struct Flow: Layout { var spacing: CGFloat = 8 } }
      struct Flow: Layout {}
      struct Sample: View {
        var body: some View {
          \(name) { Button(action: go) { Color.red.frame(width: 30, height: 30) } }
        }
      }
      """)
    #expect(hits == ["30×30"])
  }
}
