import SwiftSyntax

extension Lowerer {
  mutating func expression(_ node: ExprSyntax) -> Expression {
    let position = position(of: node)
    let kind = nested(at: node) { $0.expressionKind(node) }
    return Expression(kind: kind ?? .other("nestedTooDeeply"), position: position)
  }

  private mutating func expressionKind(_ node: ExprSyntax) -> Expression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr, .postfixIfConfigExpr, .genericSpecializationExpr:
      return chain(node)
    case .sequenceExpr(let node):
      return sequence(node)
    case .closureExpr(let node):
      return .closure(closure(node))
    case .ifExpr(let node):
      return .conditional(conditional(node))
    case .switchExpr(let node):
      return .selection(selection(node))
    case .arrayExpr(let node):
      return .array(node.elements.map { expression($0.expression) })
    case .dictionaryExpr(let node):
      return .dictionary(dictionary(node))
    case .tupleExpr(let node):
      if let only = node.elements.first, node.elements.count == 1, only.label == nil {
        return expression(only.expression).kind
      }
      return .tuple(arguments(node.elements))
    case .keyPathExpr(let node):
      return keyPath(node)
    case .macroExpansionExpr(let node):
      if node.macroName.text == "imageLiteral" { return imageLiteral(node) }
      // Selectors that read alike name the same method.
      let isSelector = node.macroName.text == "selector"
      return .other(
        "#" + node.macroName.text + (isSelector ? "(\(node.arguments.trimmedDescription))" : ""))
    case .prefixOperatorExpr(let node):
      return .unary(node.operator.text, expression(node.expression))
    case .postfixOperatorExpr(let node):
      let end = Expression(kind: .null, position: position(of: node.operator))
      return .binary(node.operator.text, expression(node.expression), end)
    case .tryExpr(let node): return expressionKind(node.expression)
    case .awaitExpr(let node): return expressionKind(node.expression)
    case .unsafeExpr(let node): return expressionKind(node.expression)
    case .inOutExpr(let node): return .unary("&", expression(node.expression))
    case .consumeExpr(let node): return expressionKind(node.expression)
    case .copyExpr(let node): return expressionKind(node.expression)
    case .borrowExpr(let node): return expressionKind(node.expression)
    default:
      return literal(node)
    }
  }

  private mutating func literal(_ node: ExprSyntax) -> Expression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      return .name(node.baseName.name)
    case .superExpr:
      return .name("super")
    case .discardAssignmentExpr:
      return .name("_")
    case .typeExpr(let node):
      return .name(typeName(node.type).name)
    case .integerLiteralExpr(let node):
      return number(node.literal.text)
    case .floatLiteralExpr(let node):
      return number(node.literal.text)
    case .booleanLiteralExpr(let node):
      return .boolean(node.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr:
      return .null
    case .stringLiteralExpr(let node):
      return .string(pieces(node))
    default:
      return .other(name(of: node))
    }
  }

  /// `#imageLiteral(resourceName: "close")`, which is `UIImage(named: "close")`.
  private mutating func imageLiteral(_ node: MacroExpansionExprSyntax) -> Expression.Kind {
    var given = arguments(node.arguments)
    for index in given.indices where given[index].label == "resourceName" {
      given[index].label = "named"
    }
    let position = position(of: node)
    return .chain(
      Expression(kind: .name("UIImage"), position: position),
      [Expression.Link(kind: .call(given), position: position)])
  }

  private func number(_ literal: String) -> Expression.Kind {
    let digits = literal.filter { $0 != "_" }
    for (prefix, radix) in [("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return UInt64(digits.dropFirst(2), radix: radix).map { .number(Double($0)) }
        ?? .other("integerLiteralExpr")
    }
    return Double(digits).map { .number($0) } ?? .other("integerLiteralExpr")
  }

  private mutating func dictionary(
    _ node: DictionaryExprSyntax
  ) -> [(Expression, Expression)] {
    guard case .elements(let elements) = node.content else { return [] }
    return elements.map { (expression($0.key), expression($0.value)) }
  }

  private mutating func keyPath(_ node: KeyPathExprSyntax) -> Expression.Kind {
    var names: [String] = []
    for component in node.components {
      switch component.component {
      case .property(let property): names.append(property.declName.baseName.name)
      case .optional: continue
      default: return .other(name(of: node))
      }
    }
    return .keyPath(names)
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [Expression.Argument] {
    list.map { Expression.Argument(label: $0.label?.name, value: expression($0.expression)) }
  }

  mutating func closure(_ node: ClosureExprSyntax) -> Expression.Closure {
    let parameters: [String] =
      switch node.signature?.parameterClause {
      case .simpleInput(let list)?: list.map { $0.name.name }
      case .parameterClause(let clause)?:
        clause.parameters.map { ($0.secondName ?? $0.firstName).name }
      default: []
      }
    let outer = wholeNumbers
    defer { wholeNumbers = outer }
    wholeNumbers.subtract(parameters)
    return Expression.Closure(parameters: parameters, body: statements(node.statements))
  }

  private mutating func sequence(_ node: SequenceExprSyntax) -> Expression.Kind {
    let elements = Array(node.elements)
    guard let first = elements.first else { return .other(name(of: node)) }
    var folding = OperatorFolding(expression(first))
    var index = 1
    while index + 1 < elements.count {
      let right = elements[index + 1]
      switch elements[index].as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let node):
        folding.append(.infix(node.operator.text), expression(right))
      case .assignmentExpr:
        folding.append(.infix("="), expression(right))
      case .arrowExpr:
        folding.append(.infix("->"), expression(right))
      case .unresolvedTernaryExpr(let node):
        folding.append(.ternary(expression(node.thenExpression)), expression(right))
      case .unresolvedAsExpr(let node):
        let mark = node.questionOrExclamationMark?.text ?? ""
        folding.cast("as" + mark, to: castType(right))
      case .unresolvedIsExpr:
        folding.cast("is", to: castType(right))
      default:
        return .other(name(of: node))
      }
      index += 2
    }
    guard index == elements.count else { return .other(name(of: node)) }
    let result = folding.finish()
    if folding.isTooDeep { noteNesting(at: position(of: node)) }
    return isWhole(node) ? Self.dividingWhole(result).kind : result.kind
  }

  private mutating func castType(_ node: ExprSyntax) -> TypeName {
    node.as(TypeExprSyntax.self).map { typeName($0.type) } ?? TypeName(name: "Unknown")
  }
}
