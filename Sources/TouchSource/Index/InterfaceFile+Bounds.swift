/// The least and the most that a file of Interface Builder lets views be.
extension InterfaceFile {
  /// The least and the most that constraints let a view be.
  func bounds(
    of id: String, _ view: InterfaceFiles.View, in layout: InterfaceLayout
  ) -> [InterfaceFiles.Bound] {
    bounds(of: id)
      + [Axis.horizontal, .vertical].flatMap { axis -> [InterfaceFiles.Bound] in
        // What is known exactly needs no bounds.
        guard (axis == .horizontal ? view.width : view.height) == nil else { return [] }
        func bound(
          _ relation: Relation, _ found: InterfaceLayout.Bound?
        ) -> InterfaceFiles.Bound? {
          found.map { found in
            InterfaceFiles.Bound(
              axis: axis, relation: relation, length: found.length,
              source: InterfaceFiles.Source(place: found.source.place, name: found.source.name))
          }
        }
        return [
          bound(.atLeast, layout.least(of: id, along: axis)),
          bound(.atMost, layout.most(of: id, along: axis)),
        ].compactMap(\.self)
      }
  }

  /// The least and the most that constraints on its own length let a view be.
  private func bounds(of view: String) -> [InterfaceFiles.Bound] {
    constraints.flatMap(kept).compactMap { constraint in
      guard constraint.first.view == view, constraint.second == nil,
        let axis = Axis(length: constraint.first.attribute)
      else { return nil }
      return InterfaceFiles.Bound(
        axis: axis, relation: constraint.relation, length: constraint.constant,
        source: InterfaceFiles.Source(place: constraint.place, name: constraint.first.attribute))
    }
  }

  /// The axes along which a constraint of its own gives a view a length that is not the same on all screens, or
  /// that code changes.
  func changedAxes(of view: String) -> Set<Axis> {
    Set(
      constraints.compactMap { constraint in
        guard constraint.first.view == view, constraint.second == nil,
          constraint.relation == .equal, !holds(constraint)
        else { return nil }
        return Axis(length: constraint.first.attribute)
      })
  }

  /// What a constraint sets a least or a most to, whatever code sets it to, each where that is said; nothing
  /// for one that says more or that is not known.
  func kept(_ constraint: Constraint) -> [Constraint] {
    guard let constants = constants(of: constraint) else { return [] }
    if constants.given.isEmpty { return constraint.relation == .equal ? [] : [constraint] }
    var given = constants.given
    // What code always overwrites never holds.
    if !constants.areAlways {
      given.insert(
        OutletConstants.Given(number: constraint.constant, place: constraint.place), at: 0)
    }
    // What is as long as nothing is not there.
    if constraint.second == nil { given.removeAll { $0.number == 0 } }
    // Of equal numbers Interface Builder's is one end and the code's the other, as both are to change.
    guard let least = given.min(by: { $0.number < $1.number }),
      let most = given.reversed().max(by: { $0.number < $1.number })
    else { return [] }
    func keeping(_ relation: Relation, _ given: OutletConstants.Given) -> [Constraint] {
      guard constraint.relation != (relation == .atLeast ? .atMost : .atLeast) else { return [] }
      var kept = constraint
      (kept.relation, kept.constant, kept.place) = (relation, given.number, given.place)
      return [kept]
    }
    return keeping(.atLeast, least) + keeping(.atMost, most)
  }
}
