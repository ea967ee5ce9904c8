/// Cosine and sine without a mathematics library, so that figures are the same everywhere.
enum Angle {
  /// The cosine and the sine of an angle in degrees, exact at multiples of 90.
  static func cosineAndSine(degrees: Double) -> (cosine: Double, sine: Double) {
    guard degrees.isFinite else { return (1, 0) }
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    let quarter = (turned / 90).rounded()
    let rest = (turned - quarter * 90) * .pi / 180
    // Within ±45° nine terms leave less than an ulp.
    let square = rest * rest
    var (cosine, sine) = (1.0, rest)
    var (even, odd) = (1.0, rest)
    for step in 1...9 {
      even *= -square / Double((2 * step - 1) * (2 * step))
      odd *= -square / Double((2 * step) * (2 * step + 1))
      cosine += even
      sine += odd
    }
    switch ((Int(quarter) % 4) + 4) % 4 {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }
}
