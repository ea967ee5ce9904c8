import Testing

/// Variables that statements change after they were made.
@Suite("Evaluator: variables that change")
struct MutationTests {
  /// The verdicts on a button that is 60 pt high and as wide as the text that statements make.
  private func verdicts(_ statements: String) throws -> [String] {
    try Reading().verdicts(
      """
      struct Sample: View {
        let names: [String]
        var title: String {
          \(statements)
          return text
        }
        var body: some View {
          Button(action: go) { Text(title).frame(height: 60) }
        }
      }
      """)
  }

  private let short = "\"ab\""
  private let long = "\"a long title\""

  @Test("what is appended to a text belongs to it")
  func appending() throws {
    for append in ["text.append(SUFFIX)", "text += SUFFIX", "if true { text += SUFFIX }"] {
      let statements = "var text = \"\"\n\(append)"
      let narrow = try verdicts(statements.replacing("SUFFIX", with: short))
      #expect(narrow.count == 1 && narrow[0].hasPrefix("fail"), "\(append)")
      #expect(
        try verdicts(statements.replacing("SUFFIX", with: long)) == ["pass 1"], "\(append)")
    }
  }

  @Test("a text that a loop over open data makes is open, even where it begins as nothing")
  func loops() throws {
    for loop in [
      "for name in names { text += name }", "for name in names { text.append(\"a\") }",
      "while text.count < limit { text += \"a\" }", "repeat { text += \"a\" } while go()",
      "text.insert(letter, at: text.startIndex)",
    ] {
      #expect(try verdicts("var text = \"\"\n\(loop)") == ["undecided 'button'"], "\(loop)")
    }
    #expect(
      try verdicts("var text = \"\"\nfor part in [\"a long\", \" title\"] { text += part }")
        == ["pass 1"])
  }

  @Test(
    "a text that doubles with every line is followed as far as a list may go",
    .timeLimit(.minutes(10)),
    arguments: [
      "text += text", "text = text + text", "text = \"\\(text)\\(text)\"", "text.append(text)",
      "for part in [text] { text += part }",
    ])
  func doublingText(line: String) throws {
    let lines = String(repeating: line + "\n", count: 40)
    #expect(try verdicts("var text = \(short)\n\(lines)") == ["pass 1"])
  }

  @Test(
    "a list that doubles with every line is open", .timeLimit(.minutes(10)),
    arguments: [
      "list += list", "list = list + list", "list.append(contentsOf: list)", "list = [list, list]",
      "list = (list, list)",
    ])
  func doublingList(line: String) throws {
    let lines = String(repeating: line + "\n", count: 40)
    let title = "var text = \"\"\nfor one in list { text += \(long) }"
    #expect(try verdicts("var list = [1]\n\(lines)\n\(title)") == ["undecided 'button'"])
  }

  @Test("a text with what is not known is that text and more")
  func unknownParts() throws {
    for line in ["text += GO()", "text = text + GO()", "text = GO() + text"] {
      #expect(try verdicts("var text = \(long)\n\(line)") == ["pass 1"], "\(line)")
      let narrow = try verdicts("var text = \(short)\n\(line)")
      #expect(narrow.count == 1 && narrow[0].hasPrefix("undecided"), "\(line)")
    }
  }

  @Test("a number that statements change is what they make of it, and open after an open loop")
  func numbers() throws {
    func verdicts(_ statements: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          let names: [String]
          var side: CGFloat {
            var side: CGFloat = 20
            \(statements)
            return side
          }
          var body: some View {
            Button(action: go) { Color.red.frame(width: 60, height: side) }
          }
        }
        """)
    }
    #expect(try verdicts("side += 40") == ["pass 1"])
    #expect(try verdicts("side *= 2\nside -= 10") == ["fail 'button' 60×30"])
    #expect(try verdicts("for _ in names { side += 4 }") == ["undecided 'button'"])
  }
}
