import TouchLayout

/// A font.
public struct Font: Hashable, Sendable {
  /// The system's text styles.
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var layout: TouchLayout.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// How dark the strokes are.
  public struct Weight: Hashable, Sendable {
    let layout: TouchLayout.Font.Weight
    public static let ultraLight = Weight(layout: .ultraLight)
    public static let thin = Weight(layout: .thin)
    public static let light = Weight(layout: .light)
    public static let regular = Weight(layout: .regular)
    public static let medium = Weight(layout: .medium)
    public static let semibold = Weight(layout: .semibold)
    public static let bold = Weight(layout: .bold)
    public static let heavy = Weight(layout: .heavy)
    public static let black = Weight(layout: .black)
  }

  /// The family of letter forms.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  var layout: TouchLayout.Font

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  /// The system's font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      layout: TouchLayout.Font(
        .style(style.layout), weight: weight?.layout,
        design: design == .monospaced ? .monospaced : .default))
  }

  /// The system's font in a size that does not follow the text size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      layout: TouchLayout.Font(
        .fixed(Length(Double(size))), weight: weight?.layout,
        design: design == .monospaced ? .monospaced : .default))
  }

  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.layout.weight = weight.layout
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
}

extension Font {
  /// Whether its strokes are darker than usual.
  var isHeavy: Bool {
    if let weight = layout.weight {
      return [.semibold, .bold, .heavy, .black].contains(weight)
    }
    if case .style(.headline) = layout.size { return true }
    return false
  }
}

extension EnvironmentValues {
  /// The size of text, in points.
  var fontSize: Double {
    switch (font?.layout ?? .body).size {
    case .style(let style): style.pointSize(at: dynamicTypeSize.layout)
    case .fixed(let size): size.typical
    case .scaled(let size, let style): size.typical * style.scale(at: dynamicTypeSize.layout)
    }
  }
}
