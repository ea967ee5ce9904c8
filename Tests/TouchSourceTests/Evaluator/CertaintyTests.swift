import Testing

/// How well sizes are known, of a target and of the steps that lead to it.
@Suite("Evaluator: certainty")
struct CertaintyTests {
  private func evidence(_ members: String, _ button: String) throws -> [String] {
    let audit = try Reading().audit(
      "struct Sample: View { \(members); var body: some View { \(button) } }")
    let finding = try #require(audit.findings.first)
    return [finding.message] + finding.evidence.map(\.message)
  }

  @Test("a step in a frame that is known is as well known as its own size")
  func steps() throws {
    func evidence(_ text: String) throws -> [String] {
      try self.evidence(
        "let title: String",
        """
        Button { go() } label: {
          \(text).frame(maxWidth: .infinity).frame(height: 40).background(.red)
        }
        """)
    }
    let open = try evidence("Text(title)")
    #expect(open[0].contains("hit in 393×40 pt"))
    #expect(open.contains { $0.hasPrefix("'Text' is about ") })
    let known = try evidence("Text(\"Go\")")
    #expect(known.contains { $0.hasPrefix("'Text' is ") && !$0.contains("about") })
  }

  @Test("a side that follows from how many there are is not known")
  func repetitions() throws {
    func evidence(_ data: String) throws -> [String] {
      try self.evidence(
        "let members: [Member]",
        """
        Button { go() } label: {
          HStack(spacing: 4) {
            ForEach(\(data)) { _ in Circle().frame(width: 16, height: 16) }
          }
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        """)
    }
    #expect(try evidence("members")[0].contains("hit in a height of 16 pt"))
    #expect(try evidence("0..<3")[0].contains("hit in 56×16 pt"))
    // What stands beside them is as large however many there are.
    let beside = try self.evidence(
      "let members: [Member]",
      """
      VStack {
        ForEach(members) { Text($0.name) }
        Button { go() } label: { Color.red.frame(width: 20, height: 20) }
      }
      """)
    #expect(beside[0].contains("hit in 20×20 pt"))
  }

  @Test("a view that is not in the source may have a width of its own, which others do not squeeze")
  func squeezed() throws {
    func verdicts(_ view: String) throws -> [String] {
      let views = ["one", "two", "three"].map { "\(view).onTapGesture { \($0)() }" }
      return try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View { HStack(spacing: 150) { \(views.joined(separator: "; ")) } }
        }
        """)
    }
    #expect(
      try verdicts("OutsideView()") == [String](repeating: "undecided 'tap-gesture'", count: 3))
    #expect(
      try verdicts("OutsideView().frame(width: 30, height: 30)")
        == [String](repeating: "fail 'tap-gesture' 30×30", count: 3))
  }
}
