import TouchLayout

/// Views whose ends constraints hold beside the alignment of the stack view that arranges them.
extension SizeSolver {
  /// How long a view is across the axis of a stack view that does not stretch it, where the alignment and
  /// constraints to what is around it hold both its ends, or its middle and an end; nil where they do not.
  ///
  /// - Parameter alignment: Where the stack view puts the view.
  func heldAcross(
    _ view: ViewFacts.ID, in stack: ViewFacts.ID, _ alignment: [String], along axis: Axis,
    within around: Set<Key>
  ) -> Span? {
    let facts = reader.facts(view)
    let own = pins(on: view).filter { pin, _ in
      pin.edge.axis == axis && pin.edge.fraction != nil
        && pin.other.map { isAround(reader.canonical($0.view), view) } ?? false
    }
    guard let place = own.first?.1 else { return nil }
    var pins = own
    if let pin = pin(by: alignment, in: stack, along: axis) {
      var constraint = ConstraintFacts(
        view: view, kind: .edge(pin), place: place.place, name: place.name)
      constraint.isActive = true
      pins.append((pin, constraint))
    }
    let (starts, ends) = (pins.filter { $0.0.pulls(.start) }, pins.filter { $0.0.pulls(.end) })
    if !starts.isEmpty, !ends.isEmpty {
      return stretched(view, starts, ends, along: axis, within: around)
    }
    return mirrored(pins, facts, along: axis, within: around)
  }

  /// What an alignment ties of all views of a stack view to that, unless it differs by view or is not known.
  private func pin(
    by alignment: [String], in stack: ViewFacts.ID, along axis: Axis
  ) -> EdgeConstraint? {
    let edge: Edge
    switch Set(alignment) {
    case ["leading"], ["top"]: edge = axis == .horizontal ? .leading : .top
    case ["trailing"], ["bottom"]: edge = axis == .horizontal ? .trailing : .bottom
    case ["center"]: edge = axis == .horizontal ? .centerX : .centerY
    default: return nil
    }
    let margins = reader.facts(stack).arrangementMargins(along: axis)
    return EdgeConstraint(
      edge: edge, relation: .equal, other: (stack, edge, isInset: margins?.largest != 0),
      constant: 0)
  }
}
