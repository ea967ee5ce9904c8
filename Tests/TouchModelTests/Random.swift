import TouchModel

/// A small generator whose numbers are the same in every run (Vigna's SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) * 0x1p-53
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// A number with mean 0 and deviation 1 (Marsaglia's polar method).
  mutating func normal() -> Double {
    while true {
      let (u, v) = (uniform(-1...1), uniform(-1...1))
      let s = u * u + v * v
      if s > 0, s < 1 { return u * (-2 * logarithm(s) / s).squareRoot() }
    }
  }
}

/// The natural logarithm, from the module under test.
private func logarithm(_ x: Double) -> Double { Elementary.log(x) }
