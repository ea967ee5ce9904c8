/// What follows a word in a declaration.
extension FileWords {
  /// What a type or an extension inherits from.
  struct Inheritance {
    /// The names behind the colon.
    var names: [String] = []
    /// Those with a capital among the arguments of generic types there: `UIHostingController<Screen>` hosts
    /// what its superclass is made for.
    var arguments: [String] = []
    /// Those with a capital in its conditions.
    var conditions: [String] = []
  }

  /// Words that follow `class` where it declares no type.
  private static let memberWords: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "open", "public", "internal",
    "fileprivate", "private",
  ]

  /// Whether `class` says of a member that it is the type's own, as in `class func`.
  func marksMember() -> Bool {
    var reader = self
    reader.skipBlank()
    return reader.word().map(Self.memberWords.contains) ?? false
  }

  /// Whether the word that was read last is an attribute's name.
  func isAttribute(_ word: String) -> Bool {
    let start = position - word.utf8.count
    return start > 0 && bytes[start - 1] == UInt8(ascii: "@")
  }

  /// The major version that `(iOS 26.0, *)` asks for on the platform; 0 where it names none.
  func neededSystem() -> Int {
    var reader = self
    reader.skipBlank()
    guard reader.peek(0) == UInt8(ascii: "(") else { return 0 }
    while let byte = reader.peek(0), byte != UInt8(ascii: ")") {
      guard let word = reader.word() else {
        reader.position += 1
        continue
      }
      guard word == platform.system else { continue }
      reader.skipBlank()
      return reader.word().flatMap { Int($0) } ?? 0
    }
    return 0
  }

  /// Whether a pair of parentheses with nothing between follows.
  func takesNothing() -> Bool {
    var reader = self
    for sign in ["(", ")"] as [Unicode.Scalar] {
      reader.skipBlank()
      guard reader.peek(0) == UInt8(ascii: sign) else { return false }
      reader.position += 1
    }
    return true
  }

  /// The type in `: Type?`, with nothing behind it on the line.
  func typeOfEmptyVariable() -> String? {
    var reader = self
    reader.skipBlank()
    guard reader.peek(0) == UInt8(ascii: ":") else { return nil }
    reader.position += 1
    reader.skipBlank()
    guard let type = reader.word(), let mark = reader.peek(0), "?!".utf8.contains(mark) else {
      return nil
    }
    reader.position += 1
    let isLast = reader.restOfLine().allSatisfy(\.isWhitespace)
    return isLast ? type : nil
  }

  /// Whether the word behind a dot is called, given arguments, or used as a type.
  func isMade() -> Bool {
    var reader = self
    while let byte = reader.peek(0), " \t".utf8.contains(byte) { reader.position += 1 }
    switch reader.peek(0) {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): return true
    case UInt8(ascii: "."):
      reader.position += 1
      return ["init", "self"].contains(reader.word())
    default: return false
    }
  }

  /// The name of the type that one inside the last word may be, as in `Outer.Inner`; nil for others.
  func innerType() -> String? {
    guard peek(0) == UInt8(ascii: "."), peek(1)?.isCapital == true else { return nil }
    var reader = self
    reader.position += 1
    return reader.word()
  }

  /// The first name of the key path in `(\.name`.
  func keyPath() -> String? {
    var reader = self
    for sign in ["(", "\\", "."] as [Unicode.Scalar] {
      reader.skipBlank()
      // The root may be written.
      if sign == ".", reader.peek(0)?.isCapital == true { _ = reader.word() }
      guard reader.peek(0) == UInt8(ascii: sign) else { return nil }
      reader.position += 1
    }
    return reader.word()
  }

  /// What a declaration says behind its name, up to its brace.
  mutating func inheritance() -> Inheritance {
    let start = position
    var depth = 0
    var isPastColon = false
    var isCondition = false
    var result = Inheritance()
    while let byte = peek(0) {
      switch byte {
      case UInt8(ascii: "{"): return result
      case UInt8(ascii: "}"), UInt8(ascii: ";"):
        position = start
        return result
      case UInt8(ascii: "<"), UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"):
        depth -= 1
        position += 1
      case UInt8(ascii: ":"):
        if depth == 0 { isPastColon = true }
        position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      default:
        guard let word = word() else {
          position += 1
          continue
        }
        if word == "where" { isCondition = true }
        guard isPastColon else { continue }
        if depth == 0, !isCondition {
          result.names.append(word)
        } else if isCondition, word.isTypeName {
          result.conditions.append(word)
        } else if depth > 0, word.isTypeName {
          result.arguments.append(word)
        }
      }
    }
    return result
  }
}
