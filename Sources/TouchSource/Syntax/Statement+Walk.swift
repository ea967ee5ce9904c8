extension [Statement] {
  /// Calls a function with each statement, those of blocks and of closures too.
  func forEachStatement(_ visit: (Statement) -> Void) {
    func walk(_ statements: [Statement]) {
      for statement in statements {
        visit(statement)
        for block in statement.blocks { walk(block) }
      }
    }
    walk(self)
    forEachExpression { expression in
      if case .closure(let closure) = expression.kind { walk(closure.body) }
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
