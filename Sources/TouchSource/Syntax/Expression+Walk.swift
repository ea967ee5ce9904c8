/// Going through all that statements hold, closures and the bodies of branches included.
extension Sequence<Statement> {
  /// Calls a function with each expression, those around others first.
  func forEachExpression(_ body: (Expression) -> Void) {
    for statement in self { statement.forEachExpression(body) }
  }
}

extension Statement {
  fileprivate func forEachExpression(_ body: (Expression) -> Void) {
    switch kind {
    case .expression(let expression): expression.forEach(body)
    case .binding(_, _, let value, _): value?.forEach(body)
    case .assignment(let target, _, let value):
      target.forEach(body)
      value.forEach(body)
    case .return(let value): value?.forEach(body)
    case .conditional(let conditional): conditional.forEachExpression(body)
    case .selection(let selection): selection.forEachExpression(body)
    case .guard(let conditions, let statements):
      conditions.forEachExpression(body)
      statements.forEachExpression(body)
    case .loop(_, let sequence, let statements):
      sequence?.forEach(body)
      statements.forEachExpression(body)
    case .do(let statements): statements.forEachExpression(body)
    case .configuration(let clauses):
      for clause in clauses { clause.body.forEachExpression(body) }
    case .function(let function): function.body?.forEachExpression(body)
    case .type, .alias, .other: break
    }
  }
}

extension If {
  fileprivate func forEachExpression(_ visit: (Expression) -> Void) {
    conditions.forEachExpression(visit)
    body.forEachExpression(visit)
    otherwise?.forEachExpression(visit)
  }
}

extension Switch {
  fileprivate func forEachExpression(_ visit: (Expression) -> Void) {
    subject.forEach(visit)
    for one in cases {
      one.condition?.forEach(visit)
      one.body.forEachExpression(visit)
    }
  }
}

extension [Condition] {
  fileprivate func forEachExpression(_ visit: (Expression) -> Void) {
    for condition in self {
      switch condition.kind {
      case .expression(let expression), .pattern(_, let expression): expression.forEach(visit)
      case .binding(_, let value): value?.forEach(visit)
      case .availability: break
      }
    }
  }
}

extension Expression {
  /// Calls a function with the expression and each inside it, those around others first.
  func forEach(_ visit: (Expression) -> Void) {
    visit(self)
    func each(_ arguments: [Argument]) {
      for argument in arguments { argument.value.forEach(visit) }
    }
    switch kind {
    case .string(let pieces):
      for case .interpolation(let arguments) in pieces { each(arguments) }
    case .chain(let base, let links):
      base.forEach(visit)
      for link in links {
        switch link.kind {
        case .call(let arguments), .index(let arguments): each(arguments)
        case .member, .optional, .forced: break
        }
      }
    case .closure(let closure): closure.body.forEachExpression(visit)
    case .unary(_, let operand), .cast(let operand, _, _): operand.forEach(visit)
    case .binary(_, let first, let second):
      first.forEach(visit)
      second.forEach(visit)
    case .ternary(let condition, let first, let second):
      for part in [condition, first, second] { part.forEach(visit) }
    case .array(let members): for member in members { member.forEach(visit) }
    case .dictionary(let pairs):
      for (key, value) in pairs {
        key.forEach(visit)
        value.forEach(visit)
      }
    case .tuple(let members): each(members)
    case .conditional(let conditional): conditional.forEachExpression(visit)
    case .selection(let selection): selection.forEachExpression(visit)
    case .number, .boolean, .null, .name, .implicitMember, .keyPath, .other: break
    }
  }

  /// Whether it stands for the same wherever it is written: a literal, or a name of a type with members
  /// of it.
  var isWrittenOut: Bool {
    switch kind {
    case .number, .boolean, .null, .implicitMember, .keyPath: true
    case .string(let pieces):
      pieces.allSatisfy { if case .text = $0 { true } else { false } }
    case .name(let name): name.isTypeName
    case .chain(let base, let links):
      base.isWrittenOut
        && links.allSatisfy { link in
          switch link.kind {
          case .member: true
          case .call(let arguments): arguments.allSatisfy(\.value.isWrittenOut)
          case .index, .optional, .forced: false
          }
        }
    case .unary(_, let operand): operand.isWrittenOut
    case .binary(_, let first, let second): first.isWrittenOut && second.isWrittenOut
    case .array(let members): members.allSatisfy(\.isWrittenOut)
    case .tuple(let members): members.allSatisfy(\.value.isWrittenOut)
    case .closure, .ternary, .dictionary, .cast, .conditional, .selection, .other: false
    }
  }
}
