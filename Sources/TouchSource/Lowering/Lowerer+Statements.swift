import SwiftSyntax

extension Lowerer {
  mutating func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    let outer = (wholeNumbers, postponed)
    postponed = []
    defer { (wholeNumbers, postponed) = outer }
    let lowered = items.flatMap { statements($0) }
    guard !postponed.isEmpty else { return lowered }
    // What is returned is worked out before that runs.
    let isEnded = lowered.contains { if case .return = $0.kind { true } else { false } }
    if isEnded { return lowered }
    let others = lowered.filter { if case .other("deferStmt") = $0.kind { false } else { true } }
    return others + postponed.reversed()
  }

  mutating func statements(_ item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .decl(let node):
      return nested(at: node) { $0.declaration(node) } ?? []
    case .stmt(let node):
      var node = node
      while let labeled = node.as(LabeledStmtSyntax.self) { node = labeled.statement }
      let kind = nested(at: node) { $0.statementKind(node) } ?? .other("nestedTooDeeply")
      let statement = Statement(kind: kind, position: position(of: node))
      guard let block = node.as(DoStmtSyntax.self) else { return [statement] }
      return [statement] + (nested(at: node) { $0.catches(block.catchClauses) } ?? [])
    case .expr(let node):
      return [statement(node)]
    default:
      return []
    }
  }

  private mutating func statement(_ node: ExprSyntax) -> Statement {
    let expression = expression(node)
    let kind: Statement.Kind =
      switch expression.kind {
      case .binary(let name, let left, let right) where OperatorFolding.isAssignment(name):
        .assignment(left, name, right)
      case .conditional(let value): .conditional(value)
      case .selection(let value): .selection(value)
      default: .expression(expression)
      }
    return Statement(kind: kind, position: expression.position)
  }

  private mutating func statementKind(_ node: StmtSyntax) -> Statement.Kind {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node):
      return statement(node.expression).kind
    case .returnStmt(let node):
      return .return(node.expression.map { expression($0) })
    case .guardStmt(let node):
      return .guard(conditions(node.conditions), statements(node.body.statements))
    case .doStmt(let node):
      return .do(statements(node.body.statements))
    case .deferStmt(let node):
      let body = statements(node.body.statements)
      postponed.append(Statement(kind: .do(body), position: position(of: node)))
      return .other(name(of: node))
    case .forStmt(let node):
      return loop(node)
    case .whileStmt(let node):
      let conditions = conditions(node.conditions)
      let start = position(of: node)
      let leave = Statement(kind: .other("breakStmt"), position: start)
      let question = Statement(kind: .guard(conditions, [leave]), position: start)
      return .loop(names: [], sequence: nil, body: [question] + statements(node.body.statements))
    case .repeatStmt(let node):
      return .loop(names: [], sequence: nil, body: statements(node.body.statements))
    default:
      return .other(name(of: node))
    }
  }

  /// What runs where a `do` throws: an `if let` behind it, which asks for the error.
  private mutating func catches(_ clauses: CatchClauseListSyntax) -> [Statement] {
    var otherwise: [Statement] = []
    for clause in clauses.prefix(Self.maximumDepth).reversed() {
      let start = position(of: clause)
      let names = clause.catchItems.first?.pattern.map { Self.names($0) } ?? ["error"]
      let condition = Condition(
        kind: .binding(name: names.count == 1 ? names[0] : "_", value: .thrown(to: start)),
        position: start)
      let conditional = If(
        conditions: [condition], text: "catch", body: statements(clause.body.statements),
        otherwise: otherwise.isEmpty ? nil : otherwise, position: start)
      otherwise =
        conditional.body.isEmpty && otherwise.isEmpty
        ? [] : [Statement(kind: .conditional(conditional), position: start)]
    }
    return otherwise
  }

  /// A loop; what its pattern or `where` leaves out is a guard at the start of the body.
  private mutating func loop(_ node: ForStmtSyntax) -> Statement.Kind {
    var body = statements(node.body.statements)
    var conditions: [Condition] = []
    let start = position(of: node.pattern)
    let sequence = expression(node.sequence)
    var names = Self.names(node.pattern)
    if node.caseKeyword != nil {
      names = ["$element"]
      let element = Expression(kind: .name("$element"), position: start)
      conditions.append(
        Condition(kind: .pattern(pattern(node.pattern), element), position: start))
    }
    if let filter = node.whereClause {
      conditions.append(
        Condition(
          kind: .expression(expression(filter.condition)), position: position(of: filter)))
    }
    if !conditions.isEmpty {
      let skip = Statement(kind: .other("continueStmt"), position: start)
      body.insert(Statement(kind: .guard(conditions, [skip]), position: start), at: 0)
    }
    return .loop(names: names, sequence: sequence, body: body)
  }

  /// A declaration between statements.
  private mutating func declaration(_ node: DeclSyntax) -> [Statement] {
    let start = position(of: node)
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      return bindings(node)
    case .functionDecl(let node):
      return [Statement(kind: .function(function(node)), position: start)]
    case .ifConfigDecl(let node):
      return configuration(node)
    case .typeAliasDecl(let node):
      return [Statement(kind: .alias(alias(node)), position: start)]
    case .importDecl:
      return []
    case .macroExpansionDecl(let node):
      return [Statement(kind: .other("#" + node.macroName.text), position: start)]
    default:
      guard let type = type(node, isPrivate: false) else {
        return [Statement(kind: .other(name(of: node)), position: start)]
      }
      return [Statement(kind: .type(type), position: start)]
    }
  }

  /// The bindings of a `let` or `var` between statements.
  private mutating func bindings(_ node: VariableDeclSyntax) -> [Statement] {
    let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
    return node.bindings.map { binding in
      let start = position(of: binding)
      var value = binding.initializer.map { expression($0.value) }
      if value == nil, let body = getter(binding.accessorBlock) {
        // A computed variable has the value of a closure that is called at once.
        let closure = Expression(
          kind: .closure(Expression.Closure(parameters: [], body: body)), position: start)
        let call = Expression.Link(kind: .call([]), position: start)
        value = Expression(kind: .chain(closure, [call]), position: start)
      }
      note(binding)
      return Statement(
        kind: .binding(
          names: Self.names(binding.pattern),
          type: binding.typeAnnotation.map { typeName($0.type) }, value: value,
          isMutable: isMutable),
        position: start)
    }
  }

  /// The names that a pattern binds, `_` where it drops a value.
  static func names(_ pattern: PatternSyntax) -> [String] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern): [pattern.identifier.name]
    case .tuplePattern(let pattern): pattern.elements.flatMap { names($0.pattern) }
    case .valueBindingPattern(let pattern): names(pattern.pattern)
    default: ["_"]
    }
  }
}

extension Expression {
  /// The error that a `catch` is given: a name that no code can write, and another one at each place, as an
  /// error that is thrown to one says nothing of another.
  fileprivate static func thrown(to start: Position) -> Expression {
    Expression(kind: .name("error at \(start.line):\(start.column)"), position: start)
  }
}
