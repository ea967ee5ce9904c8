import TouchLayout

/// What gives views other lengths than those that what they hold asks for.
extension SizeSolver {
  /// Whether another view of a stack view takes all that is left along its axis, so that this one is
  /// as long as it asks to be.
  func isSpared(_ view: ViewFacts.ID, in stack: ViewFacts.ID, along axis: Axis) -> Bool {
    let facts = reader.facts(view)
    let own = hugging(of: facts, along: axis)
    return (arrangements[stack] ?? []).contains { other in
      let others = reader.facts(other)
      guard other != view, isShown(other, whenever: facts) else { return false }
      if isSpacer(others, other, along: axis) {
        return growsWithOthers(other, in: stack, whenever: facts, along: axis)
      }
      guard ViewFacts.growing.contains(others.className), growsFreely(others, along: axis),
        (lengths[other] ?? []).allSatisfy({ $0.0.axis != axis || $0.0.relation == .atLeast })
      else { return false }
      return hugging(of: others, along: axis).largest < own.smallest
    }
  }

  /// Whether a stack view shows a view whenever it shows another, and no more than that and lengths place it.
  func isShown(_ view: ViewFacts.ID, whenever other: ViewFacts) -> Bool {
    let facts = reader.facts(view)
    return facts.isHidden.isEmpty && !facts.isLoose && facts.unknowns.isEmpty && facts.isMade
      && facts.shownBranches.isSubset(of: other.shownBranches) && (edges[view] ?? []).isEmpty
  }

  /// Whether a spacer of a stack view takes whatever is left, by itself or with other spacers that
  /// constraints make so many times as long.
  private func growsWithOthers(
    _ spacer: ViewFacts.ID, in stack: ViewFacts.ID, whenever shown: ViewFacts, along axis: Axis
  ) -> Bool {
    var group = [spacer]
    var ties = 0
    var next = 0
    while next < group.count {
      var others: Set<ViewFacts.ID> = []
      for (length, _) in lengths[group[next]] ?? []
      where length.axis == axis && length.relation != .atLeast {
        guard length.relation == .equal, let other = length.other, other.axis == axis,
          let multiplier = length.multiplier, multiplier.smallest > 0
        else { return false }
        let view = reader.canonical(other.view)
        guard others.insert(view).inserted,
          reader.facts(view).stacks.contains(where: { reader.canonical($0) == stack }),
          isSpacer(reader.facts(view), view, along: axis), isShown(view, whenever: shown)
        else { return false }
        ties += 1
        if !group.contains(view) { group.append(view) }
      }
      next += 1
    }
    // Each is said of both that it ties. More than lead from one to the next may contradict each other.
    return ties == 2 * (group.count - 1)
  }

  /// Whether the class of a view keeps it from growing by nothing but its priority.
  func growsFreely(_ facts: ViewFacts, along axis: Axis) -> Bool {
    guard let type = facts.type else { return true }
    let inner = classes.reading(type, facts.construction)
    guard let own = inner.own.map(inner.canonical), !inner.isCut else { return false }
    let inside = inner.facts(own)
    guard inside.isHidden.isEmpty, !inside.isLoose, inside.unknowns.isEmpty else { return false }
    return inner.constraints.allSatisfy { constraint in
      guard inner.canonical(constraint.view) == own else { return true }
      switch constraint.kind {
      case .length(let length): return length.axis != axis || length.relation == .atLeast
      case .edge(let edge): return edge.edge.axis != axis
      }
    }
  }

  /// Whether nothing asks for any length of a view in a stack view, across whose axis it lies.
  func asksForNothing(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    (lengths[view] ?? []).allSatisfy { $0.0.axis != axis || $0.0.relation == .atMost }
      && (edges[view] ?? []).allSatisfy { $0.0.edge.axis != axis } && isBlank(view, along: axis)
  }

  /// Whether a view neither shows nor holds anything that asks for a length.
  func isBlank(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    let facts = reader.facts(view)
    guard facts.isMade, !facts.isOfNib, !facts.isLoose, facts.unknowns.isEmpty else {
      return false
    }
    if let type = facts.type { return isEmpty(type, view, along: axis) }
    if facts.className == "UIImageView" {
      return facts.content.images.isEmpty && (facts.isPrivate || !facts.isHeld)
    }
    return isSpacer(facts, view, along: axis)
  }

  /// Whether a view shows nothing of its own, nor does its class, so that only what it holds gives it a
  /// length.
  func isContainer(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    let facts = reader.facts(view)
    // What a nib puts into a view asks for what it does.
    guard facts.className == "UIView", !facts.isOwn, !facts.isOfNib else { return false }
    return facts.type.map { isEmpty($0, reader.canonical(view), along: axis) } ?? true
  }

  /// Whether the class of a view gives it no length.
  private func isEmpty(_ type: TypeInfo, _ view: ViewFacts.ID, along axis: Axis) -> Bool {
    let axes = emptiness.known[view] ?? emptyAxes(type, reader.facts(view))
    emptiness.known[view] = axes
    return axes.contains(axis)
  }

  /// The axes along which a class of the project's gives its views no length, where nothing that it puts
  /// into them is tied to them.
  private func emptyAxes(_ type: TypeInfo, _ facts: ViewFacts) -> Set<Axis> {
    guard facts.className == "UIView" else { return [] }
    let inner = classes.reading(type, facts.construction)
    guard let own = inner.own.map(inner.canonical), !inner.isCut else { return [] }
    let inside = inner.facts(own)
    guard !inside.holdsViews || inner.holdsOnlyFramed(own), inside.unknowns.isEmpty,
      !inside.isLoose, inside.frames.isEmpty, !inside.isFitted
    else { return [] }
    let axes = inner.constraints.filter { inner.canonical($0.view) == own }.map { constraint in
      switch constraint.kind {
      case .length(let length): length.axis
      case .edge(let edge): edge.edge.axis
      }
    }
    return Set([.horizontal, .vertical]).subtracting(axes).filter(inner.asksForNoLength)
  }

  /// Whether nothing in a view asks for any length, so that it grows before all others.
  func isSpacer(
    _ facts: ViewFacts, _ view: ViewFacts.ID, along axis: Axis
  ) -> Bool {
    guard facts.type == nil, !facts.isOfNib else { return false }
    switch facts.className {
    case "UIView": return !facts.holdsViews
    case "UIScrollView", "UITableView", "UICollectionView", "WKWebView": return true
    // They ask for a height alone.
    case "UISlider", "UIProgressView", "UISearchBar": return axis == .horizontal
    case "UIStackView": return !facts.isMixed && (arrangements[view] ?? []).isEmpty
    default: return false
    }
  }

  /// Whether anything but what it holds may give a stack view, or a view around one, a length.
  ///
  /// - Parameter isPlain: Whether what its class does in it is known to stretch nothing.
  func isStretched(
    _ view: ViewFacts.ID, along axis: Axis, within around: Set<Key>, isPlain: Bool = false
  ) -> Bool {
    let view = reader.canonical(view)
    let facts = reader.facts(view)
    if facts.isOwn { return stackAxis(of: facts) == nil || isOwnStretched(facts, along: axis) }
    // What its class's own methods do to it the code of that tells.
    let doubts = isPlain ? facts.doubtsBesideCalls : Set(facts.unknowns)
    guard knownLengths.mayFollow(Key(view: view, axis: axis), beside: around),
      !facts.isLoose, facts.type == nil || isPlain || isContainer(view, along: axis),
      doubts.isEmpty, facts.isMade, facts.frames.isEmpty, facts.host == nil,
      !isHeldLong(view, along: axis)
    else { return true }
    let within = around.union([Key(view: view, axis: axis)])
    if let outer = facts.stacks.first.map(reader.canonical) {
      let holder = reader.facts(outer)
      guard facts.stacks.allSatisfy({ reader.canonical($0) == outer }),
        let outerAxis = stackAxis(of: holder)
      else { return true }
      let names = holder.names(outerAxis == axis ? "distribution" : "alignment")
      let isFilling =
        names.map {
          $0.isEmpty || !Set($0).isDisjoint(with: ["fill", "fillEqually", "fillProportionally"])
        } ?? true
      if isFilling, outerAxis != axis { return true }
      if isFilling, names != [], names != ["fill"] { return true }
      return isFilling && !isSpared(view, in: outer, along: axis)
        && isStretched(outer, along: axis, within: within)
    }
    let pins = (edges[view] ?? []).filter { pin, _ in
      pin.edge.axis == axis && (!isInside(pin, view) || isHeldOutside(pin, of: view))
    }
    guard !(edges[view] ?? []).isEmpty else { return true }
    if pins.contains(where: { $0.0.pulls(.start) }), pins.contains(where: { $0.0.pulls(.end) }),
      !isWrapped(view, by: pins, along: axis, within: within), isPulled(view, along: axis)
    {
      return true
    }
    let ended = pins.filter { $0.0.edge.isStart != nil }
    return isPulledByMiddle(view, by: pins.map(\.0))
      && !isWrapped(view, by: ended, along: axis, within: within)
  }

  /// Whether constraints on its length may make a view longer.
  private func isHeldLong(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    (lengths[view] ?? []).contains { $0.0.axis == axis && $0.0.relation != .atMost }
  }

  /// Whether a constraint ties a view to one that it holds.
  private func isInside(_ pin: EdgeConstraint, _ view: ViewFacts.ID) -> Bool {
    guard let other = pin.other else { return false }
    return reader.facts(other.view).superviews.contains { reader.canonical($0) == view }
  }

  /// Whether the view around one that both its ends are tied to takes its length from it alone.
  private func isWrapped(
    _ view: ViewFacts.ID, by pins: [(EdgeConstraint, ConstraintFacts)], along axis: Axis,
    within around: Set<Key>
  ) -> Bool {
    guard let parent = reader.superview(of: view) else { return false }
    let scrolls = reader.facts(parent).className == "UIScrollView"
    let areTied = pins.allSatisfy { pin, constraint in
      guard let other = pin.other, reader.canonical(other.view) == parent else { return false }
      return pin.relation == .equal && constraint.isCertain && pin.edge.isStart != nil
        && pin.edge.isStart == other.edge.isStart && !(scrolls && other.isInset)
    }
    guard areTied, !pushes(on: parent, along: axis, except: [view]) else { return false }
    // What scrolls is as long as what it shows.
    if scrolls { return true }
    let facts = reader.facts(parent)
    if isContentOfCell(parent, along: axis) {
      return !facts.isLoose && facts.unknowns.isEmpty && facts.frames.isEmpty
        && !isHeldLong(parent, along: axis)
    }
    // What a stack view arranges holds its ends as well.
    if facts.isOwn { return facts.className == "UIView" && !isOwnStretched(facts, along: axis) }
    return isContainer(parent, along: axis) && !isStretched(parent, along: axis, within: around)
  }

  /// Whether anything may give the class's own view a length where the project shows it.
  private func isOwnStretched(_ facts: ViewFacts, along axis: Axis) -> Bool {
    guard depth < Self.mostDepth, !reader.isController, !reader.isCut, let type = reader.owner,
      let own = reader.own.map(reader.canonical), facts.className == type.systemViewClass,
      ["UIView", "UIStackView"].contains(facts.className), !facts.isLoose, facts.unknowns.isEmpty,
      facts.frames.isEmpty, facts.superviews.isEmpty, facts.stacks.isEmpty,
      type.variable("intrinsicContentSize") == nil, !isHeldLong(own, along: axis),
      // Its class may tie it to what shows it.
      (edges[own] ?? []).allSatisfy({ pin, _ in
        pin.edge.axis != axis || pin.other.map { isAround(own, reader.canonical($0.view)) } ?? false
      }),
      let uses = classes.uses(type), !uses.isEmpty
    else { return true }
    return uses.contains { use in
      let solver = SizeSolver(use.reader, classes, depth: depth + 1, steps: steps)
      return facts.className == "UIStackView" && solver.arranges(use.view)
        || solver.isStretched(use.view, along: axis, within: [], isPlain: true)
    }
  }

  /// Along which axis a stack view arranges; nil where it is not known.
  ///
  /// The class's own that its class does not turn is a row where no code that shows it turns it either.
  func stackAxis(of facts: ViewFacts) -> Axis? {
    if let axis = facts.stackAxis { return axis }
    guard facts.isOwn, facts.className == "UIStackView", facts.names("axis") == [],
      facts.unknowns.isEmpty, !facts.isLoose, let type = reader.owner,
      type.variable("axis") == nil, !reader.mayHold(anyOf: Self.namesOfAxis),
      let uses = classes.uses(type), !uses.isEmpty, !uses.contains(where: mayBeTurned)
    else { return nil }
    return .horizontal
  }

  /// Whether code that shows a stack view of a class, or reaches it there, may say how that arranges.
  private func mayBeTurned(_ use: ViewUses.Use) -> Bool {
    let facts = use.reader.facts(use.view)
    if !facts.unknowns.isEmpty || facts.isLoose || use.reader.mayHold(anyOf: Self.namesOfAxis) {
      return true
    }
    if Self.arranging.contains(where: { facts.properties[$0] != nil }) { return true }
    guard facts.isHeld, !facts.isPrivate, let owner = use.reader.owner, let name = facts.name else {
      return false
    }
    let used = OutsideUse(index: use.reader.index).members(of: name, in: owner)
    return !used.isDisjoint(with: Self.arranging.union([.itself]))
  }

  private static let arranging: Set<String> = ["axis", "alignment", "distribution"]
  /// How code names the property that turns a stack view without a value of it.
  private static let namesOfAxis = ["\\.axis", "\"axis\""]

  /// Whether code says of a stack view what it arranges, or how.
  private func arranges(_ stack: ViewFacts.ID) -> Bool {
    let facts = reader.facts(stack)
    return !(arrangements[reader.canonical(stack)] ?? []).isEmpty || facts.isMixed
      || Self.arranging.contains { facts.properties[$0] != nil }
  }

  /// Whether a view holds what a cell shows that is as high as that.
  func isContentOfCell(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    guard axis == .vertical, let own = reader.own, let type = reader.owner,
      reader.isContent(view, of: own)
    else { return false }
    return !isHeldLong(reader.canonical(own), along: axis) && classes.isSelfSizing(type)
  }

  /// Whether anything in a container may hold its ends apart, beside some views.
  ///
  /// - Parameter twins: Views that end where it does, so that what is tied to them is tied to it.
  func pushes(
    on view: ViewFacts.ID, along axis: Axis, except views: [ViewFacts.ID],
    orOn twins: Set<ViewFacts.ID> = []
  ) -> Bool {
    func isMeant(_ other: ViewFacts.ID) -> Bool { other == view || twins.contains(other) }
    var ends: Set<Bool> = []
    for child in reader.views.indices.map(ViewFacts.ID.init) {
      guard reader.canonical(child) == child, !views.contains(child),
        reader.facts(child).superviews.contains(where: { reader.canonical($0) == view })
      else { continue }
      let pins = pins(on: child).filter { pin, _ in
        pin.edge.axis == axis && pin.other.map { isMeant(reader.canonical($0.view)) } ?? true
      }
      if pins.isEmpty || isBackdrop(child, of: view, along: axis) { continue }
      // With its middle and an end a view holds both ends.
      let isCentered = pins.contains { $0.0.edge.isStart == nil && $0.0.edge != .baseline }
      let own = Set(pins.compactMap(\.0.edge.isStart))
      if isCentered, !own.isEmpty { return true }
      ends.formUnion(own)
    }
    return ends.count == 2
  }
}

extension SetupReader {
  /// Whether frames alone place all that a view holds, so that none of it makes the view longer.
  fileprivate func holdsOnlyFramed(_ view: ViewFacts.ID) -> Bool {
    let held = views.indices.map(ViewFacts.ID.init).filter { child in
      canonical(child) == child && facts(child).superviews.contains { canonical($0) == view }
    }
    let tied = Set(constraints.map { canonical($0.view) })
    return !held.isEmpty
      && held.allSatisfy { child in
        let facts = facts(child)
        return facts.isMade && !facts.isLoose && facts.unknowns.isEmpty && !facts.frames.isEmpty
          && facts.properties["autoresizingMask"] == nil && !tied.contains(child)
      }
  }
}

/// Along which axes views ask for nothing, as far as that was asked.
///
/// It is a class because a solver is a value; it lives on one thread, for one solver.
final class Emptiness {
  var known: [ViewFacts.ID: Set<Axis>] = [:]
}
