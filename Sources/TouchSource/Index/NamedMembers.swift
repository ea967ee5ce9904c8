extension SourceIndex {
  /// The files that name each of some types, or declare it.
  func files(naming types: Set<String>) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for number in files.indices {
      let scan = files[number].scan
      var named = Set(scan.types.compactMap(\.path.last).filter(types.contains))
      named.formUnion(scan.mentions.keys.lazy.filter(types.contains))
      for names in [scan.previewed, scan.elsewhere, scan.hosted] + scan.quoted.values {
        named.formUnion(names.lazy.filter(types.contains))
      }
      for name in named { result[name, default: []].append(number) }
    }
    return result
  }

  /// Those of some functions of a type's own that may be called in the files that name it: behind its
  /// name, or where the type itself is handed on, and in its own file by their names alone.
  func called(_ functions: Set<String>, of type: String, in numbers: [Int]) -> Set<String> {
    var called: Set<String> = []
    for number in numbers {
      let words = Words(bytes: bytes(of: number) ?? [])
      guard let members = words.members(of: type) else { return functions }
      called.formUnion(members)
      guard files[number].scan.types.contains(where: { $0.path.last == type }) else { continue }
      called.formUnion(functions.filter(words.mayCall))
    }
    return called.intersection(functions)
  }
}

/// The words of a file, those of comments and strings too.
private struct Words {
  let bytes: [UInt8]

  /// The words behind a type's name and a dot; nil where the name stands alone.
  func members(of type: String) -> Set<String>? {
    var members: Set<String> = []
    for range in bytes.occurrences(ofName: type) {
      if Self.declaring.contains(text(before: range)) { continue }
      let dot = range.upperBound
      guard let next = sign(from: dot), bytes[next] == UInt8(ascii: "."),
        let start = sign(from: next + 1)
      else { return nil }
      let member = bytes[start...].prefix(while: \.isPartOfName)
      let name = String(decoding: member, as: UTF8.self)
      guard name != "self" else { return nil }
      members.insert(name)
    }
    return members
  }

  private static let declaring: Set<String> = ["struct", "class", "enum", "actor", "extension"]

  /// Whether a word may call a function by its name alone: behind a dot, before arguments, or anywhere
  /// where no variable is called by it.
  func mayCall(_ function: String) -> Bool {
    var (isUsed, isVariable) = (false, false)
    for range in bytes.occurrences(ofName: function) {
      switch text(before: range) {
      case "func": break
      case "let", "var": isVariable = true
      case ".": return true
      default:
        if let next = sign(from: range.upperBound), bytes[next] == UInt8(ascii: "(") { return true }
        isUsed = true
      }
    }
    return isUsed && !isVariable
  }

  /// The next byte that is no blank.
  private func sign(from start: Int) -> Int? {
    bytes[min(start, bytes.count)...].firstIndex { $0 > 32 }
  }

  /// The word, or else the sign, before a range.
  private func text(before range: Range<Int>) -> String {
    guard let last = bytes[..<range.lowerBound].lastIndex(where: { $0 > 32 }) else { return "" }
    let word = bytes.name(endingAt: last + 1)
    return String(decoding: word.isEmpty ? bytes[last...last] : word, as: UTF8.self)
  }
}
