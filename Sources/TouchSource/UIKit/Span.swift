import TouchLayout
import TouchModel

/// How long a side of a view is, as far as the code says.
struct Span {
  /// The least, in points.
  var low: Double
  /// The most, in points; infinite where nothing limits it.
  var high: Double
  /// How well the ends are known.
  var certainty: Certainty
  /// Where the code says so, from the content outwards.
  var sources: [Source] = []
  /// Why it is not known, if it is not.
  var reason: String?

  /// A place that gives a view a length.
  struct Source {
    var place: Place
    var name: String
    var operation: Screen.Step.Operation
  }

  /// A length of which nothing is known.
  static func unknown(_ reason: String) -> Span {
    Span(low: 0, high: .infinity, certainty: .unknown, reason: reason)
  }

  init(
    low: Double, high: Double, certainty: Certainty, sources: [Source] = [], reason: String? = nil
  ) {
    self.low = max(0, low)
    self.high = max(0, high)
    self.certainty = certainty
    self.sources = sources
    self.reason = reason
  }

  init(_ length: Length, _ certainty: Certainty = .exact) {
    self.init(
      low: length.smallest, high: length.largest,
      certainty: length.isKnown ? certainty : max(certainty, .estimated))
  }

  /// Whether anything bounds it from above.
  var isBounded: Bool { high.isFinite }

  /// The range that holds both.
  func hull(_ other: Span) -> Span {
    Span(
      low: min(low, other.low), high: max(high, other.high),
      certainty: low == other.low && high == other.high ? certainty : max(.estimated, certainty),
      sources: sources
        + other.sources.filter { source in
          !sources.contains { $0.place == source.place }
        },
      reason: reason ?? other.reason)
  }

  /// The length times a factor and with a summand.
  func scaled(by factor: Length, plus summand: Length) -> Span {
    var result = self
    result.low = max(0, low * factor.smallest + summand.smallest)
    result.high = max(0, high * factor.largest + summand.largest)
    return result
  }
}
