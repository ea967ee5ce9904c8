/// How many points make an inch of a screen.
public struct Density: Hashable, Comparable, Sendable {
  /// Points an inch; positive and finite.
  public let pointsPerInch: Double

  /// Creates a density; nil unless the number is positive and finite.
  public init?(pointsPerInch: Double) {
    guard pointsPerInch > 0, pointsPerInch.isFinite else { return nil }
    self.pointsPerInch = pointsPerInch
  }

  /// Creates the density of a screen from its pixels an inch and the points and native pixels of its
  /// width; nil unless all are positive and finite.
  ///
  /// It holds for Display Zoom and for screens that are scaled down, where pixels an inch over the
  /// scale does not.
  public init?(pixelsPerInch: Double, points: Points, nativePixels: Pixels) {
    guard pixelsPerInch > 0, points.value > 0, nativePixels.value > 0 else { return nil }
    self.init(pointsPerInch: pixelsPerInch * points.value / nativePixels.value)
  }

  /// The length of a point.
  public var millimetresPerPoint: Double { 25.4 / pointsPerInch }

  /// Orders from the larger points to the smaller.
  public static func < (first: Density, second: Density) -> Bool {
    first.pointsPerInch < second.pointsPerInch
  }

  /// Returns the length on screen of a number of points.
  public func millimetres(_ points: Points) -> Millimetres {
    inches(points).millimetres
  }

  /// Returns the number of points that a length on screen takes.
  public func points(_ millimetres: Millimetres) -> Points {
    points(millimetres.inches)
  }

  /// Returns the length on screen of a number of points.
  public func inches(_ points: Points) -> Inches { Inches(points.value / pointsPerInch) }

  /// Returns the number of points that a length on screen takes.
  public func points(_ inches: Inches) -> Points { Points(inches.value * pointsPerInch) }
}

extension Device {
  /// Returns the number of rendered pixels of a number of points.
  public func pixels(_ points: Points) -> Pixels { Pixels(points.value * scale) }

  /// Returns the number of points of a number of rendered pixels.
  public func points(_ pixels: Pixels) -> Points { Points(pixels.value / scale) }
}
