/// What the statements of `hitTest(_:with:)` answer with.
struct HitTestAnswers {
  /// Names for what the class above answers.
  private var known: Set<String> = ["self"]

  /// Whether statements may return a view that is neither `self` nor what the class above answers.
  mutating func holdOther(_ statements: [Statement]) -> Bool {
    for statement in statements where isOther(statement) { return true }
    return false
  }

  private mutating func isOther(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .return(let value): return value.map { isOther($0) } ?? false
    case .binding(let names, _, let value?, _):
      for name in names { bind(name, to: value) }
      return false
    case .conditional(let conditional): return isOther(conditional)
    case .guard(let conditions, let otherwise):
      bind(conditions)
      return holdOther(otherwise)
    case .selection(let selection): return holdOther(selection.cases.flatMap(\.body))
    case .loop(_, _, let body), .do(let body): return holdOther(body)
    case .configuration(let clauses): return holdOther(clauses.flatMap(\.body))
    case .expression, .binding, .assignment, .function, .type, .alias: return false
    case .other: return true
    }
  }

  private mutating func isOther(_ conditional: If) -> Bool {
    bind(conditional.conditions)
    return holdOther(conditional.body + (conditional.otherwise ?? []))
  }

  /// Whether a value may be a view that is neither `self` nor what the class above answers.
  func isOther(_ value: Expression) -> Bool {
    switch value.kind {
    case .null: false
    case .name(let name): !known.contains(name)
    case .ternary(_, let first, let second), .binary("??", let first, let second):
      isOther(first) || isOther(second)
    case .cast(let value, _, _): isOther(value)
    case .chain(let base, _):
      if case .name("super") = base.kind { false } else { true }
    default: true
    }
  }

  private mutating func bind(_ conditions: [Condition]) {
    for condition in conditions {
      if case .binding(let name, let value?) = condition.kind { bind(name, to: value) }
    }
  }

  private mutating func bind(_ name: String, to value: Expression) {
    if isOther(value) { known.remove(name) } else { known.insert(name) }
  }
}
