/// A device's screen and the platform that it stands for.
public struct Device: Hashable, Sendable {
  /// Its name in shops, as `iPhone 16`.
  public var name: String
  /// The system that it runs.
  public var platform: Platform
  /// The screen's size upright, in points.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  /// The area at the edges that bars and sensors take, upright, in points.
  public var safeArea: Outsets
  /// Points an inch of screen.
  public var pointsPerInch: Double
  /// The model identifiers that the system reports, as `iPhone17,3`.
  public var identifiers: [String]

  /// Creates a device.
  public init(
    name: String, platform: Platform, size: Size, scale: Double, safeArea: Outsets,
    pointsPerInch: Double, identifiers: [String] = []
  ) {
    self.name = name
    self.platform = platform
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.pointsPerInch = pointsPerInch
    self.identifiers = identifiers
  }

  /// How many points make an inch of this screen; nil where `pointsPerInch` is no density.
  public var density: Density? { Density(pointsPerInch: pointsPerInch) }
}
