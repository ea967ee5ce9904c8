extension Device {
  /// Whether its screen is wider than high.
  public var isOnItsSide: Bool { size.width > size.height }

  /// Returns the device on its side, with what bars and sensors take of the screen there.
  ///
  /// Where the screen of an iPhone reaches around its sensors, both its sides leave room for them and the
  /// indicator below takes 21 points; others show no status bar on their sides. An iPad's bars stay.
  public var onItsSide: Device {
    var device = self
    device.size = Size(width: size.height, height: size.width)
    guard platform == .iOS else { return device }
    let hasIndicator = safeArea.bottom > 0
    device.safeArea =
      hasIndicator ? Outsets(left: safeArea.top, bottom: 21, right: safeArea.top) : Outsets()
    return device
  }
}
