import TouchModel

/// The alternatives that the source leaves open, and the rounds in which they are tried.
///
/// One round of evaluation settles every choice. Round 0 takes the alternative of each that holds at
/// rest, where the values that the source begins with say so, else the first. A later round takes
/// one other alternative of each view that has some left, on top of what led to it, so that as many
/// rounds are needed as the busiest view has alternatives, not as there are on the screen. Those
/// that lead to a branch that no round entered come first. Choices of different views are
/// independent, and conditions that read alike within one view choose alike.
///
/// A look takes no choice: it only tells what the values that the source begins with, or what the
/// round has settled already, make of a condition.
struct Choices {
  /// What is chosen between: a condition and its alternatives, in the view that asks.
  struct Key: Hashable {
    var view: String
    var condition: String
    /// `switch self` reads alike wherever a type writes it, whatever its cases.
    var alternatives: [String]

    /// Leaves the alternatives out, of which there may be a thousand.
    func hash(into hasher: inout Hasher) {
      hasher.combine(view)
      hasher.combine(condition)
      hasher.combine(alternatives.count)
    }
  }

  /// One of the bodies of a statement that branches.
  struct Branch: Hashable {
    /// Where the statement stands.
    var statement: Place
    var alternative: String
  }

  /// A choice that was taken.
  struct Taken {
    var key: Key
    /// The view that asked for it.
    var view: String
    var index: Int
    var count: Int
  }

  /// The most rounds that one screen is tried in.
  static let mostRounds = 64
  /// The most rounds that a screen is tried in whose view had more alternatives than are tried in other
  /// contexts. A choice: an app of 240 thousand lines took a quarter less time, with the same findings.
  static let mostRoundsAgain = 16

  /// How many alternatives of a condition are tried that change nothing, one after the other, before the
  /// rest of them is left. A choice: what six values of a `switch` do not change no value did in the apps
  /// tried, as one by which a method chooses a font that nothing shows.
  static let mostQuiet = 6

  /// The most rounds that try to show what others hid.
  private static let mostUnveiled = 4

  /// The alternatives that a round takes. Its hash is kept, since every alternative that is left to
  /// try is looked up by it in every round.
  private struct Plan: Hashable {
    private(set) var taken: [Key: Int] = [:]
    private var digest = 0

    init() {}

    init(_ taken: [Key: Int]) {
      for (key, index) in taken { self[key] = index }
    }

    subscript(key: Key) -> Int? {
      get { taken[key] }
      set {
        if let old = taken[key] { digest ^= Self.hash(key, old) }
        if let newValue { digest ^= Self.hash(key, newValue) }
        taken[key] = newValue
      }
    }

    private static func hash(_ key: Key, _ index: Int) -> Int {
      var hasher = Hasher()
      hasher.combine(key)
      hasher.combine(index)
      return hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    static func == (one: Plan, other: Plan) -> Bool {
      one.digest == other.digest && one.taken == other.taken
    }
  }

  /// An alternative to try, on top of the plan under which its condition was met.
  private struct Alternative: Hashable {
    var base: Plan
    var key: Key
    var index: Int

    var plan: Plan {
      var plan = base
      plan[key] = index
      return plan
    }
  }

  /// The most rounds that this screen is tried in.
  private let limit: Int
  private var pending: [Alternative] = []
  private var scheduled: Set<Alternative> = []
  private var known: Set<Key> = []
  /// What is taken in this round other than the first.
  private var plan = Plan()
  /// The alternatives that this round tries beside its first, whose conditions may not be met.
  private var companions: [Alternative] = []
  /// What this round tries first.
  private var first: Alternative?
  private var met: Set<Key> = []
  /// The conditions met in this round, in order.
  private var order: [Key] = []
  /// Those of them that made something nothing, as an opacity.
  private var veils: [Key] = []
  /// What is taken where nothing is planned, if it is not the first alternative.
  private var bases: [Key: Int] = [:]
  /// What rounds tried together in which controls were off that were on in none, to try each alone.
  private var single: [Alternative] = []
  /// What may show what rounds hid, each on top of what such a round took.
  private var unveiling: [Alternative] = []
  /// How many of those were tried.
  private var unveiled = 0
  /// What rounds took.
  private var tried: Set<Plan> = []
  /// Whether all that does not hold at rest was taken together, as is tried last.
  private var hasTakenAll = false
  /// The alternatives of conditions that changed nothing, since one of them may have changed something.
  private var quiet: [Key: Set<Int>] = [:]
  /// Whether alternatives were left because others of their conditions changed nothing.
  private var hasLeftSome = false
  /// The parts of controls that conditions leave out.
  private var parts = OptionalParts()
  /// Whether those were left out together, as is tried when each was left out alone.
  private var hasLeftOutParts = false
  /// Whether this round leaves them out together.
  private(set) var leavesOutParts = false
  /// Whether the condition being evaluated should hold, by what is looked for.
  var wish: Bool?
  /// What this round has settled about the cases of values.
  var facts = CaseFacts()
  /// The look under way, if there is one.
  private(set) var look: Look?
  /// Whether the look under way met a condition that it cannot tell.
  private(set) var isLookOpen = false
  /// The round under way, from 0.
  private(set) var round = 0
  /// What was taken in this round that is not what holds at rest, in the order met.
  private(set) var taken: [Screen.Choice] = []
  /// What holds at rest and was taken in this round, in the order met.
  private(set) var standing: [Screen.Choice] = []
  /// The choice that was taken last, by which a condition that fails may be made to hold.
  private(set) var last: Taken?
  /// Branches that some round has entered.
  private var entered: Set<Branch> = []
  /// The branches that alternatives may lead to.
  private var leads: [Alternative: Branch] = [:]
  /// How often there was something to choose; what left it alone has no choice in it.
  private(set) var activity = 0
  /// How often what was to be chosen had been chosen in the round before.
  private(set) var echoes = 0

  /// Choices of which none is taken, for a screen that is tried in no more than some rounds.
  init(mostRounds: Int) { limit = mostRounds }

  /// What a look goes by.
  enum Look {
    /// The values that the source begins with.
    case atRest
    /// What the round has settled already.
    case settled
  }

  /// Takes one of the alternatives of a condition and says which.
  ///
  /// - Parameters:
  ///   - subject: What it asks of whom, where others than the view may ask the same.
  ///   - base: The alternative that holds at rest; nil where the source does not say.
  mutating func choose(
    _ condition: String, in view: String, about subject: CaseFacts.Subject? = nil,
    among alternatives: [String], at place: Place, base: Int? = nil
  ) -> Int {
    guard alternatives.count > 1 else { return 0 }
    activity += 1
    let key = Key(
      view: subject?.view ?? view, condition: subject?.text ?? condition,
      alternatives: alternatives)
    let wished = alternatives == ["true", "false"] ? wish.map { $0 ? 0 : 1 } : nil
    let index = min(
      plan[key] ?? wished ?? bases[key] ?? base ?? 0, alternatives.count - 1)
    if let look {
      if look == .atRest || !met.contains(key) { isLookOpen = true }
      return index
    }
    if let base, base != 0, !known.contains(key) { bases[key] = base }
    if wished != nil { plan[key] = index }
    last = Taken(key: key, view: view, index: index, count: alternatives.count)
    if known.insert(key).inserted {
      // Each round tries one.
      for other in alternatives.indices.prefix(Self.mostRounds + 1) where other != index {
        schedule(key, as: other)
      }
    }
    if !met.insert(key).inserted {
      echoes += 1
    } else {
      order.append(key)
      let choice = Screen.Choice(
        condition: condition, alternative: alternatives[index], place: place)
      if index == bases[key] ?? 0 { standing.append(choice) } else { taken.append(choice) }
    }
    return index
  }

  /// Says whether a value is one of some cases by what this round has chosen; nil where it has not.
  mutating func settled(_ names: Set<String>, _ subject: CaseFacts.Subject) -> Bool? {
    // What is looked for goes before what was chosen without it.
    guard wish == nil, let known = facts.isOne(of: names, subject) else { return nil }
    // It holds in this round alone.
    activity += 1
    if look == nil { echoes += 1 }
    return known
  }

  /// The case that a value is by what this round has chosen; nil where it has not, or a look goes by
  /// what the source begins with.
  mutating func settledCase(_ subject: CaseFacts.Subject) -> String? {
    guard wish == nil, look != .atRest, let known = facts.known(subject) else { return nil }
    activity += 1
    if look == nil { echoes += 1 }
    return known
  }

  /// Whether a condition was met before, so that what it begins with is known.
  func knows(_ subject: CaseFacts.Subject, among alternatives: [String]) -> Bool {
    known.contains(
      Key(view: subject.view, condition: subject.text, alternatives: alternatives))
  }

  /// Begins a look; returns what `end(_:)` needs.
  mutating func begin(_ look: Look) -> (outer: Look?, wasOpen: Bool, last: Taken?) {
    let state = (self.look, isLookOpen, last)
    self.look = look
    isLookOpen = false
    return state
  }

  /// Ends a look; says whether it could tell all that it met.
  mutating func end(_ state: (outer: Look?, wasOpen: Bool, last: Taken?)) -> Bool {
    defer { (look, isLookOpen, last) = state }
    return !isLookOpen
  }

  /// Notes that there is something to choose elsewhere, which decides here as well.
  mutating func noteActivity() { activity += 1 }

  /// Notes that the look under way met what it cannot tell.
  mutating func openLook() { isLookOpen = true }

  /// Forgets what was taken last, before a condition is evaluated.
  mutating func begin() { last = nil }

  /// Remembers a choice as the one that was taken last.
  mutating func resume(at taken: Taken?) { last = taken }

  /// Notes that a branch is entered.
  mutating func enter(_ branch: Branch) {
    if look == nil { entered.insert(branch) }
  }

  /// Whether some round has entered a branch.
  func hasEntered(_ branch: Branch) -> Bool { entered.contains(branch) }

  /// Plans a round in which a condition that was just asked turns out otherwise, if the branch that
  /// this leads to was never entered and a choice of the same view decided. Where several choices
  /// must be other than the first, one is found in each such round.
  mutating func seek(_ branch: Branch, in view: String) {
    guard let last else { return }
    seek(branch, as: (last.index + 1) % last.count, in: view)
  }

  /// Plans a round in which the choice that was taken last is another one.
  mutating func seek(_ branch: Branch, as index: Int, in view: String) {
    guard look == nil, !entered.contains(branch), let last, last.view == view else { return }
    leads[schedule(last.key, as: index)] = branch
  }

  @discardableResult
  private mutating func schedule(_ key: Key, as index: Int) -> Alternative {
    let alternative = Alternative(base: plan, key: key, index: index)
    if scheduled.insert(alternative).inserted { pending.append(alternative) }
    return alternative
  }

  /// Notes that the choice that was taken last shows a part of a control, and another leaves it out.
  mutating func notePart() {
    guard look == nil, let last, last.count == 2 else { return }
    parts.add(last.key, leftOutBy: 1 - last.index)
  }

  /// Whether an alternative may lead to a branch that no round entered.
  private func leadsOn(_ alternative: Alternative) -> Bool {
    leads[alternative].map { !entered.contains($0) } ?? false
  }

  /// Whether alternatives of one view are taken together by now, so that the busiest views are seen
  /// whole: a choice, early enough that most are tried.
  var isCrowded: Bool { round >= limit * 3 / 8 }

  /// How many rounds may follow.
  var roundsLeft: Int { limit - round - 1 }

  /// How many conditions rounds have met.
  var conditionCount: Int { known.count }

  /// Whether there are alternatives that no round has tried.
  var hasMore: Bool { !pending.isEmpty || hasLeftSome }

  /// Goes on to the next round; says whether there is one.
  ///
  /// - Parameter made: What the rounds so far have made; nil where only that is asked for.
  mutating func advance(after made: MadeContent? = nil) -> Bool {
    tried.insert(plan)
    let controls = made?.controls
    if let controls {
      noteSingle(controls)
      if controls.areNewlyHidden { noteUnveiling() }
    }
    if let made { noteQuiet(made) }
    pending = pending.filter(leadsOn) + pending.filter { !leadsOn($0) }
    // A companion may have kept the first from being met: it is tried again without any, as is one
    // that made controls react, which nobody has seen yet as they are at rest. What was a companion
    // and not met is tried next, first in its round.
    var isAlone = false
    let areTurnedOn = controls?.areTurnedOn ?? false
    if let first, !companions.isEmpty, !met.contains(first.key) || areTurnedOn {
      pending.insert(first, at: 0)
      isAlone = true
    }
    let unmet = companions.filter { !met.contains($0.key) }
    pending.insert(contentsOf: unmet, at: isAlone ? 1 : 0)
    companions = []
    leaveQuiet()
    if controls?.areOff ?? false, pending.isEmpty, !single.isEmpty {
      pending.append(single.removeFirst())
      isAlone = true
    }
    if controls?.areHidden ?? false, pending.isEmpty, unveiled < Self.mostUnveiled,
      let next = unveiling.firstIndex(where: { !tried.contains($0.plan) })
    {
      pending.append(unveiling[next])
      unveiling.removeSubrange(...next)
      unveiled += 1
      isAlone = true
    }
    // A round that took the same is not run again.
    let all = Plan(bases.mapValues { _ in 0 })
    if plan == all { hasTakenAll = true }
    let isLast = pending.isEmpty
    let isWithoutParts = isLast && !hasLeftOutParts && parts.areSeveral
    guard
      roundsLeft > 0,
      !isLast || isWithoutParts || (bases.count > 1 && !hasTakenAll)
    else { return false }
    round += 1
    taken = []
    standing = []
    met = []
    (order, veils) = ([], [])
    facts = CaseFacts()
    leavesOutParts = isWithoutParts
    if isWithoutParts {
      plan = Plan(parts.leftOut)
      hasLeftOutParts = true
      first = nil
      return true
    }
    if isLast {
      plan = all
      hasTakenAll = true
      first = nil
      return true
    }
    let next = pending.removeFirst()
    first = next
    plan = next.plan
    if !isAlone { takeCompanions(of: next) }
    return true
  }

  /// Notes whether the alternatives that this round tried may have changed something.
  private mutating func noteQuiet(_ made: MadeContent) {
    for alternative in (first.map { [$0] } ?? []) + companions where met.contains(alternative.key) {
      if made.isNew {
        quiet[alternative.key] = nil
      } else {
        quiet[alternative.key, default: []].insert(alternative.index)
      }
    }
  }

  /// Leaves the alternatives of conditions of which several changed nothing.
  private mutating func leaveQuiet() {
    let quiet = quiet.filter { $0.value.count >= Self.mostQuiet }
    guard !quiet.isEmpty else { return }
    let count = pending.count
    pending.removeAll { quiet[$0.key] != nil }
    if pending.count < count { hasLeftSome = true }
  }

  /// Notes what is to be tried alone at the end, since what was tried beside it may be what switched
  /// controls off or hid them.
  private mutating func noteSingle(_ controls: SeenControls) {
    guard let first, !companions.isEmpty else { return }
    if controls.areNewlyHidden {
      single += ([first] + companions).filter { met.contains($0.key) && !single.contains($0) }
    } else if controls.areDisabled, met.contains(first.key) {
      single.append(first)
    }
  }

  /// Notes that the choice that was taken last made something nothing.
  mutating func noteVeil() {
    if look == nil, let last { veils.append(last.key) }
  }

  /// Notes what may show what this round hid: another alternative of what made something nothing in it,
  /// then of what was met last, on top of what made it.
  private mutating func noteUnveiling() {
    let others = (veils + order.reversed()).uniqued(by: \.self)
      .filter { plan[$0] == nil && $0.alternatives.count == 2 }
    unveiling += others.prefix(Self.mostUnveiled).map { key in
      Alternative(base: plan, key: key, index: 1 - (bases[key] ?? 0))
    }
  }

  /// Adds to the plan what can be tried beside its first: alternatives of other views, and in the
  /// last rounds all that rest on the same.
  private mutating func takeCompanions(of first: Alternative) {
    var views: Set = [first.key.view]
    var rest: [Alternative] = []
    for other in pending {
      let isCompatible =
        (isCrowded || !views.contains(other.key.view))
        && plan[other.key] == nil
        && other.base.taken.allSatisfy { key, index in (plan[key] ?? bases[key] ?? 0) == index }
      if isCompatible {
        views.insert(other.key.view)
        plan[other.key] = other.index
        companions.append(other)
      } else {
        rest.append(other)
      }
    }
    pending = rest
  }
}
