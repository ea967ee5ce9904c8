import Testing

/// What a view is given reaches its body: by label, by default, by its own initializer, as content.
@Suite("Evaluator: arguments")
struct ArgumentTests {
  /// A view with every kind of parameter of the memberwise initializer.
  private let tile = """
    struct Tile: View {
      let width: CGFloat
      var height: CGFloat = 30
      var action: () -> Void = {}
      var body: some View {
        Button(action: action) { Color.red.frame(width: width, height: height) }
      }
    }
    """

  private func sample(_ content: String) -> String {
    "struct Sample: View { var body: some View { \(content) } }"
  }

  @Test(
    "the memberwise initializer binds by label and falls back on defaults",
    arguments: [
      ("Tile(width: 20)", "20×30"), ("Tile(width: 20, height: 40)", "20×40"),
      ("Tile(width: 20, action: { go() })", "20×30"), ("Tile(width: 20) { go() }", "20×30"),
      ("Tile.init(width: 20)", "20×30"),
    ])
  func memberwise(call: String, size: String) throws {
    let hits = try Reading().hits(tile + "\n" + sample(call))
    #expect(hits == [size])
  }

  @Test("a binding of a constant is that for good, be it given by label or by an initializer")
  func constantBindings() throws {
    func verdicts(_ given: String, _ initializer: String = "") throws -> [String] {
      try Reading().verdicts(
        """
        struct Icon: View {
          @Binding var isBusy: Bool
          \(initializer)
          var body: some View {
            if isBusy {
              Color.red.frame(width: 20, height: 20)
            } else {
              Color.red.frame(width: 44, height: 44)
            }
          }
        }
        struct Sample: View {
          @State private var isLoading = false
          func load() { isLoading.toggle() }
          var body: some View { Button { go() } label: { Icon(isBusy: \(given)) } }
        }
        """)
    }
    for own in ["", "init(isBusy: Binding<Bool>) { _isBusy = isBusy }"] {
      #expect(try verdicts(".constant(false)", own) == ["pass 1"])
      #expect(try verdicts("Binding.constant(true)", own) == ["fail 'button' 20×20"])
      #expect(try verdicts("$isLoading", own) == ["fail 'button' 20×20"])
    }
  }

  @Test("an initializer's own parameters, defaults and arithmetic reach the fields")
  func initializer() throws {
    let hits = try Reading().hits(
      """
      struct Tile: View {
        private let width: CGFloat
        private var height: CGFloat
        init(_ side: CGFloat = 12, times factor: CGFloat = 2) {
          width = side * factor
          self.height = side
          self.height += 4
        }
        init(square side: CGFloat) { self.init(side, times: 1) }
        var body: some View {
          Button(action: go) { Color.red.frame(width: width, height: height) }
        }
      }
      \(sample("VStack { Tile(); Tile(20); Tile(20, times: 3); Tile(square: 50) }"))
      """)
    // The sum in the second assignment is open; its typical value is not the test's business.
    #expect(hits.count == 4)
    #expect(hits.map { $0.prefix { $0 != "×" } } == ["24", "40", "60", "50"])
  }

  @Test("functions choose among overloads by their labels")
  func overloads() throws {
    let hits = try Reading().hits(
      """
      struct Sample: View {
        var body: some View { VStack { tile(10); tile(wide: 20); tile(30, 40); tile() } }
        func tile() -> some View { tile(5) }
        func tile(_ side: CGFloat) -> some View { tile(side, side) }
        func tile(wide side: CGFloat) -> some View { tile(side * 2, side) }
        func tile(_ width: CGFloat, _ height: CGFloat) -> some View {
          Button(action: go) { Color.red.frame(width: width, height: height) }
        }
      }
      """)
    #expect(hits == ["10×10", "40×20", "30×40", "5×5"])
  }

  @Test("a label reaches a button by closure, by `label:` and by title")
  func labels() throws {
    let hits = try Reading().hits(
      sample(
        """
        VStack {
          Button { go() } label: { Color.red.frame(width: 21, height: 22) }
          Button(action: go, label: { Color.red.frame(width: 23, height: 24) })
          Button(role: .destructive, action: go) { Color.red.frame(width: 25, height: 26) }
        }
        """))
    #expect(hits == ["21×22", "23×24", "25×26"])
  }

  @Test("what stays unsaid is open: the element is undecided, never wrong")
  func open() throws {
    let verdicts = try Reading().verdicts(
      """
      struct Tile: View {
        let side: CGFloat
        var body: some View { Button(action: go) { Color.red.frame(width: side, height: side) } }
      }
      """)
    #expect(verdicts.count == 1 && verdicts[0].hasPrefix("undecided"))
  }

  @Test("a container of the project shows the content that its caller gives")
  func containers() throws {
    let hits = try Reading().hits(
      """
      struct Card<Header: View, Content: View>: View {
        var spacing: CGFloat = 8
        @ViewBuilder var header: Header
        @ViewBuilder let content: () -> Content
        var body: some View {
          VStack(spacing: spacing) {
            Button(action: go) { header }
            content()
          }
        }
      }
      struct Frame<Content: View>: View {
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.padding() }
      }
      \(sample("""
        Card {
          Color.red.frame(width: 20, height: 21)
        } content: {
          Frame { Button(action: go) { Color.red.frame(width: 22, height: 23) } }
          Button(action: go) { Color.red.frame(width: 24, height: 25) }
        }
        """))
      """)
    #expect(hits == ["20×21", "22×23", "24×25"])
  }

  @Test("content that takes a value is given it")
  func contentWithValue() throws {
    let hits = try Reading().hits(
      """
      struct Sized<Content: View>: View {
        @ViewBuilder var content: (CGFloat) -> Content
        var body: some View { content(33) }
      }
      \(sample("Sized { side in Button(action: go) { Color.red.frame(width: side, height: 20) } }"))
      """)
    #expect(hits == ["33×20"])
  }

  @Test("an element given to a container is found where the caller writes it")
  func places() throws {
    let elements = try Reading().elements(
      """
      struct Box<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { content() }
      }
      struct Sample: View {
        var body: some View {
          Box {
            Button("Go", action: go)
          }
        }
      }
      """)
    #expect(elements.map(\.id.place.line) == [9])
    #expect(elements.map(\.view) == ["Sample"])
  }

  @Test("a property that begins with an underline is one, and else the wrapper of one")
  func underlines() throws {
    for (property, value) in [
      ("private var _content: Content", "_content"),
      ("@State private var content: Content", "content"),
    ] {
      let hits = try Reading().hits(
        """
        struct Box<Content: View>: View {
          \(property)
          init(@ViewBuilder content: () -> Content) { self._content = content() }
          var body: some View { VStack { \(value) } }
        }
        \(sample("Box { Button(action: go) { Color.red.frame(width: 33, height: 20) } }"))
        """)
      #expect(hits == ["33×20"], "\(property)")
    }
  }

  @Test("a closure of a type that an alias names is called where it is stored")
  func aliases() throws {
    func verdicts(_ alias: String, _ given: String, _ call: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Part<Shown: View>: View {
          typealias Make = \(alias)
          private let make: Make
          init(@ViewBuilder content: @escaping Make) { make = content }
          var body: some View { Group { \(call) } }
        }
        struct Sample: View {
          var body: some View {
            Part { \(given) }.onTapGesture { go() }
          }
        }
        """)
    }
    let box = "Color.red.frame(width: 20, height: 60)"
    #expect(
      try verdicts(
        "(CGFloat) -> Shown", "side in Color.red.frame(width: side, height: 60)", "make(20)")
        == ["fail 'tap-gesture' 20×60"])
    #expect(try verdicts("(() -> Shown)", box, "make()") == ["fail 'tap-gesture' 20×60"])
    #expect(try verdicts("Shown", box, "make") == ["fail 'tap-gesture' 20×60"])
  }

  @Test(
    "one closure behind a call is the content that has to be given, not an action that may be left out"
  )
  func loneClosure() throws {
    func verdicts(_ line: String, action: String = "var tapped: (() -> Void)?") throws -> [String] {
      try Reading().verdicts(
        """
        struct Line<Extra: View>: View {
          @ViewBuilder let extra: Extra?
          \(action)
          var body: some View {
            HStack {
              Color.red.frame(width: 20, height: 60).onTapGesture { tapped?() }
              if let extra { extra }
            }
          }
        }
        \(sample(line))
        """)
    }
    let told = ["fail 'tap-gesture' 20×60"]
    #expect(try verdicts("Line { Text(\"a\") }") == [])
    #expect(try verdicts("Line { Text(\"a\") } tapped: { go() }") == told)
    #expect(try verdicts("Line(extra: { Text(\"a\") }) { go() }") == told)
    #expect(try verdicts("Line(extra: { Text(\"a\") })") == [])
  }
}
