extension String {
  /// What stands among the members that code uses of something for that itself, as where it is handed on.
  static let itself = ""
}

extension [UInt8] {
  /// Whether a dot stands before a position, and before that what has members: without it the name is a
  /// case's, as in `case .send`.
  func isBehindDot(_ position: Int) -> Bool {
    guard position > 0, self[position - 1] == UInt8(ascii: ".") else { return false }
    var last = position - 2
    if last >= 0, self[last] == UInt8(ascii: "?") || self[last] == UInt8(ascii: "!") { return true }
    while last >= 0, self[last] <= 32 { last -= 1 }
    guard last >= 0 else { return false }
    if !self[last].isPartOfName { return ")]}?!`".utf8.contains(self[last]) }
    return last == position - 2
      || !["case", "return", "in", "else"].contains(word(before: last + 1))
  }

  /// The types that are written behind a name and a colon.
  func types(of name: String) -> Set<String> {
    var types: Set<String> = []
    guard name != "" else { return types }
    for range in occurrences(ofName: name) {
      let rest = self[range.upperBound...].drop { $0.isBlank }
      guard rest.first == UInt8(ascii: ":") else { continue }
      let type = rest.dropFirst().drop { $0.isBlank }.prefix { $0.isPartOfName }
      let word = String(decoding: type, as: UTF8.self)
      if word.isTypeName { types.insert(word) }
    }
    return types
  }

  /// What is used of what a path leads to which ends at a name.
  func uses(ofPathEndingAt range: Range<Int>) -> OutsideUse.Found {
    isShownInBar(at: range)
      ? OutsideUse.Found(isShownInBar: true)
      : OutsideUse.Found(named: members(ofPathEndingAt: range))
  }

  /// Whether all that is done with what a path leads to is to make an item of a bar of it, as in
  /// `UIBarButtonItem(customView: panel.button)`.
  private func isShownInBar(at range: Range<Int>) -> Bool {
    let making = Array("UIBarButtonItem(customView:".utf8)
    let path = self[..<range.lowerBound].lastIndex { !$0.isPartOfName && !".?!".utf8.contains($0) }
    let before = self[..<(path.map { $0 + 1 } ?? 0)].suffix(Self.mostBeforeView)
      .filter { !$0.isBlank }
    let behind = self[range.upperBound...].drop { $0.isBlank || $0 == UInt8(ascii: "!") }
    return before.suffix(making.count).elementsEqual(making) && behind.first == UInt8(ascii: ")")
  }

  /// How many bytes before the view of an item of a bar say that it is one, perhaps on several lines.
  private static let mostBeforeView = 120

  /// Whether something is only compared which a path ends at, as in `sender == panel.button`.
  func isCompared(at range: Range<Int>) -> Bool {
    func isSign(_ sign: [UInt8]) -> Bool { sign == Array("==".utf8) || sign == Array("!=".utf8) }
    let behind = self[range.upperBound...].drop { $0.isBlank }.prefix(2)
    if isSign(Array(behind)) { return true }
    let path = self[..<range.lowerBound].lastIndex {
      !$0.isPartOfName && !".?!->".utf8.contains($0)
    }
    let before = self[..<(path.map { $0 + 1 } ?? 0)]
    return before.lastIndex { !$0.isBlank }.map { isSign(Array(self[...$0].suffix(2))) } ?? false
  }

  /// The word before a position, perhaps before `?` or `!`.
  func word(before position: Int) -> String {
    var end = position
    while end > 0, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(self[end - 1]) { end -= 1 }
    return String(decoding: name(endingAt: end), as: UTF8.self)
  }

  /// Whether a function is called by its name alone, or behind `self`.
  func isOwnCall(at name: Range<Int>) -> Bool {
    guard name.upperBound < count, self[name.upperBound] == UInt8(ascii: "(") else { return false }
    let before = name.lowerBound - 1
    guard before >= 0 else { return true }
    let word = word(before: before)
    return self[before] == UInt8(ascii: ".") ? word == "self" : word != "func"
  }

  /// The label of the argument that begins at a position; nil where it has none.
  func label(behind position: Int) -> String? {
    let rest = self[Swift.min(position, count)...].drop { $0.isBlank }
    let word = rest.prefix { $0.isPartOfName }
    guard rest.dropFirst(word.count).first == UInt8(ascii: ":") else { return nil }
    return String(decoding: word, as: UTF8.self)
  }

  /// Whether a name is declared at a position.
  func isDeclared(at position: Int) -> Bool {
    position > 0 && self[position - 1] == UInt8(ascii: " ")
      && ["let", "var"].contains(word(before: position - 1))
  }

  /// Whether a line or a block begins at a position, perhaps with `self.` before it.
  func beginsStatement(at position: Int) -> Bool {
    var start = position
    let prefix = Array("self.".utf8)
    if self[..<start].suffix(prefix.count).elementsEqual(prefix) { start -= prefix.count }
    while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(self[start - 1]) {
      start -= 1
    }
    return start == 0 || "\n{;".utf8.contains(self[start - 1])
  }

  /// The names that are declared with a type, or made by it, as `bar` in `let bar = Bar()`.
  func properties(of type: String) -> Set<String> {
    var names: Set<String> = []
    for range in occurrences(ofName: type) {
      var position = range.lowerBound
      while position > 0, self[position - 1] <= 32 { position -= 1 }
      guard position > 0, [UInt8(ascii: ":"), UInt8(ascii: "=")].contains(self[position - 1]) else {
        continue
      }
      position -= 1
      while position > 0, self[position - 1] <= 32 { position -= 1 }
      let name = word(before: position)
      if name.first?.isLowercase ?? false { names.insert(name) }
    }
    return names
  }

  /// The word behind a dot, perhaps behind `?` or `!` and on the next line; `.itself` where the name alone
  /// is used.
  func member(behind start: Int) -> String {
    word(behind: start).map { String(decoding: self[$0], as: UTF8.self) } ?? .itself
  }

  /// The word behind a dot and, where that stands for all that a library adds, that one's with the next
  /// behind it, as `rx` and `rx.tap`.
  func members(behind start: Int) -> Set<String> {
    guard let first = word(behind: start) else { return [.itself] }
    let name = String(decoding: self[first], as: UTF8.self)
    return name == "rx" ? [name, "rx." + member(behind: first.upperBound)] : [name]
  }

  /// Where the word behind a dot stands; nil where there is none.
  private func word(behind start: Int) -> Range<Int>? {
    var position = start
    while position < count, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(self[position]) {
      position += 1
    }
    while position < count, self[position] <= 32 { position += 1 }
    guard position < count, self[position] == UInt8(ascii: ".") else { return nil }
    let word = self[(position + 1)...].prefix { $0.isPartOfName }
    return word.startIndex..<word.endIndex
  }
}
