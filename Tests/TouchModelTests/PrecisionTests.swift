import Testing

@testable import TouchModel

@Suite("Precision") struct PrecisionTests {
  static let density = Density(pointsPerInch: 460.0 / 3)!

  /// Random targets, some drawn over others, some with hit regions that are not rectangles.
  static func targets(_ random: inout SplitMix, count: Int) -> [TouchTarget] {
    (0..<count).map { _ in
      let visual = Rect(
        x: random.uniform(0...120), y: random.uniform(0...120), width: random.uniform(8...40),
        height: random.uniform(8...40))
      let grown = visual.outset(by: Outsets(all: random.uniform(0...10)))
      let shapes: [Region.Outline] = [
        .rectangle(grown), .ellipse(grown), .roundedRectangle(grown, radius: 8), .rectangle(grown),
      ]
      return TouchTarget(visual: visual, hit: Region([shapes[random.below(4)]]))
    }
  }

  @Test("closed forms agree with simulated touches and the same hit test")
  func simulation() throws {
    var random = SplitMix(21)
    let spread = Profile.hurried.hurried.offset(x: 0.4, y: -0.3)
    let draws = 20_000
    for _ in 0..<6 {
      let targets = Self.targets(&random, count: 6)
      let matrix = try MishitMatrix(targets, spread: spread, density: Self.density)
      for meant in targets.indices {
        let aim = Aim(targets[meant].visual, spread: spread, density: Self.density)
        var landed = [Int](repeating: 0, count: targets.count + 1)
        for _ in 0..<draws {
          let touch = Point(
            x: aim.x + aim.deviationX * random.normal(), y: aim.y + aim.deviationY * random.normal()
          )
          // The one in front of those that hold the touch.
          let hit = targets.lastIndex { $0.hit.contains(touch) }
          landed[hit ?? targets.count] += 1
        }
        var rates = [Double](repeating: 0, count: targets.count + 1)
        rates[meant] = matrix.rates[meant].hit
        rates[targets.count] = matrix.rates[meant].dead
        for entry in matrix.mishits(of: meant) { rates[entry.target] = entry.rate }
        for (rate, count) in zip(rates, landed) {
          let error = (max(rate, 1e-4) * (1 - min(rate, 1 - 1e-4)) / Double(draws)).squareRoot()
          // Five standard errors, and what bands of a round outline leave.
          #expect(abs(rate - Double(count) / Double(draws)) < 5 * error + 5e-4)
        }
      }
    }
  }

  @Test("rows sum to one, and to the rates")
  func sums() throws {
    var random = SplitMix(22)
    for _ in 0..<40 {
      let targets = Self.targets(&random, count: 12)
      let matrix = try MishitMatrix(
        targets, spread: Profile.olderAdult.hurried, density: Self.density)
      for (index, rates) in matrix.rates.enumerated() {
        #expect(abs(rates.hit + rates.mishit + rates.dead - 1) < 1e-8)
        let summed = matrix.mishits(of: index).reduce(0) { $0 + $1.rate }
        #expect(abs(summed - rates.mishit) < 1e-12)
        #expect(rates.dead >= 0 && rates.hit >= 0 && rates.mishit >= 0)
      }
    }
  }

  @Test("a round target is missed as its closed form says")
  func circle() throws {
    let spread = Spread(share: 0, base: 1.5)
    let box = Rect(x: 0, y: 0, width: 30, height: 30)
    let matrix = try MishitMatrix(
      [TouchTarget(visual: box, hit: Region([.ellipse(box)]))], spread: spread,
      density: Self.density)
    let radius = Self.density.millimetres(Points(15)).value
    let miss = Elementary.exp(-radius * radius / (2 * 1.5 * 1.5))
    #expect(abs(matrix.rates[0].miss - miss) < 2e-4)
  }

  @Test("rates grow no worse with the size, and do not depend on where the target is or its unit")
  func invariance() throws {
    for spread in Profile.all.flatMap({ [$0.careful, $0.hurried] }) {
      var last = 1.0
      for side in stride(from: 1.0, through: 150, by: 1) {
        let miss = spread.miss(Size(width: side, height: side), density: Self.density)
        #expect(miss <= last)
        last = miss
      }
      let far = TouchTarget(visual: Rect(x: 5000, y: -3000, width: 24, height: 30))
      let near = TouchTarget(visual: Rect(x: 0, y: 0, width: 24, height: 30))
      let matrices = try [far, near].map {
        try MishitMatrix([$0], spread: spread, density: Self.density).rates[0].miss
      }
      #expect(abs(matrices[0] - matrices[1]) < 1e-10)
      let alone = spread.miss(Size(width: 24, height: 30), density: Self.density)
      #expect(abs(matrices[1] - alone) < 1e-12)
    }
  }

  @Test("a split hit region is hit as often as the whole")
  func additivity() throws {
    let visual = Rect(x: 10, y: 10, width: 24, height: 24)
    let halves = Region([
      .rectangle(Rect(x: 0, y: 0, width: 22, height: 44)),
      .rectangle(Rect(x: 22, y: 0, width: 22, height: 44)),
    ])
    let whole = Region(Rect(x: 0, y: 0, width: 44, height: 44))
    let rates = try [halves, whole].map {
      try MishitMatrix(
        [TouchTarget(visual: visual, hit: $0)], spread: Profile.hurried.hurried,
        density: Self.density
      ).rates[0].hit
    }
    #expect(abs(rates[0] - rates[1]) < 1e-12)
  }

  @Test("expected misses never fall below the lapses")
  func lapses() {
    for profile in Profile.all {
      let band = profile.expectedMiss(Size(width: 200, height: 200), density: Self.density)
      #expect(band.careful >= profile.lapse.careful && band.hurried >= profile.lapse.hurried)
      #expect(band.least >= 0.002)
      let small = profile.expectedMiss(Size(width: 20, height: 20), density: Self.density)
      #expect(
        small.careful > profile.miss(Size(width: 20, height: 20), density: Self.density).careful)
    }
  }

  @Test("the matrix of far targets holds no pairs, and of near ones all")
  func pairs() throws {
    let far = (0..<10).map {
      TouchTarget(visual: Rect(x: Double($0) * 500, y: 0, width: 20, height: 20))
    }
    let near = (0..<10).map {
      TouchTarget(visual: Rect(x: Double($0) * 2, y: 0, width: 2, height: 2))
    }
    let spread = Profile.hurried.hurried
    #expect(try MishitMatrix(far, spread: spread, density: Self.density).pairs == 0)
    #expect(try MishitMatrix(near, spread: spread, density: Self.density).pairs == 90)
  }

  @Test("sizes for impossible rates are none")
  func impossible() {
    let spread = Profile.hurried.hurried
    for rate in [0, 1, -1, 2, Double.nan] {
      #expect(spread.side(forMiss: rate, density: Self.density) == nil)
    }
    // A glyph that stays as it is can still be given room.
    let glyph = Size(width: 20, height: 20)
    let side = spread.side(forMiss: 0.01, visual: glyph, density: Self.density)
    #expect(side! < spread.side(forMiss: 0.01, density: Self.density)!)
  }
}
