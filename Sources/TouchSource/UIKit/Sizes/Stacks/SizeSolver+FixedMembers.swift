import TouchLayout

/// Stack views that make all their views as long as one that constraints keep as long as it is.
extension SizeSolver {
  /// The length that constraints on a view of a stack view give all that it makes as long as each other,
  /// though others ask for more, which is only a wish; nil where there is no such view, or where anything
  /// may contradict it.
  ///
  /// Source: the documentation of `UIStackView.Alignment.fill`, by which the views are resized to fill the
  /// stack view.
  ///
  /// - Parameter shown: What has to be shown only together with that view.
  func fixedLength(
    in stack: ViewFacts.ID, whenever shown: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    let views = arrangements[stack] ?? []
    guard !reader.facts(stack).isMixed else { return nil }
    var fixed: Span?
    for view in views {
      let facts = facts(view)
      let own =
        (lengths[view] ?? []).filter { $0.0.axis == axis }
        + ownLengths(view, facts, along: axis) + interfaceLengths(view, facts, along: axis)
      if own.isEmpty {
        guard asksByContent(facts, along: axis) || asksForNothing(view, along: axis) else {
          return nil
        }
        continue
      }
      guard let (length, constraint) = own.first, own.count == 1, length.relation == .equal,
        length.other == nil, constraint.isCertain, isShown(view, whenever: shown)
      else { return nil }
      let span = value(of: length, at: constraint, within: around)
      guard span.isBounded else { return nil }
      let held = span.held(by: holder(view))
      fixed = fixed.map { $0.hull(held) } ?? held
    }
    return fixed
  }

  /// Whether all that keeps a view from shrinking is what it shows.
  private func asksByContent(_ facts: ViewFacts, along axis: Axis) -> Bool {
    ["UIButton", "UILabel", "UIImageView", "UITextField"].contains(facts.className)
      && facts.type == nil && !facts.isLoose && facts.unknowns.isEmpty && !facts.holdsViews
      && resistance(of: facts, along: axis).largest < LayoutPriority.strong
  }
}
