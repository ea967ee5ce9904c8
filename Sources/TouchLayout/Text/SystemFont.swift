/// The metrics of the system's font, San Francisco, as iOS draws it.
enum SystemFont {
  /// The height of a line, as a part of the point size, at every weight and size.
  ///
  /// Source: ascender 0.952148 and descender 0.241211 of `.SFUI`, probed on iOS 26.1 (openuikit,
  /// `golden/font_metrics_ios.json`).
  static let lineHeight = ascender + descender
  /// The height of the baseline under the top of a line, as a part of the point size.
  static let ascender = 0.9521484375
  /// The depth of a line below its baseline, as a part of the point size.
  static let descender = 0.2412109375
  /// The height of a capital letter, as a part of the point size.
  static let capHeight = 0.70458984375
  /// The width of every glyph of the monospaced design, as a part of the point size (10.50879 at
  /// 17 points, same source).
  static let monospacedAdvance = 10.50879 / 17

  /// The advance of a printable ASCII character at a point size, in points, with Apple's tracking.
  ///
  /// An advance at 17 points holds that size's tracking; without it advances are proportional to
  /// the size. Other characters have no advance here.
  static func advance(of scalar: Unicode.Scalar, pointSize: Double) -> Double? {
    guard scalar.value >= 32, scalar.value < 127 else { return nil }
    let untracked = advances[Int(scalar.value) - 32] - tracking(at: 17)
    return untracked * pointSize / 17 + tracking(at: pointSize)
  }

  /// The points that the system adds to each advance at a point size, between sizes in proportion.
  static func tracking(at pointSize: Double) -> Double {
    guard let first = trackings.first, let last = trackings.last else { return 0 }
    if pointSize <= first.size { return first.points }
    if pointSize >= last.size { return last.points }
    var (low, high) = (0, trackings.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if trackings[middle].size <= pointSize { low = middle } else { high = middle }
    }
    let (below, above) = (trackings[low], trackings[high])
    let part = (pointSize - below.size) / (above.size - below.size)
    return below.points + (above.points - below.points) * part
  }

  /// The advances of the ASCII characters from the space to the tilde at 17 points, regular weight.
  ///
  /// Source: probe of `.SFUI-Regular` in the iOS 26.1 simulator (openuikit,
  /// `golden/font_metrics_ios.json`).
  private static let advances: [Double] = [
    4.349609375, 4.85595703125, 7.6865234375, 10.2763671875, 10.2763671875, 15.29833984375,
    11.66259765625, 4.615234375, 6.0595703125, 6.0595703125, 7.5869140625, 10.2763671875,
    4.615234375, 7.5869140625, 4.615234375, 4.748046875, 10.2763671875, 7.4541015625, 9.828125,
    10.2265625, 10.5087890625, 10.0771484375, 10.392578125, 9.2470703125, 10.42578125,
    10.392578125, 4.615234375, 4.615234375, 10.2763671875, 10.2763671875, 10.2763671875,
    8.2841796875, 15.173828125, 11.0234375, 10.7412109375, 11.7373046875, 11.919921875,
    9.6953125, 9.296875, 12.26025390625, 12.185546875, 4.1171875, 8.7158203125, 10.76611328125,
    9.22216796875, 14.4267578125, 12.185546875, 12.68359375, 10.36767578125, 12.68359375,
    10.6748046875, 10.40087890625, 10.3427734375, 12.1025390625, 11.0234375, 16.0205078125,
    11.1064453125, 10.7080078125, 10.81591796875, 6.0595703125, 4.748046875, 6.0595703125,
    10.2763671875, 9.48779296875, 8.068359375, 8.9482421875, 10.0107421875, 9.0810546875,
    10.0107421875, 9.2802734375, 5.71923828125, 9.927734375, 9.57080078125, 3.7685546875,
    3.76025390625, 8.798828125, 3.8681640625, 14.3603515625, 9.48779296875, 9.6123046875,
    9.9443359375, 9.927734375, 6.04296875, 8.466796875, 5.744140625, 9.48779296875, 8.7822265625,
    12.7333984375, 8.4833984375, 8.798828125, 8.732421875, 6.0595703125, 3.9677734375,
    6.0595703125, 10.2763671875,
  ]

  /// The tracking by point size.
  ///
  /// Source: Apple Human Interface Guidelines, Typography, tracking values for iOS, December 2025.
  private static let trackings: [(size: Double, points: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38),
    (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37),
    (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
    (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28),
    (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14),
    (76, 0.07), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
  ]
}
