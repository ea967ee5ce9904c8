import TouchModel

/// What is told of a failure, besides how its element is made.
extension Candidate {
  /// The states in which the element fails, and how it does in others.
  ///
  /// - Parameter place: Where the element stands.
  func evidenceOfStates(at place: Place) -> [Evidence] {
    var evidence = deciding.map { choice in
      Evidence(
        place: choice.place,
        message: "this is so \(scope) '\(choice.condition)' is '\(choice.alternative)'")
    }
    evidence += figures.map { choice in
      Evidence(
        place: choice.place,
        message:
          "these figures are those where '\(choice.condition)' is '\(choice.alternative)'; "
          + "it fails in other states as well")
    }
    var messages: [String] = []
    if deciding.isEmpty, isBetterElsewhere {
      messages.append("it fails in some of the states that were tried")
    }
    if let most = largestElsewhere {
      messages.append("in other states that were tried, up to \(most.points) can be hit")
    }
    if let least = leastElsewhere {
      messages.append("in another state that was tried, no more than \(least.points) can be hit")
    }
    if rule.isAboutSize, let most = failure.largestBeside {
      messages.append("others that are made here can be hit in up to \(most.points)")
    }
    messages += others.filter { !tells($0) }.map { "besides, \($0.fact)" }
    return evidence + messages.map { Evidence(place: place, message: $0) }
  }

  /// How the element does with any content, where that is not in the source.
  ///
  /// - Parameter place: Where the element stands.
  func evidenceOfContent(at place: Place) -> [Evidence] {
    let violation = failure.violation
    var messages: [String] = []
    if case .gap(let gap, _) = violation.fault, let least = leastGap, least.area < gap.area - 0.01 {
      messages.append(
        "with any content that was tried, at least \(least.points) do not react")
    }
    let told = max(violation.measured.area, failure.largestBeside?.area ?? 0)
    if violation.saysWhatReacts, largest.area > told + 0.01 {
      messages.append(
        "with any content that was tried, at most \(largest.points) can be hit")
    }
    return messages.map { Evidence(place: place, message: $0) }
  }
}

extension Violation {
  /// Whether the fact says how much can be hit: not where a gap is all that is wrong.
  fileprivate var saysWhatReacts: Bool {
    if case .gap(_, required: nil) = fault { return false }
    return true
  }
}

extension Candidate {
  /// What is wrong, with numbers, and where it is so.
  var fact: String { fact(isLeast: true) }

  /// What is wrong, with numbers, and where it is so.
  ///
  /// - Parameter isLeast: Whether no other context is known in which less can be hit.
  func fact(isLeast: Bool) -> String {
    let conditions = deciding.map { "'\($0.condition)' is '\($0.alternative)'" }
    var fact = Rule.named(rule).fact(failure.violation, failure.element)
    let isLarger = largestElsewhere != nil || (rule.isAboutSize && failure.largestBeside != nil)
    if isLarger, isLeast, leastElsewhere == nil {
      fact += " at its smallest"
    }
    return conditions.isEmpty
      ? fact : "\(fact) \(scope) \(conditions.joined(separator: " and where "))"
  }

  /// Whether its fact tells what another's does: that one of the same size is too small goes without
  /// saying, in a bar or out of it.
  fileprivate func tells(_ other: Candidate) -> Bool {
    let (mine, its) = (failure.violation, other.failure.violation)
    let isOfSize = [.targetSize, .toolbarTarget].contains(other.rule) && mine.saysWhatReacts
    return fact == other.fact
      || isOfSize && mine.measured == its.measured && deciding == other.deciding
  }

  /// How what is named decides: what is not known of other choices is not denied of them.
  fileprivate var scope: String { mayFailElsewhere ? "at least where" : "where" }
}
