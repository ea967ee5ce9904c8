import Testing

/// What passes a predicate is as the predicate asks.
@Suite("Evaluator: guarantees")
struct GuaranteeTests {
  private func verdicts(_ target: String, use: String = "if let track = target { section(track) }")
    throws -> [String]
  {
    try Reading().verdicts(
      """
      struct Badge { let name: String; let isOn: Bool }
      struct Track: Identifiable { let id: Int; let next: Badge?; let title: String }
      struct Sample: View {
        let all: [Track]
        private var target: Track? { \(target) }
        var body: some View { \(use) }
        func section(_ track: Track) -> some View {
          Button { go() } label: {
            Color.red.frame(width: 60, height: track.next != nil ? 60 : 20)
          }
        }
      }
      """)
  }

  @Test(
    "what a predicate cannot hold without is there",
    arguments: [
      "all.filter { $0.next != nil }.max { $0.title < $1.title }",
      "all.filter { track in track.next != nil && track.title != \"\" }.first",
      "all.first { $0.next?.name == \"a\" }", "all.first(where: { $0.next?.isOn ?? false })",
      "all.filter { ($0.next?.name ?? \"\") != \"\" }.sorted { $0.id < $1.id }.last",
    ])
  func present(target: String) throws {
    #expect(try verdicts(target) == ["pass 1"])
  }

  @Test(
    "what it holds without as well may be there or not",
    arguments: [
      "all.filter { $0.title != \"\" }.first", "all.first { $0.next == nil }",
      "all.filter { ($0.next?.name ?? \"\") != \"a\" }.first", "all.first",
      "all.first { $0.next?.isOn ?? true }", "all.first { $0.next != nil || $0.title == \"\" }",
      "all.max { $0.title < $1.title }",
    ])
  func open(target: String) throws {
    #expect(try verdicts(target) == ["fail 'button' 60×20"])
  }

  @Test("a loop over what a predicate lets through goes by it as well")
  func loops() throws {
    func verdicts(_ data: String) throws -> [String] {
      try self.verdicts("nil", use: "VStack { ForEach(\(data)) { section($0) } }")
    }
    #expect(try verdicts("all.filter { $0.next != nil }") == ["pass 1"])
    #expect(try verdicts("all") == ["fail 'button' 60×20"])
  }

  @Test(
    "what is bound by a condition is there for a function that is given it too",
    arguments: [
      ("if let date = first { button(side(date)) }", ["pass 1"]),
      ("if case .some(let date) = first { button(side(date)) }", ["pass 1"]),
      ("button(side(first!))", ["pass 1"]),
      ("button(side(first))", ["fail 'button' 20×20"]),
      ("if let last = first, let date = made { button(side(other)) }", ["fail 'button' 20×20"]),
    ])
  func bound(use: String, expected: [String]) throws {
    let verdicts = try Reading().verdicts(
      """
      struct Sample: View {
        let first: Date?
        let other: Date?
        var body: some View { VStack { \(use) } }
        func side(_ date: Date?) -> CGFloat {
          guard let date else { return 20 }
          return 60
        }
        func button(_ side: CGFloat) -> some View {
          Button { go() } label: { Color.red.frame(width: side, height: side) }
        }
      }
      """)
    #expect(verdicts == expected)
  }
}
