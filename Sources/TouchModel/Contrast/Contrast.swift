/// How far two colours stand apart, as WCAG counts it.
public enum Contrast {
  /// What a contrast must reach: WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11, published.
  public enum Requirement: String, Hashable, Sendable, CaseIterable {
    /// Text at level AA: 4.5.
    case text
    /// Text of 18 points, or bold of 14, at level AA: 3.
    case largeText = "large-text"
    /// Text at level AAA: 7.
    case enhancedText = "enhanced-text"
    /// Large text at level AAA: 4.5.
    case enhancedLargeText = "enhanced-large-text"
    /// Parts of controls and pictures that are needed to understand them, at level AA: 3.
    case graphic

    /// The least ratio.
    public var ratio: Double {
      switch self {
      case .text, .enhancedLargeText: 4.5
      case .largeText, .graphic: 3
      case .enhancedText: 7
      }
    }
  }

  /// Returns the contrast ratio of a colour over an opaque background, from 1 to 21.
  ///
  /// A translucent colour is drawn over the background first, and a translucent background over white.
  public static func ratio(_ colour: RGBA, on background: RGBA) -> Double {
    let back = background.over(.white)
    let (first, second) = (colour.over(back).luminance, back.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Whether a colour over a background reaches what is required; the ratio is not rounded.
  public static func passes(
    _ colour: RGBA, on background: RGBA, _ requirement: Requirement
  ) -> Bool {
    ratio(colour, on: background) >= requirement.ratio
  }

  /// Returns the nearest opaque colour that reaches a ratio, on the way from a colour to black or to
  /// white, in steps of eight bits.
  ///
  /// Hue is kept that way, and only lightness changes. Nearest is the smaller straight distance in
  /// sRGB components.
  ///
  /// - Returns: A colour; the colour itself where it passes, and nil where not even black or white
  ///   does.
  public static func nearest(to colour: RGBA, on background: RGBA, ratio wanted: Double) -> RGBA? {
    let back = background.over(.white)
    let shown = RGBA(hex: colour.over(back).hex)
    if ratio(colour, on: back) >= wanted { return colour }
    var best: (colour: RGBA, distance: Double)?
    for end in [RGBA.black, .white] where ratio(end, on: back) >= wanted {
      // The ratio may fall before it rises, where the way crosses the background: look for the first
      // of 1,024 steps that passes, which is finer than eight bits.
      for step in 1...1024 {
        let mixed = RGBA(hex: shown.mixed(with: end, Double(step) / 1024).hex)
        guard ratio(mixed, on: back) >= wanted else { continue }
        let (r, g, b) = (
          mixed.red - shown.red, mixed.green - shown.green, mixed.blue - shown.blue
        )
        let distance = r * r + g * g + b * b
        if distance < best?.distance ?? .infinity { best = (mixed, distance) }
        break
      }
    }
    return best?.colour
  }
}
