/// Walks through the statements of a function along the ways that go together with one.
struct CodeWalk {
  /// A way to where a type is named.
  struct Way {
    var path: CodePath
    /// What names it.
    var text: String
  }

  /// The ways on which statements name a type.
  func ways(to name: String, in statements: [Statement], along path: CodePath) -> [Way] {
    var path = path
    var found: [Way] = []
    for statement in statements {
      switch statement.kind {
      case .expression(let value), .return(let value?), .assignment(_, _, let value):
        if value.mentions(name) { found.append(Way(path: path, text: value.text)) }
      case .binding(let names, let type, let value, let isMutable):
        if value?.mentions(name) ?? false || type?.name == name {
          found.append(Way(path: path, text: value?.text ?? ""))
        }
        path.bind(names, to: isMutable ? nil : value, at: statement.position)
      case .conditional(let conditional):
        let inside = path.taking(conditional.conditions, true)
        if let text = conditional.conditions.text(naming: name) {
          found.append(Way(path: inside, text: text))
        }
        found += ways(to: name, in: conditional.body, along: inside)
        let outside = path.taking(conditional.conditions, false)
        found += ways(to: name, in: conditional.otherwise ?? [], along: outside)
        if conditional.body.leaves { path = outside }
      case .guard(let conditions, let otherwise):
        found += ways(to: name, in: otherwise, along: path.taking(conditions, false))
        path = path.taking(conditions, true)
        if let text = conditions.text(naming: name) { found.append(Way(path: path, text: text)) }
      case .selection(let selection):
        var rest = path
        for one in selection.cases {
          found += ways(
            to: name, in: one.body, along: rest.taking(one, of: selection.subject, true))
          rest = rest.taking(one, of: selection.subject, false)
        }
      case .loop(let names, _, let body):
        var inside = path
        inside.bind(names, to: nil, at: statement.position)
        found += ways(to: name, in: body, along: inside)
      case .do(let body): found += ways(to: name, in: body, along: path)
      case .configuration(let clauses):
        for clause in clauses { found += ways(to: name, in: clause.body, along: path) }
      case .return(nil), .function, .type, .alias, .other: break
      }
    }
    return found
  }

  /// What a function returns on a way, each with the way to it and the constants on that; nil where that
  /// cannot be followed.
  ///
  /// - Parameter isValue: Whether a body of one expression stands for its value.
  func results(
    of statements: [Statement], along path: CodePath, isValue: Bool = true
  ) -> [Result]? {
    var found: [Result] = []
    return walk(statements, along: Result(path: path), isValue && statements.count == 1, &found)
      == .lost ? nil : found
  }

  struct Result {
    var path: CodePath
    /// The constants that the code names on the way.
    var constants: [(name: String, value: Expression)] = []
    var value: Expression?
  }

  private enum Outcome { case goesOn, leaves, lost }

  private func walk(
    _ statements: [Statement], along start: Result, _ isValue: Bool, _ found: inout [Result]
  ) -> Outcome {
    var way = start
    for statement in statements {
      switch statement.kind {
      case .return(let value?):
        way.value = value
        return take(way, &found)
      case .expression(let value):
        guard isValue else { continue }
        way.value = value
        return take(way, &found)
      case .binding(let names, _, let value, let isMutable):
        way.path.bind(names, to: isMutable ? nil : value, at: statement.position)
        if names.count == 1, let value { way.constants.append((names[0], value)) }
        if isMutable { way.constants.removeAll { $0.name == names.first } }
      case .conditional(let conditional):
        let outcome = walk(conditional, along: way, isValue, &found)
        guard outcome == .goesOn else { return outcome }
        if conditional.body.leaves { way.path = way.path.taking(conditional.conditions, false) }
      case .guard(let conditions, let otherwise):
        let holds = way.path.hold(conditions)
        if holds != true {
          var outside = way
          outside.path = way.path.taking(conditions, false)
          if walk(otherwise, along: outside, false, &found) == .lost { return .lost }
          if holds == false { return .leaves }
        }
        way.path = way.path.taking(conditions, true)
      case .selection(let selection):
        let outcome = walk(selection, along: way, isValue, &found)
        guard outcome == .goesOn else { return outcome }
      case .do(let body):
        let outcome = walk(body, along: way, false, &found)
        guard outcome == .goesOn else { return outcome }
      case .assignment, .function, .type, .alias: continue
      case .return(nil), .loop, .configuration, .other: return .lost
      }
    }
    return .goesOn
  }

  private func walk(
    _ conditional: If, along way: Result, _ isValue: Bool, _ found: inout [Result]
  ) -> Outcome {
    let holds = way.path.hold(conditional.conditions)
    var outcomes: [Outcome] = []
    if holds != false {
      var inside = way
      inside.path = way.path.taking(conditional.conditions, true)
      outcomes.append(walk(conditional.body, along: inside, isValue, &found))
    }
    if holds != true {
      var outside = way
      outside.path = way.path.taking(conditional.conditions, false)
      outcomes.append(walk(conditional.otherwise ?? [], along: outside, isValue, &found))
    }
    return joined(outcomes)
  }

  private func walk(
    _ selection: Switch, along way: Result, _ isValue: Bool, _ found: inout [Result]
  ) -> Outcome {
    var outcomes: [Outcome] = []
    var rest = way
    for one in selection.cases {
      let holds = rest.path.holds(one, of: selection.subject)
      if holds != false {
        var inside = rest
        inside.path = rest.path.taking(one, of: selection.subject, true)
        outcomes.append(walk(one.body, along: inside, isValue, &found))
      }
      if holds == true { break }
      rest.path = rest.path.taking(one, of: selection.subject, false)
    }
    return joined(outcomes)
  }

  private func joined(_ outcomes: [Outcome]) -> Outcome {
    if outcomes.contains(.lost) { return .lost }
    return outcomes.allSatisfy { $0 == .leaves } ? .leaves : .goesOn
  }

  /// Takes what is returned, in every alternative that the way leaves.
  private func take(_ way: Result, _ found: inout [Result]) -> Outcome {
    guard let value = way.value else { return .lost }
    switch value.kind {
    case .ternary(let condition, let first, let second):
      let holds = way.path.holds(condition)
      for (isFirst, value) in [(true, first), (false, second)] where holds != !isFirst {
        var next = way
        next.path = way.path.taking(condition, isFirst)
        next.value = value
        _ = take(next, &found)
      }
    case .tuple(let members) where members.count == 1:
      var next = way
      next.value = members[0].value
      return take(next, &found)
    case .conditional(let conditional):
      return walk(conditional, along: way, true, &found) == .leaves ? .leaves : .lost
    case .selection(let selection):
      return walk(selection, along: way, true, &found) == .leaves ? .leaves : .lost
    default: found.append(way)
    }
    return .leaves
  }

  /// The alternatives that a way leaves for a part of what is returned on it.
  func alternatives(of part: Expression, on way: Result) -> [Result]? {
    var next = way
    next.value = part
    var found: [Result] = []
    return take(next, &found) == .lost ? nil : found
  }
}

extension CodePath {
  /// Notes what each of some names stands for, of which one alone may be a constant with a value.
  mutating func bind(_ names: [String], to value: Expression?, at position: Position) {
    for name in names { bind(name, to: names.count == 1 ? value : nil, at: position) }
  }
}

extension [Statement] {
  /// Whether nothing after them in the function runs.
  var leaves: Bool {
    switch last?.kind {
    case .return: true
    case .conditional(let conditional)?:
      conditional.body.leaves && conditional.otherwise?.leaves ?? false
    default: stopsTheApp
    }
  }
}

extension [Condition] {
  /// What names a type in them; nil where nothing does.
  fileprivate func text(naming type: String) -> String? {
    for condition in self {
      switch condition.kind {
      case .expression(let value), .binding(_, let value?), .pattern(_, let value):
        if value.mentions(type) { return value.text }
      case .binding(_, nil), .availability: break
      }
    }
    return nil
  }
}

extension Expression {
  /// Whether it mentions a type.
  fileprivate func mentions(_ type: String) -> Bool {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == type }
  }
}
