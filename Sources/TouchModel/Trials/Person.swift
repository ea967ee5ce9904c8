/// What a log of taps says of the person who made them.
public struct Person: Hashable, Sendable {
  /// How many taps had a known intention and were counted.
  public var counted: Int
  /// How many such taps were so far from the others that they are taken for lapses and left out.
  public var lapses: Int
  /// How far touches land to the right of the aim, in millimetres; nil for too few taps.
  public var offsetX: Estimate?
  /// How far touches land below the aim, in millimetres; nil for too few taps.
  public var offsetY: Estimate?
  /// The standard deviation across, in millimetres, over all sizes in the log; nil for too few taps.
  public var deviationX: Estimate?
  /// The standard deviation down, in millimetres, over all sizes in the log; nil for too few taps.
  public var deviationY: Estimate?
  /// The person's own parameters across, where the log holds enough sizes.
  public var sharesX: ShareFit?
  /// The person's own parameters down, where the log holds enough sizes.
  public var sharesY: ShareFit?
  /// How far each counted tap landed to the right of and below the aim, in millimetres.
  public var scatter: [Point]
  /// The share of first taps that hit what was meant, without retries; nil where only hits were kept
  /// or no intention is known.
  public var firstTap: Estimate?
  /// What taps that follow each other say.
  public var runs: TapRuns
  /// The person's scatter: the profile's where there are no taps, the person's own where there are
  /// many, and between them what lies between.
  public var spread: Spread
  /// The narrowest and the widest scatter that the taps allow.
  public var narrowest, widest: Spread

  /// How many taps the profile counts for; assumed.
  static let priorTaps = 20.0
  /// Taps beyond this squared distance in deviations are lapses: χ² with two degrees, 99.9 %.
  static let lapseDistance = 13.815510557964274

  /// Estimates a person's precision from a log.
  ///
  /// - Parameters:
  ///   - log: The taps.
  ///   - density: The screen's density, where the log does not say it.
  ///   - prior: What is taken to be so before any tap.
  public init(_ log: TapLog, density: Density, prior: Spread) {
    let density = log.density ?? density
    let usual = prior.deviation(width: Millimetres(7), height: Millimetres(7))
    runs = TapRuns(
      log.taps, deviation: density.points(Millimetres(max(usual.x, usual.y))).value)
    let all = Miss.all(log, runs, density, prior)
    let kept = log.holdsOnlyHits ? all : Miss.withoutLapses(all)
    counted = kept.count
    scatter = kept.map { Point(x: $0.x.distance, y: $0.y.distance) }
    lapses = all.count - kept.count
    firstTap = log.holdsOnlyHits ? nil : Person.firstTaps(log.taps, runs)
    let x = AxisFit(kept.map { $0.x }, truncated: log.holdsOnlyHits)
    let y = AxisFit(kept.map { $0.y }, truncated: log.holdsOnlyHits)
    (offsetX, offsetY) = (x.offset, y.offset)
    (deviationX, deviationY) = (x.deviation, y.deviation)
    (sharesX, sharesY) = log.holdsOnlyHits ? (nil, nil) : (x.shares, y.shares)
    // The profile's shape with the person's size: shares fitted to a few sizes, as they are in
    // `sharesX` and `sharesY`, go astray beyond the largest of them.
    func measured(_ pick: (Estimate) -> Double) -> Spread {
      let (across, down) = (pick(x.factor), pick(y.factor))
      return Spread(
        shareX: prior.shareX * across * across, baseX: prior.baseX * across,
        shareY: prior.shareY * down * down, baseY: prior.baseY * down,
        offsetX: x.shrunk(prior.offsetX), offsetY: y.shrunk(prior.offsetY))
    }
    spread = measured { $0.value }
    narrowest = measured { $0.low }
    widest = measured { $0.high }
  }

  /// Returns the side of the smallest square that the person misses at most at a rate, in points,
  /// with the sides for the narrowest and the widest scatter; nil where the rate cannot be reached.
  public func side(forMiss rate: Double, density: Density) -> Estimate? {
    guard let value = spread.side(forMiss: rate, density: density),
      let low = narrowest.side(forMiss: rate, density: density),
      let high = widest.side(forMiss: rate, density: density)
    else { return nil }
    return Estimate(value: value, low: low, high: high)
  }

  /// Returns the share of first taps that hit; taps that make a miss good and holdovers are none.
  private static func firstTaps(_ taps: [Tap], _ runs: TapRuns) -> Estimate? {
    var counts = [Bool](repeating: true, count: taps.count)
    var later = [Int](repeating: -1, count: taps.count)
    for retry in runs.retries {
      later[retry.miss] = retry.success
      counts[retry.success] = false
    }
    for index in taps.indices.dropFirst()
    where later[index] >= 0 && later[index - 1] == later[index] {
      counts[index] = false
    }
    for index in runs.holdovers { counts[index] = false }
    let first = taps.indices.filter { counts[$0] && (taps[$0].meant != nil || later[$0] >= 0) }
    guard !first.isEmpty else { return nil }
    let hits = first.reduce(0) { sum, index in
      let tap = taps[index]
      return sum + (tap.meant != nil && tap.landed?.id == tap.meant?.id ? 1 : 0)
    }
    return Estimate.proportion(successes: hits, of: first.count)
  }
}
