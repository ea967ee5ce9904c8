import TouchModel
import TouchRules

/// The head of the page: what was audited, for what, and what came of it.
struct ReportSummary {
  let audit: Audit
  let groups: [FindingGroup]

  var text: String {
    """
    <header class="top">
    <div class="bar"><h1>Touch targets</h1>
    <label class="theme">Theme<select id="theme"><option value="">Auto</option>\
    <option value="light">Light</option><option value="dark">Dark</option></select></label></div>
    <p class="lead">\(lead)</p>
    \(share)
    <dl class="facts">\(facts)</dl>
    </header>
    """
  }

  private var lead: String {
    let counts = audit.counts
    let where_ =
      "\(Markup.count(counts.elements, "element")) in \(Markup.count(counts.files, "file"))"
    guard !audit.findings.isEmpty else {
      return counts.elements == 0
        ? "Nothing to judge: no element was found in \(Markup.count(counts.files, "file"))."
        : "No finding among \(where_)."
    }
    let severities = ReportFilters.counted(audit.findings.map { $0.severity }).reversed()
      .map { Markup.count($0.1, $0.0.rawValue) }
    return "<strong>\(Markup.count(audit.findings.count, "finding"))</strong> among \(where_): "
      + "\(severities.joined(separator: ", ")), from \(Markup.count(groups.count, "cause"))."
  }

  private var outcomes: [(name: String, count: Int, meaning: String)] {
    let counts = audit.counts
    return [
      ("failed", counts.failed, "fail a rule"),
      ("undecided", counts.undecided, "depend on content outside the source"),
      ("passed", counts.passed, "meet every rule"),
      ("exempt", counts.exempt, "are excepted by the guideline"),
    ]
  }

  /// The four outcomes as parts of a bar, and in numbers.
  private var share: String {
    guard audit.counts.elements > 0 else { return "" }
    let parts = outcomes.filter { $0.count > 0 }.map {
      "<i class=\"\($0.name)\" style=\"flex-grow:\($0.count)\"></i>"
    }
    let numbers = outcomes.map { name, count, meaning in
      let text =
        "<b>\(Markup.grouped(count))</b> <span>\(name)</span><small>\(meaning)</small>"
      // Where there are reasons the number leads to them.
      let reasons = name == "undecided" ? audit.undecided.count : audit.exempt.count
      let isLink = (name == "undecided" || name == "exempt") && reasons > 0
      return "<li class=\"\(name)\">" + (isLink ? "<a href=\"#\(name)\">\(text)</a>" : text)
        + "</li>"
    }
    return "<div class=\"share\" aria-hidden=\"true\">\(parts.joined())</div>\n"
      + "<ul class=\"outcomes\">\(numbers.joined())</ul>"
  }

  private var facts: String {
    let asked = audit.policy.targetSize(on: audit.device.platform)
    let least = asked.minimum.flatMap { $0 == asked.recommended ? nil : $0 }
    let size = asked.recommended.points + (least.map { ", at least \($0.points)" } ?? "")
    var facts = [
      ("Policy", "\(audit.policy.name.rawValue): \(size) (\(asked.source))"),
      ("Laid out for", "\(audit.device.name), system \(audit.system)"),
    ]
    if !audit.problems.isEmpty {
      facts.append(("Problems", "\(audit.problems.count), listed at the end of the page"))
    }
    return facts.map { "<div><dt>\($0.0)</dt><dd>\(Markup.escaped($0.1))</dd></div>" }.joined()
  }
}
