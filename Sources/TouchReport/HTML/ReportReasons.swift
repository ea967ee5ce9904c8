import TouchModel
import TouchRules

/// The end of the page: what was not judged and why, what could not be read, and the rules.
struct ReportReasons {
  let audit: Audit

  /// The most elements that are listed for a reason.
  private static let most = 100

  var text: String {
    let undecided = audit.undecided.map { ($0.reason, $0.subject) }
    let exempt = audit.exempt.map {
      ("\($0.exemption.reason) (\($0.exemption.source))", $0.subject)
    }
    let parts = [
      section(
        "undecided", "Undecided", undecided,
        "Content outside the source decides; nothing is claimed of these elements."),
      section(
        "exempt", "Exempt", exempt, "An exception of the guideline applies to these elements."),
      section(
        "left-out", "Left out", audit.leftOut.map { ($0.absence.reason, $0.subject) },
        "What the source declares and nobody meets on a screen; it counts as no element."),
      problems, rules,
    ]
    return "<aside aria-label=\"What was not judged, and the rules\">\n"
      + parts.joined(separator: "\n") + "</aside>"
  }

  private func section(
    _ id: String, _ title: String, _ entries: [(String, Subject)], _ meaning: String
  ) -> String {
    guard !entries.isEmpty else { return "" }
    let groups = Dictionary(grouping: entries) { $0.0 }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let lists = groups.map { reason, entries in
      let items = entries.prefix(ReportReasons.most).map { _, subject in
        "<li><code class=\"path\">\(Markup.escaped(subject.place.text))</code> "
          + "\(Markup.escaped(subject.named))</li>"
      }
      let rest = entries.count - items.count
      let more =
        rest > 0 ? "<li>and \(Markup.grouped(rest)) more, which '--format json' lists</li>" : ""
      return "<details><summary><span><b>\(Markup.grouped(entries.count))</b> "
        + "\(Markup.escaped(reason))</span></summary><ul>\(items.joined())\(more)</ul></details>"
    }
    return "<section id=\"\(id)\"><h2>\(title)</h2><p>\(meaning)</p>\n"
      + lists.joined(separator: "\n") + "</section>"
  }

  private var problems: String {
    guard !audit.problems.isEmpty else { return "" }
    let items = audit.problems.map { "<li>\(Markup.escaped($0.text))</li>" }
    return "<section id=\"problems\"><h2>Problems</h2>"
      + "<p>What could not be read, or not all of it, was not judged.</p>"
      + "<ul>\(items.joined(separator: "\n"))</ul></section>"
  }

  /// The rules that speak on this page, with what they ask and where that is published.
  private var rules: String {
    let spoken = Set(audit.findings.map { $0.rule }).sorted()
    guard !spoken.isEmpty else { return "" }
    let items = spoken.map { id in
      let rule = Rule.named(id)
      return "<dt id=\"rule-\(id.rawValue)\" tabindex=\"-1\">\(id.rawValue)</dt>"
        + "<dd><p>\(Markup.escaped(rule.title)). \(Markup.escaped(rule.statement))</p>"
        + "<p><small>Source: \(Markup.escaped(rule.source))</small></p></dd>"
    }
    return "<section id=\"rules\"><h2>Rules</h2><dl>\(items.joined(separator: "\n"))</dl></section>"
  }
}
