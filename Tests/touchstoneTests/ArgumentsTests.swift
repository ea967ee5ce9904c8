import Testing

@testable import touchstone

/// Arguments as the tables read them.
@Suite struct ArgumentsTests {
  private func read(_ arguments: String...) throws -> Arguments {
    try Arguments(arguments, for: .check)
  }

  @Test("values follow their option or an equals sign, and paths stand anywhere")
  func values() throws {
    for arguments in [
      try read("A", "--policy", "child", "B"), try read("--policy=child", "A", "B"),
    ] {
      #expect(arguments.value(of: .policy) == "child")
      #expect(arguments.operands == ["A", "B"])
    }
    #expect(try read().value(of: .policy) == "hig")
    #expect(try read().value(of: .jobs) == nil)
    #expect(try read("--undecided").has(.undecided))
    #expect(try read("--output=a=b").value(of: .output) == "a=b")
  }

  @Test("an empty argument is no path of the folder that one works in")
  func empty() {
    #expect(throws: UsageError.self) { try read("") }
    #expect(throws: UsageError.self) { try read("A", "") }
  }

  @Test("after two dashes everything is a path, and one dash alone is one")
  func dashes() throws {
    #expect(try read("--", "--policy", "-").operands == ["--policy", "-"])
    #expect(try read("-").operands == ["-"])
  }

  @Test("help wins over what else is wrong behind it")
  func help() throws {
    #expect(try Arguments(["a", "b", "--help"], for: .rules).has(.help))
  }

  @Test("outputs belong to the format before them")
  func outputs() throws {
    func outputs(_ arguments: String...) throws -> [String] {
      let parsed = try Arguments(arguments, for: .check)
      return try Output<CheckFormat>.all(parsed, usual: .text).map {
        "\($0.format.rawValue):\($0.file ?? "")"
      }
    }
    #expect(try outputs() == ["text:"])
    #expect(try outputs("--format", "json") == ["json:"])
    #expect(try outputs("--output", "a") == ["text:a"])
    #expect(
      try outputs("--format", "json", "--output", "a", "--format", "text") == ["json:a", "text:"])
  }

  @Test(
    "a suggestion is near and nothing else",
    arguments: [
      ("chekc", "check"), ("CHECK", "check"), ("inspct", "inspect"), ("rule", "rules"),
      ("predicted", "predict"), ("simulate", nil), ("x", nil), ("", nil),
    ] as [(String, String?)])
  func suggestions(word: String, expected: String?) {
    #expect(Suggestion.nearest(to: word, among: Tool.commands.map(\.name)) == expected)
  }

  @Test("the distance counts inserted, removed, replaced and swapped letters")
  func distances() {
    #expect(Suggestion.distance("", "abc") == 3)
    #expect(Suggestion.distance("kitten", "sitting") == 3)
    #expect(Suggestion.distance("ab", "ba") == 1)
    #expect(Suggestion.distance("same", "same") == 0)
  }

  @Test("no line of the help is longer than a terminal is wide")
  func width() {
    for text in [Help.overview] + Tool.commands.map({ Help.text($0) }) {
      for line in text.split(separator: "\n") { #expect(line.count <= 100) }
    }
  }
}
