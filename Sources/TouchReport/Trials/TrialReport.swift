import TouchModel

/// What a log of taps says of a person, ready to be written.
public struct TrialReport: Sendable {
  /// What the log is called.
  public var name: String
  /// The log.
  public var log: TapLog
  /// What it says.
  public var person: Person
  /// The screen that sizes are for.
  public var density: Density
  /// What was taken to be so before any tap.
  public var prior: Profile

  /// The rates of misses for which sizes are told.
  static let rates = [0.05, 0.01]

  /// Creates a report.
  ///
  /// - Parameter density: The screen's density, where the log does not say it.
  public init(name: String, log: TapLog, density: Density, prior: Profile) {
    self.name = name
    self.log = log
    self.density = log.density ?? density
    self.prior = prior
    person = Person(log, density: self.density, prior: prior.hurried)
  }

  /// The sides that the person needs for each rate, in points; nil where no tap says anything of the
  /// person, since they would be those of the profile.
  var sizes: [(rate: Double, side: Estimate?)]? {
    guard person.counted > 0 else { return nil }
    return TrialReport.rates.map { ($0, person.side(forMiss: $0, density: density)) }
  }
}
