import Testing

/// Of the rows of data that is not in the source one is what something keeps.
@Suite("Evaluator: rows that are compared with what is kept")
struct OtherRowTests {
  /// The sizes of rows side by side that are 320 pt wide where a condition holds, else 50.
  private func hits(_ condition: String, rows: String = "items", row: String = "item") throws
    -> [String]
  {
    try Reading().hits(
      """
      struct Item: Identifiable, Equatable { let id: Int; let group: Int }
      struct Part: View { let item: Item; let isOn: Bool
        var body: some View {
          Button { go() } label: { Color.red.frame(maxWidth: isOn ? 320 : 50, minHeight: 60) }
        }
      }
      struct Sample: View {
        let items: [Item]
        @Binding var kept: Item?
        @State private var number = 0
        var body: some View {
          HStack(spacing: 0) { ForEach(\(rows)) { \(row) in Part(item: item, isOn: \(condition)) } }
            .frame(height: 60)
        }
      }
      """)
  }

  @Test("one alone is the one that is kept")
  func kept() throws {
    for condition in [
      "item == kept", "kept == item", "item.id == kept?.id", "number == item.id",
      "!(item.id != kept?.id)",
    ] {
      #expect(try hits(condition).contains("293×60"), "\(condition)")
    }
  }

  @Test(
    "one is known by its number, and by what stands a number of steps from what is kept",
    arguments: [
      ("0..<items.count", "index", "index == number"),
      ("items.indices, id: \\.self", "index", "index == items.count - 1"),
      ("Array(items.enumerated()), id: \\.offset", "index, item", "index == number"),
      ("Array(items.enumerated()), id: \\.offset", "pair", "pair.offset == number"),
      ("Array(items.enumerated()), id: \\.offset", "pair", "pair.element.id == kept?.id"),
      ("Array(zip(0..., items)), id: \\.1.id", "index, item", "index == number"),
      ("Array(zip(items.indices, items)), id: \\.0", "pair", "pair.0 == number"),
      ("outside(items), id: \\.0", "index, item", "index == number"),
    ])
  func numbered(rows: String, row: String, condition: String) throws {
    #expect(try hits(condition, rows: rows, row: row).contains("293×60"))
  }

  @Test("what a closure is given without a name is a row as well")
  func nameless() throws {
    let hits = try Reading().hits(
      """
      struct Sample: View {
        let count: Int
        @State private var number = 0
        var body: some View {
          HStack(spacing: 0) {
            ForEach(0..<count, id: \\.self) { Color.red.frame(maxWidth: $0 == number ? 320 : 50) }
          }
          .frame(height: 60)
          .onTapGesture { go() }
        }
      }
      """)
    #expect(hits == ["393×60"])
  }

  @Test("a part with a name of its own may be that of several rows, and so may what is less")
  func properties() throws {
    for condition in ["pair.element.group == number", "pair.offset < number", "pair.offset == 1"] {
      let found = try hits(
        condition, rows: "Array(items.enumerated()), id: \\.offset", row: "pair")
      #expect(!found.contains("293×60"), "\(condition)")
    }
  }

  @Test("several may have a property in common, or be what is written out")
  func shared() throws {
    for condition in ["item.group == number", "item.id == 1", "item.id < number"] {
      #expect(try !hits(condition).contains("293×60"), "\(condition)")
    }
  }

  @Test("a branch for one row is no closed one for the others")
  func branches() throws {
    let verdicts = try Reading().verdicts(
      """
      struct Item: Identifiable { let id: Int }
      struct Sample: View {
        let items: [Item]
        let kept: Item
        var body: some View {
          VStack {
            ForEach(items) { item in
              if item.id == kept.id {
                Button { go() } label: { Color.red.frame(width: 20, height: 20) }
              }
            }
          }
        }
      }
      """)
    #expect(verdicts == ["fail 'button' 20×20"])
  }

  @Test("the row that is kept has the size of its state alone, the others that of theirs")
  func states() throws {
    func message(_ kept: Int, _ others: Int) throws -> String? {
      try Reading().audit(
        """
        struct Item: Identifiable { let id: Int }
        struct Sample: View {
          let items: [Item]
          @State private var number = 0
          var body: some View {
            VStack {
              ForEach(items) { item in
                Button { number = item.id } label: {
                  Color.red.frame(width: 60, height: item.id == number ? \(kept) : \(others))
                }
              }
            }
          }
        }
        """
      ).findings.first?.message
    }
    #expect(try message(60, 30)?.contains("60×30 pt of the 44×44 it needs where") == true)
    #expect(try message(60, 30)?.contains("'item.id == number' is 'false'") == true)
    #expect(try message(30, 60)?.contains("'item.id == number' is 'true'") == true)
    #expect(try message(60, 50) == nil)
  }
}
