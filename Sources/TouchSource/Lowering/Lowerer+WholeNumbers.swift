import SwiftSyntax

/// Divisions of whole numbers, which drop what is left.
extension Lowerer {
  /// What numbers an expression is made of, as far as its text says so.
  enum NumberKind {
    /// Whole numbers alone.
    case whole
    /// Literals without a fraction, which are whole where nothing else is expected.
    case literal
    case other
  }

  func numberKind(of node: ExprSyntax) -> NumberKind {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return .literal
    case .declReferenceExpr(let node):
      return wholeNumbers.contains(node.baseName.name) ? .whole : .other
    case .prefixOperatorExpr(let node) where node.operator.text == "-":
      return numberKind(of: node.expression)
    case .tupleExpr(let node) where node.elements.count == 1:
      return node.elements.first.map { numberKind(of: $0.expression) } ?? .other
    case .functionCallExpr(let node):
      return Self.callee(of: node) == "Int" && node.arguments.count == 1 ? .whole : .other
    case .sequenceExpr(let node):
      var result = NumberKind.literal
      for (index, element) in node.elements.enumerated() {
        guard index.isMultiple(of: 2) else {
          guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text,
            ["+", "-", "*", "/", "%"].contains(sign)
          else { return .other }
          continue
        }
        switch numberKind(of: element) {
        case .whole: result = .whole
        case .literal: break
        case .other: return .other
        }
      }
      return result
    default: return .other
    }
  }

  /// Whether what an expression is made of is whole, be it because nothing around it expects fractions.
  func isWhole(_ node: SequenceExprSyntax) -> Bool {
    switch numberKind(of: ExprSyntax(node)) {
    case .whole: true
    case .literal: Self.expectsWhole(around: node)
    case .other: false
    }
  }

  /// Notes which of the names that are bound stand for whole numbers from there on.
  mutating func note(_ binding: PatternBindingSyntax) {
    let names = Self.names(binding.pattern)
    wholeNumbers.subtract(names)
    guard names.count == 1 else { return }
    let type = binding.typeAnnotation?.type.trimmedDescription
    let kind = binding.initializer.map { numberKind(of: $0.value) } ?? .other
    if type == "Int" || type == nil && kind != .other { wholeNumbers.insert(names[0]) }
  }

  /// An expression of whole numbers, each of whose divisions drops what is left.
  static func dividingWhole(_ expression: Expression) -> Expression {
    var result = expression
    switch expression.kind {
    case .unary(let sign, let operand): result.kind = .unary(sign, dividingWhole(operand))
    case .binary(let sign, let left, let right):
      result.kind = .binary(sign, dividingWhole(left), dividingWhole(right))
      guard sign == "/" else { return result }
      let name = Expression(kind: .name("Int"), position: expression.position)
      let call = Expression.Link(
        kind: .call([Expression.Argument(value: result)]), position: expression.position)
      return Expression(kind: .chain(name, [call]), position: expression.position)
    default: break
    }
    return result
  }

  /// Whether nothing around literals lets them have fractions: what a name without a type is bound to, and
  /// what is made a fraction only then.
  private static func expectsWhole(around node: SequenceExprSyntax) -> Bool {
    if let clause = node.parent?.as(InitializerClauseSyntax.self) {
      guard let binding = clause.parent?.as(PatternBindingSyntax.self) else { return false }
      return binding.typeAnnotation.map { $0.type.trimmedDescription == "Int" } ?? true
    }
    guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.count == 1, let name = callee(of: call)
    else { return false }
    return ["CGFloat", "Double", "Float"].contains(name)
  }

  private static func callee(of node: FunctionCallExprSyntax) -> String? {
    node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name
  }
}
