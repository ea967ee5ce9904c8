import TouchModel

/// The alternatives that the source leaves open, and the plan by which they are tried.
///
/// One round of evaluation settles every choice. Round 0 takes the first alternative of each. In
/// each later round every view takes the next of its own alternatives, all others staying first,
/// so that as many rounds are needed as the view with the most alternatives has, not as there are
/// alternatives on the screen. Choices of different views are independent, and conditions that read
/// alike within one view choose alike.
struct Choices {
  /// What is chosen between: a condition, in the view that asks.
  struct Key: Hashable {
    var view: String
    var condition: String
  }

  /// The most rounds that one screen is tried in.
  static let mostRounds = 48

  private typealias Plan = [Key: Int]

  /// The plans of each view; the first is empty.
  private var plans: [String: [Plan]] = [:]
  private var known: Set<Key> = []
  /// The round under way, from 0.
  private(set) var round = 0
  /// What was taken in this round that is not the first alternative, in the order met.
  private(set) var taken: [Screen.Choice] = []
  private var takenKeys: Set<Key> = []
  /// The choice that was taken last, by which a condition that fails may be made to hold.
  private var last: (key: Key, index: Int, count: Int)?
  /// Branches that some round has entered.
  private var entered: Set<Place> = []
  /// Whether some alternatives were not tried, because there were too many.
  private(set) var isCut = false

  /// Takes one of the alternatives of a condition and says which.
  mutating func choose(
    _ condition: String, in view: String, among alternatives: [String], at place: Place
  ) -> Int {
    guard alternatives.count > 1 else { return 0 }
    let key = Key(view: view, condition: condition)
    let plan = plan(of: view)
    let index = min(plan[key] ?? 0, alternatives.count - 1)
    last = (key, index, alternatives.count)
    if known.insert(key).inserted {
      for other in alternatives.indices where other != index {
        schedule(plan, with: key, as: other)
      }
    }
    if index != 0, takenKeys.insert(key).inserted {
      taken.append(
        Screen.Choice(condition: condition, alternative: alternatives[index], place: place))
    }
    return index
  }

  /// Forgets what was taken last, before a condition is evaluated.
  mutating func begin() { last = nil }

  /// Notes that a branch is entered.
  mutating func enter(_ branch: Place) { entered.insert(branch) }

  /// Plans a round in which a condition that has just failed holds, if its branch was never entered
  /// and a choice of the same view made it fail. Where several choices must be other than the first,
  /// one is found in each such round.
  mutating func seek(_ branch: Place, in view: String) {
    guard !entered.contains(branch), let last, last.key.view == view else { return }
    schedule(plan(of: view), with: last.key, as: (last.index + 1) % last.count)
  }

  private mutating func schedule(_ plan: Plan, with key: Key, as index: Int) {
    var next = plan
    next[key] = index
    guard !plans[key.view, default: [[:]]].contains(next) else { return }
    if plans[key.view, default: [[:]]].count < Self.mostRounds {
      plans[key.view, default: [[:]]].append(next)
    } else {
      isCut = true
    }
  }

  /// Goes on to the next round; says whether there is one.
  mutating func advance() -> Bool {
    round += 1
    taken = []
    takenKeys = []
    return plans.values.contains { $0.count > round }
  }

  private func plan(of view: String) -> Plan {
    guard let plans = plans[view] else { return [:] }
    return round < plans.count ? plans[round] : [:]
  }
}
