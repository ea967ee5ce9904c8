/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// Creates a size from a width and a height, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size without extent.
  public static let zero = Size(width: 0, height: 0)

  /// Whether both sides are at least those of another size, within a tolerance in points.
  public func covers(_ other: Size, tolerance: Double = 0) -> Bool {
    width >= other.width - tolerance && height >= other.height - tolerance
  }
}

#if !hasFeature(Embedded)
  extension Size: Codable {}
#endif
