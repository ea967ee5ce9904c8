extension Guideline {
  /// Every guideline that is known, Apple's first.
  public static let all: [Guideline] = [apple, wcag, material, windows, children].flatMap { $0 }

  /// Returns the guidelines of an identity, one for each group of platforms that it tells apart.
  public static func named(_ id: ID) -> [Guideline] { all.filter { $0.id == id } }

  /// Returns the guideline of an identity on a platform, where it speaks of that platform.
  public static func named(_ id: ID, on platform: Platform) -> Guideline? {
    all.first { $0.id == id && $0.applies(to: platform) }
  }

  /// Material Design's sizes. One density-independent pixel counts as one point.
  static let material: [Guideline] = [
    Guideline(
      id: .materialSize, requirement: .size(Size(width: 48, height: 48)), level: .recommended,
      wording: "A touch target is at least 48×48 density-independent pixels, whatever its icon.",
      source: Source("Material Design 3, Accessibility", address: "https://m3.material.io")),
    Guideline(
      id: .materialSpacing, requirement: .spacing(8), level: .recommended,
      wording: "Touch targets lie at least 8 density-independent pixels apart.",
      source: Source("web.dev, Accessible tap targets", address: "https://web.dev")),
  ]

  /// Microsoft's sizes, which are lengths on the screen.
  static let windows: [Guideline] = [
    Guideline(
      id: .windowsSize, requirement: .physicalSize(Millimetres(7.5)), level: .recommended,
      wording: "A touch target is about 7.5 mm (40 effective pixels at 135 an inch) on each side.",
      source: Source(
        "Windows app design, Guidelines for touch targets", address: "https://learn.microsoft.com")),
    Guideline(
      id: .windows8Size, requirement: .physicalSize(Millimetres(9)), level: .advice,
      wording: "A touch target is 9 mm on each side where errors matter, and never below 7 mm.",
      source: Source("Windows 8, Guidelines for targeting, 2012")),
  ]

  /// The sizes of the child-friendly touch target standards.
  ///
  /// Those standards call 44 a level AA of WCAG 2.1 and their unit pixels; WCAG 2.1 has no size at
  /// level AA, and the code behind them lays out points.
  static let children: [Guideline] = [
    child(.childMinimum, 44, .minimum, "44×44 points is the least for a child; better avoided."),
    child(.childRecommended, 48, .recommended, "Standard controls for children are 48×48 points."),
    child(
      .childLarge, 56, .recommended,
      "Primary and frequent actions for children are 56×56 points."),
    child(
      .childExtraLarge, 64, .recommended,
      "The most important actions for children are 64×64 points."),
    Guideline(
      id: .childSpacing, requirement: .spacing(8), level: .recommended,
      wording: "Neighbouring targets for children lie at least 8 points apart.",
      source: standards),
  ]

  private static func child(
    _ id: ID, _ side: Double, _ level: Level, _ wording: String
  ) -> Guideline {
    Guideline(
      id: id, requirement: .size(Size(width: side, height: side)), level: level, wording: wording,
      source: standards)
  }

  private static let standards = Source(
    "Touch Target & Interaction Design Guide, child-friendly touch target standards, October 2025")
}
