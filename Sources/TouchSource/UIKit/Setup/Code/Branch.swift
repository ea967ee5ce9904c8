import TouchModel

/// One of the ways in which code may go on.
struct Branch: Hashable {
  /// The statement that decides.
  var file: String
  var position: Position
  /// Which of its ways this is, from 0.
  var number = 0
  /// Of how many, one of which is taken; nil where the code may go on without any.
  var count: Int?
  /// Whether the code may take it any number of times.
  var repeats = false
  /// The condition that decides, as written, which is true on the first of two ways; nil for other
  /// statements.
  var condition: String?

  /// Whether it is another way on from the same statement.
  func isOther(than branch: Branch) -> Bool {
    file == branch.file && position == branch.position && count == branch.count
      && number != branch.number
  }
}

extension Screen.Choice {
  /// The choice of one of two ways by a condition; nil for other ways.
  init?(_ branch: Branch) {
    guard let condition = branch.condition, branch.count == 2 else { return nil }
    self.init(
      condition: condition, alternative: branch.number == 0 ? "true" : "false",
      place: Place(branch.position, in: branch.file))
  }
}

extension SetupReader {
  /// Notes which constraints do not hold wherever their views are shown.
  ///
  /// A constraint on a view that its own branch makes, or adds, holds as surely as one outside. Of
  /// constraints in all branches of one statement one holds.
  func settleBranches() {
    var groups: [Group: [Int]] = [:]
    for number in constraints.indices {
      let view = canonical(constraints[number].view)
      let extra = constraints[number].branches.subtracting(facts(view).shownBranches)
      constraints[number].isConditional = !extra.isEmpty
      guard extra.count == 1, let branch = extra.first, branch.count != nil,
        case .length(let length) = constraints[number].kind, length.relation == .equal
      else { continue }
      let group = Group(
        view: view, axis: length.axis, file: branch.file, position: branch.position,
        count: branch.count)
      groups[group, default: []].append(number)
    }
    for (group, numbers) in groups {
      let taken = Set(
        numbers.filter { constraints[$0].isSettled }.flatMap { number in
          constraints[number].branches.filter {
            $0.file == group.file && $0.position == group.position
          }.map(\.number)
        })
      guard taken.count == group.count else { continue }
      for number in numbers {
        constraints[number].isConditional = false
        constraints[number].isChoice = true
      }
    }
  }

  /// A constraint as it is where the code goes one way; nil where that leaves it out.
  func constraint(_ constraint: ConstraintFacts, taking branch: Branch?) -> ConstraintFacts? {
    guard let branch else { return constraint }
    if constraint.branches.contains(where: { $0.isOther(than: branch) }) { return nil }
    guard constraint.branches.contains(branch) else { return constraint }
    var constraint = constraint
    let extra = constraint.branches.subtracting(facts(constraint.view).shownBranches)
    constraint.isConditional = !extra.subtracting([branch]).isEmpty
    constraint.isChoice = false
    return constraint
  }

  /// The two ways of the one statement each of which says, and nothing leaves it out there, how long a view
  /// is; nil where there is none, or several decide.
  func ways(deciding view: ViewFacts.ID) -> [Branch]? {
    var ways: [Group: Set<Branch>] = [:]
    let shown = facts(view).shownBranches
    for constraint in constraints where canonical(constraint.view) == canonical(view) {
      let extra = constraint.branches.subtracting(shown)
      guard case .length(let length) = constraint.kind, extra.count == 1, let branch = extra.first,
        branch.condition != nil, constraint.isSettled
      else { continue }
      let group = Group(
        view: view, axis: length.axis, file: branch.file, position: branch.position,
        count: branch.count)
      ways[group, default: []].insert(branch)
    }
    let whole = Set(ways.values.filter { $0.count == 2 })
    guard whole.count == 1 else { return nil }
    return whole.first?.sorted { $0.number < $1.number }
  }

  /// Constraints that say the same of a view in the branches of one statement.
  private struct Group: Hashable {
    var view: ViewFacts.ID
    var axis: Axis
    var file: String
    var position: Position
    var count: Int?
  }
}

extension ViewFacts {
  /// The branches that make it any number of times.
  var repetitions: Set<Branch> { branches.filter(\.repeats) }

  /// The branches that the code takes wherever it shows the view.
  var shownBranches: Set<Branch> {
    guard let first = additions.first else { return branches }
    return branches.union(additions.dropFirst().reduce(first) { $0.intersection($1) })
  }
}
