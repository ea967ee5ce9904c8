import Foundation
import TouchLayout

/// A font file, of which only the tables are read that something asks for: fonts of East Asia have
/// ten megabytes.
///
/// Source: OpenType 1.9.1, "OpenType font file" and `name`. Collections and compressed fonts are not
/// read.
struct FontFile: Sendable {
  private let path: String
  /// Where the tables stand, by their tags.
  private let tables: [String: Range<Int>]

  /// Reads the directory of a file; nil for what is no font.
  init?(path: String) {
    guard let start = FileBytes.read(path, 0..<12), let kind = start.long(at: 0),
      Self.kinds.contains(kind), let count = start.word(at: 4), count <= Self.mostTables,
      let directory = FileBytes.read(path, 12..<(12 + count * 16))
    else { return nil }
    var tables: [String: Range<Int>] = [:]
    for number in 0..<count {
      let record = number * 16
      guard let offset = directory.long(at: record + 8), let size = directory.long(at: record + 12)
      else { return nil }
      let tag = String(decoding: directory[record..<record + 4], as: UTF8.self)
      tables[tag] = offset..<(offset + size)
    }
    self.path = path
    self.tables = tables
  }

  /// The numbers that files of one font begin with: those with TrueType's outlines, with PostScript's,
  /// and those of Apple's older fonts.
  private static let kinds = [0x0001_0000, 0x4F54_544F, 0x7472_7565]
  /// The most tables that a file may list; fonts have some twenty.
  private static let mostTables = 256
  /// The largest table that is read, in bytes: the map of a font of all characters has one megabyte.
  private static let largestTable = 4 << 20

  private func bytes(of tag: String) -> [UInt8]? {
    guard let range = tables[tag], range.count <= Self.largestTable else { return nil }
    return FileBytes.read(path, range)
  }

  /// What text in the font is measured by; nil where it cannot be told.
  func face(named name: String) -> FontFace? {
    guard let head = bytes(of: "head"), let hhea = bytes(of: "hhea"),
      let hmtx = bytes(of: "hmtx"), let cmap = bytes(of: "cmap")
    else { return nil }
    let isVariable = tables["fvar"] != nil
    var hash = ContentHash()
    for table in [head, hhea, hmtx, cmap] { hash.add(table) }
    hash.add(isVariable ? "variable" : "")
    return FontFace(
      name: name, head: head, hhea: hhea, hmtx: hmtx, cmap: cmap, isVariable: isVariable,
      digest: hash.value)
  }

  /// What the font says it is called.
  var names: FontNames {
    var names = FontNames(isVariable: tables["fvar"] != nil)
    guard let table = bytes(of: "name"), let count = table.word(at: 2),
      let storage = table.word(at: 4)
    else { return names }
    for number in 0..<min(count, Self.mostNames) {
      let record = 6 + number * 12
      guard let platform = table.word(at: record), let kind = table.word(at: record + 6),
        let size = table.word(at: record + 8), let offset = table.word(at: record + 10)
      else { break }
      let start = storage + offset
      guard start + size <= table.count else { continue }
      names.add(kind, Self.text(table[start..<start + size], isWide: platform != 1))
    }
    return names
  }

  /// The most names that are looked at: those of some ten kinds in all languages.
  private static let mostNames = 4096

  /// Words of two bytes a character, or of one, as old records have them.
  private static func text(_ bytes: ArraySlice<UInt8>, isWide: Bool) -> String {
    guard isWide else { return String(decoding: bytes, as: UTF8.self) }
    let bytes = Array(bytes)
    return String(
      decoding: (0..<bytes.count / 2).map {
        UInt16(bytes[$0 * 2]) << 8 | UInt16(bytes[$0 * 2 + 1])
      },
      as: UTF16.self)
  }
}

/// What a font is called.
struct FontNames: Sendable {
  /// The names of the font alone: PostScript's and the full one.
  private var own: Set<String> = []
  /// The names that it shares with others of its family.
  private var families: Set<String> = []
  /// What it is among those of four styles, and among all, where that is said.
  private var legacyStyles: Set<String> = []
  private var typographicStyles: Set<String> = []
  /// What the names of its styles begin with, where it has several.
  private var prefixes: Set<String> = []
  private let isVariable: Bool

  init(isVariable: Bool) { self.isVariable = isVariable }

  /// Takes in a name of a kind of the table `name`; the system tells them apart without their case.
  fileprivate mutating func add(_ kind: Int, _ name: String) {
    let name = name.lowercased()
    switch kind {
    case 1, 16: families.insert(name)
    case 2: legacyStyles.insert(name)
    case 17: typographicStyles.insert(name)
    case 4: own.insert(name)
    case 6:
      own.insert(name)
      if isVariable, let prefix = name.split(separator: "-").first { prefixes.insert("\(prefix)-") }
    case 25: prefixes.insert("\(name)-")
    default: break
    }
  }

  /// What it is among the fonts of its family.
  private var styles: Set<String> { typographicStyles.isEmpty ? legacyStyles : typographicStyles }

  /// How well a name fits: its own, a style of it, its family's regular style, its family; nil where
  /// it is another font's. Tools name fonts in source by family and style, as `OpenSans.semiBold`.
  func fit(_ name: String) -> Int? {
    let name = name.lowercased()
    if own.contains(name) { return 0 }
    if isVariable, prefixes.contains(where: name.hasPrefix) { return 1 }
    if families.contains(name) { return isVariable || styles.contains("regular") ? 2 : 3 }
    let parts = name.split(separator: ".")
    guard parts.count == 2, families.contains(where: { $0.isWritten(parts[0]) }),
      styles.contains(where: { $0.isWritten(parts[1]) })
    else { return nil }
    return 0
  }
}

extension String {
  /// Whether a tool makes a name of it, which leaves out all but letters and digits.
  fileprivate func isWritten(_ name: Substring) -> Bool {
    filter { $0.isLetter || $0.isNumber } == name
  }
}

extension [UInt8] {
  /// The number of two bytes at a position, the higher first; nil where there are no more.
  fileprivate func word(at position: Int) -> Int? {
    position + 2 <= count ? Int(self[position]) << 8 | Int(self[position + 1]) : nil
  }

  /// The number of four bytes at a position.
  fileprivate func long(at position: Int) -> Int? {
    guard let high = word(at: position), let low = word(at: position + 2) else { return nil }
    return high << 16 | low
  }
}
