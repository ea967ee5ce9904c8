/// Growth on each edge, in points: positive grows, negative shrinks.
public struct Outsets: Hashable, Sendable {
  /// The growth of the top edge, in points.
  public var top: Double
  /// The growth of the left edge, in points.
  public var left: Double
  /// The growth of the bottom edge, in points.
  public var bottom: Double
  /// The growth of the right edge, in points.
  public var right: Double

  /// Creates outsets from the growth of each edge, in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates outsets that grow every edge alike, in points.
  public init(all amount: Double) {
    self.init(top: amount, left: amount, bottom: amount, right: amount)
  }

  /// The growth of the width and the height together, in points.
  public var total: Size { Size(width: left + right, height: top + bottom) }
}
