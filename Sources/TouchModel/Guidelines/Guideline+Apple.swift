extension Guideline {
  /// Returns the sizes of the default and the minimum control on a platform, and Apple's paddings.
  ///
  /// Apple's prose speaks of one "recommended minimum"; its table has two columns and labels neither
  /// so, which is why each is a guideline of its own.
  public static func apple(on platform: Platform) -> [Guideline] {
    all.filter { guideline in
      switch guideline.id {
      case .higDefault, .higMinimum, .higBezelPadding, .higPlainPadding, .higCentres:
        guideline.applies(to: platform)
      default: false
      }
    }
  }

  /// Everything that Apple's Human Interface Guidelines say of the size and space of targets.
  static let apple: [Guideline] =
    [
      controls([.iOS, .iPadOS, .watchOS], usual: 44, least: 28),
      controls([.macOS], usual: 28, least: 20),
      controls([.tvOS], usual: 66, least: 56),
      controls([.visionOS], usual: 60, least: 28),
      [
        Guideline(
          id: .higBezelPadding, requirement: .padding(12), level: .advice,
          wording: "About 12 points of padding around an element with a bezel.",
          source: mobility),
        Guideline(
          id: .higPlainPadding, requirement: .padding(24), level: .advice,
          wording:
            "About 24 points of padding around the visible edges of an element without a bezel.",
          source: mobility),
        Guideline(
          id: .higCentres, platforms: [.visionOS], requirement: .centres(60), level: .recommended,
          wording: "The centres of buttons lie at least 60 points apart.",
          source: Source(
            "Human Interface Guidelines, Buttons, visionOS",
            address: "https://developer.apple.com/design/human-interface-guidelines/buttons")),
      ],
    ].flatMap { $0 }

  private static func controls(
    _ platforms: [Platform], usual: Double, least: Double
  ) -> [Guideline] {
    [
      Guideline(
        id: .higDefault, platforms: platforms,
        requirement: .size(Size(width: usual, height: usual)), level: .recommended,
        wording: "A control is usually \(Int(usual))×\(Int(usual)) points.", source: mobility),
      Guideline(
        id: .higMinimum, platforms: platforms,
        requirement: .size(Size(width: least, height: least)), level: .minimum,
        wording: "No control is smaller than \(Int(least))×\(Int(least)) points.", source: mobility),
    ]
  }

  private static let mobility = Source(
    "Human Interface Guidelines, Accessibility, Mobility, June 2025",
    address: "https://developer.apple.com/design/human-interface-guidelines/accessibility#Mobility")
}
