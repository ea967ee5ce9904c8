import TouchModel

/// What one audit found: the policy, the device, the verdicts and the counts.
public struct Audit: Hashable, Sendable {
  /// The policy that was applied.
  public var policy: Policy
  /// The device that was laid out for.
  public var device: Device
  /// The major version of the system, as 18.
  public var system: Int
  /// What fails, in order of place and rule.
  public var findings: [Finding]
  /// What open content decides, in order of place.
  public var undecided: [Undecided]
  /// What a guideline lets be, in order of place.
  public var exempt: [Exempt]
  /// What could not be read, or not all of it.
  public var problems: [Problem]
  /// How many files and elements were seen, and what came of them.
  public var counts: Counts
  /// The lines that findings quote, as far as the reader of the source gave them.
  public var lines: [Line: String]
}

extension Audit {
  /// An element under a rule that open content decides.
  public struct Undecided: Hashable, Sendable {
    /// The rule.
    public var rule: Rule.ID
    /// The element.
    public var subject: Subject
    /// Which content decides.
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

  /// Each element counted once, by its worst verdict.
  public struct Counts: Hashable, Sendable {
    /// How many files were audited.
    public var files = 0
    /// Elements that a rule fails.
    public var failed = 0
    /// Elements that open content decides.
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
    policy: Policy, device: Device, system: Int, files: Int, problems: [Problem], records: [Record]
  ) {
    self.init(
      policy: policy, device: device, system: system, findings: [], undecided: [], exempt: [],
      problems: problems, counts: Counts(files: files), lines: [:])
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
    findings.sort { ($0.subject.place, $0.rule) < ($1.subject.place, $1.rule) }
    Fingerprint.mark(&findings)
  }

  /// Takes the verdicts of one element. The rules are about one question, the target's size, so that
  /// where one fails the doubts of the others do not matter, and one doubt or exemption is enough.
  private mutating func take(_ record: Record) {
    let rules = record.rules.sorted { $0.key < $1.key }
    let failed = Candidate.speaking(rules.compactMap { $0.value.shown })
    for candidate in failed {
      let failing = record.rules[candidate.rule]?.failing.count ?? 1
      findings.append(Finding(candidate, of: record, failing: failing))
    }
    guard failed.isEmpty else { return }
    if let (rule, entry) = rules.last(where: { $0.value.verdict == .undecided }),
      let reason = entry.undecided
    {
      undecided.append(Undecided(rule: rule, subject: record.subject, reason: reason))
    } else if record.verdict == .exempt, let (rule, entry) = rules.last, let why = entry.exemption {
      exempt.append(Exempt(rule: rule, subject: record.subject, exemption: why))
    }
  }
}
