import Testing
import TouchRules

/// What `is` and `as?` make of values whose type the source says.
@Suite("Evaluator: casts")
struct CastTests {
  /// What an audit says of a card that asks its state for its type: `fail` for 20×20 where the condition
  /// holds, `pass` for 60×60 where it does not.
  private func verdicts(
    _ condition: String, state: String, type: String = "Phase"
  ) throws -> [String] {
    try Reading().verdicts(
      """
      protocol Phase {}
      class Stage: Phase {}
      final class Late: Stage {}
      enum Link {
        struct Draft: Phase { let title: String }
        struct Sent: Phase, Equatable { let title: String }
      }
      enum Step: Phase { case first }
      struct Card: View {
        private let state: \(type)
        init(state: \(type)) { self.state = state }
        private func side(_ isSmall: Bool) -> CGFloat { isSmall ? 20 : 60 }
        var body: some View {
          Button(action: go) { Color.red.frame(width: 60, height: \(condition)) }
        }
      }
      struct Screen: View { var body: some View { Card(state: \(state)) } }
      """)
  }

  @Test(
    "a value that the source makes is of its type, of those above it, and of no other",
    arguments: [
      ("Link.Draft(title: \"a\")", "Link.Draft", true),
      ("Link.Sent(title: \"a\")", "Link.Draft", false),
      ("Link.Sent(title: \"a\")", "Phase", true), ("Late()", "Stage", true),
      ("Stage()", "Late", false), ("Step.first", "Step", true), ("Step.first", "Stage", false),
    ])
  func known(state: String, type: String, holds: Bool) throws {
    let expected = holds ? ["fail 'button' 60×20"] : ["pass 1"]
    #expect(try verdicts("side(state is \(type))", state: state) == expected)
    #expect(try verdicts("side((state as? \(type)) != nil)", state: state) == expected)
  }

  @Test("what may be of a type is tried both ways")
  func open() throws {
    for (state, type) in [("store.current", "Link.Draft"), ("Link.Sent(title: \"a\")", "Codable")] {
      for sign in ["", "!"] {
        #expect(
          try verdicts("side(\(sign)(state is \(type)))", state: state) == ["fail 'button' 60×20"],
          "\(sign)\(type)")
      }
    }
  }

  @Test("a view of the system's is of a protocol where what the project says to conform may be it")
  func views() throws {
    func verdicts(_ conformance: String) throws -> [String] {
      try Reading().verdicts(
        """
        protocol Slot { var erased: AnyView? { get } }
        \(conformance) { var erased: AnyView? { nil } }
        extension View {
          func slot() -> AnyView? {
            if let slot = self as? Slot { return slot.erased }
            return AnyView(self)
          }
        }
        struct Card: View {
          let trailing: AnyView?
          init<Content: View>(@ViewBuilder trailing: () -> Content) {
            self.trailing = trailing().slot()
          }
          var body: some View { HStack { trailing } }
        }
        struct Sample: View {
          var body: some View { Card { Button("Go") {}.frame(width: 48, height: 48) } }
        }
        """)
    }
    let shown = ["fail 'Go' 22×20.33"]
    #expect(try verdicts("extension Optional: Slot where Wrapped: View") == shown)
    #expect(try verdicts("extension EmptyView: Slot") == shown)
    #expect(try verdicts("extension ModifiedContent: Slot") != shown)
    #expect(try verdicts("struct Gap: Slot") == shown)
  }

  @Test("a text is of no type of the project's that no literal makes, nor a number or a flag")
  func literals() throws {
    func verdicts(_ given: String, _ conformance: String, as type: String) throws -> [String] {
      try Reading().verdicts(
        """
        protocol Shown {}
        protocol Other: Shown {}
        extension \(conformance): Shown {}
        struct Note: Shown, Other { let words: String }
        struct Key: Shown, ExpressibleByStringLiteral { init(stringLiteral value: String) {} }
        struct Card: View {
          let shown: any Shown
          private func side(_ isSmall: Bool) -> CGFloat { isSmall ? 20 : 60 }
          var body: some View {
            Button(action: go) {
              Color.red.frame(width: 60, height: side((shown as? \(type)) != nil))
            }
          }
        }
        struct Sample: View { var body: some View { Card(shown: \(given)) } }
        """)
    }
    for (given, type) in [("\"a\"", "String"), ("3", "Int"), ("true", "Bool")] {
      #expect(try verdicts(given, type, as: "Note") == ["pass 1"], "\(given)")
      #expect(try verdicts(given, type, as: "Other") == ["pass 1"], "\(given)")
      #expect(try verdicts(given, type, as: type) == ["fail 'button' 60×20"], "\(given)")
    }
    #expect(try verdicts("\"a\"", "String", as: "any Shown") == ["fail 'button' 60×20"])
    #expect(try verdicts("\"a\"", "Int", as: "Key") == ["fail 'button' 60×20"])
  }

  @Test("a model that the source does not make may be of any class below its own, and of no other")
  func classesBelow() throws {
    func verdicts(_ type: String, in list: String = "model.rows") throws -> [String] {
      try Reading().verdicts(
        """
        class Row { var name = "" }
        class Done: Row { var size = "1 MB" }
        final class Late: Done {}
        final class Other {}
        final class Model: ObservableObject { @Published var rows: [Row] = [] }
        struct Sample: View {
          @ObservedObject var model: Model
          var body: some View {
            VStack { ForEach(\(list), id: \\.name) { row in shown(row) } }
          }
          @ViewBuilder private func shown(_ row: Row) -> some View {
            if let row = row as? \(type) {
              Button(action: go) { Color.red.frame(width: 20, height: 20) }
            } else {
              Button(action: go) { Color.red.frame(width: 30, height: 30) }
            }
          }
        }
        """)
    }
    let both = ["fail 'button' 20×20", "fail 'button' 30×30"]
    #expect(try verdicts("Done").sorted() == both)
    #expect(try verdicts("Late").sorted() == both)
    #expect(try verdicts("Row") == ["fail 'button' 20×20"])
    #expect(try verdicts("Other") == ["fail 'button' 30×30"])
    #expect(try verdicts("Done", in: "[Row()]") == ["fail 'button' 30×30"])
    #expect(try verdicts("Done", in: "[Late()]") == ["fail 'button' 20×20"])
  }
}
