/// The exponential and its kin, computed here so that figures are the same bytes on every platform.
///
/// Results are within 1.5 ulp of the true value, `exp` and `log` within 1. Only operations that IEEE 754 rounds exactly are
/// used, and no fused ones.
public enum Elementary {
  /// Returns *e* raised to a power.
  public static func exp(_ x: Double) -> Double {
    exp(x, plus: 0).high
  }

  /// Returns *e* raised to the sum of two numbers of which the second is tiny, and what rounding the
  /// result lost, as far as the result is not subnormal.
  static func exp(_ x: Double, plus small: Double) -> (high: Double, low: Double) {
    if x.isNaN { return (x, 0) }
    if x > 709.8 { return (.infinity, 0) }
    if x < -746 { return (0, 0) }
    // x = k·ln 2 + r with |r| ≤ ln 2 / 2; the first part of ln 2 times k is exact.
    let k = (x * 1.4426950408889634).rounded(.toNearestOrEven)
    let r = (x - k * ln2.high) - k * ln2.low + small
    let lost = (x - k * ln2.high) - r - k * ln2.low + small
    // 1 + r + r²/2 + r³·(1/3! + r/4! + …); terms after r¹³ are below 2⁻⁵⁸.
    var tail = 1.6059043836821613e-10
    tail = tail * r + 2.08767569878681e-09
    tail = tail * r + 2.505210838544172e-08
    tail = tail * r + 2.755731922398589e-07
    tail = tail * r + 2.7557319223985893e-06
    tail = tail * r + 2.48015873015873e-05
    tail = tail * r + 0.0001984126984126984
    tail = tail * r + 0.001388888888888889
    tail = tail * r + 0.008333333333333333
    tail = tail * r + 0.041666666666666664
    tail = tail * r + 0.16666666666666666
    let rest = r * r * 0.5 + r * r * r * tail
    let sum = 1 + r
    let low = (r - (sum - 1)) + (rest + lost)
    let high = sum + low
    return (scaled(high, Int(k)), scaled(low - (high - sum), Int(k)))
  }

  /// Returns the natural logarithm; minus infinity of zero, not a number of what is negative.
  public static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
    var k = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m *= 0.5
      k += 1
    }
    // log(1+f) = f − f²/2 + s·(f²/2 + R) with s = f/(2+f) and R = 2·(s²/3 + s⁴/5 + …).
    let f = m - 1
    let s = f / (2 + f)
    let z = s * s
    var series = 2.0 / 25
    series = series * z + 2.0 / 23
    series = series * z + 2.0 / 21
    series = series * z + 2.0 / 19
    series = series * z + 2.0 / 17
    series = series * z + 2.0 / 15
    series = series * z + 2.0 / 13
    series = series * z + 2.0 / 11
    series = series * z + 2.0 / 9
    series = series * z + 2.0 / 7
    series = series * z + 2.0 / 5
    series = series * z + 2.0 / 3
    let half = 0.5 * f * f
    return k * ln2.high - ((half - (s * (half + series * z) + k * ln2.low)) - f)
  }

  /// Returns the complementary error function, 2/√π times the integral of exp(−t²) from a number to
  /// infinity; exact also where it is as small as 10⁻³⁰⁰.
  public static func erfc(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x < 0 { return 2 - erfc(-x) }
    if x > 27.3 { return 0 }
    // erfc(x) = exp(−x²)·F(t)/(1+2x), F nearly constant in t = (x−4)/(x+4).
    let t = (x - 4) / (x + 4)
    // The polynomial is derived from F's values at 25 Chebyshev points of 0 ≤ x ≤ 28 in 300-bit
    // arithmetic; its error is below 10⁻¹⁷. The constant term comes in two parts.
    var tail = 2.9111659955327447e-10
    tail = tail * t + 2.1031095817570338e-09
    tail = tail * t + 1.6868082625932292e-09
    tail = tail * t - 1.660879467182853e-08
    tail = tail * t - 1.9106294487779176e-08
    tail = tail * t + 1.1328048304274549e-07
    tail = tail * t + 7.703495881102781e-08
    tail = tail * t - 8.277591913537945e-07
    tail = tail * t + 2.916445562939141e-07
    tail = tail * t + 5.710769473216913e-06
    tail = tail * t - 1.1220902504340601e-05
    tail = tail * t - 2.4399505458525544e-05
    tail = tail * t + 0.00015062131217624512
    tail = tail * t - 0.00019925664291065565
    tail = tail * t - 0.0007577732147971718
    tail = tail * t + 0.005031969972225688
    tail = tail * t - 0.016197734067039865
    tail = tail * t + 0.03716751553787908
    tail = tail * t - 0.06633036581154421
    tail = tail * t + 0.09373283499833329
    tail = tail * t - 0.10103906603632955
    tail = tail * t + 0.06809705425469303
    tail = tail * t + 0.015379652102620111
    tail = tail * t - 0.13962111684056253
    let slope = tail * t
    let first = 1.2329951186255526
    let factor = first + slope
    let factorLow = slope - (factor - first) - 4.6424575138226587e-17
    let square = product(x, x)
    let power = exp(-square.high, plus: -square.low)
    let numerator = product(power.high, factor)
    let numeratorLow = numerator.low + (power.low * factor + power.high * factorLow)
    let denominator = 1 + 2 * x
    let denominatorLow = denominator > 2 ? 1 - (denominator - 2 * x) : 2 * x - (denominator - 1)
    let quotient = numerator.high / denominator
    let back = product(quotient, denominator)
    let rest = (numerator.high - back.high) - back.low + numeratorLow - quotient * denominatorLow
    return quotient + rest / denominator
  }

  /// Returns a power of a positive base; zero for a base of zero.
  public static func power(_ base: Double, _ exponent: Double) -> Double {
    base == 0 ? 0 : exp(exponent * log(base))
  }
}

extension Elementary {
  /// The natural logarithm of two in two parts, the first of 42 bits.
  private static let ln2 = (high: 0.6931471805598903, low: 5.497923018708371e-14)

  /// Returns a product and what rounding it lost, after Dekker and Veltkamp.
  private static func product(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let high = a * b
    guard high.isFinite, high.magnitude > 1e-290 else { return (high, 0) }
    let (p, q) = (split(a), split(b))
    let low = ((p.high * q.high - high) + p.high * q.low + p.low * q.high) + p.low * q.low
    return (high, low)
  }

  /// Returns a number as the sum of two of 26 bits.
  private static func split(_ a: Double) -> (high: Double, low: Double) {
    let shifted = 134_217_729 * a
    let high = shifted - (shifted - a)
    return (high, a - high)
  }

  /// Returns a number times a power of two, rounded once also where the result is subnormal.
  private static func scaled(_ x: Double, _ k: Int) -> Double {
    if k > 1023 { return x * 2 * Double(sign: .plus, exponent: k - 1, significand: 1) }
    if k >= -1022 { return x * Double(sign: .plus, exponent: k, significand: 1) }
    return x * Double(sign: .plus, exponent: k + 1022, significand: 1)
      * Double(sign: .plus, exponent: -1022, significand: 1)
  }
}
