import TouchModel
import TouchReport
import TouchRules

/// The formats of `inspect`.
enum InspectFormat: String, CaseIterable {
  case text
  case json
  case svg
}

extension Command {
  static let inspect = Command(
    name: "inspect", summary: "Show every element with its frames and its hit region.",
    operand: "[PATH…]",
    options: [
      .view, .inspectFormat, .output, .policy, .device, .system, .textSize, .jobs, .noCache,
    ],
    notes: """
      PATH is a file of Swift or Interface Builder, or a folder; the current folder where none is
      given. Each view declared there is laid out alone, with content of a usual size. The colours of
      '--format svg' say what the policy makes of each element. Nothing is kept for the next run,
      with '--no-cache' or without.
      """
  ) { arguments, console in
    let outputs = try Output<InspectFormat>.all(arguments, usual: .text)
    let view = arguments.value(of: .view)
    let policy = AuditOptions.policy(arguments)
    let (views, problems) = try AuditOptions.audit(
      arguments, progress: console.progress
    ).inspect(view: view)
    console.progress?.end()
    for problem in problems { console.complain(problem.text) }
    try Output.write(outputs, to: console) { output in
      switch output.format {
      case .text: InspectText.text(of: views)
      case .json: InspectJSON.text(of: views)
      case .svg: ScreenPicture.text(of: views, policy: policy)
      }
    }
    if problems.contains(where: { $0.isFatal }) { return 2 }
    if let view, views.isEmpty {
      throw UsageError("no view is called '\(view)'; leave '--view' out to see them all")
    }
    return 0
  }
}
