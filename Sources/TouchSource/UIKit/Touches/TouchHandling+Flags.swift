/// What a class of views does where it is touched while flags of it are down and nobody listens.
extension TouchHandling {
  /// Whether its functions that are told of touches do no more than to tell the listeners that it has.
  ///
  /// - Parameter flags: Properties of the class that are false.
  func isIdle(withoutFlags flags: Set<String>) -> Bool {
    Self.functions.flatMap(type.functions).allSatisfy { function in
      function.body.map { isIdle($0, flags, by: 0) } ?? true
    }
  }

  /// The variables that hold whom it tells of touches.
  var listeners: Set<String> {
    let variables = type.ownVariables.filter { isListener($0) || $0.holdsFunction(in: index, type) }
    return Set(variables.map(\.name))
  }

  private static let functions = [
    "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled",
  ]

  private func isIdle(_ body: [Statement], _ flags: Set<String>, by calls: Int) -> Bool {
    for statement in body {
      switch statement.kind {
      case .guard(let conditions, let otherwise):
        if conditions.ask(flags) { return isIdle(otherwise, flags, by: calls) }
        guard isIdle(conditions, flags, by: calls), isIdle(otherwise, flags, by: calls) else {
          return false
        }
      case .conditional(let conditional):
        let conditions = conditional.conditions
        guard
          conditions.ask(flags)
            || isIdle(conditions, flags, by: calls) && isIdle(conditional.body, flags, by: calls),
          isIdle(conditional.otherwise ?? [], flags, by: calls)
        else { return false }
      case .binding(_, _, let value, _):
        guard value.map({ isIdle($0, flags, by: calls) }) ?? true else { return false }
      case .return(let value):
        return value.map { isIdle($0, flags, by: calls) } ?? true
      case .expression(let call):
        guard isIdle(call, flags, by: calls) else { return false }
      default: return false
      }
    }
    return true
  }

  private func isIdle(_ conditions: [Condition], _ flags: Set<String>, by calls: Int) -> Bool {
    conditions.allSatisfy { condition in
      switch condition.kind {
      case .expression(let value): isIdle(value, flags, by: calls)
      case .binding(_, let value): value.map { isIdle($0, flags, by: calls) } ?? true
      case .availability: true
      case .pattern: false
      }
    }
  }

  /// Whether an expression calls nothing of the class's own that does more, and nothing but what it is handed.
  private func isIdle(_ expression: Expression, _ flags: Set<String>, by calls: Int) -> Bool {
    guard let path = called(by: expression), let first = path.first else {
      if case .chain(_, let links) = expression.kind {
        return !links.contains { if case .call = $0.kind { true } else { false } }
      }
      return expression.isPlainValue
    }
    if first == "super" || first == "touches" { return true }
    if path.count > 1 { return listeners.contains(first) }
    if listeners.contains(first) { return true }
    let functions = type.functions(first)
    return calls < Self.mostCalls && !functions.isEmpty
      && functions.allSatisfy { $0.body.map { isIdle($0, flags, by: calls + 1) } ?? false }
  }
}

extension [Condition] {
  /// Whether one of them is that a flag is up.
  fileprivate func ask(_ flags: Set<String>) -> Bool {
    contains { condition in
      guard case .expression(let expression) = condition.kind else { return false }
      return expression.needs(flags)
    }
  }
}

extension Expression {
  /// Whether it is true only where one of some flags is.
  fileprivate func needs(_ flags: Set<String>) -> Bool {
    switch kind {
    case .name(let name): return flags.contains(name)
    case .chain(let base, let links):
      guard case .name("self") = base.kind, links.count == 1, case .member(let name) = links[0].kind
      else { return false }
      return flags.contains(name)
    case .binary("&&", let left, let right): return left.needs(flags) || right.needs(flags)
    case .tuple(let members) where members.count == 1: return members[0].value.needs(flags)
    default: return false
    }
  }

  /// Whether it is a value without a call.
  fileprivate var isPlainValue: Bool {
    switch kind {
    case .name, .number, .boolean, .string, .null: true
    default: false
    }
  }
}
