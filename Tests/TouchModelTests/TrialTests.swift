import Testing

@testable import TouchModel

@Suite("Trials") struct TrialTests {
  /// At this density a point is a millimetre.
  static let metric = Density(pointsPerInch: 25.4)!

  /// Taps at squares of some sizes by a person of a spread, one second apart.
  static func taps(
    _ random: inout SplitMix, sizes: [Double], each count: Int, spread: Spread
  ) -> [Tap] {
    var taps: [Tap] = []
    for side in sizes {
      let target = Tap.Target(
        id: "\(side)", visual: Rect(x: 100, y: 100, width: side, height: side))
      let deviation = spread.deviation(width: Millimetres(side), height: Millimetres(side))
      for _ in 0..<count {
        let place = Point(
          x: target.visual.midX + spread.offsetX + deviation.x * random.normal(),
          y: target.visual.midY + spread.offsetY + deviation.y * random.normal())
        taps.append(
          Tap(
            time: Double(taps.count) * 10, location: place, meant: target,
            landed: target.visual.contains(place) ? target : nil))
      }
    }
    return taps
  }

  @Test("hits alone look closer than they are by the known amount, and the fit undoes it")
  func truncation() throws {
    // 24 pt at 153.3 an inch, true deviation 1.30 and offset 0.40: hits show 0.97 and 0.22.
    let half = Density(pointsPerInch: 460.0 / 3)!.millimetres(Points(12)).value
    var random = SplitMix(41)
    var (shown, fitted, offsets) = ([Double](), [Double](), [Double]())
    for _ in 0..<20 {
      var kept: [Double] = []
      while kept.count < 1000 {
        let x = 0.4 + 1.3 * random.normal()
        if abs(x) < half { kept.append(x) }
      }
      shown.append(Estimate.deviation(kept)!.value)
      let fit = try #require(TruncatedNormal(kept.map { .init($0, from: -half, to: half) }))
      fitted.append(fit.deviation.value)
      offsets.append(fit.mean.value)
    }
    #expect(abs(Estimate.moments(shown).mean - 0.97) < 0.01)
    #expect(abs(Estimate.moments(fitted).mean - 1.31) < 0.06)
    #expect(abs(Estimate.moments(offsets).mean - 0.41) < 0.05)
  }

  @Test("numbers that fill their limits evenly tell nothing, and are not fitted")
  func flat() {
    let even = (0..<200).map {
      TruncatedNormal.Observation(Double($0) / 100 - 0.995, from: -1, to: 1)
    }
    #expect(TruncatedNormal(even) == nil)
    #expect(TruncatedNormal([]) == nil)
  }

  @Test("intervals hold the truth nineteen times in twenty")
  func coverage() throws {
    var random = SplitMix(42)
    let trials = 400
    var (mean, deviation, cut) = (0, 0, 0)
    for _ in 0..<trials {
      let numbers = (0..<30).map { _ in 0.5 + 2 * random.normal() }
      let m = try #require(Estimate.mean(numbers))
      let d = try #require(Estimate.deviation(numbers))
      if m.low <= 0.5, 0.5 <= m.high { mean += 1 }
      if d.low <= 2, 2 <= d.high { deviation += 1 }
      let kept = (0..<120).map { _ in 0.5 + 2 * random.normal() }.filter { abs($0) < 3 }
      if let fit = TruncatedNormal(kept.map { .init($0, from: -3, to: 3) }),
        fit.deviation.low <= 2, 2 <= fit.deviation.high
      {
        cut += 1
      }
    }
    for count in [mean, deviation] { #expect(abs(Double(count) / Double(trials) - 0.95) < 0.045) }
    // Wald's interval is a little short where much is cut off.
    #expect(Double(cut) / Double(trials) > 0.88)
  }

  @Test("a person's shares come back from taps at several sizes")
  func shares() throws {
    var random = SplitMix(47)
    let truth = Spread(share: 0.0108, base: 1.153)
    var (share, base) = ([Double](), [Double]())
    for _ in 0..<160 {
      let groups = [3.0, 5.25, 7.5, 9.75, 12].map { size in
        let deviation = truth.deviation(width: Millimetres(size), height: Millimetres(size)).x
        let numbers = (0..<200).map { _ in deviation * random.normal() }
        return ShareFit.Group(
          size: size, variance: Estimate.moments(numbers).variance, count: numbers.count)
      }
      let fit = try #require(ShareFit(groups))
      share.append(fit.share.value)
      base.append(fit.baseVariance.value)
    }
    // As published of 200 a size: α ± 0.0021, σₐ² ± 0.125.
    #expect(abs(Estimate.moments(share).mean - 0.0108) < 0.0006)
    #expect(abs(Estimate.moments(base).mean - 1.33) < 0.04)
    #expect(abs(Estimate.moments(share).variance.squareRoot() - 0.0021) < 0.0008)
    #expect(abs(Estimate.moments(base).variance.squareRoot() - 0.125) < 0.05)
    #expect(ShareFit([.init(size: 3, variance: 1, count: 50)]) == nil)
  }

  @Test("no taps are the profile, many are the person, and the sizes follow")
  func shrinkage() throws {
    let prior = Profile.hurried.hurried
    let none = Person(TapLog(taps: []), density: Self.metric, prior: prior)
    #expect(none.spread == prior && none.counted == 0 && none.firstTap == nil)
    var random = SplitMix(44)
    let truth = prior.scaled(by: 1.8).offset(x: 0.8, y: -0.5)
    let sizes = [4.0, 8, 12]
    let many = Person(
      TapLog(taps: Self.taps(&random, sizes: sizes, each: 400, spread: truth)),
      density: Self.metric, prior: prior)
    #expect(abs(many.spread.offsetX - 0.8) < 0.2 && abs(many.spread.offsetY + 0.5) < 0.2)
    let wanted = try #require(truth.side(forMiss: 0.05, density: Self.metric))
    let side = try #require(many.side(forMiss: 0.05, density: Self.metric))
    #expect(abs(side.value - wanted) < 0.08 * wanted)
    #expect(side.low < side.value && side.value < side.high)
    let few = Person(
      TapLog(taps: Self.taps(&random, sizes: [8], each: 8, spread: truth)), density: Self.metric,
      prior: prior)
    let between = try #require(few.side(forMiss: 0.05, density: Self.metric))
    #expect(between.value > prior.side(forMiss: 0.05, density: Self.metric)!)
    #expect(between.high - between.low > side.high - side.low)
  }

  @Test("a log of hits alone gives nearly the person that the whole log gives")
  func hitsOnly() throws {
    var random = SplitMix(45)
    let truth = Spread(share: 0, base: 1.8)
    let taps = Self.taps(&random, sizes: [5], each: 3000, spread: truth)
    let all = Person(TapLog(taps: taps), density: Self.metric, prior: Spread(share: 0, base: 1.3))
    let hits = Person(
      TapLog(taps: taps.filter { $0.landed != nil }, holdsOnlyHits: true), density: Self.metric,
      prior: Spread(share: 0, base: 1.3))
    #expect(hits.firstTap == nil && all.firstTap != nil)
    #expect(abs(all.spread.baseX - 1.8) < 0.08)
    #expect(abs(hits.spread.baseX - 1.8) < 0.2)
    #expect(hits.counted < all.counted)
  }

  @Test("wild taps are counted as lapses and left out")
  func lapses() {
    var random = SplitMix(46)
    var taps = Self.taps(&random, sizes: [8], each: 300, spread: Spread(share: 0, base: 1.3))
    for index in stride(from: 0, to: 300, by: 30) { taps[index].location.x += 40 }
    let person = Person(
      TapLog(taps: taps), density: Self.metric, prior: Spread(share: 0, base: 1.3))
    #expect(person.lapses >= 10 && person.lapses <= 13)
    #expect(abs(person.spread.baseX - 1.3) < 0.12)
  }

  @Test("taps that cannot be computed with are left out of a log")
  func broken() {
    let bad = Rect(x: 0, y: 0, width: -1, height: 4)
    let taps = [
      Tap(time: .nan, location: .zero), Tap(time: 0, location: Point(x: .infinity, y: 0)),
      Tap(time: 0, location: .zero, meant: .init(id: "a", visual: bad)),
      Tap(time: 0, location: .zero, left: -1), Tap(time: 2, location: .zero),
      Tap(time: 1, location: .zero),
    ]
    let log = TapLog(taps: taps)
    #expect(log.taps.map { $0.time } == [1, 2])
  }
}
