/// Whether what a view holds gets no touches but those on itself where `hitTest(_:with:)` of the view is
/// overridden.
///
/// The function answers with what the class above answers to the same touch, or with what any view answers to
/// it in that view's own coordinates: another view may get a touch first, but none is brought one from
/// elsewhere. One that answers with nothing, or with one view whatever is touched, may let nothing through.
struct HitTestWithholding {
  private let function: FunctionDeclaration
  /// Names for such answers.
  private var answers: Set<String> = []
  /// Those of them that the class above may have given.
  private var answersAbove: Set<String> = []
  /// Names for the point that is touched, by the view in whose coordinates it is.
  private var points: [String: String] = [:]

  init(_ function: FunctionDeclaration) {
    self.function = function
    if let point = function.parameters.first { points[point.name] = "self" }
  }

  /// Whether all that the function may return is such an answer, and in the end that of the class above.
  var holds: Bool {
    guard let body = function.body else { return false }
    if body.count == 1, case .expression(let value) = body[0].kind {
      return isAnswer(value) && asksAbove(value)
    }
    var walk = self
    guard walk.withholds(body), case .return(let value?)? = body.last?.kind else { return false }
    return walk.asksAbove(value)
  }

  private mutating func withholds(_ statements: [Statement]) -> Bool {
    for statement in statements where !withholds(statement) { return false }
    return true
  }

  private mutating func withholds(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .return(let value): return value.map(isAnswer) ?? false
    case .binding(let names, _, let value, _):
      if names.count == 1, let value {
        bind(names[0], to: value)
      } else {
        for name in names { forget(name) }
      }
      return true
    case .assignment(let target, _, let value):
      guard case .name(let name) = target.kind else { return false }
      // In a loop an earlier line is run after a later one.
      return answers.contains(name) && isAnswer(value)
    case .conditional(let conditional):
      var inside = self
      inside.bind(conditional.conditions)
      return inside.withholds(conditional.body)
        && inBlock(conditional.otherwise ?? [])
    case .guard(let conditions, let otherwise):
      guard inBlock(otherwise) else { return false }
      bind(conditions)
      return true
    case .selection(let selection): return selection.cases.allSatisfy { inBlock($0.body) }
    case .loop(let names, _, let body):
      var inside = self
      for name in names { inside.forget(name) }
      return inside.withholds(body)
    case .do(let body): return inBlock(body)
    case .expression, .function, .type, .alias: return true
    case .configuration, .other: return false
    }
  }

  private func inBlock(_ statements: [Statement]) -> Bool {
    var inside = self
    return inside.withholds(statements)
  }

  private mutating func bind(_ conditions: [Condition]) {
    for condition in conditions {
      if case .binding(let name, let value?) = condition.kind { bind(name, to: value) }
    }
  }

  private mutating func bind(_ name: String, to value: Expression) {
    let (isAnswer, isAbove) = (isAnswer(value), asksAbove(value))
    let view = coordinates(of: value)
    forget(name)
    if isAnswer { answers.insert(name) }
    if isAnswer, isAbove { answersAbove.insert(name) }
    points[name] = view
  }

  /// Lets a name stand for something that is not known, with what was said of it.
  private mutating func forget(_ name: String) {
    answers.remove(name)
    answersAbove.remove(name)
    points = points.filter { $0.key != name && $0.value != name }
  }

  // MARK: - Values

  private func isAnswer(_ value: Expression) -> Bool {
    switch value.kind {
    case .name(let name): return answers.contains(name)
    case .ternary(_, let first, let second): return isAnswer(first) && isAnswer(second)
    case .binary("??", let first, let second):
      return isAnswer(first) && (isAnswer(second) || second.isNull || second.isSelf)
    case .cast(let value, _, _): return isAnswer(value)
    case .tuple(let members): return members.count == 1 && isAnswer(members[0].value)
    default:
      guard let (base, name, arguments) = value.methodCall, name == "hitTest",
        let point = arguments.first, point.label == nil, let view = coordinates(of: point.value)
      else { return false }
      return view == (base == "super" ? "self" : base)
    }
  }

  /// Whether an answer may be that of the class above.
  private func asksAbove(_ value: Expression) -> Bool {
    switch value.kind {
    case .name(let name): answersAbove.contains(name)
    case .ternary(_, let first, let second), .binary("??", let first, let second):
      asksAbove(first) || asksAbove(second)
    case .cast(let value, _, _): asksAbove(value)
    case .tuple(let members): members.contains { asksAbove($0.value) }
    default: value.methodCall?.base == "super"
    }
  }

  /// The view in whose coordinates an expression is the point that is touched; nil for any other.
  private func coordinates(of point: Expression) -> String? {
    if case .name(let name) = point.kind { return points[name] }
    guard let (base, name, arguments) = point.methodCall, name == "convert", arguments.count == 2,
      let view = coordinates(of: arguments[0].value), let other = arguments[1].value.namePath
    else { return nil }
    switch arguments[1].label {
    case "to" where view == base: return other
    case "from" where view == other: return base
    default: return nil
    }
  }
}

extension Expression {
  fileprivate var isSelf: Bool {
    if case .name("self") = kind { return true }
    return false
  }

  /// What names it alone, without `self` before them.
  fileprivate var namePath: String? {
    if case .name(let name) = kind { return name }
    guard case .chain(let base, let links) = kind, let names = Self.names(base, links[...]) else {
      return nil
    }
    return names
  }

  /// A call of a method, with the names before it, which are `self` where there are none; nil for anything
  /// else.
  fileprivate var methodCall: (base: String, name: String, arguments: [Argument])? {
    guard case .chain(let base, let links) = kind, case .call(let arguments)? = links.last?.kind
    else { return nil }
    if links.count == 1, case .name(let name) = base.kind { return ("self", name, arguments) }
    guard links.count > 1, case .member(let name) = links[links.count - 2].kind,
      let names = Self.names(base, links.dropLast(2))
    else { return nil }
    return (names, name, arguments)
  }

  private static func names(_ base: Expression, _ links: ArraySlice<Link>) -> String? {
    guard case .name(let first) = base.kind else { return nil }
    var names = [first]
    for link in links {
      switch link.kind {
      case .member(let name): names.append(name)
      case .optional, .forced: break
      case .call, .index: return nil
      }
    }
    if names.count > 1, names[0] == "self" { names.removeFirst() }
    return names.joined(separator: ".")
  }
}
