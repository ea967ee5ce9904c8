import TouchCapture
import TouchModel
import TouchReport

/// The formats of `trial`.
enum TrialFormat: String, CaseIterable {
  case text
  case json
  case html
}

extension Command {
  static let trial = Command(
    name: "trial", summary: "Say what a log of taps tells of the person who made them.",
    operand: "LOG", operandLimit: 1,
    options: [.device, .pointsPerInch, .prior, .trialFormat, .output],
    notes: """
      LOG is JSON Lines, a tap a line: {"time": 1.5, "x": 101, "y": 320, "meant": {"id": "send",
      "x": 90, "y": 310, "width": 24, "height": 24}, "landed": {…}}. Lines that are none are named
      and skipped.
      """
  ) { arguments, console in
    let outputs = try Output<TrialFormat>.all(arguments, usual: .text)
    guard let path = arguments.operands.first else {
      throw UsageError("'trial' needs a log of taps; write 'touchstone trial LOG'")
    }
    let (_, density) = try PredictOptions.screen(arguments)
    let prior = arguments.value(of: .prior).flatMap { Profile.named($0) } ?? .hurried
    let log = TapLogReader.read(try PredictOptions.contents(of: path))
    for line in log.skipped { console.complain("\(path):\(line.line): error: \(line.reason)") }
    guard !log.taps.isEmpty else {
      throw UsageError("\(path): holds no tap; see 'touchstone trial --help'")
    }
    let report = TrialReport(name: path, log: log, density: density, prior: prior)
    try Output.write(outputs, to: console) { output in
      switch output.format {
      case .text: TrialText.text(of: report)
      case .json: TrialJSON.text(of: report)
      case .html: TrialHTML.text(of: report)
      }
    }
    return log.skipped.isEmpty ? 0 : 2
  }
}
