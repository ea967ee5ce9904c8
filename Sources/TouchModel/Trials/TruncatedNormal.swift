/// The normal distribution behind numbers of which only those inside limits were kept.
///
/// A log that holds only hits shows a narrower scatter than there is: touches that scattered further
/// are not in it. Each number comes with its own limits, so that targets of several sizes count
/// together.
public struct TruncatedNormal: Hashable, Sendable {
  /// The mean of all numbers, kept or not.
  public var mean: Estimate
  /// The standard deviation of all numbers, kept or not.
  public var deviation: Estimate

  /// The standard error of the deviation's logarithm from which numbers tell nothing: an interval
  /// from a third to three times the estimate; assumed.
  private static let vaguest = 0.56

  /// A number that was kept, and the limits that it was kept for being between.
  public struct Observation: Hashable, Sendable {
    /// The number.
    public var value: Double
    /// The least that would have been kept.
    public var low: Double
    /// The most that would have been kept.
    public var high: Double

    /// Creates an observation.
    public init(_ value: Double, from low: Double, to high: Double) {
      self.value = value
      self.low = low
      self.high = high
    }
  }

  /// Fits the distribution by the greatest likelihood, with Wald's intervals; nil for fewer than
  /// eight numbers, or where they tell nothing of what was not kept.
  ///
  /// What was not kept is filled in with its expectation, over and over (Dempster, Laird & Rubin
  /// 1977).
  public init?(_ observations: [Observation]) {
    let kept = observations.filter { $0.low < $0.high && $0.value.isFinite }
    guard kept.count >= 8 else { return nil }
    let groups = TruncatedNormal.grouped(kept)
    let (start, variance) = Estimate.moments(kept.map { $0.value })
    let widest = kept.reduce(0) { max($0, $1.high - $1.low) }
    var fit = (mean: start, deviation: max(variance.squareRoot(), 1e-6))
    var speed = (mean: 0.0, deviation: 0.0)
    for step in 0..<2000 {
      let next = TruncatedNormal.filled(groups, fit)
      let move = (next.mean - fit.mean, next.deviation - fit.deviation)
      // Steps shrink by a nearly constant factor; from time to time go where they would end.
      let ratio = speed.deviation == 0 ? 0 : move.1 / speed.deviation
      let far = step % 8 == 7 && ratio > 0 && ratio < 0.99 ? min(20, ratio / (1 - ratio)) : 0
      let jump = max(next.deviation + far * move.1, next.deviation / 2)
      fit = (next.mean + far * move.0, jump)
      speed = move
      // Flat likelihood: the numbers fill their limits evenly, and any wide scatter explains that.
      if fit.deviation > 5 * widest { return nil }
      if far == 0, move.0.magnitude + move.1.magnitude < 1e-10 * fit.deviation { break }
    }
    guard let errors = TruncatedNormal.errors(groups, fit),
      errors.logDeviation < TruncatedNormal.vaguest
    else { return nil }
    let z = 1.959963984540054
    let factor = Elementary.exp(z * errors.logDeviation)
    mean = Estimate(
      value: fit.mean, low: fit.mean - z * errors.mean, high: fit.mean + z * errors.mean)
    deviation = Estimate(
      value: fit.deviation, low: fit.deviation / factor, high: fit.deviation * factor)
  }

  /// Numbers with the same limits, by what the likelihood needs of them.
  private struct Group {
    var low, high: Double
    var count = 0.0
    var sum = 0.0
    var squares = 0.0
  }

  private static func grouped(_ observations: [Observation]) -> [Group] {
    var groups: [Group] = []
    let ordered = observations.sorted {
      $0.low != $1.low
        ? $0.low < $1.low : $0.high != $1.high ? $0.high < $1.high : $0.value < $1.value
    }
    for observation in ordered {
      if groups.last?.low != observation.low || groups.last?.high != observation.high {
        groups.append(Group(low: observation.low, high: observation.high))
      }
      groups[groups.count - 1].count += 1
      groups[groups.count - 1].sum += observation.value
      groups[groups.count - 1].squares += observation.value * observation.value
    }
    return groups
  }

  /// Returns the moments of the numbers and of those that were expectedly not kept.
  private static func filled(
    _ groups: [Group], _ fit: (mean: Double, deviation: Double)
  ) -> (mean: Double, deviation: Double) {
    let (m, s) = fit
    var (count, sum, squares) = (0.0, 0.0, 0.0)
    for group in groups {
      let (a, b) = ((group.low - m) / s, (group.high - m) / s)
      let inside = max(Normal.between(a, b), 1e-12)
      let (f, g) = (Normal.density(a), Normal.density(b))
      // Moments about the mean of what falls inside.
      let first = s * (f - g)
      let second = s * s * (inside + a * f - b * g)
      let lost = (1 - inside) / inside
      count += group.count * (1 + lost)
      sum += (group.sum - group.count * m) - group.count * first / inside
      let centred = group.squares - 2 * m * group.sum + group.count * m * m
      squares += centred + group.count * (s * s - second) / inside
    }
    let shift = sum / count
    return (m + shift, max(squares / count - shift * shift, 1e-12).squareRoot())
  }

  private static func logLikelihood(_ groups: [Group], _ m: Double, _ s: Double) -> Double {
    groups.reduce(0) { total, group in
      let inside = Normal.between((group.low - m) / s, (group.high - m) / s)
      let centred = group.squares - 2 * m * group.sum + group.count * m * m
      return total - centred / (2 * s * s)
        - group.count * (Elementary.log(s) + Elementary.log(max(inside, 1e-300)))
    }
  }

  /// Returns the standard errors by the curvature of the likelihood, in the deviation's logarithm.
  private static func errors(
    _ groups: [Group], _ fit: (mean: Double, deviation: Double)
  ) -> (mean: Double, logDeviation: Double)? {
    let (m, s) = fit
    let (h, k) = (s * 1e-3, 1e-3)
    let (up, down) = (Elementary.exp(k), Elementary.exp(-k))
    func at(_ x: Double, _ y: Double) -> Double { logLikelihood(groups, m + x, s * y) }
    let middle = at(0, 1)
    let a = -(at(h, 1) - 2 * middle + at(-h, 1)) / (h * h)
    let d = -(at(0, up) - 2 * middle + at(0, down)) / (k * k)
    let b = -(at(h, up) - at(h, down) - at(-h, up) + at(-h, down)) / (4 * h * k)
    let determinant = a * d - b * b
    guard a > 0, d > 0, determinant > 0 else { return nil }
    return ((d / determinant).squareRoot(), (a / determinant).squareRoot())
  }
}
