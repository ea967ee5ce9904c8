import TouchModel
import TouchRules

/// The card of a group of findings: one picture, the source, the steps, what to change, and all places.
struct FindingCard {
  let group: FindingGroup
  /// Makes the names of its parts unique on the page; the findings of the group count on from it.
  let number: Int
  let lines: [Audit.Line: String]
  let fingers: [Finger]

  private var first: Finding { group.first }

  /// Returns the card as markup.
  func text() -> String {
    """
    <article class="card" id="f-\(first.fingerprint)" aria-labelledby="h\(number)">
    <header>\(tags)
    <h3 id="h\(number)" tabindex="-1">\(Markup.escaped(first.fact.capitalised))</h3>
    <p class="place">\(place(first.subject.place)) in <code>\(Markup.escaped(first.subject.view))</code>\
    \(common)</p></header>
    <div class="columns">
    \(picture(of: first, number: number))
    <div><h4>Why</h4>
    <ol class="steps">\(steps)</ol>\(doubt)
    \(SourceMarkup(finding: first, lines: lines).text)
    \(change)</div>
    </div>
    \(places)
    </article>

    """
  }

  private var tags: String {
    let rule = first.rule.rawValue
    return "<p class=\"tags\">\(severity(group.severity))"
      + "<a class=\"rule\" href=\"#rule-\(rule)\">\(rule)</a></p>"
  }

  private func severity(_ severity: Severity) -> String {
    "<span class=\"severity \(severity.rawValue)\">\(severity.rawValue)</span>"
  }

  /// What the findings of the group have in common.
  private var common: String {
    guard group.findings.count > 1, let cause = first.cause else { return "" }
    return "<br><strong>\(Markup.count(group.findings.count, "place")) with one cause</strong>, "
      + place(cause)
  }

  private func place(_ place: Place) -> String {
    "<code class=\"path\">\(Markup.escaped(place.text))</code>"
  }

  private var steps: String {
    first.evidence.enumerated().map { index, step in
      let text = Markup.escaped(step.message.capitalised)
      let place = "<small>\(Markup.escaped(step.place.text(near: first.subject.place)))</small>"
      guard step.frame != nil else { return "<li class=\"aside\">\(text) \(place)</li>" }
      return "<li><button type=\"button\" class=\"s\(index + 1)\" aria-pressed=\"false\">"
        + "<b class=\"badge\">\(index + 1)</b><span>\(text) \(place)</span></button></li>"
    }.joined(separator: "\n")
  }

  /// How far the sizes can be relied on.
  private var doubt: String {
    switch first.certainty {
    case .exact: return ""
    case .estimated: return "<p class=\"doubt\">Sizes are estimates.</p>"
    case .unknown:
      return
        "<p class=\"doubt\">Some content is not in the source and drawn at a usual length; the "
        + "element fails at every length that was tried.</p>"
    }
  }

  /// Returns the picture of a finding with its legend.
  private func picture(of finding: Finding, number: Int) -> String {
    guard let picture = FindingPicture(finding, fingers: fingers) else { return "" }
    let title = finding.subject.named.capitalised
    return """
      <figure class="drawing">\(picture.svg(number: number, title: title))
      <figcaption>\(legend(finding, picture))</figcaption></figure>
      """
  }

  private func legend(_ finding: Finding, _ picture: FindingPicture) -> String {
    let element = picture.surroundings.element
    func item(_ part: PictureStyle.Part, _ text: String) -> String {
      "<li>\(Drawing.key(part))\(Markup.escaped(text))</li>"
    }
    // What is around the parts of a control says nothing of what is between them.
    let isGap = finding.rule == .deadGap
    var items = [
      item(.visual, "drawn: \(finding.drawnExtent)"),
      item(.hit, isGap ? "reacts: no more than this" : "reacts: \(finding.extent)"),
    ]
    if element.effective != element.region { items.append(item(.lost, "clipped or covered")) }
    items.append(item(.need, isGap ? "needed: all of this" : "needed: \(finding.required.points)"))
    if !picture.surroundings.neighbours.isEmpty {
      items.append(item(.near, "neighbours, and where they react"))
    }
    for finger in picture.fingers {
      items.append(item(finger.part, finger.sentence(finding)))
    }
    return "<ul class=\"legend\">\(items.joined())</ul>"
  }

  private var change: String {
    let words = "<p>\(Markup.escaped(first.remedyWording.capitalised)).</p>"
    let shared =
      group.findings.count > 1
      ? "<p class=\"doubt\">What is shared changes in all \(group.findings.count) places.</p>" : ""
    guard let change = SuggestedChange(first, lines: lines) else {
      return "<section class=\"change\"><h4>What to change</h4>\(words)\(shared)</section>"
    }
    let rows = change.lines.map { line in
      let number = "<i>\(line.number.map(String.init) ?? "")</i>"
      let text = Markup.escaped(line.text)
      return switch line.mark {
      case .kept: "<span>\(number)  \(text)</span>"
      case .removed: "<del>\(number)- \(text)</del>"
      case .added: "<ins>\(number)+ \(text)</ins>"
      }
    }
    let file = change.file.map { "<figcaption>\(Markup.escaped($0))</figcaption>" } ?? ""
    return """
      <section class="change"><h4>What to change</h4>\(words)
      <figure class="source">\(file)<pre><code>\(rows.joined(separator: "\n"))</code></pre></figure>
      <p class="doubt">A suggestion, not compiled: check again after the change.</p>\(shared)</section>
      """
  }

  /// All places of a group of several, each with its own picture.
  private var places: String {
    guard group.findings.count > 1 else { return "" }
    let items = group.findings.enumerated().map { index, finding in
      let named = Markup.escaped(finding.subject.named)
      return """
        <li id="p-\(finding.fingerprint)"><details><summary><span>\(severity(finding.severity)) \
        \(place(finding.subject.place)) \(named), \(finding.extent)</span></summary>
        \(index == 0 ? "" : picture(of: finding, number: number + index))
        <p>\(Markup.escaped(finding.message.capitalised)).</p>
        \(index == 0 ? "" : SourceMarkup(finding: finding, lines: lines).text)</details></li>
        """
    }
    return """
      <details class="places"><summary><span>All \(group.findings.count) places</span></summary>
      <ol>\(items.joined(separator: "\n"))</ol></details>
      """
  }
}

extension String {
  /// The text with its first letter as a capital.
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

extension Place {
  /// The place, without the file where it is the one of another place.
  fileprivate func text(near other: Place) -> String {
    file == other.file ? "line \(line)" : "\(file):\(line)"
  }
}
