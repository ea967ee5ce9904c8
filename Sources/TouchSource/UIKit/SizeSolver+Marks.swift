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
}

extension Edge {
  /// How far along its view it is, from 0 at the start to 1 at the end; nil for a baseline.
  fileprivate var fraction: Double? {
    switch self {
    case .leading, .left, .top: 0
    case .centerX, .centerY: 0.5
    case .trailing, .right, .bottom: 1
    case .baseline: nil
    }
  }
}
