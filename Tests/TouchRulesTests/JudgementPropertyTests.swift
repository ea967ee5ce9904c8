import Testing
import TouchModel
import TouchRules

/// Laws that hold of any layouts, on layouts drawn at random from a fixed seed.
@Suite struct JudgementPropertyTests {
  /// A linear congruential generator, so that every run draws the same.
  struct Draw: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// Roots of up to four layouts, of up to three elements in up to three contexts.
  private func roots(_ draw: inout Draw) -> [[Screen]] {
    let choices: [[Screen.Choice]] = [[], [Sample.choice("a")], [Sample.choice("b", line: 4)]]
    let sides = [12.0, 24, 28, 36, 44, 60]
    return (0..<Int.random(in: 1...4, using: &draw)).map { root in
      (0..<Int.random(in: 1...4, using: &draw)).map { _ in
        let elements = (0..<Int.random(in: 1...3, using: &draw)).map { _ in
          let width = sides.randomElement(using: &draw)!
          let height = sides.randomElement(using: &draw)!
          return Sample.element(
            width, height, kind: Bool.random(using: &draw) ? .button : .toggle,
            line: Int.random(in: 5...7, using: &draw), context: UInt64(root),
            style: Bool.random(using: &draw) ? .plain : .bordered,
            reason: Bool.random(using: &draw) ? "reason \(Int(width))" : nil)
        }
        return Sample.screen(
          elements, choices: choices.randomElement(using: &draw)!,
          content: Screen.Extent.allCases.randomElement(using: &draw)!)
      }
    }
  }

  private func verdicts(_ audit: Audit) -> [Int: Verdict] {
    var result: [Int: Verdict] = [:]
    for entry in audit.exempt { result[entry.subject.place.line] = .exempt }
    for entry in audit.undecided { result[entry.subject.place.line] = .undecided }
    for entry in audit.findings { result[entry.subject.place.line] = .fail }
    return result
  }

  @Test("the order of roots, of layouts and of judgements does not matter", arguments: 0..<200)
  func order(seed: Int) {
    var draw = Draw(state: UInt64(seed))
    let roots = roots(&draw)
    let audit = Sample.audit(roots)
    var shuffled = roots.shuffled(using: &draw)
    for index in shuffled.indices { shuffled[index].shuffle(using: &draw) }
    #expect(Sample.audit(shuffled) == audit)

    var (first, second) = (Judgement(policy: Policy(.hig)), Judgement(policy: Policy(.hig)))
    for root in shuffled {
      if Bool.random(using: &draw) { first.add(root) } else { second.add(root) }
    }
    second.add(first.sightings)
    #expect(second.finish(device: .iPhone16, system: 18, files: 1) == audit)
  }

  @Test("a choice in which an element fails fails it, whatever else is added", arguments: 0..<100)
  func failing(seed: Int) {
    var draw = Draw(state: UInt64(seed) &+ 1000)
    let failing = Sample.screen([Sample.element(20, 20)], choices: [Sample.choice("only here")])
    let audit = Sample.audit(roots(&draw) + [[failing]])
    #expect(verdicts(audit)[5] == .fail)
  }

  @Test("a layout more never turns an undecided element into a passing one", arguments: 0..<100)
  func monotonous(seed: Int) {
    var draw = Draw(state: UInt64(seed) &+ 2000)
    var root = roots(&draw)[0]
    let before = verdicts(Sample.audit([root]))
    root.append(Sample.screen([Sample.element(44, 44, context: 0)]))
    let after = verdicts(Sample.audit([root]))
    if before[5] == .undecided { #expect(after[5] == .undecided) }
  }

  @Test("each element is counted once", arguments: 0..<100)
  func counts(seed: Int) {
    var draw = Draw(state: UInt64(seed) &+ 3000)
    let roots = roots(&draw)
    let places = Set(roots.joined().flatMap(\.elements).map(\.id.place))
    let audit = Sample.audit(roots)
    #expect(audit.counts.elements == places.count)
    #expect(audit.counts.failed == Set(audit.findings.map(\.subject.place)).count)
    #expect(audit.counts.undecided == audit.undecided.count)
    #expect(audit.counts.exempt == audit.exempt.count)
  }
}
