import TouchModel
import TouchRules

/// The report that other programs read: version 1 of the format that the documentation describes.
public struct JSONReport {
  /// Returns the report of an audit.
  public static func text(of audit: Audit) -> String {
    JSON.members(
      ("version", .integer(1)),
      ("tool", .string("touchstone")),
      ("policy", .string(audit.policy.name.rawValue)),
      ("device", .string(audit.device.name)),
      ("system", .string(String(audit.system))),
      ("summary", summary(audit)),
      ("findings", .array(audit.findings, finding)),
      ("undecided", .array(audit.undecided, undecided)),
      ("exempt", .array(audit.exempt, exempt)),
      ("leftOut", .array(audit.leftOut, leftOut)),
      ("problems", .array(audit.problems, problem))
    ).text
  }

  private static func summary(_ audit: Audit) -> JSON {
    .members(
      ("files", .integer(audit.counts.files)),
      ("elements", .integer(audit.counts.elements)),
      ("failed", .integer(audit.counts.failed)),
      ("undecided", .integer(audit.counts.undecided)),
      ("passed", .integer(audit.counts.passed)),
      ("exempt", .integer(audit.counts.exempt)),
      ("leftOut", .integer(audit.leftOut.count)),
      ("problems", .integer(audit.problems.count)))
  }

  private static func finding(_ finding: Finding) -> JSON {
    var members: [(String, JSON)] = [
      ("rule", .string(finding.rule.rawValue)), ("severity", .string(finding.severity.rawValue)),
    ]
    members += JSON.subjectMembers(finding.subject)
    if let cause = finding.cause { members.append(("cause", .place(cause))) }
    members += [
      ("visual", .size(finding.visual, finding.sides)),
      ("hit", .size(finding.hit, finding.sides)),
      ("required", .size(finding.required)),
      ("certainty", .string(finding.certainty.rawValue)),
      ("contexts", .integer(finding.contexts)),
    ]
    members += rates(finding.missRates)
    members += [
      ("message", .string(finding.message)),
      ("evidence", .array(finding.evidence, evidence)),
      ("fingerprint", .string(finding.fingerprint)),
    ]
    return .object(members)
  }

  /// The hurried end of each profile, as `predict` gives; mis-hits where there are any.
  private static func rates(_ rates: [MissRate]) -> [(String, JSON)] {
    guard !rates.isEmpty else { return [] }
    let mishits = rates.filter { $0.mishit.hurried >= 0.00005 }
    let misses = JSON.object(rates.map { ($0.profile.rawValue, .rate($0.miss.hurried)) })
    let others = JSON.object(mishits.map { ($0.profile.rawValue, .rate($0.mishit.hurried)) })
    return [("missRate", misses)] + (mishits.isEmpty ? [] : [("mishitRate", others)])
  }

  private static func evidence(_ evidence: Evidence) -> JSON {
    .object(JSON.placeMembers(evidence.place) + [("message", .string(evidence.message))])
  }

  private static func undecided(_ entry: Audit.Undecided) -> JSON {
    .object(
      [("rule", .string(entry.rule.rawValue))] + JSON.subjectMembers(entry.subject)
        + [("reason", .string(entry.reason))])
  }

  private static func exempt(_ entry: Audit.Exempt) -> JSON {
    .object(
      [("rule", .string(entry.rule.rawValue))] + JSON.subjectMembers(entry.subject) + [
        ("reason", .string(entry.exemption.reason)), ("source", .string(entry.exemption.source)),
      ])
  }

  private static func leftOut(_ entry: Audit.LeftOut) -> JSON {
    .object(
      JSON.subjectMembers(entry.subject) + [("reason", .string(entry.absence.reason))])
  }

  private static func problem(_ problem: Problem) -> JSON {
    .members(
      ("file", .string(problem.file)), ("line", problem.line.map { .integer($0) }),
      ("column", problem.column.map { .integer($0) }),
      ("message", .string("\(problem.message); \(problem.remedy)")))
  }
}
