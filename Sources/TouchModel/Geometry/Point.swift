/// A place on a screen, in points, from the top left.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Creates a point from its distances to the left and the top, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point at the top left of the coordinate space.
  public static let zero = Point(x: 0, y: 0)
}

#if !hasFeature(Embedded)
  extension Point: Codable {}
#endif
