/// The words and brackets of source, without its comments and the text of its strings.
///
/// It costs little beside parsing, keeps no tree, and takes any bytes; a bare regular expression is
/// read as operators.
struct SourceScanner {
  enum Token {
    /// An identifier, a keyword or a number.
    case word(Range<Int>)
    /// `#if`, `#Preview`: the word behind `#`.
    case directive(Range<Int>)
    case open(UInt8)
    case close(UInt8)
    case other(UInt8)
  }

  /// A string that an interpolation interrupts.
  private struct Interruption {
    var pounds: Int
    var isMultiline: Bool
    /// How many parentheses are open inside the interpolation.
    var parentheses = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The byte behind the last token.
  private(set) var index = 0
  private var interruptions: [Interruption] = []
  /// The string that goes on behind the interpolation that just ended.
  private var pending: Interruption?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next token, or nil at the end.
  mutating func next() -> Token? {
    if let string = pending {
      pending = nil
      if let token = continueString(string) { return token }
    }
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isWord(byte) { return .word(word()) }
      switch byte {
      case UInt8(ascii: " "), 0x09...0x0D:
        index += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        skipComment()
      case UInt8(ascii: "\""):
        if let token = string(pounds: 0) { return token }
      case UInt8(ascii: "#"):
        let pounds = run(of: byte)
        if peek(pounds) == UInt8(ascii: "\"") {
          index += pounds
          if let token = string(pounds: pounds) { return token }
        } else {
          index += 1
          if index < bytes.count, Self.isWord(bytes[index]) { return .directive(word()) }
          return .other(byte)
        }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        index += 1
        if byte == UInt8(ascii: "("), !interruptions.isEmpty {
          interruptions[interruptions.count - 1].parentheses += 1
        }
        return .open(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        index += 1
        if byte == UInt8(ascii: ")") { closeParenthesis() }
        return .close(byte)
      default:
        index += 1
        return .other(byte)
      }
    }
    return nil
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private func peek(_ offset: Int) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private func run(of byte: UInt8) -> Int {
    var count = 0
    while peek(count) == byte, index + count < bytes.count { count += 1 }
    return count
  }

  private mutating func word() -> Range<Int> {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    return start..<index
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }
}

// MARK: - Strings

extension SourceScanner {
  /// Skips a string from its opening quote; the parenthesis of its first interpolation, if it has
  /// one.
  private mutating func string(pounds: Int) -> Token? {
    let isMultiline = run(of: UInt8(ascii: "\"")) >= 3
    index += isMultiline ? 3 : 1
    return continueString(Interruption(pounds: pounds, isMultiline: isMultiline))
  }

  private mutating func continueString(_ string: Interruption) -> Token? {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where hasPounds(string.pounds, at: 1):
        index += 1 + string.pounds
        if peek(0) == UInt8(ascii: "(") {
          index += 1
          interruptions.append(string)
          return .open(UInt8(ascii: "("))
        }
        if peek(0) != 0x0A { index += 1 }
      case UInt8(ascii: "\""):
        let quotes = string.isMultiline ? 3 : 1
        if run(of: UInt8(ascii: "\"")) >= quotes, hasPounds(string.pounds, at: quotes) {
          index += quotes + string.pounds
          return nil
        }
        index += 1
      case 0x0A where !string.isMultiline:
        return nil
      default:
        index += 1
      }
    }
    return nil
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    for position in 0..<count where peek(offset + position) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Leaves an interpolation at its closing parenthesis, for the rest of its string.
  private mutating func closeParenthesis() {
    guard var last = interruptions.popLast() else { return }
    if last.parentheses > 0 {
      last.parentheses -= 1
      interruptions.append(last)
    } else {
      pending = last
    }
  }
}
