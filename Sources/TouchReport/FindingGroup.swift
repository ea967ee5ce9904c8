import TouchModel
import TouchRules

/// The findings of one rule with one cause, as one style that many buttons have.
struct FindingGroup {
  /// At least one, in the order of the audit.
  var findings: [Finding]

  /// The finding that speaks for all.
  var first: Finding { findings[0] }

  /// The gravest severity among them.
  var severity: Severity { findings.reduce(first.severity) { max($0, $1.severity) } }

  /// Returns the groups of findings, each where its first stands.
  static func all(_ findings: [Finding]) -> [FindingGroup] {
    struct Key: Hashable {
      var rule: Rule.ID
      var cause: Place
    }
    var groups: [FindingGroup] = []
    var known: [Key: Int] = [:]
    for finding in findings {
      if let cause = finding.cause {
        let key = Key(rule: finding.rule, cause: cause)
        if let index = known[key] {
          groups[index].findings.append(finding)
          continue
        }
        known[key] = groups.count
      }
      groups.append(FindingGroup(findings: [finding]))
    }
    return groups
  }
}
