import TouchModel
import TouchRules

/// What the page filters, sorts and searches by: a compact list, one entry a card.
struct ReportIndex {
  let groups: [FindingGroup]

  /// Returns the index as JSON that can stand in a page: an entry has the rule `r`, the severities
  /// `s`, the gravest first, the files `f`, the number of findings `n`, the names by which
  /// links find it `k`, and the text that is searched `t`.
  var text: String {
    JSON.array(groups, entry).script
  }

  private func entry(_ group: FindingGroup) -> JSON {
    var words: [String] = [group.first.rule.rawValue]
    if let cause = group.first.cause { words.append(cause.text) }
    for finding in group.findings {
      words += [finding.subject.place.text, finding.subject.view, finding.message]
    }
    return .members(
      ("r", .string(group.first.rule.rawValue)),
      ("s", .array(unique(group.findings.map { $0.severity }.sorted(by: >).map { $0.rawValue }))),
      ("f", .array(unique(group.findings.map { $0.subject.place.file }))),
      ("n", .integer(group.findings.count)),
      ("k", .array(group.findings.map { .string($0.fingerprint) })),
      ("t", .string(words.uniqued(by: \.self).joined(separator: "\n").lowercased())))
  }

  private func unique(_ texts: [String]) -> [JSON] {
    texts.uniqued(by: \.self).map { .string($0) }
  }
}
