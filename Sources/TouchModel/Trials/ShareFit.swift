/// The dual-Gaussian parameters of a person, fitted to scatters at targets of several sizes.
public struct ShareFit: Hashable, Sendable {
  /// The share α of the squared size.
  public var share: Estimate
  /// The squared constant deviation σₐ², in square millimetres.
  public var baseVariance: Estimate

  /// The scatter at targets of one size.
  public struct Group: Hashable, Sendable {
    /// The size, in millimetres.
    public var size: Double
    /// The variance of touches, in square millimetres.
    public var variance: Double
    /// How many touches it is of.
    public var count: Int

    /// Creates a group.
    public init(size: Double, variance: Double, count: Int) {
      self.size = size
      self.variance = variance
      self.count = count
    }
  }

  /// Fits σ² = α·size² + σₐ² by weighted least squares, with the weights that the fitted variances
  /// imply: a sample variance of n touches scatters by 2σ⁴/(n−1).
  ///
  /// Nil for fewer than three sizes with two touches each. A share below zero is taken for zero.
  public init?(_ groups: [Group]) {
    let used = groups.filter { $0.count > 1 && $0.variance > 0 && $0.variance.isFinite }
    var sizes: [Double] = []
    for group in used where !sizes.contains(group.size) { sizes.append(group.size) }
    guard sizes.count >= 3 else { return nil }
    var line = (slope: 0.0, constant: 0.0)
    var errors = (slope: 0.0, constant: 0.0)
    for _ in 0..<30 {
      var (w, wx, wxx, wy, wxy) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for group in used {
        let x = group.size * group.size
        let fitted = line.constant + line.slope * x
        let variance = fitted > 0 ? fitted : group.variance
        let weight = Double(group.count - 1) / (2 * variance * variance)
        w += weight
        wx += weight * x
        wxx += weight * x * x
        wy += weight * group.variance
        wxy += weight * x * group.variance
      }
      let determinant = w * wxx - wx * wx
      guard determinant > 0 else { return nil }
      line.slope = max(0, (w * wxy - wx * wy) / determinant)
      line.constant = max(1e-6, (wy - line.slope * wx) / w)
      errors = ((w / determinant).squareRoot(), (wxx / determinant).squareRoot())
    }
    let z = 1.959963984540054
    share = Estimate(
      value: line.slope, low: max(0, line.slope - z * errors.slope),
      high: line.slope + z * errors.slope)
    baseVariance = Estimate(
      value: line.constant, low: max(0, line.constant - z * errors.constant),
      high: line.constant + z * errors.constant)
  }
}
