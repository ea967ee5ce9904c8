import Testing

@testable import TouchSource

@Suite("Lowering of statements")
struct StatementLoweringTests {
  @Test(
    "Each kind of statement keeps what the evaluator needs",
    arguments: [
      ("let a = 1, b: Int", "let a = 1.0; let b: Int"), ("var (a, _) = f()", "var a,_ = f()"),
      ("a = b", "a = b"), ("a.b += 2", "a.b += 2.0"), ("return", "return"),
      ("return a + 1", "return (a + 1.0)"), ("a == b", "(a == b)"),
      (
        "if a, let b, let c = d() { e } else if f { g } else { h }",
        "if a, let b, let c = d() {e} else {if f {g} else {h}}"
      ),
      (
        "guard case .some(let x) = y else { return }",
        "guard case .some(let x) = y else {return}"
      ),
      (
        "guard case let .pair(x, _) = y else { return }",
        "guard case .pair(let x, _) = y else {return}"
      ),
      ("if case let x? = y { x }", "if case .some(let x) = y {x}"),
      ("if #available(iOS 17.2, macOS 14, *) { a }", "if #available(iOS 17, macOS 14) {a}"),
      ("if #unavailable(iOS 16) { a }", "if #unavailable(iOS 16) {a}"),
      ("for x in 0..<3 { a }", "for x in (0.0 ..< 3.0) {a}"),
      ("for (i, x) in y { a }", "for i,x in y {a}"),
      ("for x in y where x > 1 { a }", "for x in y {guard (x > 1.0) else {<continueStmt>}; a}"),
      (
        "for case .b(let x) in y { a }",
        "for $element in y {guard case .b(let x) = $element else {<continueStmt>}; a}"
      ),
      ("do { try f() } catch {}", "do {f()}"),
      ("do { try f() } catch { g() }", "do {f()}; if let error = error at 2:16 {g()}"),
      (
        "do { f() } catch let e as E { g() } catch { h() }",
        "do {f()}; if let _ = error at 2:12 {g()} else {if let error = error at 2:37 {h()}}"
      ), ("while a { b }", "while {guard a else {<breakStmt>}; b}"),
      ("repeat { b } while a", "while {b}"), ("all: for x in y { a }", "for x in y {a}"),
      ("func f() {}", "func f"), ("struct A {}", "type A"),
      ("var a: Int { 1 }", "var a: Int = {|1.0}()"), ("let x: CGFloat = 2", "let x: CGFloat = 2.0"),
    ])
  func kinds(source: String, expected: String) {
    #expect(bodyOutline(source) == expected)
  }

  @Test("Patterns of cases bind, compare, or are left alone")
  func patterns() {
    #expect(
      bodyOutline(
        """
        switch x {
        case .a, Kind.b: 1
        case .c(let value, _) where value > 2: 2
        case (1, let y): 3
        case 1...3, "s", nil: 4
        case let z: 5
        case .d(.e): 6
        case .f?, _Kind.g: 9
        case _: 7
        @unknown default: 8
        }
        """)
        == "switch x {case .a, .b: 1.0; case .c(let value, _) where (value > 2.0): 2.0; "
        + "case (1.0, let y): 3.0; case (1.0 ... 3.0), \"s\", nil: 4.0; case let z: 5.0; "
        + "case .d(.e): 6.0; case .f, .g: 9.0; case _: 7.0; default: 8.0}")
  }

  @Test("Conditions are kept as written, with white space folded")
  func conditionText() {
    let source = "func f() { if a,\n    let  b = c { d } }"
    guard
      case .conditional(let value)? = lower(source: source, file: "T").functions[0].body?[0].kind
    else {
      Issue.record("not a condition")
      return
    }
    #expect(value.text == "a, let b = c")
  }

  @Test(
    "The clause of #if that holds on iOS stands in its place; others are a choice",
    arguments: [
      ("os(iOS)", "a"), ("os(macOS)", "b"), ("!os(iOS)", "b"), ("os(iOS) || os(tvOS)", "a"),
      ("canImport(UIKit)", "a"), ("canImport(AppKit)", "b"),
      ("targetEnvironment(macCatalyst)", "b"),
      ("!targetEnvironment(macCatalyst) && os(iOS)", "a"), ("swift(>=5.9)", "a"),
      ("compiler(<6)", "b"), ("os(macOS) && BETA", "b"), ("os(iOS) || BETA", "a"),
      ("BETA", "#if BETA {a} #if else {b}"), ("DEBUG", "b"), ("!DEBUG", "a"),
      ("os(iOS) && BETA", "#if (os(iOS) && BETA) {a} #if else {b}"),
      ("canImport(Mine)", "#if canImport(Mine) {a} #if else {b}"),
    ])
  func configuration(condition: String, expected: String) {
    #expect(bodyOutline("#if \(condition)\na\n#else\nb\n#endif") == expected)
  }

  @Test("A chain of #elseif stops at the clause that holds")
  func elseif() {
    #expect(
      bodyOutline("#if BETA\na\n#elseif os(iOS)\nb\n#else\nc\n#endif")
        == "#if BETA {a} #if else {b}")
    #expect(bodyOutline("#if os(macOS)\na\n#elseif os(tvOS)\nb\n#endif") == "")
  }
}
