/// How touches scatter about the target that a person aims at: the dual-Gaussian model.
///
/// The variance on each axis is a share that grows with the target's visible size, because people
/// aim less carefully at what is large, and a constant that no size removes (Bi, Li & Zhai 2013,
/// published): σ² = α·size² + σₐ². All lengths are millimetres on the screen.
public struct Spread: Hashable, Sendable {
  /// The share α of the squared width.
  public var shareX: Double
  /// The share α of the squared height.
  public var shareY: Double
  /// The constant deviation σₐ across, in millimetres.
  public var baseX: Double
  /// The constant deviation σₐ down, in millimetres.
  public var baseY: Double
  /// How far touches land to the right of the aim on average, in millimetres.
  public var offsetX: Double
  /// How far touches land below the aim on average, in millimetres.
  public var offsetY: Double

  /// The width or height in millimetres beyond which a target no longer widens the scatter: people
  /// aim at a part of a wide row, not at its middle. Assumed; beyond the sizes that sources speak of.
  public static let widest = 25.0

  /// Creates a spread from the shares and the constant deviations on both axes.
  public init(
    shareX: Double, baseX: Double, shareY: Double, baseY: Double, offsetX: Double = 0,
    offsetY: Double = 0
  ) {
    self.shareX = shareX
    self.shareY = shareY
    self.baseX = baseX
    self.baseY = baseY
    self.offsetX = offsetX
    self.offsetY = offsetY
  }

  /// Creates a spread that is alike on both axes.
  public init(share: Double, base: Double) {
    self.init(shareX: share, baseX: base, shareY: share, baseY: base)
  }

  /// Returns the standard deviations of touches at a target of a visible size, in millimetres.
  public func deviation(width: Millimetres, height: Millimetres) -> (x: Double, y: Double) {
    let w = max(0, min(width.value, Spread.widest))
    let h = max(0, min(height.value, Spread.widest))
    return (
      (shareX * w * w + baseX * baseX).squareRoot(), (shareY * h * h + baseY * baseY).squareRoot()
    )
  }

  /// Returns the spread with deviations larger by a factor.
  public func scaled(by factor: Double) -> Spread {
    Spread(
      shareX: shareX * factor * factor, baseX: baseX * factor, shareY: shareY * factor * factor,
      baseY: baseY * factor, offsetX: offsetX, offsetY: offsetY)
  }

  /// Returns the spread with another average offset, in millimetres.
  public func offset(x: Double, y: Double) -> Spread {
    Spread(
      shareX: shareX, baseX: baseX, shareY: shareY, baseY: baseY, offsetX: x, offsetY: y)
  }

  /// Whether all parameters are finite, no share is negative and both deviations are positive.
  public var isValid: Bool {
    shareX >= 0 && shareY >= 0 && baseX > 0 && baseY > 0
      && (shareX + shareY + baseX + baseY).isFinite && (offsetX + offsetY).isFinite
  }
}
