import TouchModel
import TouchRules

/// The controls that filter, search and sort the findings; hidden where no script runs.
struct ReportFilters {
  let groups: [FindingGroup]

  var text: String {
    let findings = groups.flatMap { $0.findings }
    let severities = ReportFilters.counted(findings.map { $0.severity })
    let rules = ReportFilters.counted(findings.map { $0.rule })
    let files = ReportFilters.counted(findings.map { $0.subject.place.file })
    return """
      <form id="filters" role="search" aria-label="Filter the findings" hidden>
      <label class="wide">Search<input type="search" id="search" autocomplete="off" \
      spellcheck="false"></label>
      \(select("severity", "Severity", severities.reversed().map { ($0.0.rawValue, $0.1) }))
      \(select("rule", "Rule", rules.map { ($0.0.rawValue, $0.1) }))
      \(select("file", "File", files))
      <label>Order<select id="order"><option value="">Most missed first</option>\
      <option value="severity">Gravest first</option><option value="places">Most places first\
      </option><option value="file">By file</option></select></label>
      <button type="reset" id="clear-filters">Clear</button>
      </form>
      <p id="count" role="status" aria-live="polite">\
      \(Markup.count(findings.count, "finding")) in \(Markup.count(groups.count, "card"))</p>
      """
  }

  private func select(_ id: String, _ title: String, _ options: [(String, Int)]) -> String {
    let choices = options.map { value, count in
      let text = Markup.escaped(value)
      return "<option value=\"\(text)\">\(text) (\(Markup.grouped(count)))</option>"
    }
    return "<label>\(title)<select id=\"\(id)\"><option value=\"\">All</option>"
      + "\(choices.joined())</select></label>"
  }

  /// How often each value stands in a list, in the order of the values.
  static func counted<Value: Hashable & Comparable>(_ values: [Value]) -> [(Value, Int)] {
    var counts: [Value: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
