import TouchLayout
import TouchModel

extension Evaluation {
  /// What a constant of the language's or the system's holds, by its type and what is asked of it;
  /// nothing where it is none that the audited device decides.
  func knownConstant(_ type: String, _ path: [String]) -> Value? {
    let device = setting.device
    switch (type, path) {
    case ("CGFloat", ["infinity"]), ("Double", ["infinity"]), ("Float", ["infinity"]),
      ("CGFloat", ["greatestFiniteMagnitude"]):
      return .number(Length(.infinity))
    case ("CGFloat", ["zero"]), ("Double", ["zero"]), ("Int", ["zero"]): return .number(0)
    case ("NSDirectionalEdgeInsets", _) where path.count == 2 && path[0] == "zero",
      ("UIEdgeInsets", _) where path.count == 2 && path[0] == "zero",
      ("CGSize", ["zero", "width"]), ("CGSize", ["zero", "height"]),
      ("CGPoint", ["zero", "x"]), ("CGPoint", ["zero", "y"]):
      return .number(0)
    case ("CGFloat", ["pi"]), ("Double", ["pi"]): return .number(Length(Double.pi))
    // What a view answers that asks for no length (UIView, `noIntrinsicMetric`: "the value -1").
    case (_, ["noIntrinsicMetric"]): return .number(-1)
    case ("UIScreen", _) where path.first == "main": return screenMember(path.dropFirst())
    case ("UITraitCollection", _) where path.first == "current":
      return trait(path.dropFirst())
    case ("UIDevice", ["current", "userInterfaceIdiom"]): return idiom
    case ("UIDevice", ["current", "model"]): return model
    case ("UIApplication", ["shared", "preferredContentSizeCategory"]):
      return .external(External(category: setting.textSize))
    case ("UIDevice", ["current", "orientation"]): return orientation(as: "UIDeviceOrientation")
    case ("ProcessInfo", _) where path.count == 2 && ["processInfo", "init"].contains(path[0]):
      // An app for an iPhone may run elsewhere; here it is audited on its device.
      let others = ["isMacCatalystApp", "isiOSAppOnMac", "isiOSAppOnVision"]
      guard others.contains(path[1]), [.iOS, .iPadOS].contains(device.platform) else { return nil }
      return .boolean(false)
    default: return nil
    }
  }

  /// Whether a member of a number is that number, as `36.f` is.
  ///
  /// Source: CGFloatLiteral, <https://github.com/devxoul/CGFloatLiteral>.
  func isLiteralSuffix(_ name: String) -> Bool { name == "f" && index.isModule("CGFloatLiteral") }

  /// What the device's screen says of itself.
  private func screenMember(_ path: ArraySlice<String>) -> Value? {
    let device = setting.device
    let (name, rest) = (path.first, path.dropFirst())
    switch name {
    case "bounds": return side(rest, of: device.size)
    case "nativeBounds":
      return side(
        rest,
        of: Size(width: device.size.width * device.scale, height: device.size.height * device.scale)
      )
    case "scale" where rest.isEmpty, "nativeScale" where rest.isEmpty:
      return .number(Length(device.scale))
    case "traitCollection": return trait(rest)
    default: return nil
    }
  }

  /// A side or an end of a rectangle that begins at the origin.
  private func side(_ path: ArraySlice<String>, of size: Size) -> Value? {
    switch Array(path) {
    case ["width"], ["size", "width"], ["maxX"]: .number(Length(size.width))
    case ["height"], ["size", "height"], ["maxY"]: .number(Length(size.height))
    case ["midX"]: .number(Length(size.width / 2))
    case ["midY"]: .number(Length(size.height / 2))
    case ["minX"], ["minY"], ["origin", "x"], ["origin", "y"]: .number(0)
    default: nil
    }
  }

  /// What the device's traits are.
  private func trait(_ path: ArraySlice<String>) -> Value? {
    guard path.count == 1, let name = path.first else { return nil }
    switch name {
    case "userInterfaceIdiom": return idiom
    case "preferredContentSizeCategory":
      return .external(External(category: setting.textSize))
    case "horizontalSizeClass", "verticalSizeClass":
      return .external(
        External(
          type: "UIUserInterfaceSizeClass",
          path: [External.Step(name: name.hasPrefix("h") ? widthClass : heightClass)]))
    case "displayScale": return .number(Length(setting.device.scale))
    default: return nil
    }
  }

  /// Whether a whole screen is wide or narrow, by its name.
  ///
  /// On its side an iPhone of 414 points or more across is wide (Human Interface Guidelines, Layout,
  /// "Device size classes").
  var widthClass: String {
    if isPhoneOnSide, setting.device.size.height >= 414 { return "regular" }
    return [.iPadOS, .macOS].contains(setting.device.platform) ? "regular" : "compact"
  }

  /// Whether a whole screen is high or low, by its name.
  var heightClass: String { isPhoneOnSide ? "compact" : "regular" }

  private var isPhoneOnSide: Bool {
    setting.device.platform == .iOS && setting.device.isOnItsSide
  }

  /// What a function of the system's says of the device; nil where it is none of these.
  func deviceFunction(_ name: String, _ given: [Bound]) -> Value? {
    // What `userInterfaceIdiom` was before iOS 13.
    name == "UI_USER_INTERFACE_IDIOM" && given.isEmpty ? idiom : nil
  }

  /// What the device calls itself.
  private var model: Value? {
    let names: [Platform: String] = [.iOS: "iPhone", .iPadOS: "iPad"]
    return names[setting.device.platform].map(Value.text)
  }

  private var idiom: Value? {
    let names: [Platform: String] = [
      .iOS: "phone", .iPadOS: "pad", .macOS: "mac", .tvOS: "tv", .visionOS: "vision",
    ]
    return names[setting.device.platform].map {
      .external(External(type: "UIUserInterfaceIdiom", path: [External.Step(name: $0)]))
    }
  }
}

extension External {
  /// Whether it is one of the scenes in which the app shows what it lays out, as
  /// `UIApplication.shared.connectedScenes.first`.
  var isConnectedScene: Bool {
    let names = path.map(\.name)
    guard type == "UIApplication", names.starts(with: ["shared", "connectedScenes"]) else {
      return false
    }
    let rest = names.dropFirst(2)
    return rest.last == "first" && rest.allSatisfy(Self.picking.contains)
  }

  /// Whether it is a colour by its name, as `Color.mint`, or one of an asset catalogue, as
  /// `Color.Text.heading`: none of these may be absent.
  var isNamedColor: Bool {
    type == "Color" && !path.isEmpty && path.allSatisfy { $0.arguments == nil }
      && path.dropLast().allSatisfy(\.name.isTypeName)
  }

  /// What leaves some of a list, each as it is or as another type.
  private static let picking: Set<String> = ["first", "compactMap", "filter"]
}
