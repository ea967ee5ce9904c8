import TouchLayout

/// What views one behind another, from end to end of the class's own, make that at least.
extension SizeSolver {
  /// How long the class's own view is at least by what constraints tie to both its ends, one view behind
  /// another, in points; 0 where nothing holds them apart.
  func leastHeldApart(_ own: ViewFacts.ID, along axis: Axis) -> Double {
    let own = reader.canonical(own)
    var result = 0.0
    for child in reader.views.indices.map(ViewFacts.ID.init)
    where reader.canonical(child) == child && isAround(own, child) {
      for (pin, constraint) in pins(on: child)
      where pin.edge.axis == axis && pin.edge.isStart == false && pin.relation != .atLeast
        && constraint.isCertain
      {
        guard let other = pin.other, reader.canonical(other.view) == own, !other.isInset,
          other.edge.isStart == false, let after = pin.constant,
          let end = leastEnd(of: child, in: own, along: axis, past: [])
        else { continue }
        result = max(result, end - after.largest)
      }
    }
    return result
  }

  /// How far behind the start of a view around it another ends at least; nil where nothing says so.
  private func leastEnd(
    of view: ViewFacts.ID, in own: ViewFacts.ID, along axis: Axis, past met: Set<ViewFacts.ID>
  ) -> Double? {
    guard let start = leastStart(of: view, in: own, along: axis, past: met) else { return nil }
    let given = (lengths[view] ?? []).compactMap { length, constraint -> Double? in
      guard length.axis == axis, length.relation != .atMost, length.other == nil,
        constraint.isCertain, constraint.constants.isEmpty
      else { return nil }
      return length.constant?.smallest
    }
    return start + (given.max() ?? leastText(of: view, along: axis))
  }

  /// How high a label is at least by the text that the class alone gives it, where nothing holds both its
  /// ends; 0 for any other view.
  private func leastText(of view: ViewFacts.ID, along axis: Axis) -> Double {
    let facts = reader.facts(view)
    guard axis == .vertical, facts.className == "UILabel", facts.isPrivate, facts.isHeld,
      !facts.isListed, facts.frames.isEmpty, facts.stacks.isEmpty,
      (lengths[view] ?? []).allSatisfy({ $0.0.axis != axis }), !isPulled(view, along: axis),
      case .shown(let inside, _, _) = ofClass(facts, along: axis)
    else { return 0 }
    var shown = facts.content
    shown.take(inside)
    guard shown.isSaying else { return 0 }
    return content(of: view, along: axis, within: []).low
  }

  /// How far behind the start of a view around it another begins at least; nil where nothing says so.
  func leastStart(
    of view: ViewFacts.ID, in own: ViewFacts.ID, along axis: Axis, past met: Set<ViewFacts.ID>
  ) -> Double? {
    let facts = reader.facts(view)
    guard !met.contains(view), met.count < SetupReader.mostAround, isAround(own, view),
      facts.isMade, !facts.isLoose, facts.unknowns.isEmpty, facts.shownBranches.isEmpty
    else { return nil }
    let met = met.union([view])
    return pins(on: view).compactMap { pin, constraint -> Double? in
      guard pin.edge.axis == axis, pin.edge.isStart == true, pin.relation != .atMost,
        constraint.isCertain, let other = pin.other, !other.isInset,
        let isStart = other.edge.isStart, let before = pin.constant?.smallest
      else { return nil }
      let beside = reader.canonical(other.view)
      if beside == own { return isStart ? before : nil }
      let place =
        isStart
        ? leastStart(of: beside, in: own, along: axis, past: met)
        : leastEnd(of: beside, in: own, along: axis, past: met)
      return place.map { $0 + before }
    }.max()
  }
}
