/// What the calls say by which other code sets the views of a class up.
struct ConfiguringCalls {
  let index: SourceIndex

  /// The flag that all calls of a function of a class give one of its parameters, where they write the same
  /// one out; nil where they do not, or code that is not in the source may call it.
  func flag(
    givenTo parameter: Parameter, of function: FunctionDeclaration, in type: TypeInfo
  ) -> Bool? {
    guard parameter.type.name == "Bool", parameter.value == nil, let label = parameter.label,
      function.attributes.isEmpty, !function.isStatic,
      !type.attributes.contains(where: { $0.name == "objcMembers" }),
      !function.isPublic || !index.isOfferedToOthers
    else { return nil }
    let query = SourceIndex.MemberQuery(
      name: "\(function.name).\(label)", type: type.path.joined(separator: "."),
      file: function.file)
    return index.kept(query, in: index.flagsGiven) {
      ConfiguringCalls(index: $0).flag(behind: label, of: function.name)
    }
  }

  /// The flag that the project writes wherever something has a label; nil where it writes anything else.
  ///
  /// Whatever else has a parameter of that name is taken for the same.
  private func flag(behind label: String, of function: String) -> Bool? {
    var flag: Bool?
    for number in index.files.indices where index.files[number].text == nil {
      guard let bytes = index.bytes(of: number), bytes.hold(function) || bytes.hold(label) else {
        continue
      }
      let code = index.code(of: bytes)
      // What is handed on by its name is called elsewhere.
      guard !code.handsOn(function) else { return nil }
      for given in code.flags(behind: label) {
        guard let given, flag == nil || flag == given else { return nil }
        flag = given
      }
    }
    return flag
  }

  /// Whether a function is the one by which others set the cells of a class up: it alone is called, and as
  /// often as a file takes a cell for one of the class.
  func configures(_ function: FunctionDeclaration, _ type: TypeInfo) -> Bool {
    guard Self.cells.contains(where: type.inherits), !function.isPrivate, !function.isStatic,
      function.attributes.isEmpty, !index.isInherited(type.name)
    else { return false }
    let uses = OutsideUse(index: index)
    let called = Set(type.ownFunctions.filter { !$0.isPrivate && !$0.isStatic }.map(\.name))
      .filter { uses.calls($0, of: type) }
    guard called == [function.name],
      type.ownFunctions.count(where: { $0.name == function.name }) == 1
    else { return false }
    var areTaken = false
    for number in index.numbers(mentioning: type.name) {
      guard let bytes = index.code(of: number) else { return false }
      let taken = bytes.casts(to: type.name)
      guard taken > 0 else { continue }
      areTaken = true
      guard bytes.calls(of: function.name) >= taken else { return false }
    }
    return areTaken
  }

  private static let cells = [
    "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView",
    "UICollectionReusableView",
  ]
}

extension [UInt8] {
  /// What stands behind a label of a call, as far as that is a flag: nil for anything else.
  fileprivate func flags(behind label: String) -> [Bool?] {
    occurrences(ofName: label).compactMap { range -> Bool?? in
      guard let colon = self[range.upperBound...].first(where: { !$0.isSpace }) else { return nil }
      // Of `label name: Bool` the type is written, and what only has the name is no label.
      guard colon == UInt8(ascii: ":") else { return nil }
      let value = self[range.upperBound...].drop { $0.isSpace || $0 == UInt8(ascii: ":") }
      let word = String(decoding: value.prefix { $0.isPartOfName }, as: UTF8.self)
      let end = value.dropFirst(word.utf8.count).first { !$0.isSpace }
      if word == "Bool" { return nil }
      guard let end, end == UInt8(ascii: ",") || end == UInt8(ascii: ")") else { return .some(nil) }
      switch word {
      case "true": return true
      case "false": return false
      default: return .some(nil)
      }
    }
  }

  /// Whether a function is named behind a dot without being called.
  fileprivate func handsOn(_ function: String) -> Bool {
    occurrences(ofName: function).contains { range in
      isBehindDot(range.lowerBound)
        && (range.upperBound == count || self[range.upperBound] != UInt8(ascii: "("))
    }
  }

  /// How often something is taken for one of a class: by a cast, by what declares it, or by a function that
  /// is handed the class and does not register it.
  fileprivate func casts(to type: String) -> Int {
    occurrences(ofName: type).count { range in
      let start = self[..<range.lowerBound].lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
      let rest = self[range.upperBound...].drop { $0.isSpace }
      if rest.starts(with: ".self".utf8) { return !isRegistered(at: range.lowerBound) }
      if start > 0, self[start - 1] == UInt8(ascii: ":") { return rest.first == UInt8(ascii: "=") }
      return ["as", "is"].contains(word(before: start))
    }
  }

  /// Whether what stands at a position is among the arguments of a function that registers classes.
  private func isRegistered(at position: Int) -> Bool {
    let opening = self[..<position].lastIndex(of: UInt8(ascii: "("))
    return word(before: opening ?? 0).hasPrefix("register")
  }

  /// How often a function is called on something.
  fileprivate func calls(of function: String) -> Int {
    occurrences(ofName: function).count { range in
      isBehindDot(range.lowerBound) && range.upperBound < count
        && self[range.upperBound] == UInt8(ascii: "(")
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self <= 32 }
}
