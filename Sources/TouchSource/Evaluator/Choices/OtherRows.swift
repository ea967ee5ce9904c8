/// The rows of data that is not in the source: of those that are laid out only the first is ever the
/// one that something keeps, as what is selected or the last.
extension Evaluation {
  /// Whether a comparison tells the row that something keeps from the others: false where it asks for
  /// one of the others, nil for all else.
  func isKeptRow(_ left: Expression, _ right: Expression, in scope: Scope) -> Bool? {
    for (row, kept) in [(left, right), (right, left)]
    where kept.mayKeepRow && isOtherRow(row, in: scope) && !isOtherRow(kept, in: scope) {
      choices.noteActivity()
      return false
    }
    return nil
  }

  /// Whether an expression is another row than the first, or what tells it from the others.
  private func isOtherRow(_ expression: Expression, in scope: Scope) -> Bool {
    guard let (name, path) = expression.path else { return false }
    var links = path[...]
    if case .tuple(let members)? = scope.lookUp(name) {
      // A row with its number, as `enumerated()` gives it, that nothing took apart.
      guard case .member(let part)? = links.popFirst()?.kind,
        case .state(_, _, .otherRow)? = members.part(ofRow: part)
      else { return false }
    } else {
      let row = Expression(kind: .name(name), position: expression.position)
      guard case .otherRow? = given(row, in: scope) else { return false }
    }
    return links.count <= 1 && links.allSatisfy(\.isIdentity)
  }
}

extension Value {
  /// The value as another row than the first has it, with the parts that a row may be taken apart into.
  var asOtherRow: Value {
    guard case .tuple(let members) = self else {
      return .state(withoutRest, atRest: withoutRest, .otherRow)
    }
    return .tuple(
      members.map {
        Bound(label: $0.label, value: $0.value.asOtherRow, isTrailing: $0.isTrailing)
      })
  }
}

extension [Bound] {
  /// The row or its number by what it is called in a row of several parts. A part with a name of its own
  /// is a property, which several rows may have in common.
  fileprivate func part(ofRow name: String) -> Value? {
    if let position = Int(name) { return indices.contains(position) ? self[position].value : nil }
    return ["offset", "element"].contains(name) ? first { $0.label == name }?.value : nil
  }
}

extension Expression {
  /// Whether it is read from somewhere, rather than written out, be it as a number of steps from there.
  fileprivate var mayKeepRow: Bool {
    switch kind {
    case .name(let name): !name.isTypeName
    case .chain(let base, _): base.mayKeepRow
    case .binary("+", let left, let right), .binary("-", let left, let right):
      left.mayKeepRow || right.mayKeepRow
    default: false
    }
  }
}

extension Expression.Link {
  fileprivate var isIdentity: Bool {
    if case .member("id") = kind { return true }
    return false
  }
}
