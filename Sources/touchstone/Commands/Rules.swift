import TouchReport
import TouchRules

/// The formats of `rules`.
enum RulesFormat: String, CaseIterable {
  case text
  case markdown
}

extension Command {
  static let rules = Command(
    name: "rules", summary: "List the rules, or explain one with its sources and examples.",
    operand: "[ID]", operandLimit: 1, options: [.rulesFormat]
  ) { arguments, console in
    if let name = arguments.operands.first {
      guard let id = Rule.ID(rawValue: name) else {
        let names = Rule.ID.allCases.map(\.rawValue)
        throw UsageError("unknown rule '\(name)'" + Suggestion.text(for: name, among: names))
      }
      try console.write(RulePages.markdown(Rule.named(id)))
    } else if arguments.value(of: .rulesFormat) == RulesFormat.markdown.rawValue {
      try console.write(RulePages.markdown(Rule.all))
    } else {
      try console.write(RulePages.list(Rule.all))
    }
    return 0
  }
}
