import SwiftSyntax

extension Lowerer {
  /// Lowers what follows a base, from the last link to the first, in a loop: chains may be longer
  /// than any stack is deep.
  mutating func chain(_ node: ExprSyntax) -> Expression.Kind {
    var links: [Expression.Link] = []
    var node = node
    /// What stands in front of each `#if` whose clause is being read.
    var bases: [ExprSyntax?] = []
    while true {
      switch node.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call):
        links.append(link(call))
        node = call.calledExpression
      case .subscriptCallExpr(let call):
        let arguments =
          arguments(call.arguments)
          + trailing(
            call.trailingClosure, call.additionalTrailingClosures)
        links.append(link(.index(arguments), at: call.leftSquare))
        node = call.calledExpression
      case .optionalChainingExpr(let chaining):
        links.append(link(.optional, at: chaining.questionMark))
        node = chaining.expression
      case .forceUnwrapExpr(let unwrap):
        links.append(link(.forced, at: unwrap.exclamationMark))
        node = unwrap.expression
      case .genericSpecializationExpr(let specialization):
        node = specialization.expression
      case .memberAccessExpr(let access):
        if let base = access.base {
          links.append(link(.member(name(of: access.declName)), at: access.declName))
          node = base
        } else if let outer = popBase(&bases) {
          links.append(link(.member(name(of: access.declName)), at: access.declName))
          node = outer
        } else {
          let base = Expression(
            kind: .implicitMember(access.declName.baseName.name), position: position(of: access))
          return joined(base, links)
        }
      case .postfixIfConfigExpr(let postfix):
        if let clause = postfixClause(postfix.config) {
          bases.append(postfix.base)
          node = clause
        } else if let base = postfix.base ?? popBase(&bases) {
          node = base
        } else {
          return .other(name(of: postfix))
        }
      default:
        return joined(expression(node), links)
      }
    }
  }

  /// The name of a member; of an initializer that is named without being called with its labels.
  private func name(of reference: DeclReferenceExprSyntax) -> String {
    let name = reference.baseName.name
    guard name == "init", let labels = reference.argumentNames?.arguments else { return name }
    return "init(\(labels.map { $0.name.text + ":" }.joined()))"
  }

  private func joined(_ base: Expression, _ links: [Expression.Link]) -> Expression.Kind {
    links.isEmpty ? base.kind : .chain(base, links.reversed())
  }

  /// The next base that stands in front of a clause; clauses may begin with another `#if`.
  private func popBase(_ bases: inout [ExprSyntax?]) -> ExprSyntax? {
    while let last = bases.popLast() {
      if let last { return last }
    }
    return nil
  }

  private func link(_ kind: Expression.Link.Kind, at node: some SyntaxProtocol) -> Expression.Link {
    Expression.Link(kind: kind, position: position(of: node))
  }

  private mutating func link(_ call: FunctionCallExprSyntax) -> Expression.Link {
    let closures = trailing(call.trailingClosure, call.additionalTrailingClosures)
    let start =
      call.leftParen.map { position(of: $0) } ?? call.trailingClosure.map { position(of: $0) }
    return Expression.Link(
      kind: .call(arguments(call.arguments) + closures),
      position: start ?? position(of: call.arguments))
  }

  private mutating func trailing(
    _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) -> [Expression.Argument] {
    guard let first else { return [] }
    let unlabelled = Expression.Argument(
      label: nil, value: expression(ExprSyntax(first)), isTrailing: true)
    return [unlabelled]
      + others.map {
        Expression.Argument(
          label: $0.label.name, value: expression(ExprSyntax($0.closure)), isTrailing: true)
      }
  }

  /// The modifiers of the clause that holds, or may hold.
  private mutating func postfixClause(_ config: IfConfigDeclSyntax) -> ExprSyntax? {
    let clause = clauses(config).first?.clause
    if case .postfixExpression(let expression)? = clause?.elements { return expression }
    return nil
  }
}
