/// What code gives to properties of a class: views that it makes for them, and others that they stand for
/// at times.
extension SetupReader {
  /// Gives a property of the class what an expression refers to, or each of two views of which it is one.
  func hold(
    _ value: Expression, _ thing: Thing, in property: Thing, _ name: String, _ frame: SetupFrame
  ) {
    if !frame.branches.isEmpty { givenAtTimes.insert(name) }
    guard case .ternary(_, let first, let second) = value.kind, thing.isOther,
      [first, second].allSatisfy({ $0.refersToThings && givesView($0, in: frame) })
    else { return hold(thing, in: property, name) }
    for one in [first, second] { hold(read(one, in: frame), in: property, name) }
  }

  private func hold(_ thing: Thing, in property: Thing, _ name: String) {
    assigned.insert(name)
    switch (property, thing) {
    case (.view(let held), .view(let view)) where refers(held, to: view):
      references[name, default: []].append(view)
    case (.view(let held), .view(let view)):
      let known = facts(held)
      unite(held, view)
      // A stack view that another replaces is no longer the property's.
      if known.isMade, known.makings != facts(held).makings { change(held) { $0.isMixed = true } }
    case (_, .view(let view)): doubt(view, "it is kept in '\(name)'")
    default:
      if case .constraints = thing { replaceSwitched(in: name) }
      // What other code reaches by the property is not followed.
      if case .record = thing { doubt(thing, UnknownReason.handedOver) }
      slots[name, default: []].append(thing)
    }
  }

  /// Whether what a property is given is a view that another property holds, and so made for that one.
  private func refers(_ property: ViewFacts.ID, to view: ViewFacts.ID) -> Bool {
    let (holder, given) = (facts(property), facts(view))
    return canonical(property) != canonical(view) && given.isHeld && !given.isOwn
      && !holder.isMade && !holder.isOutlet && !holder.isOwn
  }

  /// Does to each of the views that a property stands for what was done to that by the property's name.
  func settleReferences() {
    for (name, views) in references.sorted(by: { $0.key < $1.key }) {
      guard let property = properties[name] else { continue }
      let views = views.map(canonical).uniqued(by: \.self)
      let isWhole = facts(property).isMade || views.count > 1 && isTiedTo(property)
      if isWhole || views.contains(canonical(property)) {
        // What other views are tied to is one of them, nobody knows which.
        for view in views { unite(property, view) }
        if views.count > 1 { change(property) { $0.isMixed = true } }
        continue
      }
      var said = facts(property)
      (said.name, said.place, said.isPrivate, said.isFilePrivate) = (nil, nil, false, false)
      // Code of other classes may name any of them by the property.
      if views.count > 1, isUsed(name, facts(property)) { said.isListed = true }
      let isMoved =
        !(said.lengths.isEmpty && said.edges.isEmpty && said.frames.isEmpty && said.blocks.isEmpty)
      if isMoved, views.count > 1 {
        said.unknowns.append("'\(name)' stands for it at times")
      }
      for number in recognizers.indices
      where recognizers[number].views.map(canonical).contains(canonical(property)) {
        recognizers[number].views += views
      }
      for view in views.dropFirst() { change(view) { $0.take(said) } }
      if let first = views.first {
        change(property) { $0 = said }
        unite(first, property)
      }
    }
  }

  /// Whether code outside the class uses a view by the name of a property.
  private func isUsed(_ property: String, _ facts: ViewFacts) -> Bool {
    guard !facts.isPrivate, let owner else { return false }
    return !OutsideUse(index: index).members(of: property, in: owner).isEmpty
  }

  /// Whether views are put into a view, or constraints tie others to it.
  private func isTiedTo(_ view: ViewFacts.ID) -> Bool {
    let view = canonical(view)
    if facts(view).holdsViews { return true }
    return views.indices.contains { number in
      let facts = views[number]
      return facts.superviews.contains { canonical($0) == view }
        || facts.lengths.contains { $0.other.map { canonical($0.view) } == view }
        || facts.edges.contains { $0.other.map { canonical($0.view) } == view }
    }
  }
}
