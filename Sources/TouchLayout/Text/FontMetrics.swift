import TouchModel

/// A font as it measures text in one environment.
struct FontMetrics: Hashable {
  /// The size, in points.
  var pointSize: Double
  /// The height of a line, in points, before rounding to pixels.
  var lineHeight: Double
  /// The distance between two baselines, in points.
  var pitch: Double
  /// The part of the pitch that is more than the line's height; negative where lines overlap.
  var leading: Double
  /// How much wider glyphs are than those of the regular weight.
  var widening: Double
  /// Whether every glyph is as wide as the next.
  var isMonospaced: Bool
  /// The file that the glyphs are of, where the app brings one.
  var face: FontFace?
  /// How far widths may be off, as a part of them.
  var widthTolerance: Double
  /// Why the metrics are not exact, if they are not.
  var doubts: [Doubt]

  /// The height of the baseline under the top of a line.
  var ascender: Double { lineHeight * ascent }
  /// The depth of a line below its baseline.
  var descender: Double { lineHeight - ascender }
  /// The part of a line that is above its baseline.
  private var ascent = SystemFont.ascender / SystemFont.lineHeight
  /// The height of a capital letter.
  var capHeight: Double { pointSize * SystemFont.capHeight }

  /// Resolves the font of an environment.
  init(_ environment: Environment, extents: Extents) {
    let font = environment.shownFont
    var style: TextStyle?
    var gap = 0.0
    doubts = []
    func value(_ length: Length) -> Double {
      let size = length.value(at: extents.content)
      return size.isFinite ? min(max(size, 1), 1000) : 17
    }
    switch font.size {
    case .style(let named):
      style = named
      pointSize = named.pointSize(at: environment.textSize)
    case .fixed(let length):
      if !length.isKnown { doubts.append(.open("the size of its font is not in the source")) }
      pointSize = value(length)
    case .scaled(let length, let named):
      if !length.isKnown { doubts.append(.open("the size of its font is not in the source")) }
      pointSize = (value(length) * named.scale(at: environment.textSize)).rounded()
    }
    lineHeight = pointSize * SystemFont.lineHeight
    let weight = font.weight ?? (style == .headline ? .semibold : .regular)
    widening = weight.widening
    widthTolerance = weight.tolerance
    isMonospaced = false
    if weight.tolerance > 0 {
      doubts.append(.estimated("the width of \(weight.rawValue) text is approximate"))
    }
    switch font.design {
    case .default: break
    case .rounded:
      widthTolerance = max(widthTolerance, 0.04)
      doubts.append(.estimated("the width of the rounded design is approximate"))
    case .serif:
      widthTolerance = max(widthTolerance, 0.08)
      doubts.append(.estimated("the width of the serif design is approximate"))
    case .monospaced:
      // All weights share one advance.
      (isMonospaced, widening, widthTolerance) = (true, 0, 0)
    case .custom(let name):
      widthTolerance = FontMetrics.customTolerance
      lineHeight = pointSize * FontMetrics.customLineHeight(at: extents.metric)
      let font = name.isEmpty ? "its font" : "the font '\(name)'"
      doubts.append(.estimated("the metrics of \(font) are approximate"))
    case .file(let face):
      self.face = face
      lineHeight = pointSize * face.lineHeight
      ascent = face.ascender / face.lineHeight
      gap = pointSize * face.lineGap
      // Whether a single line has it, too, is not known.
      if extents.metric == .largest { lineHeight += gap }
      let isOtherStyle = face.isVariable || font.weight != nil
      widthTolerance = isOtherStyle ? FontMetrics.customTolerance : FontMetrics.kerningTolerance
      doubts.append(
        .estimated(
          isOtherStyle
            ? "the widths of this style of the font '\(face.name)' are approximate"
            : "the kerning of the font '\(face.name)' is left out"))
    }
    // The styles bring a leading of their own, and files may; other lines follow without one.
    pitch = style?.leading(at: environment.textSize) ?? lineHeight + gap
    leading = pitch - lineHeight
  }

  /// How far the widths of an app's own font may be from the system font's, or from those of another
  /// of its styles, as a part of them.
  static let customTolerance = 0.08
  /// How far kerning may change the width of a text: of a word of capitals at most.
  static let kerningTolerance = 0.03

  /// The height of a line of an app's own font, as a part of the point size: fonts for text have 1 em,
  /// as those with room for little more than their letters, to 1.45 em, as Poppins (1.4) and Noto Sans
  /// of Chinese, Japanese and Korean (1.448).
  static func customLineHeight(at extent: Screen.Extent) -> Double {
    switch extent {
    case .smallest: 1
    case .typical: SystemFont.lineHeight
    case .largest: 1.45
    }
  }

  /// The factor that takes a metric to an end of its tolerance.
  static func factor(_ tolerance: Double, _ extent: Screen.Extent) -> Double {
    switch extent {
    case .smallest: 1 - tolerance
    case .typical: 1
    case .largest: 1 + tolerance
    }
  }
}

extension Font.Weight {
  /// How much wider glyphs are than those of the regular weight, without tracking.
  ///
  /// Semibold is measured: "Hello UIKit" 84.00 for 79.67 pt, the ten digits 103.67 for 98.67,
  /// "Delete File?" 91.99 for 88.22 (openuikit, iOS 26.1). The others are taken in proportion to
  /// the weight's value (`UIFont.Weight`: medium 0.23, semibold 0.3, bold 0.4, heavy 0.56, black
  /// 0.62); lighter weights narrow less than that.
  var widening: Double {
    switch self {
    case .ultraLight: -0.04
    case .thin: -0.035
    case .light: -0.025
    case .regular: 0
    case .medium: 0.036
    case .semibold: 0.047
    case .bold: 0.063
    case .heavy: 0.088
    case .black: 0.097
    }
  }

  /// How far the widening may be off, as a part of the width.
  var tolerance: Double {
    switch self {
    case .regular, .semibold: 0
    case .medium, .bold: 0.02
    case .heavy, .black, .light, .thin, .ultraLight: 0.03
    }
  }
}
