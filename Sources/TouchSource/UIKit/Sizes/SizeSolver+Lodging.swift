import TouchLayout

/// Views that another class of the project's takes into views of its own.
extension SizeSolver {
  /// How long a view is in a stack view of another class's; nil where that is not known.
  func lodged(
    _ view: ViewFacts.ID, in stack: ViewFacts.ID, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    guard let (solver, inner) = host(of: stack) else { return nil }
    let holder = solver.reader.facts(inner)
    guard let stackAxis = holder.stackAxis else { return nil }
    if stackAxis == axis {
      guard let names = holder.names("distribution").map(Set.init),
        names.isSubset(of: ["fill", "equalSpacing", "equalCentering"]),
        names == ["equalSpacing"] || names == ["equalCentering"]
          || !solver.isStretched(inner, along: axis, within: [])
      else { return nil }
      return content(of: view, along: axis, within: around)
    }
    guard let alignment = holder.names("alignment") else { return nil }
    if !alignment.isEmpty, !alignment.contains("fill") {
      return content(of: view, along: axis, within: around)
    }
    guard Set(alignment).isSubset(of: ["fill"]), let span = lodging(stack, along: axis) else {
      return nil
    }
    return solver.inside(span, of: holder, along: axis)
  }

  /// How long a view of another class's is that views of this one are put into; nil where they may make
  /// it longer.
  func lodging(_ view: ViewFacts.ID, along axis: Axis) -> Span? {
    guard let (solver, inner) = host(of: view),
      solver.isStretched(inner, along: axis, within: [])
    else { return nil }
    let span = solver.span(of: inner, along: axis)
    return span.isBounded ? span : nil
  }

  /// A view of another class's by what stands for it, in the code of that class alone.
  private func host(of view: ViewFacts.ID) -> (solver: SizeSolver, view: ViewFacts.ID)? {
    guard depth < Self.mostDepth, let (type, property) = reader.facts(view).inner else {
      return nil
    }
    let inner = classes.reading(type, nil)
    guard !inner.isCut,
      let number = inner.views.indices.first(where: {
        inner.canonical(ViewFacts.ID(number: $0)).number == $0
          && inner.views[$0].isHeld && inner.views[$0].name == property
      })
    else { return nil }
    let facts = inner.views[number]
    // What else a stack view arranges changes nothing of how long it makes a view.
    let isReached =
      !facts.isPrivate
      && !OutsideUse(index: reader.index).members(of: property, in: type)
        .subtracting(["addArrangedSubview"]).isEmpty
    guard !isReached, !facts.isLoose, facts.unknowns.isEmpty else { return nil }
    return (
      SizeSolver(inner, classes, depth: depth + 1, steps: steps), ViewFacts.ID(number: number)
    )
  }
}
