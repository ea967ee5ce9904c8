import TouchModel

/// The device table: points an inch, the millimetres of 44 points, and 7 and 9 mm in points.
public func unitVectors() -> [Vector] {
  var vectors: [Vector] = []
  for row in table {
    guard let device = Device.named(row.name), let density = device.density else {
      vectors.append(Vector(row.name, .nan, 0, within: 0))
      continue
    }
    vectors += [
      Vector("\(row.name) points an inch", density.pointsPerInch, row.perInch, within: 0.006),
      Vector("\(row.name) width", device.size.width, row.width, within: 0),
      Vector("\(row.name) height", device.size.height, row.height, within: 0),
      Vector(
        "\(row.name) 44 pt", density.millimetres(Points(44)).value, row.of44, within: 0.0051),
      Vector("\(row.name) 7 mm", density.points(Millimetres(7)).value, row.of7, within: 0.051),
      Vector("\(row.name) 9 mm", density.points(Millimetres(9)).value, row.of9, within: 0.051),
      // The screen's diagonal follows from its points and their density.
      Vector(
        "\(row.name) diagonal",
        (row.width * row.width + row.height * row.height).squareRoot() / density.pointsPerInch,
        row.diagonal, within: 0.07),
    ]
  }
  // The second seed's figures.
  let first = Density(pointsPerInch: 163)!
  for (millimetres, points) in [(5.0, 32.0), (7, 45), (9, 58)] {
    vectors.append(
      Vector(
        "\(millimetres) mm at 163 dpi",
        first.points(Millimetres(millimetres)).value.rounded(.toNearestOrEven),
        points, within: 0))
  }
  return vectors
}

private struct Row {
  var name: String
  var width, height, perInch, of44, of7, of9, diagonal: Double

  init(
    _ name: String, _ width: Double, _ height: Double, _ perInch: Double, _ of44: Double,
    _ of7: Double, _ of9: Double, _ diagonal: Double
  ) {
    self.name = name
    (self.width, self.height, self.perInch) = (width, height, perInch)
    (self.of44, self.of7, self.of9, self.diagonal) = (of44, of7, of9, diagonal)
  }
}

private let table: [Row] = [
  Row("iPhone 3GS", 320, 480, 163, 6.86, 44.9, 57.8, 3.5),
  Row("iPhone 4", 320, 480, 163, 6.86, 44.9, 57.8, 3.5),
  Row("iPhone 5s", 320, 568, 163, 6.86, 44.9, 57.8, 4),
  Row("iPhone SE (3rd generation)", 375, 667, 163, 6.86, 44.9, 57.8, 4.7),
  Row("iPhone 8 Plus", 414, 736, 153.72, 7.27, 42.4, 54.5, 5.5),
  Row("iPhone X", 375, 812, 152.67, 7.32, 42.1, 54.1, 5.8),
  Row("iPhone 11", 414, 896, 163, 6.86, 44.9, 57.8, 6.1),
  Row("iPhone 11 Pro Max", 414, 896, 152.67, 7.32, 42.1, 54.1, 6.5),
  Row("iPhone 13 mini", 375, 812, 165.28, 6.76, 45.5, 58.6, 5.4),
  Row("iPhone 14", 390, 844, 153.33, 7.29, 42.3, 54.3, 6.1),
  Row("iPhone 14 Plus", 428, 926, 152.67, 7.32, 42.1, 54.1, 6.7),
  Row("iPhone 16", 393, 852, 153.33, 7.29, 42.3, 54.3, 6.1),
  Row("iPhone 16 Plus", 430, 932, 153.33, 7.29, 42.3, 54.3, 6.7),
  Row("iPhone 17 Pro", 402, 874, 153.33, 7.29, 42.3, 54.3, 6.3),
  Row("iPhone Air", 420, 912, 153.33, 7.29, 42.3, 54.3, 6.5),
  Row("iPhone 17 Pro Max", 440, 956, 153.33, 7.29, 42.3, 54.3, 6.9),
  Row("iPad 2nd generation", 768, 1024, 132, 8.47, 36.4, 46.8, 9.7),
  Row("iPad mini 4", 768, 1024, 163, 6.86, 44.9, 57.8, 7.9),
  Row("iPad mini (A17 Pro)", 744, 1133, 163, 6.86, 44.9, 57.8, 8.3),
  Row("iPad (9th generation)", 810, 1080, 132, 8.47, 36.4, 46.8, 10.2),
  Row("iPad Pro 10.5-inch", 834, 1112, 132, 8.47, 36.4, 46.8, 10.5),
  Row("iPad (A16)", 820, 1180, 132, 8.47, 36.4, 46.8, 10.9),
  Row("iPad Pro 11-inch (M5)", 834, 1210, 132, 8.47, 36.4, 46.8, 11.1),
  Row("iPad Pro 13-inch (M5)", 1032, 1376, 132, 8.47, 36.4, 46.8, 13),
  Row("Apple Watch Series 3 38 mm", 136, 170, 145, 7.71, 40.0, 51.4, 1.5),
  Row("Apple Watch Series 3 42 mm", 156, 195, 151.5, 7.38, 41.8, 53.7, 1.65),
  Row("Apple Watch Series 10 46 mm", 208, 248, 163, 6.86, 44.9, 57.8, 1.96),
  Row("Apple Watch Ultra 2", 205, 251, 169, 6.61, 46.6, 59.9, 1.93),
]
