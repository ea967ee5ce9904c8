import TouchModel

/// Which views of a file of Interface Builder others may make longer than they ask for.
extension InterfaceFile {
  /// A view both of whose ends another's are held to.
  struct Hold {
    var view: String
    /// How much shorter it is than that view.
    var difference: Double
  }

  /// What tells whether a view is as long as it asks for, by the axes along which others have a part in that.
  func stretchings(of id: String, _ layout: InterfaceLayout) -> [Axis: InterfaceFiles.Stretching] {
    var stretchings: [Axis: InterfaceFiles.Stretching] = [:]
    for axis in [Axis.horizontal, .vertical] {
      stretchings[axis] = stretching(of: id, layout, along: axis)
    }
    return stretchings
  }

  private func stretching(
    of id: String, _ layout: InterfaceLayout, along axis: Axis
  ) -> InterfaceFiles.Stretching? {
    let holder = around(id).first.flatMap { elements[$0] }
    // What an attribute makes of a stack view is not followed.
    if let holder, holder.tag == "stackView", holder.stack == nil { return .open }
    let stack = holder?.stack
    var result: InterfaceFiles.Stretching? = stack?.hold(along: axis) == .given ? .drawn : nil
    var inner = id
    var met: Set = [id]
    var beside: Set<String> = []
    for _ in 0..<SetupReader.mostAround {
      // What is as long as something else says is not asked for.
      guard layout.extent(of: inner, along: axis) == nil else { break }
      beside.formUnion(alikes(of: inner, layout, along: axis))
      var next: String?
      for hold in endHolds(of: inner, along: axis) {
        if !fits(inner, hold, along: axis) { return .open }
        if !around(inner).contains(hold.view) {
          beside.insert(hold.view)
          beside.formUnion(alikes(of: hold.view, beside: inner, layout, along: axis))
          result = .drawn
        } else {
          if children[hold.view]?.contains(where: { !isOn($0, wayTo: inner) }) == true {
            result = .drawn
          }
          next = hold.view
        }
      }
      guard let next, met.insert(next).inserted else { break }
      inner = next
    }
    let others = beside.reduce(into: beside) { $0.formUnion(inside($1)) }
    if others.contains(where: { mayVary($0, along: axis) }) { return .open }
    let labels = axis == .vertical ? others.filter { elements[$0]?.tag == "label" } : []
    let outlets = labels.sorted().flatMap(outlets)
    return outlets.isEmpty ? result : .lines(outlets)
  }

  /// The views that constraints which must hold make a view as long as, or at least as long, by way of others
  /// too, and whose length nothing says: that it was laid out as long as it asks for does not say that it stays
  /// so where one of them varies.
  ///
  /// - Parameter other: The view that is asked about, if that is not the one.
  private func alikes(
    of id: String, beside other: String? = nil, _ layout: InterfaceLayout, along axis: Axis
  ) -> Set<String> {
    // What is around it, or in it, is asked for where that is looked at.
    let asked = other ?? id
    let apart = Set(around(asked)).union(inside(asked)).union([asked])
    var (found, open): (Set<String>, [String]) = ([], [id])
    while let view = open.popLast(), found.count < SetupReader.mostAround {
      let held = endHolds(of: view, along: axis, orBeyond: true).map(\.view)
      for next in lengths(holding: view, along: axis) + held
      where next != id && !apart.contains(next) && !isOf(asked, next)
        && layout.extent(of: next, along: axis) == nil && found.insert(next).inserted
      {
        open.append(next)
      }
    }
    return found
  }

  /// The views as long as which, or longer, constraints that must hold make another.
  private func lengths(holding id: String, along axis: Axis) -> [String] {
    constraints.flatMap { constraint -> [String] in
      guard let second = constraint.second, Axis(length: constraint.first.attribute) == axis,
        Axis(length: second.attribute) == axis
      else { return [] }
      let ways = [
        (constraint.first.view, second.view, constraint.relation),
        (second.view, constraint.first.view, constraint.relation.mirrored),
      ]
      let others = ways.filter { isOf(id, $0.0) && $0.2 != .atMost }.map(\.1)
      return others.isEmpty || !holds(constraint) ? [] : others
    }
  }

  /// Whether a view is another one or holds it.
  private func isOn(_ view: String, wayTo inner: String) -> Bool {
    view == inner || around(inner).contains(view)
  }

  /// Whether something that constraints hold is a view or one of its guides.
  private func isOf(_ view: String, _ item: String) -> Bool {
    item == view || guides[item] == view || frameGuides[item] == view
  }

  /// The views both of whose ends constraints that must hold keep those of a view at.
  ///
  /// - Parameter orBeyond: Whether they may keep them beyond those, too.
  func endHolds(of id: String, along axis: Axis, orBeyond: Bool = false) -> [Hold] {
    var insets: [String: (start: Double?, end: Double?)] = [:]
    let inside = inside(id)
    for constraint in constraints where orBeyond || constraint.relation == .equal {
      // Whether code changes a constraint takes longest to find out.
      guard let second = constraint.second,
        [constraint.first.view, second.view].contains(where: { isOf(id, $0) }),
        let (one, other, distance) = ends(of: constraint, second), one.axis == axis,
        one.isStart == other.isStart, one.view != other.view, [one.view, other.view].contains(id),
        (one.view == id ? constraint.relation : constraint.relation.mirrored)
          != (one.isStart ? .atLeast : .atMost),
        holds(constraint)
      else { continue }
      let outer = one.view == id ? other.view : one.view
      // What it holds is asked for where that is looked at.
      guard !inside.contains(outer) else { continue }
      let inset = (one.view == id) == one.isStart ? distance : -distance
      if one.isStart {
        insets[outer, default: (nil, nil)].start = inset
      } else {
        insets[outer, default: (nil, nil)].end = inset
      }
    }
    return insets.sorted { $0.key < $1.key }.compactMap { view, inset in
      guard let start = inset.start, let end = inset.end else { return nil }
      return Hold(view: view, difference: start + end)
    }
  }

  /// Whether a view was laid out as long as one that holds its ends lets it be, as far as both were laid out:
  /// what does not fit was drawn before the constraints were.
  private func fits(_ id: String, _ hold: Hold, along axis: Axis) -> Bool {
    guard let own = elements[id]?.frame.laidOut(along: axis),
      let other = elements[hold.view]?.frame.laidOut(along: axis)
    else { return true }
    return abs(other - hold.difference - own) <= 1
  }

  /// Whether what a view shows or holds may be of another length when it runs than it was laid out with.
  private func mayVary(_ id: String, along axis: Axis) -> Bool {
    guard let element = elements[id] else { return true }
    return element.wraps
      || connected.contains(id) && (axis == .horizontal || element.tag != "label")
  }
}
