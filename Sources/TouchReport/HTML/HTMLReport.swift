import TouchModel
import TouchRules

/// The report that people read in a browser: one page that needs nothing else, not even a network.
///
/// The first findings stand in the page as they are; the others stand in a `noscript` element, which a
/// browser that runs scripts takes for text, so that thousands cost no more than a few until they are
/// looked at. An index of what to filter and search for stands beside them.
public struct HTMLReport {
  /// How many cards stand in the page from the start.
  static let open = 12

  /// Returns the report of an audit.
  public static func text(of audit: Audit) -> String {
    let groups = FindingGroup.all(audit.findings)
    let fingers = Finger.all(of: audit.profiles, on: audit.device)
    var number = 0
    let cards = groups.map { group in
      defer { number += group.findings.count }
      return FindingCard(group: group, number: number, lines: audit.lines, fingers: fingers).text()
    }
    let rest = cards.dropFirst(open).map { "<!--card-->\n\($0)" }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
      form-action 'none'">
      <link rel="icon" href="data:,">
      <title>Touch targets: \(Markup.count(audit.findings.count, "finding"))</title>
      <style>
      \(page(PackageResources.page_css))
      \(PictureStyle.page)
      </style>
      </head>
      <body>
      <a class="skip" href="#list">Skip to the findings</a>
      \(Drawing.samples([.visual, .hit, .lost, .need, .near, .careful, .hurried]))
      \(ReportSummary(audit: audit, groups: groups).text)
      <main>
      <h2 id="found">Findings</h2>
      \(ReportFilters(groups: groups).text)
      <div id="list" tabindex="-1" role="region" aria-labelledby="found">
      \(cards.prefix(open).joined())</div>
      \(rest.isEmpty ? "" : "<noscript id=\"rest\">\(rest)</noscript>")
      <button type="button" id="more" hidden>Show more</button>
      <p id="none" hidden>Nothing matches. <button type="button" id="clear">Clear the filters</button></p>
      </main>
      \(ReportReasons(audit: audit).text)
      <footer><p>Made by Touchstone. Sizes are in points, pictures to scale. Two rings show where a
      finger lands: one and two standard deviations, which hold 39 and 86 % of its touches. With the focus among the findings, \
      <kbd>j</kbd> and <kbd>k</kbd> go to the next and the previous one, <kbd>/</kbd> to the \
      search.</p></footer>
      <script type="application/json" id="index">\(ReportIndex(groups: groups).text)</script>
      <script>
      \(page(PackageResources.page_js))
      </script>
      </body>
      </html>

      """
  }

  private static func page(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
