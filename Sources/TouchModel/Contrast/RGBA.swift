/// A colour of the sRGB space with its opacity.
public struct RGBA: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public var red: Double
  /// The green component, from 0 to 1.
  public var green: Double
  /// The blue component, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// Creates a colour; components outside 0 to 1 are moved to the nearer end, and what is not a
  /// number to 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func inside(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
    self.red = inside(red)
    self.green = inside(green)
    self.blue = inside(blue)
    self.alpha = inside(alpha)
  }

  /// Creates an opaque colour from its components in eight bits, as `0x007AFF`.
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }

  /// The components in eight bits, without the opacity.
  public var hex: UInt32 {
    func bits(_ x: Double) -> UInt32 { UInt32(x * 255 + 0.5) }
    return bits(red) << 16 | bits(green) << 8 | bits(blue)
  }

  /// Black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = RGBA(red: 1, green: 1, blue: 1)

  /// The relative luminance of the opaque colour, from 0 for black to 1 for white: WCAG 2.2,
  /// published, with the threshold of IEC 61966-2-1, 0.04045, that its errata adopt.
  public var luminance: Double {
    func linear(_ x: Double) -> Double {
      x <= 0.04045 ? x / 12.92 : Elementary.power((x + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the colour that shows when this one is drawn over another.
  public func over(_ backdrop: RGBA) -> RGBA {
    let rest = backdrop.alpha * (1 - alpha)
    let total = alpha + rest
    guard total > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    func mix(_ front: Double, _ back: Double) -> Double { (front * alpha + back * rest) / total }
    return RGBA(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue), alpha: total)
  }

  /// Returns the colour on the way to another, from 0 for this one to 1 for the other.
  func mixed(with other: RGBA, _ share: Double) -> RGBA {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha)
  }
}
