/// Turns a flat sequence of operands and operators into a tree, by the standard precedences.
///
/// It works on a stack rather than by recursion, because a sum may have thousands of terms.
struct OperatorFolding {
  /// What stands between two operands.
  enum Operator {
    case infix(String)
    case ternary(Expression)
  }

  private struct Operand {
    var expression: Expression
    var depth: Int
  }

  private var operands: [Operand] = []
  private var operators: [(operator: Operator, precedence: Int)] = []
  /// Whether the tree became deeper than is followed.
  private(set) var isTooDeep = false

  init(_ first: Expression) {
    operands = [Operand(expression: first, depth: 0)]
  }

  mutating func append(_ next: Operator, _ operand: Expression) {
    let precedence = Self.precedence(of: next)
    reduce(above: precedence, including: !Self.isRightAssociative(precedence))
    operators.append((next, precedence))
    operands.append(Operand(expression: operand, depth: 0))
  }

  /// Applies `is` or `as` to what stands before it.
  mutating func cast(_ name: String, to type: TypeName) {
    reduce(above: Self.casting, including: true)
    let operand = operands.removeLast()
    push(.cast(operand.expression, name, type), at: operand.expression.position, operand.depth)
  }

  mutating func finish() -> Expression {
    reduce(above: 0, including: true)
    return operands[0].expression
  }

  private mutating func reduce(above precedence: Int, including equal: Bool) {
    while let last = operators.last,
      last.precedence > precedence || (equal && last.precedence == precedence)
    {
      operators.removeLast()
      let right = operands.removeLast()
      let left = operands.removeLast()
      let kind: Expression.Kind =
        switch last.operator {
        case .infix(let name): .binary(name, left.expression, right.expression)
        case .ternary(let middle):
          .ternary(condition: left.expression, middle, right.expression)
        }
      push(kind, at: left.expression.position, max(left.depth, right.depth))
    }
  }

  private mutating func push(_ kind: Expression.Kind, at position: Position, _ depth: Int) {
    let fits = depth < Lowerer.maximumDepth
    if !fits { isTooDeep = true }
    operands.append(
      Operand(
        expression: Expression(
          kind: fits ? kind : .other("nestedTooDeeply"), position: position),
        depth: fits ? depth + 1 : 0))
  }
}

extension OperatorFolding {
  private static let assignment = 1
  private static let conditional = 3
  private static let custom = 4
  private static let nilCoalescing = 8
  private static let casting = 9

  /// The precedence groups of the standard library, from the loosest; operators that it does not
  /// declare stand just above `? :`, as in Swift, but for those with which Anchorage compares.
  private static func precedence(of operation: Operator) -> Int {
    guard case .infix(let name) = operation else { return conditional }
    if isAssignment(name) { return assignment }
    return switch name {
    case "->": 2
    case "||": 5
    case "&&": 6
    case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>",
      ".>=", "/==/", "/<=/", "/>=/":
      7
    case "??": nilCoalescing
    case "...", "..<": 10
    case "+", "-", "&+", "&-", "|", "^", ".|", ".^": 11
    case "*", "/", "%", "&*", "&", ".&": 12
    case "<<", ">>", "&<<", "&>>": 13
    default: custom
    }
  }

  /// Whether an operator assigns to its left operand.
  static func isAssignment(_ name: String) -> Bool {
    switch name {
    case "=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^=", "&+=", "&-=", "&*=",
      "&<<=", "&>>=", ".&=", ".|=", ".^=":
      true
    default: false
    }
  }

  private static func isRightAssociative(_ precedence: Int) -> Bool {
    precedence == assignment || precedence == conditional || precedence == nilCoalescing
      || precedence == 2
  }
}
