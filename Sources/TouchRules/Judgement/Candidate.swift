import TouchModel

/// A failure of one element in one context under one set of choices, as a finding may show it.
package struct Candidate {
  package var rule: Rule.ID
  package var failure: Tally.Failure
  /// The width and the height that can be hit at most among the layouts, in points.
  package var largest: Size
  /// The width and the height that a dead stretch has at least among the layouts.
  package var leastGap: Size?
  package var choices: [Screen.Choice]
  /// The first alternatives that were taken with them.
  package var standing: [Screen.Choice]
  package var context: UInt64
  /// The alternatives without which the element fares better.
  package var deciding: [Screen.Choice] = []
  /// The alternatives without which it fails in another way alone.
  package var figures: [Screen.Choice] = []
  /// The steps that are not the same in all states that the finding may be of.
  package var stepsOfStates: [StepOfStates] = []
  /// Whether the element fares better under other choices, whichever of them matter.
  package var isBetterElsewhere = false
  /// The largest size that it has under other choices, where it fails as well and falls less short.
  package var largestElsewhere: Size?
  /// The smallest size that it has under other choices, where it falls shorter than here.
  package var leastElsewhere: Size?
  /// Whether it may fail under other choices as well: nothing is known of them, or it was seen to.
  package var mayFailElsewhere = false
  /// Failures under other choices or in other contexts that the same change mends.
  package var others: [Candidate] = []

  /// A step that is not the same in all states.
  package struct StepOfStates {
    /// Its number in the trace.
    package var step: Int
    /// The alternatives where it is as it is told; empty where they cannot be named.
    package var choices: [Screen.Choice]

    package init(step: Int, choices: [Screen.Choice]) {
      (self.step, self.choices) = (step, choices)
    }
  }

  package init(
    rule: Rule.ID, failure: Tally.Failure, largest: Size, leastGap: Size?,
    choices: [Screen.Choice], standing: [Screen.Choice], context: UInt64
  ) {
    (self.rule, self.failure) = (rule, failure)
    (self.largest, self.leastGap) = (largest, leastGap)
    (self.choices, self.standing) = (choices, standing)
    self.context = context
  }

  /// Where the content that fails is written.
  var content: Place? { failure.element.trace.first?.place }

  /// Whether a finding shows this one rather than another: the gravest, then the one whose size does
  /// not hang on what the source does not hold, then the one with usual content, then the one that falls the
  /// shortest of what is asked for.
  func isShownBefore(_ other: Candidate) -> Bool {
    let (mine, its) = (failure.violation, other.failure.violation)
    if mine.severity != its.severity { return mine.severity > its.severity }
    if choices.count != other.choices.count { return choices.count < other.choices.count }
    if failure.isOfOpenContent != other.failure.isOfOpenContent { return !failure.isOfOpenContent }
    if failure.isTypical != other.failure.isTypical { return failure.isTypical }
    if mine.measured != its.measured {
      return mine.measured.isShorter(than: its.measured, of: mine.required)
    }
    if context != other.context { return context < other.context }
    for (first, second) in zip(choices, other.choices) where first != second {
      return (first.place, first.alternative) < (second.place, second.alternative)
    }
    return false
  }
}

extension Candidate {
  /// Takes the largest size of several that one place makes for what the others can be hit in: no state
  /// says more of this one alone.
  mutating func bound(by most: Size) {
    let isLarger = most.area > failure.violation.measured.area + 0.01
    failure.largestBeside = isLarger ? most : nil
    largestElsewhere = nil
  }
}

extension Tally.Failure {
  /// Whether content that the source does not hold decides the size.
  fileprivate var isOfOpenContent: Bool { element.certainty == .unknown }
}

extension Candidate {
  /// Returns the failures under one set of choices that speak: of those on the target itself the most
  /// specific, with the highest severity among them. What mends it mends them all.
  static func speaking(_ candidates: [Candidate]) -> [Candidate] {
    var spoken: [Candidate] = []
    for candidate in candidates.sorted(by: { $0.rule < $1.rule }) {
      guard !candidate.rule.isOfSurroundings, let first = spoken.first,
        !first.rule.isOfSurroundings
      else {
        spoken.append(candidate)
        continue
      }
      spoken[0].raise(to: candidate)
    }
    return spoken
  }

  /// Returns the failures under all choices and in all contexts that speak: one for each cause.
  ///
  /// A step is to blame for the size only where it is in every failure, and what one change of the
  /// label mends is one cause.
  static func speaking(ofAll candidates: [Candidate]) -> [Candidate] {
    let inOrder = candidates.sorted { $0.rule < $1.rule }
    var spoken: [Candidate] = []
    for candidate in inOrder {
      guard !candidate.rule.isOfSurroundings,
        let index = spoken.firstIndex(where: { $0.isMended(with: candidate) })
      else {
        spoken.append(candidate)
        continue
      }
      if candidate.speaks(for: spoken[index]) {
        spoken[index] = candidate.joined(by: spoken[index])
      } else {
        spoken[index] = spoken[index].joined(by: candidate)
      }
    }
    return spoken
  }

  /// Whether one change mends this and another.
  func isMended(with other: Candidate) -> Bool {
    guard !rule.isOfSurroundings else { return false }
    let (mine, its) = (failure.violation, other.failure.violation)
    if mine.cause == its.cause || (rule.isAboutSize && other.rule.isAboutSize) { return true }
    return other.rule == .targetSize && its.cause == nil
      || (mine.remedy.isOnLabel && its.remedy.isOnLabel)
  }

  /// Whether this and not a more specific one speaks for both.
  private func speaks(for other: Candidate) -> Bool {
    let (mine, its) = (failure.violation, other.failure.violation)
    if rule.isAboutSize, other.rule.isAboutSize {
      // What is smaller speaks, and where none is what no bar may enlarge.
      let (own, least) = (mine.measured, its.measured)
      return rule == .targetSize
        ? !least.isClearlyShorter(than: own, of: mine.required)
        : own.isClearlyShorter(than: least, of: mine.required)
    }
    if mine.cause == its.cause {
      // Of a gap in a state that is large enough nothing follows for one that is not.
      guard case .gap(_, required: nil) = its.fault else { return false }
      return rule.isAboutSize && mine.severity > its.severity
    }
    if other.rule == .ineffectiveExpansion { return rule.isAboutSize }
    return !other.rule.isAboutSize && mine.severity > its.severity
  }

  /// The candidate with what the change needs that mends another as well.
  private func joined(by other: Candidate) -> Candidate {
    var joined = self
    joined.raise(to: other)
    joined.failure.violation.remedy.join(other.failure.violation.remedy)
    var rest = other
    rest.others = []
    joined.others += [rest] + other.others
    return joined
  }

  private mutating func raise(to other: Candidate) {
    failure.violation.severity = max(failure.violation.severity, other.failure.violation.severity)
  }
}

extension Remedy {
  /// Whether it is a change at the end of what the control shows that lets all of it react.
  fileprivate var isOnLabel: Bool {
    switch self {
    case .reserve, .shape: true
    default: false
    }
  }

  /// Reserves what another remedy of that kind does as well.
  mutating func join(_ other: Remedy) {
    guard isOnLabel, case .reserve(let width, let height) = other else { return }
    switch self {
    case .reserve(let own, let ownHeight):
      self = .reserve(width: own ?? width, height: ownHeight ?? height)
    default: self = other
    }
  }
}
