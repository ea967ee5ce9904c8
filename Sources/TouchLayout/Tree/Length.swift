import TouchModel

/// A number of the source, or a range of what it may be where the source does not say; in points unless
/// what takes it says otherwise.
public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The least that it may be.
  public var smallest: Double
  /// What it usually is.
  public var typical: Double
  /// The most that it may be.
  public var largest: Double

  /// Creates a number that is known.
  public init(_ value: Double) {
    self.init(smallest: value, typical: value, largest: value)
  }

  /// Creates a number that is open between two ends.
  public init(smallest: Double, typical: Double, largest: Double) {
    self.smallest = smallest
    self.typical = typical
    self.largest = largest
  }

  /// Creates a known number from a literal.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a known number from a literal.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// Whether the source says what it is.
  public var isKnown: Bool { smallest == largest }

  /// The value at an extent of open content.
  public func value(at extent: Screen.Extent) -> Double {
    switch extent {
    case .smallest: smallest
    case .typical: typical
    case .largest: largest
    }
  }
}
