import TouchLayout
import TouchModel

/// How statements change the values of variables in place.
extension Evaluation {
  /// Follows a call that changes the variable that it is made on, as `words.append("and")`; says
  /// whether it is one.
  func mutates(_ expression: Expression, in scope: Scope) -> Bool {
    guard case .chain(let base, let links) = expression.kind, links.count == 2,
      case .name(let name) = base.kind, case .member(let method) = links[0].kind,
      case .call(let given) = links[1].kind, Self.mutatingMethods.contains(method),
      let old = scope.lookUp(name)
    else { return false }
    let arguments = given.map { evaluate($0.value, in: scope) }
    let new: Value
    if method == "append", openTurns == 0, given.count == 1, let added = arguments.first {
      let isMember = given[0].label == nil
      switch old {
      case .array(let members) where isMember: new = .array(members + [added])
      case .array: new = sum(old, added)
      case .string: new = sum(old, added)
      default: return false
      }
    } else {
      switch old {
      case .string, .array: new = old.opened
      default: return false
      }
    }
    return scope.assign(name, new)
  }

  /// What `+=` and its like make of a value; in a loop, whose number of turns is not known, anything
  /// of its kind.
  func changed(_ old: Value, _ sign: String, by operand: Value) -> Value {
    guard openTurns == 0 else { return operand.opened }
    if sign == "+=" { return sum(old, operand) }
    guard case .number(let a) = old, case .number(let b) = operand else { return operand.opened }
    switch sign {
    case "-=": return .number(a - b)
    case "*=": return .number(a * b)
    case "/=": return b.contains(0) ? operand.opened : .number(a / b)
    default: return operand.opened
    }
  }

  private func sum(_ first: Value, _ second: Value) -> Value {
    if case .number(let a) = first, case .number(let b) = second { return .number(a + b) }
    if case .array(let a) = first, case .array(let b) = second { return .array(a + b) }
    if let a = first.pieces { return .string(a + (second.pieces ?? [.open])) }
    return second.opened
  }

  /// Forgets the values of all variables that a statement may change which is not followed.
  func forgetVariables(in scope: Scope) { scope.change { $0.opened } }

  private static let mutatingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "replaceSubrange", "write", "sort", "shuffle", "reverse", "swapAt",
  ]
}

extension Value {
  /// Whether it is known how many elements there are.
  var isKnownSequence: Bool {
    switch self {
    case .array, .tuple, .null: return true
    case .number(let length): return length.isKnown
    default: return false
    }
  }
}
