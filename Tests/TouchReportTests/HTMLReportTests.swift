import Testing
import TouchModel
import TouchRules

@testable import TouchReport

/// What the page says and how it holds what others wrote.
@Suite struct HTMLReportTests {
  @Test("the page needs nothing else and says what was found, left open and let be")
  func page() {
    let text = HTMLReport.text(of: Sample.audit)
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(text.hasSuffix("</html>\n"))
    for link in ["http://", "https://", "src=", "@import", "url("] { #expect(!text.contains(link)) }
    #expect(text.contains("<strong>1 finding</strong> among 4 elements in 2 files: 1 error"))
    #expect(text.contains("The 'say &quot;x&quot;' button can be hit in about 20.33×24 pt"))
    #expect(text.contains("hig: 44×44 pt, at least 28×28 pt (Human Interface Guidelines"))
    #expect(text.contains("<b>1</b> 'title' is open"))
    #expect(text.contains("<b>1</b> system style"))
    #expect(text.contains("Bad.swift:2:3: warning: expected '}'; add it"))
    #expect(text.contains("id=\"rule-target-size\""))
    #expect(text == HTMLReport.text(of: Sample.audit))
  }

  @Test("nothing found is said so, and so is nothing to judge")
  func nothing() {
    var audit = Sample.audit
    audit.findings = []
    #expect(HTMLReport.text(of: audit).contains("No finding among 4 elements in 2 files."))
    audit.counts.failed = 0
    (audit.counts.undecided, audit.counts.passed, audit.counts.exempt) = (0, 0, 0)
    #expect(
      HTMLReport.text(of: audit).contains("Nothing to judge: no element was found in 2 files."))
  }

  @Test("findings of one cause are one card with all their places, the others cards of their own")
  func cards() throws {
    let one = try #require(Sample.audit.findings.first)
    var audit = Sample.audit
    audit.findings = (0..<40).map { number in
      var finding = one
      finding.cause = Place(file: "Style.swift", line: 3, column: 1)
      finding.subject.place.line = number + 1
      finding.fingerprint = "shared\(number)"
      return finding
    }
    audit.findings += (0..<30).map { number in
      var finding = one
      finding.cause = Place(file: "Other.swift", line: number + 1, column: 1)
      finding.fingerprint = "own\(number)"
      return finding
    }
    let text = HTMLReport.text(of: audit)
    #expect(text.contains("<strong>40 places with one cause</strong>"))
    #expect(text.contains("All 40 places"))
    #expect(text.ranges(of: "<article class=\"card\"").count == 31)
    #expect(text.ranges(of: "<!--card-->").count == 31 - HTMLReport.open)
    // Each picture's names are its own.
    #expect(text.ranges(of: "<title id=").count == 70)
    #expect((0..<70).allSatisfy { text.ranges(of: "<title id=\"t\($0)\"").count == 1 })
  }

  @Test("names and source of any kind stay text")
  func hostile() throws {
    let hostile = "</script><!--card--><script>alert(1)</script></noscript>\"'&\u{202E}\u{0}"
    var audit = Sample.audit
    var finding = try #require(audit.findings.first)
    finding.subject.place.file = hostile
    finding.subject.label = hostile
    finding.subject.view = hostile
    (finding.fact, finding.remedyWording) = (hostile, hostile)
    finding.cause = Place(file: hostile, line: 1, column: 1)
    finding.evidence = [Evidence(place: finding.subject.place, message: hostile, frame: .zero)]
    finding.surroundings?.element.label = hostile
    audit.findings = [FindingGroup(findings: [finding, finding])].flatMap(\.findings)
    audit.undecided[0].reason = hostile
    audit.problems[0].message = hostile
    for line in 1...9 { audit.lines[Audit.Line(file: hostile, number: line)] = hostile }
    let text = HTMLReport.text(of: audit)
    #expect(text.ranges(of: "<script").count == 2)
    #expect(text.ranges(of: "</script").count == 2)
    #expect(text.ranges(of: "</noscript").isEmpty)
    #expect(text.ranges(of: "<!--card-->").isEmpty)
    let start = try #require(text.firstRange(of: "id=\"index\">"))
    let markup = text[..<start.lowerBound]
    #expect(!markup.unicodeScalars.contains("\u{202E}") && markup.contains("U+202E"))
    #expect(!text.unicodeScalars.contains("\u{0}"))
    #expect(
      text[start.upperBound...].prefix { $0 != "<" }.contains(
        "\\u003C/script\\u003E\\u003C!--card--\\u003E"))
  }

  @Test("a card says what is so above and all that is to change below")
  func remedy() throws {
    var audit = Sample.audit
    audit.findings = Array(audit.findings.prefix(1))
    (audit.findings[0].fact, audit.findings[0].remedyWording) = (
      "it is 10 pt; so is that", "grow it; or"
    )
    let text = HTMLReport.text(of: audit)
    #expect(text.contains(">It is 10 pt; so is that</h3>"))
    #expect(text.contains("<h4>What to change</h4><p>Grow it; or.</p>"))
  }

  @Test("an excerpt numbers its lines, marks the word and tells the steps")
  func excerpt() throws {
    var audit = Sample.audit
    audit.lines[Audit.Line(file: "Bar.swift", number: 6)] = "\t  Image(systemName: \"x\")"
    let finding = try #require(audit.findings.first)
    let text = SourceMarkup(finding: finding, lines: audit.lines).text
    #expect(text.contains("<figcaption>Bar.swift</figcaption>"))
    #expect(
      text.contains(
        "<span class=\"row here\"><i>5</i>é: B<mark>utton</mark>(action: say) {</span>"))
    #expect(
      text.contains(
        "<span class=\"row told\"><i>6</i>  Image(systemName: &quot;x&quot;)<b class=\"badge\">1</b>"
      ))
    #expect(SourceMarkup(finding: finding, lines: [:]).text.isEmpty)
  }

  @Test("a chain of calls may be broken where it is long, and nowhere else")
  func longLines() throws {
    let finding = try #require(Sample.audit.findings.first)
    func text(_ line: String) -> String {
      SourceMarkup(finding: finding, lines: [Audit.Line(file: "Bar.swift", number: 6): line]).text
    }
    #expect(text("make.height.equalTo(12)").contains("make.height.equalTo(12)"))
    #expect(
      text("button.setImage(pictures.plus.withRenderingMode(.alwaysTemplate))")
        .contains("pictures<wbr>.plus<wbr>.withRenderingMode(<wbr>.alwaysTemplate)"))
  }

  @Test("a column beyond its line and an empty line are no harm")
  func strangeColumns() throws {
    var finding = try #require(Sample.audit.findings.first)
    for (column, line) in [(1, ""), (99, "short"), (0, "x"), (3, "é")] {
      finding.subject.place.column = column
      let text = SourceMarkup(
        finding: finding, lines: [Audit.Line(file: "Bar.swift", number: 5): line]
      ).text
      // Nothing but blanks is not worth a quotation.
      #expect(text.contains("<i>5</i>") == !line.isEmpty)
    }
  }
}
