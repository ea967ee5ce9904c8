import Testing
import TouchModel
import TouchRules

/// What every rule says of itself.
@Suite struct RuleTests {
  @Test("each rule is listed once, from the most specific to the least")
  func all() {
    #expect(Rule.all.map(\.id) == Rule.ID.allCases)
    #expect(Rule.all.map(\.id) == Rule.all.map(\.id).sorted())
    for id in Rule.ID.allCases { #expect(Rule.named(id).id == id) }
  }

  @Test(
    "each rule names its source, its limits and examples of both kinds", arguments: Rule.ID.allCases
  )
  func pages(id: Rule.ID) {
    let rule = Rule.named(id)
    #expect(!rule.source.isEmpty && !rule.falsePositives.isEmpty && !rule.falseNegatives.isEmpty)
    #expect(!rule.reports.isEmpty && !rule.leavesAlone.isEmpty)
    for example in rule.reports { #expect(example.source.contains("↓")) }
    for example in rule.leavesAlone { #expect(!example.source.contains("↓")) }
    #expect(Policy.Name.allCases.contains { Policy($0).severity(of: id) != nil })
  }
}
