/// The width of one character, and whether it is a measured one.
struct GlyphWidth {
  /// The advance, as a part of the point size or in points, as the caller asks.
  var points: Double
  /// Whether the advance is measured rather than taken from a like character.
  var isMeasured: Bool

  /// The width of a character in a font, in points.
  init(_ scalar: Unicode.Scalar, font: FontMetrics) {
    let size = font.pointSize
    if font.isMonospaced {
      let wide = scalar.isFullWidth ? size : size * SystemFont.monospacedAdvance
      self.init(points: scalar.isMark ? 0 : wide, isMeasured: scalar.isASCII)
      return
    }
    if let advance = SystemFont.advance(of: scalar, pointSize: size) {
      let widening = (advance - SystemFont.tracking(at: size)) * font.widening
      self.init(points: advance + widening, isMeasured: true)
    } else if scalar.isMark || scalar.value < 32 {
      self.init(points: 0, isMeasured: true)
    } else if scalar.isFullWidth {
      self.init(points: size, isMeasured: false)
    } else {
      let like = scalar.likeness.reduce(0.0) { sum, character in
        sum + (SystemFont.advance(of: character, pointSize: size) ?? 0)
      }
      self.init(points: like * (1 + font.widening), isMeasured: false)
    }
  }

  private init(points: Double, isMeasured: Bool) {
    self.points = points
    self.isMeasured = isMeasured
  }

  /// How far the width of a character that is not measured may be off, as a part of it.
  static let tolerance = 0.15
}

extension Unicode.Scalar {
  /// Whether it adds no width: it joins, selects a variant or sits on the character before.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: value >= 0x1F3FB && value <= 0x1F3FF
    }
  }

  /// Whether it fills an em: ideographs, syllables of East Asia and emoji.
  var isFullWidth: Bool {
    guard value >= 0x1100 else { return false }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default: return properties.isEmojiPresentation
    }
  }

  /// The characters with known advances that it is about as wide as.
  var likeness: [Unicode.Scalar] {
    switch value {
    case 0xA0: return [" "]
    case 0xC0...0x17F: return [baseLetter]
    case 0x2013: return ["_"]
    case 0x2014: return ["M", "i"]
    case 0x2018, 0x2019, 0x201A: return ["'"]
    case 0x201C, 0x201D, 0x201E, 0xAB, 0xBB: return ["\""]
    case 0x2022, 0xB7: return ["*"]
    case 0x2026: return [".", ".", "."]
    case 0xA3, 0xA5, 0x20AC: return ["$"]
    case 0xA9, 0xAE: return ["@"]
    default: return [properties.isUppercase ? "N" : "n"]
    }
  }

  /// The letter under the accent of a Latin letter; the character itself otherwise.
  var baseLetter: Unicode.Scalar {
    value >= 0xC0 && value <= 0x17F ? Unicode.Scalar.baseLetters[Int(value) - 0xC0] : self
  }

  /// The letters under the accents of U+00C0 to U+017F, in order.
  private static let baseLetters = Array(
    ("AAAAAAMCEEEEIIIIDNOOOOO+OUUUUYPBaaaaaawceeeeiiiidnooooo+ouuuuypy"
      + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLl"
      + "NnNnNnnNnOoOoOoWwRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf").unicodeScalars)
}
