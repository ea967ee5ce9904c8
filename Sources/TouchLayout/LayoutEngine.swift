import TouchModel

/// Lays a view tree out and reports what a person can act on.
public struct LayoutEngine: Sendable {
  /// The device to lay out for.
  public var device: Device

  /// Creates an engine for a device.
  public init(device: Device) {
    self.device = device
  }
}
