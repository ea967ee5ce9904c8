import TouchModel

/// What flows down the view tree and changes how controls and text are measured.
public struct Environment: Hashable, Sendable {
  /// The font, if one is set.
  public var font: Font?
  /// How dark the strokes are in whatever font, if that is said apart from one.
  public var weight: Font.Weight?
  /// The letter forms of the system's font, if they are said apart from one.
  public var design: Font.Design?
  /// The content size that people choose in Settings.
  public var textSize: TextSize
  /// The scale of symbols beside text.
  public var imageScale: ImageScale
  /// The size class that controls draw themselves in.
  public var controlSize: Screen.Element.ControlSize
  /// The most lines of a text, if limited.
  public var lineLimit: Int?
  /// How many lines a text is high at least, whatever it says.
  public var leastLines = 0
  /// Whether text is meant to have several lines: they are aligned, or said to be without limit.
  public var expectsLines = false
  /// How small a text may be drawn to fit, as a share of its size; 1 where it keeps its size.
  public var minimumScale = 1.0
  /// How much wider each character is than its font says, in points: the last one too, as
  /// `tracking(_:)` adds to each cluster and `kerning(_:)` moves the trailing edge as well.
  public var letterSpacing: Length = 0
  /// In which letters text is set whatever it says; nil where nothing says so.
  public var textCase: TextCase?
  /// Whether lines read from right to left.
  public var isRightToLeft: Bool
  /// Whether controls react.
  public var isEnabled: Bool
  /// What labels show.
  public var labelStyle: LabelStyle
  /// The major version of the system, as 18.
  public var system: Int
  /// Pixels a point, for rounding.
  public var scale: Double

  /// Creates the environment of a root.
  public init(
    font: Font? = nil, textSize: TextSize = .large, imageScale: ImageScale = .medium,
    controlSize: Screen.Element.ControlSize = .regular, lineLimit: Int? = nil,
    isRightToLeft: Bool = false, isEnabled: Bool = true, labelStyle: LabelStyle = .automatic,
    system: Int = 18, scale: Double = 3
  ) {
    self.font = font
    self.textSize = textSize
    self.imageScale = imageScale
    self.controlSize = controlSize
    self.lineLimit = lineLimit
    self.isRightToLeft = isRightToLeft
    self.isEnabled = isEnabled
    self.labelStyle = labelStyle
    self.system = system
    self.scale = scale
  }

  /// The font in force: the one that is set, else the body's, as modifiers that set none change it.
  public var shownFont: Font {
    var font = font ?? .body
    font.weight = weight ?? font.weight
    if let design, font.design.isSystem { font.design = design }
    return font
  }

  /// The scale of symbols beside text.
  public enum ImageScale: String, Hashable, Sendable, CaseIterable {
    case small
    case medium
    case large
  }

  /// The letters that text is set in.
  public enum TextCase: String, Hashable, Sendable {
    case uppercase
    case lowercase
    /// The letters that it is written in.
    case asWritten
    /// One of them, of which the source does not say which.
    case open
  }

  /// What a label shows of its title and its icon.
  public enum LabelStyle: String, Sendable {
    case automatic
    case titleAndIcon
    case titleOnly
    case iconOnly
  }
}
