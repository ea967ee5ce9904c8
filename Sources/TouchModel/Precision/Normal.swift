/// The normal distribution with mean 0 and deviation 1.
public enum Normal {
  /// Returns the probability of a value below a number.
  public static func below(_ z: Double) -> Double { 0.5 * Elementary.erfc(-z * 0.7071067811865476) }

  /// Returns the probability of a value above a number, exact also where it is tiny.
  public static func above(_ z: Double) -> Double { 0.5 * Elementary.erfc(z * 0.7071067811865476) }

  /// Returns the probability of a value between two numbers, exact also far from the middle.
  public static func between(_ low: Double, _ high: Double) -> Double {
    guard low < high else { return 0 }
    // Subtract on the side where both numbers are small.
    return low > 0 ? max(0, above(low) - above(high)) : max(0, below(high) - below(low))
  }

  /// Returns the probability of a value that is not between two numbers, exact also where it is tiny.
  public static func outside(_ low: Double, _ high: Double) -> Double {
    low < high ? min(1, below(low) + above(high)) : 1
  }

  /// Returns the density at a number.
  public static func density(_ z: Double) -> Double {
    0.3989422804014327 * Elementary.exp(-0.5 * z * z)
  }

  /// Returns the number that a value is below with a probability; infinite at 0 and 1.
  public static func quantile(_ probability: Double) -> Double {
    guard probability > 0, probability < 1 else {
      return probability == 0 ? -.infinity : probability == 1 ? .infinity : .nan
    }
    if probability > 0.5 { return -quantile(1 - probability) }
    return Root.bisect(from: -38.6, to: 0) { below($0) < probability }
  }
}

/// Search for where a condition turns.
enum Root {
  /// Returns the last number of an interval for which a condition holds that holds at first and no
  /// more later; to the last bit.
  static func bisect(from start: Double, to end: Double, while holds: (Double) -> Bool) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return low }
      if holds(middle) { low = middle } else { high = middle }
    }
  }
}
