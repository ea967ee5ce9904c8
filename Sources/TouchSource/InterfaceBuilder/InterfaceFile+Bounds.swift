/// The least and the most that a file of Interface Builder lets views be.
extension InterfaceFile {
  /// The least and the most that constraints let a view be.
  ///
  /// - Parameter own: What those on its own length say.
  func bounds(
    of id: String, _ view: InterfaceFiles.View, _ own: [InterfaceFiles.Bound],
    in layout: InterfaceLayout
  ) -> [InterfaceFiles.Bound] {
    own
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
        let broken = layout.lengthsInConflict(of: id, along: axis)
        return [
          bound(.atLeast, layout.least(of: id, along: axis)),
          bound(.atMost, layout.most(of: id, along: axis)),
          bound(.atLeast, broken?.least), bound(.atMost, broken?.most),
          wished(id, own, along: axis, in: layout), wishedLength(of: id, along: axis),
        ].compactMap(\.self)
      }
  }

  /// The least that a view is because constraints pull both its ends to those of the view in whose middle it
  /// lies: others may overrule them, of which there are none, and its content alone may make it longer.
  private func wished(
    _ id: String, _ own: [InterfaceFiles.Bound], along axis: Axis, in layout: InterfaceLayout
  ) -> InterfaceFiles.Bound? {
    guard let element = elements[id], let outer = element.parent, !element.isVaried,
      isCentered(id, in: outer, along: axis)
    else { return nil }
    let hugging = element.hugging[axis] ?? LayoutPriority.defaultLow
    // How far inside the outer view's ends its own are.
    var (start, end): (Double?, Double?)
    var source: InterfaceFiles.Source?
    for wish in wishes where wish.priority > hugging && holds(wish) {
      guard let second = wish.second, let (one, other, distance) = ends(of: wish, second),
        one.axis == axis, one.isStart == other.isStart, Set([one.view, other.view]) == [id, outer]
      else { continue }
      let inset = (one.view == id) == one.isStart ? distance : -distance
      if one.isStart { start = inset } else { end = inset }
      source = source ?? InterfaceFiles.Source(place: wish.place, name: wish.first.attribute)
    }
    guard let start, start == end, let source, let room = layout.least(of: outer, along: axis)
    else { return nil }
    let most = own.filter { $0.axis == axis && $0.relation == .atMost }.map(\.length)
    let length = min(room.length - 2 * start, most.min() ?? .infinity)
    guard length > 0 else { return nil }
    return InterfaceFiles.Bound(axis: axis, relation: .atLeast, length: length, source: source)
  }

  /// The least that a view is by a constraint on its own length that is as strong as what it asks for, where
  /// nothing else says how long it is: its content alone may make it longer.
  private func wishedLength(of id: String, along axis: Axis) -> InterfaceFiles.Bound? {
    let own = (holds[id] ?? []).filter { $0.axis == axis }
    let isFree = own.allSatisfy { hold in
      hold.part != .ratio && hold.part != .aspect
        && (hold.part != .length || hold.relation == .atLeast)
    }
    guard isFree, own.count(where: { $0.part != .length }) <= 1, let element = elements[id],
      elements[element.parent ?? ""]?.stack == nil
    else { return nil }
    let hugging = element.hugging[axis] ?? LayoutPriority.defaultLow
    let wishes = wishes.filter { wish in
      wish.first.view == id && wish.second == nil && wish.relation == .atLeast
        && Axis(length: wish.first.attribute) == axis && holds(wish)
        && wish.priority >= LayoutPriority.defaultHigh && wish.priority > hugging
    }
    return wishes.max { $0.constant < $1.constant }.map { wish in
      InterfaceFiles.Bound(
        axis: axis, relation: .atLeast, length: wish.constant,
        source: InterfaceFiles.Source(place: wish.place, name: wish.first.attribute))
    }
  }

  /// Whether a view lies in the middle of the one around it along an axis, and no other constraint that must
  /// hold says where it lies there.
  private func isCentered(_ id: String, in outer: String, along axis: Axis) -> Bool {
    var isCentered = elements[outer]?.stack?.centers(along: axis) ?? false
    for constraint in constraints {
      let views = [constraint.first.view, constraint.second?.view].compactMap(\.self)
      guard views.contains(id) else { continue }
      if constraint.second == nil, constraint.relation != .equal { continue }
      if middle(constraint.first.attribute) == axis {
        guard Set(views) == [id, outer], constraint.constant == 0, constraint.multiplier == 1,
          constraint.relation == .equal, middle(constraint.second?.attribute ?? "") == axis,
          holds(constraint)
        else { return false }
        isCentered = true
      } else if Axis(length: constraint.first.attribute) == axis
        || Edge(rawValue: constraint.first.attribute)?.axis == axis
      {
        return false
      }
    }
    return isCentered
  }

  /// The least and the most that those of constraints let views be that are on their own lengths.
  func ownBounds(by constraints: [Constraint]) -> [String: [InterfaceFiles.Bound]] {
    var bounds: [String: [InterfaceFiles.Bound]] = [:]
    for constraint in constraints where constraint.second == nil {
      guard let axis = Axis(length: constraint.first.attribute) else { continue }
      bounds[constraint.first.view, default: []] += kept(constraint).map { kept in
        InterfaceFiles.Bound(
          axis: axis, relation: kept.relation, length: kept.constant,
          source: InterfaceFiles.Source(place: kept.place, name: kept.first.attribute),
          occurs: constraint.relation == .equal)
      }
    }
    return bounds
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
