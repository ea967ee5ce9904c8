import TouchModel

/// What one set of choices came to for an element, to tell which of them matter.
struct Observation {
  /// The set of choices, by its number among the rounds.
  var round: Int
  /// By the rules that fail it, the size that can be hit, in points.
  var failed: [Rule.ID: Size] = [:]
  /// The rules that cannot tell.
  var undecided: Set<Rule.ID> = []
}

extension [Observation] {
  /// The alternatives that a failure rests on, as far as it was seen: another one of each alone made
  /// the difference to a round in which the element does not fail.
  ///
  /// Of alternatives that tell the same rounds from the failures, those are named that tell the most.
  /// One that only decides whether the element is shown has no part in how large it is.
  ///
  /// - Parameter together: The rules of which one finding speaks: what fails any of them is no better.
  /// - Returns: The alternatives, and whether all failures took them.
  func deciding(
    _ candidate: Candidate, _ together: Set<Rule.ID>, in rounds: Rounds
  ) -> (choices: [Screen.Choice], areNeeded: Bool) {
    let failing = filter { $0.fails(candidate.rule, together) }.map(\.round)
    var left = better(than: candidate, together).map(\.round)
    var seen = rounds.deciding(
      candidate.choices + candidate.standing, failing: failing, others: left)
    var named: [Rounds.Stand] = []
    while !left.isEmpty, named.count < Self.mostNamed {
      let told = seen.map { stand in left.count { !rounds.took(stand, in: $0) } }
      guard let most = told.max(), most > 0, let best = told.firstIndex(of: most) else { break }
      let stand = seen.remove(at: best)
      named.append(stand)
      left.removeAll { !rounds.took(stand, in: $0) }
    }
    // Rounds that pass though they took all that is named: one alternative may tell all that pass
    // from the failures, or those that are left. Of one round alone it may be by chance.
    if left.count > 1 {
      let all = candidate.choices + candidate.standing
      let others = better(than: candidate, together).map(\.round)
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
    let areNeeded = failing.allSatisfy { round in named.allSatisfy { rounds.took($0, in: round) } }
    return (named.map(\.choice).sorted { $0.place < $1.place }, areNeeded)
  }

  /// The most alternatives that are named.
  private static var mostNamed: Int { 3 }
}

extension [Observation] {
  /// Whether the element fares better in some round.
  func isBetterSomewhere(than candidate: Candidate, _ together: Set<Rule.ID>) -> Bool {
    contains { !$0.fails(candidate.rule, together) }
  }

  /// Whether nothing is known of the rounds in which the element may fare better.
  func isOpenElsewhere(than candidate: Candidate, _ together: Set<Rule.ID>) -> Bool {
    let better = better(than: candidate, together)
    return !better.isEmpty && better.allSatisfy { $0.isUndecided(candidate.rule) }
  }

  /// The largest size that can be hit where the element fails as well and falls less short of what is
  /// asked; nil where it is nowhere larger.
  func largest(beyond candidate: Candidate) -> Size? {
    guard candidate.rule.isAboutSize else { return nil }
    let required = candidate.failure.violation.required
    let own = candidate.failure.violation.measured.cut(to: required).area
    let sizes = flatMap { $0.failed.filter { $0.key.isAboutSize }.values }
    let most = sizes.max { first, second in
      let (one, other) = (first.cut(to: required).area, second.cut(to: required).area)
      return one != other
        ? one < other : (first.area, first.width) < (second.area, second.width)
    }
    return most.flatMap { $0.cut(to: required).area > own + Undersize.tolerance ? $0 : nil }
  }

  /// The rounds in which the element fares better; those of which that is not known, if there are no
  /// others.
  private func better(than candidate: Candidate, _ together: Set<Rule.ID>) -> [Observation] {
    let better = filter { !$0.fails(candidate.rule, together) }
    let known = better.filter { !$0.isUndecided(candidate.rule) }
    return known.isEmpty ? better : known
  }
}

extension Observation {
  /// Whether it fails under a rule, or one that speaks of the same.
  fileprivate func fails(_ rule: Rule.ID, _ together: Set<Rule.ID>) -> Bool {
    failed.keys.contains {
      $0 == rule || (rule.isAboutSize && $0.isAboutSize) || together.contains($0)
    }
  }

  /// Whether it is open under a rule, or one that speaks of the same.
  fileprivate func isUndecided(_ rule: Rule.ID) -> Bool {
    undecided.contains(rule) || (rule.isAboutSize && undecided.contains { $0.isAboutSize })
  }
}

extension Size {
  /// The part of the size inside another.
  fileprivate func cut(to other: Size) -> Size {
    Size(width: min(width, other.width), height: min(height, other.height))
  }
}
