import TouchLayout

/// Constraints that others may overrule.
extension SizeSolver {
  /// How long a view is by the only constraint on its length, where that may be overruled and only its
  /// content may do so; nil where there is none, or where the view may be stretched.
  ///
  /// What a view shows keeps it from growing with 250 and from shrinking with 750, unless the code says
  /// otherwise.
  func wished(
    _ all: [(LengthConstraint, ConstraintFacts)], of view: ViewFacts.ID, along axis: Axis,
    within around: Set<Key>
  ) -> Span? {
    let facts = reader.facts(view)
    // A square's sides are as long as each other, whatever else says how long.
    let square = all.filter { isSquare($0.0, of: view) && $0.1.isCertain }
    let equal = all.filter { $0.0.relation == .equal && !isSquare($0.0, of: view) }
    guard equal.count == 1, let (length, constraint) = equal.first, constraint.isWish,
      let priority = constraint.priority, !facts.isLoose, facts.frames.isEmpty, !facts.isOwn,
      hugging(of: facts, along: axis).largest < priority.smallest
    else { return nil }
    let span = value(of: length, at: constraint, within: around)
    guard span.isBounded else { return nil }
    if !isFree(view, facts, along: axis, within: around) {
      // What ends where it does grows with it.
      let asked = askedByTwins(of: view, along: axis, yieldingTo: priority, within: around)
      guard let asked, asked.high <= span.low else { return nil }
    }
    if !square.isEmpty,
      priority.smallest <= self.resistance(of: facts, along: axis.other).largest
    {
      // What it shows keeps its other side from shrinking too.
      let across = content(of: view, along: axis.other, within: around)
      guard across.isBounded, across.high <= span.low else { return nil }
    }
    let resistance = resistance(of: facts, along: axis)
    if priority.smallest > resistance.largest || showsNothing(view, along: axis) { return span }
    let content = content(of: view, along: axis, within: around)
    guard content.isBounded else {
      // What it shows may make it longer.
      var open = content
      open.low = span.low
      return open
    }
    if content.high <= span.low { return span }
    return priority.largest < resistance.smallest ? span.longer(content) : span.hull(content)
  }

  /// Whether neither a view nor anything in it asks for a length along an axis.
  private func showsNothing(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    let facts = reader.facts(view)
    guard let type = facts.type else { return isSpacer(facts, view, along: axis) }
    let isPulled = (edges[view] ?? []).contains { $0.0.isMirrored && $0.0.edge.axis == axis }
    let inner = classes.reading(type, facts.construction)
    guard !isPulled, ["UIView", "UIControl"].contains(facts.className), facts.unknowns.isEmpty,
      depth < Self.mostDepth, let own = inner.own.map(inner.canonical), !inner.isCut
    else { return false }
    let solver = SizeSolver(inner, classes, depth: depth + 1, steps: steps)
    let inside = inner.facts(own)
    return inside.unknowns.isEmpty && !inside.isLoose && !inside.isFitted
      && inner.asksForNoLength(along: axis) && !inner.isMeasure(own, along: axis)
      && !solver.pushes(on: own, along: axis, except: [])
  }

  /// The constraints of a view, with those for required that only what it shows could overrule: a least
  /// keeps it longer than it asks to be where that is stronger than what keeps it from growing.
  ///
  /// - Parameter isFree: Whether nothing stretches it.
  func raised(
    _ all: [(LengthConstraint, ConstraintFacts)], _ facts: ViewFacts, _ axis: Axis,
    where isFree: @autoclosure () -> Bool = true
  ) -> [(LengthConstraint, ConstraintFacts)] {
    guard all.contains(where: { $0.0.relation == .atLeast && $0.1.isWish }),
      all.allSatisfy({ $0.0.relation != .equal }), facts.frames.isEmpty, !facts.isOwn, isFree()
    else { return all }
    let hugging = hugging(of: facts, along: axis)
    return all.map { length, constraint in
      var constraint = constraint
      if length.relation == .atLeast, constraint.isWish, let priority = constraint.priority,
        priority.smallest > hugging.largest
      {
        constraint.priority = Length(LayoutPriority.required)
      }
      return (length, constraint)
    }
  }

  /// How long a view is that only some branches constrain, each of them along the axis, so that the
  /// others leave it without a place; nil for any other.
  func chosen(
    _ all: [(LengthConstraint, ConstraintFacts)], of view: ViewFacts.ID, within around: Set<Key>
  ) -> Span? {
    let facts = reader.facts(view)
    let equal = all.filter { $0.0.relation == .equal }
    guard !equal.isEmpty, facts.stacks.isEmpty, facts.frames.isEmpty, facts.host == nil,
      !facts.isLoose, !facts.isOwn, !facts.isFitted
    else { return nil }
    let edges = (edges[view] ?? []).filter { !$0.0.isMirrored }.map(\.1)
    let constraints = (lengths[view] ?? []).map(\.1) + edges
    func branches(_ constraints: [ConstraintFacts]) -> Set<Set<Branch>> {
      Set(constraints.map { $0.branches.subtracting(facts.shownBranches) })
    }
    let own = branches(equal.map(\.1))
    guard !edges.isEmpty, own == branches(constraints),
      constraints.allSatisfy({ $0.isSettled && $0.isConditional })
    else { return nil }
    var result: Span?
    for (length, constraint) in equal {
      let span = value(of: length, at: constraint, within: around)
      guard span.isBounded else { return nil }
      result = result.map { $0.hull(span) } ?? span
    }
    return result
  }

  /// How strongly a view keeps from growing: the default unless the code or Interface Builder says otherwise.
  func hugging(of facts: ViewFacts, along axis: Axis) -> Length {
    let drawn = interfaceViews(of: facts).map {
      Length($0.hugging[axis] ?? LayoutPriority.defaultLow)
    }
    let usual = drawn.dropFirst().reduce(drawn.first ?? Length(LayoutPriority.defaultLow)) {
      $0.combined(around: $1)
    }
    return priority(\.hugging, of: facts, along: axis, usual: usual)
  }

  /// How strongly a view keeps from shrinking below what it shows: the default unless the code says otherwise.
  func resistance(of facts: ViewFacts, along axis: Axis) -> Length {
    priority(\.resistance, of: facts, along: axis, usual: Length(LayoutPriority.defaultHigh))
  }

  /// All that a priority of a view may be, by the code that holds it, or else by that of its own class.
  private func priority(
    _ priorities: KeyPath<ViewFacts, [Axis: [ViewFacts.ContentPriority]]>, of facts: ViewFacts,
    along axis: Axis, usual: Length
  ) -> Length {
    var given = (facts[keyPath: priorities][axis] ?? []).map(\.length)
    if given.isEmpty, let type = facts.type, !facts.isOwn {
      let inner = classes.reading(type, facts.construction)
      let own = inner.own.map { inner.facts($0)[keyPath: priorities][axis] ?? [] }
      given = own?.filter { inner.mayRun($0.run, on: facts, of: reader) }.map(\.length) ?? [nil]
    }
    let all = given.reduce(nil as Length?) { result, one in
      guard let one else {
        return Length(smallest: 0, typical: usual.typical, largest: LayoutPriority.required)
      }
      return result?.combined(around: one) ?? one
    }
    return all ?? usual
  }

  /// Whether neither edges nor a stack view may give a view a length along an axis.
  func isFree(
    _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Bool {
    let pins = pins(on: view).filter { $0.0.edge.axis == axis }
    if pins.contains(where: { $0.0.pulls(.start) }), pins.contains(where: { $0.0.pulls(.end) }),
      isPulled(view, along: axis)
    {
      return false
    }
    guard let stack = facts.stacks.first.map(reader.canonical) else { return true }
    let holder = reader.facts(stack)
    guard facts.stacks.allSatisfy({ reader.canonical($0) == stack }),
      let main = stackAxis(of: holder),
      let names = holder.names(main == axis ? "distribution" : "alignment")
    else { return false }
    if main != axis { return !names.isEmpty && !names.contains("fill") }
    // The distances between its views take what is left.
    let spacing: Set = ["equalSpacing", "equalCentering"]
    if !names.isEmpty, Set(names).isSubset(of: spacing) { return true }
    return Set(names).isSubset(of: spacing.union(["fill"]))
      && !isStretched(stack, along: axis, within: around)
  }
}

extension SetupReader {
  /// Whether the length of another view goes by that of a view.
  fileprivate func isMeasure(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    constraints.contains { constraint in
      guard case .length(let length) = constraint.kind, let other = length.other else {
        return false
      }
      return other.axis == axis && canonical(other.view) == canonical(view)
    }
  }
}
