/// Functions that keep what they have made: the first call finds nothing kept, and later ones find what it
/// made, so that all calls come to the same.
extension [Statement] {
  /// Whether a statement asks for what a later one of the block keeps, or its own branch does where
  /// nothing is kept, as `if let font = fonts[size] { return font }` before `fonts[size] = font`.
  func asksForKeptResult(at index: Int) -> Bool {
    switch self[index].kind {
    case .conditional(let conditional):
      guard conditional.otherwise == nil, conditional.conditions.count == 1,
        case .binding(let name, let asked?) = conditional.conditions[0].kind,
        conditional.body.count == 1, conditional.body[0].returns(name)
      else { return false }
      return self[(index + 1)...].contains { $0.keeps(what: asked) }
    case .guard(let conditions, let otherwise):
      guard conditions.count == 1, case .binding(let name, let asked?) = conditions[0].kind,
        index + 1 < count, self[index + 1].returns(name)
      else { return false }
      return otherwise.contains { $0.keeps(what: asked) }
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
