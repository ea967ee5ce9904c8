import Testing

@Suite("Evaluator: content that actions hand on")
struct HandedOnContentTests {
  /// An app whose root shows something in rows and holds members, and whose presenter keeps what it is
  /// given.
  private func source(_ rows: String, _ members: String = "") -> String {
    """
    \(Reading.app)
    final class Presenter: ObservableObject {
      @Published var shown: AnyView?
      func present<Shown: View>(_ content: () -> Shown) { shown = AnyView(content()) }
    }
    struct Answer: View {
      var title = "Go"
      var width: CGFloat = 30
      var body: some View {
        VStack { Button { go() } label: { Color.red.frame(width: width, height: 20) } }.padding()
      }
    }
    struct Root: View {
      @StateObject var presenter = Presenter()
      var body: some View { Form { \(rows) } }
      \(members)
    }
    """
  }

  @Test("content that a method hands on is a screen of its own, and no row of what asks for it")
  func methods() throws {
    let reading = Reading()
    let shown = ["fail 'button' 30×20"]
    func verdicts(_ row: String, _ members: String) throws -> [String] {
      try reading.verdicts(source(row, members)).filter { $0.contains("'button'") }
    }
    for row in [
      "Button(\"Ask\") { ask() }", "Button { ask() } label: { Text(\"Ask\") }",
      "Button(\"Ask\", action: ask)", "Text(\"Ask\").onTapGesture { ask() }",
      "Text(\"Ask\").onAppear { Task { ask() } }", "Button(\"Ask\") { begin() }",
    ] {
      let members = """
        func begin() { if isReady { ask() } }
        func ask() {
          guard let title = find() else { return }
          presenter.present { Answer(title: title) }
        }
        """
      #expect(try verdicts(row, members) == shown, "\(row)")
    }
    // What a member makes in a row stands in it.
    #expect(
      try verdicts("row()", "func row() -> some View { Answer() }") != shown)
  }

  @Test("what is made by a method that returns nothing is no row of what it is handed to")
  func unfollowed() throws {
    for result in ["", "-> Void", "-> ()"] {
      let asked = "func ask() \(result) { presenter.present { Answer(title: \"a\") } }"
      let verdicts = try Reading().verdicts(source("Outside(done: ask)", asked))
      #expect(verdicts.filter { $0.contains("'button'") } == ["fail 'button' 30×20"], "\(result)")
    }
  }

  @Test("methods are followed whether they say that they return nothing or not, and through loops")
  func followed() throws {
    for asked in [
      "func ask() -> Void { presenter.present { Answer(width: 20) } }",
      "func ask() { for question in questions { presenter.present { Answer(width: 20) } } }",
    ] {
      let verdicts = try Reading().verdicts(source("Button(\"Ask\") { ask() }", asked))
      #expect(verdicts.filter { $0.contains("'button'") } == ["fail 'button' 20×20"], "\(asked)")
    }
  }
}
