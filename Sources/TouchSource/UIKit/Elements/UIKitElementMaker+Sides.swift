import TouchLayout
import TouchModel

/// The sides of elements, with what decides how long they are.
extension UIKitElementMaker {
  /// A side with the views that decide it, or that keep it from growing.
  func side(
    _ span: Span, of id: ViewFacts.ID, along axis: Axis, scaled factor: Length,
    _ cut: SizeSolver.Cut
  ) -> Screen.Side {
    let own = solver.holder(reader.canonical(id))
    let neighbour = span.sources.compactMap(\.holder).first {
      $0.depth == solver.depth && $0 != own && solver.borrows(id, from: $0.view, along: axis)
    }
    let held = span.sources.first {
      $0.operation == .constraint && ($0.holder != own || $0.decider != nil)
    }
    let least = cut.length(of: span.low) * factor.smallest
    let most = span.isBounded ? cut.length(of: span.high) * factor.largest : nil
    var side = Screen.Side(
      least: least, most: most,
      certainty: max(span.certainty, factor.isKnown ? .exact : .estimated),
      // What is around may leave one length of several.
      isVaried: (span.isVaried || !factor.isKnown) && most.map { $0 - least > 0.01 } ?? true,
      // What a text field shows beside its text it lays out anew.
      isFramed: solver.isFramed(reader.canonical(id)) && !reader.facts(id).isBesideText
        || solver.keepsDrawnFrame(reader.canonical(id), along: axis)
        || solver.hasFrameSet(reader.canonical(id), along: axis)
        || solver.isFramedInBar(reader.canonical(id)),
      isHugged: solver.hugging(of: reader.facts(id), along: axis).smallest
        >= LayoutPriority.required,
      places: span.sources.map(\.place))
    side.cap = cap(on: id, along: axis).map { $0 * factor.largest }
    if !span.isBounded, axis == .horizontal {
      let shown = cut.length(of: solver.leastWidthOnScreen(of: id))
      side.least = max(side.least, max(shown, solver.leastTextWidth(of: id)) * factor.smallest)
    }
    note(cut, of: span, scaled: factor, along: axis, of: id, in: &side)
    if let held, let decider = held.decider {
      side.places = [held.place]
      note(decider, along: axis, of: id, in: &side)
    } else if neighbour == nil, let held {
      noteHolder(held, among: span.sources, scaled: factor, along: axis, of: id, in: &side)
    } else {
      side.neighbour = neighbour.map { $0.name ?? "" }
      // The tie to it is what should change.
      if neighbour != nil { side.places = span.sources.suffix(1).map(\.place) }
      (side.limits, side.companions) = limits(around: id, by: solver, along: axis)
      side.companions += solver.interfaceCompanions(of: id, along: axis)
      side.companions += solver.fillers(of: id, along: axis)
      // Views around whose ends are tied to its own are as long as it makes them.
      if let most = solver.mostReacting(of: id, along: axis) {
        side.limits.append(Screen.Side.Limit(name: "", length: most, follows: true))
      }
    }
    return side
  }

  /// The most that constraints which code puts on a view let a side have; nil where none certainly does.
  private func cap(on id: ViewFacts.ID, along axis: Axis) -> Double? {
    let view = reader.canonical(id)
    return (solver.lengths[view] ?? []).compactMap { length, constraint in
      length.axis == axis && length.relation == .atMost && length.other == nil
        && constraint.isCertain ? length.constant?.largest : nil
    }.min()
  }

  /// Notes what the views around a view leave of a side.
  private func note(
    _ cut: SizeSolver.Cut, of span: Span, scaled factor: Length, along axis: Axis,
    of id: ViewFacts.ID, in side: inout Screen.Side
  ) {
    // What is cut off for all that is known has to keep inside as well.
    let whole = cut.edge != nil && cut.least < span.high && span.isBounded ? span.high : span.low
    guard cut.length(of: whole) < whole else { return }
    side.frame = whole * factor.smallest
    func place(of outer: (name: String, place: Place)) -> Screen.Side.Room {
      Screen.Side.Room(
        name: outer.name, length: cut.length(of: whole) * factor.largest, place: outer.place,
        isPlace: true)
    }
    if let edge = cut.edge {
      side.edge = name(ofOuter: edge)
      side.room = reader.facts(edge).place.map { place(of: (name(ofOuter: edge), $0)) }
    }
    let drawn = solver.interfaceCut(of: id, along: axis)
    if side.edge == nil, drawn.start > 0 || drawn.end > 0 {
      let cutter = solver.interfaceCutter(of: id, along: axis)
      side.edge = cutter?.name ?? ""
      side.room = cutter.map { place(of: ($0.name, $0.place)) }
    }
    if let source = cut.source, let giver = cut.giver {
      let left = cut.edge == giver ? min(cut.length(of: whole), cut.most) : cut.most
      side.room = Screen.Side.Room(
        name: name(ofOuter: giver), length: left * factor.largest, place: source.place,
        isPlace: left < cut.most)
    }
  }

  /// Notes the views of Interface Builder that decide a side.
  private func note(
    _ decider: Screen.Side.Decider, along axis: Axis, of id: ViewFacts.ID,
    in side: inout Screen.Side
  ) {
    side.decider = decider
    side.isHeldBeside = decider.outer.isEmpty && !decider.beside.isEmpty
    let others = solver.interfaceLimits(around: id, along: axis)
    // Of those without a name only one around it may be what decides.
    let deciding = decider.outer + decider.beside.filter { !$0.isEmpty }
    side.limits = others.filter { !deciding.contains($0.name) }
  }

  /// Notes the view whose length decides a side, where that is another.
  ///
  /// - Parameter sources: All that gives the side its length.
  private func noteHolder(
    _ held: Span.Source, among sources: [Span.Source], scaled factor: Length, along axis: Axis,
    of id: ViewFacts.ID, in side: inout Screen.Side
  ) {
    (side.holder, side.places) = (held.holder?.name ?? "", [held.place])
    if side.holder != "", let use = held.holder.flatMap({ solver.use(of: id, as: $0) }) {
      side.isHolderItself = true
      side.isFramed = use.solver.isFramed(use.view)
    }
    side.isHeldBeside =
      held.holder.map {
        $0.depth == solver.depth && !solver.isAround($0.view, reader.canonical(id))
      } ?? false
    side.otherHolders = held.holder.map { solver.alike($0, among: sources) } ?? []
    if let length = held.length, length.lowerBound == length.upperBound, factor == 1 {
      side.holderLength = length.lowerBound
    }
    let outer = (held.holder.map(solver.surroundings) ?? []).map { solver, view in
      limits(around: view, by: solver, along: axis)
    }
    side.limits = outer.flatMap(\.around).uniqued { [$0.name, $0.giver] }
    side.companions = outer.flatMap(\.beside).filter { !side.otherHolders.contains($0.name) }
    side.companions += solver.fillers(of: id, along: axis)
  }

  /// What a view around others is called, which is its class where that is what it shows.
  private func name(ofOuter view: ViewFacts.ID) -> String {
    let isContent = reader.own.map { reader.isContent(view, of: $0) } ?? false
    return (isContent ? reader.owner?.name : solver.holder(view).name) ?? ""
  }

  /// The views around one that leave it no more than a length: those that constraints keep as long as
  /// they are, whatever they hold, and those that are as long as it makes them; and the views beside it
  /// that have to grow with it.
  private func limits(
    around id: ViewFacts.ID, by solver: SizeSolver, along axis: Axis
  ) -> (around: [Screen.Side.Limit], beside: [Screen.Side.Limit]) {
    let reader = solver.reader
    var limits = solver.interfaceLimits(around: id, along: axis)
    var companions: [Screen.Side.Limit] = []
    var inside = [solver.holder(reader.canonical(id))]
    // What the views between take of the room, one inside the other.
    var between = 0.0
    for _ in 0..<SetupReader.mostAround {
      let child = inside.last!.view
      let current = reader.facts(child)
      guard !current.isOwn, let parent = reader.superview(of: child) else { break }
      let holder = solver.holder(parent)
      let span = solver.span(of: parent, along: axis)
      let follows = solver.follows(child, in: parent, along: axis)
      companions += solver.companions(of: child, in: parent, along: axis)
      let cuts = solver.cutsByItself(child, in: parent, along: axis)
      let isFixed =
        ((solver.lengths[parent] ?? [])
        + solver.interfaceLengths(parent, reader.facts(parent), along: axis))
        .contains { length, constraint in
          length.axis == axis && length.relation != .atLeast && length.other == nil
            && constraint.isCertain
        }
        || solver.keepsFrame(parent, around: child) && span.high > 0
        || cuts
        || !follows
          && span.sources.contains { source in
            source.operation == .constraint && source.holder != holder
              && !inside.contains { $0 == source.holder }
          }
      let name = holder.name ?? ""
      let given = solver.given(to: parent, along: axis)
      let isKnown = span.isBounded && (span.certainty == .exact || given != nil)
      // What a view scrolls may be as long as it likes, each part of it as long as that view.
      let isScrolled = solver.isScrolled(child, by: parent, along: axis)
      if isScrolled { between = 0 }
      if isKnown, !isScrolled,
        let growth = solver.growth(of: child, in: parent, of: span.high, along: axis)
      {
        let limit = growth.isOn ? solver.holder(growth.beside) : holder
        limits.append(
          Screen.Side.Limit(
            name: limit.name ?? "", length: max(0, growth.room - between), isPlace: !growth.isOn))
      }
      if !isScrolled { between += solver.taken(beside: child, in: parent, along: axis) }
      if let given {
        limits.append(
          Screen.Side.Limit(
            name: reader.owner?.name ?? "", length: max(0, given.length.largest - between),
            giver: given.giver))
        break
      }
      if !isFixed, reader.facts(parent).isOwn {
        limits += solver.limitsWhereShown(along: axis).map { shown in
          Screen.Side.Limit(name: shown.name, length: max(0, shown.length - between))
        }
      }
      if let cell = solver.collectionCell(showing: parent), solver.fills(child, parent, along: axis)
      {
        // A collection gives its cells their size.
        let length = solver.span(of: child, along: axis)
        if length.isBounded {
          limits.append(Screen.Side.Limit(name: cell, length: length.high))
        }
      } else if isFixed, span.isBounded || cuts {
        // Of several lengths any may be the one at which it holds the view as that is.
        let several = solver.leastOfSeveral(givenTo: parent, along: axis)
        let known = solver.span(of: id, along: axis)
        let held = several.flatMap { known.isBounded && $0 - between >= known.low ? $0 : nil }
        let room = span.isBounded ? max(0, (held ?? span.high) - between) : 0
        limits.append(Screen.Side.Limit(name: name, length: room))
      } else if span.isBounded,
        solver.decides(child, lengthOf: parent, along: axis) || solver.copies(parent, child)
      {
        limits.append(Screen.Side.Limit(name: name, length: span.high, follows: true))
      } else if span.isBounded, !solver.grows(parent, with: id, along: axis) {
        // What else it holds makes it as long as it is.
        limits.append(Screen.Side.Limit(name: name, length: max(0, span.high - between)))
      } else if let text = solver.textRoom(in: parent, around: child, along: axis), text.isBounded {
        limits.append(Screen.Side.Limit(name: name, length: max(0, text.high - between)))
      } else if solver.lodgesTightly(parent, along: axis) {
        let lodged = solver.span(of: child, along: axis)
        if lodged.isBounded {
          limits.append(Screen.Side.Limit(name: name, length: lodged.high, follows: true))
        }
      }
      inside.append(holder)
    }
    return (limits, companions)
  }
}
