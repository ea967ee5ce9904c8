extension Device {
  /// The devices that are known by name, the default first.
  public static let all: [Device] = [.iPhone16, .iPhoneSE, .iPhone16ProMax, .iPad]

  /// iPhone 16: 1179×2556 pixels at 460 an inch, the default.
  public static let iPhone16 = Device(
    name: "iPhone 16", platform: .iOS, size: Size(width: 393, height: 852), scale: 3,
    safeArea: Outsets(top: 59, bottom: 34), pointsPerInch: 460.0 / 3)

  /// iPhone SE, third generation: 750×1334 pixels at 326 an inch.
  public static let iPhoneSE = Device(
    name: "iPhone SE", platform: .iOS, size: Size(width: 375, height: 667), scale: 2,
    safeArea: Outsets(top: 20), pointsPerInch: 326.0 / 2)

  /// iPhone 16 Pro Max: 1320×2868 pixels at 460 an inch.
  public static let iPhone16ProMax = Device(
    name: "iPhone 16 Pro Max", platform: .iOS, size: Size(width: 440, height: 956), scale: 3,
    safeArea: Outsets(top: 62, bottom: 34), pointsPerInch: 460.0 / 3)

  /// iPad, tenth generation: 1640×2360 pixels at 264 an inch.
  public static let iPad = Device(
    name: "iPad", platform: .iPadOS, size: Size(width: 820, height: 1180), scale: 2,
    safeArea: Outsets(top: 24, bottom: 20), pointsPerInch: 264.0 / 2)
}
