/// A target as precision, growth and decoding see it: what people aim at and where a touch acts.
public struct TouchTarget: Hashable, Sendable {
  /// The bounding box of what is drawn, which people aim at, in points.
  public var visual: Rect
  /// Where a touch acts, in points; of targets that overlap, the later is in front.
  public var hit: Region
  /// How often it is meant, relative to the others; zero for never.
  public var weight: Double
  /// Whether a touch that is not surely meant for it must not set it off.
  public var isDestructive: Bool

  /// Creates a target; without a hit region it reacts where it is drawn.
  public init(
    visual: Rect, hit: Region? = nil, weight: Double = 1, isDestructive: Bool = false
  ) {
    self.visual = visual
    self.hit = hit ?? Region(visual)
    self.weight = weight
    self.isDestructive = isDestructive
  }
}

/// Why a computation on targets could not be made; targets are named by their index.
public enum InputError: Error, Hashable, Sendable {
  /// A coordinate, a size or a weight is infinite or not a number.
  case notFinite(target: Int)
  /// A width, a height or a weight is negative.
  case negative(target: Int)
  /// The scatter has no positive deviation, or is not finite.
  case spread
  /// A size, a limit, a rate or a threshold is outside the range that it can have.
  case outOfRange
}

extension TouchTarget {
  /// Checks that all targets can be computed with.
  static func check(_ targets: [TouchTarget]) throws(InputError) {
    for (index, target) in targets.enumerated() {
      try target.visual.check(index)
      if let box = target.hit.boundingBox { try box.check(index) }
      guard target.weight.isFinite else { throw .notFinite(target: index) }
      guard target.weight >= 0 else { throw .negative(target: index) }
    }
  }
}

extension Rect {
  /// Whether all edges are finite and no side is negative.
  var isMeasurable: Bool {
    // The right and bottom edges also overflow where each part is finite.
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && width >= 0 && height >= 0
  }

  /// Checks that the rectangle of a target is finite and has no negative side.
  func check(_ index: Int) throws(InputError) {
    if width < 0 || height < 0 { throw .negative(target: index) }
    if !isMeasurable { throw .notFinite(target: index) }
  }
}
