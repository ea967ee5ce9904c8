import TouchModel

/// What code says of views that it takes away.
extension SetupReader {
  /// Leaves out the constraints that code makes of views which it hides, where it need not run before they are
  /// shown: whoever sees such a view sees it without them.
  func settleUnseen(by first: Set<Place>) {
    var unseen: [Place: Set<ViewFacts.ID>] = [:]
    for (place, run) in runs where !first.contains(place) {
      let hidden = Set(ViewFacts.hiding.flatMap { run.withheld[$0] ?? [] }.map(canonical))
        .subtracting((run.passedOver.union(run.shown)).map(canonical))
      if !hidden.isEmpty { unseen[place] = hidden }
    }
    guard !unseen.isEmpty else { return }
    var arranged: [ViewFacts.ID: Set<ViewFacts.ID>] = [:]
    for number in views.indices {
      let view = canonical(ViewFacts.ID(number: number))
      for stack in facts(view).stacks { arranged[canonical(stack), default: []].insert(view) }
    }
    constraints.removeAll { constraint in
      guard let hidden = constraint.run.flatMap({ unseen[$0] }) else { return false }
      let view = canonical(constraint.view)
      // What arranges nothing else is as little to be seen.
      let isEmptied = arranged[view].map { !facts(view).isMixed && $0.isSubset(of: hidden) }
      return hidden.contains(view) || isEmptied ?? false
    }
  }
}
