import Testing
import TouchRules

/// What a view is handed is what the one who hands it knows it as: of the values that a state may be it
/// is one at a time, wherever it is asked for.
@Suite("Evaluator: choices that are handed on")
struct HandedChoiceTests {
  /// Four buttons beside each other, each with a bar beside it that leaves the others room only where it
  /// is the only one.
  private func bar(
    _ state: String, over values: String, _ shown: String, cell: String = "let isOn: Bool"
  ) throws -> [String] {
    try Reading().verdicts(
      """
      enum Tab: CaseIterable { case home, work, play, more }
      struct Sample: View {
        \(state)
        var body: some View {
          HStack(spacing: 0) { ForEach(\(values), id: \\.self) { value in \(shown) } }
        }
      }
      struct Cell: View {
        \(cell)
        var body: some View {
          Button(action: go) { Color.green.frame(minWidth: 12, maxWidth: 48).frame(height: 48) }
          if isOn { Color.blue.frame(width: 150, height: 48) }
        }
      }
      """)
  }

  @Test(
    "one row of several is the chosen one",
    arguments: [
      ("Tab = .home", "Tab.allCases"), ("Tab = .play", "Tab.allCases"), ("Int = 0", "0..<4"),
      ("String = \"New\"", "[\"All\", \"New\", \"Old\", \"Odd\"]"),
    ])
  func rows(state: String, values: String) throws {
    let state = "@State var chosen: " + state
    for comparison in ["chosen == value", "value == chosen", "!(chosen != value)"] {
      #expect(try bar(state, over: values, "Cell(isOn: \(comparison))") == ["pass 1"])
    }
    let local = "let isOn = chosen == value; Cell(isOn: isOn)"
    #expect(try bar(state, over: values, local) == ["pass 1"])
    let given = "@Binding var chosen: \(state.split(separator: " ")[3])"
    #expect(try bar(given, over: values, "Cell(isOn: chosen == value)") == ["pass 1"])
    // All but the chosen one are many.
    #expect(
      try bar(state, over: values, "Cell(isOn: chosen != value)") == ["fail 'button' 12×48"])
  }

  @Test("rows that are chosen each for itself may all be")
  func independent() throws {
    let state = "@State var chosen: Set<Tab> = []"
    #expect(
      try bar(state, over: "Tab.allCases", "Cell(isOn: chosen.contains(value))")
        == ["fail 'button' 12×48"])
  }

  @Test("a state that begins with what is handed to it goes on by itself")
  func begun() throws {
    let chosen = "@State var chosen: Tab = .home"
    #expect(
      try bar(
        chosen, over: "Tab.allCases", "Cell(isOn: chosen == value)", cell: "@State var isOn: Bool")
        == ["fail 'button' 12×48"])
  }

  @Test("what the chosen row alone shows is found")
  func chosen() throws {
    let cell = "let isOn: Bool; var size: CGFloat { isOn ? 30 : 60 }"
    let verdicts = try Reading().verdicts(
      """
      struct Sample: View {
        @State var page = 0
        var body: some View { HStack { ForEach(0..<3) { i in Row(isOn: page == i) } } }
      }
      struct Row: View {
        \(cell)
        var body: some View {
          Button(action: go) { Color.red.frame(width: size, height: 60) }
          if isOn { Button(action: go) { Color.red.frame(width: 20, height: 60) } }
        }
      }
      """)
    #expect(verdicts == ["fail 'button' 20×60", "fail 'button' 30×60"])
  }

  @Test("an object that views are handed is in one of its states in all of them")
  func object() throws {
    func verdicts(_ stores: String, _ first: String, _ second: String) throws -> [String] {
      try Reading().verdicts(
        """
        enum Phase { case idle, loading, done }
        final class Store: ObservableObject { @Published var phase = Phase.idle }
        struct Sample: View {
          \(stores)
          var body: some View {
            HStack(spacing: 0) {
              Banner(store: \(first))
              Footer(shown: \(second))
            }
          }
        }
        struct Banner: View {
          @ObservedObject var store: Store
          var body: some View {
            if store.phase == .loading { Color.blue.frame(width: 380, height: 50) }
          }
        }
        struct Footer: View {
          @ObservedObject var shown: Store
          var body: some View {
            switch shown.phase {
            case .done: Button(action: go) { Color.red.frame(minWidth: 9).frame(height: 50) }
            default: EmptyView()
            }
          }
        }
        """)
    }
    let one = "@StateObject private var store = Store()"
    #expect(try verdicts(one, "store", "store") == ["pass 1"])
    #expect(try verdicts("@ObservedObject var store: Store", "self.store", "store") == ["pass 1"])
    let two = one + "\n  @StateObject private var other = Store()"
    #expect(try verdicts(two, "store", "other") == ["fail 'button' 13×50"])
  }

  @Test("a condition that a method is given is that of the view which hands it on")
  func handedConditions() throws {
    func audit(_ content: String) throws -> Audit {
      try Reading().audit(
        """
        extension View {
          func shown(_ condition: Bool) -> Self? {
            guard condition else { return nil }
            return self
          }
        }
        final class Report: ObservableObject {
          @Published private(set) var amount: String?
          @Published private(set) var hasError = false
          @Published var hasNote = false
          var failed: Bool { hasError && amount == nil }
          func note() async { hasNote = await fetch() }
          func load() async { do { amount = try await fetch() } catch { hasError = true } }
        }
        struct Columns: View {
          @ObservedObject var report: Report
          var body: some View { VStack { \(content) } }
        }
        @main struct Main: App {
          var body: some Scene { WindowGroup { Columns(report: Report()) } }
        }
        """)
    }
    func columns(_ text: String, _ button: String) -> String {
      """
      HStack {
        Color.blue.frame(maxWidth: .infinity)
        Color.blue.frame(maxWidth: .infinity).shown(\(text))
        Button { go() } label: { Color.red.frame(maxWidth: .infinity).frame(height: 20) }
          .shown(\(button))
      }
      """
    }
    let note = "Text(\"Note\").shown(report.hasNote)"
    for (text, button) in [
      ("!report.failed", "report.failed"), ("report.failed", "!report.failed"),
    ] {
      for content in [columns(text, button), "\(note)\n\(columns(text, button))"] {
        let finding = try #require(audit(content).findings.first)
        #expect(finding.hit.written == "192.5×20")
        #expect(!finding.evidence.contains { $0.message.contains("125.67") })
      }
    }
  }

  @Test("a condition that a view hands a closure is its own, inside another of its type too")
  func closureConditions() throws {
    let found = try Reading().verdicts(
      """
      struct Expander<Content: View>: View {
        @State private var isOpen = false
        @ViewBuilder let content: (Bool) -> Content
        var body: some View {
          VStack {
            content(isOpen)
            Button { isOpen.toggle() } label: { Color.blue.frame(width: 60, height: 60) }
          }
        }
      }
      struct Home: View {
        var body: some View {
          Expander { outer in
            if outer {
              Expander { inner in
                if !inner { Button { go() } label: { Color.red.frame(width: 20, height: 20) } }
              }
            }
          }
        }
      }
      @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
      """)
    #expect(found.contains("fail 'button' 20×20"), "\(found)")
  }
}
