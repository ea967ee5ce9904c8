import Foundation
import Testing
import TouchModel

@testable import TouchSource

@Suite("Declarations as they are kept between runs")
struct KeptDeclarationsTests {
  /// Every kind of declaration, statement, expression and pattern that is lowered.
  static let sample = """
    @_exported import UIKit
    typealias Pair<T> = (first: T, T?)
    @MainActor private final class Model<T: Hashable>: NSObject where T == Int {
      lazy var list: [String: [Int]] = ["a": [1, -2], "b": []]
      private(set) static var shared = Model()
      var height: CGFloat = 44 { didSet { print(height) } }
      fileprivate var edge: CGFloat { get { height / 2 } set { height = newValue * 2 } }
      public init?(_ value: T..., by key: @escaping (T) -> Void = { _ in }) { return nil }
      @available(iOS 17, *) func make<V: View>(_ view: V, at path: KeyPath<Model, CGFloat>) -> V {
        struct Inner { let a: Int }
        typealias Short = Inner
        func inner() -> Int { 3... }
        var (x, y) = (1.5, !flag)
        x += (y as? Double ?? 0) > 1 ? \\Model.height : super.value![x: 2]?.count ?? .zero
        guard let view, case .some(let (a, _)) = pair, value is Int else { return }
        for item in list.values where item != [] { continue }
        do { try run() } catch { print("\\(error) of \\(x, radix: 16)") }
        switch self { case .a, .b(let i): i; case (1, is Int): y; default: break }
        if #unavailable(iOS 16, macOS 13) { let z = if x { 1 } else { 2 } }
        let w = switch x { case 1: true; case let n where n > 2: false; case _: nil }
        #if DEBUG
          view.alpha = 0
        #endif
        return view
      }
    }
    public extension Model.Inner { enum Kind: String { case a = "x", b(Int, label: String = "l") } }
    protocol Shape: AnyObject { func area(_ unit: inout Int) -> (a: Int, () -> Void) }
    @resultBuilder actor Builder {}
    Model().run { $0 } failure: { (error: Error) in throw error }
    """

  static func kept(_ file: LoweredFile, bodies: DeferredSource? = nil) throws -> LoweredFile {
    let bytes = KeptDeclarations.bytes(of: file)
    let kept = try #require(KeptDeclarations([7] + bytes, in: 1..<bytes.count + 1))
    let none = DeferredSource(file: file.file, platform: .iOS) { nil }
    return try #require(kept.file(bodies: bodies ?? none))
  }

  @Test(
    "Every kind of declaration, statement and expression comes back",
    arguments: [sample, String(decoding: LoweringFuzzTests.sample, as: UTF8.self), "", "func ("])
  func everything(source: String) throws {
    let file = lower(source: source, file: "é/A.swift")
    var back = try Self.kept(file)
    back.deferred = nil
    #expect(String(reflecting: back) == String(reflecting: file))
  }

  @Test("A member that is added must be kept as well")
  func members() throws {
    let file = lower(source: Self.sample, file: "A.swift")
    let type = try #require(file.types.first)
    let function = try #require(type.functions.first)
    var condition: If?
    var selection: Switch?
    for statement in function.body ?? [] {
      switch statement.kind {
      case .conditional(let found): condition = found
      case .selection(let found): selection = found
      default: break
      }
    }
    for (count, value) in [
      (9, file), (16, type), (16, try #require(type.variables.first)), (11, function),
      (4, function.header.value), (6, try #require(function.parameters.first)),
      (6, try #require(file.aliases.first)),
      (2, try #require(type.attributes.first)), (5, try #require(condition)),
      (5, try #require(selection)), (4, try #require(selection?.cases.first)),
      (5, TypeName(name: "A")), (3, EnumCase(name: "a", values: [])),
    ] as [(Int, Any)] {
      #expect(
        Mirror(reflecting: value).children.count == count,
        "\(Mirror(reflecting: value).subjectType)")
    }
  }

  @Test("What comes back of any source is kept as the same bytes")
  func anySource() throws {
    var dice = Dice(state: 5)
    let sample = Array(Self.sample.utf8)
    for _ in 0..<100 {
      let start = Int.random(in: 0..<sample.count, using: &dice)
      let end = Int.random(in: start...sample.count, using: &dice)
      let file = lower(bytes: Array(sample[start..<end]), file: "A.swift", shortest: .max)
      let back = try Self.kept(file)
      #expect(KeptDeclarations.bytes(of: back) == KeptDeclarations.bytes(of: file))
    }
  }

  @Test("No bytes crash what reads declarations")
  func anyBytes() {
    var dice = Dice(state: 6)
    let whole = KeptDeclarations.bytes(of: lower(source: Self.sample, file: "A.swift"))
    let none = DeferredSource(file: "A.swift", platform: .iOS) { nil }
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        bytes[Int.random(in: 0..<bytes.count, using: &dice)] = .random(in: 0...255, using: &dice)
      }
      bytes.removeLast(Int.random(in: 0...20, using: &dice))
      _ = KeptDeclarations(bytes, in: 0..<bytes.count)?.file(bodies: none)
    }
  }

  @Test("A body that was left out is read when it is asked for, from the file as it is then")
  func bodies() throws {
    let source = "struct A { func act() { let first = 1\n  let second = 2 } }"
    let file = lower(bytes: Array(source.utf8), file: "A.swift", shortest: 1)
    let reads = Locked(0)
    let text = DeferredSource(file: "A.swift", platform: .iOS) {
      reads.withLock { $0 += 1 }
      return SourceText(decoding: Array(source.utf8))
    }
    let back = try Self.kept(file, bodies: text)
    #expect(reads.withLock { $0 } == 0)
    let body = try #require(back.types.first?.functions.first?.body)
    let read = lower(source: source, file: "A.swift").types.first?.functions.first?.body
    #expect(String(reflecting: body) == String(reflecting: try #require(read)))
    #expect(body.last?.position.line == 2)
    #expect(back.types.first?.functions.first?.body?.count == 2)
    #expect(reads.withLock { $0 } == 1)
    // A file that is another meanwhile has no bodies at those places.
    let other = try Self.kept(file)
    #expect(try #require(other.types.first?.functions.first?.body).isEmpty)
  }

  @Test("A body that was read is kept, unless something in its file is wrong")
  func readBodies() throws {
    func body(of source: String) throws -> [Statement] {
      let file = lower(bytes: Array(source.utf8), file: "A.swift", shortest: 1)
      _ = try #require(file.functions.first?.body)
      return try #require(try Self.kept(file).functions.first?.body)
    }
    #expect(try body(of: "func act() { let first = 1 }").count == 1)
    #expect(try body(of: "func act() { let first = = 1 }").isEmpty)
  }

  @Test("A run after an edit takes the declarations of the other files from the one before")
  func edited() throws {
    let project = try EditedProject.make()
    let kept = project.folder.appendingPathComponent(".cache").path
    _ = project.audit(cache: .folder(kept)).check()
    let file = try RememberedAuditTests.file(in: URL(fileURLWithPath: kept))
    #expect(try Self.declared(in: file).contains("Two.swift"))
    let edited = project.folder.appendingPathComponent("Two.swift")
    try Data((EditedProject.files["Two.swift"]! + "\nstruct More {}\n").utf8).write(to: edited)
    // Declarations stay while others change, whether or not anybody asks for them again.
    let before = try Self.declared(in: file)
    _ = project.audit(cache: .folder(kept)).check()
    #expect(try Self.declared(in: file).isSuperset(of: before))
  }

  /// The names of the files whose declarations a cache keeps.
  private static func declared(in file: URL) throws -> Set<String> {
    let bytes = [UInt8](try Data(contentsOf: file))
    let edition = bytes[Snapshot.start...].prefix(8).reversed()
      .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let snapshot = try Snapshot(bytes: bytes, edition: edition)
    return Set(
      snapshot.files.filter { snapshot.declarations(of: $0.value) != nil }.map {
        URL(fileURLWithPath: $0.key).lastPathComponent
      })
  }
}
