import TouchModel

/// Boundaries between targets and the errors of the best.
public func decodingVectors() -> [Vector] {
  func boundary(
    _ second: Double, _ deviations: (Double, Double), _ weights: (Double, Double)
  ) -> Double {
    Boundary.between(
      .init(centre: 0, deviation: deviations.0, weight: weights.0),
      .init(centre: second, deviation: deviations.1, weight: weights.1)) ?? .nan
  }
  var vectors = [
    Vector("alike", boundary(10, (1.3, 1.3), (0.5, 0.5)), 5, within: 1e-12),
    Vector("one meant more often", boundary(5, (1.3, 1.3), (0.9, 0.1)), 3.2427, within: 5e-5),
    Vector("one hit more closely", boundary(5, (1.2, 1.8), (0.5, 0.5)), 2.1727, within: 5e-5),
  ]
  let errors = [(3.0, 12.43), (4, 6.20), (5, 2.72), (6, 1.05), (7, 0.355), (8, 0.105)]
  for (distance, percent) in errors {
    vectors.append(
      Vector(
        "\(distance) mm apart", Boundary.error(distance: distance, deviation: 1.3) * 100, percent,
        within: percent < 1 ? 0.0006 : 0.0051))
  }
  return vectors
}
