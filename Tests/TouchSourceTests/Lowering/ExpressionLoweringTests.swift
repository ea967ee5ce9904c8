import Testing

@testable import TouchSource

@Suite("Lowering of expressions")
struct ExpressionLoweringTests {
  @Test(
    "Each kind of expression keeps what the evaluator needs",
    arguments: [
      ("1_000", "1000.0"), ("0xFF", "255.0"), ("0b101", "5.0"), ("1.5e2", "150.0"),
      ("-3", "-3.0"), ("true", "true"), ("nil", "nil"), ("$isOn", "$isOn"),
      ("`default`", "default"), ("(a)", "a"), ("(a, b: 1)", "(a, b: 1.0)"),
      ("[1, x]", "[1.0, x]"), ("[\"a\": 1]", "[\"a\": 1.0]"), ("[:]", "[]"),
      ("\\.font", "\\.font"), ("\\Self.a.b", "\\.a.b"), ("\\.self", "\\.self"),
      (".leading", ".leading"), ("try! await load()", "load()"), ("&x", "&x"),
      ("Foo<Int>.bar(2)", "Foo.bar(2.0)"), ("x as? Int", "(x as? Int)"),
      ("x is [Int]", "(x is Array<Int>)"), ("#selector(tap)", "<#selector(tap)>"),
      ("a?.b!.c[0]", "a?.b!.c[0.0]"), ("[Item]()", "[Item]()"),
      ("if a { 1 } else { 2 }", "if a {1.0} else {2.0}"),
      ("switch a { case .b: 1; default: 2 }", "switch a {case .b: 1.0; default: 2.0}"),
    ])
  func kinds(source: String, expected: String) {
    #expect(expressionOutline(source) == expected)
  }

  @Test(
    "Operators bind by the standard precedences",
    arguments: [
      ("a + b * c", "(a + (b * c))"), ("a - b - c", "((a - b) - c)"),
      ("a ?? b ?? c", "(a ?? (b ?? c))"), ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
      ("a && b || !c", "((a && b) || !c)"), ("a == b ? 1 : 2", "((a == b) ? 1.0 : 2.0)"),
      ("a ?? b as Int", "(a ?? (b as Int))"), ("0..<n + 1", "(0.0 ..< (n + 1.0))"),
      ("a <> b ? 1 : 2", "((a <> b) ? 1.0 : 2.0)"),
      ("a + b as? Int == c", "(((a + b) as? Int) == c)"),
    ])
  func precedence(source: String, expected: String) {
    #expect(expressionOutline(source) == expected)
  }

  @Test("A chain is one expression, however long, with the place of each link")
  func chainPlaces() throws {
    let source = """
      let view = Button("A") {
        act()
      }
      .padding(8)
        .font(.body)
      """
    let value = try #require(lower(source: source, file: "Test.swift").variables[0].value)
    guard case .chain(let base, let links) = value.kind else {
      Issue.record("not a chain")
      return
    }
    #expect(outline(base) == "Button")
    #expect(value.position == Position(line: 1, column: 12))
    #expect(
      links.map(\.position) == [
        Position(line: 1, column: 18), Position(line: 4, column: 2), Position(line: 4, column: 9),
        Position(line: 5, column: 4), Position(line: 5, column: 8),
      ])
  }

  @Test("Trailing closures are the last arguments, the first without a label")
  func trailingClosures() {
    #expect(
      expressionOutline("Button(role: .cancel) { act() } label: { Text(\"x\") }")
        == "Button(role: .cancel, {|act()}, label: {|Text(\"x\")})")
    #expect(expressionOutline("VStack { a }") == "VStack({|a})")
    #expect(expressionOutline("f { [weak self] x, y in self }") == "f({x,y|self})")
    #expect(expressionOutline("f { (x: Int, y z: Int) -> Int in x }") == "f({x,z|x})")
    #expect(expressionOutline("items.map { $0.name }") == "items.map({|$0.name})")
  }

  @Test(
    "Strings lose their delimiters, indentation and escapes",
    arguments: [
      (#""a\tb\u{1F600}\"""#, "\"a\tb\u{1F600}\"\""),
      (##"#"raw \n \#(x)"#"##, "\"raw \\n \\(x)\""),
      (#""\(a) of \(b, format: .number)""#, #""\(a) of \(b, format: .number)""#),
      ("\"\"\"\n    one\n      two \\\n    three\n    \"\"\"", "\"one\n  two three\""),
      ("\"\"", "\"\""),
    ])
  func strings(source: String, expected: String) {
    #expect(expressionOutline(source) == expected)
  }

  @Test("Modifiers behind #if are those of the clause that holds on iOS, or else the first")
  func postfixConfiguration() {
    #expect(
      expressionOutline("a\n.b()\n#if os(macOS)\n.c()\n#else\n.d()\n.e()\n#endif\n.f()")
        == "a.b().d().e().f()")
    #expect(expressionOutline("a\n#if os(macOS)\n.c()\n#endif\n.f()") == "a.f()")
    #expect(expressionOutline("a\n#if BETA\n.c()\n#else\n.d()\n#endif") == "a.c()")
    #expect(
      expressionOutline("a\n#if os(iOS)\n#if os(iOS)\n.c()\n#endif\n.d()\n#endif\n.e()")
        == "a.c().d().e()")
  }
}
