/// Views that are kept under keys.
extension SetupReader {
  /// Puts something under a key or at an index.
  func assign(
    _ value: Expression, toElement target: Expression, of base: Expression,
    _ links: [Expression.Link], in frame: SetupFrame
  ) {
    let slot = dictionary(base, links.dropLast(), in: frame)
    if slot == nil { _ = read(target, in: frame) }
    let thing = read(value, in: frame)
    if case .view(let view) = thing, case .name(let name) = base.kind, links.count == 1,
      case .index(let keys)? = links.last?.kind, let key = keys.first?.value,
      let text = self.value(key, in: frame)?.knownText
    {
      frame.keep(view, under: text, in: name)
    }
    // What is kept under a key may be reached through that.
    _ = listed(.list([thing]))
    if let slot { slots[slot, default: []].append(.list([thing])) }
  }

  /// The views that a dictionary of the class's holds, all of which one piece of code puts there, as
  /// `buttons.values` names them, with how many links that takes; nil for anything else.
  func values(
    of base: Expression, _ links: [Expression.Link], in frame: SetupFrame
  ) -> (Thing, links: Int)? {
    guard let number = links.firstIndex(where: { $0.kind.isValues }), number < 2,
      let slot = dictionary(base, links[..<number], in: frame),
      let variable = owner?.variable(slot), !isPicked(from: variable),
      let list = listGivenOnce(variable)
    else { return nil }
    return (list, number + 1)
  }

  /// The property of the class that an expression names, if that is a dictionary under whose keys views are
  /// kept.
  private func dictionary(
    _ base: Expression, _ links: ArraySlice<Expression.Link>, in frame: SetupFrame
  ) -> String? {
    var path = links.map(\.kind.member)
    guard frame.isOwn, case .name(let first) = base.kind, frame.thing(first) == nil else {
      return nil
    }
    if first != "self" { path.insert(first, at: 0) }
    guard path.count == 1, let name = path[0], let variable = owner?.variable(name),
      variable.getter == nil, keepsViewsUnderKeys(variable)
    else { return nil }
    return name
  }

  /// Whether a variable is written to hold views under keys.
  func keepsViewsUnderKeys(_ variable: VariableDeclaration) -> Bool {
    guard let type = variable.type?.unwrapped, type.name == "Dictionary",
      let value = type.arguments.last?.unwrapped.name
    else { return false }
    return viewClass(value, in: Scope(file: variable.file, type: owner)) != nil
  }

  /// Whether code takes single views out of a dictionary, but for changing how they look.
  private func isPicked(from variable: VariableDeclaration) -> Bool {
    guard variable.isPrivate, let code = index.number(of: variable.file).flatMap(index.code) else {
      return true
    }
    return code.occurrences(ofName: variable.name).contains { range in
      if code.isDeclared(at: range.lowerBound) || code.member(behind: range.upperBound) == "values"
      {
        return false
      }
      // What else is done with it, as to go through it or to hand it on, may reach any of them.
      guard let end = code.endOfIndex(behind: range.upperBound) else { return true }
      return !code.isAssignment(behind: end) && !Self.looks.contains(code.member(behind: end))
    }
  }

  /// Members of a view that change no length.
  private static let looks: Set<String> = [
    "isSelected", "isHighlighted", "backgroundColor", "tintColor", "setTitleColor",
  ]
}

extension Expression.Link.Kind {
  /// The member that it is; nil for anything else.
  fileprivate var member: String? { if case .member(let name) = self { name } else { nil } }

  fileprivate var isValues: Bool { member == "values" }
}

extension [UInt8] {
  /// Whether what stands behind a list or a dictionary puts something at an index or under a key: `[key] =`.
  func isElementAssignment(behind position: Int) -> Bool {
    endOfIndex(behind: position).map(isAssignment) ?? false
  }

  /// Where an index or a key ends that begins at a position, on the same line; nil where none does.
  fileprivate func endOfIndex(behind position: Int) -> Int? {
    guard position < count, self[position] == UInt8(ascii: "[") else { return nil }
    var depth = 0
    for place in position..<count {
      switch self[place] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\n"): return nil
      default: break
      }
      if depth == 0 { return place + 1 }
    }
    return nil
  }
}
