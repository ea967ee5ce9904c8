import TouchModel
import TouchRules

/// What a log of taps says of a person, for people.
public struct TrialText {
  /// Returns the report of a trial.
  public static func text(of report: TrialReport) -> String {
    var lines = statements(report)
    if !report.person.scatter.isEmpty {
      let offset = report.person.offsetX.flatMap { x in
        report.person.offsetY.map { Point(x: x.value, y: $0.value) }
      }
      lines += ["", "where taps landed about their aim, '+', and on average, 'o':", ""]
      lines += ScatterPicture.lines(report.person.scatter, offset: offset)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns what is known, a statement a line.
  static func statements(_ report: TrialReport) -> [String] {
    let (log, person) = (report.log, report.person)
    var lines = [
      "\(report.name): \(count(log.taps.count, "tap")), \(person.counted) with a known intention"
        + (person.lapses > 0 ? ", \(count(person.lapses, "lapse")) left out" : "")
        + (log.skipped.isEmpty ? "" : ", \(count(log.skipped.count, "line")) skipped")
    ]
    if log.holdsOnlyHits {
      lines.append("the log holds only hits; what it cannot show of the scatter is filled in")
    }
    if let x = person.offsetX, let y = person.offsetY {
      lines.append(
        "taps land \(interval(x)) mm to the right of the aim and \(interval(y)) mm below")
    }
    if let x = person.deviationX, let y = person.deviationY {
      lines.append("they scatter by \(interval(x)) mm across and \(interval(y)) mm down")
    }
    if let first = person.firstTap {
      lines.append(
        "first taps hit \(first.value.percent) of the time "
          + "(\(first.low.percent) to \(first.high.percent))")
    }
    let runs = person.runs
    lines.append(
      [
        count(runs.retries.count, "miss", "misses") + " made good by a retry",
        count(runs.frustrated.count, "frustrated run"),
        count(runs.rageTaps.count, "run of rage taps", "runs of rage taps"),
        count(runs.holdovers.count, "holdover touch", "holdover touches"),
      ].joined(separator: ", "))
    guard let sizes = report.sizes else {
      lines.append("what size a target needs is not told, since no tap has a known intention")
      return lines
    }
    for (rate, side) in sizes {
      guard let side else { continue }
      lines.append(
        "to be missed at most \((rate * 100).plain) % of the time a target needs "
          + "\(side.value.plain) pt (\(side.low.plain) to \(side.high.plain))")
    }
    return lines
  }

  private static func interval(_ estimate: Estimate) -> String {
    "\(estimate.value.plain) (\(estimate.low.plain) to \(estimate.high.plain))"
  }

  private static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }
}
