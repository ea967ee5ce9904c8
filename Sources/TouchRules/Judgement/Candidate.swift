import TouchModel

/// A failure of one element in one context under one set of choices, as a finding may show it.
struct Candidate {
  var rule: Rule.ID
  var failure: Tally.Failure
  /// The largest size among the layouts, in points.
  var largest: Size
  var choices: [Screen.Choice]
  /// The first alternatives that were taken with them.
  var standing: [Screen.Choice]
  var context: UInt64
  /// The alternatives without which the element fares better.
  var deciding: [Screen.Choice] = []

  /// Whether a finding shows this one rather than another: the gravest, then the smallest.
  func isShownBefore(_ other: Candidate) -> Bool {
    let (mine, its) = (failure.violation, other.failure.violation)
    if mine.severity != its.severity { return mine.severity > its.severity }
    if choices.count != other.choices.count { return choices.count < other.choices.count }
    if mine.measured.area != its.measured.area { return mine.measured.area < its.measured.area }
    if mine.measured.width != its.measured.width { return mine.measured.width < its.measured.width }
    if context != other.context { return context < other.context }
    for (first, second) in zip(choices, other.choices) where first != second {
      return (first.place, first.alternative) < (second.place, second.alternative)
    }
    return false
  }
}

extension Candidate {
  /// Returns the failures that speak: where several explain one cause the most specific does, with
  /// the highest severity among them. That an element is too small, as it may
  /// be under other choices, says no more than a rule that says why.
  static func speaking(_ candidates: [Candidate]) -> [Candidate] {
    var spoken: [Candidate] = []
    for candidate in candidates.sorted(by: { $0.rule < $1.rule }) {
      let violation = candidate.failure.violation
      guard !candidate.rule.isOfSurroundings else {
        spoken.append(candidate)
        continue
      }
      let same =
        spoken.firstIndex { $0.failure.violation.cause == violation.cause }
        ?? (candidate.rule == .targetSize && violation.cause == nil ? spoken.indices.first : nil)
      if let same {
        let highest = max(spoken[same].failure.violation.severity, violation.severity)
        spoken[same].failure.violation.severity = highest
      } else {
        spoken.append(candidate)
      }
    }
    return spoken
  }
}

#if !hasFeature(Embedded)
  extension Candidate: Codable {}
#endif
