import TouchModel

/// Intervals of shares and deviations.
public func trialVectors() -> [Vector] {
  var vectors: [Vector] = []
  for (hits, taps, low, high) in [(97, 100, 0.9155, 0.9897), (485, 500, 0.9511, 0.9817)] {
    let share = Estimate.proportion(successes: hits, of: taps)
    vectors += [
      Vector("\(hits) of \(taps), low", share.low, low, within: 5.1e-5),
      Vector("\(hits) of \(taps), high", share.high, high, within: 5.1e-5),
    ]
  }
  for (count, low, high) in [(50, 0.835, 1.246), (200, 0.911, 1.109)] {
    let factors = Estimate.deviationFactors(count: count)
    vectors += [
      Vector("deviation of \(count), low", factors.low, low, within: 5.1e-4),
      Vector("deviation of \(count), high", factors.high, high, within: 5.1e-4),
    ]
  }
  // Student's 97.5 % for one degree of freedom, by the interval of two numbers 2 apart.
  let pair = Estimate.mean([-1, 1])
  vectors.append(
    Vector("mean of two", pair?.high ?? .nan, 12.706204736174694, within: 1e-9))
  return vectors
}
