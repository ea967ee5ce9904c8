import TouchLayout
import TouchModel

/// Constraints that properties keep, and what code does to them by way of those.
extension SetupReader {
  /// Hands constraints to the closure of a call that passes on what is there, as
  /// `constraint.map { $0.isActive = false }`; nil for any other call.
  func hand(
    _ constraints: Thing, to name: String, _ arguments: [Expression.Argument],
    in frame: SetupFrame
  ) -> Thing? {
    guard Self.passing.contains(name), let given = arguments.last?.value else { return nil }
    if name == "forEach", case .closure = given.kind, case .constraints(let numbers) = constraints {
      // Each of them is there.
      return listMethod(
        name, on: numbers.map { .constraints([$0]) }, arguments, at: given.position, in: frame)
    }
    guard case .closure = given.kind else {
      // What a function does that is only named is not followed.
      switchOff(constraints)
      return constraints
    }
    runLater(given, repeats: name == "forEach", handing: constraints, in: frame)
    return constraints
  }

  /// Calls that hand a closure what is there, or each of what is.
  private static let passing: Set<String> = [
    "map", "flatMap", "compactMap", "forEach", "then", "do", "with", "apply", "also", "let",
  ]

  /// Whether a property of the class holds constraints.
  func holdsConstraints(_ property: String) -> Bool {
    if owner?.variable(property)?.holdsConstraints == true { return true }
    return (slots[property] ?? []).contains { if case .constraints = $0 { true } else { false } }
  }

  /// Takes what the body under way switched off in a property for what it has now put another in the place
  /// of.
  func replaceSwitched(in property: String) {
    if newlySwitched.removeValue(forKey: property) == bodyUnderWay {
      switchedSlots.remove(property)
    }
  }

  /// The constraints of the class, changed as the code around one of its views does by way of properties
  /// that keep them.
  func constraints(changedAs facts: ViewFacts) -> [ConstraintFacts] {
    guard !facts.switchedProperties.isEmpty || !facts.keptConstants.isEmpty else {
      return constraints
    }
    var constraints = constraints
    for name in facts.switchedProperties {
      for number in numbers(keptIn: name) { constraints[number].isSwitched = true }
    }
    for (name, constants) in facts.keptConstants {
      for number in numbers(keptIn: name) { constraints[number].constants += constants }
    }
    return constraints
  }

  /// The constraints that a property keeps, by number.
  private func numbers(keptIn property: String) -> [Int] {
    numbers(keptIn: slots[property] ?? [])
  }

  /// The constraints that things are, or hold in lists, by number.
  func numbers(keptIn things: [Thing]) -> [Int] {
    things.flatMap { thing -> [Int] in
      switch thing {
      case .constraints(let numbers): numbers
      case .list(let things): numbers(keptIn: things)
      default: []
      }
    }
  }
}

extension VariableDeclaration {
  /// Whether it keeps constraints, by the type that is written for it.
  var holdsConstraints: Bool {
    guard getter == nil, let written = type?.unwrapped else { return false }
    let element = written.name == "Array" ? written.arguments.first?.unwrapped : written
    return element.map { ["NSLayoutConstraint", "Constraint"].contains($0.name) } ?? false
  }
}
