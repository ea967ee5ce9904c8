import Testing
import TouchRules

/// Conditions of which several alternatives change nothing are not tried in all of them.
@Suite("Evaluator: conditions that change nothing")
struct QuietConditionTests {
  /// The cases of an enumeration.
  private let names = (0..<12).map { "case\($0)" }

  /// A view with a `switch` over a value that nothing tells, and a button behind a condition besides.
  private func sample(_ branch: (String) -> String) -> String {
    """
    enum Kind { case \(names.joined(separator: ", ")) }
    struct Sample: View {
      let kind: Kind
      let isOn: Bool
      var body: some View {
        VStack {
          switch kind {
          \(names.map { "case .\($0): \(branch($0))" }.joined(separator: "\n"))
          }
          if isOn { Button(action: go) { Color.red.frame(width: 24, height: 24) } }
        }
      }
    }
    """
  }

  private func button(_ side: Int) -> String {
    "Button(action: go) { Color.red.frame(width: \(side), height: \(side)) }"
  }

  @Test("what other conditions decide is told beside one that changes nothing")
  func others() throws {
    #expect(
      try Reading().verdicts(sample { _ in "EmptyView()" }) == ["fail 'button' 24×24"])
  }

  @Test(
    "what the last of many cases shows is told, whatever those before it do not",
    arguments: [4, 8, 11])
  func lastCase(number: Int) throws {
    let source = sample { $0 == names[number] ? button(20) : "EmptyView()" }
    #expect(try Reading().verdicts(source) == ["fail 'button' 20×20", "fail 'button' 24×24"])
    let large = sample { $0 == names[number] ? button(60) : "EmptyView()" }
    #expect(try Reading().verdicts(large) == ["fail 'button' 24×24", "pass 1"])
  }

  @Test("each of many cases that do change something is tried")
  func eachCase() throws {
    let sides = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, 60 - 3 * $0) })
    let source = sample { "Color.red.frame(width: \(sides[$0]!), height: 50)" }
      .replacing("if isOn { \(button(24)) }", with: "")
      .replacing("VStack {", with: "Button(action: go) { VStack {")
      .replacing("\n    }\n  }\n}", with: "\n    } }\n  }\n}")
    #expect(try Reading().verdicts(source) == ["fail 'button' 27×50"])
  }
}
