import TouchLayout

/// Views that another class of the project's takes into views of its own.
extension SizeSolver {
  /// How long a view is in a stack view of another class's; nil where that is not known.
  func lodged(
    _ view: ViewFacts.ID, in stack: ViewFacts.ID, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    guard let (solver, inner, holder) = host(of: stack) else { return nil }
    guard let stackAxis = solver.stackAxis(of: holder) else { return nil }
    if stackAxis == axis {
      guard let names = holder.names("distribution").map(Set.init) else { return nil }
      if names == ["fillEqually"] {
        return solver.isStretched(inner, along: axis, within: []) || solver.arrangesOwn(inner)
          ? nil : longest(beside: view, in: stack, along: axis, within: around)?.ownless
      }
      guard
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

  /// Whether a stack view arranges views of its own class's.
  private func arrangesOwn(_ stack: ViewFacts.ID) -> Bool {
    (arrangements[stack] ?? []).contains { !reader.facts($0).isGiven }
  }

  /// What the longest of a view and those beside it in a stack view of another class's asks for, which no code
  /// but the class's own fills; nil where that is not known.
  private func longest(
    beside view: ViewFacts.ID, in stack: ViewFacts.ID, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    let key = Key(view: stack, axis: axis, isContent: true)
    guard let (type, property, owner) = reader.facts(stack).inner,
      !knownLengths.isMet(key, in: around),
      let holder = owner.map(reader.canonical), isSolelyOwned(holder)
    else { return nil }
    var spans: [Span] = []
    for stand in reader.views.indices.map(ViewFacts.ID.init) where reader.canonical(stand) == stand
    {
      guard let inner = reader.facts(stand).inner, inner.type.key == type.key,
        inner.property == property,
        inner.holder.map(reader.canonical) == holder
      else { continue }
      for part in arrangements[stand] ?? [] {
        var span = natural(part, along: axis, within: around.union([key]))
        guard span.isBounded else { return nil }
        // What is hidden takes no room.
        if part != reader.canonical(view), reader.facts(part).isHidden.contains(true) {
          (span.low, span.isVaried) = (0, true)
        }
        spans.append(span)
      }
    }
    return spans.longest
  }

  /// Whether a property that no other code reaches holds the one view that is made for it.
  private func isSolelyOwned(_ view: ViewFacts.ID) -> Bool {
    let facts = reader.facts(view)
    return facts.isHeld && facts.isMade && facts.isPrivate && !facts.isFilePrivate
      && !facts.isListed && facts.makings.count == 1
  }

  /// How long a view of another class's is that views of this one are put into; nil where they may make
  /// it longer.
  func lodging(_ view: ViewFacts.ID, along axis: Axis) -> Span? {
    guard let (solver, inner, _) = host(of: view),
      solver.isStretched(inner, along: axis, within: [])
    else { return nil }
    let span = solver.span(of: inner, along: axis)
    return span.isBounded ? span : nil
  }

  /// Whether what stands for a stack view of another class's stands for one that is no longer than what it
  /// arranges asks for.
  func lodgesTightly(_ stack: ViewFacts.ID, along axis: Axis) -> Bool {
    guard let (solver, inner, holder) = host(of: stack), solver.stackAxis(of: holder) != nil else {
      return false
    }
    return !solver.isStretched(inner, along: axis, within: [])
  }

  /// A view of another class's by what stands for it, with what the code of that class says of it, and the
  /// code that makes the one which holds it.
  private func host(
    of view: ViewFacts.ID
  ) -> (solver: SizeSolver, view: ViewFacts.ID, facts: ViewFacts)? {
    guard depth < Self.mostDepth, let (type, property, holder) = reader.facts(view).inner else {
      return nil
    }
    let said: [String: [Value]]? = holder.flatMap { self.said(of: property, in: $0, type) }
    let construction = holder.flatMap { reader.facts($0).construction }
    let inner = classes.reading(type, said == nil ? nil : construction)
    guard !inner.isCut,
      let number = inner.views.indices.first(where: {
        inner.canonical(ViewFacts.ID(number: $0)).number == $0
          && inner.views[$0].isHeld && inner.views[$0].name == property
      })
    else { return nil }
    let found = ViewFacts.ID(number: number)
    var facts = inner.views[number]
    if said == nil, !facts.isPrivate {
      let used = OutsideUse(index: reader.index).members(of: property, in: type)
      guard used.isSubset(of: Self.harmless) else { return nil }
    }
    guard !facts.isLoose, facts.unknowns.isEmpty else { return nil }
    for (name, values) in said ?? [:] {
      let isReplaced = inner.arrangesOnlyAtFirst(found, by: name)
      facts.properties[name] = (isReplaced ? [] : facts.properties[name] ?? []) + values
    }
    return (SizeSolver(inner, classes, depth: depth + 1, steps: steps), found, facts)
  }

  /// What the code that makes and shows a view gives to the properties of a stack view that the view holds;
  /// nil where other code may reach that too.
  private func said(
    of stack: String, in holder: ViewFacts.ID, _ type: TypeInfo
  ) -> [String: [Value]]? {
    let facts = reader.facts(holder)
    guard let owner = reader.owner, let name = facts.name, facts.isHeld, facts.isMade,
      !facts.isListed, facts.makings.count == 1, facts.unknowns.isEmpty, !reader.isCut,
      owner.ownVariables.contains(where: { $0.name == name })
    else { return nil }
    let outside = OutsideUse(index: reader.index)
    let others =
      facts.isFilePrivate
      ? outside.membersInFile(of: name, in: owner)
      : facts.isPrivate ? [] : outside.members(of: name, in: owner)
    guard others.isDisjoint(with: [.itself, stack]),
      outside.members(of: stack, in: type, byFilesOf: owner)
        .isSubset(of: Self.harmless.union(SetupReader.innerArranging))
    else { return nil }
    return reader.innerArrangement(of: stack, in: holder)
  }

  /// Members of a stack view that change nothing of how long it makes another view than itself.
  private static let harmless = SetupReader.harmlessProperties.union([
    "addArrangedSubview", "insertArrangedSubview", "setCustomSpacing", "spacing",
  ])
}
