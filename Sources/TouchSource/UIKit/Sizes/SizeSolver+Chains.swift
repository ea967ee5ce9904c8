/// Constraints that move with a view rather than hold one of its ends: what is tied to it alone hangs on
/// it, and what is as large as it holds makes room for it.
extension SizeSolver {
  /// The most views that are tied to each other, and that stand around each other, to hold an end.
  private static let (mostTied, mostAbsorbing) = (16, 4)

  /// Whether constraints hold both ends of a view.
  func isPulled(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    let pins = (edges[reader.canonical(view)] ?? []).map(\.0).filter { $0.edge.axis == axis }
    return [EdgeConstraint.End.start, .end].allSatisfy { end in
      pins.contains { $0.pulls(end) && isHeld($0, of: view, towards: end) }
    }
  }

  /// Whether constraints of an axis hold the middle of a view and one of its ends, and with these the other.
  func isPulledByMiddle(_ view: ViewFacts.ID, by pins: [EdgeConstraint]) -> Bool {
    pins.contains { middle in
      guard middle.edge.fraction == 0.5, middle.relation == .equal else { return false }
      return [(EdgeConstraint.End.start, EdgeConstraint.End.end), (.end, .start)].contains {
        (near, far) in
        isHeld(middle, of: view, towards: far)
          && pins.contains { $0.pulls(near) && isHeld($0, of: view, towards: near) }
      }
    }
  }

  /// Whether what an edge of a view is tied to is held by anything but the view, so that it does not follow
  /// the view away from an end of the axis.
  ///
  /// - Parameter outer: A view around it that is not asked.
  private func isHeld(
    _ pin: EdgeConstraint, of view: ViewFacts.ID, towards end: EdgeConstraint.End,
    beside outer: ViewFacts.ID? = nil
  ) -> Bool {
    guard let other = pin.other else { return true }
    let (view, axis) = (reader.canonical(view), pin.edge.axis)
    var met: Set<ViewFacts.ID> = [view]
    var queue = [(view: reader.canonical(other.view), edge: other.edge)]
    var ties = 0
    while let next = queue.popLast() {
      if next.view == outer { continue }
      if isAround(next.view, view) {
        guard absorbs(next.view, at: next.edge) || follows(next.view, view, along: axis) else {
          return true
        }
        continue
      }
      guard met.insert(next.view).inserted else { continue }
      if gives(next.view, at: next.edge, to: view) { continue }
      guard met.count < Self.mostTied, isPlain(next.view, along: axis) || isInside(next.view, met)
      else {
        return true
      }
      for (own, _) in edges[next.view] ?? [] where own.edge.axis == axis {
        guard let target = own.other else {
          if own.draws(towards: end) { return true }
          continue
        }
        if reader.canonical(target.view) == view {
          ties += 1
          // Tied to it twice it may hold its ends apart.
          if ties > 1 { return true }
        } else if own.draws(towards: end) {
          queue.append((reader.canonical(target.view), target.edge))
        }
      }
    }
    return false
  }

  /// Whether a view asks for no length, or keeps its own less strongly, and has an end at one place alone,
  /// so that it takes what another leaves of the room that they share.
  private func gives(_ view: ViewFacts.ID, at edge: Edge, to other: ViewFacts.ID) -> Bool {
    let axis = edge.axis
    let strength = hugging(of: reader.facts(other), along: axis).smallest
    guard edge.isStart != nil, yields(view, to: strength, along: axis),
      isPlain(view, along: axis), strength > 0
    else { return false }
    func isOfLength(_ length: LengthConstraint) -> Bool {
      length.other.map { reader.canonical($0.view) == view && $0.axis == axis } ?? false
    }
    let hasLength =
      (lengths[view] ?? []).contains { $0.0.axis == axis }
      || lengths.values.contains { $0.contains { isOfLength($0.0) } }
    let pins = (edges[view] ?? []).map(\.0).filter { $0.edge.axis == axis }
    return !hasLength && pins.allSatisfy { $0.edge.isStart != nil }
      && pins.filter { $0.edge.isStart == edge.isStart }.count == 1
  }

  /// Whether a view grows before one that keeps its length with a priority.
  private func yields(
    _ view: ViewFacts.ID, to strength: Double, along axis: Axis, depth: Int = 0
  ) -> Bool {
    let facts = reader.facts(view)
    if isSpacer(facts, view, along: axis) { return true }
    if facts.className != "UIStackView" {
      return ViewFacts.growing.contains(facts.className) && facts.className != "UIView"
        && growsFreely(facts, along: axis) && hugging(of: facts, along: axis).largest < strength
    }
    // A stack view has no length of its own: what it arranges keeps it from growing, along its axis the
    // weakest of all and across it each.
    guard depth < Self.mostAbsorbing, facts.type == nil, !facts.isMixed,
      let main = stackAxis(of: facts),
      let names = facts.names(main == axis ? "distribution" : "alignment"),
      Set(names).isSubset(of: ["fill"]), let parts = arrangements[view]
    else { return false }
    let yielding = parts.filter { part in
      let facts = reader.facts(part)
      return facts.isMade && !facts.isLoose && facts.unknowns.isEmpty && facts.isHidden.isEmpty
        && facts.shownBranches.isEmpty && (edges[part] ?? []).isEmpty
        && (lengths[part] ?? []).allSatisfy { $0.0.axis != axis || $0.0.relation == .atLeast }
        && yields(part, to: strength, along: axis, depth: depth + 1)
    }
    return main == axis ? !yielding.isEmpty : yielding.count == parts.count
  }

  /// Whether a view around others is as long as they make it, and an edge of it stands where one of them
  /// ends.
  private func absorbs(_ view: ViewFacts.ID, at edge: Edge, depth: Int = 0) -> Bool {
    guard depth < Self.mostAbsorbing, isContainer(view, along: edge.axis), edge.isStart != nil,
      isPlain(view, along: edge.axis),
      !(lengths[view] ?? []).contains(where: { $0.0.axis == edge.axis })
    else { return false }
    let pins = (edges[view] ?? []).map(\.0).filter { $0.edge.axis == edge.axis }
    func isInner(_ pin: EdgeConstraint) -> Bool {
      pin.other.map { isAround(view, reader.canonical($0.view)) } ?? false
    }
    let inner = pins.filter(isInner)
    // With its middle and an end a view holds both ends.
    let centered = inner.filter { $0.edge.isStart == nil && $0.edge != .baseline }
    let ended = inner.filter { $0.edge.isStart != nil }
    func views(_ pins: [EdgeConstraint]) -> Set<ViewFacts.ID> {
      Set(pins.compactMap { $0.other.map { reader.canonical($0.view) } })
    }
    guard inner.filter({ $0.edge.isStart == edge.isStart }).count == 1,
      views(centered).isDisjoint(with: views(ended))
    else { return false }
    return ![EdgeConstraint.End.start, .end].allSatisfy { end in
      pins.contains { pin in
        guard pin.pulls(end) else { return false }
        if isInner(pin) { return isHeldOutside(pin, of: view) }
        guard let other = pin.other, isAround(reader.canonical(other.view), view) else {
          return isHeld(pin, of: view, towards: end)
        }
        return !absorbs(reader.canonical(other.view), at: other.edge, depth: depth + 1)
      }
    }
  }

  /// Whether what scrolls is as long as one view makes it, as nothing else says how long it is: be it also tied to
  /// the middle of that.
  private func follows(
    _ content: ViewFacts.ID, _ view: ViewFacts.ID, along axis: Axis
  ) -> Bool {
    reader.scroller(of: content) != nil
      && !(lengths[content] ?? []).contains { $0.0.axis == axis }
      && (edges[content] ?? []).allSatisfy { pin, _ in
        pin.edge.axis != axis || pin.other.map { reader.canonical($0.view) == view } ?? false
      }
  }

  /// Whether anything outside a view holds what an end of the view is tied to inside it.
  func isHeldOutside(_ pin: EdgeConstraint, of view: ViewFacts.ID) -> Bool {
    guard let isStart = pin.edge.isStart, let first = pin.other else { return false }
    let end: EdgeConstraint.End = isStart ? .start : .end
    var met: Set<ViewFacts.ID> = [view]
    var queue = [reader.canonical(first.view)]
    while let next = queue.popLast() {
      guard met.insert(next).inserted else { continue }
      guard met.count < Self.mostTied else { return true }
      for (own, _) in edges[next] ?? []
      where own.edge.axis == pin.edge.axis && (own.relation == .equal || own.pulls(end)) {
        guard let target = own.other else { return true }
        let other = reader.canonical(target.view)
        if other == view { continue }
        if isAround(view, other) {
          queue.append(other)
        } else if isAround(other, view)
          ? !absorbs(other, at: target.edge)
          : isHeld(own, of: next, towards: end, beside: view)
        {
          return true
        }
      }
    }
    return false
  }

  /// Whether only constraints that are known place a view, and none makes its length that of another view.
  private func isPlain(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    let facts = reader.facts(view)
    return !facts.isOwn && !facts.isLoose && !facts.isOutlet && facts.unknowns.isEmpty
      && facts.stacks.isEmpty && facts.frames.isEmpty && facts.host == nil
      && (facts.isMade || isContentOfCell(view, along: axis))
      && (lengths[view] ?? []).allSatisfy { length, _ in
        length.axis != axis || length.other.map { reader.canonical($0.view) == view } ?? true
      }
  }

  /// Whether a view is inside one of others.
  private func isInside(_ view: ViewFacts.ID, _ others: Set<ViewFacts.ID>) -> Bool {
    others.contains { isAround($0, view) }
  }

  /// Whether a view is, by way of others too, inside another, or inside the scroll view whose content that
  /// is.
  func isAround(_ outer: ViewFacts.ID, _ view: ViewFacts.ID) -> Bool {
    reader.lies(view, in: reader.scroller(of: outer) ?? outer)
  }
}
