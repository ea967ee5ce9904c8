import Testing

@testable import TouchSource

@Suite("Lowering of any input")
struct LoweringRobustnessTests {
  @Test("Source that does not parse is read as far as it goes, with the place of the first error")
  func syntaxError() {
    let file = lower(
      source: "struct A { var x = 1 }\nstruct B { var y = = }\nstruct C {}\n", file: "A.swift")
    #expect(file.types.map(\.name).contains("A"))
    #expect(file.types.map(\.name).contains("C"))
    #expect(file.problems.map(\.kind) == [.syntax])
    #expect(file.problems[0].line == 2)
    #expect(file.problems[0].file == "A.swift")
    #expect(!file.problems[0].message.isEmpty)
  }

  @Test("What the compiler only warns of is no problem, an error in a word is one at its place")
  func words() {
    let warned = lower(
      source: "struct A {\n  @available (iOS 13, *)\n  var x = 1\n}\n", file: "A.swift")
    #expect(warned.problems.isEmpty)
    #expect(warned.types.map(\.name) == ["A"])
    let wrong = lower(source: "let a = 1\nlet b = 0b2\nlet c = 3\n", file: "A.swift")
    #expect(wrong.problems.map(\.kind) == [.syntax])
    #expect(wrong.problems.first?.line == 2)
  }

  @Test(
    "A closure may begin with a value in parentheses and hold a loop, and keeps its parameters",
    arguments: [
      "a.f {\n    (x as? T)?.g()\n    for y in z { y.h() }\n  }",
      "a.f {\n\t\t\t(x).g()\n\t\t\tb()\n\t\t\tfor (y, _) in z where y { y.h() }\n  }",
      "a.f {\n    (x: Int, y) in\n    for y in z { y.h() }\n  }",
      "a.f {\n    (x, y) -> Int in\n    for y in z { y.h() }\n    return 1\n  }",
      "a.f {\n    (x) async throws -> Int in\n    for y in z { y.h() }\n    return 1\n  }",
    ])
  func closureStarts(closure: String) {
    let last = closure.count { $0 == "\n" } + 4
    let file = lower(source: "func f() {\n  \(closure)\n}\nlet b = 1", file: "A.swift")
    #expect(file.problems.isEmpty)
    #expect(file.variables.map { Int($0.position.line) } == [last])
    #expect(bodyOutline(closure).contains("y.h()"))
    let wrong = lower(source: "func f() {\n  \(closure)\n}\nlet b = = 1", file: "A.swift")
    #expect(wrong.problems.map(\.line) == [last])
  }

  @Test("Bytes that are not UTF-8 are a problem, not a lost file")
  func encoding() {
    let file = lower(bytes: Array("let a = \"".utf8) + [0xFF] + Array("\"\n".utf8), file: "A.swift")
    #expect(file.problems.map(\.kind) == [.encoding])
    #expect(file.variables.map(\.name) == ["a"])
  }

  @Test("Every line ending counts one line")
  func lineEndings() {
    let file = lower(source: "let a = 1\r\nlet b = 2\rlet c = 3\n  let d = 4", file: "A.swift")
    #expect(file.variables.map(\.name) == ["a", "b", "c", "d"])
    #expect(file.variables.map(\.position.line) == [1, 2, 3, 4])
    #expect(file.variables[3].position.column == 7)
  }

  @Test("A zero byte, a byte order mark, and nothing at all are read")
  func oddities() {
    #expect(lower(source: "", file: "A.swift").types.isEmpty)
    #expect(lower(source: "\u{FEFF}let a = 1", file: "A.swift").variables.map(\.name) == ["a"])
    _ = lower(bytes: [0, 0, 0], file: "A.swift")
    _ = lower(source: "let a = 1\0\nlet b = 2", file: "A.swift")
  }

  @Test(
    "Nesting deeper than is followed is a problem, not a crash",
    arguments: [
      ("(", "1", ")"), ("[", "1", "]"), ("{", "1", "}"), ("f(", "1", ")"), ("-(", "1", ")"),
      ("VStack {", "a", "}"), ("a ? ", "b", " : c"), ("\"\\(", "a", ")\""), ("[[Int?].", "x", "]"),
      ("A<", "B", ">"), ("@a(", "b", ")"), ("A<[", "B", "]>"),
    ])
  func nesting(open: String, middle: String, close: String) {
    let source =
      "let a = " + String(repeating: open, count: 10_000) + middle
      + String(repeating: close, count: 10_000) + "\nlet b = 1"
    let file = lower(source: source, file: "A.swift")
    #expect(file.problems.contains { $0.kind == .nesting || $0.kind == .syntax })
  }

  @Test(
    "Nested declarations and statements deeper than is followed are a problem, not a crash",
    arguments: [
      ("struct A {", "}"), ("func f() {", "}"), ("if a {", "}"), ("if a { } else ", ""),
      ("#if DEBUG\n", "\n#endif"), ("do {", "}"), ("switch a { case 1: ", "}"),
      ("for a in b { ", "}"), ("A<", ">"), ("#if os(iOS)\n", "\n#endif"),
    ])
  func nestedStatements(open: String, close: String) {
    let source =
      "func g() {\n" + String(repeating: open, count: 10_000) + "{}"
      + String(repeating: close, count: 10_000) + "\n}\nlet b = 1"
    #expect(!lower(source: source, file: "A.swift").problems.isEmpty)
  }

  @Test("A chain of 10,000 modifiers is one expression")
  func longChain() throws {
    let file = lower(
      source: "let a = b" + String(repeating: "\n  .padding(1)", count: 10_000), file: "A.swift")
    let value = try #require(file.variables[0].value)
    guard case .chain(_, let links) = value.kind else {
      Issue.record("not a chain")
      return
    }
    #expect(links.count == 20_000)
    #expect(file.problems.isEmpty)
  }

  @Test("A sum of 10,000 terms is a problem; a sum of 200 is a sum")
  func longSum() {
    let terms = { (count: Int) in "let a = b" + String(repeating: " + b", count: count) }
    #expect(lower(source: terms(10_000), file: "A.swift").problems.map(\.kind) == [.nesting])
    #expect(lower(source: terms(200), file: "A.swift").problems.isEmpty)
  }

  @Test("An array of 10,000 elements is an array")
  func longArray() {
    let file = lower(
      source: "let a = [" + String(repeating: "1, ", count: 10_000) + "]", file: "A.swift")
    #expect(file.problems.isEmpty)
    #expect(outline(file.variables[0].value!).hasPrefix("[1.0, 1.0"))
  }
}
