import TouchModel

/// The build settings of one level, a target's or its project's, that decide on platforms.
struct XcodeSettings {
  private let supported: [String]?
  private let sdk: String?
  private let families: [String]
  private let hasCatalyst: Bool
  /// The least version of iOS, as it is written.
  private let leastSystem: String?
  /// Whether a configuration file, which is not read, may hold more settings.
  private let hasFile: Bool

  /// Reads the settings of an `XCBuildConfiguration`.
  init(_ configuration: [String: Any]) {
    let settings = configuration["buildSettings"] as? [String: Any] ?? [:]
    func words(_ key: String) -> [String]? {
      (settings[key] as? String)?.split { $0 == " " || $0 == "," }.map(String.init)
        ?? settings[key] as? [String]
    }
    supported = words("SUPPORTED_PLATFORMS")
    sdk = settings["SDKROOT"] as? String
    families = words("TARGETED_DEVICE_FAMILY") ?? []
    hasCatalyst = settings["SUPPORTS_MACCATALYST"] as? String == "YES" || families.contains("6")
    leastSystem = settings["IPHONEOS_DEPLOYMENT_TARGET"] as? String
    hasFile =
      configuration["baseConfigurationReference"] != nil
      || configuration["baseConfigurationReferenceAnchor"] != nil
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
      if level.hasFile { return false }
    }
    return false
  }

  /// The least major version of iOS that a target runs on, from its own level to its project's.
  ///
  /// - Parameter configured: The versions that the files of settings name.
  static func leastSystem(_ levels: [XcodeSettings], configured: [Int]) -> Int? {
    for level in levels {
      if let version = level.leastSystem { return LeastSystem.major(version[...]) }
      if level.hasFile, let version = configured.min() { return version }
    }
    return nil
  }

  private static func decided(_ levels: [XcodeSettings]) -> Set<Platform>? {
    var isAutomatic = false
    for level in levels {
      if let supported = level.supported { return known(supported) }
      if level.sdk == "auto" { isAutomatic = true }
      if let sdk = level.sdk, !isAutomatic {
        // A configuration file may widen what a Mac or an iPhone target supports; the others build
        // for their own system alone.
        let platforms = known([sdk])
        if level.hasFile, platforms == [.macOS] || platforms == [.iOS] { return nil }
        return platforms
      }
      switch level.families {
      case ["3"]: return [.tvOS]
      case ["4"]: return [.watchOS]
      case ["7"]: return [.visionOS]
      default: if level.hasFile { return nil }
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
