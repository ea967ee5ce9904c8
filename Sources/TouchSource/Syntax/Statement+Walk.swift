extension [Statement] {
  /// Calls a function with each statement, those of blocks and of closures too.
  func forEachStatement(_ visit: (Statement) -> Void) {
    forEachStatement { statement, _ in visit(statement) }
  }

  /// Calls a function with each statement and the constants that are made before it in its block and those
  /// around, up to the closure or the function that it stands in.
  func forEachStatement(
    _ visit: (Statement, _ constants: [(name: String, value: Expression)]) -> Void
  ) {
    func walk(_ statements: [Statement], _ around: [(name: String, value: Expression)]) {
      var constants = around
      for statement in statements {
        visit(statement, constants)
        if case .binding(let names, _, let value, let isMutable) = statement.kind {
          constants.removeAll { names.contains($0.name) }
          if names.count == 1, let value, !isMutable { constants.append((names[0], value)) }
        }
        var inside = constants
        if case .loop(let names, _, _) = statement.kind {
          inside.removeAll { names.contains($0.name) }
        }
        for block in statement.blocks { walk(block, inside) }
      }
    }
    walk(self, [])
    forEachExpression { expression in
      if case .closure(let closure) = expression.kind { walk(closure.body, []) }
    }
  }
}

extension Statement {
  /// The blocks inside it.
  fileprivate var blocks: [[Statement]] {
    switch kind {
    case .conditional(let conditional): [conditional.body, conditional.otherwise ?? []]
    case .selection(let selection): selection.cases.map(\.body)
    case .guard(_, let otherwise): [otherwise]
    case .loop(_, _, let body), .do(let body): [body]
    case .configuration(let clauses): clauses.map(\.body)
    case .function(let function): [function.body ?? []]
    case .expression, .binding, .assignment, .return, .type, .alias, .other: []
    }
  }
}
