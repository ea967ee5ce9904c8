/// Numbers of the system's by which several parts of the audit go.
enum SystemLimits {
  /// The width in points of the narrowest screens, those of an iPhone SE of the first kind; an app beside
  /// another on an iPad is taken to be no narrower.
  ///
  /// Source: the table of devices (`Device.phones`).
  static let leastScreenWidth = 320.0

  /// The alpha below which a view takes no touches.
  ///
  /// Source: the documentation of `UIView.hitTest(_:with:)`.
  static let leastTouchedAlpha = 0.01
}
