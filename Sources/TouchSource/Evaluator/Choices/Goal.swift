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

extension Evaluation {
  /// Whether statements hold what is looked for, or name what leads to it.
  func leads(_ statements: [Statement], in scope: Scope) -> Bool {
    guard let goal, let first = statements.first else { return false }
    let start = place(first.position, in: scope)
    if let known = leading[start] { return known }
    let result =
      !RowUses.names(in: statements).isDisjoint(with: goal.names)
      || ElementFinder.elements(in: statements, file: scope.file)
        .contains { goal.places.contains($0.place) }
    leading[start] = result
    return result
  }

  /// Whether a screen that is shown from the one being evaluated leads to what is looked for.
  func leads(_ seed: ScreenSeed) -> Bool {
    switch seed.content {
    case .deferred(.closure(let closure, let scope), _): return leads(closure.body, in: scope)
    case .deferred: return false
    case .view: return goal?.names.contains(seed.rootName) ?? false
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
