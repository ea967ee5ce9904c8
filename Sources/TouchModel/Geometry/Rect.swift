/// A rectangle with upright sides, in points.
public struct Rect: Hashable, Sendable {
  /// The corner at the top left.
  public var origin: Point
  /// The extent to the right and downwards.
  public var size: Size

  /// Creates a rectangle from its top-left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its left, top, width and height, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates the rectangle between two corners; empty where they are crossed.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The rectangle without extent at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal extent, in points.
  public var width: Double { size.width }
  /// The vertical extent, in points.
  public var height: Double { size.height }
  /// The product of the sides, in square points.
  public var area: Double { isEmpty ? 0 : width * height }
  /// Whether a side has no extent.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether a point lies inside or on the left or top edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies wholly inside, within a tolerance in points.
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.maxX <= maxX + tolerance
      && other.minY >= minY - tolerance && other.maxY <= maxY + tolerance
  }

  /// The part shared with another rectangle, or nil where they share no area.
  public func intersection(_ other: Rect) -> Rect? {
    let shared = Rect(
      left: max(minX, other.minX), top: max(minY, other.minY),
      right: min(maxX, other.maxX), bottom: min(maxY, other.maxY))
    return shared.isEmpty ? nil : shared
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      left: min(minX, other.minX), top: min(minY, other.minY),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  /// The rectangle with its edges moved outwards; a side never becomes negative.
  public func outset(by outsets: Outsets) -> Rect {
    Rect(
      left: minX - outsets.left, top: minY - outsets.top,
      right: maxX + outsets.right, bottom: maxY + outsets.bottom)
  }

  /// The rectangle moved by a distance, in points.
  public func offset(x: Double, y: Double) -> Rect {
    Rect(origin: Point(x: minX + x, y: minY + y), size: size)
  }

  /// What remains when another rectangle is cut out, as at most four rectangles without overlap.
  public func subtracting(_ other: Rect) -> [Rect] {
    guard let hole = intersection(other) else { return isEmpty ? [] : [self] }
    let pieces = [
      Rect(left: minX, top: minY, right: maxX, bottom: hole.minY),
      Rect(left: minX, top: hole.maxY, right: maxX, bottom: maxY),
      Rect(left: minX, top: hole.minY, right: hole.minX, bottom: hole.maxY),
      Rect(left: hole.maxX, top: hole.minY, right: maxX, bottom: hole.maxY),
    ]
    return pieces.filter { !$0.isEmpty }
  }
}

#if !hasFeature(Embedded)
  extension Rect: Codable {}
#endif
