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
      case .array, .string: new = sum(old, added) ?? added.opened
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
    if sign == "+=" { return sum(old, operand) ?? operand.opened }
    guard case .number(let a) = old, case .number(let b) = operand else { return operand.opened }
    switch sign {
    case "-=": return .number(a - b)
    case "*=": return .number(a * b)
    case "/=": return b.contains(0) ? operand.opened : .number(a / b)
    default: return operand.opened
    }
  }

  /// What `+` and `+=` make of two numbers, two lists, or a text and what is a text too then; nil for
  /// anything else.
  func sum(_ first: Value, _ second: Value) -> Value? {
    if let a = number(first), let b = number(second) { return .number(a + b) }
    if case .array(let a) = first, case .array(let b) = second { return Value.array(a + b).limited }
    guard first.pieces != nil || second.pieces != nil else { return nil }
    return Value.string((first.pieces ?? [.open]) + (second.pieces ?? [.open])).limited
  }

  /// Forgets the values of all variables that a statement may change which is not followed.
  func forgetVariables(in scope: Scope) { scope.change { $0.opened } }

  private static let mutatingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "replaceSubrange", "write", "sort", "shuffle", "reverse", "swapAt",
  ]
}

extension Value {
  /// The most members of a list, in lists inside it too, and pieces of a text.
  private static let mostMembers = 2_000

  /// The value, or one of its kind that is open where it holds too much: what doubles with every line
  /// would outgrow any memory.
  var limited: Value {
    switch self {
    case .string(let pieces): pieces.count <= Self.mostMembers ? self : opened
    case .array: isLimited ? self : opened
    case .tuple: isLimited ? self : .unknown
    default: self
    }
  }

  private var isLimited: Bool {
    var room = Self.mostMembers
    func count(_ value: Value) {
      room -= 1
      switch value {
      case .array(let members): for member in members where room >= 0 { count(member) }
      case .tuple(let members): for member in members where room >= 0 { count(member.value) }
      default: break
      }
    }
    count(self)
    return room >= 0
  }

  /// Whether it is known how many elements there are.
  var isKnownSequence: Bool {
    switch self {
    case .array, .tuple, .null: return true
    case .number(let length): return length.isKnown
    default: return false
    }
  }
}
