import TouchModel

/// The width of one character, and how far it may be off.
struct GlyphWidth {
  /// The advance, in points.
  var points: Double
  /// What the advance may be times that, where it is not measured.
  var range: ClosedRange<Double>?

  /// The width of a character in a font, in points.
  init(_ scalar: Unicode.Scalar, font: FontMetrics) {
    let size = font.pointSize
    if scalar.isMark || scalar.value < 32 {
      points = 0
    } else if let advance = font.face?.advance(of: scalar) {
      points = advance * size * (1 + font.widening)
    } else if scalar.isHangul {
      (points, range) = (size * Self.hangul, Self.hangulRange)
    } else if font.isMonospaced {
      points = scalar.isFullWidth ? size : size * SystemFont.monospacedAdvance
      range = scalar.isASCII ? nil : Self.likeness
    } else if let advance = SystemFont.advance(of: scalar, pointSize: size) {
      points = advance + (advance - SystemFont.tracking(at: size)) * font.widening
    } else if scalar.isFullWidth {
      (points, range) = (size, Self.likeness)
    } else {
      let like = scalar.likeness.reduce(0.0) { sum, character in
        sum + (SystemFont.advance(of: character, pointSize: size) ?? 0)
      }
      (points, range) = (like * (1 + font.widening), Self.likeness)
    }
  }

  /// The width of a character that the system draws as a picture, in a font.
  ///
  /// iOS draws emoji larger than its font's size says where that is small: 16 to 18 pt as 20 pt high,
  /// smaller ones by 1.25, from 24 pt on as the font says (measured glyph by glyph, flutter/flutter,
  /// issue 28894). They are about as wide as high.
  init(emojiIn font: FontMetrics) {
    let size = font.pointSize
    (points, range) = (max(size, min(1.25 * size, 20)), Self.likeness)
  }

  /// The advance between two ends: itself where it is measured.
  func points(at extent: Screen.Extent) -> Double {
    guard let range else { return points }
    switch extent {
    case .smallest: return points * range.lowerBound
    case .typical: return points
    case .largest: return points * range.upperBound
    }
  }

  /// How far the width of a character may be off that is taken from a like one.
  private static let likeness = 0.85...1.15

  /// The advance of every Hangul syllable of the system, as a part of the point size, at any weight.
  ///
  /// Apple SD Gothic Neo sets them 865 of 1000 units wide: `hmtx` of its ExtraBold, which the app
  /// 3dollars-in-my-pocket-ios ships. Pretendard, which is made to set Korean as San Francisco and
  /// Apple SD Gothic Neo do together, has 0.864 em at all weights (orioncactus/pretendard, issues 27
  /// and 96). Whether the system tracks them as it does Latin letters, by 0.025 em at 17 points, is not
  /// published, nor how near its own version of the font is.
  private static let hangul = 0.865
  private static let hangulRange = (0.84 / hangul)...(0.9 / hangul)
}

extension Character {
  /// Whether the system draws it as a picture, whatever it is put together of.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains { $0.value == 0xFE0F }
  }
}

extension Unicode.Scalar {
  /// Whether it adds no width: it joins, selects a variant or sits on the character before.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: value >= 0x1F3FB && value <= 0x1F3FF
    }
  }

  /// Whether it stands for a syllable or more, so that lines may break beside it: ideographs,
  /// syllables of East Asia and emoji.
  var isFullWidth: Bool {
    guard value >= 0x1100 else { return false }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default: return properties.isEmojiPresentation
    }
  }

  /// Whether it is a syllable or a letter of Hangul, which are all of one width.
  var isHangul: Bool {
    switch value {
    case 0x1100...0x115F, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3: true
    default: false
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
