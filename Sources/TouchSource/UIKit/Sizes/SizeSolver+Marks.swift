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
