extension SetupReader {
  /// Whether a view is put nowhere, as one that is only measured: a property holds it that its class's file alone
  /// reaches, and that does no more than to make it, to use members of it and to hand it to functions of the
  /// class, which are read.
  func isPutNowhere(_ facts: ViewFacts) -> Bool {
    guard facts.isHeld, facts.isMade, facts.isPrivate, !facts.isFilePrivate, !facts.isOwn,
      !facts.isOutlet, !facts.isListed, !facts.isHandedOut, facts.superviews.isEmpty,
      facts.stacks.isEmpty, facts.host == nil, facts.keeper == nil, facts.field == nil,
      facts.relay == nil, facts.unknowns.isEmpty, !isCut,
      let name = facts.name, let owner, facts.place?.file == owner.file,
      facts.makings.allSatisfy({ $0.file == owner.file }),
      let code = index.number(of: owner.file).flatMap(index.code)
    else { return false }
    return code.occurrences(ofName: name).allSatisfy { range in
      if code.isDeclared(at: range.lowerBound) { return true }
      var start = range.lowerBound
      if code[..<start].last == UInt8(ascii: ".") {
        guard code.word(before: start - 1) == "self" else { return false }
        start = code[..<start].lastIndex { !$0.isPartOfName && !".?!".utf8.contains($0) } ?? -1
        start += 1
      }
      return code.member(behind: range.upperBound) != .itself
        || code.isAssignment(behind: range.upperBound)
        || code.callee(around: start).map { !owner.functions($0).isEmpty } ?? false
    }
  }
}

extension [UInt8] {
  /// The function of the same object in the parentheses of whose call a position is; nil where it is not, or not
  /// directly.
  fileprivate func callee(around position: Int) -> String? {
    var depth = 0
    for place in indices.prefix(position).reversed() {
      switch self[place] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth > 0 {
          depth -= 1
          continue
        }
        guard self[place] == UInt8(ascii: "(") else { return nil }
        let name = name(endingAt: place)
        let before = place - name.count - 1
        guard !name.isEmpty, before >= 0 else { return nil }
        let isOwn = self[before] != UInt8(ascii: ".") || word(before: before) == "self"
        return isOwn ? String(decoding: name, as: UTF8.self) : nil
      default: break
      }
    }
    return nil
  }
}
