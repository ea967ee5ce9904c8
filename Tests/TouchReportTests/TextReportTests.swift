import Testing
import TouchModel
import TouchReport
import TouchRules

/// The report that people read, word for word.
@Suite struct TextReportTests {
  private let finding = """
    Bar.swift:5:7: error: [target-size] the 'say "x"' button can be hit in about 20.33×24 pt of the \
    44×44 it needs; put '.frame(minWidth: 44, minHeight: 44)' and '.contentShape(Rectangle())' on \
    its label
    \té: Button(action: say) {
    \t    ^
    Bar.swift:5:7: note: a careful finger misses 9 % of touches, a hurried finger 29 %
    Bar.swift:6:9: note: 'Image' is about 20.33×24 pt

    """

  private let summary = """
    4 elements in 2 files: 1 failed, 1 undecided, 1 passed, 1 exempt
      exempt: 1 system style
      undecided: 1 'title' is open
      left out: 1 only previews or builds for developers show it
    1 problem

    """

  @Test("a finding, its line, a caret, its notes, and what was counted")
  func report() {
    #expect(TextReport().text(of: Sample.audit) == finding + "\n" + summary)
  }

  @Test("findings with one cause stand together, with its steps once")
  func oneCause() {
    let elements = [5, 7, 9].map { line in
      var element = Sample.element("go", line: line, width: 20, height: 24)
      // The first and the last share a symbol that a style of the project draws.
      if line != 7 { element.trace[0].place = Place(file: "Style.swift", line: 3, column: 5) }
      return element
    }
    var judgement = Judgement(policy: Policy(.hig))
    judgement.add([Sample.screen(elements)])
    let audit = judgement.finish(device: .iPhone16, system: 18, files: 2)
    let message = "error: [target-size] \(audit.findings[0].message)"
    #expect(
      TextReport().text(of: audit) == """
        Bar.swift:5:7: \(message)
        Bar.swift:9:7: \(message)
        Bar.swift:5:7: note: a careful finger misses 9 % of touches, a hurried finger 29 %
        Style.swift:3:5: note: 'Image' is 20×24 pt
        Style.swift:3:5: note: this is the cause of 2 findings

        Bar.swift:7:7: \(message)
        Bar.swift:7:7: note: a careful finger misses 9 % of touches, a hurried finger 29 %
        Bar.swift:8:9: note: 'Image' is 20×24 pt

        3 elements in 2 files: 3 failed, 0 passed

        """)
  }

  @Test("a label or a line with control characters breaks no line and commands no terminal")
  func controlCharacters() {
    var judgement = Judgement(policy: Policy(.hig))
    let label = "two\nlines\u{1B}[31m\u{7}"
    judgement.add([Sample.screen([Sample.element(label, line: 5, width: 20, height: 24)])])
    var audit = judgement.finish(device: .iPhone16, system: 18, files: 1)
    audit.lines[Audit.Line(file: "Bar.swift", number: 5)] = "\tButton(\"\u{9B}2J\") {"
    let lines = TextReport().text(of: audit).split(separator: "\n")
    #expect(lines[0].contains("the 'two lines�[31m�' button can be hit in 20×24 pt"))
    #expect(lines[1] == "\tButton(\"�2J\") {")
  }

  @Test("undecided elements, and what is left out, are listed on demand")
  func undecided() {
    let listed =
      "Bar.swift:9:7: undecided: [target-size] the 'title' button: 'title' is open\n\n"
      + "Bar.swift:21:7: left out: the 'old' link: only previews or builds for developers show it\n\n"
    #expect(
      TextReport(listsUndecided: true).text(of: Sample.audit)
        == finding + "\n" + listed + summary)
  }

  @Test("colour changes the severity alone")
  func colour() {
    let text = TextReport(isColoured: true).text(of: Sample.audit)
    #expect(text.contains("Bar.swift:5:7: \u{1B}[1;31merror\u{1B}[0m: [target-size]"))
    let plain = text.replacing("\u{1B}[1;31m", with: "").replacing("\u{1B}[0m", with: "")
    #expect(plain == TextReport().text(of: Sample.audit))
  }

  @Test("an audit of nothing says so")
  func nothing() {
    let audit = Judgement(policy: Policy(.hig)).finish(device: .iPhone16, system: 18, files: 1)
    #expect(TextReport().text(of: audit) == "0 elements in 1 file: 0 failed, 0 passed\n")
  }

  @Test("a line that is not known is left out, and one that is too short does no harm")
  func lines() {
    var audit = Sample.audit
    audit.lines = [:]
    #expect(!TextReport().text(of: audit).contains("^"))
    audit.lines[Audit.Line(file: "Bar.swift", number: 5)] = "x"
    #expect(TextReport().text(of: audit).contains("\nx\n ^\n"))
  }

  @Test("a problem reads as a compiler's")
  func problem() {
    #expect(Sample.audit.problems[0].text == "Bad.swift:2:3: warning: expected '}'; add it")
    let missing = Problem(
      kind: .missing, file: "No.swift", message: "no such file", remedy: "check the path")
    #expect(missing.text == "No.swift: error: no such file; check the path")
  }
}
