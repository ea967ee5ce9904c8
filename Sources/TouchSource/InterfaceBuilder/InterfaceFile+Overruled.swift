/// Which constraints of a file others overrule.
extension InterfaceFile {
  /// What is left of the constraints where some overrule others.
  struct Standing {
    /// Those that hold.
    var constraints: [Constraint]
    /// The least and the most that views are by those that may hold.
    var bounds: [String: [InterfaceFiles.Bound]] = [:]
  }

  /// The constraints without those on the lengths of views that may give way, where what must hold says
  /// otherwise or the system may.
  ///
  /// A strong wish gives way to constraints that must hold, as those that tie both ends of a view to
  /// the screen.
  var standing: Standing {
    func isWish(_ constraint: Constraint) -> Bool {
      constraint.priority < LayoutPriority.required
        && Axis(length: constraint.first.attribute) != nil
    }
    guard constraints.contains(where: isWish) else { return Standing(constraints: constraints) }
    let firm = layout(by: constraints.filter { $0.priority >= LayoutPriority.required })
    let shown = shownInBars.filter(mayBeResized).sorted()
    var framed = firm
    for id in shown { giveFrame(of: id, to: &framed) }
    framed.settle()
    var standing = Standing(constraints: [])
    for constraint in constraints {
      if !isWish(constraint) {
        standing.constraints.append(constraint)
      } else if !isOverruled(constraint, by: firm) {
        if shown.isEmpty || !isOverruled(constraint, by: framed) {
          standing.constraints.append(constraint)
        } else {
          standing.bounds[constraint.first.view, default: []] += bounds(by: constraint, or: framed)
        }
      }
    }
    return standing
  }

  /// Whether a constraint on the length of a view does not hold because of what must.
  private func isOverruled(_ constraint: Constraint, by firm: InterfaceLayout) -> Bool {
    guard let axis = Axis(length: constraint.first.attribute) else { return false }
    let view = constraint.first.view
    if firm.extent(of: view, along: axis) != nil { return true }
    guard constraint.second == nil else { return false }
    let (least, most) = (firm.least(of: view, along: axis), firm.most(of: view, along: axis))
    return constraint.relation != .atLeast
      && least.map { constraint.constant < $0.length } ?? false
      || constraint.relation != .atMost
        && most.map { constraint.constant > $0.length } ?? false
  }

  /// The least and the most that a view is of which it is not known whether a constraint on its length or
  /// what is laid out without that gives it one.
  private func bounds(
    by constraint: Constraint, or framed: InterfaceLayout
  ) -> [InterfaceFiles.Bound] {
    guard constraint.second == nil, holds(constraint),
      let axis = Axis(length: constraint.first.attribute),
      let extent = framed.extent(of: constraint.first.view, along: axis), !extent.isBesideScreen
    else { return [] }
    func bound(_ relation: Relation, _ length: Double) -> InterfaceFiles.Bound {
      InterfaceFiles.Bound(
        axis: axis, relation: relation, length: length,
        source: InterfaceFiles.Source(place: constraint.place, name: constraint.first.attribute))
    }
    var bounds: [InterfaceFiles.Bound] = []
    if constraint.relation != .atMost {
      bounds.append(bound(.atLeast, min(constraint.constant, extent.length)))
    }
    if constraint.relation != .atLeast {
      bounds.append(bound(.atMost, max(constraint.constant, extent.length)))
    }
    return bounds
  }

  /// The views that bars show as large as they were drawn: their masks make constraints that must hold.
  var shownInBars: [String] {
    elements.compactMap { id, element in
      guard element.isFrameKept, let parent = element.parent,
        elements[parent]?.tag == Self.barItem
      else { return nil }
      return id
    }
  }

  /// Whether a view that a bar shows may have another size than it was drawn with: by code, or by what it
  /// shows itself.
  func mayBeResized(_ id: String) -> Bool {
    connected.contains(id) || elements[id]?.view.className != nil || elements[id]?.tag != "view"
  }

  /// Notes that a view is as large as it was drawn.
  func giveFrame(of id: String, to layout: inout InterfaceLayout) {
    guard let element = elements[id] else { return }
    for axis in [Axis.horizontal, .vertical] {
      guard let length = element.frame.laidOut(along: axis) else { continue }
      layout.fix(
        id, length, along: axis,
        by: InterfaceLayout.Source(
          place: element.frame.place ?? element.place, name: "frame", view: id))
    }
  }
}
