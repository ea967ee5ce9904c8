extension Policy {
  /// The distance that a policy asks between neighbouring targets.
  public struct Spacing: Hashable, Sendable {
    /// What should lie between them, in points.
    public var distance: Double
    /// The same where neither has a bezel, in points.
    public var plainDistance: Double
    /// What is nearer than this fails, in points: at most `distance`.
    public var least: Double
    /// What the distance is taken between.
    public var measure: Measure
    /// Where the distance is published.
    public var source: String

    /// What a distance is taken between.
    public enum Measure: Hashable, Sendable {
      /// Where touches act.
      case hitRegions
      /// What is drawn.
      case visibleEdges
    }
  }

  /// The distance that the policy asks between neighbouring targets on a platform; nil where it asks
  /// none, as WCAG: its circles are a part of the size that it asks.
  ///
  /// Apple's paddings are advice, "about" 12 and 24 points, and SwiftUI itself puts 8 points between
  /// views: less than that fails.
  public func spacing(on platform: Platform) -> Spacing? {
    switch name {
    case .hig:
      guard let bezel = Guideline.named(.higBezelPadding, on: platform),
        let plain = Guideline.named(.higPlainPadding, on: platform)
      else { return nil }
      return Spacing(
        distance: bezel.distance, plainDistance: plain.distance, least: 8, measure: .visibleEdges,
        source: bezel.source.title)
    case .child, .seedStrict: return Spacing(.childSpacing, on: platform)
    case .material: return Spacing(.materialSpacing, on: platform)
    case .wcagAA, .wcagAAA: return nil
    }
  }
}

extension Policy.Spacing {
  /// The distance of a guideline between hit regions.
  fileprivate init?(_ id: Guideline.ID, on platform: Platform) {
    guard let guideline = Guideline.named(id, on: platform) else { return nil }
    let distance = guideline.distance
    self.init(
      distance: distance, plainDistance: distance, least: distance, measure: .hitRegions,
      source: guideline.source.title)
  }
}

extension Guideline {
  /// The distance that it asks; 0 where it asks none.
  fileprivate var distance: Double {
    switch requirement {
    case .spacing(let distance), .padding(let distance): distance
    case .size, .physicalSize, .square, .squareOrCircle, .centres: 0
    }
  }
}
