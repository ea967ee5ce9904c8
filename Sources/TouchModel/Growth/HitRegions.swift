/// Hit regions that share the space between targets, and what stands in the way of larger ones.
public struct HitRegions: Hashable, Sendable {
  /// The hit region of each target, in points.
  public var hits: [Rect]
  /// The groups of targets that cannot all have the size that they want, the worst first.
  public var shortages: [Shortage]
  /// The targets that are drawn over each other; their hit regions may overlap as they do.
  public var overlapped: [Int]

  /// What a target wants.
  public struct Wish: Hashable, Sendable {
    /// What is drawn, which never moves, in points.
    public var visual: Rect
    /// The size of the hit region that it wants, in points.
    public var size: Size
    /// How far each edge may grow at most, in points; infinite where nothing limits it.
    public var limits: Outsets
    /// The area outside which no touch arrives, as an ancestor's bounds; nil where nothing clips.
    public var bounds: Rect?

    /// Creates a wish.
    public init(
      visual: Rect, size: Size, limits: Outsets = Outsets(all: .infinity), bounds: Rect? = nil
    ) {
      self.visual = visual
      self.size = size
      self.limits = limits
      self.bounds = bounds
    }
  }

  /// Targets in line that together want more than there is between what bounds them.
  public struct Shortage: Hashable, Sendable {
    /// Whether they stand side by side or one above the other.
    public var isVertical: Bool
    /// The targets, from left to right or from top to bottom.
    public var targets: [Int]
    /// The room that they need beyond what there is, in points.
    public var missing: Double
  }
}

extension HitRegions {
  /// Returns the hit regions after each grows towards its wanted size.
  ///
  /// Nothing visible moves, hit regions of targets that are not drawn over each other do not overlap
  /// and stay inside the bounds. Sizes are max-min fair along each direction: none could be larger
  /// without making one smaller that is no larger itself; among such, regions lie as evenly about
  /// what is drawn as they can. Widths and heights are settled one after the other, in the order
  /// that leaves the least served target better off.
  ///
  /// Frames that overlap by at most a point, as frames rounded to whole points do, are cut at the
  /// middle of the overlap.
  ///
  /// - Complexity: O(n log n) for n targets, and what pairs are drawn over each other.
  /// - Throws: `InputError` for a frame, a size or a limit that is infinite or negative, or no number; a
  ///   limit may be infinite.
  public static func grown(_ wishes: [Wish]) throws(InputError) -> HitRegions {
    try shared(wishes, maximumShift: .infinity)
  }

  /// Returns the hit regions after neighbours are pushed apart about what is drawn.
  ///
  /// Each keeps its wanted size where it can; where two would overlap they move apart, so that
  /// nothing visible moves but the centres of the hit regions do, as little as possible in the sum of
  /// squares. Where that would take more than the limit, sizes give way, fairly.
  ///
  /// - Parameter maximumShift: How far a centre may move, in points. Six points, about a millimetre,
  ///   is what a practitioner found that people do not notice; assumed.
  /// - Throws: `InputError` as `grown(_:)` does, and `outOfRange` for a shift below 0.
  public static func separated(
    _ wishes: [Wish], maximumShift: Double = 6
  ) throws(InputError) -> HitRegions {
    guard maximumShift >= 0 else { throw .outOfRange }
    return try shared(wishes, maximumShift: maximumShift)
  }

  /// Returns the side of the largest squares that all targets can have at once, in points.
  ///
  /// - Parameters:
  ///   - visuals: What is drawn.
  ///   - bounds: The area outside which no touch arrives.
  ///   - maximumShift: How far a hit region's centre may lie from what is drawn, in points.
  ///   - most: The side above which nobody looks, in points.
  /// - Returns: A side at least as large as the largest side drawn that still fits, or 0 if none
  ///   does.
  public static func largestSquare(
    around visuals: [Rect], in bounds: Rect? = nil, maximumShift: Double = 6, upTo most: Double
  ) throws(InputError) -> Double {
    guard most.isFinite, most >= 0 else { throw .outOfRange }
    // Checked once here, since what follows cannot throw.
    _ = try separated(
      visuals.map { Wish(visual: $0, size: .zero, bounds: bounds) }, maximumShift: maximumShift)
    func fits(_ side: Double) -> Bool {
      let size = Size(width: side, height: side)
      let wishes = visuals.map { Wish(visual: $0, size: size, bounds: bounds) }
      guard let regions = try? separated(wishes, maximumShift: maximumShift) else { return false }
      return regions.shortages.isEmpty
    }
    if fits(most) { return most }
    var (low, high) = (0.0, most)
    while high - low > 1e-6 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

extension Outsets {
  /// Creates outsets by the direction in which people read, in points.
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0,
    isRightToLeft: Bool
  ) {
    self.init(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}
