import Foundation
import Testing
import TouchModel
import TouchReport
import TouchRules

/// The report that programs read: its text, and what another reader of JSON makes of it.
@Suite struct JSONReportTests {
  /// What Foundation reads from a text, as nested dictionaries and arrays.
  private func parsed(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("a side that nothing limits is left out")
  func openSide() throws {
    var element = Sample.element("close", line: 5, width: 44, height: 30)
    element.framework = .uiKit
    element.sides = Screen.Sides(
      width: Screen.Side(least: 0, most: nil), height: Screen.Side(least: 30, most: 30))
    var judgement = Judgement(policy: Policy(.hig))
    judgement.add([Sample.screen([element])])
    let audit = judgement.finish(device: .iPhone16, system: 18, files: 1)
    let findings = try parsed(JSONReport.text(of: audit))["findings"] as? [[String: Any]]
    let finding = try #require(findings?.first)
    #expect(finding["hit"] as? [String: Double] == ["height": 30])
    #expect(finding["visual"] as? [String: Double] == ["height": 30])
    #expect(finding["missRate"] == nil)
    let page = HTMLReport.text(of: audit)
    #expect(page.contains("a height of 30 pt") && !page.contains("44×30"))
  }

  @Test("the members stand in the documented order")
  func golden() {
    let finding = Sample.audit.findings[0]
    #expect(
      JSONReport.text(of: Sample.audit) == """
        {
          "version": 1,
          "tool": "touchstone",
          "policy": "hig",
          "device": "iPhone 16",
          "system": "18",
          "summary": {"files": 2, "elements": 4, "failed": 1, "undecided": 1, "passed": 1, \
        "exempt": 1, "leftOut": 1, "problems": 1},
          "findings": [
            {
              "rule": "target-size",
              "severity": "error",
              "file": "Bar.swift",
              "line": 5,
              "column": 7,
              "view": "Bar",
              "element": {"kind": "button", "label": "say \\"x\\""},
              "cause": {"file": "Bar.swift", "line": 6, "column": 9},
              "visual": {"width": 20.33, "height": 24},
              "hit": {"width": 20.33, "height": 24},
              "required": {"width": 44, "height": 44},
              "certainty": "estimated",
              "contexts": 1,
              "missRate": {"careful": 0.0872, "hurried": 0.2881},
              "message": "\(finding.message.replacing("\"", with: "\\\""))",
              "evidence": [
                {"file": "Bar.swift", "line": 6, "column": 9, "message": "'Image' is about \
        20.33×24 pt"}
              ],
              "fingerprint": "\(finding.fingerprint)"
            }
          ],
          "undecided": [
            {
              "rule": "target-size",
              "file": "Bar.swift",
              "line": 9,
              "column": 7,
              "view": "Bar",
              "element": {"kind": "button", "label": "title"},
              "reason": "'title' is open"
            }
          ],
          "exempt": [
            {
              "rule": "target-size",
              "file": "Bar.swift",
              "line": 15,
              "column": 7,
              "view": "Bar",
              "element": {"kind": "button", "label": "done"},
              "reason": "system style",
              "source": "provided by the system at its own size"
            }
          ],
          "leftOut": [
            {
              "file": "Bar.swift",
              "line": 21,
              "column": 7,
              "view": "Bar",
              "element": {"kind": "link", "label": "old"},
              "reason": "only previews or builds for developers show it"
            }
          ],
          "problems": [
            {"file": "Bad.swift", "line": 2, "column": 3, "message": "expected '}'; add it"}
          ]
        }

        """)
  }

  @Test("another reader gets back what the audit holds")
  func readBack() throws {
    let report = try parsed(JSONReport.text(of: Sample.audit))
    let findings = try #require(report["findings"] as? [[String: Any]])
    let element = try #require(findings[0]["element"] as? [String: String])
    #expect(element == ["kind": "button", "label": "say \"x\""])
    let visual = try #require(findings[0]["visual"] as? [String: Double])
    #expect(visual == ["width": 20.33, "height": 24])
    #expect(
      report["summary"] as? [String: Int] == [
        "files": 2, "elements": 4, "failed": 1, "undecided": 1, "passed": 1, "exempt": 1,
        "leftOut": 1, "problems": 1,
      ])
  }

  @Test("any character survives")
  func characters() throws {
    let nasty = "\u{0}\u{1}\t\n\r\"\\/\u{7F}\u{2028}é👩‍👩‍👧\u{301}</script>"
    let element = Sample.element(nasty, line: 5, width: 20, height: 20)
    var judgement = Judgement(policy: Policy(.hig))
    judgement.add([Sample.screen([element])])
    let audit = judgement.finish(device: .iPhone16, system: 18, files: 1)
    let findings = try parsed(JSONReport.text(of: audit))["findings"] as? [[String: Any]]
    let label = try #require((findings?[0]["element"] as? [String: String])?["label"])
    #expect(Array(label.unicodeScalars) == Array(nasty.unicodeScalars))
  }

  @Test("what is not known is absent, and empty lists are there")
  func absent() throws {
    var element = Sample.element("x", line: 5, width: 20, height: 20)
    element.label = nil
    element.trace = []
    var judgement = Judgement(policy: Policy(.hig))
    judgement.add([Sample.screen([element])])
    let audit = judgement.finish(device: .iPhone16, system: 18, files: 1)
    let report = try parsed(JSONReport.text(of: audit))
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    #expect(finding["cause"] == nil)
    #expect(finding["element"] as? [String: String] == ["kind": "button"])
    #expect((report["undecided"] as? [Any])?.isEmpty == true)
    #expect(finding["mishitRate"] == nil && finding["fix"] == nil)
  }
}
