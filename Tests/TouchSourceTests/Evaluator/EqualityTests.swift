import Testing

/// Which values of the project's types are equal, and which options a set of them holds.
@Suite("Evaluator: equality and sets of options")
struct EqualityTests {
  /// Whether a condition holds; nil where it may hold or not.
  private func truth(_ condition: String, _ declarations: String) throws -> Bool? {
    func passes(_ choice: String) throws -> Bool {
      try Reading().verdicts(
        """
        \(declarations)
        struct Sample: View {
          let given: Kind
          var body: some View {
            Button(action: go) { Color.red.frame(width: \(condition) ? \(choice), height: 60) }
          }
        }
        """) == ["pass 1"]
    }
    return try passes("60 : 20") ? true : passes("20 : 60") ? false : nil
  }

  private let kinds = """
    struct Kind: Equatable {
      let number: Int
      var note: String? = nil
      static let first = Kind(number: 1)
      static let second = Kind(number: 2)
      static let same = Kind(number: 1, note: nil)
      static let noted = Kind(number: 1, note: "a")
    }
    """

  @Test(
    "structures are equal where all that they store is",
    arguments: [
      ("Kind.first == .first", true), ("Kind.first == .same", true), (".same == Kind.first", true),
      ("Kind.first == .second", false), ("Kind.first != .second", true),
      ("Kind.first == .noted", false), ("[Kind.second, Kind.first].contains(.same)", true),
      ("[Kind.second, Kind.noted].contains(.first)", false),
    ])
  func structures(condition: String, holds: Bool) throws {
    #expect(try truth(condition, kinds) == holds)
  }

  @Test("what is given, and what says itself what is equal, may be so or not")
  func open() throws {
    #expect(try truth("given == .first", kinds) == nil)
    let own = kinds.replacing(
      "let number", with: "static func == (a: Kind, b: Kind) -> Bool { same(a, b) }\nlet number")
    #expect(try truth("Kind.first == .first", own) == nil)
    #expect(try truth("Kind.first == .second", own) == nil)
    // Of objects that are alike one is not the other.
    let objects = kinds.replacing("struct Kind: Equatable", with: "final class Kind: NSObject")
    #expect(try truth("Kind.first == .same", objects) == nil)
  }

  private let options = """
    struct Kind: OptionSet {
      let rawValue: UInt
      static let row = Kind(rawValue: 1 << 0)
      static let section = Kind(rawValue: 1 << 1)
      static let header: Kind = .init(rawValue: 4)
      static let all: Kind = [.row, .section]
      static let none: Kind = []
    }
    """

  @Test(
    "a set of options holds those whose bits are in it",
    arguments: [
      ("Kind.row.contains(.row)", true), ("Kind.row.contains(.section)", false),
      ("Kind.all.contains(.section)", true), ("Kind.all.contains(.header)", false),
      ("Kind.all.contains([.row, .section])", true), ("Kind.none.contains(.row)", false),
      ("Kind.none.isEmpty", true), ("Kind.all.isEmpty", false),
      ("Kind(rawValue: 1 | 4).contains(.header)", true),
      ("Kind(rawValue: 7 & 3).contains(.header)", false), ("Kind.all == [.section, .row]", true),
    ])
  func optionSets(condition: String, holds: Bool) throws {
    #expect(try truth(condition, options) == holds)
  }

  @Test("of a set that is given, a condition may hold or not")
  func openSets() throws {
    #expect(try truth("given.contains(.row)", options) == nil)
    #expect(try truth("given.isEmpty", options) == nil)
    #expect(try truth("Kind.row.contains(given)", options) == nil)
  }

  @Test("an option that the environment holds is one of its key's type")
  func environment() throws {
    func hits(_ modifier: String) throws -> [String] {
      try Reading().hits(
        """
        \(options)
        extension EnvironmentValues { @Entry var kind: Kind = .none }
        struct Inner: View {
          @Environment(\\.kind) private var kind
          var body: some View {
            Button(action: go) {
              Color.red.frame(width: kind.contains(.section) ? 30 : 34, height: 10)
            }
          }
        }
        struct Sample: View { var body: some View { Inner()\(modifier) } }
        """)
    }
    #expect(try hits("") == ["34×10"])
    #expect(try hits(".environment(\\.kind, .section)") == ["30×10"])
    #expect(try hits(".environment(\\.kind, [.row])") == ["34×10"])
    #expect(try hits(".environment(\\.kind, [.row, .section])") == ["30×10"])
  }
}
