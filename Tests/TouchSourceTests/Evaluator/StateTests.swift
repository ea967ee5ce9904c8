import Testing

/// States begin as they are declared, or as they are when a view appears.
@Suite("Evaluator: states")
struct StateTests {
  @Test("what is hidden until a view appears is judged as it is then, in every branch")
  func appearance() throws {
    func verdicts(_ appearing: String, hidden: String = "isHidden ? 0 : 1") throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let isMine: Bool
          @State private var isHidden = true
          var body: some View {
            VStack {
              Button(action: go) { Color.red.frame(width: 60, height: 60) }
                .opacity(isHidden ? 0 : 1)
              if !isMine {
                Button(action: go) { Color.red.frame(width: 20, height: 20) }.opacity(\(hidden))
              }
            }
            \(appearing)
          }
        }
        """)
    }
    let small = ["fail 'button' 20×20", "pass 1"]
    #expect(try verdicts(".onAppear { isHidden = false }") == small)
    #expect(try verdicts(".onAppear { withAnimation { isHidden = false } }") == small)
    // What is shown by another's doing is sought in the branch that it stands in.
    #expect(try verdicts(".onReceive(timer) { _ in isHidden.toggle() }") == small)
    #expect(
      try verdicts(".onReceive(timer) { _ in do { try go() } catch { isHidden = false } }") == small
    )
    #expect(try verdicts(".onReceive(timer) { _ in while go() { isHidden = false } }") == small)
    #expect(try verdicts(".onReceive(timer) { _ in isHidden.toggle() }", hidden: "0") == ["pass 1"])
  }

  @Test("a state that its view sets in several places begins with what it is declared with")
  func notOnAppearance() throws {
    func hits(_ modifiers: String) throws -> [String] {
      try Reading().hits(
        """
        struct Sample: View {
          @State private var isLoading = false
          var body: some View {
            Button(action: go) { Color.red.frame(width: isLoading ? 20 : 60, height: 50) }
              \(modifiers)
          }
        }
        """)
    }
    #expect(try hits(".onAppear { isLoading = true }") == ["20×50"])
    #expect(try hits(".onAppear { isLoading = true; load { isLoading = false } }") == ["60×50"])
    #expect(try hits(".onAppear { if isSlow { isLoading = true } }") == ["60×50"])
  }

  @Test("what a state is set to by nothing is never shown")
  func casesNeverSet() throws {
    func verdicts(_ rest: String, _ attribute: String = "@State private") throws -> [String] {
      try Reading().verdicts(
        """
        enum Mode { case list, grid, map }
        struct Sample: View {
          \(attribute) var mode: Mode = .list
          var body: some View {
            VStack {
              switch mode {
              case .list: Color.red.frame(width: 60, height: 60).onTapGesture { mode = Mode.grid }
              case .grid: Color.red.frame(width: 60, height: 60).onTapGesture { self.mode = .list }
              case .map: Color.red.frame(width: 20, height: 20).onTapGesture { go() }
              }
              if mode == .map { Color.red.frame(width: 30, height: 20).onTapGesture { go() } }
              \(rest)
            }
          }
        }
        """)
    }
    let map = ["fail 'tap-gesture' 20×20", "fail 'tap-gesture' 30×20", "pass 2"]
    #expect(try verdicts("") == ["pass 2"])
    #expect(try verdicts("Header(mode: mode)") == ["pass 2"])
    #expect(try verdicts("Header(mode: $mode)") == map)
    #expect(try verdicts("Text(\"a\").onAppear { mode = isSmall ? .map : .list }") == map)
    #expect(try verdicts("Text(\"a\").onAppear { mode = restored() }") == map)
    #expect(try verdicts("", "@State") == map)
    #expect(try verdicts("", "@Binding") == map)
  }

  @Test("a state is a length of those that are written out, if all are")
  func lengths() throws {
    func found(_ state: String, _ action: String, _ rest: String = "") throws -> [String] {
      let audit = try Reading().audit(
        """
        struct Sample: View {
          @State private var height: \(state)
          var body: some View {
            VStack {
              Color.red.frame(width: 300, height: height - 10)
                .onTapGesture { \(action) }
            }\(rest)
          }
        }
        """)
      return audit.findings.map(\.message) + audit.undecided.map(\.reason)
    }
    let small = try found("CGFloat = 30", "withAnimation { height = 400 }")
    #expect(small.count == 1)
    #expect(small.first?.contains("300×20 pt") == true)
    #expect(small.first?.contains("where 'height' is '30'") == true)
    let folded = try found("Double = 166", "height = isOpen ? 166 : 40")
    #expect(folded.first?.contains("where 'height' is '40'") == true)
    #expect(try found("CGFloat = 166", "height = 700").isEmpty)
    let open = ["a length is not in the source"]
    #expect(try found("CGFloat = 30", "height = measure()") == open)
    #expect(try found("CGFloat = 30", "height += 40") == open)
    #expect(try found("CGFloat = 30", "height = max(height * 2, height - 9)") == open)
    #expect(try found("CGFloat = 30", "go()", ".background(Meter(height: $height))") == open)
    #expect(
      try found("CGFloat = 30", "go()", ".onAppear { height = 80; go(); height = 90 }") == open)
  }

  @Test("an object that a view is given stays what it is, and what it publishes does not")
  func givenObjects() throws {
    func verdicts(_ property: String) throws -> [String] {
      try Reading().verdicts(
        """
        final class Model: ObservableObject {
          \(property) side: CGFloat
          init(side: CGFloat) { self.side = side }
        }
        struct Part: View {
          @StateObject private var model: Model
          init(model: Model) { _model = StateObject(wrappedValue: model) }
          var body: some View {
            Button { go() } label: { Color.red.frame(width: model.side, height: 60) }
          }
        }
        struct Sample: View { var body: some View { Part(model: Model(side: 20)) } }
        """)
    }
    #expect(try verdicts("let") == ["fail 'button' 20×60"])
    #expect(try verdicts("@Published var") == ["undecided 'button'"])
  }

  @Test("the state that a model begins in which views observe is one of several")
  func observedModels() throws {
    func verdicts(_ attribute: String, _ property: String = "var") throws -> [String] {
      try Reading().verdicts(
        """
        enum Phase { case new, done }
        \(attribute) final class Model {
          \(property) phase: Phase
          init(phase: Phase = .new) { self.phase = phase }
        }
        struct Part: View {
          let model: Model
          var body: some View {
            Button { go() } label: {
              Color.red.frame(width: model.phase == .done ? 20 : 60, height: 60)
            }
          }
        }
        struct Sample: View { var body: some View { Part(model: Model()) } }
        """)
    }
    #expect(try verdicts("@Observable") == ["fail 'button' 20×60"])
    #expect(try verdicts("@Observable", "let") == ["pass 1"])
    #expect(try verdicts("") == ["pass 1"])
  }

  @Test("a button that is off in all that was tried together is judged as it is once it is on")
  func disabledTogether() throws {
    func verdicts(_ off: String, on: String = "Color.red") throws -> [String] {
      try Reading().verdicts(
        """
        struct Drawn: View {
          @Environment(\\.isEnabled) var isEnabled
          let configuration: ButtonStyleConfiguration
          var body: some View {
            configuration.label.padding(14).frame(maxWidth: .infinity)
              .background(isEnabled ? \(on) : Color.clear)
          }
        }
        struct Drawing: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            Drawn(configuration: configuration)
          }
        }
        struct Loading: PrimitiveButtonStyle {
          let isLoading: Bool
          func makeBody(configuration: Configuration) -> some View {
            Button(configuration).buttonStyle(Drawing()).disabled(isLoading)
              .overlay(isLoading ? ProgressView() : nil)
          }
        }
        struct Sample: View {
          let isLoading: Bool
          @State private var isBuying = false
          var body: some View {
            Button("Purchase") { isBuying = true }
              .buttonStyle(Loading(isLoading: isBuying))
              \(off)
          }
        }
        """)
    }
    // Each of the two conditions is true in a layout in which the other is not, or both are.
    let both = ".disabled(isLoading).redacted(reason: isLoading ? .placeholder : [])"
    #expect(try verdicts(both) == ["pass 1"])
    #expect(try verdicts(".disabled(isLoading)") == ["pass 1"])
    #expect(try verdicts(both, on: "Color.clear").count == 1)
    #expect(try verdicts(both, on: "Color.clear") != ["pass 1"])
  }

  @Test("nothing has the focus, and nobody searches, at rest")
  func unfocused() throws {
    func hits(_ value: String) throws -> [String] {
      try Reading().hits(
        """
        struct Grown: ButtonStyle {
          @Environment(\\.\(value)) private var isActive
          func makeBody(configuration: Configuration) -> some View {
            Color.red.frame(width: isActive ? 30 : 20, height: 20)
          }
        }
        struct Sample: View { var body: some View { Button("A") {}.buttonStyle(Grown()) } }
        """)
    }
    #expect(try hits("isFocused") == ["20×20"])
    #expect(try hits("isSearching") == ["20×20"])
    #expect(try hits("isPopular") == ["30×20"])
  }

  @Test("an optional that is kept is nothing at rest, unless something gives it a value first")
  func optionals() throws {
    func hits(_ kept: String, model: String = "@Published var name: String?") throws -> [String] {
      try Reading().hits(
        """
        final class Model: ObservableObject { \(model) }
        struct Sample: View {
          @StateObject private var model = Model()
          \(kept)
          var body: some View {
            Button { go() } label: {
              Color.red.frame(width: name == nil ? 20 : 30, height: model.name == nil ? 40 : 50)
            }
          }
        }
        """)
    }
    for kept in ["@State private var name: String?", "@State private var name: String? = nil"] {
      #expect(try hits(kept) == ["20×40"])
    }
    for kept in ["let name: String?", "@Binding var name: String?"] {
      #expect(try hits(kept) == ["30×40"], "\(kept)")
    }
    let state = "@State private var name: String?"
    #expect(
      try hits(state, model: "@Published var name: String?; init() { name = load() }") == ["20×50"])
  }

  @Test("what one state shows and another hides is laid out where neither hides it")
  func hiddenByAnother() throws {
    func verdicts(_ condition: String, _ modifier: String) throws -> [String] {
      try Reading().verdicts(
        """
        import Kit
        struct Fading: ViewModifier {
          let isLoading: Bool
          func body(content: Content) -> some View { content.opacity(isLoading ? 0 : 1) }
        }
        struct Sample: View {
          @State private var picked: Int?
          @State private var isOpen = false
          @State private var model = OutsideModel()
          var body: some View {
            VStack {
              if \(condition) {
                Button(action: { picked = 1; isOpen = true }) {
                  Color.red.frame(width: 20, height: 20)
                }
              } else {
                Text("None")
              }
            }
            \(modifier)
          }
        }
        """)
    }
    let small = ["fail 'button' 20×20"]
    #expect(try verdicts("isOpen", ".allowsHitTesting(picked == nil)") == small)
    #expect(try verdicts("isOpen", ".allowsHitTesting(picked != nil)") == small)
    for condition in ["model.isFull", "!model.isFull"] {
      #expect(
        try verdicts(condition, ".modifier(Fading(isLoading: model.isLoading))") == small,
        "\(condition)")
    }
    #expect(try verdicts("isOpen", ".allowsHitTesting(false)") == [])
  }

  @Test("a spinner on a ground and in a border is a sign for a while, and no target then")
  func working() throws {
    let box = "Color.red.frame(width: 60, height: 60)"
    func verdicts(_ busy: String, ready: String? = nil) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          @Binding var isLoading: Bool
          var body: some View {
            Group { if isLoading { \(busy) } else { \(ready ?? box) } }.onTapGesture { choose() }
          }
        }
        """)
    }
    let spinner = "ProgressView().frame(maxWidth: .infinity).padding()"
    let line = "RoundedRectangle(cornerRadius: 12).stroke(Color.red, lineWidth: 2)"
    for busy in [
      spinner, "\(spinner).overlay(\(line))", "\(spinner).overlay(\(line).opacity(0.5))",
      "ZStack { Circle().frame(width: 30, height: 30); ProgressView() }",
    ] {
      #expect(try verdicts(busy) == ["pass 1"], "\(busy)")
    }
    // What else it shows is there to be touched, and so is what shows nothing but that.
    #expect(try verdicts("\(spinner).overlay(Text(\"Loading\"))")[0].hasPrefix("fail"))
    #expect(try verdicts("Circle().frame(width: 30, height: 30)")[0].hasPrefix("fail"))
    // A shape in front of the spinner or beside it is a sign of its own, as one that stops the work.
    let stop = "RoundedRectangle(cornerRadius: 2).frame(width: 8, height: 8)"
    for busy in [
      "ZStack { ProgressView(); \(stop) }.frame(width: 28, height: 28)",
      "HStack { ProgressView(); Capsule().frame(width: 24, height: 12) }",
      "VStack { ProgressView(); \(stop) }", "ProgressView().overlay(\(stop))",
    ] {
      #expect(try verdicts(busy)[0].hasPrefix("fail"), "\(busy)")
    }
    #expect(try verdicts(spinner, ready: spinner)[0].hasPrefix("fail"))
  }
}
