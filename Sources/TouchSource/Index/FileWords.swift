/// The words and braces of a file, comments and strings left out, with what its `#if` say of them.
///
/// Unlike a `SourceScanner` it skips what strings interpolate, and may be copied to look ahead.
struct FileWords {
  enum Token {
    case word(String)
    /// The word behind `#`, as of `#Preview`; those of conditional compilation are none.
    case hash(String)
    case open
    case close
  }

  /// A clause of an `#if`.
  private struct Clause {
    /// Whether it is compiled, or may be.
    var isActive: Bool
    /// Whether it, or one before it, is known to be the one that is compiled.
    var isDecided: Bool
    /// The same of builds for developers.
    var isDevelopers: Bool
    var isDevelopersDecided: Bool
  }

  let bytes: [UInt8]
  let platform: BuildPlatform
  /// The byte behind what was read.
  var position = 0
  /// Whether the last word stands behind a dot.
  private(set) var followsDot = false
  /// The names with a capital in the strings since they were last taken.
  private var quoted: Set<String> = []
  /// For each `#if` around, the clause that is being read.
  private var clauses: [Clause] = []
  /// What clauses that are not compiled hold, of those whose end was read.
  private(set) var excluded: [Range<Int>] = []
  /// Where the clause begins that is not compiled and is being read.
  private var startOfExcluded: Int?

  init(_ bytes: [UInt8], platform: BuildPlatform) {
    self.bytes = bytes
    self.platform = platform
  }

  /// Whether what was read last is compiled, or may be.
  var isCompiled: Bool { clauses.allSatisfy(\.isActive) }

  /// Whether what was read last is compiled in builds for developers alone, or may be.
  var isForDevelopers: Bool { !isCompiled && clauses.allSatisfy(\.isDevelopers) }

  /// The next token, or nil at the end.
  mutating func next() -> Token? {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "{"):
        position += 1
        return .open
      case UInt8(ascii: "}"):
        position += 1
        return .close
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): skipString(hashes: 0)
      case UInt8(ascii: "#"):
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        position += hashes
        if peek(0) == UInt8(ascii: "\"") {
          skipString(hashes: hashes)
        } else if let word = word(), !beginsClause(word) {
          return .hash(word)
        }
      case UInt8(ascii: "`"): position += 1
      default:
        if let word = word() { return .word(word) }
        position += 1
      }
    }
    return nil
  }

  /// The next token that is compiled, or may be; nil at the end.
  mutating func nextCompiled() -> Token? {
    while let token = next() {
      if isCompiled { return token }
    }
    return nil
  }

  /// The names with a capital in the strings since they were last asked for.
  mutating func takeQuoted() -> Set<String> {
    if quoted.isEmpty { return quoted }
    defer { quoted.removeAll() }
    return quoted
  }

  /// Notes the directives of conditional compilation; says whether the word is one.
  private mutating func beginsClause(_ word: String) -> Bool {
    let start = position - word.utf8.count - 1
    defer {
      if let excluding = startOfExcluded, isCompiled {
        excluded.append(excluding..<start)
        startOfExcluded = nil
      } else if startOfExcluded == nil, !isCompiled {
        startOfExcluded = position
      }
    }
    switch word {
    case "if":
      clauses.append(clause(after: nil, restOfLine()))
    case "elseif":
      guard let last = clauses.popLast() else { return true }
      clauses.append(clause(after: last, restOfLine()))
    case "else":
      guard let last = clauses.popLast() else { return true }
      clauses.append(clause(after: last, "true"))
    case "endif": _ = clauses.popLast()
    default: return false
    }
    return true
  }

  /// The clause of a condition, behind another of the same `#if` or as its first.
  private func clause(after last: Clause?, _ condition: String) -> Clause {
    let holds = CompilationCondition.holds(condition, on: platform)
    var developers = platform
    developers.isForDevelopers = true
    let isAlike = !condition.contains("DEBUG") && !condition.contains("RELEASE")
    let isHeld = isAlike ? holds : CompilationCondition.holds(condition, on: developers)
    let (isDecided, isDevelopersDecided) = (
      last?.isDecided ?? false, last?.isDevelopersDecided ?? false
    )
    return Clause(
      isActive: !isDecided && holds != false, isDecided: isDecided || holds == true,
      isDevelopers: !isDevelopersDecided && isHeld != false,
      isDevelopersDecided: isDevelopersDecided || isHeld == true)
  }
}

// MARK: - Pieces

extension FileWords {
  /// The byte at a distance from the position; nil behind the end.
  func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  /// The word at the position, which is skipped; nil where none is.
  mutating func word() -> String? {
    let start = position
    while position < bytes.count, bytes[position].isPartOfName { position += 1 }
    guard position > start else { return nil }
    followsDot = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The next word, if only a sign stands before it; nothing is skipped.
  func word(behind sign: Unicode.Scalar) -> String? {
    var reader = self
    return reader.takeWord(behind: sign)
  }

  /// The next word, if only a sign stands before it, with which it is skipped.
  mutating func takeWord(behind sign: Unicode.Scalar) -> String? {
    var reader = self
    reader.skipBlank()
    guard reader.peek(0) == UInt8(ascii: sign) else { return nil }
    reader.position += 1
    reader.skipBlank()
    guard let word = reader.word() else { return nil }
    self = reader
    return word
  }

  /// The next name, with those behind its dots, which are skipped.
  mutating func dottedName() -> String? {
    skipBlank()
    guard var name = word() else { return nil }
    while peek(0) == UInt8(ascii: ".") {
      position += 1
      guard let more = word() else { break }
      name += "." + more
    }
    return name
  }

  /// What is left of the line, which is skipped.
  mutating func restOfLine() -> String {
    let start = position
    skipLine()
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

// MARK: - What is skipped

extension FileWords {
  /// Skips white space and the marks around names that are keywords elsewhere.
  mutating func skipBlank() {
    while let byte = peek(0), byte.isBlank || byte == UInt8(ascii: "`") { position += 1 }
  }

  mutating func skipLine() {
    while let byte = peek(0), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      position += 1
    }
  }

  mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// Skips a string literal; what is interpolated is skipped with it, quotes inside included. The
  /// names in one without blanks are noted, and those in what is interpolated.
  mutating func skipString(hashes: Int) {
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let start = position
    var interpolated: [Range<Int>] = []
    defer { noteNames(in: start..<position, interpolating: interpolated) }
    position += isLong ? 3 : 1
    while let byte = peek(0) {
      if byte == UInt8(ascii: "\\"), startsEscape(hashes) {
        let escape = position
        position += 1 + hashes
        let isInterpolated = peek(0) == UInt8(ascii: "(")
        position += 1
        guard isInterpolated else { continue }
        skipInterpolation(isLong: isLong)
        interpolated.append(escape..<position)
      } else if byte == UInt8(ascii: "\""), closes(isLong: isLong, hashes: hashes) {
        position += (isLong ? 3 : 1) + hashes
        return
      } else if byte == UInt8(ascii: "\n"), !isLong {
        return
      } else {
        position += 1
      }
    }
  }

  /// Skips what a string interpolates, up to the end of its parentheses; in a string of one line, up
  /// to that of the line at most.
  private mutating func skipInterpolation(isLong: Bool) {
    var parentheses = 1
    while parentheses > 0, let byte = peek(0) {
      switch byte {
      case UInt8(ascii: "\""):
        skipString(hashes: 0)
        continue
      case UInt8(ascii: "\n") where !isLong: return
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"): parentheses -= 1
      default: break
      }
      position += 1
    }
  }

  /// Notes the names with a capital in what a literal interpolates, and in the rest of it unless that is
  /// a text of several words or goes to a log.
  private mutating func noteNames(in literal: Range<Int>, interpolating code: [Range<Int>]) {
    let literal = literal.clamped(to: bytes.indices)
    var text = bytes[literal]
    for range in code.reversed() {
      let range = range.clamped(to: literal)
      noteNames(in: bytes[range])
      text.replaceSubrange(range, with: [UInt8(ascii: ".")])
    }
    let isText = text.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    if !isText, !isLogged(literal.lowerBound) { noteNames(in: text) }
  }

  private mutating func noteNames(in text: ArraySlice<UInt8>) {
    for word in text.split(whereSeparator: { !$0.isPartOfName }) {
      guard word.first?.isCapital == true else { continue }
      quoted.insert(String(decoding: word, as: UTF8.self))
    }
  }

  /// The functions of the system that do no more with a text than to write it for developers.
  private static let logs: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "fatalError", "assertionFailure",
    "preconditionFailure",
  ]

  /// Whether a literal is the first that a function is given which logs it.
  private func isLogged(_ start: Int) -> Bool {
    let before = bytes[..<start].lastIndex { !$0.isBlank && $0 != UInt8(ascii: "#") }
    guard let before, bytes[before] == UInt8(ascii: "(") else { return false }
    return Self.logs.contains(String(decoding: bytes.name(endingAt: before), as: UTF8.self))
  }

  private func startsEscape(_ hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
  }

  private func closes(isLong: Bool, hashes: Int) -> Bool {
    if isLong, peek(1) != UInt8(ascii: "\"") || peek(2) != UInt8(ascii: "\"") { return false }
    let end = isLong ? 3 : 1
    return (0..<hashes).allSatisfy { peek(end + $0) == UInt8(ascii: "#") }
  }
}
