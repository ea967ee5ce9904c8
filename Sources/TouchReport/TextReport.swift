import TouchModel
import TouchRules

/// The report that people read in a terminal.
public struct TextReport {
  /// Whether undecided elements are listed, not only counted.
  public var listsUndecided: Bool
  /// Whether severities are coloured.
  public var isColoured: Bool

  /// Creates a report.
  public init(listsUndecided: Bool = false, isColoured: Bool = false) {
    self.listsUndecided = listsUndecided
    self.isColoured = isColoured
  }

  /// Returns the report of an audit: findings with the lines they stand on, then what was counted.
  public func text(of audit: Audit) -> String {
    var lines: [String] = []
    for group in FindingGroup.all(audit.findings).map({ $0.findings }) {
      for finding in group { lines += self.lines(finding, in: audit) }
      lines += TextReport.misses(of: group)
      // The steps that led to one of them led to all of them.
      lines += group[0].evidence.map { "\($0.place.text): note: \($0.message)" }
      if group.count > 1, let cause = group[0].cause {
        lines.append("\(cause.text): note: this is the cause of \(group.count) findings")
      }
      lines.append("")
    }
    if listsUndecided, !audit.undecided.isEmpty {
      for entry in audit.undecided {
        let named = entry.subject.named
        lines.append(
          "\(entry.subject.place.text): undecided: [\(entry.rule.rawValue)] \(named): "
            + entry.reason)
      }
      lines.append("")
    }
    if listsUndecided, !audit.leftOut.isEmpty {
      for entry in audit.leftOut {
        let subject = entry.subject
        lines.append(
          "\(subject.place.text): left out: \(subject.named): \(entry.absence.reason)")
      }
      lines.append("")
    }
    lines += summary(audit)
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ finding: Finding, in audit: Audit) -> [String] {
    let place = finding.subject.place
    let severity = painted(finding.severity.rawValue, as: finding.severity)
    var result = ["\(place.text): \(severity): [\(finding.rule.rawValue)] \(finding.message)"]
    if let line = audit.lines[Audit.Line(file: place.file, number: place.line)] {
      result += [line.onOneLine, TextReport.caret(under: line, column: place.column)]
    }
    return result
  }

  /// How often people miss the elements of a group, each sentence once at the first that it holds of.
  private static func misses(of group: [Finding]) -> [String] {
    var said: Set<String> = []
    return group.compactMap { finding in
      guard let sentence = finding.missRates.sentence, said.insert(sentence).inserted else {
        return nil
      }
      return "\(finding.subject.place.text): note: \(sentence)"
    }
  }

  /// The line that points at a column, in UTF-8 bytes from 1, of the line above it.
  static func caret(under line: String, column: Int) -> String {
    let before = String(decoding: line.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    // Tabs stay, so that the caret stands right however wide they are shown.
    return String(before.map { $0 == "\t" ? "\t" : " " }) + "^"
  }

  private func summary(_ audit: Audit) -> [String] {
    let counts = audit.counts
    var parts = ["\(counts.failed) failed"]
    if counts.undecided > 0 { parts.append("\(counts.undecided) undecided") }
    parts.append("\(counts.passed) passed")
    if counts.exempt > 0 { parts.append("\(counts.exempt) exempt") }
    var result = [
      "\(count(counts.elements, "element")) in \(count(counts.files, "file")): "
        + parts.joined(separator: ", ")
    ]
    result += groups("exempt", audit.exempt.map(\.exemption.reason))
    result += groups("undecided", audit.undecided.map(\.reason))
    result += groups("left out", audit.leftOut.map(\.absence.reason))
    if !audit.problems.isEmpty { result.append(count(audit.problems.count, "problem")) }
    return result
  }

  /// How often each reason applies, the most frequent first, at most ten.
  private func groups(_ title: String, _ reasons: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for reason in reasons { counts[reason, default: 0] += 1 }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var lines = sorted.prefix(10).map { "  \(title): \($0.value) \($0.key)" }
    let rest = sorted.dropFirst(10).reduce(0) { $0 + $1.value }
    if rest > 0 { lines.append("  \(title): \(rest) for other reasons") }
    return lines
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func painted(_ text: String, as severity: Severity) -> String {
    guard isColoured else { return text }
    let colour =
      switch severity {
      case .error: 31
      case .warning: 35
      case .note: 36
      }
    return "\u{1B}[1;\(colour)m\(text)\u{1B}[0m"
  }
}

extension Place {
  /// The place as compilers write it: `file:line:column`.
  var text: String { "\(file):\(line):\(column)" }
}

extension Problem {
  /// The problem as compilers write one: `file:line:column: error: message`.
  public var text: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
    let severity = isFatal ? "error" : "warning"
    return "\(place.joined(separator: ":")): \(severity): \(message); \(remedy)"
  }
}
