import Testing

/// Texts that are not known are as long, and on as many lines, as they may get.
@Suite("Evaluator: how long texts get")
struct TextLengthTests {
  @Test("a field that grows is as high as its least lines, others are a line high")
  func leastLines() throws {
    func height(_ modifiers: String, axis: String = ", axis: .vertical") throws -> [String] {
      try Reading().hits(
        """
        struct Sample: View {
          @State private var text = ""
          var body: some View { TextField("Key", text: $text\(axis))\(modifiers) }
        }
        """)
    }
    let (one, three) = (["393×22"], ["393×66"])
    for limit in ["3...", "3...6", "3, reservesSpace: true"] {
      #expect(try height(".lineLimit(\(limit))") == three, "\(limit)")
      #expect(try height(".lineLimit(\(limit))", axis: "") == one, "\(limit)")
    }
    for limit in ["3", "1...6", "...6"] {
      #expect(try height(".lineLimit(\(limit))") == one, "\(limit)")
    }
  }

  @Test("text without a limit of lines may be a paragraph, and other text of a gesture is a title")
  func paragraphs() throws {
    func verdict(_ limit: String) throws -> String {
      try Reading().verdicts(
        """
        struct Sample: View {
          let text: String
          @State private var isLong = true
          var body: some View {
            ScrollView { VStack { Text(text)\(limit).onTapGesture { isLong.toggle() } } }
          }
        }
        """)[0]
    }
    #expect(try verdict("").hasPrefix("fail"))
    #expect(try verdict(".lineLimit(1)").hasPrefix("fail"))
    #expect(try verdict(".lineLimit(nil)").hasPrefix("undecided"))
    #expect(try verdict(".lineLimit(isLong ? nil : 3)").hasPrefix("undecided"))
  }

  @Test("titles beside each other take two lines at most, where nothing says that they take more")
  func titles() throws {
    func verdicts(_ modifier: String) throws -> [String] {
      let title = "Text(name)\(modifier).onTapGesture { go() }"
      return try Reading().verdicts(
        """
        struct Sample: View {
          let name: String
          var body: some View {
            HStack { \((0..<5).map { _ in title }.joined(separator: "; ")) }
          }
        }
        """)
    }
    #expect(try verdicts("").allSatisfy { $0.hasPrefix("fail") })
    #expect(try verdicts(".lineLimit(3)").allSatisfy { $0.hasPrefix("undecided") })
    #expect(
      try verdicts(".multilineTextAlignment(.center)").allSatisfy { $0.hasPrefix("undecided") })
  }

  @Test("what counts, adds up or falls back on a whole number is one, in a few digits")
  func wholeNumbers() throws {
    func width(_ text: String) throws -> [String] {
      try Reading().hits(
        """
        struct Item { let number: Int; let price: Double }
        struct Sample: View {
          let items: [Item]
          @ObservedObject var store: OutsideStore
          var body: some View { Button { go() } label: { Text("\(text)") } }
        }
        """)
    }
    let number = try width("\\(items.count)")
    for text in [
      "items.reduce(0) { $0 + $1.number }", "items.filter { $0.number > 2 }.count",
      "items.map(\\.number).reduce(0, +)", "items.map { $0.number }.max() ?? 0",
      "store.list.count", "store.totals.reduce(0) { $0 + $1.votes.count }",
      "store.list.min() ?? 0", "items.count { $0.number > 2 }", "Int(items[0].price)",
    ] {
      #expect(try width("\\(\(text))") == number, "\(text)")
    }
    for text in [
      "items.reduce(0) { $0 + $1.price }", "store.name", "store.title ?? name", "store.list",
    ] {
      #expect(try width("\\(\(text))") != number, "\(text)")
    }
  }

  @Test("lines that are reserved are there whatever the text says")
  func reservedLines() throws {
    func height(_ modifiers: String) throws -> String? {
      try Reading().hits(
        """
        struct Sample: View {
          var body: some View { Button(action: go) { Text("Go")\(modifiers) } }
        }
        """
      ).first?.split(separator: "×").last.map(String.init)
    }
    #expect(try height(".lineLimit(3)") == "20.33")
    #expect(try height(".lineLimit(3, reservesSpace: true)") == "64.33")
    #expect(try height(".lineLimit(3, reservesSpace: false)") == "20.33")
  }

  @Test("Hangul that may be wide enough is undecided, what is too narrow at its widest fails")
  func hangul() throws {
    func verdict(_ words: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          var body: some View { Button { go() } label: { Text("\(words)").frame(height: 44) } }
        }
        """)
    }
    // At 17 points a syllable is 14.28 to 15.3 points wide.
    #expect(try verdict("\u{AC00}\u{B098}\u{B2E4}") == ["undecided '\u{AC00}\u{B098}\u{B2E4}'"])
    #expect(try verdict("\u{AC00}\u{B098}").map { $0.prefix(4) } == ["fail"])
    #expect(try verdict("\u{AC00}\u{B098}\u{B2E4}\u{B77C}") == ["pass 1"])
  }

  @Test("a title that most words leave on one line is one, and what is said to have more is not")
  func titleLines() throws {
    func verdict(_ width: Int, _ modifiers: String = "") throws -> String? {
      try Reading().verdicts(
        """
        struct Sample: View {
          let words: String
          var body: some View {
            Button(action: go) { Text(words).font(.title2)\(modifiers) }.frame(width: \(width))
          }
        }
        """
      ).first?.split(separator: " ").first.map(String.init)
    }
    // Thirty letters are about 380 points wide, twenty about 250.
    #expect(try verdict(400) == "fail")
    #expect(try verdict(320) == "fail")
    #expect(try verdict(200) == "undecided")
    #expect(try verdict(320, ".multilineTextAlignment(.center)") == "undecided")
  }

  @Test("text that may have several lines is long, too")
  func lines() throws {
    func verdict(_ modifiers: String, _ words: String = "words") throws -> String? {
      try Reading().verdicts(
        """
        struct Sample: View {
          let words: String
          var body: some View {
            HStack { Button(action: go) { Text(\(words))\(modifiers) }.buttonStyle(.plain) }
          }
        }
        """
      ).first?.split(separator: " ").first.map(String.init)
    }
    // One line is 20 pt high, two are 42, three are 64.
    #expect(try verdict("") == "fail")
    #expect(try verdict(".lineLimit(1)") == "fail")
    #expect(try verdict(".lineLimit(2)") == "fail")
    #expect(try verdict(".lineLimit(3)") == "undecided")
    #expect(try verdict(".multilineTextAlignment(.leading)") == "undecided")
    #expect(try verdict(".multilineTextAlignment(.leading).lineLimit(2)") == "fail")
    #expect(try verdict(".lineLimit(3)", "\"Go\"") == "fail")
  }

  @Test("a field that is as wide as it likes is as wide as its prompt, else as its title")
  func prompts() throws {
    func hits(_ given: String) throws -> [String] {
      try Reading().hits(
        """
        struct Sample: View {
          @State private var text = ""
          var body: some View { TextField(\(given)).fixedSize() }
        }
        """)
    }
    let named = try hits("\"Name\", text: $text")
    #expect(try hits("\"\", text: $text, prompt: Text(\"Name\")") == named)
    #expect(
      try hits("\"A longer title\", text: $text, prompt: Text(\"Name\").foregroundColor(.red)")
        == named)
    #expect(try hits("\"Name\", text: $text, prompt: nil") == named)
    #expect(try hits("\"\", text: $text") != named)
  }

  @Test("a number is a line of figures, and a text is not")
  func numbers() throws {
    func verdict(_ text: String) throws -> String {
      try Reading().verdicts(
        """
        struct Sample: View {
          let names: Set<String>
          let name: String
          var body: some View {
            Button(action: go) { \(text).font(.title3).frame(width: 50) }.lineLimit(nil)
          }
        }
        """)[0]
    }
    #expect(try verdict("Text(\"\\(names.count)\")") == "fail 'button' 50×24")
    #expect(try verdict("Text(\"$\\(names.count)\")").hasPrefix("fail"))
    #expect(try verdict("Text(name)").hasPrefix("undecided"))
    // A word beside it may stand on a line of its own.
    for text in [
      "\\(names.count) names in this list", "Week \\(names.count)", "\\(names.count) days",
      "\\(names.count)日", "Day\\n\\(names.count)", "\\(names.count)\\n\\(names.count)",
    ] {
      #expect(try verdict("Text(\"\(text)\")") != "fail 'button' 50×24", "\(text)")
    }
  }
}
