import Foundation

/// A font of a few letters that a test makes, byte for byte as OpenType 1.9.1 describes files.
struct TinyFont {
  var postScriptName = "Tiny-Regular"
  var family = "Tiny"
  var style = "Regular"
  /// The names of the family and the style among more than four styles, where it has such.
  var typographic: (family: String, style: String)?
  var unitsPerEm = 1000
  var ascender = 1100
  var descender = -300
  var lineGap = 0
  /// The advances of its characters.
  var advances: [Unicode.Scalar: Int] = ["A": 500, "B": 700, " ": 250]
  /// The format of its character map: 4 or 12.
  var mapFormat = 4
  var isVariable = false

  /// The bytes of its file.
  var file: Data {
    var tables = [
      ("cmap", cmap), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("name", names),
    ]
    if isVariable { tables.insert(("fvar", [0, 1, 0, 0]), at: 1) }
    var directory = Self.long(0x0001_0000) + Self.words(tables.count, 0, 0, 0)
    var content: [UInt8] = []
    for (tag, bytes) in tables {
      directory += Array(tag.utf8) + Self.long(0)
      directory += Self.long(12 + tables.count * 16 + content.count) + Self.long(bytes.count)
      content += bytes
    }
    return Data(directory + content)
  }

  private var characters: [Unicode.Scalar] { advances.keys.sorted() }

  private var head: [UInt8] {
    [UInt8](repeating: 0, count: 18) + Self.words(unitsPerEm) + [UInt8](repeating: 0, count: 34)
  }

  private var hhea: [UInt8] {
    Self.long(0x0001_0000) + Self.words(ascender, descender, lineGap)
      + [UInt8](repeating: 0, count: 24) + Self.words(advances.count + 1)
  }

  /// The glyph for what is missing, then one for each character.
  private var hmtx: [UInt8] {
    Self.words(999, 0) + characters.flatMap { Self.words(advances[$0] ?? 0, 0) }
  }

  private var cmap: [UInt8] {
    let encoding = mapFormat == 4 ? 1 : 10
    return Self.words(0, 1, 3, encoding) + Self.long(12) + (mapFormat == 4 ? segments : groups)
  }

  /// A segment for each character, and the last one that every map ends with.
  private var segments: [UInt8] {
    let values = characters.map { Int($0.value) } + [0xFFFF]
    let shifts = values.indices.map { $0 < values.count - 1 ? $0 + 1 - values[$0] : 1 }
    return Self.words(4, 16 + values.count * 8, 0, values.count * 2, 0, 0, 0)
      + values.flatMap { Self.words($0) } + Self.words(0) + values.flatMap { Self.words($0) }
      + shifts.flatMap { Self.words($0) } + values.flatMap { _ in Self.words(0) }
  }

  private var groups: [UInt8] {
    Self.words(12, 0) + Self.long(16 + advances.count * 12) + Self.long(0)
      + Self.long(advances.count)
      + characters.enumerated().flatMap { number, character in
        Self.long(Int(character.value)) + Self.long(Int(character.value)) + Self.long(number + 1)
      }
  }

  private var names: [UInt8] {
    var texts = [(1, family), (2, style), (4, "\(family) \(style)"), (6, postScriptName)]
    if let typographic { texts += [(16, typographic.family), (17, typographic.style)] }
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for (kind, text) in texts {
      let bytes = text.utf16.flatMap { Self.words(Int($0)) }
      records += Self.words(3, 1, 0x409, kind, bytes.count, storage.count)
      storage += bytes
    }
    return Self.words(0, texts.count, 6 + records.count) + records + storage
  }

  private static func words(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
  }

  private static func long(_ value: Int) -> [UInt8] { words(value >> 16, value) }
}
