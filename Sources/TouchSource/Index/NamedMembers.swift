extension SourceIndex {
  /// The members of a type that the source names behind its name, and what may be one in its own file;
  /// nil where the type itself is handed on.
  func members(of type: String) -> Set<String>? {
    var members: Set<String> = []
    for number in files.indices where files[number].scan.names(type) {
      let tokens = Tokens(bytes(of: number) ?? [])
      guard let named = tokens.members(of: type) else { return nil }
      members.formUnion(named)
      if files[number].scan.types.contains(where: { $0.path.last == type }) {
        members.formUnion(tokens.calls)
      }
    }
    return members
  }
}

extension FileScan {
  /// Whether the file names a type, or declares it.
  fileprivate func names(_ type: String) -> Bool {
    mentions[type] != nil || types.contains { $0.path.last == type }
      || [quoted, previewed, elsewhere, hosted].contains { $0.contains(type) }
  }
}

/// The words and signs of a file, those of comments and strings too.
private struct Tokens {
  private var tokens: [ArraySlice<UInt8>] = []

  init(_ bytes: [UInt8]) {
    var position = 0
    while position < bytes.count {
      let start = position
      while position < bytes.count, bytes[position].isPartOfName { position += 1 }
      if position == start { position += 1 }
      if bytes[start] > 32 { tokens.append(bytes[start..<position]) }
    }
  }

  private func text(_ position: Int) -> String {
    tokens.indices.contains(position) ? String(decoding: tokens[position], as: UTF8.self) : ""
  }

  /// The words behind a type's name and a dot; nil where the name stands alone.
  func members(of type: String) -> Set<String>? {
    let name = Array(type.utf8)
    var members: Set<String> = []
    for (position, token) in tokens.enumerated() where token.elementsEqual(name) {
      if Self.declaring.contains(text(position - 1)) { continue }
      guard text(position + 1) == ".", text(position + 2) != "self" else { return nil }
      members.insert(text(position + 2))
    }
    return members
  }

  private static let declaring: Set<String> = ["struct", "class", "enum", "actor", "extension"]

  /// The words that may call a function by its name alone: those that no variable is called by, and
  /// those behind a dot or before arguments.
  var calls: Set<String> {
    var (words, calls, variables): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for position in tokens.indices {
      let word = text(position)
      switch text(position - 1) {
      case "func": break
      case "let", "var": variables.insert(word)
      case ".": calls.insert(word)
      default:
        if text(position + 1) == "(" { calls.insert(word) } else { words.insert(word) }
      }
    }
    return calls.union(words.subtracting(variables))
  }
}
