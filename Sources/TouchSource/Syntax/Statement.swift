import TouchModel

/// A statement of the source, reduced to what the evaluator needs.
struct Statement: Sendable {
  var kind: Kind
  var position: Position

  indirect enum Kind: Sendable {
    case expression(Expression)
    /// `let a = b` and `var a: T`, one a pattern; a tuple pattern has several names.
    case binding(names: [String], type: TypeName?, value: Expression?, isMutable: Bool)
    /// `a = b`, `a += b`, with the operator as written.
    case assignment(Expression, String, Expression)
    case `return`(Expression?)
    case conditional(If)
    case selection(Switch)
    case `guard`([Condition], [Statement])
    /// `for … in … { }`; without a sequence `while … { }` and `repeat { }`, where the body of `while` asks its
    /// conditions.
    case loop(names: [String], sequence: Expression?, body: [Statement])
    /// `#if`: the clauses in order, the last without a condition if it is `#else`.
    case configuration([(condition: Expression?, body: [Statement])])
    case function(FunctionDeclaration)
    case type(TypeDeclaration)
    case alias(TypeAlias)
    case `do`([Statement])
    /// Anything else, by the name of its syntax.
    case other(String)
  }
}

/// `if … { } else if … { } else { }`.
struct If: Sendable {
  var conditions: [Condition]
  /// The conditions as written, white space folded.
  var text: String
  var body: [Statement]
  /// What follows `else`; an `else if` is one statement.
  var otherwise: [Statement]?
  var position: Position
}

/// One of the conditions of an `if`, `guard` or `while`.
struct Condition: Sendable {
  enum Kind: Sendable {
    case expression(Expression)
    /// `let name = value` or `let name`.
    case binding(name: String, value: Expression?)
    /// `case pattern = value`.
    case pattern(Pattern, Expression)
    /// `#available(iOS 17, *)`: platforms with their versions; `#unavailable` is negated.
    case availability([(platform: String, version: Int)], isNegated: Bool)
  }

  var kind: Kind
  var position: Position
}

/// `switch subject { case …: … }`.
struct Switch: Sendable {
  struct Case: Sendable {
    /// The patterns; empty for `default`.
    var patterns: [Pattern]
    var condition: Expression?
    /// The label as written, white space folded.
    var text: String
    var body: [Statement]
  }

  var subject: Expression
  /// The subject as written, white space folded.
  var text: String
  let cases: [Case]
  var position: Position
  /// Where the cases are that name a case of an enumeration, if all but `default` do.
  private let positions: [String: [Int]]?

  init(subject: Expression, text: String, cases: [Case], position: Position) {
    self.subject = subject
    self.text = text
    self.cases = cases
    self.position = position
    positions = Self.positions(in: cases)
  }

  /// Where the cases are that one of an enumeration's may be: those that name it, and `default`.
  func positions(of name: String) -> [Int] {
    guard let positions else { return Array(cases.indices) }
    let last = cases.indices.suffix(1).filter { cases[$0].patterns.isEmpty }
    return (positions[name] ?? []) + last
  }

  private static func positions(in cases: [Case]) -> [String: [Int]]? {
    var positions: [String: [Int]] = [:]
    for (index, one) in cases.enumerated() {
      if one.patterns.isEmpty, index != cases.count - 1 { return nil }
      for pattern in one.patterns {
        guard case .enumCase(let name, _) = pattern else { return nil }
        if positions[name]?.last != index { positions[name, default: []].append(index) }
      }
    }
    return positions
  }
}

/// What a case is compared with.
indirect enum Pattern: Sendable {
  /// `.name` or `Type.name`, with what its values are compared with or bound to.
  case enumCase(String, values: [Pattern])
  case expression(Expression)
  /// `let name`.
  case binding(String)
  case tuple([Pattern])
  case any
  case other(String)
}

extension [Statement] {
  /// Whether they end the app, so that no screen shows what they stand for.
  var stopsTheApp: Bool {
    guard case .expression(let expression)? = last?.kind,
      case .chain(let base, let links) = expression.kind, links.count == 1,
      case .call = links[0].kind, case .name(let name) = base.kind
    else { return false }
    return ["fatalError", "preconditionFailure"].contains(name)
  }
}
