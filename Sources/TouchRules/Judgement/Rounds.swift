import TouchModel

/// The sets of choices that one root was laid out under, as numbers, so that they compare quickly.
struct Rounds {
  /// What is chosen between.
  private struct Ask: Hashable {
    var condition: String
    var file: String
  }

  /// One alternative of one choice, by numbers.
  struct Stand {
    var ask: Int
    var alternative: Int
  }

  /// How a set of choices stands on one alternative.
  enum Stance {
    case with, against, unasked
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

  /// An alternative by its numbers; nil where no round met it.
  func stand(_ choice: Screen.Choice) -> Stand? {
    guard let ask = asks[Ask(condition: choice.condition, file: choice.place.file)],
      let alternative = alternatives[choice.alternative]
    else { return nil }
    return Stand(ask: ask, alternative: alternative)
  }

  /// How a round stands on an alternative.
  func stance(of round: Int, on stand: Stand) -> Stance {
    guard stand.ask < rounds[round].count, rounds[round][stand.ask] >= 0 else { return .unasked }
    return rounds[round][stand.ask] == stand.alternative ? .with : .against
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
