extension Device {
  /// The devices that are known, the default first.
  public static let all: [Device] =
    [iPhone16] + (phones + pads + watches).filter { $0.name != iPhone16.name }

  /// iPhone 16, the default: 1179×2556 pixels at 460 an inch.
  public static let iPhone16 = known("iPhone 16")
  /// iPhone SE, third generation: 750×1334 pixels at 326 an inch.
  public static let iPhoneSE = known("iPhone SE (3rd generation)")
  /// iPhone 16 Pro Max: 1320×2868 pixels at 460 an inch.
  public static let iPhone16ProMax = known("iPhone 16 Pro Max")
  /// iPad, tenth generation: 1640×2360 pixels at 264 an inch.
  public static let iPad = known("iPad (10th generation)")

  /// Returns the device of a name, whatever its case, blanks and punctuation.
  ///
  /// A name without its generation, as `iPhone SE`, means the newest of that name; `iPhone` and `iPad`
  /// alone mean `iPhone16` and `iPad`.
  public static func named(_ name: String) -> Device? {
    let wanted = letters(of: name)
    guard !wanted.isEmpty else { return nil }
    if let usual = usual.first(where: { letters(of: $0.name) == wanted }) { return usual.device }
    return all.first { letters(of: $0.name) == wanted }
      ?? all.last { letters(of: $0.family) == wanted }
  }

  /// What is meant by the names that stand for all devices of a kind.
  private static let usual = [(name: "iPhone", device: iPhone16), (name: "iPad", device: iPad)]

  /// Returns the device that reports a model identifier, as `iPhone17,3`.
  public static func identified(by identifier: String) -> Device? {
    all.first { $0.identifiers.contains(identifier) }
  }

  /// Returns the devices whose screen has a size in points, upright or on its side.
  ///
  /// - Parameter scale: Pixels a point, where known; it may settle which of them it is.
  public static func screens(of size: Size, scale: Double? = nil) -> [Device] {
    all.filter { device in
      let fits =
        device.size == size || device.size == Size(width: size.height, height: size.width)
      return fits && (scale == nil || device.scale == scale)
    }
  }

  /// Returns the least and the greatest density of the screens of a size; nil where none has it.
  ///
  /// 375×812 points, as an example, is an iPhone X at 152.7 points an inch and an iPhone 12 mini at
  /// 165.3: the size alone does not tell.
  public static func densities(of size: Size, scale: Double? = nil) -> ClosedRange<Density>? {
    let found = screens(of: size, scale: scale).compactMap { $0.density }
    guard let least = found.min(), let greatest = found.max() else { return nil }
    return least...greatest
  }

  /// The name without its generation or chip in parentheses.
  private var family: String {
    var family: [UInt8] = []
    var depth = 0
    for byte in name.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if depth == 0 { family.append(byte) }
      if byte == UInt8(ascii: ")") { depth -= 1 }
    }
    return String(decoding: family, as: UTF8.self)
  }

  private static func letters(of name: String) -> [UInt8] {
    name.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      case 0x80...: byte
      default: nil
      }
    }
  }

  private static func known(_ name: String) -> Device {
    // The table is a constant of this module; a test looks every one of these names up.
    phones.first { $0.name == name } ?? pads.first { $0.name == name }!
  }
}
