/// A number that the model must compute, with the value and the tolerance that its source allows.
public struct Vector: Sendable {
  /// What is computed.
  public var name: String
  /// What the model says.
  public var actual: Double
  /// What the source says.
  public var expected: Double
  /// How far the two may be apart.
  public var tolerance: Double

  /// Creates a vector.
  public init(_ name: String, _ actual: Double, _ expected: Double, within tolerance: Double) {
    self.name = name
    self.actual = actual
    self.expected = expected
    self.tolerance = tolerance
  }

  /// Whether the model says what the source says.
  public var passes: Bool { (actual - expected).magnitude <= tolerance }
}
