import TouchModel
import TouchRules

/// The documentation of the rules, made from the rules themselves.
public struct RulePages {
  /// Returns a line a rule: its name and what it asks.
  public static func list(_ rules: [Rule]) -> String {
    let width = rules.map { $0.id.rawValue.count }.max() ?? 0
    return rules.map { rule in
      let padding = String(repeating: " ", count: width - rule.id.rawValue.count + 2)
      return "\(rule.id.rawValue)\(padding)\(rule.title)\n"
    }.joined()
  }

  /// Returns all rules as one page of Markdown.
  public static func markdown(_ rules: [Rule]) -> String {
    var text = """
      <!-- Made by Scripts/update-documentation. Change the rules, not this page. -->

      # Rules

      `touchstone rules ID` prints one of these pages. In the examples `↓` stands before each \
      element that is reported; they are judged under the first policy that asks for the rule.

      """
    for rule in rules { text += "\n" + markdown(rule, level: 2) }
    return text
  }

  /// Returns one rule as Markdown under a heading of a level.
  public static func markdown(_ rule: Rule, level: Int = 1) -> String {
    let heading = String(repeating: "#", count: level)
    var lines = [
      "\(heading) \(rule.id.rawValue)", "", "\(rule.title).", "", rule.statement, "",
      "Source: \(rule.source).", "", "| policy | severity |", "| --- | --- |",
    ]
    for name in Policy.Name.allCases {
      let severity = Policy(name).severity(of: rule.id)?.rawValue ?? "off"
      lines.append("| `\(name.rawValue)` | \(severity) |")
    }
    lines += [""] + list("May report without need", rule.falsePositives)
    lines += list("May miss", rule.falseNegatives)
    lines += examples("\(heading)# Reported", rule.reports)
    lines += examples("\(heading)# Left alone", rule.leavesAlone)
    return lines.joined(separator: "\n")
  }

  private static func list(_ title: String, _ items: [String]) -> [String] {
    ["\(title):", ""] + items.map { "- \($0)" } + [""]
  }

  private static func examples(_ title: String, _ examples: [Rule.Example]) -> [String] {
    var lines = [title, ""]
    for example in examples {
      lines += ["\(example.title):", "", "```swift", example.source, "```", ""]
    }
    return lines
  }
}
