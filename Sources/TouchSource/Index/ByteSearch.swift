import Foundation

extension [UInt8] {
  /// Whether some text stands anywhere in the bytes.
  func hold(_ text: String) -> Bool { range(of: text, from: 0) != nil }

  /// Where some text stands.
  func occurrences(of text: String) -> [Range<Int>] {
    var found: [Range<Int>] = []
    while let range = range(of: text, from: found.last?.upperBound ?? 0) { found.append(range) }
    return found
  }

  /// Where a name stands, but not within a longer one.
  func occurrences(ofName name: String) -> [Range<Int>] {
    occurrences(of: name).filter { range in
      (range.lowerBound == 0 || !self[range.lowerBound - 1].isPartOfName)
        && (range.upperBound == count || !self[range.upperBound].isPartOfName)
    }
  }

  /// The name that ends at a position; empty where none does.
  func name(endingAt end: Int) -> ArraySlice<UInt8> {
    let before = self[..<end]
    let start = before.lastIndex { !$0.isPartOfName }.map { $0 + 1 } ?? 0
    return before[start...]
  }

  /// Whether what stands behind a position, on this line or a later one, gives something a value: `=`, and
  /// not `==`.
  func isAssignment(behind position: Int) -> Bool {
    let rest = self[position...].drop(while: \.isBlank).prefix(2)
    return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
  }

  /// Where some text stands first from a position on; nil where it does not.
  ///
  /// The C library searches: the standard library's `firstRange(of:)` took nine tenths of the audit
  /// of an app with four hundred files of UIKit.
  private func range(of text: String, from start: Int) -> Range<Int>? {
    var text = text
    return text.withUTF8 { text in
      withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress, let name = text.baseAddress, !text.isEmpty else {
          return nil
        }
        var position = start
        while position + text.count <= bytes.count,
          let found = memchr(base + position, Int32(name.pointee), bytes.count - position)
        {
          position = UnsafeRawPointer(found) - base
          guard position + text.count <= bytes.count else { return nil }
          if memcmp(found, name, text.count) == 0 {
            return position..<position + text.count
          }
          position += 1
        }
        return nil
      }
    }
  }
}

extension UInt8 {
  /// Whether it may stand inside a name of the source.
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether it is a space, a tab or the end of a line.
  var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
      || self == UInt8(ascii: "\r")
  }

  /// Whether it is one of the letters from A to Z.
  var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
