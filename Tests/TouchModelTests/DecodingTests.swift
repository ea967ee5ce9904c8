import Testing

@testable import TouchModel

@Suite("Decoding") struct DecodingTests {
  static let density = Density(pointsPerInch: 25.4)!
  static let spread = Spread(share: 0, base: 1.3)

  static func small(_ x: Double, _ y: Double = 0, weight: Double = 1) -> TouchTarget {
    TouchTarget(visual: Rect(x: x, y: y, width: 1e-7, height: 1e-7), weight: weight)
  }

  @Test("the best of two alike targets is wrong as often as the closed form says")
  func confusion() throws {
    var random = SplitMix(31)
    for distance in [3.0, 5, 7] {
      let decoder = try TouchDecoder(
        [Self.small(0), Self.small(distance)], spread: Self.spread, density: Self.density,
        options: .init(background: 0))
      var wrong = 0
      let draws = 40_000
      for _ in 0..<draws {
        let touch = Point(x: 1.3 * random.normal(), y: 0.3)
        if decoder.decode(touch).target == 1 { wrong += 1 }
      }
      let error = Boundary.error(distance: distance, deviation: 1.3)
      let tolerance = 5 * (error / Double(draws)).squareRoot()
      #expect(abs(Double(wrong) / Double(draws) - error) < tolerance)
    }
  }

  @Test("a touch on what is drawn of exactly one target is never given to another")
  func exactHits() throws {
    var random = SplitMix(32)
    for _ in 0..<20 {
      let targets = PrecisionTests.targets(&random, count: 20)
      let decoder = try TouchDecoder(
        targets, spread: Profile.hurried.hurried.offset(x: 1, y: 1), density: Self.density)
      for _ in 0..<200 {
        let touch = Point(x: random.uniform(0...160), y: random.uniform(0...160))
        let holders = targets.indices.filter { targets[$0].visual.contains(touch) }
        if let front = holders.last { #expect(decoder.decode(touch) == .exact(target: front)) }
      }
    }
  }

  @Test("the index finds what a look at every target finds")
  func sameAsScan() throws {
    var random = SplitMix(33)
    var targets = PrecisionTests.targets(&random, count: 60)
    for index in targets.indices { targets[index].weight = random.uniform(0...2) }
    let decoder = try TouchDecoder(
      targets, spread: Profile.hurried.hurried, density: PrecisionTests.density)
    for _ in 0..<2000 {
      let touch = Point(x: random.uniform(-40...200), y: random.uniform(-40...200))
      let scores = targets.indices.map { decoder.likelihood(of: touch, for: $0) }
      switch decoder.decode(touch) {
      case .likely(let target, let probability):
        #expect(scores[target] == scores.max()!)
        #expect(probability > 0 && probability <= 1)
      case .nothing:
        // The likeliest is out of reach, or less likely than a touch for nothing.
        #expect(scores.max()! <= 1e-4)
      case .exact(let target): #expect(targets[target].visual.contains(touch))
      case .uncertain: Issue.record("no target is destructive")
      }
    }
  }

  @Test("decoding moves and scales with the targets")
  func equivariance() throws {
    var random = SplitMix(34)
    let targets = PrecisionTests.targets(&random, count: 15)
    let moved = targets.map { TouchTarget(visual: $0.visual.offset(x: 512, y: -256)) }
    let twice = targets.map {
      TouchTarget(
        visual: Rect(
          x: $0.visual.minX * 2, y: $0.visual.minY * 2, width: $0.visual.width * 2,
          height: $0.visual.height * 2))
    }
    let spread = Profile.hurried.hurried
    let plain = try TouchDecoder(targets, spread: spread, density: Self.density)
    let other = try TouchDecoder(moved, spread: spread, density: Self.density)
    let double = try TouchDecoder(
      twice, spread: spread, density: Density(pointsPerInch: 50.8)!)
    for _ in 0..<500 {
      let touch = Point(x: random.uniform(-5...165), y: random.uniform(-5...165))
      let answer = plain.decode(touch).target
      #expect(other.decode(Point(x: touch.x + 512, y: touch.y - 256)).target == answer)
      #expect(double.decode(Point(x: touch.x * 2, y: touch.y * 2)).target == answer)
    }
  }

  @Test("what is never meant never wins, and far touches are for nothing")
  func rejection() throws {
    let decoder = try TouchDecoder(
      [Self.small(0, weight: 0), Self.small(4)], spread: Self.spread, density: Self.density)
    #expect(decoder.decode(Point(x: 0, y: 0)).target == 1)
    #expect(decoder.decode(Point(x: -5, y: 0)) == .nothing)
    #expect(decoder.decode(Point(x: 4, y: 4)).target == 1)
    #expect(decoder.decode(Point(x: 4, y: 5)) == .nothing)
    #expect(decoder.decode(Point(x: .nan, y: 0)) == .nothing)
    #expect(decoder.decode(Point(x: .infinity, y: 0)) == .nothing)
  }

  @Test("a destructive target needs to be probable, and a harmless one does not")
  func destruction() throws {
    var targets = [Self.small(0), Self.small(4)]
    let between = Point(x: 2.2, y: 0)
    let harmless = try TouchDecoder(targets, spread: Self.spread, density: Self.density)
    #expect(harmless.decode(between).target == 1)
    targets[1].isDestructive = true
    let destructive = try TouchDecoder(targets, spread: Self.spread, density: Self.density)
    guard case .uncertain(let target, let probability) = destructive.decode(between) else {
      Issue.record("a touch between two targets sets the destructive one off")
      return
    }
    #expect(target == 1 && probability > 0.5 && probability < 0.8)
    #expect(destructive.decode(Point(x: 4.5, y: 0)).target == 1)
  }

  @Test("the end of a long row counts as its middle")
  func longRows() throws {
    let row = TouchTarget(visual: Rect(x: 0, y: 0, width: 300, height: 20))
    let decoder = try TouchDecoder(
      [row], spread: Profile.hurried.hurried, density: PrecisionTests.density)
    let middle = decoder.likelihood(of: Point(x: 150, y: 22), for: 0)
    #expect(middle > 0)
    #expect(abs(decoder.likelihood(of: Point(x: 280, y: 22), for: 0) - middle) < 0.01 * middle)
    #expect(decoder.decode(Point(x: 299, y: 24)).target == 0)
    #expect(decoder.decode(Point(x: 299, y: 60)) == .nothing)
  }

  @Test("the stretch that people aim at has the variance of the model")
  func variance() throws {
    // Integrate the likelihood of one target over a line by Simpson's rule.
    let spread = Profile.careful.careful
    for width in [4.0, 7, 10] {
      let target = TouchTarget(visual: Rect(x: -width / 2, y: 0, width: width, height: 0))
      let decoder = try TouchDecoder(
        [target], spread: spread, density: Self.density, options: .init(background: 0, reach: 100))
      var (sum, square) = (0.0, 0.0)
      for step in -4000...4000 {
        let x = Double(step) / 400
        let likelihood = decoder.likelihood(of: Point(x: x, y: 0), for: 0)
        sum += likelihood
        square += likelihood * x * x
      }
      let deviation = spread.deviation(width: Millimetres(width), height: Millimetres(0)).x
      #expect(abs(square / sum - deviation * deviation) < 1e-3)
    }
  }
}
