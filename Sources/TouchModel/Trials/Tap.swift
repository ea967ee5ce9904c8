/// One tap of a trial: where it landed, what it was meant for and what came of it.
///
/// A log of taps is written as JSON Lines, one object a line, in UTF-8:
///
///     {"time": 12.04, "x": 101.5, "y": 320.0, "session": "anna-1",
///      "meant": {"id": "send", "x": 90, "y": 310, "width": 24, "height": 24},
///      "landed": {"id": "send", "x": 90, "y": 310, "width": 24, "height": 24}}
///
/// | member | meaning |
/// | --- | --- |
/// | `time` | seconds since any fixed moment; needed |
/// | `x`, `y` | where the finger went down, in points from the top left; needed |
/// | `session` | a name for taps that one person made in one go; one session if absent |
/// | `meant` | the target that was meant and what is drawn of it, in points; absent if not known |
/// | `landed` | the target that reacted; absent if none did |
/// | `left` | seconds after the tap at which its effect was undone or left; absent if it was not |
/// | `repeats` | true for targets that are meant to be tapped again and again, as a stepper |
///
/// A target may have a member `hit`, a rectangle of the same shape, where it reacts if that is not
/// where it is drawn. Lines that are empty are passed over; a line that is not such an object is named and skipped. The
/// first line may instead describe the log: `{"pointsPerInch": 153.3, "holds": "hits"}`, where
/// `holds` is `hits` if misses were not recorded, else `all`.
public struct Tap: Hashable, Sendable {
  /// A target in a log.
  public struct Target: Hashable, Sendable {
    /// What it is called.
    public var id: String
    /// What is drawn of it, in points.
    public var visual: Rect
    /// Where it reacts, in points.
    public var hit: Rect

    /// Creates a target; without a hit region it reacts where it is drawn.
    public init(id: String, visual: Rect, hit: Rect? = nil) {
      self.id = id
      self.visual = visual
      self.hit = hit ?? visual
    }
  }

  /// When the finger went down, in seconds since any fixed moment.
  public var time: Double
  /// Where it went down, in points.
  public var location: Point
  /// The person's session.
  public var session: String
  /// The target that was meant, if it is known.
  public var meant: Target?
  /// The target that reacted, if one did.
  public var landed: Target?
  /// How many seconds later the effect was undone or left, if it was.
  public var left: Double?
  /// Whether the target is meant to be tapped again and again, as a stepper or a key.
  public var repeats: Bool

  /// Creates a tap.
  public init(
    time: Double, location: Point, session: String = "", meant: Target? = nil,
    landed: Target? = nil, left: Double? = nil, repeats: Bool = false
  ) {
    self.time = time
    self.location = location
    self.session = session
    self.meant = meant
    self.landed = landed
    self.left = left
    self.repeats = repeats
  }

  /// Whether all of it can be computed with: times and places are finite and sizes not negative.
  public var isValid: Bool {
    guard time.isFinite, location.x.isFinite, location.y.isFinite, (left ?? 0) >= 0 else {
      return false
    }
    for case let target? in [meant, landed] {
      guard target.visual.isMeasurable, target.hit.isMeasurable else { return false }
    }
    return true
  }
}

/// A number estimated from data, with an interval that holds the true one 95 % of the time.
public struct Estimate: Hashable, Sendable {
  /// The number.
  public var value: Double
  /// Where the interval begins.
  public var low: Double
  /// Where the interval ends.
  public var high: Double

  /// Creates an estimate.
  public init(value: Double, low: Double, high: Double) {
    self.value = value
    self.low = low
    self.high = high
  }

  /// Returns the share of successes with Wilson's interval (Wilson 1927); 0 to 1 without trials.
  public static func proportion(successes: Int, of trials: Int) -> Estimate {
    guard trials > 0 else { return Estimate(value: .nan, low: 0, high: 1) }
    let n = Double(trials)
    let p = Double(min(max(0, successes), trials)) / n
    let z = 1.959963984540054
    let centre = p + z * z / (2 * n)
    let half = z * (p * (1 - p) / n + z * z / (4 * n * n)).squareRoot()
    let scale = 1 + z * z / n
    return Estimate(
      value: p, low: max(0, (centre - half) / scale), high: min(1, (centre + half) / scale))
  }

  /// Returns the mean of normal numbers with Student's interval; nil for fewer than two.
  public static func mean(_ numbers: [Double]) -> Estimate? {
    guard numbers.count > 1 else { return nil }
    let n = Double(numbers.count)
    let (mean, variance) = moments(numbers)
    let half = Student.quantile(0.975, degrees: n - 1) * (variance / n).squareRoot()
    return Estimate(value: mean, low: mean - half, high: mean + half)
  }

  /// Returns the standard deviation of normal numbers with the χ² interval; nil for fewer than two.
  public static func deviation(_ numbers: [Double]) -> Estimate? {
    guard numbers.count > 1 else { return nil }
    let factors = deviationFactors(count: numbers.count)
    let deviation = moments(numbers).variance.squareRoot()
    return Estimate(
      value: deviation, low: deviation * factors.low, high: deviation * factors.high)
  }

  /// Returns by what a deviation of that many normal numbers is multiplied at the ends of its
  /// interval.
  public static func deviationFactors(count: Int) -> (low: Double, high: Double) {
    let degrees = Double(max(1, count - 1))
    return (
      (degrees / ChiSquare.quantile(0.975, degrees: degrees)).squareRoot(),
      (degrees / ChiSquare.quantile(0.025, degrees: degrees)).squareRoot()
    )
  }

  /// Returns the mean of numbers and their variance about it, divided by one less than their count.
  static func moments(_ numbers: [Double]) -> (mean: Double, variance: Double) {
    let n = Double(numbers.count)
    let mean = numbers.reduce(0, +) / n
    let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (mean, numbers.count > 1 ? squares / (n - 1) : 0)
  }
}
