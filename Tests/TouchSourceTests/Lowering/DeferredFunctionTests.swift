import Testing

@testable import TouchSource

@Suite("Functions that are parsed when they are asked for")
struct DeferredFunctionTests {
  /// The functions of a file, nested types included, as text with all places.
  func functions(of source: [UInt8], shortest: Int) -> [String] {
    let file = lower(bytes: source, file: "A.swift", shortest: shortest)
    func text(_ function: FunctionDeclaration) -> String {
      "\(function.name) \(function.position) \(function.header.value) "
        + "\(function.body.map { "\($0)" } ?? "none")"
    }
    func all(_ type: TypeDeclaration) -> [FunctionDeclaration] {
      type.functions + type.initializers + type.types.flatMap(all)
    }
    return (file.functions + file.types.flatMap(all)).map(text)
  }

  func deferred(in source: String) -> [String] {
    Array(source.utf8).withUnsafeBufferPointer { bytes in
      FunctionBodies.find(in: bytes, shortest: 1).map { place in
        String(decoding: bytes[place.start..<place.end], as: UTF8.self)
      }
    }
  }

  static let source = ##"""
    import SwiftUI
    protocol Maker { func make() -> Int; init(size: Int); var size: Int { get } ; func last() }
    struct Row: View, Maker {
      init?(_ make: () -> Int = { 1 }, of list: [Int] = []) where Int: Hashable { self.size = make() }
      init(size: Int) { self.init { size } ?? fatalError("} {") }
      var body: some View { Button("a") { func inner() { print("é \(size + "}".count)") }; inner() } }
      func row<T>(_ value: T, then: @escaping (T) -> [T]) async throws -> some View where T: View {
        /* } */ let text = """
          { \( [1].map { $0 } ) "
          """ // }
        if let a = size, case .some(let b) = a { return Text(#"\#(b) { "#) }
        #if os(macOS)
        return Text("mac { ")
        #else
        return Text(text).padding(size ?? 0)
        #endif
      }
      static func == (left: Self, right: Self) -> Bool { left.size == right.size }
      static func < <T: Maker>(left: Self, right: T) -> Bool { left.size < right.make() }
      init<T>(`in` list: [T] /* < */, _ size: Int...) where T: Maker { self.init(size: list[0].make()) }
      class Inner { override func touch(_ a: Int) { super.touch(a); func local() { a.b() } } }
      let act: () -> Void = { let `func` = 1; _ = `func` }
    }
    extension Row { fileprivate mutating func go() -> (Int) -> Void { { print($0, self) } } }
    func outside() -> Int { let a = [1, 2].map { $0 * 2 }.first ?? 0; return a / 2 }
    """##

  @Test("What is read later is what is read at once, with the same places")
  func equal() {
    let bytes = Array(Self.source.utf8)
    let atOnce = functions(of: bytes, shortest: .max)
    #expect(atOnce.count == 12)
    #expect(functions(of: bytes, shortest: 1) == atOnce)
    #expect(functions(of: bytes, shortest: 60) == atOnce)
  }

  @Test("What is read later is the same in any source that has no error")
  func mutations() {
    var dice = Dice(state: 5)
    var compared = 0
    let words = ["func", "init", "{", "}", "(", ")", "\"", "a", "/", ".", "\n", "-> A", "#if a\n"]
    for _ in 0..<400 {
      var text = Array(Self.source)
      for _ in 0..<Int.random(in: 1...3, using: &dice) {
        let place = Int.random(in: 0..<text.count, using: &dice)
        text.insert(contentsOf: words.randomElement(using: &dice)!, at: place)
      }
      let bytes = Array(String(text).utf8)
      // Where there are errors, recovery reads no further than a body's end.
      let whole = lower(bytes: bytes, file: "A.swift", shortest: .max)
      let later = functions(of: bytes, shortest: 1)
      guard whole.problems.isEmpty else { continue }
      compared += 1
      #expect(later == functions(of: bytes, shortest: .max), "\(String(text))")
    }
    #expect(compared > 30)
  }

  @Test(
    "The bodies of functions and initializers are found, nothing else",
    arguments: [
      ("func a() { b }", ["func a() { b }"]),
      ("init(a: () -> Int = { 1 }) { b }", ["init(a: () -> Int = { 1 }) { b }"]),
      ("struct A { func a() { func b() { c } } }", ["func a() { func b() { c } }"]),
      ("protocol A { func a(); var b: Int { get } }", []),
      ("protocol A { func a() }; struct B { let c = d { e } }", []),
      ("protocol A { func a()\n subscript(b: Int) -> Int { get } }", []),
      ("let a = self.init { b }", []), ("let a = A.func { b }", []), ("let `func` = { b }", []),
      ("var a: Int { b }", []), ("let a = \"func b() { c }\" // func d() { e }", []),
      ("#selector(init(coder:)); a { b }", []),
      // Without a partner for every bracket nothing is certain.
      ("func a() { b } }", []), ("func a() { b } (", []), ("func a() { b( }", []),
    ] as [(String, [String])])
  func finding(source: String, expected: [String]) {
    #expect(deferred(in: source) == expected)
  }

  @Test("An error in a body is found once someone asks for it, and counted with the file's others")
  func errors() {
    let source = """
      func a() { let = 1 }
      func b() { let = 2 }
      func c() { d() }
      """
    let file = lower(bytes: Array(source.utf8), file: "A.swift", shortest: 1)
    let whole = lower(bytes: Array(source.utf8), file: "A.swift", shortest: .max)
    #expect(file.problems.isEmpty)
    _ = file.functions[2].body
    #expect(file.deferred?.problems == [])
    _ = file.functions[1].body
    _ = file.functions[0].body
    #expect(file.deferred?.problems == whole.problems)
    #expect(whole.problems.count == 1)
  }

  @Test("What a function takes is not read with its file, nor is its body with what it takes")
  func separately() throws {
    let source = "func a(of: Int = 1) -> Text { b() }\nfunc c(in: Int) { d() }"
    let file = lower(bytes: Array(source.utf8), file: "A.swift", shortest: 1)
    guard case .deferred(let function) = file.functions[0].header else {
      Issue.record("the signature is not left out")
      return
    }
    #expect(function.readSignature == nil)
    #expect(file.functions[0].result?.name == "Text")
    #expect(function.readSignature?.parameters.map(\.label) == ["of"])
    #expect(function.readStatements == nil)
    #expect(file.functions[1].body?.count == 1)
    guard case .deferred(let other) = file.functions[1].header else { return }
    #expect(other.readSignature?.parameters.map(\.label) == ["in"], "it was met on the way")
  }

  @Test("An error in a signature is found once someone asks for it")
  func signatureErrors() {
    let source = "func a(b Int) { c() }\nfunc d() { e() }"
    let file = lower(bytes: Array(source.utf8), file: "A.swift", shortest: 1)
    #expect(file.problems.isEmpty)
    _ = file.functions[1].parameters
    #expect(file.deferred?.problems == [])
    _ = file.functions[0].parameters
    #expect(
      file.deferred?.problems
        == lower(bytes: Array(source.utf8), file: "A.swift", shortest: .max).problems)
    #expect(file.deferred?.problems.count == 1)
  }

  @Test("A file with an error outside functions is read as a whole")
  func brokenOutside() {
    let source = "let = 1\nfunc a() { let = 1 }\n"
    let file = lower(bytes: Array(source.utf8), file: "A.swift", shortest: 1)
    #expect(file.deferred == nil)
    #expect(
      file.problems == lower(bytes: Array(source.utf8), file: "A.swift", shortest: .max).problems)
  }
}
