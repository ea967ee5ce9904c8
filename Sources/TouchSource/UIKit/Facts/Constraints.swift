import TouchLayout

/// The two lengths of a view.
enum Axis: Hashable {
  case horizontal
  case vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// How a constraint compares its two sides.
enum Relation: Hashable {
  case equal
  case atLeast
  case atMost

  /// The relation with its sides exchanged.
  var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .atLeast: .atMost
    case .atMost: .atLeast
    }
  }
}

/// A constraint on the width or the height of a view.
struct LengthConstraint {
  var axis: Axis
  var relation: Relation
  /// What is added; nil where it is not known.
  var constant: Length?
  /// The length of a view that it refers to.
  var other: (view: ViewFacts.ID, axis: Axis)?
  var multiplier: Length?
  /// Whether it refers to the length of something that is not followed.
  var isOuter = false
}

extension LengthConstraint {
  /// The same as a constraint on the other view that it refers to; nil where it refers to none, or where
  /// not all of it is known.
  ///
  /// - Parameter view: The view that it is on.
  func inverse(of view: ViewFacts.ID) -> (view: ViewFacts.ID, length: LengthConstraint)? {
    guard let other, let constant, let multiplier, multiplier.isKnown, multiplier.typical > 0 else {
      return nil
    }
    let length = LengthConstraint(
      axis: other.axis, relation: relation.mirrored, constant: Length(0) - constant / multiplier,
      other: (view, axis), multiplier: Length(1) / multiplier)
    return (other.view, length)
  }
}

/// A constraint on an edge or the middle of a view.
struct EdgeConstraint {
  var edge: Edge
  var relation: Relation
  /// The view and the edge that it is tied to; nil where they are not known.
  var other: (view: ViewFacts.ID, edge: Edge, isInset: Bool)?
  /// How far behind the other's edge it lies, to the right or downwards; nil where not known.
  var constant: Length?
  /// Whether it says of the other view what was written for its partner.
  var isMirrored = false
  /// Whether the guide that it is tied to is that of the margins.
  var isMargin = false
}

extension EdgeConstraint {
  /// An end of an axis.
  enum End {
    case start
    case end
  }

  /// Whether it may pull an end of the view outwards.
  func pulls(_ end: End) -> Bool {
    switch (end, edge.isStart) {
    case (.start, true?): relation != .atLeast
    case (.end, false?): relation != .atMost
    default: false
    }
  }

  /// Whether it may keep the view from following another away from an end of the axis: it holds the view, or
  /// is a limit that it may not go beyond.
  func draws(towards end: End) -> Bool {
    switch relation {
    case .equal: true
    case .atMost: end == .start
    case .atLeast: end == .end
    }
  }
}

/// An edge, the middle or the baseline of a view.
enum Edge: String, Hashable {
  case leading, trailing, left, right, top, bottom, centerX, centerY, baseline

  var axis: Axis {
    switch self {
    case .leading, .trailing, .left, .right, .centerX: .horizontal
    case .top, .bottom, .centerY, .baseline: .vertical
    }
  }

  /// Which end of the axis it is; nil for the middle and the baseline.
  var isStart: Bool? {
    switch self {
    case .leading, .left, .top: true
    case .trailing, .right, .bottom: false
    case .centerX, .centerY, .baseline: nil
    }
  }
}
