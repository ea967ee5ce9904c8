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

  /// What is said of a small button that is there if a function finds something.
  private func found(_ statements: String) throws -> [String] {
    try Reading().verdicts(
      """
      struct Sample: View {
        let rows: [Row]
        private func find() -> Row? {
          var found: Row? = nil
          \(statements)
          return found
        }
        var body: some View {
          let row = find()
          if row != nil { Button(action: go) { Color.red.frame(width: 20, height: 20) } }
        }
      }
      """)
  }

  @Test(
    "what a closure that is called at once changes, or what something is handed by its address, may be anything",
    arguments: [
      "queue.sync { found = rows[0] }", "rows.forEach { found = $0 }", "fill(&found)",
      "context.performAndWait { if isDone { found = rows[0] } }",
      "if isDone { lock.withLock { found = rows[0] }; return found }",
      "rows.forEach { row in lock.withLock { found = row } }",
    ])
  func changedElsewhere(statements: String) throws {
    #expect(try found(statements) == ["fail 'button' 20×20"])
    // Another's variable is none of this one's.
    #expect(
      try found(
        statements.replacing("found = ", with: "other = ")
          .replacing("&found", with: "&other").replacing("return found", with: "return nil")) == [])
  }

  @Test(
    "what runs later, what only looks on and what has a variable of its own changes nothing",
    arguments: [
      "queue.async { found = rows[0] }", "Task { found = rows[0] }", "fetch { found = $0 }",
      "withUnsafePointer(to: &found) { print($0) }", "queue.sync { print(found) }",
      "queue.sync { var found = rows[0]; found = rows[1] }",
      "queue.sync { if let found = rows.first { found = found } }",
      "rows.forEach { found in found = rows[0] }",
      "queue.sync { rows.forEach { found in found = rows[0] } }",
    ])
  func unchanged(statements: String) throws {
    #expect(try found(statements) == [])
  }

  @Test(
    "a flag that a closure turns is tried both ways behind it, one that a button turns is what it was"
  )
  func flags() throws {
    func verdicts(_ statements: String) throws -> [String] {
      try Reading().verdicts(
        """
        struct Sample: View {
          private var side: CGFloat {
            var isSmall = false
            \(statements)
            return isSmall ? 20 : 60
          }
          var body: some View {
            Button(action: go) { Color.red.frame(width: 60, height: side) }
          }
        }
        """)
    }
    #expect(try verdicts("queue.sync { isSmall.toggle() }") == ["fail 'button' 60×20"])
    #expect(try verdicts("queue.sync { isSmall = true }") == ["fail 'button' 60×20"])
    #expect(try verdicts("queue.sync { print(isSmall) }") == ["pass 1"])
    let before =
      "let height: CGFloat = isSmall ? 20 : 60\nqueue.sync { isSmall = true }\nreturn height"
    #expect(try verdicts(before) == ["pass 1"])
    let handler = """
      struct Sample: View {
        var body: some View {
          var isSmall = false
          return Button { isSmall = true } label: {
            Color.red.frame(width: 60, height: isSmall ? 20 : 60)
          }
        }
      }
      """
    #expect(try Reading().verdicts(handler) == ["pass 1"])
  }
}
