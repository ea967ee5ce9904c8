import TouchLayout
import TouchModel
import TouchRules

extension Option {
  static let help = Option(name: "help", help: "Show this help.")

  static let policy = Option(
    name: "policy", value: "NAME", help: "The guideline to apply.",
    values: Policy.Name.allCases.map(\.rawValue), usual: Policy.Name.hig.rawValue)

  static let checkFormat = Option(
    name: "format", value: "F", help: "How to report; an --output belongs to the format before it.",
    values: CheckFormat.allCases.map(\.rawValue), usual: CheckFormat.text.rawValue, repeats: true)

  static let inspectFormat = Option(
    name: "format", value: "F", help: "How to report.",
    values: InspectFormat.allCases.map(\.rawValue), usual: InspectFormat.text.rawValue)

  static let rulesFormat = Option(
    name: "format", value: "F", help: "How to print.",
    values: RulesFormat.allCases.map(\.rawValue), usual: RulesFormat.text.rawValue)

  static let output = Option(
    name: "output", value: "FILE", help: "Write the report to a file.", repeats: true)

  static let failOn = Option(
    name: "fail-on", value: "LEVEL", help: "Exit with 1 from this severity on.",
    values: Severity.allCases.reversed().map(\.rawValue) + ["never"],
    usual: Severity.warning.rawValue)

  static let device = Option(
    name: "device", value: "NAME", help: "The device to lay out for.",
    usual: Device.iPhone16.name)

  static let system = Option(
    name: "system", value: "V", help: "The version of the system, as 17 or 26.", usual: "18")

  static let textSize = Option(
    name: "text-size", value: "S", help: "The text size that people choose in Settings.",
    values: TextSize.allCases.map(\.rawValue), usual: TextSize.large.rawValue)

  static let undecided = Option(
    name: "undecided", help: "List the elements that content outside the source decides.")

  static let jobs = Option(
    name: "jobs", value: "N", help: "How many threads to use; all cores where it is not given.")

  static let noColor = Option(
    name: "no-color", help: "Do not colour severities, not even in a terminal.")

  static let view = Option(name: "view", value: "NAME", help: "Only the view of this name.")
}
