/// How far a tap landed from the middle of what was meant, on both axes.
struct Miss {
  /// The distance on one axis, with the deviation that the prior expects of a target of that size,
  /// the size, and the distances between which a touch would have hit; in millimetres.
  struct Part {
    var distance, expected, size, low, high: Double
  }

  var x, y: Part

  /// Returns the misses of all taps whose intention is known, or clear from the retry that follows.
  static func all(
    _ log: TapLog, _ runs: TapRuns, _ density: Density, _ prior: Spread
  ) -> [Miss] {
    var meant = log.taps.map { $0.meant }
    for retry in runs.retries where meant[retry.miss] == nil {
      let success = log.taps[retry.success]
      meant[retry.miss] = success.meant ?? success.landed
    }
    for index in runs.holdovers { meant[index] = nil }
    return log.taps.indices.compactMap { index in
      let tap = log.taps[index]
      guard let target = meant[index] else { return nil }
      if log.holdsOnlyHits, !target.hit.contains(tap.location) { return nil }
      let visual = target.visual
      let width = density.millimetres(Points(visual.width))
      let height = density.millimetres(Points(visual.height))
      let expected = prior.deviation(width: width, height: height)
      func far(_ points: Double) -> Double { density.millimetres(Points(points)).value }
      return Miss(
        x: Part(
          distance: far(tap.location.x - visual.midX), expected: expected.x, size: width.value,
          low: far(target.hit.minX - visual.midX), high: far(target.hit.maxX - visual.midX)),
        y: Part(
          distance: far(tap.location.y - visual.midY), expected: expected.y, size: height.value,
          low: far(target.hit.minY - visual.midY), high: far(target.hit.maxY - visual.midY)))
    }
  }

  /// Returns the misses without those that are too far from the others to be aimed.
  ///
  /// The middle and the width of the others are taken as the median and the median distance from it,
  /// which a few wild touches do not move; 1.4826 makes the latter a normal deviation.
  static func withoutLapses(_ misses: [Miss]) -> [Miss] {
    guard misses.count >= 8 else { return misses }
    func robust(_ numbers: [Double]) -> (middle: Double, width: Double) {
      let middle = median(numbers)
      return (middle, 1.4826 * median(numbers.map { ($0 - middle).magnitude }))
    }
    let x = robust(misses.map { $0.x.distance / $0.x.expected })
    let y = robust(misses.map { $0.y.distance / $0.y.expected })
    guard x.width > 0, y.width > 0 else { return misses }
    return misses.filter { miss in
      let u = (miss.x.distance / miss.x.expected - x.middle) / x.width
      let v = (miss.y.distance / miss.y.expected - y.middle) / y.width
      return u * u + v * v <= Person.lapseDistance
    }
  }

  private static func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}

/// A person's offset and deviation on one axis.
struct AxisFit {
  var offset: Estimate?
  var deviation: Estimate?
  var shares: ShareFit?
  /// By what the deviations are larger than the prior's.
  var factor: Estimate
  private var count: Int

  init(_ parts: [Miss.Part], truncated: Bool) {
    count = parts.count
    let prior = Person.priorTaps
    let distances = parts.map { $0.distance }
    let ratios = parts.map { $0.distance / $0.expected }
    // What the taps say of the factor's square, and how many taps' worth of that there is.
    var said = (square: 1.0, degrees: 0.0)
    if truncated {
      let plain = TruncatedNormal(
        parts.map { .init($0.distance, from: $0.low, to: $0.high) })
      offset = plain?.mean
      deviation = plain?.deviation
      let relative = TruncatedNormal(
        parts.map {
          .init($0.distance / $0.expected, from: $0.low / $0.expected, to: $0.high / $0.expected)
        })
      if let fit = relative?.deviation, fit.high > fit.value, fit.value > 0 {
        // An interval of the logarithm as wide as that of a plain sample of so many touches.
        let error = Elementary.log(fit.high / fit.value) / 1.959963984540054
        said = (fit.value * fit.value, 1 / (2 * error * error))
      }
    } else {
      offset = Estimate.mean(distances)
      deviation = Estimate.deviation(distances)
      if parts.count > 1 {
        said = (Estimate.moments(ratios).variance, Double(parts.count - 1))
      }
    }
    // An inverse-gamma prior at 1: the estimate is a weighted mean.
    let degrees = prior + said.degrees
    let square = (prior + said.degrees * said.square) / degrees
    factor = Estimate(
      value: square.squareRoot(),
      low: (square * degrees / ChiSquare.quantile(0.975, degrees: degrees)).squareRoot(),
      high: (square * degrees / ChiSquare.quantile(0.025, degrees: degrees)).squareRoot())
    shares = ShareFit(AxisFit.groups(parts))
  }

  /// The offset between the prior's and the taps' own, by how many taps there are.
  func shrunk(_ prior: Double) -> Double {
    guard let offset else { return prior }
    let n = Double(count)
    return (Person.priorTaps * prior + n * offset.value) / (Person.priorTaps + n)
  }

  private static func groups(_ parts: [Miss.Part]) -> [ShareFit.Group] {
    let sorted = parts.sorted {
      $0.size != $1.size ? $0.size < $1.size : $0.distance < $1.distance
    }
    var groups: [ShareFit.Group] = []
    var start = 0
    while start < sorted.count {
      var end = start
      while end < sorted.count, sorted[end].size - sorted[start].size < 1e-6 { end += 1 }
      let variance = Estimate.moments(sorted[start..<end].map { $0.distance }).variance
      groups.append(.init(size: sorted[start].size, variance: variance, count: end - start))
      start = end
    }
    return groups
  }
}
