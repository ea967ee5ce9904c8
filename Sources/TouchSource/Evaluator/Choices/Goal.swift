import TouchModel

/// Elements that no round has shown, and the names that lead to them, so that a round can take the
/// branches that do.
struct Goal: Sendable {
  /// Where the elements are declared.
  var places: Set<Place>
  /// The members and types by whose names their content is reached.
  var names: Set<String>

  /// A number that is equal for goals that are equal.
  var digest: UInt64 {
    var hash = ContentHash()
    for place in places.sorted() { hash.add("\(place.file):\(place.line):\(place.column)") }
    for name in names.sorted() { hash.add(name) }
    return hash.value
  }
}

/// What a branch or a screen that is shown leads to.
struct Lead: Hashable, Sendable {
  /// The names of what it makes and mentions.
  var names: Set<String>
  /// Where the elements that it holds are declared.
  var places: Set<Place> = []

  /// Whether it holds what is looked for, or names what leads to it.
  func leads(to goal: Goal) -> Bool {
    !names.isDisjoint(with: goal.names) || !places.isDisjoint(with: goal.places)
  }
}

extension Evaluation {
  /// Whether statements hold what is looked for, or name what leads to it.
  func leads(_ statements: [Statement], in scope: Scope) -> Bool {
    guard let goal, let first = statements.first else { return false }
    let start = place(first.position, in: scope)
    if let known = branchLeads[start] { return known.leads(to: goal) }
    let lead = Lead(
      names: RowUses.names(in: statements),
      places: Set(ElementFinder.elements(in: statements, file: scope.file).map(\.place)))
    branchLeads[start] = lead
    return lead.leads(to: goal)
  }

  /// Whether a screen that is shown from the one being evaluated leads to what is looked for.
  func leads(_ seed: ScreenSeed) -> Bool {
    switch seed.content {
    case .deferred(.closure(let closure, let scope), _): return leads(closure.body, in: scope)
    case .deferred: return false
    case .view:
      guard let goal else { return false }
      let lead = Lead(names: [seed.rootName])
      screenLeads.insert(lead)
      return lead.leads(to: goal)
    }
  }

  /// Evaluates a condition with the wish that it holds, that it does not, or without one.
  func wishing<Outcome>(_ wish: Bool?, _ body: () -> Outcome) -> Outcome {
    let outer = choices.wish
    choices.wish = wish
    defer { choices.wish = outer }
    return body()
  }

  /// Evaluates a condition whose opposite is wished for, or not.
  func opposing<Outcome>(_ isOpposite: Bool = true, _ body: () -> Outcome) -> Outcome {
    wishing(isOpposite ? choices.wish.map { !$0 } : choices.wish, body)
  }

  /// Whether a condition should hold, by what its two branches lead to; nil where both do or neither.
  func wish(for body: [Statement], orElse otherwise: [Statement], in scope: Scope) -> Bool? {
    guard goal != nil else { return nil }
    let first = leads(body, in: scope)
    return first == leads(otherwise, in: scope) ? nil : first
  }
}
