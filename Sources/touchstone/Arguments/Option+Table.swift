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

  static let sort = Option(
    name: "sort", value: "ORDER", help: "What findings are ordered by.",
    values: Audit.Order.allCases.map(\.rawValue), usual: Audit.Order.misses.rawValue)

  static let failOn = Option(
    name: "fail-on", value: "LEVEL", help: "Exit with 1 from this severity on.",
    values: Severity.allCases.reversed().map(\.rawValue) + ["never"],
    usual: Severity.warning.rawValue)

  static let device = Option(
    name: "device", value: "NAME", help: "The device to lay out for.",
    usual: Device.iPhone16.name)

  static let system = Option(
    name: "system", value: "V",
    help: "The version of the system, as 17 or 26; 18, or the app's least if later.")

  static let textSize = Option(
    name: "text-size", value: "S", help: "The text size that people choose in Settings.",
    values: TextSize.allCases.map(\.rawValue), usual: TextSize.large.rawValue)

  static let undecided = Option(
    name: "undecided",
    help: "List what the source does not decide, and what is left out, each with its reason.")

  static let jobs = Option(
    name: "jobs", value: "N", help: "How many threads to use; all cores where it is not given.")

  static let cache = Option(
    name: "cache", value: "FOLDER",
    help: "Where to keep what is understood for the next run; '.build/touchstone' of the project.")

  static let noCache = Option(
    name: "no-cache", help: "Keep nothing for the next run, and use nothing of the one before.")

  static let noColor = Option(
    name: "no-color", help: "Do not colour severities, not even in a terminal.")

  static let view = Option(name: "view", value: "NAME", help: "Only the view of this name.")

  static let plainFormat = Option(
    name: "format", value: "F", help: "How to print.",
    values: PlainFormat.allCases.map(\.rawValue), usual: PlainFormat.text.rawValue)

  static let trialFormat = Option(
    name: "format", value: "F", help: "How to report; an --output belongs to the format before it.",
    values: TrialFormat.allCases.map(\.rawValue), usual: TrialFormat.text.rawValue, repeats: true)

  static let width = Option(
    name: "width", value: "W",
    help: "The width that people see, in points; as --height if left out.")

  static let height = Option(
    name: "height", value: "H",
    help: "The height that people see, in points; as --width if left out.")

  static let hitWidth = Option(
    name: "hit-width", value: "W", help: "The width that reacts, where it is not what people see.")

  static let hitHeight = Option(
    name: "hit-height", value: "H",
    help: "The height that reacts, where it is not what people see.")

  static let rate = Option(
    name: "rate", value: "R", help: "Say the size that is missed at most at this share, as 0.01.")

  static let pointsPerInch = Option(
    name: "points-per-inch", value: "N", help: "The screen's density, in place of a device.")

  static let profile = Option(
    name: "profile", value: "P", help: "For whom; careful and hurried adults if left out.",
    values: Profile.all.map(\.id.rawValue), repeats: true)

  static let prior = Option(
    name: "profile", value: "P",
    help: "Whose scatter to begin with until the log says more.",
    values: Profile.all.map(\.id.rawValue), usual: Profile.hurried.id.rawValue)
}
