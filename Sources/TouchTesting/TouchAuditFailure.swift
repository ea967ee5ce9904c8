import TouchModel
import TouchRules

/// Targets that people will miss, in the words of the auditor.
///
/// It is thrown, so that a test fails with it whatever framework the test is written for:
///
///     @Test func targets() throws {
///       try requireTouchTargets(in: XCUIApplication().debugDescription, on: .iPhone16)
///     }
public struct TouchAuditFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, finding by finding.
  public let findings: [Finding]

  /// One line a finding.
  public var description: String {
    let lines = findings.map { finding in
      "\(finding.severity.rawValue): [\(finding.rule.rawValue)] \(finding.message)"
    }
    let count = lines.count == 1 ? "1 target" : "\(lines.count) targets"
    return (["\(count) below what is asked for:"] + lines).joined(separator: "\n")
  }
}
