import SwiftSyntax

extension Lowerer {
  /// Lowers a pattern; under `let`, a name is bound rather than compared with.
  mutating func pattern(_ node: PatternSyntax, isBinding: Bool = false) -> Pattern {
    nested(at: node) { $0.unboundedPattern(node, isBinding: isBinding) }
      ?? .other("nestedTooDeeply")
  }

  private mutating func unboundedPattern(_ node: PatternSyntax, isBinding: Bool) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .wildcardPattern:
      return .any
    case .identifierPattern(let node):
      return .binding(node.identifier.name)
    case .valueBindingPattern(let node):
      return pattern(node.pattern, isBinding: true)
    case .tuplePattern(let node):
      return .tuple(node.elements.map { pattern($0.pattern, isBinding: isBinding) })
    case .expressionPattern(let node):
      return pattern(node.expression, isBinding: isBinding)
    default:
      return .other(name(of: node))
    }
  }

  private mutating func pattern(_ node: ExprSyntax, isBinding: Bool) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node):
      return pattern(node.pattern, isBinding: isBinding)
    case .discardAssignmentExpr:
      return .any
    case .declReferenceExpr(let node) where isBinding:
      return .binding(node.baseName.name)
    case .tupleExpr(let node):
      let patterns = node.elements.map { pattern($0.expression, isBinding: isBinding) }
      return patterns.count == 1 ? patterns[0] : .tuple(patterns)
    case .optionalChainingExpr(let node):
      // `x?` binds what is wrapped; `.name?` looks through the optional, as `.name` does.
      let wrapped = pattern(node.expression, isBinding: isBinding)
      switch wrapped {
      case .binding, .any: return .enumCase("some", values: [wrapped])
      default: return wrapped
      }
    case .memberAccessExpr(let node) where Self.isType(node.base):
      return .enumCase(node.declName.baseName.name, values: [])
    case .functionCallExpr(let node):
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        Self.isType(access.base)
      else { return .expression(expression(ExprSyntax(node))) }
      return .enumCase(
        access.declName.baseName.name,
        values: node.arguments.map { pattern($0.expression, isBinding: isBinding) })
    default:
      return .expression(expression(node))
    }
  }

  /// Whether what stands in front of a member names a type, or nothing does.
  private static func isType(_ base: ExprSyntax?) -> Bool {
    guard let base else { return true }
    if let name = base.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text.isTypeName
    }
    if let access = base.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text.isTypeName
    }
    return false
  }
}
