import TouchModel

/// What a log of taps says of a person, for other programs: version 1 of the documented format.
/// Lengths are millimetres, sides points and rates shares.
public struct TrialJSON {
  /// Returns the report of a trial.
  public static func text(of report: TrialReport) -> String {
    let (log, person) = (report.log, report.person)
    let skipped = log.skipped.map {
      JSON.members(("line", .integer($0.line)), ("reason", .string($0.reason)))
    }
    let sizes = report.sizes?.compactMap { rate, side in
      side.map {
        JSON.members(
          ("rate", .rate(rate)), ("side", .number($0.value)), ("low", .number($0.low)),
          ("high", .number($0.high)))
      }
    }
    let scatter = person.scatter.map { JSON.members(("x", .number($0.x)), ("y", .number($0.y))) }
    return JSON.members(
      ("version", .integer(1)), ("log", .string(report.name)), ("taps", .integer(log.taps.count)),
      ("counted", .integer(person.counted)), ("lapses", .integer(person.lapses)),
      ("holds", .string(log.holdsOnlyHits ? "hits" : "all")),
      ("pointsPerInch", .number(report.density.pointsPerInch)),
      ("profile", .string(report.prior.id.rawValue)),
      ("offset", pair(person.offsetX, person.offsetY)),
      ("deviation", pair(person.deviationX, person.deviationY)),
      (
        "firstTap",
        person.firstTap.map {
          .members(("rate", .rate($0.value)), ("low", .rate($0.low)), ("high", .rate($0.high)))
        }
      ),
      ("retries", .integer(person.runs.retries.count)),
      ("frustrated", .integer(person.runs.frustrated.count)),
      ("rageTaps", .integer(person.runs.rageTaps.count)),
      ("holdovers", .integer(person.runs.holdovers.count)),
      ("sizes", sizes.map { .array($0) }), ("skipped", .array(skipped)),
      ("scatter", .array(scatter))
    ).text
  }

  private static func pair(_ x: Estimate?, _ y: Estimate?) -> JSON? {
    guard let x, let y else { return nil }
    return .members(("x", estimate(x)), ("y", estimate(y)))
  }

  private static func estimate(_ estimate: Estimate) -> JSON {
    .members(
      ("value", .number(estimate.value)), ("low", .number(estimate.low)),
      ("high", .number(estimate.high)))
  }
}
