import TouchModel

/// How stack views arrange what they hold where code says that of one which a view of another class holds.
extension SetupReader {
  /// What code gives to a property of such a stack view.
  struct InnerArrangement {
    /// The view that holds the stack view in a property of its class.
    var holder: ViewFacts.ID
    var stack: String
    /// What stands for the stack view, with what it is given here alone.
    var given: ViewFacts.ID
    /// The piece of code that gives it, where it does in every case.
    var run: Place?
  }

  /// Properties that say how a stack view arranges what it holds.
  static let innerArranging: Set<String> = [
    "axis", "alignment", "distribution", "spacing", "layoutMargins", "directionalLayoutMargins",
    "isLayoutMarginsRelativeArrangement",
  ]

  /// Notes what is given to a property of a stack view that a view of another class holds.
  func arrange(
    _ stack: String, of holder: ViewFacts.ID, by property: String, _ value: Expression,
    in frame: SetupFrame
  ) {
    let given = add(ViewFacts(className: "UIStackView"))
    assign(value, .other, to: property, of: .view(given), in: frame)
    let isSure = frame.branches.isEmpty && running.flatMap { runs[$0] }?.mayHaveEnded == false
    innerArrangements.append(
      InnerArrangement(
        holder: holder, stack: stack, given: given, run: isSure ? running : nil))
  }

  /// What the code that makes a view, or that runs in every case before it is shown, gives to the properties
  /// of a stack view that the view holds; nil where other code gives them anything, or that does not in every
  /// case.
  func innerArrangement(of stack: String, in holder: ViewFacts.ID) -> [String: [Value]]? {
    let all = innerArrangements.filter {
      $0.stack == stack && canonical($0.holder) == canonical(holder)
    }
    let always = alwaysReached
    let isKnown = all.allSatisfy { arrangement in
      arrangement.run.map { $0 == facts(holder).place || always.contains($0) } ?? false
    }
    guard isKnown else { return nil }
    return all.reduce(into: [:]) { said, arrangement in
      said.merge(facts(arrangement.given).properties) { $0 + $1 }
    }
  }

  /// Whether the class gives a property of one of its stack views a value only while it is made itself.
  func arrangesOnlyAtFirst(_ stack: ViewFacts.ID, by property: String) -> Bool {
    let given = arrangements.filter {
      canonical($0.view) == canonical(stack) && $0.property == property
    }
    return facts(stack).properties[property, default: []].count
      == given.reduce(0) { $0 + $1.values.count }
      && given.allSatisfy { runsOnlyAtFirst($0.run, within: []) }
  }

  /// Whether a piece of the class's code runs only while an instance is made.
  private func runsOnlyAtFirst(_ run: Place, within around: Set<Place>) -> Bool {
    guard let known = runs[run], !around.contains(run) else { return false }
    guard let name = known.function, name != "init" else { return true }
    guard let callers = callers[run], !Self.settingUp.contains(name), let owner,
      !OutsideUse(index: index).calls(name, of: owner)
    else { return false }
    return callers.allSatisfy { runsOnlyAtFirst($0, within: around.union([run])) }
  }
}
