import TouchModel

/// A failed verdict on one element under one rule, with its place, its cause and its evidence.
public struct Finding: Hashable, Sendable {
  /// The rule that speaks.
  public var rule: Rule.ID
  /// How grave it is.
  public var severity: Severity
  /// The element at fault.
  public var subject: Subject
  /// The place of the step at fault, if one is.
  public var cause: Place?
  /// The size of what the element draws, in points.
  public var visual: Size
  /// The size that can be hit, in points.
  public var hit: Size
  /// The size that is asked for, in points.
  public var required: Size
  /// What is known of the sides of what can be hit, where that is more or less than its size says.
  public var sides: Screen.Sides?
  /// How well the sizes are known.
  public var certainty: Certainty
  /// How often people miss the element, profile by profile; none where that is not known.
  public var missRates: [MissRate]
  /// In how many contexts the element fails.
  public var contexts: Int
  /// What is so, with numbers.
  public var fact: String
  /// The remedy in words.
  public var remedyWording: String
  /// What should change, as programs take it.
  public var remedy: Remedy
  /// The steps that led to it, from the content outwards.
  public var evidence: [Evidence]
  /// The steps from the content outwards, in the layout that the sizes are from.
  public var trace: [Screen.Step]
  /// The element and what lies near it in that layout, for pictures.
  public var surroundings: Surroundings?
  /// The same for the same fault of the same element, wherever its lines move.
  public var fingerprint: String
}

extension Finding {
  /// The fact with numbers, and the remedy.
  public var message: String { "\(fact); \(remedyWording)" }

  /// The step before which a change inside has to stand, because what it draws elsewhere a shape behind
  /// it would cut off; nil where there is none.
  package var displacement: Screen.Step? { trace.displacement(required: required) }

  /// The share of touches that is expected to go wrong: the mean over the profiles, of each its worse
  /// end; nil where that is not known.
  public var expectedMisses: Double? {
    guard !missRates.isEmpty else { return nil }
    return missRates.reduce(0) { $0 + $1.miss.greatest } / Double(missRates.count)
  }

  init(_ candidate: Candidate, of record: Record, failing: Int, mayFailInMore: Bool) {
    var candidate = candidate
    // What is to change is enough for every state and context.
    if let needed = record.rules[candidate.rule]?.needed {
      candidate.failure.violation.remedy.join(needed)
    }
    let (violation, element) = (candidate.failure.violation, candidate.failure.element)
    let subject = Subject(element)
    rule = candidate.rule
    severity = violation.severity
    self.subject = subject
    cause = violation.cause
    visual = element.visual.size
    hit = violation.measured
    required = violation.required
    sides =
      rule == .targetSize ? element.sides(leaving: violation.measured) : element.sides
    certainty = element.certainty
    missRates = sides?.areKnown == false ? [] : candidate.failure.missRates
    contexts = failing
    let least = record.rules[rule]?.least ?? hit
    let isLeast = !least.isClearlyShorter(than: hit, of: required)
    fact = candidate.fact(isLeast: isLeast)
    remedyWording = violation.remedy.wording(for: element, required: violation.required)
    remedy = violation.remedy
    evidence = Evidence.of(element, ofStates: candidate.stepsOfStates) + violation.evidence
    trace = element.trace
    surroundings = candidate.failure.surroundings
    evidence += candidate.evidenceOfStates(at: subject.place)
    let isOpen = certainty == .unknown && sides == nil && !rule.isOfSurroundings
    if isOpen { evidence += candidate.evidenceOfContent(at: subject.place) }
    if failing > 1 {
      // Which is the smallest is not said beside another state in which less can be hit.
      let smallest =
        candidate.leastElsewhere.map { $0.isClearlyShorter(than: least, of: violation.required) }
          ?? false
        ? ""
        : isLeast
          ? "; this is the smallest that \(certainty == .unknown ? "was tried" : "is known")"
          : "; the smallest that is known is \(least.points)"
      evidence.append(
        Evidence(
          place: subject.place,
          message: "it fails in \(mayFailInMore ? "at least " : "")\(failing) of the "
            + "\(record.contexts.count) contexts that were laid out\(smallest)"))
    }
    evidence += Self.calls(of: candidate, in: record)
    fingerprint = ""
  }

  /// The most calls that are told.
  private static let mostCalls = 12

  /// The calls of the method or modifier that makes the element of any view, or the places where Interface
  /// Builder draws it, with what can be hit at each: it is declared once, and what makes it too small stands
  /// there.
  private static func calls(of candidate: Candidate, in record: Record) -> [Evidence] {
    let own = candidate.failure.element.calledAt
    var sizes: [Place: Record.FailingCall] = [:]
    for (rule, record) in record.rules
    where rule == candidate.rule || !rule.isOfSurroundings && !candidate.rule.isOfSurroundings {
      sizes.merge(record.calls) { $0.size.area < $1.size.area ? $0 : $1 }
    }
    if let own { sizes[own] = nil }
    let others = sizes.sorted { $0.key < $1.key }
    func here(_ place: Place) -> String {
      guard place.isOfInterfaceBuilder else { return "where it is called here" }
      return "where it is drawn \(place.language.map { "in \($0)" } ?? "here")"
    }
    var told = [own].compactMap(\.self).map {
      Evidence(place: $0, message: "this is so \(here($0))")
    }
    told += others.prefix(mostCalls).map { place, call in
      let about = call.certainty == .exact ? "" : "about "
      let fact =
        candidate.rule.isOfSurroundings
        ? "it fails as well" : "\(about)\(call.size.points) can be hit"
      return Evidence(place: place, message: "\(here(place)), \(fact)")
    }
    if others.count > mostCalls {
      told.append(
        Evidence(
          place: record.subject.place,
          message: "it fails at \(others.count - mostCalls) more places"))
    }
    return told
  }
}

extension Place {
  /// Whether it is in a file of Interface Builder.
  fileprivate var isOfInterfaceBuilder: Bool {
    file.hasSuffix(".xib") || file.hasSuffix(".storyboard")
  }

  /// The folder of the language that its file is in, as `fa.lproj`; nil for a file of all languages.
  fileprivate var language: Substring? {
    file.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
  }
}
