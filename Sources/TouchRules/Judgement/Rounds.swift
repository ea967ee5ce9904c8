import TouchModel

/// The sets of choices that one root was laid out under, as numbers, so that they compare quickly.
struct Rounds {
  /// What is chosen between.
  private struct Ask: Hashable {
    var condition: String
    var file: String
  }

  /// One alternative of one choice, with its numbers.
  struct Stand {
    var choice: Screen.Choice
    fileprivate var ask: Int
    fileprivate var alternative: Int
  }

  private var asks: [Ask: Int] = [:]
  private var alternatives: [String: Int] = [:]
  /// By round, the alternative that was taken of each choice, or -1 where it was not asked.
  private var rounds: [[Int]] = []

  /// Adds a set of choices; returns its number.
  mutating func add(_ choices: [Screen.Choice]) -> Int {
    var round = [Int](repeating: -1, count: asks.count)
    for choice in choices {
      let ask = Ask(condition: choice.condition, file: choice.place.file)
      let number = asks[ask] ?? asks.count
      asks[ask] = number
      if number >= round.count { round.append(-1) }
      let alternative = alternatives[choice.alternative] ?? alternatives.count
      alternatives[choice.alternative] = alternative
      if round[number] < 0 { round[number] = alternative }
    }
    rounds.append(round)
    return rounds.count - 1
  }

  /// Those of some alternatives that rounds in which something fails took, where another alternative
  /// of that choice alone led to one of the others.
  func deciding(_ choices: [Screen.Choice], failing: [Int], others: [Int]) -> [Stand] {
    var seen: [Int: Set<Int>] = [:]
    for first in failing {
      for second in others {
        guard let ask = onlyDifference(first, second) else { continue }
        seen[ask, default: []].insert(rounds[first][ask])
      }
    }
    return choices.compactMap { choice in
      guard let ask = asks[Ask(condition: choice.condition, file: choice.place.file)],
        let alternative = alternatives[choice.alternative], seen[ask]?.contains(alternative) == true
      else { return nil }
      return Stand(choice: choice, ask: ask, alternative: alternative)
    }
  }

  /// Of some alternatives, the one that rounds took in which something fails and none of the others,
  /// as far as they were asked: it alone may tell them apart. Of several, that nearest to the
  /// content that fails.
  func exclusive(
    _ choices: [Screen.Choice], failing: [Int], others: [Int], at content: Place?
  ) -> Stand? {
    let found = choices.compactMap { choice -> Stand? in
      guard let ask = asks[Ask(condition: choice.condition, file: choice.place.file)],
        let alternative = alternatives[choice.alternative]
      else { return nil }
      let stand = Stand(choice: choice, ask: ask, alternative: alternative)
      func asked(_ some: [Int]) -> [Int] {
        some.filter { ask < rounds[$0].count && rounds[$0][ask] >= 0 }
      }
      let passing = asked(others)
      guard passing.count > 1, !passing.contains(where: { took(stand, in: $0) }),
        asked(failing).allSatisfy({ took(stand, in: $0) })
      else { return nil }
      return stand
    }
    guard found.count > 1 else { return found.first }
    func distance(_ stand: Stand) -> Int? {
      guard let content, content.file == stand.choice.place.file else { return nil }
      return abs(content.line - stand.choice.place.line)
    }
    guard let least = found.compactMap(distance).min() else { return nil }
    let nearest = found.filter { distance($0) == least }
    return nearest.count == 1 ? nearest[0] : nil
  }

  /// Of some alternatives, those by which another round may differ from the rounds in which something
  /// fails: it took others of their choices, which none of these took.
  func suspects(_ choices: [Screen.Choice], failing: [Int], other: Int) -> [Stand] {
    choices.compactMap { choice in
      guard let ask = asks[Ask(condition: choice.condition, file: choice.place.file)],
        let alternative = alternatives[choice.alternative], ask < rounds[other].count
      else { return nil }
      let its = rounds[other][ask]
      guard its >= 0, its != alternative,
        !failing.contains(where: { ask < rounds[$0].count && rounds[$0][ask] == its })
      else { return nil }
      return Stand(choice: choice, ask: ask, alternative: alternative)
    }
  }

  /// Whether a round took an alternative.
  func took(_ stand: Stand, in round: Int) -> Bool {
    stand.ask < rounds[round].count && rounds[round][stand.ask] == stand.alternative
  }

  /// Whether a round was asked for a choice and took another alternative.
  func tookAnother(than stand: Stand, in round: Int) -> Bool {
    stand.ask < rounds[round].count && rounds[round][stand.ask] >= 0 && !took(stand, in: round)
  }

  /// The choices of which some rounds took other alternatives than others, whichever they took, by
  /// their numbers.
  func telling(_ some: [Int], from others: [Int]) -> Set<Int> {
    func taken(_ numbers: [Int]) -> [Int: Set<Int>] {
      numbers.reduce(into: [:]) { taken, number in
        for (ask, alternative) in rounds[number].enumerated() where alternative >= 0 {
          taken[ask, default: []].insert(alternative)
        }
      }
    }
    let (mine, its) = (taken(some), taken(others))
    return Set(mine.keys.filter { its[$0].map(mine[$0]!.isDisjoint) ?? false })
  }

  /// The only choice of which two rounds took different alternatives, by its number; nil where there
  /// is none or more than one.
  func onlyDifference(_ first: Int, _ second: Int) -> Int? {
    let (one, other) = (rounds[first], rounds[second])
    var only: Int?
    for ask in 0..<min(one.count, other.count)
    where one[ask] != other[ask] && one[ask] >= 0 && other[ask] >= 0 {
      guard only == nil else { return nil }
      only = ask
    }
    return only
  }
}
