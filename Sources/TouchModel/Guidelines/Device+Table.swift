extension Device {
  /// The iPhones and iPods touch, by screen.
  ///
  /// Pixel densities and identifiers: DeviceKit 5.8.0, `Device.swift.gyb`, published. Screen sizes in
  /// points: known to developers and checked against the nominal diagonals, derived. Safe areas:
  /// known to developers, assumed. The 1080-pixel screens of the Plus models and the minis are drawn
  /// larger and scaled down, so their density follows from native pixels, not from the scale.
  static let phones: [Device] = [
    family(
      .iOS, 320, 480, scale: 1, pointsPerInch: 163, top: 20, bottom: 0,
      [
        ("iPhone (original)", ["iPhone1,1"]),
        ("iPhone 3G", ["iPhone1,2"]),
        ("iPhone 3GS", ["iPhone2,1"]),
      ]),
    family(
      .iOS, 320, 568, scale: 2, pointsPerInch: 326.0 / 2, top: 20, bottom: 0,
      [
        ("iPod touch (5th generation)", ["iPod5,1"]),
        ("iPod touch (6th generation)", ["iPod7,1"]),
        ("iPod touch (7th generation)", ["iPod9,1"]),
      ]),
    family(
      .iOS, 320, 480, scale: 2, pointsPerInch: 326.0 / 2, top: 20, bottom: 0,
      [
        ("iPhone 4", ["iPhone3,1", "iPhone3,2", "iPhone3,3"]),
        ("iPhone 4s", ["iPhone4,1"]),
      ]),
    family(
      .iOS, 320, 568, scale: 2, pointsPerInch: 326.0 / 2, top: 20, bottom: 0,
      [
        ("iPhone 5", ["iPhone5,1", "iPhone5,2"]),
        ("iPhone 5c", ["iPhone5,3", "iPhone5,4"]),
        ("iPhone 5s", ["iPhone6,1", "iPhone6,2"]),
        ("iPhone SE (1st generation)", ["iPhone8,4"]),
      ]),
    family(
      .iOS, 375, 667, scale: 2, pointsPerInch: 326.0 / 2, top: 20, bottom: 0,
      [
        ("iPhone 6", ["iPhone7,2"]),
        ("iPhone 6s", ["iPhone8,1"]),
        ("iPhone 7", ["iPhone9,1", "iPhone9,3"]),
        ("iPhone 8", ["iPhone10,1", "iPhone10,4"]),
        ("iPhone SE (2nd generation)", ["iPhone12,8"]),
        ("iPhone SE (3rd generation)", ["iPhone14,6"]),
      ]),
    family(
      .iOS, 414, 736, scale: 3, pointsPerInch: 401.0 * 414 / 1080, top: 20, bottom: 0,
      [
        ("iPhone 6 Plus", ["iPhone7,1"]),
        ("iPhone 6s Plus", ["iPhone8,2"]),
        ("iPhone 7 Plus", ["iPhone9,2", "iPhone9,4"]),
        ("iPhone 8 Plus", ["iPhone10,2", "iPhone10,5"]),
      ]),
    family(
      .iOS, 375, 812, scale: 3, pointsPerInch: 458.0 / 3, top: 44, bottom: 34,
      [
        ("iPhone X", ["iPhone10,3", "iPhone10,6"]),
        ("iPhone XS", ["iPhone11,2"]),
        ("iPhone 11 Pro", ["iPhone12,3"]),
      ]),
    family(
      .iOS, 414, 896, scale: 3, pointsPerInch: 458.0 / 3, top: 44, bottom: 34,
      [
        ("iPhone XS Max", ["iPhone11,4", "iPhone11,6"]),
        ("iPhone 11 Pro Max", ["iPhone12,5"]),
      ]),
    family(
      .iOS, 414, 896, scale: 2, pointsPerInch: 326.0 / 2, top: 48, bottom: 34,
      [
        ("iPhone XR", ["iPhone11,8"]),
        ("iPhone 11", ["iPhone12,1"]),
      ]),
    family(
      .iOS, 390, 844, scale: 3, pointsPerInch: 460.0 / 3, top: 47, bottom: 34,
      [
        ("iPhone 12", ["iPhone13,2"]),
        ("iPhone 12 Pro", ["iPhone13,3"]),
        ("iPhone 13", ["iPhone14,5"]),
        ("iPhone 13 Pro", ["iPhone14,2"]),
        ("iPhone 14", ["iPhone14,7"]),
        ("iPhone 16e", ["iPhone17,5"]),
        ("iPhone 17e", ["iPhone18,5"]),
      ]),
    family(
      .iOS, 375, 812, scale: 3, pointsPerInch: 476.0 * 375 / 1080, top: 50, bottom: 34,
      [
        ("iPhone 12 mini", ["iPhone13,1"]),
        ("iPhone 13 mini", ["iPhone14,4"]),
      ]),
    family(
      .iOS, 428, 926, scale: 3, pointsPerInch: 458.0 / 3, top: 47, bottom: 34,
      [
        ("iPhone 12 Pro Max", ["iPhone13,4"]),
        ("iPhone 13 Pro Max", ["iPhone14,3"]),
        ("iPhone 14 Plus", ["iPhone14,8"]),
      ]),
    family(
      .iOS, 393, 852, scale: 3, pointsPerInch: 460.0 / 3, top: 59, bottom: 34,
      [
        ("iPhone 14 Pro", ["iPhone15,2"]),
        ("iPhone 15", ["iPhone15,4"]),
        ("iPhone 15 Pro", ["iPhone16,1"]),
        ("iPhone 16", ["iPhone17,3"]),
      ]),
    family(
      .iOS, 430, 932, scale: 3, pointsPerInch: 460.0 / 3, top: 59, bottom: 34,
      [
        ("iPhone 14 Pro Max", ["iPhone15,3"]),
        ("iPhone 15 Plus", ["iPhone15,5"]),
        ("iPhone 15 Pro Max", ["iPhone16,2"]),
        ("iPhone 16 Plus", ["iPhone17,4"]),
      ]),
    family(
      .iOS, 402, 874, scale: 3, pointsPerInch: 460.0 / 3, top: 62, bottom: 34,
      [
        ("iPhone 16 Pro", ["iPhone17,1"]),
        ("iPhone 17", ["iPhone18,3"]),
        ("iPhone 17 Pro", ["iPhone18,1"]),
      ]),
    family(
      .iOS, 440, 956, scale: 3, pointsPerInch: 460.0 / 3, top: 62, bottom: 34,
      [
        ("iPhone 16 Pro Max", ["iPhone17,2"]),
        ("iPhone 17 Pro Max", ["iPhone18,2"]),
      ]),
    family(
      .iOS, 420, 912, scale: 3, pointsPerInch: 460.0 / 3, top: 68, bottom: 34,
      [
        ("iPhone Air", ["iPhone18,4"])
      ]),
  ].flatMap { $0 }

  /// The iPads, by screen.
  ///
  /// Sources as for the phones.
  static let pads: [Device] = [
    family(
      .iPadOS, 768, 1024, scale: 1, pointsPerInch: 132, top: 20, bottom: 0,
      [
        ("iPad (1st generation)", ["iPad1,1"]),
        ("iPad (2nd generation)", ["iPad2,1", "iPad2,2", "iPad2,3", "iPad2,4"]),
      ]),
    family(
      .iPadOS, 768, 1024, scale: 2, pointsPerInch: 264.0 / 2, top: 20, bottom: 0,
      [
        ("iPad (3rd generation)", ["iPad3,1", "iPad3,2", "iPad3,3"]),
        ("iPad (4th generation)", ["iPad3,4", "iPad3,5", "iPad3,6"]),
        ("iPad Air (1st generation)", ["iPad4,1", "iPad4,2", "iPad4,3"]),
        ("iPad Air 2", ["iPad5,3", "iPad5,4"]),
        ("iPad (5th generation)", ["iPad6,11", "iPad6,12"]),
        ("iPad (6th generation)", ["iPad7,5", "iPad7,6"]),
        ("iPad Pro 9.7-inch", ["iPad6,3", "iPad6,4"]),
      ]),
    family(
      .iPadOS, 834, 1112, scale: 2, pointsPerInch: 264.0 / 2, top: 20, bottom: 0,
      [
        ("iPad Air (3rd generation)", ["iPad11,3", "iPad11,4"]),
        ("iPad Pro 10.5-inch", ["iPad7,3", "iPad7,4"]),
      ]),
    family(
      .iPadOS, 810, 1080, scale: 2, pointsPerInch: 264.0 / 2, top: 20, bottom: 0,
      [
        ("iPad (7th generation)", ["iPad7,11", "iPad7,12"]),
        ("iPad (8th generation)", ["iPad11,6", "iPad11,7"]),
        ("iPad (9th generation)", ["iPad12,1", "iPad12,2"]),
      ]),
    family(
      .iPadOS, 820, 1180, scale: 2, pointsPerInch: 264.0 / 2, top: 24, bottom: 20,
      [
        ("iPad (10th generation)", ["iPad13,18", "iPad13,19"]),
        ("iPad (A16)", ["iPad15,7", "iPad15,8"]),
        ("iPad Air (4th generation)", ["iPad13,1", "iPad13,2"]),
        ("iPad Air (5th generation)", ["iPad13,16", "iPad13,17"]),
        ("iPad Air 11-inch (M2)", ["iPad14,8", "iPad14,9"]),
        ("iPad Air 11-inch (M3)", ["iPad15,3", "iPad15,4"]),
        ("iPad Air 11-inch (M4)", ["iPad16,8", "iPad16,9"]),
      ]),
    family(
      .iPadOS, 1024, 1366, scale: 2, pointsPerInch: 264.0 / 2, top: 24, bottom: 20,
      [
        ("iPad Air 13-inch (M2)", ["iPad14,10", "iPad14,11"]),
        ("iPad Air 13-inch (M3)", ["iPad15,5", "iPad15,6"]),
        ("iPad Air 13-inch (M4)", ["iPad16,10", "iPad16,11"]),
        ("iPad Pro 12.9-inch (3rd generation)", ["iPad8,5", "iPad8,6", "iPad8,7", "iPad8,8"]),
        ("iPad Pro 12.9-inch (4th generation)", ["iPad8,11", "iPad8,12"]),
        (
          "iPad Pro 12.9-inch (5th generation)", ["iPad13,8", "iPad13,9", "iPad13,10", "iPad13,11"]
        ),
        ("iPad Pro 12.9-inch (6th generation)", ["iPad14,5", "iPad14,6"]),
      ]),
    family(
      .iPadOS, 768, 1024, scale: 1, pointsPerInch: 163, top: 20, bottom: 0,
      [
        ("iPad mini (1st generation)", ["iPad2,5", "iPad2,6", "iPad2,7"])
      ]),
    family(
      .iPadOS, 768, 1024, scale: 2, pointsPerInch: 326.0 / 2, top: 20, bottom: 0,
      [
        ("iPad mini 2", ["iPad4,4", "iPad4,5", "iPad4,6"]),
        ("iPad mini 3", ["iPad4,7", "iPad4,8", "iPad4,9"]),
        ("iPad mini 4", ["iPad5,1", "iPad5,2"]),
        ("iPad mini (5th generation)", ["iPad11,1", "iPad11,2"]),
      ]),
    family(
      .iPadOS, 744, 1133, scale: 2, pointsPerInch: 326.0 / 2, top: 24, bottom: 20,
      [
        ("iPad mini (6th generation)", ["iPad14,1", "iPad14,2"]),
        ("iPad mini (A17 Pro)", ["iPad16,1", "iPad16,2"]),
      ]),
    family(
      .iPadOS, 1024, 1366, scale: 2, pointsPerInch: 264.0 / 2, top: 20, bottom: 0,
      [
        ("iPad Pro 12.9-inch (1st generation)", ["iPad6,7", "iPad6,8"]),
        ("iPad Pro 12.9-inch (2nd generation)", ["iPad7,1", "iPad7,2"]),
      ]),
    family(
      .iPadOS, 834, 1194, scale: 2, pointsPerInch: 264.0 / 2, top: 24, bottom: 20,
      [
        ("iPad Pro 11-inch (1st generation)", ["iPad8,1", "iPad8,2", "iPad8,3", "iPad8,4"]),
        ("iPad Pro 11-inch (2nd generation)", ["iPad8,9", "iPad8,10"]),
        ("iPad Pro 11-inch (3rd generation)", ["iPad13,4", "iPad13,5", "iPad13,6", "iPad13,7"]),
        ("iPad Pro 11-inch (4th generation)", ["iPad14,3", "iPad14,4"]),
      ]),
    family(
      .iPadOS, 834, 1210, scale: 2, pointsPerInch: 264.0 / 2, top: 24, bottom: 20,
      [
        ("iPad Pro 11-inch (M4)", ["iPad16,3", "iPad16,4"]),
        ("iPad Pro 11-inch (M5)", ["iPad17,1", "iPad17,2"]),
      ]),
    family(
      .iPadOS, 1032, 1376, scale: 2, pointsPerInch: 264.0 / 2, top: 24, bottom: 20,
      [
        ("iPad Pro 13-inch (M4)", ["iPad16,5", "iPad16,6"]),
        ("iPad Pro 13-inch (M5)", ["iPad17,3", "iPad17,4"]),
      ]),
  ].flatMap { $0 }

  /// The watches, by screen.
  ///
  /// Sources as for the phones; safe areas of watches are not known and left out. Apple Watch Ultra 3
  /// is not listed, since sources disagree on its density by 3.7 %.
  static let watches: [Device] = [
    family(
      .watchOS, 136, 170, scale: 2, pointsPerInch: 290.0 / 2, top: 0, bottom: 0,
      [
        ("Apple Watch (1st generation) 38 mm", ["Watch1,1"]),
        ("Apple Watch Series 1 38 mm", ["Watch2,6"]),
        ("Apple Watch Series 2 38 mm", ["Watch2,3"]),
        ("Apple Watch Series 3 38 mm", ["Watch3,1", "Watch3,3"]),
      ]),
    family(
      .watchOS, 156, 195, scale: 2, pointsPerInch: 303.0 / 2, top: 0, bottom: 0,
      [
        ("Apple Watch (1st generation) 42 mm", ["Watch1,2"]),
        ("Apple Watch Series 1 42 mm", ["Watch2,7"]),
        ("Apple Watch Series 2 42 mm", ["Watch2,4"]),
        ("Apple Watch Series 3 42 mm", ["Watch3,2", "Watch3,4"]),
      ]),
    family(
      .watchOS, 162, 197, scale: 2, pointsPerInch: 326.0 / 2, top: 0, bottom: 0,
      [
        ("Apple Watch Series 4 40 mm", ["Watch4,1", "Watch4,3"]),
        ("Apple Watch Series 5 40 mm", ["Watch5,1", "Watch5,3"]),
        ("Apple Watch Series 6 40 mm", ["Watch6,1", "Watch6,3"]),
        ("Apple Watch SE 40 mm", ["Watch5,9", "Watch5,11"]),
        ("Apple Watch SE (2nd generation) 40 mm", ["Watch6,10", "Watch6,12"]),
        ("Apple Watch SE (3rd generation) 40 mm", ["Watch7,13", "Watch7,14"]),
      ]),
    family(
      .watchOS, 184, 224, scale: 2, pointsPerInch: 326.0 / 2, top: 0, bottom: 0,
      [
        ("Apple Watch Series 4 44 mm", ["Watch4,2", "Watch4,4"]),
        ("Apple Watch Series 5 44 mm", ["Watch5,2", "Watch5,4"]),
        ("Apple Watch Series 6 44 mm", ["Watch6,2", "Watch6,4"]),
        ("Apple Watch SE 44 mm", ["Watch5,10", "Watch5,12"]),
        ("Apple Watch SE (2nd generation) 44 mm", ["Watch6,11", "Watch6,13"]),
        ("Apple Watch SE (3rd generation) 44 mm", ["Watch7,15", "Watch7,16"]),
      ]),
    family(
      .watchOS, 176, 215, scale: 2, pointsPerInch: 326.0 / 2, top: 0, bottom: 0,
      [
        ("Apple Watch Series 7 41 mm", ["Watch6,6", "Watch6,8"]),
        ("Apple Watch Series 8 41 mm", ["Watch6,14", "Watch6,16"]),
        ("Apple Watch Series 9 41 mm", ["Watch7,1", "Watch7,3"]),
      ]),
    family(
      .watchOS, 198, 242, scale: 2, pointsPerInch: 326.0 / 2, top: 0, bottom: 0,
      [
        ("Apple Watch Series 7 45 mm", ["Watch6,7", "Watch6,9"]),
        ("Apple Watch Series 8 45 mm", ["Watch6,15", "Watch6,17"]),
        ("Apple Watch Series 9 45 mm", ["Watch7,2", "Watch7,4"]),
      ]),
    family(
      .watchOS, 205, 251, scale: 2, pointsPerInch: 338.0 / 2, top: 0, bottom: 0,
      [
        ("Apple Watch Ultra", ["Watch6,18"]),
        ("Apple Watch Ultra 2", ["Watch7,5"]),
      ]),
    family(
      .watchOS, 187, 223, scale: 2, pointsPerInch: 326.0 / 2, top: 0, bottom: 0,
      [
        ("Apple Watch Series 10 42 mm", ["Watch7,8", "Watch7,10"]),
        ("Apple Watch Series 11 42 mm", ["Watch7,17", "Watch7,19"]),
      ]),
    family(
      .watchOS, 208, 248, scale: 2, pointsPerInch: 326.0 / 2, top: 0, bottom: 0,
      [
        ("Apple Watch Series 10 46 mm", ["Watch7,9", "Watch7,11"]),
        ("Apple Watch Series 11 46 mm", ["Watch7,18", "Watch7,20"]),
      ]),
  ].flatMap { $0 }

  private static func family(
    _ platform: Platform, _ width: Double, _ height: Double, scale: Double, pointsPerInch: Double,
    top: Double, bottom: Double, _ models: [(name: String, identifiers: [String])]
  ) -> [Device] {
    models.map { model in
      Device(
        name: model.name, platform: platform, size: Size(width: width, height: height),
        scale: scale, safeArea: Outsets(top: top, bottom: bottom), pointsPerInch: pointsPerInch,
        identifiers: model.identifiers)
    }
  }
}
