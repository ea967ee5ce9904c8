import Testing

/// What is shown while a flag is true, by what may set the flag.
@Suite("Evaluator: presentations")
struct PresentationTests {
  private let sheet = """
    struct Panel: View {
      @Binding var isShown: Bool
      var body: some View {
        Button { isShown = false } label: { Color.red.frame(width: 20, height: 20) }
          .buttonStyle(.plain)
      }
    }
    """

  private func verdicts(_ members: String, rest: String = "") throws -> [String] {
    try Reading().verdicts(
      """
      \(sheet)
      struct Sample: View {
        \(members)
      }
      \(rest)
      """)
  }

  private func sample(
    _ show: String = "", _ content: String = "Text(\"a\")",
    state: String = "@State private var isShown = false"
  ) -> String {
    """
    \(state)
    var body: some View {
      VStack { \(content) }
        .sheet(isPresented: $isShown) { Panel(isShown: $isShown) }
    }
    func show() { \(show) }
    """
  }

  @Test(
    "what nothing sets the flag of is not shown",
    arguments: ["", "isShown = false", "if isShown == true { isShown = false // true\n}"])
  func never(show: String) throws {
    #expect(try verdicts(sample(show)) == [])
  }

  @Test(
    "what something may set the flag of is shown, wherever that stands",
    arguments: [
      "isShown = true", "self.isShown = isGood", "isShown.toggle()", "isShown = false || isGood",
      "toggle(&isShown)", "do { try go() } catch { isShown = true }", "defer { isShown = true }",
      "while isGood { isShown = true }", "(isShown, isGood) = (true, false)",
      "(isGood, self.isShown) = (false, true)",
    ])
  func raised(show: String) throws {
    #expect(try verdicts(sample(show)) == ["fail 'button' 20×20"])
  }

  @Test("a binding that others get may set the flag")
  func bindings() throws {
    #expect(
      try verdicts(sample("", "Other(isShown: $isShown)")).contains("fail 'button' 20×20"))
    #expect(
      try verdicts(sample("", "Text(\"a\").packageSheet(isPresented: $isShown) { Text(\"b\") }"))
        .contains("fail 'button' 20×20"))
    #expect(
      try verdicts(
        sample(),
        rest: "extension Sample { init(isOn: Bool) { _isShown = State(initialValue: isOn) } }"
      ) == ["fail 'button' 20×20"])
  }

  private static func drawer(_ body: String) -> String {
    """
    extension View {
      func drawer<C: View>(isPresented: Binding<Bool>, content: @escaping () -> C) -> some View {
        \(body)
      }
    }
    struct Drawer<C: View>: ViewModifier {
      @Binding var isPresented: Bool
      var content: () -> C
      func body(content: Content) -> some View {
        content.popover(isPresented: $isPresented) {
          Text("c").onDisappear { isPresented = false }
        }
      }
    }
    """
  }

  private static let handle = """
    struct Handle: ViewModifier {
      @Binding var isPresented: Bool
      func body(content: Content) -> some View { content.onAppear { isPresented = true } }
    }
    """

  private static let drawn = "Text(\"a\").drawer(isPresented: $isShown) { Text(\"b\") }"

  @Test(
    "a modifier of the project that hands the flag to presentations alone sets it to false at most",
    arguments: [
      "sheet(isPresented: isPresented) { content() }",
      "return self.fullScreenCover(isPresented: isPresented, content: content)",
      "modifier(Drawer(isPresented: isPresented, content: content))",
    ])
  func presenters(body: String) throws {
    #expect(try verdicts(sample("", Self.drawn), rest: Self.drawer(body)) == [])
  }

  @Test(
    "a modifier of the project that may set the flag shows what goes by it",
    arguments: [
      "onAppear { isPresented.wrappedValue = true }",
      "sheet(isPresented: isPresented) { content() }.onAppear { raise(isPresented) }",
      "modifier(Handle(isPresented: isPresented))",
    ])
  func raisers(body: String) throws {
    #expect(
      try verdicts(sample("", Self.drawn), rest: Self.drawer(body) + Self.handle)
        == ["fail 'button' 20×20"])
  }

  @Test("a flag that begins with true, or that others may give, is none that is never set")
  func others() throws {
    for state in ["@State private var isShown = true", "@State var isShown = false"] {
      #expect(try verdicts(sample(state: state)) == ["fail 'button' 20×20"])
    }
  }

  @Test("nor is it shown by a view that nothing followed makes")
  func unfollowed() throws {
    func hits(_ show: String) throws -> [String] {
      try verdicts(
        sample(show),
        rest: """
          @main struct Main: App { var body: some Scene { WindowGroup { Text("a") } } }
          final class Coordinator { func start() -> AnyView { AnyView(Sample()) } }
          """)
    }
    #expect(try hits("") == [])
    #expect(try hits("isShown = true") == ["fail 'button' 20×20"])
  }

  @Test("a branch goes by such a flag as well")
  func branches() throws {
    func verdicts(_ show: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          @State private var isOpen = false
          var body: some View {
            VStack {
              if isOpen {
                Button {} label: { Color.red.frame(width: 20, height: 20) }
              } else {
                Text("a")
              }
            }
          }
          func show() { \(show) }
        }
        """)
    }
    #expect(try verdicts("").isEmpty)
    #expect(try verdicts("isOpen = true") == ["fail 'button' 20×20"])
  }

  @Test("a constant that is bound stays what it is")
  func constants() throws {
    func verdicts(_ use: String) throws -> [String] {
      try Reading().verdicts(
        """
        enum Phase { case none, done }
        struct Part: View {
          @Binding var phase: Phase
          init(phase: Binding<Phase> = .constant(.none)) { _phase = phase }
          var body: some View {
            Button { phase = .done } label: {
              switch phase {
              case .done: Color.red.frame(width: 20, height: 20)
              case .none: Color.red.frame(width: 60, height: 60)
              }
            }
          }
        }
        struct Sample: View {
          @State private var phase = Phase.none
          var body: some View { \(use) }
        }
        """)
    }
    #expect(try verdicts("Part()") == ["pass 1"])
    #expect(try verdicts("Part(phase: Binding.constant(.none))") == ["pass 1"])
    #expect(try verdicts("Part(phase: .constant(.done))") == ["fail 'button' 20×20"])
    #expect(try verdicts("Part(phase: $phase)") == ["fail 'button' 20×20"])
  }

  @Test("what a package shows while a binding says so takes no room of what shows it")
  func presenters() throws {
    func sizes(_ modifiers: String) throws -> [String] {
      try Reading().audit(
        """
        import Toasts
        struct Sample: View {
          let note: Note
          @State private var isBusy = false
          var body: some View {
            List {
              Text(note.text).frame(maxWidth: .infinity).fixedSize(horizontal: false, vertical: true)
                .contentShape(Rectangle()).onTapGesture { go() }
            }\(modifiers)
          }
        }
        """
      ).findings.map { "\($0.extent) \($0.certainty)" }
    }
    let plain = try sizes("")
    #expect(plain.count == 1)
    for label in ["isPresented", "isPresenting", "item"] {
      for content in ["Text(\"x\")", "Toast(type: .loading)"] {
        let toast = ".toast(\(label): $isBusy) { \(content) }"
        #expect(try sizes(toast + toast + toast) == plain, "\(toast)")
      }
    }
    // What is no presenter may do anything.
    let framed = ".framed(isBusy: $isBusy) { Text(\"x\") }"
    #expect(try sizes(framed + framed + framed) != plain)
  }
}
