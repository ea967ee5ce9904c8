import TouchModel

/// How the device is held: as it is laid out for, since nothing in the source turns it.
extension Evaluation {
  /// The types that say how it is held.
  private static let orientations: Set<String> = ["UIDeviceOrientation", "UIInterfaceOrientation"]

  /// How the device is held, as a value of a type that says so; nil of another type and where nothing
  /// is turned.
  func orientation(as type: String) -> Value? {
    guard Self.orientations.contains(type), let name = heldAs else { return nil }
    return .external(External(type: type, path: [External.Step(name: name)]))
  }

  /// What a question asks of an orientation, `isPortrait` or `isLandscape`; nil where it is no such
  /// question, or nobody knows.
  func isHeld(_ external: External, _ question: String) -> Value? {
    guard question == "isPortrait" || question == "isLandscape", let heldAs,
      external.path.last?.arguments == nil
    else { return nil }
    var name = external.name
    // A scene says it under such a name; a device says nothing until it is moved.
    if name.hasSuffix("rientation") || name == "unknown" { name = heldAs }
    guard name.hasPrefix("portrait") || name.hasPrefix("landscape") else { return nil }
    return .boolean(name.hasPrefix(question == "isPortrait" ? "portrait" : "landscape"))
  }

  /// The name of the orientation that is laid out; nil for what is never turned.
  private var heldAs: String? {
    let device = setting.device
    guard [.iOS, .iPadOS].contains(device.platform) else { return nil }
    return device.size.height >= device.size.width ? "portrait" : "landscapeLeft"
  }
}
