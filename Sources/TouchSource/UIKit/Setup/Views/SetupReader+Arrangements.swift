import TouchModel

/// How stack views arrange what they hold, where code says that twice.
extension SetupReader {
  /// What code gives to a property by which a stack view arranges.
  struct Arrangement {
    var view: ViewFacts.ID
    var property: String
    var values: [Value]
    /// The piece of the class's code that does.
    var run: Place
    /// Whether it does so in every case.
    var isSure: Bool
  }

  /// Notes what an expression gives to a property by which a stack view arranges.
  func note(
    _ values: [Value], by expression: Expression, givenTo property: String, of view: ViewFacts.ID
  ) {
    guard Self.arranging.contains(property), facts(view).className == "UIStackView", let running
    else { return }
    let isSure = assigns(expression, in: running) && runs[running]?.mayHaveEnded != true
    arrangements.append(
      Arrangement(
        view: view, property: property, values: values, run: running, isSure: isSure))
  }

  /// Whether a function of the class assigns an expression in a statement of its own, in no block.
  private func assigns(_ expression: Expression, in run: Place) -> Bool {
    guard let owner else { return false }
    let function = (owner.ownFunctions + owner.initializers).first { $0.place == run }
    return (function?.body ?? []).contains { statement in
      guard case .assignment(_, "=", let given) = statement.kind else { return false }
      return given.position == expression.position
    }
  }

  /// Forgets what the first value of a property of the class says of a stack view where the code that puts
  /// the view into another says that anew: it is never shown as it was at first.
  func settleArrangements() {
    struct Key: Hashable {
      var view: ViewFacts.ID
      var property: String
    }
    let all = Dictionary(grouping: arrangements) {
      Key(view: canonical($0.view), property: $0.property)
    }
    for (key, given) in all {
      let facts = facts(key.view)
      let isReplaced = given.contains { $0.isSure && facts.adders == [$0.run] }
      let known = facts.properties[key.property]?.count
      guard isReplaced, facts.isHeld, known == given.reduce(0, { $0 + $1.values.count }) else {
        continue
      }
      // What runs as no function is the first value of a property.
      let left = given.filter { runs[$0.run]?.function != nil }
      change(key.view) { $0.properties[key.property] = left.flatMap(\.values) }
    }
  }

  private static let arranging: Set<String> = ["axis", "alignment", "distribution", "spacing"]
}
