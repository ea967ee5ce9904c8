import TouchModel

/// What conditions and names should come to, so that a round shows what is looked for.
extension Evaluation {
  /// Whether the value of a name should hold, by the branches that it decides further on, be it by way
  /// of other names; nil where nothing is looked for or they do not say.
  func wish(forName name: String, in rest: ArraySlice<Statement>, of scope: Scope) -> Bool? {
    guard goal != nil, let first = rest.first else { return nil }
    let key = WishKey(name: name, place: place(first.position, in: scope))
    if let known = wishes[key] { return known }
    var deciders = Deciders()
    deciders.visit(rest)
    let wish = wish(forName: name, by: deciders.found[...], of: scope)
    wishes[key] = .some(wish)
    return wish
  }

  private func wish(
    forName name: String, by deciders: ArraySlice<Deciders.Decider>, of scope: Scope
  ) -> Bool? {
    for (index, decider) in zip(deciders.indices, deciders) {
      switch decider {
      case .branch(let conditional):
        if let wish = wish(
          for: conditional.body, orElse: conditional.otherwise ?? [], in: scope),
          let own = conditional.wish(forName: name, where: wish)
        {
          return own
        }
      case .name(let other, let value):
        guard
          value.wish(forName: name, where: true) ?? value.wish(forName: name, where: false) != nil
        else { continue }
        if let wish = wish(forName: other, by: deciders[(index + 1)...], of: scope),
          let own = value.wish(forName: name, where: wish)
        {
          return own
        }
      }
    }
    return nil
  }

  /// Whether all conditions of an `if` hold, with the wish that they do, that one does not, or without.
  ///
  /// Where one is not to hold, those are that the branch which leads on asks for again.
  func holds(_ conditional: If, binding scope: Scope) -> Bool {
    let otherwise = conditional.otherwise ?? []
    guard let wish = wish(for: conditional.body, orElse: otherwise, in: scope) else {
      return wishing(nil) { holds(conditional.conditions, binding: scope) }
    }
    let needed = wish ? [] : sourcesNeeded(in: otherwise, of: scope)
    return conditional.conditions.allSatisfy { condition in
      let isNeeded = condition.source.map(needed.contains) ?? false
      return wishing(wish || isNeeded) { holds([condition], binding: scope) }
    }
  }

  /// What the conditions ask of the `else if` that leads on.
  private func sourcesNeeded(in otherwise: [Statement], of scope: Scope) -> Set<String> {
    var rest = otherwise
    while rest.count == 1, case .conditional(let next) = rest[0].kind {
      if leads(next.body, in: scope) { return Set(next.conditions.compactMap(\.source)) }
      rest = next.otherwise ?? []
    }
    return []
  }
}

/// A name where statements follow that it decides.
struct WishKey: Hashable {
  var name: String
  var place: Place
}

/// What decides by names: branches, and names that are given values made of others, in their order.
private struct Deciders {
  enum Decider {
    case branch(If)
    case name(String, Expression)
  }

  var found: [Decider] = []

  mutating func visit(_ statements: some Sequence<Statement>) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): visit(expression)
    case .binding(let names, _, let value?, _):
      if names.count == 1 { found.append(.name(names[0], value)) }
      visit(value)
    case .return(let value?): visit(value)
    case .conditional(let conditional): visit(conditional)
    case .selection(let selection): for one in selection.cases { visit(one.body) }
    case .guard(_, let body), .loop(_, _, let body), .do(let body): visit(body)
    case .configuration(let clauses): for clause in clauses { visit(clause.body) }
    case .binding, .return, .assignment, .function, .type, .alias, .other: break
    }
  }

  private mutating func visit(_ conditional: If) {
    found.append(.branch(conditional))
    visit(conditional.body)
    visit(conditional.otherwise ?? [])
  }

  /// Only what views are made of holds branches.
  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .closure(let closure): visit(closure.body)
    case .conditional(let conditional): visit(conditional)
    case .selection(let selection): for one in selection.cases { visit(one.body) }
    case .chain(let base, let links):
      visit(base)
      for link in links {
        guard case .call(let arguments) = link.kind else { continue }
        for argument in arguments { visit(argument.value) }
      }
    default: break
    }
  }
}

extension Condition {
  /// What is asked for a value, as it is written.
  fileprivate var source: String? {
    guard case .binding(let name, let value) = kind else { return nil }
    return value?.text ?? name
  }
}

extension If {
  /// What the value of a name should be for the conditions to hold together, or not; nil where others
  /// may see to it.
  fileprivate func wish(forName name: String, where isMet: Bool) -> Bool? {
    guard isMet || conditions.count == 1 else { return nil }
    return conditions.firstNonNil { condition in
      guard case .expression(let expression) = condition.kind else { return nil }
      return expression.wish(forName: name, where: isMet)
    }
  }
}

extension Expression {
  /// What the value of a name should be for the expression to hold, or not; nil where others may see to
  /// it.
  fileprivate func wish(forName name: String, where isMet: Bool) -> Bool? {
    switch kind {
    case .name(let own): own == name ? isMet : nil
    case .unary("!", let operand): operand.wish(forName: name, where: !isMet)
    case .tuple(let members) where members.count == 1:
      members[0].value.wish(forName: name, where: isMet)
    case .binary(isMet ? "&&" : "||", let left, let right):
      left.wish(forName: name, where: isMet) ?? right.wish(forName: name, where: isMet)
    case .ternary(let condition, let first, let second):
      first.wish(forName: name, where: isMet) ?? second.wish(forName: name, where: isMet)
        ?? (first.truth.map { $0 == isMet } ?? second.truth.map { $0 != isMet }).flatMap {
          condition.wish(forName: name, where: $0)
        }
    default: nil
    }
  }

  private var truth: Bool? {
    guard case .boolean(let value) = kind else { return nil }
    return value
  }
}
