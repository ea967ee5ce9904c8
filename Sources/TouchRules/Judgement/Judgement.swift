import TouchModel

/// Takes in layouts root by root and says what holds of each element in all of them.
///
/// An element fails if it fails in every layout of one set of choices in one context; it passes if
/// it passes in every layout; else it is undecided. The order of adding does not matter.
public struct Judgement: Sendable {
  /// The policy that is applied.
  public let policy: Policy
  /// For whom rates of misses are predicted.
  public let profiles: [Profile]
  private let rules: [Rule]
  private var records: [Place: Record] = [:]
  private var leftOut: [Place: Audit.LeftOut] = [:]

  /// Creates a judgement without any layout.
  public init(policy: Policy, profiles: [Profile] = [.careful, .hurried]) {
    self.policy = policy
    self.profiles = profiles
    rules = Rule.all.filter { policy.severity(of: $0.id) != nil }
  }

  /// Takes in the layouts of one root: all of them at once, since they are weighed together.
  ///
  /// - Parameter isJudged: Whether an element is judged; the others are neighbours.
  public mutating func add(
    _ screens: [Screen], judging isJudged: (Screen.Element) -> Bool = { _ in true }
  ) {
    var tallies: [Key: [Tally]] = [:]
    var subjects: [Screen.Element.ID: Subject] = [:]
    var rounds = Rounds()
    var numbers: [[Screen.Choice]: Int] = [:]
    /// What was chosen in each round.
    var chosen: [(choices: [Screen.Choice], standing: [Screen.Choice])] = []
    let working = screens.idsAtWork
    for (number, screen) in screens.enumerated() {
      let (choices, first) = (screen.variant.choices, screen.variant.standing)
      let round = numbers[choices] ?? rounds.add(choices + first)
      if round == chosen.count {
        numbers[choices] = round
        chosen.append((choices, first))
      }
      let firstRows = Set(screen.elements.lazy.filter { !$0.isInOtherRow }.map(\.id))
      var occurrences: [Screen.Element.ID: [Screen.Element]] = [:]
      for element in screen.elements where element.isTarget && isJudged(element) {
        // What shows that it is busy is a sign for a while and no target, if there is more to see of it.
        if element.isBusy, working.contains(element.id) { continue }
        if element.isInOtherRow, firstRows.contains(element.id) { continue }
        if element.isBuried(on: screen) { continue }
        occurrences[element.id, default: []].append(element)
        let subject = Subject(element)
        subjects[element.id] = min(subjects[element.id] ?? subject, subject)
      }
      let isTypical = screen.variant.isUsual
      for (id, all) in occurrences {
        let elements = all.withoutThoseOnOthers
        let key = Key(element: id, round: round)
        // Taken out, so that what it holds is not copied.
        var tally =
          tallies.removeValue(forKey: key) ?? [Tally](repeating: Tally(), count: rules.count)
        for (index, rule) in rules.enumerated() {
          let outcomes = elements.map { (rule.check($0, screen, policy), $0) }
          tally[index].count(outcomes, isTypical: isTypical, screen: number)
        }
        tallies[key] = tally
      }
    }
    lazy var transience = Transience(screens, numbers: numbers, in: rounds)
    var found: [Place: Record] = [:]
    var observations: [Screen.Element.ID: [Observation]] = [:]
    for (key, tally) in tallies {
      guard let subject = subjects[key.element] else { continue }
      let results = zip(rules, tally).compactMap { rule, tally -> (Rule.ID, Tally.Result)? in
        guard let result = tally.result(of: rule.id) else { return nil }
        if case .fail(let failure, _, _) = result, transience.isPassing(failure) { return nil }
        return (rule.id, result)
      }
      guard !results.isEmpty else { continue }
      let context = key.element.context
      let (choices, standing) = chosen[key.round]
      // What a rule on what lies around leaves open is no verdict, and not better either.
      let open = zip(rules, tally).compactMap { $1.isOpen ? $0.id : nil }
      observations[key.element, default: []].append(
        Observation(
          round: key.round, failed: results.failed, traces: results.traces,
          undecided: results.undecided.union(open), passed: results.passed))
      found[key.element.place, default: Record(subject, context: context)]
        .add(
          results, choices: choices, standing: standing, subject: subject, context: context)
    }
    for var record in found.values {
      record.look { candidate, together in
        let element = candidate.failure.element
        let observed = observations[element.id] ?? []
        candidate.isBetterElsewhere = observed.isBetterSomewhere(than: candidate, together)
        let named = observed.deciding(candidate, together, in: rounds)
        candidate.deciding = named.choices
        if named.choices.isEmpty {
          candidate.figures = observed.decidingFigures(of: candidate, in: rounds)
        }
        candidate.stepsOfStates = observed.stepsOfStates(of: candidate, in: rounds)
        candidate.mayFailElsewhere = !named.tellAll
        candidate.largestElsewhere = observed.largest(beyond: candidate)
        candidate.leastElsewhere = observed.least(below: candidate)
        if candidate.rule.isAboutSize, let most = screens.largest(ofSeveral: element.id) {
          candidate.bound(by: most)
        }
        let exposure = Exposure(
          of: candidate, in: screens, for: profiles, isForGood: transience.isForGood)
        candidate.failure.missRates = exposure.missRates
        candidate.failure.surroundings = exposure.surroundings
        candidate.failure.violation.evidence += exposure.evidence
      }
      add(record)
    }
  }

  /// Takes in an element that no layout shows, because what it is made of cannot be followed.
  public mutating func add(undecided subject: Subject, reason: String) {
    var record = Record(subject, context: nil)
    record.rules[.targetSize] = Record.RuleRecord(undecided: reason)
    add(record)
  }

  /// Takes in what reads like an element and is no target; it counts as left out unless another
  /// screen has it.
  public mutating func add(leftOut subject: Subject, as absence: Absence) {
    leftOut[subject.place] = Audit.LeftOut(subject: subject, absence: absence)
  }

  /// Leaves of the elements of some files nothing but the failures that have their cause in some files.
  public mutating func keepFailures(
    ofElementsIn isOther: (String) -> Bool, causedIn isAtFault: (String) -> Bool
  ) {
    records = records.compactMapValues { record in
      isOther(record.subject.place.file) ? record.keepingFailures(causedIn: isAtFault) : record
    }
  }

  /// Whether there is a verdict on the element at a place.
  public func judges(_ place: Place) -> Bool { records[place]?.verdict != nil }

  /// What the layouts that were taken in came to.
  public struct Sightings: Sendable {
    package var records: [Record] = []
    package var leftOut: [Audit.LeftOut] = []

    /// Creates what comes of no layout.
    public init() {}

    package init(records: [Record], leftOut: [Audit.LeftOut]) {
      (self.records, self.leftOut) = (records, leftOut)
    }

    /// What was seen but for the elements at some places; of these only where a method or modifier makes
    /// them of a view in a call that is none of those given.
    package func leavingOut(_ places: Set<Place>, calledAt calls: Set<Place>) -> Sightings {
      Sightings(
        records: records.compactMap { record in
          places.contains(record.subject.place) ? record.leavingOut(calls: calls) : record
        }, leftOut: leftOut)
    }
  }

  /// What the layouts that were taken in came to, for a judgement under the same policy.
  public var sightings: Sightings {
    Sightings(
      records: recordsInOrder,
      leftOut: leftOut.values.sorted { $0.subject < $1.subject })
  }

  /// Takes in what another judgement under the same policy saw of other roots.
  public mutating func add(_ sightings: Sightings) {
    for record in sightings.records { add(record) }
    for one in sightings.leftOut { add(leftOut: one.subject, as: one.absence) }
  }

  /// Returns the audit, with the counts and problems that the reader of the source knows.
  public func finish(
    device: Device, system: Int, files: Int, problems: [Problem] = []
  ) -> Audit {
    Audit(
      policy: policy, profiles: profiles, device: device, system: system, files: files,
      problems: problems, records: recordsInOrder,
      leftOut: leftOut.values.filter { !judges($0.subject.place) }.sorted {
        $0.subject < $1.subject
      })
  }

  /// What was seen of each element, by where it is: records are large, and only what they are compared by
  /// is moved about.
  private var recordsInOrder: [Record] {
    records.values.map(\.subject).sorted().compactMap { records[$0.place] }
  }

  private mutating func add(_ record: Record) {
    let place = record.subject.place
    guard var mine = records[place] else {
      records[place] = record
      return
    }
    mine.add(record)
    records[place] = mine
  }

  /// An element in the round of one set of choices.
  private struct Key: Hashable {
    var element: Screen.Element.ID
    var round: Int
  }
}

extension Screen.Element {
  /// Whether there is something to act on: a branch without content is no target, but content that is
  /// not in the source may have an extent after all.
  fileprivate var isTarget: Bool {
    !region.isEmpty || !layout.isEmpty || certainty == .unknown
  }
}

extension Screen.Variant {
  /// Whether all open content is as it usually is.
  fileprivate var isUsual: Bool { content == .typical && exception == nil }
}

extension [Screen.Element] {
  /// Those of several that one gesture makes, but for what lies wholly on another of them: a touch
  /// beside a text lands on the ground behind it, which the same call gave the gesture to.
  fileprivate var withoutThoseOnOthers: [Screen.Element] {
    guard count > 1, first?.kind.isGesture == true else { return self }
    return filter { element in
      guard let box = element.region.boundingBox else { return true }
      return !contains { other in
        other.layout != element.layout
          && other.region.outlines.contains { outline in
            guard case .rectangle(let rect) = outline else { return false }
            return rect != box && rect.contains(box)
          }
      }
    }
  }
}

extension [Screen] {
  /// The largest size in which any of several elements that one place makes can be hit, in whatever
  /// state and with whatever content; nil where no layout of usual content shows two of different
  /// sizes.
  fileprivate func largest(ofSeveral id: Screen.Element.ID) -> Size? {
    func sizes(_ screen: Screen) -> Set<Size> {
      Set(
        screen.elements.filter { $0.id == id && !$0.isInOtherRow }.map {
          $0.region.largestPiece?.size ?? .zero
        })
    }
    guard contains(where: { $0.variant.isUsual && sizes($0).count > 1 }) else { return nil }
    return flatMap(sizes).max { ($0.area, $0.width) < ($1.area, $1.width) }
  }

  /// The targets that are busy in some layout and not in all.
  fileprivate var idsAtWork: Set<Screen.Element.ID> {
    let busy = Set(flatMap { $0.elements.lazy.filter(\.isBusy).map(\.id) })
    if busy.isEmpty { return [] }
    return Set(
      flatMap { screen in
        screen.elements.lazy.filter { !$0.isBusy && busy.contains($0.id) && $0.isTarget }.map(\.id)
      })
  }
}

extension [(Rule.ID, Tally.Result)] {
  /// By the rules that fail, the size that can be hit.
  fileprivate var failed: [Rule.ID: Size] {
    reduce(into: [:]) { failed, result in
      if case .fail(let failure, _, _) = result.1 { failed[result.0] = failure.violation.measured }
    }
  }

  /// By the rules that fail, the steps that led to the size.
  fileprivate var traces: [Rule.ID: [Screen.Step]] {
    reduce(into: [:]) { traces, result in
      if case .fail(let failure, _, _) = result.1 { traces[result.0] = failure.element.trace }
    }
  }

  /// The rules that cannot tell.
  fileprivate var undecided: Set<Rule.ID> {
    reduce(into: []) { undecided, result in
      if case .undecided = result.1 { undecided.insert(result.0) }
    }
  }

  /// The rules that pass.
  fileprivate var passed: Set<Rule.ID> {
    reduce(into: []) { passed, result in
      if case .pass = result.1 { passed.insert(result.0) }
    }
  }
}
