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

  /// Forgets the values of those of some variables that a statement hands on to code that is not followed
  /// and may change them before it ends.
  func forget(_ variables: [Variable], handedOnBy statement: Statement, in scope: Scope) {
    for variable in variables where statement.handsOn(variable.name, Self.mutatingMethods) {
      guard let value = scope.lookUp(variable.name) else { continue }
      let any = variable.type.map { open($0, in: scope.type) } ?? value.opened.changing
      scope.bind(variable.name, to: any.isView ? .unknown : any)
    }
  }

  /// A local variable of a block, with its type where that is written.
  struct Variable {
    var name: String
    var type: TypeName?
  }

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

extension Statement {
  /// Whether it is made of others, among which the value of a variable may be asked for.
  var holdsStatements: Bool {
    switch kind {
    case .conditional, .selection, .guard, .loop, .do, .configuration: true
    default: false
    }
  }

  /// Whether a closure that it gives to what calls it at once changes a variable, or something gets the
  /// variable's address.
  fileprivate func handsOn(_ name: String, _ methods: Set<String>) -> Bool {
    var isHandedOn = false
    CollectionOfOne(self).forEachExpression { expression in
      guard !isHandedOn, case .chain(let base, let links) = expression.kind else { return }
      var callee = if case .name(let name) = base.kind { name } else { "" }
      for link in links {
        switch link.kind {
        case .member(let member): callee = member
        case .call(let arguments):
          isHandedOn =
            isHandedOn
            || arguments.contains { argument in
              switch argument.value.kind {
              case .unary("&", let operand):
                operand.kind.isName(name) && !Self.lookingOn.contains(callee)
              case .closure(let closure):
                Self.callingAtOnce.contains(callee) && !closure.parameters.contains(name)
                  && closure.body.change(name, by: methods.union(["toggle"]))
              default: false
              }
            }
        default: break
        }
      }
    }
    return isHandedOn
  }

  /// What is given an address and does not write there.
  private static let lookingOn: Set<String> = ["withUnsafePointer", "withUnsafeBytes"]

  /// What calls its closure before it returns: of the standard library's, Dispatch's, Foundation's and Core
  /// Data's. What the evaluator follows is not among it.
  private static let callingAtOnce: Set<String> = [
    "autoreleasepool", "enumerateAttribute", "enumerateAttributes", "enumerateLines",
    "enumerateMatches", "enumerateObjects", "enumerateSubstrings", "forEach", "performAndWait",
    "sync", "withLock", "withUnsafeBufferPointer", "withUnsafeBytes", "withUnsafeMutableBytes",
    "withUnsafeMutablePointer", "withUnsafePointer",
  ]
}

extension [Statement] {
  /// Whether they give a variable around them another value, be it by a method; not where they have one of
  /// its name themselves.
  fileprivate func change(_ name: String, by methods: Set<String>) -> Bool {
    var (isChanged, isHidden) = (false, false)
    forEachStatement { statement in
      switch statement.kind {
      case .binding(let names, _, _, _), .loop(let names, _, _):
        if names.contains(name) { isHidden = true }
      case .assignment(let target, _, _): if target.kind.isName(name) { isChanged = true }
      case .expression(let expression):
        guard case .chain(let base, let links) = expression.kind, base.kind.isName(name),
          case .member(let method)? = links.first?.kind
        else { return }
        if methods.contains(method) { isChanged = true }
      case .conditional(let conditional): if conditional.conditions.bind(name) { isHidden = true }
      case .guard(let conditions, _): if conditions.bind(name) { isHidden = true }
      default: break
      }
    }
    forEachExpression { expression in
      if case .closure(let closure) = expression.kind, closure.parameters.contains(name) {
        isHidden = true
      }
    }
    return isChanged && !isHidden
  }
}

extension [Condition] {
  fileprivate func bind(_ name: String) -> Bool {
    contains { if case .binding(name, _) = $0.kind { true } else { false } }
  }
}

extension Expression.Kind {
  fileprivate func isName(_ name: String) -> Bool {
    if case .name(name) = self { true } else { false }
  }
}
