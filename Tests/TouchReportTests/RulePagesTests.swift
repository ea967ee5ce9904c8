import Foundation
import Testing
import TouchReport
import TouchRules

/// The documentation of the rules and the rules themselves.
@Suite struct RulePagesTests {
  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  @Test("the page in the repository is what the rules make; else run Scripts/update-documentation")
  func page() throws {
    let page = root.appendingPathComponent("Documentation/Rules.md")
    #expect(try String(contentsOf: page, encoding: .utf8) == RulePages.markdown(Rule.all))
  }

  @Test("a rule's page has its severities and all its examples", arguments: Rule.ID.allCases)
  func rule(id: Rule.ID) {
    let rule = Rule.named(id)
    let page = RulePages.markdown(rule)
    #expect(page.hasPrefix("# \(id.rawValue)\n"))
    for example in rule.reports + rule.leavesAlone { #expect(page.contains(example.source)) }
    #expect(page.contains("| `seed-strict` |"))
  }

  @Test("the list has a line a rule")
  func list() {
    let lines = RulePages.list(Rule.all).split(separator: "\n")
    #expect(lines.count == Rule.all.count)
    #expect(lines[0].hasPrefix("toolbar-target         An item"))
  }
}
