import TouchModel
import TouchReport
import TouchRules

/// The formats of `check`.
enum CheckFormat: String, CaseIterable {
  case text
  case json
  case html
}

extension Command {
  static let check = Command(
    name: "check", summary: "Say what is too small to be hit.",
    operand: "[PATH…]",
    options: [.policy, .checkFormat, .output, .sort, .failOn, .device, .system, .textSize]
      + [.profile, .undecided, .jobs, .cache, .noCache, .noColor],
    notes: """
      PATH is a file of Swift or Interface Builder, or a folder; the current folder where none is
      given. Of a Swift file that is named it is also told what its code does to elements of other
      files, and what is wrong with its views that previews alone show so far. Where no --device is
      given, apps for the iPad alone are laid out for one; where no --system is given, apps that need
      a later one than 18 are laid out for the least that they run on.
      Findings go to standard output, problems to standard error. The exit status is 0 without
      findings at or above --fail-on, 1 with, and 2 where something could not be read or written.
      """
  ) { arguments, console in
    let outputs = try Output<CheckFormat>.all(arguments, usual: .text)
    let cache = try AuditOptions.cache(arguments, console)
    var audit = try AuditOptions.audit(
      arguments, cache: cache, quotesSource: outputs.contains { $0.format != .json },
      progress: console.progress
    ).check(isLast: true)
    console.progress?.end()
    audit.sort(by: arguments.value(of: .sort).flatMap(Audit.Order.init) ?? .misses)
    for problem in audit.problems { console.complain(problem.text) }
    try Output.write(outputs, to: console) { output in
      switch output.format {
      case .text:
        let report = TextReport(
          listsUndecided: arguments.has(.undecided),
          isColoured: output.file == nil && console.isColoured && !arguments.has(.noColor))
        return report.text(of: audit)
      case .json: return JSONReport.text(of: audit)
      case .html: return HTMLReport.text(of: audit)
      }
    }
    if audit.problems.contains(where: { $0.isFatal }) { return 2 }
    guard let level = arguments.value(of: .failOn).flatMap(Severity.init) else { return 0 }
    return audit.findings.contains { $0.severity >= level } ? 1 : 0
  }
}
