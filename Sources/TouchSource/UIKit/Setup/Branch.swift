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
