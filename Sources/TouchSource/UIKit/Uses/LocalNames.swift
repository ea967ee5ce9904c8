/// A constant of a block that stands for what a path leads to, as `button` does after
/// `let button = panel.button`.
struct LocalName {
  var name: String
  /// From behind where it is given that to the end of the block around.
  var scope: Range<Int>
}

extension [UInt8] {
  /// The members that are used of what a path leads to which ends at a name, be it by way of a constant;
  /// `.itself` where it is used without one.
  func members(ofPathEndingAt range: Range<Int>) -> Set<String> {
    guard let local = localName(ofPathEndingAt: range) ?? loopName(overListAround: range) else {
      return members(behind: range.upperBound)
    }
    return occurrences(ofName: local.name).reduce(into: []) { members, use in
      guard local.scope ~= use.lowerBound, !isBehindDot(use.lowerBound), !isCompared(at: use) else {
        return
      }
      members.formUnion(self.members(behind: use.upperBound))
    }
  }

  /// The constants that stand for what paths lead to which end at one of some properties.
  func localNames(ofPathsTo properties: Set<String>) -> [LocalName] {
    properties.flatMap { property in
      occurrences(ofName: property).compactMap { range in
        isBehindDot(range.lowerBound) ? localName(ofPathEndingAt: range) : nil
      }
    }
  }

  /// The constant that is given what a path leads to which ends at a name; nil where there is none, or where
  /// more stands behind the path.
  private func localName(ofPathEndingAt range: Range<Int>) -> LocalName? {
    var end = range.upperBound
    while end < count, Self.unwrapping.contains(self[end]) { end += 1 }
    guard endsExpression(at: end) else { return nil }
    var start = range.lowerBound
    while start > 0, self[start - 1].isPartOfName || Self.joining.contains(self[start - 1]) {
      start -= 1
    }
    start = skippingBlank(before: start)
    guard start > 1, self[start - 1] == UInt8(ascii: "=") else { return nil }
    var name = name(endingAt: skippingBlank(before: start - 1))
    var before = skippingBlank(before: name.startIndex)
    if before > 0, self[before - 1] == UInt8(ascii: ":") {
      name = self.name(endingAt: skippingBlank(before: before - 1))
      before = skippingBlank(before: name.startIndex)
    }
    guard !name.isEmpty, before < name.startIndex, word(before: before) == "let" else { return nil }
    return LocalName(
      name: String(decoding: name, as: UTF8.self), scope: end..<endOfBlock(around: end))
  }

  /// The name that stands for each member of a list, of which a path is one, in a loop over that: of
  /// `for button in [panel.button] {` or of `[panel.button].forEach { button in`, or `$0` of such a
  /// closure without names; nil where the list is used otherwise.
  private func loopName(overListAround range: Range<Int>) -> LocalName? {
    var end = range.upperBound
    while end < count, Self.unwrapping.contains(self[end]) { end += 1 }
    let isMember: (UInt8) -> Bool = {
      $0.isPartOfName || $0.isBlank || Self.joining.contains($0) || $0 == UInt8(ascii: ",")
    }
    let rest = self[end...]
    guard let next = rest.first(where: { !$0.isBlank }), ",]".utf8.contains(next),
      let close = rest.firstIndex(where: { !isMember($0) }), self[close] == UInt8(ascii: "]"),
      let open = self[..<range.lowerBound].lastIndex(where: { !isMember($0) }),
      self[open] == UInt8(ascii: "["), open > 0,
      // Directly behind a name it would be an index.
      self[open - 1].isBlank || "(:=".utf8.contains(self[open - 1])
    else { return nil }
    let behind = self[(close + 1)...].drop(while: \.isBlank)
    if behind.first == UInt8(ascii: "{") {
      let before = skippingBlank(before: open)
      let name = name(endingAt: skippingBlank(before: before - 2))
      guard before > 2, word(before: before) == "in",
        word(before: skippingBlank(before: name.startIndex)) == "for"
      else { return nil }
      return loopName(name, from: behind.startIndex + 1)
    }
    let call = Array(".forEach".utf8)
    let block = behind.dropFirst(call.count).drop(while: \.isBlank)
    guard behind.starts(with: call), block.first == UInt8(ascii: "{") else { return nil }
    let name = block.dropFirst().drop(while: \.isBlank).prefix(while: \.isPartOfName)
    let word = self[name.endIndex...].drop(while: \.isBlank).prefix(while: \.isPartOfName)
    return !name.isEmpty && word.elementsEqual("in".utf8)
      ? loopName(name, from: word.endIndex)
      : loopName(ArraySlice("$0".utf8), from: block.startIndex + 1)
  }

  private func loopName(_ name: ArraySlice<UInt8>, from start: Int) -> LocalName? {
    guard !name.isEmpty else { return nil }
    return LocalName(
      name: String(decoding: name, as: UTF8.self), scope: start..<endOfBlock(around: start))
  }

  /// Whether nothing more of an expression can stand from a position on.
  private func endsExpression(at position: Int) -> Bool {
    let rest = self[position...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let next = rest.first else { return true }
    if "\n\r;,{}".utf8.contains(next) {
      // A chain may go on on the next line.
      return rest.first { !$0.isBlank } != UInt8(ascii: ".")
    }
    return rest.prefix { $0.isPartOfName }.elementsEqual("else".utf8)
  }

  /// Where a block ends that a position lies in.
  private func endOfBlock(around position: Int) -> Int {
    var depth = 0
    for place in position..<count {
      switch self[place] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: continue
      }
      if depth < 0 { return place }
    }
    return count
  }

  /// The end of what stands before a position and the blanks there.
  private func skippingBlank(before position: Int) -> Int {
    var end = position
    while end > 0, self[end - 1].isBlank { end -= 1 }
    return end
  }

  private static let unwrapping = Array("?!".utf8)
  private static let joining = Array(".?!".utf8)
}
