/// Functions that keep what they have made: the first call finds nothing kept, and later ones find what it
/// made, so that all calls come to the same.
extension [Statement] {
  /// Whether a statement asks for what a later one of the block keeps, or its own branch does where
  /// nothing is kept, as `if let font = fonts[size] { return font }` before `fonts[size] = font`.
  /// Only the type's own code can put something there, and there is nothing to begin with.
  func asksForKeptResult(at index: Int, in type: TypeInfo?) -> Bool {
    switch self[index].kind {
    case .conditional(let conditional):
      guard conditional.otherwise == nil, conditional.conditions.count == 1,
        case .binding(let name, let asked?) = conditional.conditions[0].kind,
        conditional.body.count == 1, conditional.body[0].returns(name)
      else { return false }
      return asked.looksIntoOwnKeeper(of: type)
        && self[(index + 1)...].contains { $0.keeps(what: asked) }
    case .guard(let conditions, let otherwise):
      guard conditions.count == 1, case .binding(let name, let asked?) = conditions[0].kind,
        index + 1 < count, self[index + 1].returns(name)
      else { return false }
      return asked.looksIntoOwnKeeper(of: type)
        && otherwise.contains { $0.keeps(what: asked) }
    default: return false
    }
  }
}

extension Statement {
  /// Whether all it does is to return what has a name.
  fileprivate func returns(_ name: String) -> Bool {
    guard case .return(let value?) = kind, case .name(name) = value.kind else { return false }
    return true
  }

  /// Whether it puts something where an expression looks for it: under a key, or where a method such as
  /// `NSCache`'s finds it.
  fileprivate func keeps(what asked: Expression) -> Bool {
    guard case .chain(let base, let links) = asked.kind, let last = links.last else { return false }
    switch (kind, last.kind) {
    case (.assignment(let target, "=", _), .index):
      return target.text == asked.text
    case (.expression(let expression), .call(let found)):
      guard links.count >= 2, case .member("object") = links[links.count - 2].kind,
        case .chain(let keeper, let calls) = expression.kind, calls.count == links.count,
        case .member("setObject") = calls[calls.count - 2].kind,
        case .call(let kept)? = calls.last?.kind, kept.count > 1
      else { return false }
      return keeper.text == base.text
        && calls.dropLast(2).map(\.text) == links.dropLast(2).map(\.text)
        && kept[1].value.text == found.first?.value.text
    default: return false
    }
  }
}

extension Expression {
  /// Whether it begins with a private variable of a type that holds nothing at first.
  fileprivate func looksIntoOwnKeeper(of type: TypeInfo?) -> Bool {
    guard case .chain(let base, let links) = kind, case .name(var name) = base.kind else {
      return false
    }
    if ["self", "Self"].contains(name), case .member(let member)? = links.first?.kind {
      name = member
    }
    guard let variable = type?.variable(name), variable.isPrivate else { return false }
    return switch variable.value?.kind {
    case .dictionary(let members): members.isEmpty
    // `Table<Key, Font>()` and `NSCache()`
    case .chain(let base, let links):
      if case .name(let maker) = base.kind, case .call(let arguments)? = links.last?.kind {
        links.count == 1 && arguments.isEmpty && maker.isTypeName
      } else {
        false
      }
    default: false
    }
  }
}
