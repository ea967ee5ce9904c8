/// How long views are that constraints which others may overrule pull as far as margins let them.
extension InterfaceFile {
  /// What a view keeps of one around it.
  private struct Margins {
    /// The view around; nil where there are none.
    var outer: String?
    var start = 0.0
    var end = 0.0
    /// The most that constraints on its own length let it be.
    var most = Double.infinity
  }

  /// Notes how long those views are at least: as long as the weaker constraint asks, or as what the margins
  /// leave.
  func addWishes(to layout: inout InterfaceLayout) {
    let found = wishes.filter { wish in
      wish.relation == .equal && wish.id != nil && Axis(length: wish.first.attribute) != nil
    }
    guard !found.isEmpty else { return }
    // What lies around decides what lies inside.
    let depths = found.map { around($0.first.view).count }
    for (wish, _) in zip(found, depths).sorted(by: { $0.1 < $1.1 }) {
      guard let axis = Axis(length: wish.first.attribute),
        let length = leastLength(by: wish, along: axis, in: layout)
      else { continue }
      let (start, end) = layout.ends(of: wish.first.view, along: axis)
      layout.keep(
        end, behind: start, by: length,
        source: InterfaceLayout.Source(place: wish.place, name: wish.first.attribute))
    }
    layout.settleLeasts()
  }

  /// How long a view is at least by what a weaker constraint asks for; nil where anything but margins
  /// and its middle has a part in that.
  private func leastLength(
    by wish: Constraint, along axis: Axis, in layout: InterfaceLayout
  ) -> Double? {
    let view = wish.first.view
    let inside = inside(view)
    guard let element = elements[view], !element.isVaried,
      elements[element.parent ?? ""]?.tag != "stackView",
      // What it shows or holds keeps from growing as strongly.
      ([view] + inside).allSatisfy({ id in
        axes(of: view, beside: axis).allSatisfy {
          elements[id]?.hugging[$0] ?? LayoutPriority.defaultLow < wish.priority
        }
      }),
      let margins = margins(of: view, beside: wish, inside, along: axis), holds(wish)
    else { return nil }
    var asked = wish.constant
    if let second = wish.second {
      let other = measured(second.view, along: axis)
      guard Axis(length: second.attribute) == axis, around(view).contains(other) else { return nil }
      asked += wish.multiplier * layout.leastLength(of: other, along: axis)
    }
    let room = margins.outer.map {
      layout.leastLength(of: $0, along: axis) - margins.start - margins.end
    }
    let length = min(asked, room ?? .infinity, margins.most)
    return length > 0 ? length : nil
  }

  /// An axis, and the other one where one side of a view follows from the other.
  private func axes(of view: String, beside axis: Axis) -> [Axis] {
    holds[view]?.tieSides == true ? [axis, axis.other] : [axis]
  }

  /// Whether nothing but its middle holds a view along an axis, so that its other side may decide how long it
  /// is there.
  private func isLeft(_ view: String, along axis: Axis) -> Bool {
    (holds[view] ?? []).allSatisfy { hold in
      hold.axis != axis || hold.part == .aspect || hold.part == .middle && hold.relation == .equal
    }
  }

  /// What a view keeps of one around it, where no constraint besides has a part in how long it is: of
  /// one in the middle on both sides the same.
  private func margins(
    of view: String, beside wish: Constraint, _ inside: Set<String>, along axis: Axis
  ) -> Margins? {
    let own = (holds[view] ?? []).filter { hold in
      hold.axis == axis && hold.constraint != wish.id
        && !hold.views.contains(where: inside.contains)
    }
    let isFree = own.allSatisfy { hold in
      switch hold.part {
      case .middle: hold.relation == .equal
      case .start: hold.relation == .atLeast
      case .end: hold.relation == .atMost
      case .length: hold.relation != .equal
      case .ratio: false
      case .aspect: hold.relation == .equal && isLeft(view, along: axis.other)
      }
    }
    guard isFree else { return nil }
    let found = own.compactMap { hold in
      constraints.first { $0.id == hold.constraint && hold.constraint != nil }
    }
    guard found.count == own.count, found.allSatisfy(holds) else { return nil }
    var margins = Margins()
    var middles: Set<String> = []
    for constraint in found {
      guard let second = constraint.second else {
        if constraint.relation == .atMost { margins.most = min(margins.most, constraint.constant) }
        continue
      }
      // What makes its other side follow from this one leaves this one as it is.
      if constraint.first.view == second.view { continue }
      let other = measured(
        constraint.first.view == view ? second.view : constraint.first.view, along: axis)
      if middle(constraint.first.attribute) == axis {
        guard middle(second.attribute) == axis, constraint.constant == 0,
          constraint.multiplier == 1
        else { return nil }
        middles.insert(other)
        continue
      }
      guard let (end, far, distance) = ends(of: constraint, second), end.isStart == far.isStart,
        around(view).contains(other), margins.outer ?? other == other
      else { return nil }
      margins.outer = other
      let inset = (end.view == view) == end.isStart ? distance : -distance
      if end.isStart {
        margins.start = max(margins.start, inset)
      } else {
        margins.end = max(margins.end, inset)
      }
    }
    guard let outer = margins.outer else { return margins }
    guard middles.isSubset(of: [outer]) else { return nil }
    if !middles.isEmpty {
      (margins.start, margins.end) = (
        max(margins.start, margins.end), max(margins.start, margins.end)
      )
    }
    return margins
  }
}
