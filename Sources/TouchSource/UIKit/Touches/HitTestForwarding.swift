/// Whether what a view holds gets the touches that it would if the view's `hitTest(_:with:)` were not
/// overridden: the function withholds none but those of the view itself, or asks all that it holds.
struct HitTestForwarding {
  private let function: FunctionDeclaration
  /// Names for what the class above answers.
  private var answers: Set<String> = []
  /// Whether all that the view holds was asked.
  private var hasAsked = false

  init(_ function: FunctionDeclaration) { self.function = function }

  /// Whether statements hand all touches on.
  mutating func handsOn(_ statements: [Statement]) -> Bool {
    if statements.count == 1, case .expression(let value) = statements[0].kind {
      return isHandedOn(value)
    }
    for statement in statements where !isKind(statement) { return false }
    return true
  }

  private mutating func isKind(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .return(let value): return value.map { isHandedOn($0) } ?? hasAsked
    case .binding(let names, _, let value?, _):
      if names.count == 1, function.isSuper(value) { answers.insert(names[0]) }
      return !names.contains { name in function.parameters.contains { $0.name == name } }
    case .conditional(let conditional):
      // What is the view's own goes where it likes.
      let isOwn = conditional.conditions.contains { isOwnTouch($0) }
      for condition in conditional.conditions { note(condition) }
      return (isOwn || handsOn(conditional.body)) && handsOn(conditional.otherwise ?? [])
    case .guard(let conditions, let otherwise):
      let mayWithhold = conditions.allSatisfy { condition in
        note(condition)
        return isAnswer(condition) || isOthersTouch(condition) || isAboutItself(condition)
      }
      return mayWithhold || handsOn(otherwise)
    case .loop(let names, let sequence?, let body):
      guard names.count == 1, isAllHeld(sequence), asks(names[0], body) else { return false }
      hasAsked = true
      return true
    case .expression: return true
    default: return false
    }
  }

  /// Whether a value is what those that the view holds answer, whichever of them.
  private func isHandedOn(_ value: Expression) -> Bool {
    switch value.kind {
    case .name(let name): answers.contains(name) || hasAsked && name == "self"
    case .null: hasAsked
    case .ternary(let condition, let first, let second):
      compares(condition, "==") && isHandedOn(second)
        || compares(condition, "!=") && isHandedOn(first)
        || isHandedOn(first) && isHandedOn(second)
    default: function.isSuper(value)
    }
  }

  // MARK: - Conditions

  private mutating func note(_ condition: Condition) {
    if case .binding(let name, let value?) = condition.kind, function.isSuper(value) {
      answers.insert(name)
    }
  }

  private func isAnswer(_ condition: Condition) -> Bool {
    guard case .binding(_, let value?) = condition.kind else { return false }
    return function.isSuper(value)
  }

  /// Whether a condition holds only where the view itself is hit.
  private func isOwnTouch(_ condition: Condition) -> Bool {
    guard case .expression(let expression) = condition.kind else { return false }
    return compares(expression, "==")
  }

  /// Whether a condition fails only where the view itself is hit.
  private func isOthersTouch(_ condition: Condition) -> Bool {
    guard case .expression(let expression) = condition.kind else { return false }
    return compares(expression, "!=")
  }

  /// Whether an expression compares what the class above answers with the view, by a sign of two or three
  /// characters.
  private func compares(_ expression: Expression, _ sign: String) -> Bool {
    guard case .binary(let found, let left, let right) = expression.kind,
      found == sign || found == sign + "=", case .name(let first) = left.kind,
      case .name(let second) = right.kind
    else { return false }
    return answers.contains(first) && second == "self"
      || first == "self" && answers.contains(second)
  }

  /// Whether a condition fails only where nothing in the view could be hit anyway, or never.
  private func isAboutItself(_ condition: Condition) -> Bool {
    guard case .expression(let expression) = condition.kind else { return false }
    return isAboutItself(expression)
  }

  private func isAboutItself(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .number, .boolean: return true
    case .name(let name): return Self.ownState.contains(name)
    case .chain(let base, let links):
      guard case .name("self") = base.kind, links.count == 1, case .member(let name) = links[0].kind
      else { return false }
      return Self.ownState.contains(name)
    case .unary(_, let value): return isAboutItself(value)
    case .binary(_, let left, let right): return isAboutItself(left) && isAboutItself(right)
    case .tuple(let members): return members.allSatisfy { isAboutItself($0.value) }
    default: return false
    }
  }

  private static let ownState: Set<String> = [
    "isHidden", "alpha", "isUserInteractionEnabled", "clipsToBounds",
  ]

  // MARK: - What the view holds

  /// Whether a sequence is of all that the view holds, in whatever order.
  private func isAllHeld(_ sequence: Expression) -> Bool {
    guard case .chain(let base, let links) = sequence.kind else {
      if case .name("subviews") = sequence.kind { return true }
      return false
    }
    var names = links.compactMap { link in
      if case .member(let name) = link.kind { name } else { nil }
    }
    if case .name(let name) = base.kind, name != "self" { names.insert(name, at: 0) }
    return names == ["subviews"] || names == ["subviews", "reversed"]
  }

  /// Whether statements return what a view answers, where it answers anything.
  private func asks(_ view: String, _ statements: [Statement]) -> Bool {
    /// The name of what the view answers.
    func answer(_ condition: Condition?) -> String? {
      guard case .binding(let name, let value?)? = condition?.kind,
        case .chain(let base, let links) = value.kind, case .name(view) = base.kind,
        links.contains(where: { if case .member("hitTest") = $0.kind { true } else { false } })
      else { return nil }
      return name
    }
    func returns(_ name: String?, _ statement: Statement?) -> Bool {
      guard case .return(let value?)? = statement?.kind, case .name(let returned) = value.kind
      else {
        return false
      }
      return returned == name
    }
    // Before it the point is taken to the other view's coordinates.
    let rest = statements.drop { if case .binding = $0.kind { true } else { false } }
    guard let first = rest.first else { return false }
    switch first.kind {
    case .conditional(let conditional):
      return rest.count == 1 && conditional.conditions.count == 1 && conditional.otherwise == nil
        && conditional.body.count == 1
        && returns(answer(conditional.conditions.first), conditional.body[0])
    case .guard(let conditions, _):
      return rest.count == 2 && conditions.count == 1
        && returns(answer(conditions.first), rest.last)
    default: return false
    }
  }
}
