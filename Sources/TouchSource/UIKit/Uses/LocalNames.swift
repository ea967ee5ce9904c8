/// A constant of a block that stands for what a path leads to, as `button` does after
/// `let button = panel.button`.
struct LocalName {
  var name: String
  /// From behind where it is given that to the end of the block around.
  var scope: Range<Int>
}

extension [UInt8] {
  /// The members that are used of what a path leads to which ends at a name, be it by way of a constant;
  /// empty ones where it is used itself.
  func members(ofPathEndingAt range: Range<Int>) -> Set<String> {
    guard let local = localName(ofPathEndingAt: range) else {
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
