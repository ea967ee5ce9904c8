import Testing

/// What is shown while people search.
@Suite("Evaluator: search")
struct SearchTests {
  private func verdicts(_ search: String) throws -> [String] {
    try Reading().verdicts(
      """
      struct Root: View {
        @State private var word = ""
        var body: some View { NavigationStack { Text("Fruits")\(search) } }
      }
      struct Suggestion: View {
        var body: some View {
          HStack { Text("Apple"); Spacer() }.contentShape(Rectangle()).onTapGesture { choose() }
        }
      }
      \(Reading.app)
      """)
  }

  @Test("suggestions are rows of a list")
  func suggestions() throws {
    let row = ["fail 'Apple' 353×20.33"]
    for search in [
      ".searchable(text: $word).searchSuggestions { Suggestion() }",
      ".searchable(text: $word) { Suggestion() }",
      ".searchable(text: $word, suggestions: { Suggestion() })",
    ] {
      #expect(try verdicts(search) == row, "\(search)")
    }
    #expect(
      try verdicts(
        ".searchable(text: $word).searchSuggestions { Button(\"Clear\") { clear() } }")
        == ["pass 1"])
    // Elsewhere a button is as large as its label.
    #expect(
      try verdicts(".overlay { Button(\"Clear\") { clear() } }") == ["fail 'Clear' 40×20.33"])
  }

  @Test("what is searched is shown without suggestions as well")
  func searched() throws {
    let found = ["fail 'Fruits' 43.33×20.33"]
    #expect(try verdicts(".onTapGesture { go() }.searchable(text: $word)") == found)
    // What is made of a token is no row.
    let tokens = ".searchable(text: $word, tokens: $tokens"
    #expect(try verdicts("\(tokens)) { token in Suggestion() }") != ["fail 'Apple' 353×20.33"])
    #expect(
      try verdicts("\(tokens), suggestions: { Suggestion() })") == ["fail 'Apple' 353×20.33"])
  }
}
