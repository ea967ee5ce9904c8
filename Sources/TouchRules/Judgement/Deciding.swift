import TouchModel

/// What one set of choices came to for an element, to tell which of them matter.
struct Observation {
  /// The alternatives that were met, the first ones among them.
  var choices: [Screen.Choice]
  /// How grave each failure is, by rule.
  var severities: [Rule.ID: Severity]
}

extension [Observation] {
  /// The alternatives that a failure rests on: those that hold wherever it does, and not where the
  /// element fares better; where it fares no better anywhere, those other than the first without
  /// which it is not there.
  ///
  /// Of several that tell as much, the one nearest to the element.
  func deciding(
    _ candidate: Candidate, near place: Place, absent: [Observation]
  ) -> [Screen.Choice] {
    let (severity, rule) = (candidate.failure.violation.severity, candidate.rule)
    let failing = filter { $0.fails(rule, as: severity) }
    guard !failing.isEmpty else { return [] }
    let better = filter { !$0.fails(rule, as: severity) }
    if better.isEmpty {
      return Self.deciding(failing, against: absent, among: candidate.choices, near: place)
    }
    return Self.deciding(
      failing, against: better, among: candidate.choices + candidate.standing, near: place)
  }

  private static func deciding(
    _ failing: [Observation], against others: [Observation], among choices: [Screen.Choice],
    near place: Place
  ) -> [Screen.Choice] {
    var better = others
    var deciding: [Screen.Choice] = []
    while !better.isEmpty, deciding.count < 3 {
      var best: (choice: Screen.Choice, worth: Worth)?
      for choice in choices where !deciding.contains(choice) {
        let worth = Worth(
          exceptions: failing.count { $0.stance(on: choice) == .against },
          settled: better.count { $0.stance(on: choice) == .against },
          unasked: better.count { $0.stance(on: choice) == .unasked },
          isElsewhere: choice.place.file != place.file,
          distance: abs(choice.place.line - place.line))
        guard worth.settled + worth.unasked > 0, best.map({ worth < $0.worth }) ?? true else {
          continue
        }
        best = (choice, worth)
      }
      guard let best else { break }
      deciding.append(best.choice)
      better.removeAll { $0.stance(on: best.choice) != .with }
    }
    return deciding.sorted { $0.place < $1.place }
  }
}

/// How well an alternative explains a failure; the less, the better.
private struct Worth: Comparable {
  /// Failures in which another alternative was taken.
  var exceptions: Int
  /// Better outcomes in which another alternative was taken.
  var settled: Int
  /// Better outcomes in which it was not asked.
  var unasked: Int
  var isElsewhere: Bool
  var distance: Int

  static func < (first: Worth, second: Worth) -> Bool {
    if first.exceptions != second.exceptions { return first.exceptions < second.exceptions }
    let (one, other) = (first.settled + first.unasked, second.settled + second.unasked)
    if one != other { return one > other }
    if first.settled != second.settled { return first.settled > second.settled }
    if first.isElsewhere != second.isElsewhere { return !first.isElsewhere }
    return first.distance < second.distance
  }
}

extension Observation {
  fileprivate enum Stance {
    case with, against, unasked
  }

  fileprivate func stance(on choice: Screen.Choice) -> Stance {
    for own in choices
    where own.condition == choice.condition && own.place.file == choice.place.file {
      return own.alternative == choice.alternative ? .with : .against
    }
    return .unasked
  }

  /// Whether it fails under a rule, or one that speaks of the same, as gravely.
  fileprivate func fails(_ rule: Rule.ID, as severity: Severity) -> Bool {
    severities.contains { other, own in
      own >= severity && (other == rule || (other.isAboutSize && rule.isAboutSize))
    }
  }
}
