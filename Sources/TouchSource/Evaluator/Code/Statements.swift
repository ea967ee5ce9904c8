import TouchLayout
import TouchModel

extension Evaluation {
  /// Returns what a body stands for: what it returns, else the one value or the views it makes.
  func outcome(of statements: [Statement], in scope: Scope) -> Value {
    var made: [Value] = []
    if let returned = run(statements, in: scope, making: &made) { return returned }
    if made.count == 1 { return made[0] }
    return .view(.group(made.map { view($0, in: scope) }))
  }

  /// Runs statements in order; returns what was returned, else nil with the values made on the way.
  func run(_ statements: [Statement], in scope: Scope, making made: inout [Value]) -> Value? {
    var variables: [Variable] = []
    for (index, statement) in statements.enumerated() {
      guard step(), depth < Self.mostDepth else { return nil }
      depth += 1
      defer { depth -= 1 }
      if statements.asksForKeptResult(at: index, in: scope.type) {
        guard case .guard(_, let otherwise) = statement.kind else { continue }
        return run(otherwise, in: Scope(in: scope), making: &made) ?? .null
      }
      if statement.holdsStatements { forget(variables, handedOnBy: statement, in: scope) }
      var wish = choices.wish
      if case .binding(let names, _, _, _) = statement.kind, names.count == 1 {
        wish = self.wish(forName: names[0], in: statements[(index + 1)...], of: scope) ?? wish
      }
      if let returned = wishing(wish, { run(statement, in: scope, making: &made) }) {
        return returned
      }
      if !statement.holdsStatements { forget(variables, handedOnBy: statement, in: scope) }
      if case .binding(let names, let type, _, true) = statement.kind, names.count == 1 {
        variables.append(Variable(name: names[0], type: type))
      }
    }
    return nil
  }

  private func run(
    _ statement: Statement, in scope: Scope, making made: inout [Value]
  ) -> Value? {
    switch statement.kind {
    case .expression(let expression):
      switch expression.kind {
      case .conditional(let conditional): return run(conditional, in: scope, making: &made)
      case .selection(let selection): return run(selection, in: scope, making: &made)
      default:
        if !mutates(expression, in: scope) { made.append(evaluate(expression, in: scope)) }
      }
    case .binding(let names, let type, let expression, _):
      bind(names, type, expression, in: scope)
    case .assignment(let target, let sign, let expression):
      assign(handedOn(expression, in: scope), sign, to: target, in: scope)
    case .return(let expression):
      return expression.map { evaluate($0, in: scope) } ?? .null
    case .conditional(let conditional): return run(conditional, in: scope, making: &made)
    case .selection(let selection): return run(selection, in: scope, making: &made)
    case .guard(let conditions, let otherwise):
      if otherwise.stopsTheApp {
        assume(conditions, in: scope)
        return nil
      }
      let place = place(statement.position, in: scope)
      choices.begin()
      let wish = goal == nil ? nil : !leads(otherwise, in: scope)
      let isMet = wishing(wish) { holds(conditions, binding: scope) }
      branch(at: place, on: isMet, hasOther: true, in: scope)
      if !isMet { return run(otherwise, in: Scope(in: scope), making: &made) ?? .null }
    case .loop(_, nil, _): forgetVariables(in: scope)
    case .loop(let names, let sequence?, let body):
      let value = evaluate(sequence, in: scope)
      let members = members(of: value, open: 3)
      let isOpen = !value.isKnownSequence
      if isOpen { openTurns += 1 }
      defer { if isOpen { openTurns -= 1 } }
      for member in members.prefix(Self.mostRepetitions) {
        let block = Scope(in: scope)
        bind(names, to: member, in: block)
        if let returned = run(body, in: block, making: &made) { return returned }
      }
    case .configuration(let clauses):
      // Clauses that the platform settles are gone.
      let names = clauses.map { $0.condition?.text ?? "#else" }
      let taken = choices.choose(
        "#if \(names[0])", in: viewName(of: scope), among: names,
        at: place(statement.position, in: scope))
      return run(clauses[taken].body, in: scope, making: &made)
    case .function(let function):
      scope.bind(
        function.name,
        to: .function(
          .closure(
            Expression.Closure(
              parameters: function.parameters.map(\.name), body: function.body ?? []), scope)))
    case .alias(let alias):
      scope.bind(alias.name, to: value(named: alias.target.name, at: statement.position, in: scope))
    case .do(let body): return run(body, in: Scope(in: scope), making: &made)
    case .type, .other: break
    }
    return nil
  }

  private func run(
    _ conditional: If, in scope: Scope, making made: inout [Value]
  ) -> Value? {
    let block = Scope(in: scope)
    let place = place(conditional.position, in: scope)
    choices.begin()
    let (activity, echoes) = (choices.activity, choices.echoes)
    let isMet = holds(conditional, binding: block)
    let isEcho = choices.activity - activity == choices.echoes - echoes
    if isMet, conditional.otherwise == nil, controlsAround > 0 { choices.notePart() }
    branch(at: place, on: isMet, hasOther: conditional.otherwise != nil, in: scope)
    let other = isMet ? conditional.otherwise ?? [] : conditional.body
    let isDecided =
      activity == choices.activity || (!isMet && areNever(conditional.conditions, in: block))
    if isDecided, !other.isEmpty {
      leaveOut(
        other, but: isMet ? conditional.body : conditional.otherwise ?? [],
        as: closing(conditional.conditions, areMet: isMet, in: scope), in: scope)
    } else if isEcho {
      refuse(
        Choices.Branch(statement: place, alternative: isMet ? "false" : "true"), other,
        but: isMet ? conditional.body : conditional.otherwise ?? [], in: scope)
    }
    if isMet { return run(conditional.body, in: block, making: &made) }
    guard let otherwise = conditional.otherwise else { return nil }
    return run(otherwise, in: Scope(in: scope), making: &made)
  }

  /// Takes conditions to hold, since the app would stop if they did not, and binds what they bind.
  private func assume(_ conditions: [Condition], in scope: Scope) {
    for condition in conditions {
      switch condition.kind {
      case .binding(let name, let expression):
        let source = expression ?? Expression(kind: .name(name), position: condition.position)
        scope.bind(name, to: evaluate(source, in: scope).there)
      case .pattern(let pattern, let expression):
        let value = evaluate(expression, in: scope)
        if matches(pattern, value, binding: scope) != true { bindOpen(pattern, value, in: scope) }
      case .expression, .availability: break
      }
    }
  }

  /// Notes which of two branches is entered, and seeks the other.
  private func branch(at place: Place, on isMet: Bool, hasOther: Bool, in scope: Scope) {
    let branches = ["true", "false"].map { Choices.Branch(statement: place, alternative: $0) }
    choices.enter(branches[isMet ? 0 : 1])
    if hasOther || !isMet { choices.seek(branches[isMet ? 1 : 0], in: viewName(of: scope)) }
  }

  private func run(
    _ selection: Switch, in scope: Scope, making made: inout [Value]
  ) -> Value? {
    let activity = choices.activity
    let subject = evaluate(selection.subject, in: scope)
    let open = positions(in: selection, of: subject, in: scope)
    guard !open.isEmpty else {
      // A switch is exhaustive: what seems to match nothing was not understood.
      made.append(.unknown)
      return nil
    }
    if activity == choices.activity, choices.look == nil,
      closedSwitches.insert(
        ClosedSwitch(place: place(selection.position, in: scope), open: open)
      ).inserted
    {
      for index in Set(selection.cases.indices).subtracting(open).sorted() {
        leaveOut(selection.cases[index].body, as: .unasked, in: scope)
      }
    }
    let possible = open.map { selection.cases[$0] }
    let taken = choose(among: possible, of: selection, subject, in: scope)
    let block = Scope(in: scope)
    if let pattern = taken.patterns.first, matches(pattern, subject, binding: block) == nil {
      bindOpen(pattern, subject, in: block)
    }
    return run(taken.body, in: block, making: &made)
  }

  /// Where the cases of a `switch` are that a value may be.
  private func positions(in selection: Switch, of subject: Value, in scope: Scope) -> [Int] {
    var candidates = Array(selection.cases.indices)
    if case .enumCase(let given) = subject, given.type.enumCase(given.name) != nil {
      candidates = selection.positions(of: given.name)
    } else if let cases = cases(of: selection.subject, subject, in: scope) {
      candidates = Set(cases.flatMap(selection.positions)).sorted()
    }
    var possible: [Int] = []
    for index in candidates {
      let candidate = selection.cases[index]
      if candidate.patterns.isEmpty { return possible + [index] }
      var isPossible = false
      for pattern in candidate.patterns {
        let trial = Scope(in: scope)
        var matched = matches(pattern, subject, binding: trial)
        if matched == true, let condition = candidate.condition {
          // What follows `where` decides, if it is known.
          matched = nil
          if case .boolean(let isMet) = evaluate(condition, in: trial) { matched = isMet }
        }
        if matched == true { return possible + [index] }
        if matched != false { isPossible = true }
      }
      if isPossible { possible.append(index) }
    }
    return possible
  }

  /// Takes one of the cases that a value may be, as far as what was chosen for the same value leaves
  /// them open.
  private func choose(
    among possible: [Switch.Case], of selection: Switch, _ value: Value, in scope: Scope
  ) -> Switch.Case {
    let (view, text) = (viewName(of: scope), "switch \(selection.text)")
    let subject =
      owner(of: selection.subject, in: scope) ?? subject(selection.text, in: scope)
    let asked = subject.asked { "switch \($0)" }
    var left: [Switch.Case] = []
    let leading = goal == nil ? nil : possible.first { leads($0.body, in: scope) }
    for candidate in possible where leading == nil {
      let isOne = candidate.names.flatMap { choices.settled($0, subject) }
      if isOne != false { left.append(candidate) }
      if isOne == true { break }
    }
    let all = cases(of: selection.subject, value, in: scope)
    let tried = representatives(of: left.isEmpty ? possible : left, in: scope)
    let alternatives = tried.map(\.text)
    let wished = goal == nil ? nil : tried.firstIndex { leads($0.body, in: scope) }
    let base =
      wished
      ?? base(of: asked, among: alternatives) {
        let value = evaluate(selection.subject, in: scope)
        return tried.firstIndex { candidate in
          candidate.patterns.contains { matches($0, value, binding: Scope(in: scope)) == true }
        }
      }
    let place = place(selection.position, in: scope)
    let index = choices.choose(
      text, in: view, about: asked, among: alternatives, at: place, base: base)
    choices.enter(Choices.Branch(statement: place, alternative: alternatives[index]))
    for other in tried.indices.prefix(Choices.mostRounds + 1)
    where other != index && tried.count > 1 {
      choices.seek(
        Choices.Branch(statement: place, alternative: alternatives[other]), as: other, in: view)
    }
    // What stands for others says nothing of them.
    if choices.look == nil, tried.count == max(left.count, 1) {
      if let names = tried[index].names {
        choices.facts.note(subject, is: true, of: names, among: all)
      } else if tried[index].patterns.isEmpty {
        let named = selection.cases.compactMap(\.names).reduce(into: Set()) { $0.formUnion($1) }
        choices.facts.note(subject, is: false, of: named, among: all)
      }
    }
    return tried[index]
  }

  /// The cases that are worth trying: of those that are no more than a plain value, one of each
  /// value, and of texts the shortest and the longest, since a width lies between theirs.
  private func representatives(of cases: [Switch.Case], in scope: Scope) -> [Switch.Case] {
    guard cases.count > 2 else { return cases }
    var texts: [(count: Int, index: Int)] = []
    var kept: Set<Int> = []
    var met: Set<UInt64> = []
    for (index, candidate) in cases.enumerated() {
      guard let expression = candidate.plainValue else { return cases }
      let evaluated = evaluate(expression, in: scope)
      let value = scope.result.map { coerce(evaluated, to: $0, in: scope) } ?? evaluated
      switch value {
      case .string:
        guard let text = value.knownText else { return cases }
        texts.append((text.count, index))
      case .boolean, .number, .enumCase, .null:
        if met.insert((0 as UInt64).mixed(with: value)).inserted { kept.insert(index) }
      case .external(let external) where external.type == "Color":
        // Colours change nothing that can be touched, unless nothing of them shows.
        let isSeen = Value.boolean(!isClear(value))
        if met.insert((0 as UInt64).mixed(with: "Color").mixed(with: isSeen)).inserted {
          kept.insert(index)
        }
      default: return cases
      }
    }
    if let shortest = texts.min(by: { $0.count < $1.count }) { kept.insert(shortest.index) }
    if let longest = texts.max(by: { $0.count < $1.count }) { kept.insert(longest.index) }
    return kept.sorted().map { cases[$0] }
  }

  private func bind(
    _ names: [String], _ type: TypeName?, _ expression: Expression?, in scope: Scope
  ) {
    var value = expression.map { handedOn($0, in: scope) }
    if let type {
      value = value.map { coerce($0, to: type, in: scope) } ?? open(type, in: scope.type)
    }
    bind(names, to: value ?? .unknown, in: scope)
  }

  private func bind(_ names: [String], to value: Value, in scope: Scope) {
    if names.count == 1 {
      scope.bind(names[0], to: value)
      return
    }
    for (index, name) in names.enumerated() {
      if case .tuple(let members) = value, index < members.count {
        scope.bind(name, to: members[index].value)
      } else {
        scope.bind(name, to: .unknown)
      }
    }
  }

  /// The most elements of a collection that are laid out.
  static let mostRepetitions = 12
  /// The most of them where those behind these are of other cases of an enumeration.
  static let mostRepetitionsOfCases = 48

  /// The elements of a collection, or as many open ones where it is not in the source.
  func members(of value: Value, open count: Int) -> [Value] {
    switch value {
    case .array(let members): return members
    case .openArray(let member): return Array(repeating: member, count: count)
    case .tuple, .null: return []
    case .external(let external) where external.type == "PartialRangeFrom":
      return Array(repeating: .open(TypeName(name: "Int"), in: nil), count: count)
    case .number(let length) where length.isKnown && length.typical >= 0 && length.typical < 100:
      return (0..<Int(length.typical)).map { .number(Length(Double($0))) }
    case .open(let type?, let owner) where ["Array", "Set", "Slice"].contains(type.name):
      let member = type.arguments.first.map { open($0, in: owner) } ?? .unknown
      return Array(repeating: member, count: count)
    case .open(let type?, let owner) where type.name == "Optional":
      return members(of: .open(type.arguments.first, in: owner), open: count)
    default: return Array(repeating: .unknown, count: count)
    }
  }
}

extension Switch.Case {
  /// The names of the cases that it stands for, whatever their values; nil where it asks for more.
  fileprivate var names: Set<String>? {
    guard condition == nil, !patterns.isEmpty else { return nil }
    var names: Set<String> = []
    for pattern in patterns {
      guard case .enumCase(let name, let values) = pattern, values.allSatisfy(\.takesAll) else {
        return nil
      }
      names.insert(name)
    }
    return names
  }

  /// The one expression of a body that is a value and nothing else: no view, no closure.
  fileprivate var plainValue: Expression? {
    guard body.count == 1, patterns.allSatisfy(\.bindsNothing) else { return nil }
    switch body[0].kind {
    case .expression(let expression), .return(let expression?):
      return expression.isPlain ? expression : nil
    default: return nil
    }
  }
}

extension Pattern {
  /// Whether it matches any value.
  fileprivate var takesAll: Bool {
    switch self {
    case .any, .binding: return true
    case .tuple(let members): return members.allSatisfy(\.takesAll)
    case .enumCase, .expression, .other: return false
    }
  }

  fileprivate var bindsNothing: Bool {
    switch self {
    case .any: return true
    case .enumCase(_, let values): return values.allSatisfy(\.bindsNothing)
    case .expression: return true
    case .binding, .tuple, .other: return false
    }
  }
}

extension Expression {
  fileprivate var isPlain: Bool {
    switch kind {
    case .number, .boolean, .string, .null, .implicitMember, .name: return true
    case .unary(_, let operand): return operand.isPlain
    case .chain(let base, let links):
      return base.isPlain
        && links.allSatisfy { link in
          switch link.kind {
          case .member: return true
          case .call(let arguments): return arguments.allSatisfy(\.value.isPlain)
          case .index, .optional, .forced: return false
          }
        }
    default: return false
    }
  }
}
