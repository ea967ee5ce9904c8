/// Visits the expressions that the content of views may come from, in the order of the source.
///
/// Conditions are left out, and the types that code declares.
protocol ContentVisitor {
  mutating func visit(_ expression: Expression)
}

extension ContentVisitor {
  mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): visit(expression)
    case .binding(_, _, let value, _): if let value { visit(value) }
    case .assignment(_, _, let value): visit(value)
    case .return(let value): if let value { visit(value) }
    case .conditional(let conditional): visit(conditional)
    case .selection(let selection): for one in selection.cases { visit(one.body) }
    case .guard(_, let body), .loop(_, _, let body), .do(let body): visit(body)
    case .configuration(let clauses): for clause in clauses { visit(clause.body) }
    case .function(let function): visit(function.body ?? [])
    case .type, .alias, .other: break
    }
  }

  private mutating func visit(_ conditional: If) {
    visit(conditional.body)
    visit(conditional.otherwise ?? [])
  }

  /// Visits what an expression is made of, unless it is a chain, whose links are each visitor's own.
  mutating func visitParts(of expression: Expression) {
    switch expression.kind {
    case .closure(let closure): visit(closure.body)
    case .unary(_, let operand): visit(operand)
    case .binary(_, let left, let right):
      visit(left)
      visit(right)
    case .ternary(_, let first, let second):
      visit(first)
      visit(second)
    case .array(let members): for member in members { visit(member) }
    case .tuple(let arguments): for argument in arguments { visit(argument.value) }
    case .cast(let value, _, _): visit(value)
    case .conditional(let conditional): visit(conditional)
    case .selection(let selection): for one in selection.cases { visit(one.body) }
    case .chain, .number, .boolean, .string, .null, .name, .implicitMember, .dictionary, .keyPath,
      .other:
      break
    }
  }
}
