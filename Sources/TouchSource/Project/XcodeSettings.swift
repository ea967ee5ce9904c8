import TouchModel

/// The build settings of one level, a target's or its project's, that decide on platforms and names.
struct XcodeSettings {
  private let supported: [String]?
  private let sdk: String?
  private let families: [String]
  private let hasCatalyst: Bool
  /// The least version of iOS, as it is written.
  private let leastSystem: String?
  /// The name of what it makes, and that of its module, as they are written.
  private let product: String?
  private let module: String?
  /// Whether a configuration file may hold more settings than are known.
  private let isOpen: Bool

  /// The names of the settings that are read.
  private static let names = [
    "SUPPORTED_PLATFORMS", "SDKROOT", "TARGETED_DEVICE_FAMILY", "SUPPORTS_MACCATALYST",
    "IPHONEOS_DEPLOYMENT_TARGET",
  ]

  /// Reads the settings of an `XCBuildConfiguration`, which go before those of its file.
  ///
  /// - Parameter file: Its configuration file, if it has one.
  init(_ configuration: [String: Any], file: XcodeConfigurationFile? = nil) {
    var settings = configuration["buildSettings"] as? [String: Any] ?? [:]
    var isOpen = file.map { !$0.isWhole } ?? false
    for name in Self.names where settings[name] == nil {
      if file?.open.contains(name) == true {
        isOpen = true
      } else {
        settings[name] = file?.settings[name]
      }
    }
    self.isOpen = isOpen
    func words(_ key: String) -> [String]? {
      (settings[key] as? String)?.split { $0 == " " || $0 == "," }.map(String.init)
        ?? settings[key] as? [String]
    }
    supported = words("SUPPORTED_PLATFORMS")
    sdk = settings["SDKROOT"] as? String
    families = words("TARGETED_DEVICE_FAMILY") ?? []
    hasCatalyst = settings["SUPPORTS_MACCATALYST"] as? String == "YES" || families.contains("6")
    leastSystem = settings["IPHONEOS_DEPLOYMENT_TARGET"] as? String
    product = settings["PRODUCT_NAME"] as? String ?? file?.settings["PRODUCT_NAME"]
    module = settings["PRODUCT_MODULE_NAME"] as? String ?? file?.settings["PRODUCT_MODULE_NAME"]
  }

  /// The platforms that a target builds for, from its own level to its project's; nil if unknown.
  /// iPadOS counts as iOS.
  static func platforms(_ levels: [XcodeSettings]) -> Set<Platform>? {
    guard var platforms = decided(levels) else { return nil }
    if platforms.contains(.iOS), levels.contains(where: \.hasCatalyst) { platforms.insert(.macOS) }
    return platforms
  }

  /// Whether a target is for the iPad and not for the iPhone, from its own level to its project's.
  static func areForPadAlone(_ levels: [XcodeSettings]) -> Bool {
    for level in levels {
      if !level.families.isEmpty {
        return level.families.contains("2") && !level.families.contains("1")
      }
      if level.isOpen { return false }
    }
    return false
  }

  /// The least major version of iOS that a target runs on, from its own level to its project's.
  ///
  /// - Parameter configured: The versions that files of settings name, of which one may be meant where
  ///   not all is known.
  static func leastSystem(_ levels: [XcodeSettings], configured: [Int]) -> Int? {
    for level in levels {
      if let version = level.leastSystem { return LeastSystem.major(version[...]) }
      if level.isOpen, let version = configured.min() { return version }
    }
    return nil
  }

  /// The name of the module that a target makes, from its own level to its project's: that of its
  /// product unless another is set, with `_` for what no name of Swift holds.
  static func module(_ levels: [XcodeSettings], ofTarget name: String) -> String {
    let product = levels.firstNonNil(\.product) ?? "$(TARGET_NAME)"
    let module = levels.firstNonNil(\.module) ?? "$(PRODUCT_NAME)"
    var written = module
    for (key, value) in [("PRODUCT_NAME", product), ("TARGET_NAME", name)] {
      for form in [key, key + ":c99extidentifier"] {
        written = written.replacing("$(\(form))", with: value).replacing("${\(form)}", with: value)
      }
    }
    // What other settings go into cannot be told; most targets keep their own names.
    if written.contains("$") { written = name }
    return String(written.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  private static func decided(_ levels: [XcodeSettings]) -> Set<Platform>? {
    var isAutomatic = false
    for level in levels {
      if let supported = level.supported { return known(supported) }
      if level.sdk == "auto" { isAutomatic = true }
      if let sdk = level.sdk, !isAutomatic {
        // What is not known may widen what a Mac or an iPhone target supports; the others build for
        // their own system alone.
        let platforms = known([sdk])
        if level.isOpen, platforms == [.macOS] || platforms == [.iOS] { return nil }
        return platforms
      }
      switch level.families {
      case ["3"]: return [.tvOS]
      case ["4"]: return [.watchOS]
      case ["7"]: return [.visionOS]
      default: if level.isOpen { return nil }
      }
    }
    return nil
  }

  /// The platforms of SDK names such as `iphoneos` or `watchsimulator11.0`; nil if one is not known.
  private static func known(_ names: [String]) -> Set<Platform>? {
    var platforms: Set<Platform> = []
    for name in names {
      switch name.prefix(while: \.isLetter) {
      case "iphoneos", "iphonesimulator": platforms.insert(.iOS)
      case "macosx": platforms.insert(.macOS)
      case "appletvos", "appletvsimulator": platforms.insert(.tvOS)
      case "watchos", "watchsimulator": platforms.insert(.watchOS)
      case "xros", "xrsimulator": platforms.insert(.visionOS)
      default: return nil
      }
    }
    return platforms.isEmpty ? nil : platforms
  }
}
