import TouchModel

private let careful = Profile.careful.careful
private let hurried = Profile.hurried.hurried
/// At this density a point is a millimetre.
private let metric = Density(pointsPerInch: 25.4)!
private let phone = Density(pointsPerInch: 460.0 / 3)!

/// The published rates that the careful profile is fitted to, and the tables of both profiles.
public func precisionVectors() -> [Vector] {
  var vectors: [Vector] = []
  for (side, percent) in [(5.0, 3.003), (7, 0.998), (9, 0.5)] {
    let miss = careful.miss(square(side), density: metric) * 100
    vectors.append(Vector("careful \(side) mm", miss, percent, within: 0.001))
  }
  for row in millimetres {
    for (spread, name, percent) in [(careful, "careful", row.1), (hurried, "hurried", row.2)] {
      // The table has two decimals where a rate is below ten percent, one above.
      vectors.append(
        Vector(
          "\(name) \(row.0) mm", spread.miss(square(row.0), density: metric) * 100, percent,
          within: percent > 20 ? 0.051 : 0.0101))
    }
  }
  for row in points {
    for (index, perInch) in [460.0 / 3, 163, 132].enumerated() {
      let density = Density(pointsPerInch: perInch)!
      for (spread, name, column) in [(careful, "careful", 0), (hurried, "hurried", 1)] {
        let percent = row.percents[index * 2 + column]
        vectors.append(
          Vector(
            "\(name) \(row.side) pt at \(perInch)",
            spread.miss(square(row.side), density: density) * 100, percent,
            within: row.side <= 32 ? 0.055 : 0.0101))
      }
    }
  }
  for row in sizes {
    vectors.append(
      Vector(
        row.name, row.spread.side(forMiss: row.rate, density: metric) ?? .nan, row.side,
        within: row.side > 10 ? 0.051 : 0.0051))
  }
  vectors += [
    Vector(
      "hurried 1 % in points", hurried.side(forMiss: 0.01, density: phone) ?? .nan, 49.3,
      within: 0.051),
    Vector("tremor at 44 pt", miss44(constant(3.5)), 52, within: 0.51),
    Vector("older adult at 44 pt, least", miss44(Profile.olderAdult.careful), 21, within: 0.6),
    Vector("older adult at 44 pt, most", miss44(Profile.olderAdult.hurried), 34, within: 0.6),
  ]
  return vectors + toolbarVectors() + tailVectors()
}

private func square(_ side: Double) -> Size { Size(width: side, height: side) }

/// The fast finger's shares with another constant deviation.
private func constant(_ base: Double) -> Spread {
  Spread(shareX: hurried.shareX, baseX: base, shareY: hurried.shareY, baseY: base)
}

private func miss44(_ spread: Spread) -> Double {
  spread.miss(square(44), density: phone) * 100
}

/// The middle of three targets in a row: hits, hits of others and dead touches in percent.
private func toolbarVectors() -> [Vector] {
  let rows: [(String, Double, Double, Size, [Double])] = [
    ("20 pt, gap 24, hit 20", 20, 24, square(20), [65.5, 0, 34.5]),
    ("20 pt, gap 24, hit 44", 20, 24, square(44), [99.15, 0.6, 0.25]),
    ("20 pt, gap 36, hit 44", 20, 36, square(44), [99.15, 0, 0.85]),
    ("24 pt, gap 8, hit 24", 24, 8, square(24), [77.15, 1.21, 21.64]),
    ("24 pt, gap 8, hit 32×44", 24, 8, Size(width: 32, height: 44), [94.91, 4.8, 0.29]),
  ]
  return rows.flatMap { name, side, gap, hit, percents in
    let targets = (0..<3).map { index in
      let visual = Rect(x: Double(index) * (side + gap), y: 0, width: side, height: side)
      let reach = Rect(
        x: visual.midX - hit.width / 2, y: visual.midY - hit.height / 2, width: hit.width,
        height: hit.height)
      return TouchTarget(visual: visual, hit: Region(reach))
    }
    let matrix = try? MishitMatrix(targets, spread: hurried, density: phone)
    let rates = matrix?.rates[1] ?? Rates(hit: .nan, mishit: .nan, dead: .nan)
    let within = side == 20 && hit.width == 20 ? 0.051 : 0.0101
    return [
      Vector("\(name): hit", rates.hit * 100, percents[0], within: within),
      Vector("\(name): mis-hit", rates.mishit * 100, percents[1], within: within),
      Vector("\(name): dead", rates.dead * 100, percents[2], within: within),
    ]
  }
}

/// Rates far out, where a difference of two numbers near one would be nothing.
private func tailVectors() -> [Vector] {
  [
    Vector("below −8", Normal.below(-8), 6.220960574271784e-16, within: 1e-29),
    Vector("above 30", Normal.above(30), 4.906713927148187e-198, within: 1e-210),
    Vector("between 9 and 10", Normal.between(9, 10), 1.1285122074235991e-19, within: 1e-32),
    Vector("quantile 0.975", Normal.quantile(0.975), 1.959963984540054, within: 1e-14),
    Vector("quantile 1e-300", Normal.quantile(1e-300), -37.0470962993612, within: 1e-12),
    Vector(
      "60 mm square", Spread(share: 0, base: 1).miss(square(60), density: metric),
      1.9626855708592748e-197, within: 1e-209),
  ]
}

/// Side in millimetres, careful and hurried percent.
private let millimetres: [(Double, Double, Double)] = [
  (3, 15.15, 41.2), (3.8, 7.51, 25.6), (5, 3, 11.22), (5.8, 1.82, 6.18), (7, 1, 2.46),
  (7.7, 0.76, 1.43), (9, 0.5, 0.54), (9.6, 0.43, 0.35), (11.5, 0.3, 0.1),
]

/// Side in points, careful and hurried percent at 153.3, 163 and 132 points an inch.
private let points: [(side: Double, percents: [Double])] = [
  (20, [11.4, 34.5, 13.6, 38.6, 7.2, 24.8]), (24, [6.5, 22.9, 7.9, 26.6, 3.9, 14.8]),
  (28, [3.9, 14.5, 4.8, 17.6, 2.3, 8.4]), (32, [2.5, 9.0, 3.0, 11.3, 1.5, 4.7]),
  (44, [0.88, 1.96, 1.06, 2.74, 0.58, 0.80]), (48, [0.69, 1.18, 0.82, 1.69, 0.47, 0.45]),
  (56, [0.47, 0.44, 0.54, 0.66, 0.34, 0.15]), (64, [0.35, 0.17, 0.39, 0.27, 0.26, 0.06]),
]

/// The side in millimetres that a rate of misses needs.
private let sizes: [(name: String, spread: Spread, rate: Double, side: Double)] = [
  ("careful 5 %", careful, 0.05, 4.30), ("careful 3 %", careful, 0.03, 5.00),
  ("careful 1 %", careful, 0.01, 7.00), ("careful 0.5 %", careful, 0.005, 9.00),
  ("hurried 5 %", hurried, 0.05, 6.08), ("hurried 3 %", hurried, 0.03, 6.74),
  ("hurried 1 %", hurried, 0.01, 8.17), ("hurried 0.5 %", hurried, 0.005, 9.09),
  ("older 2.2, 5 %", constant(2.2), 0.05, 10.9),
  ("older 2.2, 1 %", constant(2.2), 0.01, 14.7),
  ("older 2.68, 5 %", constant(2.68), 0.05, 13.3),
  ("older 2.68, 1 %", constant(2.68), 0.01, 17.9),
  ("tremor 3.5, 5 %", constant(3.5), 0.05, 17.3),
  ("tremor 3.5, 1 %", constant(3.5), 0.01, 23.3),
]
