import TouchModel

/// Files of Interface Builder of which one is for the iPhone and another for the iPad, by their names.
///
/// A bundle takes `Page~ipad.nib` for `Page.nib` on an iPad by itself, and `Page~iphone.nib` on an iPhone
/// (`Bundle`, device modifiers); `Page-iPad` is a name that apps ask for there.
struct InterfaceTwins {
  /// What the names of files for a device end in before their types, in lowercase.
  private static let endings: [(ending: String, platform: Platform)] =
    ["~", "-", "_"].flatMap { [($0 + "ipad", Platform.iPadOS), ($0 + "iphone", .iOS)] }

  /// The devices of each file's path without what its name says of one, by those paths.
  private var devices: [String: Set<Platform?>] = [:]

  init(_ paths: [String]) {
    for path in paths {
      let (stem, platform) = Self.parts(path)
      devices[stem, default: []].insert(platform)
    }
  }

  /// The device that alone loads the file at a path, as another stands beside it for others; nil for a file
  /// that any may load.
  func platform(of path: String) -> Platform? {
    let (stem, platform) = Self.parts(path)
    let all = devices[stem] ?? []
    guard all.count > 1 else { return nil }
    if let platform { return platform }
    // What is for neither is for the one that has none of its own.
    let left = Set([Platform.iOS, .iPadOS]).subtracting(all.compactMap(\.self))
    return left.count == 1 ? left.first : nil
  }

  /// A path without the device that its name says it is for, and that device.
  private static func parts(_ path: String) -> (stem: String, platform: Platform?) {
    guard let dot = path.lastIndex(of: ".") else { return (path, nil) }
    let (stem, type) = (path[..<dot], path[dot...])
    for (ending, platform) in endings where stem.lowercased().hasSuffix(ending) {
      return (String(stem.dropLast(ending.count) + type), platform)
    }
    return (path, nil)
  }
}
