import TouchModel

/// What one set of choices came to for an element, to tell which of them matter.
struct Observation {
  /// The set of choices, by its number among the rounds.
  var round: Int
  /// The rules that fail it.
  var failed: Set<Rule.ID> = []
  /// The rules that cannot tell.
  var undecided: Set<Rule.ID> = []
  /// What made the element as large as it was.
  var trace: [Screen.Step] = []
}

extension [Observation] {
  /// The fewest alternatives that a failure rests on: with another one the element does not fail;
  /// where it fails in any case, those of its own file without which it is not there.
  ///
  /// Alternatives are tried several at a time. One is known to matter where another one of it alone
  /// made the difference; else it must hold wherever the element fails and be asked within what the
  /// element is made of, and the one is taken that is nearest to the first step that is another one, or
  /// does something else, where the element does not fail. There may be none.
  ///
  /// - Parameter absent: The rounds that do not show the element.
  func deciding(_ candidate: Candidate, absent: [Int], in rounds: Rounds) -> [Screen.Choice] {
    let failing = filter { $0.fails(candidate.rule) }.map(\.round)
    let better = better(than: candidate).sorted { $0.round < $1.round }
    let element = candidate.failure.element
    if let unlike = better.first {
      let all = Explanation(
        rounds, failing: failing, others: better.map(\.round), of: element,
        unlike: unlike.trace)
      return all.choices(among: candidate.choices + candidate.standing)
    }
    // What leads to the screen decides nothing about what is on it.
    let shown = Explanation(rounds, failing: failing, others: absent, of: element)
    return shown.choices(
      among: candidate.choices.filter {
        $0.place.file == element.id.place.file && shown.isProved($0)
      })
  }
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

/// A search for the alternatives that tell the rounds in which an element fails from others.
private struct Explanation {
  let rounds: Rounds
  let failing: [Int]
  /// The rounds in which the element does not fail, or is not there.
  let others: [Int]
  /// The choices of which another alternative alone made the difference between two rounds.
  let proved: Set<Int>
  /// The lines on which the element is declared and its steps are written, from the first to the last
  /// of each file.
  let lines: [String: ClosedRange<Int>]
  /// Where the element is another than where it does not fail, or where it is declared.
  let places: [Place]

  /// The most alternatives that are named.
  static let most = 3

  /// - Parameter other: The steps of the element where it does not fail, if it is there.
  init(
    _ rounds: Rounds, failing: [Int], others: [Int], of element: Screen.Element,
    unlike other: [Screen.Step] = []
  ) {
    (self.rounds, self.failing, self.others) = (rounds, failing, others)
    let place = element.id.place
    let changed = other.isEmpty ? [] : element.trace.firstChange(from: other)
    places = changed.isEmpty ? [place] : changed
    lines = ((element.trace + other).compactMap { $0.place } + [place])
      .reduce(into: [:]) { lines, place in
        let known = lines[place.file] ?? place.line...place.line
        lines[place.file] =
          min(known.lowerBound, place.line)...max(known.upperBound, place.line)
      }
    var proved: Set<Int> = []
    for first in failing {
      for second in others {
        if let only = rounds.onlyDifference(first, second) { proved.insert(only) }
      }
    }
    self.proved = proved
  }

  /// An alternative that may be named, with its numbers.
  private struct Candidate {
    var choice: Screen.Choice
    var stand: Rounds.Stand
  }

  func isProved(_ choice: Screen.Choice) -> Bool {
    rounds.stand(choice).map { proved.contains($0.ask) } ?? false
  }

  func choices(among choices: [Screen.Choice]) -> [Screen.Choice] {
    let candidates = choices.compactMap { choice in
      rounds.stand(choice).map { Candidate(choice: choice, stand: $0) }
    }
    var left = others
    var named: [Candidate] = []
    while !left.isEmpty, named.count < Self.most {
      var best: (candidate: Candidate, worth: Worth)?
      for candidate in candidates where !named.contains(where: { $0.choice == candidate.choice }) {
        guard let worth = worth(of: candidate, telling: left) else { continue }
        if best.map({ worth < $0.worth }) ?? true { best = (candidate, worth) }
      }
      guard let best else { break }
      named.append(best.candidate)
      left.removeAll { rounds.stance(of: $0, on: best.candidate.stand) != .with }
    }
    return needed(named).map(\.choice).sorted { $0.place < $1.place }
  }

  /// How well an alternative tells the failures from some of the others; nil where it does not.
  private func worth(of candidate: Candidate, telling left: [Int]) -> Worth? {
    let (choice, stand) = (candidate.choice, candidate.stand)
    let told = left.count { rounds.stance(of: $0, on: stand) == .against }
    let unasked = left.count { rounds.stance(of: $0, on: stand) == .unasked }
    guard told + unasked > 0 else { return nil }
    let isProved = told > 0 && proved.contains(stand.ask)
    // What does not hold in all failures, or is asked outside the element, decides them only if that
    // was seen.
    let mayDecide =
      lines[choice.place.file]?.contains(choice.place.line) == true
      && !failing.contains { rounds.stance(of: $0, on: stand) == .against }
    guard isProved || mayDecide else { return nil }
    return Worth(
      isProved: isProved, told: told, unasked: unasked,
      isInOtherFile: !places.contains { $0.file == choice.place.file },
      distance: places.map { abs(choice.place.line - $0.line) }.min() ?? 0)
  }

  /// Leaves out the alternatives without which the rest tells as much.
  private func needed(_ named: [Candidate]) -> [Candidate] {
    func told(without left: Int?) -> Int {
      others.count { round in
        named.indices.contains {
          $0 != left && kept.contains($0)
            && rounds.stance(of: round, on: named[$0].stand) != .with
        }
      }
    }
    var kept = Set(named.indices)
    let all = told(without: nil)
    for index in named.indices where kept.count > 1 {
      if told(without: index) == all { kept.remove(index) }
    }
    return named.indices.filter { kept.contains($0) }.map { named[$0] }
  }
}

extension [Screen.Step] {
  /// Where the first step is written that is another one than in other steps, or does something else.
  fileprivate func firstChange(from other: [Screen.Step]) -> [Place] {
    let (mine, its) = (filter(\.isEffective), other.filter(\.isEffective))
    let count = zip(mine, its).prefix { step, its in
      step.place == its.place && step.frameAfter.size == its.frameAfter.size
        && step.regionAfter?.size == its.regionAfter?.size
    }.count
    return [mine, its].compactMap { $0.dropFirst(count).lazy.compactMap(\.place).first }
  }
}

extension Screen.Step {
  /// Whether it makes something, or changes what is made.
  fileprivate var isEffective: Bool {
    switch operation {
    case .control: false
    case .content, .container: true
    case .frame, .padding, .contentShape, .decoration, .effect, .constraint, .hitTest, .other:
      frameBefore.size != frameAfter.size || regionBefore != regionAfter
    }
  }
}

/// How well an alternative explains a failure; the less, the better.
private struct Worth: Comparable {
  /// Whether it alone made the difference somewhere.
  var isProved: Bool
  /// Other outcomes in which another alternative was taken.
  var told: Int
  /// Other outcomes in which it was not asked.
  var unasked: Int
  var isInOtherFile: Bool
  var distance: Int

  static func < (first: Worth, second: Worth) -> Bool {
    if first.isProved != second.isProved { return first.isProved }
    if first.told != second.told { return first.told > second.told }
    if first.unasked != second.unasked { return first.unasked > second.unasked }
    if first.isInOtherFile != second.isInOtherFile { return !first.isInOtherFile }
    return first.distance < second.distance
  }
}
