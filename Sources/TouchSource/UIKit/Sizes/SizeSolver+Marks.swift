import TouchLayout

/// Where edges stand along the views that they are tied to.
extension SizeSolver {
  /// A place along a view.
  struct Mark {
    var view: ViewFacts.ID
    /// How far along the view, from 0 at its start to 1 at its end.
    var fraction: Double
    /// How far behind that.
    var offset: Length
    /// Whether it is that of a guide inside the view.
    var isInset: Bool
  }

  /// The place that a constraint ties an edge to; nil where that is not known.
  func mark(of pin: EdgeConstraint) -> Mark? {
    guard let other = pin.other, let constant = pin.constant, let fraction = other.edge.fraction
    else { return nil }
    return Mark(
      view: reader.canonical(other.view), fraction: fraction, offset: constant,
      isInset: other.isInset)
  }

  /// Where a place of a view lies along one around it; nil where constraints do not say.
  func place(
    of fraction: Double, in view: ViewFacts.ID, from parent: ViewFacts.ID, along axis: Axis,
    past met: Set<ViewFacts.ID>, within around: Set<Key> = []
  ) -> (fraction: Double, offset: Length)? {
    if view == parent { return (fraction, 0) }
    let facts = reader.facts(view)
    guard met.count < SetupReader.mostAround, !met.contains(view), isAround(parent, view),
      facts.scale.isIdentity,
      !facts.isLoose
    else { return nil }
    if fraction == 0 || fraction == 1, let stack = reader.superview(of: view),
      facts.stacks.contains(where: { reader.canonical($0) == stack }),
      let inset = inset(of: view, in: stack, along: axis, isStart: fraction == 0, within: around),
      let place = place(
        of: fraction, in: stack, from: parent, along: axis, past: met.union([view]), within: around)
    {
      return (place.fraction, place.offset + (fraction == 0 ? inset : Length(0) - inset))
    }
    if isFramed(view) {
      guard let outer = reader.superview(of: view),
        let start = framedStart(of: view, along: axis),
        let place = place(
          of: 0, in: outer, from: parent, along: axis, past: met.union([view]), within: around)
      else { return nil }
      let length = span(of: view, along: axis, within: around)
      guard fraction == 0 || length.isBounded else { return nil }
      let share = Length(
        smallest: fraction * length.low, typical: fraction * length.low,
        largest: fraction * length.high)
      return (place.fraction, place.offset + start + share)
    }
    // What is tied itself says more than what lies as far from it as the view is long.
    let pins = certainPins(on: view, along: axis)
    for pin in pins.filter({ $0.edge.fraction == fraction })
      + pins.filter({ $0.edge.fraction != fraction })
    {
      guard let own = pin.edge.fraction, let mark = mark(of: pin), !mark.isInset,
        mark.view == parent || isAround(parent, mark.view)
      else { continue }
      var shift = mark.offset
      if fraction != own {
        let span = span(of: view, along: axis, within: around)
        guard span.isBounded, span.low == span.high, span.certainty == .exact else { continue }
        shift = shift + Length(span.high * (fraction - own))
      }
      guard
        let place = place(
          of: mark.fraction, in: mark.view, from: parent, along: axis, past: met.union([view]),
          within: around)
      else { continue }
      return (place.fraction, place.offset + shift)
    }
    return nil
  }

  /// The places of one view that constraints tie two ends of another to, which for a view beside it are those
  /// of the one around both; nil where these are not known.
  func marks(
    of start: EdgeConstraint, and end: EdgeConstraint, around view: ViewFacts.ID,
    along axis: Axis, within around: Set<Key>
  ) -> (before: Mark, after: Mark)? {
    guard let before = mark(of: start), let after = mark(of: end) else { return nil }
    if before.view == after.view { return (before, after) }
    guard let outer = reader.superview(of: view),
      let first = rebased(before, in: outer, along: axis, within: around),
      let last = rebased(after, in: outer, along: axis, within: around)
    else { return nil }
    return (first, last)
  }

  /// A place along a view as one along another around that; nil where that is not known.
  private func rebased(
    _ mark: Mark, in outer: ViewFacts.ID, along axis: Axis, within around: Set<Key>
  ) -> Mark? {
    if mark.view == outer { return mark }
    guard !mark.isInset,
      let place = place(
        of: mark.fraction, in: mark.view, from: outer, along: axis, past: [], within: around)
    else { return nil }
    return Mark(
      view: outer, fraction: place.fraction, offset: place.offset + mark.offset, isInset: false)
  }

  /// How long it is from one place of a view to another.
  func span(
    between start: Mark, and end: Mark, along axis: Axis, within around: Set<Key>
  ) -> Span {
    span(of: start.view, along: axis, within: around)
      .scaled(by: Length(end.fraction - start.fraction), plus: end.offset - start.offset)
  }

  /// How long a view is whose middle and one of whose ends are tied to one other view: twice the way
  /// between; nil where they are not.
  func mirrored(
    _ pins: [(EdgeConstraint, ConstraintFacts)], _ facts: ViewFacts, along axis: Axis,
    within around: Set<Key>
  ) -> Span? {
    let tied = pins.filter { $0.0.relation == .equal && $0.1.isCertain }
    for (middle, _) in tied where middle.edge == .centerX || middle.edge == .centerY {
      for (end, endFacts) in tied {
        guard let isStart = end.edge.isStart, let center = mark(of: middle),
          let side = mark(of: end), center.view == side.view,
          isStart ? side.fraction < center.fraction : center.fraction < side.fraction
        else { continue }
        guard !facts.isLoose, !center.isInset, !side.isInset else {
          return .unknown(UnknownReason.stretched)
        }
        let (first, last) = isStart ? (side, center) : (center, side)
        var span = span(between: first, and: last, along: axis, within: around)
          .scaled(by: 2, plus: 0)
        guard span.isBounded else {
          return .unknown(UnknownReason.stretched)
        }
        span.sources.append(
          Span.Source(place: endFacts.place, name: endFacts.name, operation: .constraint))
        return span
      }
    }
    return nil
  }
}

extension Edge {
  /// How far along its view it is, from 0 at the start to 1 at the end; nil for a baseline.
  var fraction: Double? {
    switch self {
    case .leading, .left, .top: 0
    case .centerX, .centerY: 0.5
    case .trailing, .right, .bottom: 1
    case .baseline: nil
    }
  }
}
