import SwiftSyntax

extension Lowerer {
  /// Lowers `if … else if … else`, in a loop along the `else if`s.
  mutating func conditional(_ node: IfExprSyntax) -> If {
    var clauses: [If] = []
    var otherwise: [Statement]?
    var next: IfExprSyntax? = node
    while let current = next {
      next = nil
      clauses.append(
        If(
          conditions: conditions(current.conditions), text: text.folded(current.conditions),
          body: statements(current.body.statements), position: position(of: current)))
      switch current.elseBody {
      case .codeBlock(let block)?: otherwise = statements(block.statements)
      case .ifExpr(let following)? where clauses.count < Self.maximumDepth: next = following
      case .ifExpr(let following)?: noteNesting(at: position(of: following))
      default: break
      }
    }
    var result = clauses.removeLast()
    result.otherwise = otherwise
    while var outer = clauses.popLast() {
      outer.otherwise = [Statement(kind: .conditional(result), position: result.position)]
      result = outer
    }
    return result
  }

  mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      let kind: Condition.Kind =
        switch element.condition {
        case .expression(let node): .expression(expression(node))
        case .optionalBinding(let node): binding(node)
        case .matchingPattern(let node):
          .pattern(pattern(node.pattern), expression(node.initializer.value))
        case .availability(let node): availability(node)
        @unknown default:
          .expression(
            Expression(kind: .other(name(of: element)), position: position(of: element)))
        }
      return Condition(kind: kind, position: position(of: element))
    }
  }

  private mutating func binding(_ node: OptionalBindingConditionSyntax) -> Condition.Kind {
    let value = node.initializer.map { expression($0.value) }
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.name {
      return .binding(name: name, value: value)
    }
    let pattern = pattern(node.pattern)
    // `if let _ = value` asks whether it is there as well.
    if case .any = pattern { return .binding(name: "_", value: value) }
    let missing = Expression(kind: .other("missingExpr"), position: position(of: node))
    return .pattern(pattern, value ?? missing)
  }

  private func availability(_ node: AvailabilityConditionSyntax) -> Condition.Kind {
    let versions = node.availabilityArguments.compactMap { argument -> (String, Int)? in
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        let version = restriction.version.flatMap({ Int($0.major.text) })
      else { return nil }
      return (restriction.platform.text, version)
    }
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    return .availability(versions.map { (platform: $0, version: $1) }, isNegated: isNegated)
  }

  mutating func selection(_ node: SwitchExprSyntax) -> Switch {
    Switch(
      subject: expression(node.subject), text: text.folded(node.subject),
      cases: cases(node.cases), position: position(of: node))
  }

  private mutating func cases(_ list: SwitchCaseListSyntax) -> [Switch.Case] {
    list.flatMap { element -> [Switch.Case] in
      switch element {
      case .switchCase(let node):
        return [switchCase(node)]
      case .ifConfigDecl(let config):
        guard let list = cases(config) else { return [] }
        return nested(at: config) { $0.cases(list) } ?? []
      @unknown default:
        return []
      }
    }
  }

  private mutating func switchCase(_ node: SwitchCaseSyntax) -> Switch.Case {
    let body = statements(node.statements)
    guard case .case(let label) = node.label else {
      return Switch.Case(patterns: [], condition: nil, text: "default", body: body)
    }
    let items = Array(label.caseItems)
    var condition = items.first?.whereClause.map { expression($0.condition) }
    if items.count > 1, items.contains(where: { $0.whereClause != nil }) {
      // Conditions of single patterns are not told apart.
      condition = Expression(kind: .other("whereClause"), position: position(of: label))
    }
    return Switch.Case(
      patterns: items.map { pattern($0.pattern) }, condition: condition,
      text: text.folded(
        from: label.caseKeyword.positionAfterSkippingLeadingTrivia.utf8Offset,
        to: label.caseItems.endPositionBeforeTrailingTrivia.utf8Offset),
      body: body)
  }
}
