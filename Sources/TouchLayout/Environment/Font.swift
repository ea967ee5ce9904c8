/// A font of the system or of the app.
public struct Font: Hashable, Sendable {
  /// Where its size comes from.
  public enum Size: Hashable, Sendable {
    /// One of the system's text styles, which follow the content size.
    case style(TextStyle)
    /// A size in points that does not follow the content size.
    case fixed(Length)
    /// A size in points at the content size `large`, which follows it as a style does.
    case scaled(Length, relativeTo: TextStyle)
  }

  /// How dark the strokes are.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The family of letter forms.
  public enum Design: Hashable, Sendable {
    case `default`
    case rounded
    case serif
    case monospaced
    /// A font by a name that no file of the project has, or by none: its metrics are estimated.
    case custom(String)
    /// A font whose file the project has.
    case file(FontFace)

    /// Whether it is one of the system's.
    var isSystem: Bool {
      switch self {
      case .default, .rounded, .serif, .monospaced: true
      case .custom, .file: false
      }
    }
  }

  /// Where its size comes from: a text style, or a number of points.
  public var size: Size
  /// How dark the strokes are; nil for what its text style says.
  public var weight: Weight?
  /// The family of its letter forms.
  public var design: Design

  /// Creates a font of a size.
  public init(_ size: Size, weight: Weight? = nil, design: Design = .default) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  /// The font of text where nothing is said.
  public static let body = Font(.style(.body))
}

/// One of the system's text styles.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
  case caption2
}

/// The content size that people choose in Settings, in order.
public enum TextSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether text is smaller at the first size.
  public static func < (first: TextSize, second: TextSize) -> Bool { first.index < second.index }

  /// Whether it is one of the sizes for accessibility, which are larger than all others.
  public var isAccessibility: Bool { self >= .accessibility1 }
}
