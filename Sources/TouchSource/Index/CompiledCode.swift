extension SourceIndex {
  /// The bytes of a file with blanks in place of comments and of what is not compiled; nil where it cannot
  /// be read.
  func code(of number: Int) -> [UInt8]? {
    bytes(of: number).map(code)
  }

  /// Bytes with blanks in place of comments and of what is not compiled.
  func code(of bytes: [UInt8]) -> [UInt8] {
    bytes.withoutComments.withoutExcluded(on: platform)
  }
}

extension [UInt8] {
  /// The bytes of Swift with blanks in place of what an `#if` leaves out on a platform.
  func withoutExcluded(on platform: BuildPlatform) -> [UInt8] {
    guard hold("#if") else { return self }
    var words = FileWords(self, platform: platform)
    while words.next() != nil {}
    var result = self
    for range in words.excluded {
      for position in range where !self[position].isBlank { result[position] = UInt8(ascii: " ") }
    }
    return result
  }

  /// The bytes of Swift with blanks in place of comments.
  var withoutComments: [UInt8] { withoutComments(nesting: true) }

  /// The bytes with blanks in place of comments.
  ///
  /// - Parameter nesting: Whether comments hold others, as those of Swift do and those of C do not.
  func withoutComments(nesting: Bool) -> [UInt8] {
    var result = self
    var position = 0
    while let slash = self[position...].firstIndex(of: UInt8(ascii: "/")) {
      let end = endOfComment(at: slash, nesting: nesting)
      if let end {
        for number in slash..<end where !self[number].isBlank { result[number] = UInt8(ascii: " ") }
      }
      position = end ?? slash + 1
    }
    return result
  }

  /// Where a comment ends that begins at a position; nil where none does. In strings stand addresses,
  /// `https://…`, and types, `image/*`.
  private func endOfComment(at position: Int, nesting: Bool = true) -> Int? {
    guard self[position] == UInt8(ascii: "/"), position + 1 < count else { return nil }
    let before = position > 0 ? self[position - 1] : UInt8(ascii: "\n")
    switch self[position + 1] {
    case UInt8(ascii: "/") where before != UInt8(ascii: ":"):
      return self[position...].firstIndex(of: UInt8(ascii: "\n")) ?? count
    case UInt8(ascii: "*") where before.isBlank:
      var (depth, end) = (1, position + 2)
      while depth > 0, end + 1 < count {
        switch (self[end], self[end + 1]) {
        case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, end) = (depth - 1, end + 2)
        case (UInt8(ascii: "/"), UInt8(ascii: "*")) where nesting:
          (depth, end) = (depth + 1, end + 2)
        default: end += 1
        }
      }
      return depth == 0 ? end : count
    default: return nil
    }
  }
}
