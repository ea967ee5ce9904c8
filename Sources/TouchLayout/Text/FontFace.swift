/// How large a font of the app's own draws text, by the tables of its file.
///
/// Source of the tables: OpenType 1.9.1, `head`, `hhea`, `hmtx` and `cmap`.
public struct FontFace: Hashable, Sendable {
  /// The name that it was asked for by.
  public let name: String
  /// The height of the baseline under the top of a line, as a part of the point size.
  public let ascender: Double
  /// The depth of a line below its baseline, as a part of the point size.
  public let descender: Double
  /// What the font wants between two lines, as a part of the point size.
  public let lineGap: Double
  /// Whether its letters can be made wider, so that the advances are those of one of its styles.
  public let isVariable: Bool
  /// A number that is equal for files of the same tables.
  public let digest: UInt64
  private let unitsPerEm: Double
  private let advances: GlyphAdvances

  /// Reads the tables of a font file; nil where they are damaged or say what no font for text says.
  ///
  /// - Parameters:
  ///   - name: The name that it was asked for by.
  ///   - head: What holds the units of an em.
  ///   - hhea: What holds the measures of a line.
  ///   - hmtx: The advances of glyphs.
  ///   - cmap: The glyphs of characters.
  ///   - isVariable: Whether the font has several styles, of which these are the tables of one.
  ///   - digest: A number that is equal for files of the same tables.
  public init?(
    name: String, head: [UInt8], hhea: [UInt8], hmtx: [UInt8], cmap: [UInt8], isVariable: Bool,
    digest: UInt64
  ) {
    let (head, hhea) = (BigEndianBytes(head), BigEndianBytes(hhea))
    guard let unitsPerEm = head.word(at: 18), (16...16_384).contains(unitsPerEm),
      let ascender = hhea.signedWord(at: 4), let descender = hhea.signedWord(at: 6),
      let lineGap = hhea.signedWord(at: 8), let count = hhea.word(at: 34),
      let advances = GlyphAdvances(hmtx, count: count, characters: cmap)
    else { return nil }
    let em = Double(unitsPerEm)
    self.name = name
    self.unitsPerEm = em
    self.ascender = Double(ascender) / em
    self.descender = -Double(descender) / em
    self.lineGap = max(0, Double(lineGap) / em)
    self.isVariable = isVariable
    self.digest = digest
    self.advances = advances
    guard self.ascender > 0, self.descender >= 0, (0.3...4).contains(lineHeight) else { return nil }
  }

  /// The height of one line, as a part of the point size: what the system calls a font's line
  /// height, without what stands between two lines.
  public var lineHeight: Double { ascender + descender }

  /// How far a character moves the next one, as a part of the point size; nil for one that the font
  /// does not have, which another font draws.
  public func advance(of scalar: Unicode.Scalar) -> Double? {
    advances.advance(of: scalar).map { Double($0) / unitsPerEm }
  }

  /// Whether two were asked for by one name and hold the same tables.
  public static func == (first: FontFace, second: FontFace) -> Bool {
    first.name == second.name && first.digest == second.digest
  }

  /// Feeds the name and what stands for the tables to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(digest)
  }
}

extension FontFace: CustomStringConvertible {
  /// The name, with what stands for the tables.
  public var description: String { "\(name) \(digest)" }
}

/// The advances of a font's characters, looked up where they stand in the tables: a font of East Asia
/// has more than ten thousand.
private final class GlyphAdvances: Sendable {
  private let metrics: BigEndianBytes
  private let count: Int
  private let characters: CharacterMap
  /// The advances of the characters that most texts are made of, looked up once.
  private let common: [Int?]

  init?(_ metrics: [UInt8], count: Int, characters: [UInt8]) {
    guard count > 0, metrics.count >= count * 4, let map = CharacterMap(characters) else {
      return nil
    }
    let metrics = BigEndianBytes(metrics)
    self.metrics = metrics
    self.count = count
    self.characters = map
    common = (0..<0x80).map { (value: UInt8) in
      Self.advance(of: Unicode.Scalar(value), by: map, in: metrics, count: count)
    }
  }

  /// The advance of a character, in units of the font.
  func advance(of scalar: Unicode.Scalar) -> Int? {
    scalar.isASCII
      ? common[Int(scalar.value)]
      : Self.advance(of: scalar, by: characters, in: metrics, count: count)
  }

  private static func advance(
    of scalar: Unicode.Scalar, by map: CharacterMap, in metrics: BigEndianBytes, count: Int
  ) -> Int? {
    guard let glyph = map.glyph(of: scalar), glyph > 0 else { return nil }
    // Glyphs behind the last that is listed are as wide as it.
    return metrics.word(at: min(glyph, count - 1) * 4)
  }
}
