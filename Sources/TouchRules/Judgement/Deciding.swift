import TouchModel

/// What one set of choices came to for an element, to tell which of them matter.
struct Observation {
  /// The set of choices, by its number among the rounds.
  var round: Int
  /// The rules that fail it.
  var failed: Set<Rule.ID> = []
  /// The rules that cannot tell.
  var undecided: Set<Rule.ID> = []
}

extension [Observation] {
  /// The alternatives that a failure rests on, as far as it was seen: another one of each alone made
  /// the difference to a round in which the element does not fail; where it fails in any case, in
  /// which it is not there, as far as the choice stands in its own file.
  ///
  /// Of alternatives that tell the same rounds from the failures, those are named that tell the most.
  ///
  /// - Parameter absent: The rounds that do not show the element.
  func deciding(_ candidate: Candidate, absent: [Int], in rounds: Rounds) -> [Screen.Choice] {
    let failing = filter { $0.fails(candidate.rule) }.map(\.round)
    let better = better(than: candidate).map(\.round)
    // What leads to the screen decides nothing about what is on it.
    let choices =
      better.isEmpty
      ? candidate.choices.filter { $0.place.file == candidate.failure.element.id.place.file }
      : candidate.choices + candidate.standing
    var left = better.isEmpty ? absent : better
    var seen = rounds.deciding(choices, failing: failing, others: left)
    var named: [Screen.Choice] = []
    while !left.isEmpty, named.count < Self.mostNamed {
      let told = seen.map { stand in left.count { !rounds.took(stand, in: $0) } }
      guard let most = told.max(), most > 0, let best = told.firstIndex(of: most) else { break }
      let stand = seen.remove(at: best)
      named.append(stand.choice)
      left.removeAll { !rounds.took(stand, in: $0) }
    }
    return named.sorted { $0.place < $1.place }
  }

  /// The most alternatives that are named.
  private static var mostNamed: Int { 3 }
}

extension [Observation] {
  /// Whether the element fares better in some round.
  func isBetterSomewhere(than candidate: Candidate) -> Bool {
    contains { !$0.fails(candidate.rule) }
  }

  /// Whether nothing is known of the rounds in which the element may fare better.
  func isOpenElsewhere(than candidate: Candidate) -> Bool {
    let better = better(than: candidate)
    return !better.isEmpty && better.allSatisfy { $0.isUndecided(candidate.rule) }
  }

  /// The rounds in which the element fares better; those of which that is not known, if there are no
  /// others.
  private func better(than candidate: Candidate) -> [Observation] {
    let better = filter { !$0.fails(candidate.rule) }
    let known = better.filter { !$0.isUndecided(candidate.rule) }
    return known.isEmpty ? better : known
  }
}

extension Observation {
  /// Whether it fails under a rule, or one that speaks of the same.
  fileprivate func fails(_ rule: Rule.ID) -> Bool {
    failed.contains(rule) || (rule.isAboutSize && failed.contains { $0.isAboutSize })
  }

  /// Whether it is open under a rule, or one that speaks of the same.
  fileprivate func isUndecided(_ rule: Rule.ID) -> Bool {
    undecided.contains(rule) || (rule.isAboutSize && undecided.contains { $0.isAboutSize })
  }
}
