import TouchLayout

/// What stands in words for a value that is filled in, as `%@`, `%2$lld`, `%.1f` and `%#@days@`.
enum Placeholder {
  /// Parts words at their placeholders, which are open or numbers; `%%` is a percent sign.
  static func parts(of words: String) -> [ViewNode.Text.Piece] {
    let bytes = Array(words.utf8)
    var parts: [ViewNode.Text.Piece] = []
    var (start, index) = (0, 0)
    func text(to end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
    while index < bytes.count {
      guard bytes[index] == percent, let end = end(in: bytes, at: index) else {
        index += 1
        continue
      }
      parts.append(.known(text(to: index)))
      parts.append(piece(endingWith: bytes[end - 1]))
      (start, index) = (end, end)
    }
    parts.append(.known(text(to: bytes.count)))
    return parts.filter { $0 != .known("") }
  }

  /// What a placeholder stands for, by its last sign.
  private static func piece(endingWith sign: UInt8) -> ViewNode.Text.Piece {
    if sign == percent { return .known("%") }
    return numbers.contains(sign) ? .number : .open
  }

  private static let numbers = Array("duixf".utf8)

  private static let percent = UInt8(ascii: "%")
  private static let conversions = Array("duixfs".utf8)

  /// Where the placeholder ends whose percent sign is given; nil where it begins none.
  private static func end(in bytes: [UInt8], at start: Int) -> Int? {
    var index = start + 1
    func has(_ sign: Unicode.Scalar, at place: Int) -> Bool {
      place < bytes.count && bytes[place] == UInt8(ascii: sign)
    }
    func skipDigits() {
      while index < bytes.count, (48...57).contains(bytes[index]) { index += 1 }
    }
    if has("%", at: index) { return index + 1 }
    let first = index
    skipDigits()
    // The number of an argument, or else that of the width.
    if index > first, has("$", at: index) { index += 1 } else { index = first }
    if has("@", at: index) { return index + 1 }
    if has("#", at: index) { return has("@", at: index + 1) ? index + 2 : nil }
    while index < bytes.count, Array("-+ 0".utf8).contains(bytes[index]) { index += 1 }
    skipDigits()
    if has(".", at: index) {
      let point = index
      index += 1
      skipDigits()
      if index == point + 1 { return nil }
    }
    for _ in 0..<2 where has("l", at: index) { index += 1 }
    return index < bytes.count && conversions.contains(bytes[index]) ? index + 1 : nil
  }
}
