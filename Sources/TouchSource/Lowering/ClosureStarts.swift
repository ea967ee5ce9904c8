/// Finds closures that begin with parentheses around a value and hold a loop, which the toolchain's
/// parser takes for parameters: it reads on to the `in` of the loop, and calls what Swift accepts an
/// error.
struct ClosureStarts {
  private struct Opening {
    var byte: UInt8
    /// Where the parentheses begin that are first in these braces.
    var start: Int?
    /// Whether these parentheses are first in the braces around them.
    var isFirst = false
  }

  private var openings: [Opening] = []
  private var found: [Int] = []
  /// Whether the token before opened braces.
  private var isStart = false
  /// Whether the token before closed the parentheses that are first in braces.
  private var isBehind = false

  /// Returns some bytes with `try` before each such value, in place of white space, so that all places
  /// stay; nil where there is nothing to change.
  static func mended(_ bytes: [UInt8]) -> [UInt8]? {
    let starts = bytes.withUnsafeBufferPointer { find(in: $0) }
    var result = bytes
    for start in starts where start >= word.count {
      let room = start - word.count..<start
      guard bytes[room].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { continue }
      result.replaceSubrange(room, with: word)
    }
    return result == bytes ? nil : result
  }

  private static let word = Array("try".utf8)
  /// What follows parameters.
  private static let behind = ["in", "async", "throws", "rethrows"].map { Array($0.utf8) }
  private static let loop = Array("for".utf8)

  private static func find(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var finder = ClosureStarts()
    var scanner = SourceScanner(bytes)
    while let token = scanner.next() {
      let (isStart, isBehind) = (finder.isStart, finder.isBehind)
      (finder.isStart, finder.isBehind) = (false, false)
      switch token {
      case .open(let byte): finder.open(byte, at: scanner.index - 1, isFirst: isStart)
      case .close: finder.close()
      case .word(let range):
        finder.word(UnsafeBufferPointer(rebasing: bytes[range]), isBehind: isBehind)
      case .other(let byte):
        // An arrow follows parameters as well.
        if isBehind, byte == UInt8(ascii: "-") { finder.forget() }
      case .directive: break
      }
    }
    return finder.found
  }

  private mutating func open(_ byte: UInt8, at index: Int, isFirst: Bool) {
    let isFirst = isFirst && byte == UInt8(ascii: "(")
    if isFirst { openings[openings.count - 1].start = index }
    openings.append(Opening(byte: byte, isFirst: isFirst))
    isStart = byte == UInt8(ascii: "{")
  }

  private mutating func close() {
    isBehind = openings.popLast()?.isFirst ?? false
  }

  private mutating func word(_ word: UnsafeBufferPointer<UInt8>, isBehind: Bool) {
    if isBehind, Self.behind.contains(where: { $0.elementsEqual(word) }) {
      forget()
    } else if let start = openings.last?.start, Self.loop.elementsEqual(word) {
      found.append(start)
      forget()
    }
  }

  /// Forgets what is first in the braces around.
  private mutating func forget() {
    if !openings.isEmpty { openings[openings.count - 1].start = nil }
  }
}
