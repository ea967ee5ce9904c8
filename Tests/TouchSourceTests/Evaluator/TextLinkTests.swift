import Testing
import TouchModel

/// Links that the words of a text hold.
@Suite("Evaluator: links in texts")
struct TextLinkTests {
  private func verdicts(_ text: String, policy: Policy.Name = .hig) throws -> [String] {
    try Reading(policy: policy).verdicts(
      "struct Sample: View { let name: String; var body: some View { \(text) } }")
  }

  @Test("a link is let be where other words hold it, and judged where it is the whole text")
  func wholeText() throws {
    for whole in ["[our terms](https://example.com)", " [our terms](https://example.com) "] {
      #expect(
        try verdicts("Text(\"\(whole)\")").map { $0.hasPrefix("fail 'our terms'") } == [true])
    }
    for part in [
      "You accept [our terms](https://example.com)", "[our terms](https://example.com).",
      "[our terms](https://example.com) [our rules](https://example.com)",
    ] {
      #expect(try verdicts("Text(\"\(part)\")") == ["exempt 'our terms' inline"], "\(part)")
    }
  }

  @Test("a link may hold what is not in the source, in its words and in its address")
  func interpolated() throws {
    let known = try verdicts("Text(\"[our terms](https://example.com)\")")
    for link in ["[our terms](\\(address()))", "[our \\(\"terms\")](https://example.com/\\(name))"]
    {
      #expect(try verdicts("Text(\"\(link)\")") == known, "\(link)")
      #expect(
        try verdicts("Text(LocalizedStringKey(stringLiteral: \"\(link)\"))") == known, "\(link)")
      #expect(try verdicts("Text(\"See \(link)\")") == ["exempt 'our terms' inline"], "\(link)")
    }
    #expect(
      try verdicts("Text(\"[\\(name)](https://example.com)\")").map { $0.hasPrefix("fail") }
        == [true])
    #expect(try verdicts("Text(\"\\(name)(a)\")") == [])
  }

  @Test("where links in text are judged, one that is the whole text is too")
  func strict() throws {
    for text in ["[our terms](https://example.com)", "See [our terms](https://example.com)"] {
      #expect(
        try verdicts("Text(\"\(text)\")", policy: .seedStrict).map { $0.hasPrefix("fail") }
          == [true])
    }
  }

  @Test("no link is what a control holds, or what is verbatim")
  func none() throws {
    let link = "\"[our terms](https://example.com)\""
    #expect(try verdicts("Text(verbatim: \(link))") == [])
    #expect(
      try verdicts("Button { go() } label: { Text(\(link)).frame(width: 90, height: 50) }")
        == ["pass 1"])
  }

  @Test("words with attributes, as those whose grammar agrees, are no link")
  func attributes() throws {
    let attributed = "^[\\(name) Result](inflect: true)"
    for policy in [Policy.Name.hig, .seedStrict] {
      #expect(try verdicts("Text(\"\(attributed)\")", policy: policy) == [])
    }
    #expect(
      try verdicts("Text(\"\(attributed) of [our terms](https://example.com)\")")
        == ["exempt 'our terms' inline"])
    #expect(
      try verdicts("Text(\"[^our terms](https://example.com)\")").map { $0.hasPrefix("fail") }
        == [true])
    // The caret and the parentheses are not shown.
    func hits(_ text: String) throws -> [String] {
      try Reading().hits(
        "struct Sample: View { var body: some View { Text(\"\(text)\").onTapGesture { go() } } }")
    }
    #expect(try hits("^[Result](inflect: true)") == hits("Result"))
  }
}
