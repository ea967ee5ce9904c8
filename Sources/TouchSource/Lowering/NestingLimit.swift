/// Takes out of source what is nested deeper than the parser can follow.
///
/// The parser looks ahead: nested `[` cost it twice the time a level, nested arguments of attributes
/// thrice, and nested interpolations and `#if` the square of their number.
struct NestingLimit {
  /// How many brackets may be open at once.
  static let depth = 100
  /// How many `[` may stand inside one another without a `{` between them; arguments of an attribute
  /// count as two.
  static let lookahead = 8

  private struct Opening {
    var byte: UInt8
    /// How many `[` are open up to the next `{` around this one, with it.
    var run: Int
  }

  /// The byte at which the source is nested too deeply; nil if nowhere.
  private(set) var place: Int?
  private var openings: [Opening] = []
  /// How many of each are open, so that what closes nothing costs no search.
  private var counts: [UInt8: Int] = [:]
  /// Whether the last tokens are an attribute, whose arguments may follow.
  private var isAttribute = false
  /// The depth of the opening that is being emptied, and where its content begins.
  private var emptied: (depth: Int, start: Int)?

  /// Replaces what is nested too deeply by white space, so that all other places stay the same.
  mutating func apply(to bytes: inout [UInt8]) {
    var blanks: [Range<Int>] = []
    let end = bytes.count
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = SourceScanner(buffer)
      while let token = scanner.next() {
        switch token {
        case .open(let byte):
          if byte == UInt8(ascii: "{") { closeAngles(at: scanner.index - 1, blanks: &blanks) }
          open(byte, contentAt: scanner.index)
        case .close(let byte):
          isAttribute = false
          close(Self.opening(of: byte), at: scanner.index - 1, blanks: &blanks)
        case .directive(let word):
          let length = word.count
          if length == 2, buffer[word.lowerBound] == UInt8(ascii: "i") {
            open(UInt8(ascii: "#"), contentAt: scanner.index)
          } else if length == 5, buffer[word.lowerBound + 1] == UInt8(ascii: "n") {
            close(UInt8(ascii: "#"), at: word.lowerBound - 1, blanks: &blanks)
          }
        case .other(let byte):
          isAttribute = byte == UInt8(ascii: "@") || isAttribute && byte == UInt8(ascii: ".")
          angle(byte, at: scanner.index, in: buffer, blanks: &blanks)
        case .word:
          continue
        }
      }
    }
    if let emptied { blanks.append(emptied.start..<end) }
    for range in blanks {
      for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
    }
  }

  /// Follows what may be generic arguments, up to `>` or the end of the expression.
  private mutating func angle(
    _ byte: UInt8, at index: Int, in buffer: UnsafeBufferPointer<UInt8>, blanks: inout [Range<Int>]
  ) {
    switch byte {
    case UInt8(ascii: "<") where Self.isAngle(at: index - 1, in: buffer):
      open(byte, contentAt: index)
    case UInt8(ascii: ">") where openings.last?.byte == UInt8(ascii: "<"):
      close(UInt8(ascii: "<"), at: index - 1, blanks: &blanks)
    case UInt8(ascii: "="), UInt8(ascii: ";"):
      closeAngles(at: index - 1, blanks: &blanks)
    default:
      break
    }
  }

  /// Whether a `<` stands alone, not in `<<`, `<=` or `..<`.
  private static func isAngle(at index: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    let before = index > 0 ? buffer[index - 1] : 0x20
    let after = index + 1 < buffer.count ? buffer[index + 1] : 0x20
    return (SourceScanner.isWord(before) || before <= 0x20 || before == UInt8(ascii: "`"))
      && after != UInt8(ascii: "<") && after != UInt8(ascii: "=")
  }

  private mutating func closeAngles(at end: Int, blanks: inout [Range<Int>]) {
    while openings.last?.byte == UInt8(ascii: "<") {
      close(UInt8(ascii: "<"), at: end, blanks: &blanks)
    }
  }

  private mutating func open(_ byte: UInt8, contentAt start: Int) {
    let outer = byte == UInt8(ascii: "{") ? 0 : openings.last?.run ?? 0
    let run = outer + (isAttribute ? 2 : byte == UInt8(ascii: "[") ? 1 : 0)
    isAttribute = false
    openings.append(Opening(byte: byte, run: run))
    counts[byte, default: 0] += 1
    guard emptied == nil, openings.count > Self.depth || run > Self.lookahead else { return }
    emptied = (openings.count, start)
    if place == nil { place = start - 1 }
  }

  private mutating func close(_ byte: UInt8, at end: Int, blanks: inout [Range<Int>]) {
    // A bracket that closes nothing closes nothing; one that closes an outer one closes all inside.
    guard counts[byte, default: 0] > 0 else { return }
    while let last = openings.popLast() {
      counts[last.byte, default: 0] -= 1
      if last.byte == byte { break }
    }
    if let inner = emptied, openings.count < inner.depth {
      blanks.append(inner.start..<end)
      emptied = nil
    }
  }

  private static func opening(of byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }
}
