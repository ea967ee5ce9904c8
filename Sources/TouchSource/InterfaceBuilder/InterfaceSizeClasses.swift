import TouchModel

/// The size classes that a file of Interface Builder is shown in, and what it says of others.
///
/// An iPhone held upright is compact and regular, and an app that fills an iPad regular both ways (HIG,
/// Layout, "Device size classes").
struct InterfaceSizeClasses: Hashable, Sendable {
  /// The size class of the width and that of the height, as files call them.
  var width: String
  var height: String

  /// The size classes of an app that fills a device's screen; nil for a device that has none, or that is not
  /// held upright.
  init?(_ platform: Platform, isOnSide: Bool) {
    switch platform {
    case .iPadOS: (width, height) = ("regular", "regular")
    case .iOS where !isOnSide: (width, height) = ("compact", "regular")
    default: return nil
    }
  }

  /// How many size classes a variation asks for, as `heightClass=regular-widthClass=regular` does for two and
  /// `default` for none; nil where it asks for another than this.
  func rank(of key: String) -> Int? {
    guard key != "default" else { return 0 }
    let asked = key.split(separator: "-")
    let own = ["widthClass=\(width)", "heightClass=\(height)"]
    return asked.allSatisfy { own.contains(String($0)) } ? asked.count : nil
  }
}

/// What variations of a file for size classes leave installed.
struct InterfaceMasks {
  /// What stands there, each with whether it is and with how many size classes ask for that.
  private var installed: [String: (rank: Int, isIn: Bool)] = [:]

  /// Notes of a tag inside a mask.
  mutating func take(_ tag: InterfaceTags.Tag, rank: Int) {
    guard let id = tag["reference"], rank >= installed[id]?.rank ?? 0 else { return }
    installed[id] = (rank, tag.name == "include")
  }

  /// The ids of what is not there.
  var absent: Set<String> { Set(installed.filter { !$0.value.isIn }.keys) }
}
