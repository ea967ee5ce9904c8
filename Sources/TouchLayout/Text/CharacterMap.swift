/// Which glyph a font draws a character with, by its table `cmap`.
///
/// Source: OpenType 1.9.1, `cmap`, formats 4 and 12, which the fonts of today have.
struct CharacterMap: Sendable {
  private let bytes: BigEndianBytes
  private let start: Int
  private let format: Format

  private enum Format {
    /// Segments of the first 65,536 characters.
    case segments
    /// Groups of all characters.
    case groups
  }

  /// Finds the map of most characters in a table; nil where it has none that is known.
  init?(_ table: [UInt8]) {
    bytes = BigEndianBytes(table)
    guard let count = bytes.word(at: 2) else { return nil }
    var segments: Int?
    var groups: Int?
    for number in 0..<min(count, Self.mostMaps) {
      let record = 4 + number * 8
      guard let platform = bytes.word(at: record), let encoding = bytes.word(at: record + 2),
        platform == 0 || (platform == 3 && (encoding == 1 || encoding == 10)),
        let offset = bytes.long(at: record + 4), let format = bytes.word(at: offset)
      else { continue }
      if format == 4 { segments = segments ?? offset }
      if format == 12 { groups = groups ?? offset }
    }
    guard let start = groups ?? segments else { return nil }
    self.start = start
    format = groups == nil ? .segments : .groups
  }

  /// The most maps that a table is looked through for: one of each platform and encoding.
  private static let mostMaps = 64

  /// The glyph of a character; nil where the table says nothing of it, 0 for the one that stands for
  /// what is missing.
  func glyph(of scalar: Unicode.Scalar) -> Int? {
    switch format {
    case .segments: scalar.value <= 0xFFFF ? glyph(inSegments: Int(scalar.value)) : nil
    case .groups: glyph(inGroups: Int(scalar.value))
    }
  }

  /// Segments stand in the order of their last characters.
  private func glyph(inSegments character: Int) -> Int? {
    guard let doubled = bytes.word(at: start + 6) else { return nil }
    let (count, ends) = (doubled / 2, start + 14)
    let number = first(of: count) { (bytes.word(at: ends + $0 * 2) ?? .max) >= character }
    let starts = ends + count * 2 + 2
    let offsets = starts + count * 4 + number * 2
    guard number < count, let least = bytes.word(at: starts + number * 2), least <= character,
      let shift = bytes.word(at: starts + count * 2 + number * 2),
      let offset = bytes.word(at: offsets)
    else { return nil }
    if offset == 0 { return (character + shift) & 0xFFFF }
    guard let glyph = bytes.word(at: offsets + offset + (character - least) * 2) else { return nil }
    return glyph == 0 ? 0 : (glyph + shift) & 0xFFFF
  }

  /// Groups stand in the order of their characters.
  private func glyph(inGroups character: Int) -> Int? {
    guard let count = bytes.long(at: start + 12) else { return nil }
    let groups = start + 16
    let number = first(of: count) { (bytes.long(at: groups + $0 * 12 + 4) ?? .max) >= character }
    guard number < count, let least = bytes.long(at: groups + number * 12), least <= character,
      let glyph = bytes.long(at: groups + number * 12 + 8)
    else { return nil }
    return glyph + character - least
  }

  /// The first number of a row that fulfils a condition which holds for all after it.
  private func first(of count: Int, where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Numbers as font files hold them, the highest byte first; nil where there are no more bytes.
struct BigEndianBytes: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The number of two bytes.
  func word(at position: Int) -> Int? {
    guard position >= 0, position < bytes.count - 1 else { return nil }
    return Int(bytes[position]) << 8 | Int(bytes[position + 1])
  }

  /// The number of two bytes, which may be less than nothing.
  func signedWord(at position: Int) -> Int? {
    word(at: position).map { $0 >= 0x8000 ? $0 - 0x10000 : $0 }
  }

  /// The number of four bytes.
  func long(at position: Int) -> Int? {
    guard let high = word(at: position), let low = word(at: position + 2) else { return nil }
    return high << 16 | low
  }
}
