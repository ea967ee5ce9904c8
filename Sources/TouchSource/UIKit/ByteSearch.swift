import Foundation

extension [UInt8] {
  /// Whether a word stands anywhere in the bytes.
  func hold(_ word: String) -> Bool { range(of: word, from: 0) != nil }

  /// Where a word stands first from a position on; nil where it does not.
  ///
  /// The C library searches: the standard library's `firstRange(of:)` took nine tenths of the audit
  /// of an app with four hundred files of UIKit.
  func range(of word: String, from start: Int) -> Range<Int>? {
    var word = word
    return word.withUTF8 { word in
      withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress, let name = word.baseAddress else { return nil }
        var position = start
        while position + word.count <= bytes.count,
          let found = memchr(base + position, Int32(word[0]), bytes.count - position)
        {
          position = UnsafeRawPointer(found) - base
          guard position + word.count <= bytes.count else { return nil }
          if memcmp(found, name, word.count) == 0 { return position..<position + word.count }
          position += 1
        }
        return nil
      }
    }
  }
}
