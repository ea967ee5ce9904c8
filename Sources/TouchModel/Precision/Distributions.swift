/// The chi-square distribution.
enum ChiSquare {
  /// Returns the number that a value is below with a probability.
  static func quantile(_ probability: Double, degrees: Double) -> Double {
    guard probability > 0, degrees > 0 else { return 0 }
    guard probability < 1 else { return .infinity }
    var most = max(1, degrees)
    while below(most, degrees: degrees) < probability { most *= 2 }
    return Root.bisect(from: 0, to: most) { below($0, degrees: degrees) < probability }
  }

  /// Returns the probability of a value below a number.
  static func below(_ x: Double, degrees: Double) -> Double {
    Gamma.lower(degrees / 2, x / 2)
  }
}

/// Student's t distribution.
enum Student {
  /// Returns the number that a value is below with a probability.
  static func quantile(_ probability: Double, degrees: Double) -> Double {
    guard degrees > 0, probability > 0, probability < 1 else { return .nan }
    if probability < 0.5 { return -quantile(1 - probability, degrees: degrees) }
    var most = 1.0
    while below(most, degrees: degrees) < probability, most < 1e300 { most *= 2 }
    return Root.bisect(from: 0, to: most) { below($0, degrees: degrees) < probability }
  }

  /// Returns the probability of a value below a number that is not negative.
  static func below(_ t: Double, degrees: Double) -> Double {
    1 - Beta.lower(degrees / (degrees + t * t), degrees / 2, 0.5) / 2
  }
}

/// The gamma function's logarithm and its incomplete integral.
enum Gamma {
  /// Returns the logarithm of the gamma function of a positive number, by Stirling's series.
  static func log(_ x: Double) -> Double {
    var (x, shift) = (x, 0.0)
    while x < 12 {
      shift += Elementary.log(x)
      x += 1
    }
    let z = 1 / (x * x)
    let series = (1.0 / 12 - z * (1.0 / 360 - z * (1.0 / 1260 - z * (1.0 / 1680 - z / 1188)))) / x
    return (x - 0.5) * Elementary.log(x) - x + 0.9189385332046728 + series - shift
  }

  /// Returns the share of the gamma integral below a number, by its series or continued fraction.
  static func lower(_ a: Double, _ x: Double) -> Double {
    guard x > 0 else { return 0 }
    let front = Elementary.exp(a * Elementary.log(x) - x - log(a))
    if x < a + 1 {
      var (term, sum, n) = (1 / a, 1 / a, a)
      while term > sum * 1e-17 {
        n += 1
        term *= x / n
        sum += term
      }
      return min(1, sum * front)
    }
    let fraction = ContinuedFraction.value(first: x + 1 - a) { step in
      let i = Double(step)
      return (-i * (i - a), x + 2 * i + 1 - a)
    }
    return max(0, 1 - front / fraction)
  }
}

/// The incomplete beta integral.
enum Beta {
  /// Returns the share of the beta integral below a number from 0 to 1.
  static func lower(_ x: Double, _ a: Double, _ b: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if x > (a + 1) / (a + b + 2) { return 1 - lower(1 - x, b, a) }
    let front = Elementary.exp(
      Gamma.log(a + b) - Gamma.log(a) - Gamma.log(b) + a * Elementary.log(x)
        + b * Elementary.log(1 - x))
    let fraction = ContinuedFraction.value(first: 1) { step in
      let m = Double(step / 2)
      let numerator =
        step % 2 == 0
        ? m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        : -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      return (numerator, 1)
    }
    return front / (a * fraction)
  }
}

/// Continued fractions by Lentz's method.
private enum ContinuedFraction {
  /// Returns b₀ + a₁/(b₁ + a₂/(b₂ + …)).
  static func value(first: Double, _ terms: (Int) -> (a: Double, b: Double)) -> Double {
    func safe(_ x: Double) -> Double { x == 0 ? 1e-300 : x }
    var value = safe(first)
    var (c, d) = (value, 0.0)
    for step in 1...10_000 {
      let (a, b) = terms(step)
      d = 1 / safe(b + a * d)
      c = safe(b + a / c)
      value *= c * d
      if (c * d - 1).magnitude < 1e-16 { break }
    }
    return value
  }
}
