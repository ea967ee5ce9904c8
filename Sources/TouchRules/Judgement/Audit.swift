import TouchModel

/// What one audit found: the policy, the device, the verdicts and the counts.
public struct Audit: Hashable, Sendable {
  /// The policy that was applied.
  public var policy: Policy
  /// For whom rates of misses are predicted.
  public var profiles: [Profile]
  /// The device that was laid out for.
  public var device: Device
  /// The major version of the system, as 18.
  public var system: Int
  /// What fails, what is missed most first; see `sort(by:)`.
  public var findings: [Finding]
  /// What open content decides, in order of place.
  public var undecided: [Undecided]
  /// What a guideline lets be, in order of place.
  public var exempt: [Exempt]
  /// What reads like an element and is no target, in order of place; it counts as none.
  public var leftOut: [LeftOut] = []
  /// What could not be read, or not all of it.
  public var problems: [Problem]
  /// How many files and elements were seen, and what came of them.
  public var counts: Counts
  /// The lines that findings quote, as far as the reader of the source gave them.
  public var lines: [Line: String]
}

extension Audit {
  /// What findings can be ordered by.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// Expected misses, the most first; then as by place. What has no rate comes last.
    case misses
    /// File, line and column, then the rule.
    case place
  }

  /// Orders the findings.
  public mutating func sort(by order: Order) {
    // Findings are large: what they are compared by is taken out of them once.
    let keys = findings.map { finding in
      (
        misses: order == .misses ? finding.expectedMisses ?? -1 : 0, place: finding.subject.place,
        rule: finding.rule
      )
    }
    let inOrder = findings.indices.sorted { first, second in
      let (one, other) = (keys[first], keys[second])
      if one.misses != other.misses { return one.misses > other.misses }
      if one.place != other.place { return one.place < other.place }
      return one.rule != other.rule ? one.rule < other.rule : first < second
    }
    findings = inOrder.map { findings[$0] }
  }

  /// An element under a rule that the source does not decide.
  public struct Undecided: Hashable, Sendable {
    /// The rule.
    public var rule: Rule.ID
    /// The element.
    public var subject: Subject
    /// Why it is not decided, in words that follow a colon.
    public var reason: String
  }

  /// An element under a rule whose guideline lets it be.
  public struct Exempt: Hashable, Sendable {
    /// The rule.
    public var rule: Rule.ID
    /// The element.
    public var subject: Subject
    /// The exception that applies.
    public var exemption: Exemption
  }

  /// What reads like an element and is no target on any screen.
  public struct LeftOut: Hashable, Sendable {
    /// What is left out.
    public var subject: Subject
    /// Why it is.
    public var absence: Absence

    package init(subject: Subject, absence: Absence) {
      (self.subject, self.absence) = (subject, absence)
    }
  }

  /// Each element counted once, by its worst verdict.
  public struct Counts: Hashable, Sendable {
    /// How many files of Swift and of Interface Builder were audited.
    public var files = 0
    /// Elements that a rule fails.
    public var failed = 0
    /// Elements that the source does not decide.
    public var undecided = 0
    /// Elements that meet every rule.
    public var passed = 0
    /// Elements that a guideline lets be.
    public var exempt = 0

    /// All elements.
    public var elements: Int { failed + undecided + passed + exempt }
  }

  /// A line of a file.
  public struct Line: Hashable, Sendable {
    /// The file's path as reports show it.
    public var file: String
    /// The line, from 1.
    public var number: Int

    /// Creates a line of a file.
    public init(file: String, number: Int) {
      self.file = file
      self.number = number
    }
  }
}

extension Audit {
  init(
    policy: Policy, profiles: [Profile], device: Device, system: Int, files: Int,
    problems: [Problem], records: [Record], leftOut: [LeftOut] = []
  ) {
    self.init(
      policy: policy, profiles: profiles, device: device, system: system, findings: [],
      undecided: [], exempt: [], leftOut: leftOut, problems: problems, counts: Counts(files: files),
      lines: [:])
    for record in records {
      switch record.verdict {
      case .fail: counts.failed += 1
      case .undecided: counts.undecided += 1
      case .pass: counts.passed += 1
      case .exempt: counts.exempt += 1
      case nil: continue
      }
      take(record)
    }
    sort(by: .place)
    Fingerprint.mark(&findings)
    sort(by: .misses)
  }

  /// Takes the verdicts of one element. The rules are about one question, the target's size, so that
  /// where one fails the doubts of the others do not matter, and one doubt or exemption is enough.
  private mutating func take(_ record: Record) {
    let rules = record.rules.keys.sorted()
    let failed = Candidate.speaking(ofAll: rules.compactMap { record.rules[$0]?.shown })
    for candidate in failed {
      let entries = ([candidate] + candidate.others).compactMap { record.rules[$0.rule] }
      let failing = Set(entries.flatMap(\.failing))
      let isOpen = entries.contains { !$0.open.isSubset(of: failing) }
      findings.append(
        Finding(candidate, of: record, failing: max(1, failing.count), mayFailInMore: isOpen))
    }
    guard failed.isEmpty else { return }
    if let rule = rules.last(where: { record.rules[$0]?.verdict == .undecided }),
      let reason = record.rules[rule]?.undecided
    {
      undecided.append(Undecided(rule: rule, subject: record.subject, reason: reason))
    } else if record.verdict == .exempt, let rule = rules.last,
      let why = record.rules[rule]?.exemption
    {
      exempt.append(Exempt(rule: rule, subject: record.subject, exemption: why))
    }
  }
}
