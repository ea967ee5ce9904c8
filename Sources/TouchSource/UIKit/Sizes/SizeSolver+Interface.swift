import TouchLayout
import TouchModel

/// What files of Interface Builder say of lengths.
extension SizeSolver {
  /// What constraints of Interface Builder say of the length of a view: all that an outlet stands for.
  func interfaceLengths(
    _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis
  ) -> [(LengthConstraint, ConstraintFacts)] {
    let given = reader.interfaceViews(of: facts).map { axis == .horizontal ? $0.width : $0.height }
    guard let first = given.compactMap(\.self).first,
      given.allSatisfy({ $0?.isBesideScreen == first.isBesideScreen })
    else { return [] }
    let ends = given.compactMap { $0?.length }
    var length = LengthConstraint(
      axis: axis, relation: .equal,
      constant: Length(
        smallest: ends.min() ?? first.length, typical: first.length,
        largest: ends.max() ?? first.length))
    if first.isBesideScreen {
      guard reader.isController, let screen = reader.own else { return [] }
      (length.other, length.multiplier) = ((screen, axis), Length(1))
    }
    var constraint = ConstraintFacts(
      view: view, kind: .length(length), place: first.source.place, name: first.source.name)
    constraint.decider = first.source.decider
    constraint.isActive = true
    return [(length, constraint)]
  }

  /// The views around an outlet that Interface Builder, or what shows the class that loads its nib, keeps
  /// as long as they are.
  func interfaceLimits(around view: ViewFacts.ID, along axis: Axis) -> [Screen.Side.Limit] {
    let views = reader.interfaceViews(of: reader.facts(view))
    var limits = views.flatMap(\.around).filter { $0.axis == axis }
      .map { Screen.Side.Limit(name: $0.name, length: $0.length) }
    if !views.isEmpty, let owner = reader.owner, owner.isPlainView, let own = reader.own {
      let shown = span(of: own, along: axis)
      if shown.isBounded {
        limits.append(Screen.Side.Limit(name: owner.name, length: shown.high))
      }
    }
    return limits.uniqued(by: \.name)
  }
}
