/// Where along a line the likelier of two targets changes.
public enum Boundary {
  /// A target on a line: its middle, the deviation of touches meant for it, and how often it is.
  public struct Side: Hashable, Sendable {
    /// The middle of what is drawn, in any unit of length.
    public var centre: Double
    /// The standard deviation of touches, in the unit of the middle.
    public var deviation: Double
    /// How often it is meant, relative to the other.
    public var weight: Double

    /// Creates a side.
    public init(centre: Double, deviation: Double, weight: Double = 1) {
      self.centre = centre
      self.deviation = deviation
      self.weight = weight
    }
  }

  /// Returns the place between two middles where touches are as likely meant for one as for the
  /// other: ln(π/σ) − (b − c)²/2σ² is the same for both.
  ///
  /// It is the middle between the middles for equal deviations and weights, which is not the middle
  /// of the gap where sizes differ.
  ///
  /// - Returns: A place; nil where one of them is the likelier all the way, or where the numbers are
  ///   not finite and positive.
  public static func between(_ first: Side, _ second: Side) -> Double? {
    let (a, b) = first.centre <= second.centre ? (first, second) : (second, first)
    guard a.deviation > 0, b.deviation > 0, a.weight > 0, b.weight > 0,
      (a.centre + b.centre + a.deviation + b.deviation + a.weight + b.weight).isFinite
    else { return nil }
    // How much likelier the first is; it falls from one middle to the other.
    func lead(_ at: Double) -> Double {
      let (u, v) = ((at - a.centre) / a.deviation, (at - b.centre) / b.deviation)
      return Elementary.log(a.weight * b.deviation / (b.weight * a.deviation)) + (v * v - u * u) / 2
    }
    guard lead(a.centre) >= 0, lead(b.centre) <= 0 else { return nil }
    return Root.bisect(from: a.centre, to: b.centre) { lead($0) > 0 }
  }

  /// Returns the share of touches that the best boundary between two alike targets gets wrong.
  ///
  /// - Parameters:
  ///   - distance: The distance between their middles.
  ///   - deviation: The standard deviation of touches, in the same unit.
  public static func error(distance: Double, deviation: Double) -> Double {
    Normal.above(distance / (2 * deviation))
  }
}
