import TouchModel

/// What one set of choices came to for an element, to tell which of them matter.
struct Observation {
  /// The set of choices, by its number among the rounds.
  var round: Int
  /// By the rules that fail it, the size that can be hit, in points.
  var failed: [Rule.ID: Size] = [:]
  /// By the rules that fail it, the steps that led to that.
  var traces: [Rule.ID: [Screen.Step]] = [:]
  /// The rules that cannot tell.
  var undecided: Set<Rule.ID> = []
  /// The rules that pass it.
  var passed: Set<Rule.ID> = []
}

extension [Observation] {
  /// The alternatives that a failure rests on, as far as it was seen: another one of each alone made
  /// the difference to a round in which the element does not fail.
  ///
  /// Of alternatives that tell the same rounds from the failures, those are named that tell the most.
  /// One that only decides whether the element is shown has no part in how large it is.
  ///
  /// - Parameter together: The rules of which one finding speaks: what fails any of them is no better.
  /// - Returns: The alternatives, and whether all failures took them and all that did not is known to
  ///   fare better.
  func deciding(
    _ candidate: Candidate, _ together: Set<Rule.ID>, in rounds: Rounds
  ) -> (choices: [Screen.Choice], tellAll: Bool) {
    let failing = filter { $0.fails(candidate.rule, together) }.map(\.round)
    let better = better(than: candidate, together).map(\.round)
    let named = named(for: candidate, failing: failing, others: better, in: rounds)
    func tookAll(_ round: Int) -> Bool { named.allSatisfy { rounds.took($0, in: round) } }
    let open = filter { !$0.fails(candidate.rule, together) && !$0.isKnown(under: candidate.rule) }
    let tellAll = failing.allSatisfy(tookAll) && open.map(\.round).allSatisfy(tookAll)
    return (named.map(\.choice).sorted { $0.place < $1.place }, tellAll)
  }

  /// The alternatives that the figures of a failure rest on where it fails in any case: without them
  /// it fails under another rule alone, or other stretches of it are dead.
  func decidingFigures(of candidate: Candidate, in rounds: Rounds) -> [Screen.Choice] {
    var others = better(than: candidate, []).map(\.round)
    var failing = filter { $0.fails(candidate.rule, []) }
    if others.isEmpty, candidate.rule == .deadGap {
      let own = candidate.failure.violation.measured
      others = failing.filter { !$0.hasSame(own, under: candidate.rule) }.map(\.round)
      failing.removeAll { !$0.hasSame(own, under: candidate.rule) }
    }
    return named(for: candidate, failing: failing.map(\.round), others: others, in: rounds)
      .map(\.choice).sorted { $0.place < $1.place }
  }

  /// The steps of a failure that another state lacks in which as much can be hit, or has otherwise: what
  /// the finding says of them is not so there.
  func stepsOfStates(of candidate: Candidate, in rounds: Rounds) -> [Candidate.StepOfStates] {
    let told = Set((candidate.deciding + candidate.figures).map(\.condition))
    let alike = filter { $0.hasSame(candidate.failure.violation.measured, under: candidate.rule) }
    guard alike.count > 1 else { return [] }
    return candidate.failure.element.trace.enumerated().compactMap { number, step in
      // What the innermost content is says nothing of other states.
      guard number > 0, step.place != nil, step.operation != .content else { return nil }
      func has(_ observation: Observation) -> Bool {
        observation.traces[candidate.rule]?.contains { $0.isSame(as: step) } ?? false
      }
      let others = alike.filter { !has($0) }.map(\.round)
      guard !others.isEmpty else { return nil }
      let choices = named(
        for: candidate, failing: alike.filter(has).map(\.round), others: others, in: rounds
      ).map(\.choice).sorted { $0.place < $1.place }
      if !choices.isEmpty, choices.allSatisfy({ told.contains($0.condition) }) { return nil }
      return Candidate.StepOfStates(step: number, choices: choices)
    }
  }

  /// The alternatives that tell some rounds from others.
  private func named(
    for candidate: Candidate, failing: [Int], others: [Int], in rounds: Rounds
  ) -> [Rounds.Stand] {
    var left = others
    var seen = rounds.deciding(
      candidate.choices + candidate.standing, failing: failing, others: left)
    var named: [Rounds.Stand] = []
    while !left.isEmpty, named.count < Self.mostNamed {
      let told = seen.map { stand in left.count { rounds.tookAnother(than: stand, in: $0) } }
      guard let most = told.max(), most > 0, let best = told.firstIndex(of: most) else { break }
      let stand = seen.remove(at: best)
      named.append(stand)
      // What a round did not ask does not tell it from the failures.
      left.removeAll { rounds.tookAnother(than: stand, in: $0) }
    }
    let isUntold = left.contains { round in
      seen.contains { rounds.tookAnother(than: $0, in: round) }
    }
    // Of a longer row of conditions a part would be untrue.
    if isUntold { return [] }
    left.removeAll { round in named.contains { !rounds.took($0, in: round) } }
    // Rounds that pass though they took all that is named: one alternative may tell all that pass
    // from the failures, or those that are left. Of one round alone it may be by chance.
    if left.count > 1 {
      let all = candidate.choices + candidate.standing
      if let only = rounds.exclusive(all, failing: failing, others: others, at: candidate.content) {
        named = [only]
      } else if named.count < Self.mostNamed {
        let suspects = left.map { rounds.suspects(all, failing: failing, other: $0) }
        let common = suspects[0].filter { stand in
          suspects.allSatisfy { $0.contains { $0.choice == stand.choice } }
        }
        if common.count == 1 { named.append(common[0]) }
      }
    }
    return named
  }

  /// The most alternatives that are named.
  private static var mostNamed: Int { 3 }
}

extension [Observation] {
  /// Whether the element fares better in some round.
  func isBetterSomewhere(than candidate: Candidate, _ together: Set<Rule.ID>) -> Bool {
    contains { !$0.fails(candidate.rule, together) }
  }

  /// The largest size that can be hit where the element fails as well and falls less short of what is
  /// asked; nil where it is nowhere larger.
  func largest(beyond candidate: Candidate) -> Size? {
    guard let required = candidate.requiredSize else { return nil }
    let own = candidate.failure.violation.measured.cut(to: required).area
    let most = sizes(of: candidate).max { $0.isShorter(than: $1, of: required) }
    return most.flatMap { $0.cut(to: required).area > own + Undersize.tolerance ? $0 : nil }
  }

  /// The smallest size that can be hit where the element fails and falls shorter of what is asked, or as
  /// short of it with less that can be hit; nil where it nowhere does.
  func least(below candidate: Candidate) -> Size? {
    guard let required = candidate.requiredSize else { return nil }
    let measured = candidate.failure.violation.measured
    let least = sizes(of: candidate).min { $0.isShorter(than: $1, of: required) }
    return least.flatMap { $0.isClearlyShorter(than: measured, of: required) ? $0 : nil }
  }

  /// The sizes that can be hit where the element fails for its size, or under the rule of a failure.
  private func sizes(of candidate: Candidate) -> [Size] {
    flatMap { observation in
      observation.failed.filter { $0.key.isAboutSize || $0.key == candidate.rule }.values
    }
  }

  /// The rounds in which the element fares better; those of which that is not known, if there are no
  /// others.
  private func better(than candidate: Candidate, _ together: Set<Rule.ID>) -> [Observation] {
    let better = filter { !$0.fails(candidate.rule, together) }
    let known = better.filter { $0.isKnown(under: candidate.rule) }
    return known.isEmpty ? better : known
  }
}

extension Candidate {
  /// The size that is asked of what can be hit; nil where another than its size is at fault.
  fileprivate var requiredSize: Size? {
    if rule == .deadGap {
      guard case .gap(_, let required?) = failure.violation.fault else { return nil }
      return required
    }
    return rule.isAboutSize ? failure.violation.required : nil
  }
}

extension Observation {
  /// Whether it fails under a rule, or one that speaks of the same.
  fileprivate func fails(_ rule: Rule.ID, _ together: Set<Rule.ID>) -> Bool {
    failed.keys.contains {
      $0 == rule || (rule.isAboutSize && $0.isAboutSize) || together.contains($0)
    }
  }

  /// Whether as much can be hit where a rule fails it.
  fileprivate func hasSame(_ size: Size, under rule: Rule.ID) -> Bool {
    guard let own = failed[rule] else { return false }
    return (own.width - size.width).magnitude < 0.01 && (own.height - size.height).magnitude < 0.01
  }

  /// Whether it is known how it fares under a rule, or those that speak of the same. A gap in what
  /// holds other controls is not looked at.
  fileprivate func isKnown(under rule: Rule.ID) -> Bool {
    if rule == .deadGap, !passed.contains(rule) { return false }
    return !undecided.contains(rule)
      && !(rule.isAboutSize && undecided.contains { $0.isAboutSize })
  }
}

extension Screen.Step {
  /// Whether another is the same step with the same outcome, as far as findings tell it.
  fileprivate func isSame(as other: Screen.Step) -> Bool {
    func isSame(_ mine: Size?, _ its: Size?) -> Bool {
      let (mine, its) = (mine ?? .zero, its ?? .zero)
      return (mine.width - its.width).magnitude < 0.01
        && (mine.height - its.height).magnitude < 0.01
    }
    // What reacts is told of no container, and of nothing around the control.
    let isRegionTold = position != .outside && operation != .container
    return place == other.place && name == other.name && position == other.position
      && isSame(frameAfter.size, other.frameAfter.size)
      && (!isRegionTold || isSame(regionAfter?.size, other.regionAfter?.size))
  }
}
