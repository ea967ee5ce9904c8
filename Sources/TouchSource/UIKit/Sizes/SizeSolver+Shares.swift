import TouchLayout

/// Views that constraints make as long as each other and that follow each other from one place of a view
/// to another, as buttons side by side that share a bar.
extension SizeSolver {
  /// The most views that share a length.
  private static let mostSharing = 16

  /// How long a view is that shares what lies between two places of another view evenly with those beside
  /// it; nil where it does not.
  func shared(_ view: ViewFacts.ID, along axis: Axis, within around: Set<Key>) -> Span? {
    let views = equals(of: view, along: axis)
    guard views.count > 1,
      let before = row(from: view, towards: .start, among: views, along: axis),
      let after = row(from: view, towards: .end, among: views, along: axis),
      before.views.union(after.views) == views,
      before.mark.view == after.mark.view, before.mark.fraction < after.mark.fraction,
      !before.mark.isInset, !after.mark.isInset
    else { return nil }
    let gaps = before.gaps + after.gaps
    var span = span(between: before.mark, and: after.mark, along: axis, within: around)
    guard span.isBounded else { return nil }
    span = span.scaled(by: Length(1 / Double(views.count)), plus: 0)
      .scaled(by: 1, plus: Length(0) - gaps * Length(1 / Double(views.count)))
    span.sources.append(before.source)
    return span
  }

  /// A view and those that are as long as it is by constraints.
  private func equals(of view: ViewFacts.ID, along axis: Axis) -> Set<ViewFacts.ID> {
    var views: Set<ViewFacts.ID> = []
    var queue = [reader.canonical(view)]
    while let next = queue.popLast() {
      guard views.count < Self.mostSharing, views.insert(next).inserted else { continue }
      for (length, constraint) in lengths[next] ?? []
      where length.axis == axis && length.relation == .equal && constraint.isCertain
        && length.multiplier == 1 && length.constant == 0
      {
        guard let other = length.other, other.axis == axis else { continue }
        queue.append(reader.canonical(other.view))
      }
    }
    return views
  }

  /// Views that follow each other.
  private struct Row {
    var views: Set<ViewFacts.ID>
    /// What lies between them in sum.
    var gaps: Length
    /// Where the last of them ends.
    var mark: Mark
    /// The constraint that says so.
    var source: Span.Source
  }

  /// The views that follow a view towards an end, up to the place of a view that is none of them; nil where
  /// one of them is not tied to the next.
  private func row(
    from view: ViewFacts.ID, towards end: EdgeConstraint.End, among views: Set<ViewFacts.ID>,
    along axis: Axis
  ) -> Row? {
    var (met, gaps): (Set<ViewFacts.ID>, Length) = ([], 0)
    var current = reader.canonical(view)
    while met.insert(current).inserted {
      let facts = reader.facts(current)
      guard !facts.isLoose, !facts.isOwn, facts.stacks.isEmpty, facts.frames.isEmpty else {
        return nil
      }
      let pins = (edges[current] ?? []).filter { pin, constraint in
        pin.edge.axis == axis && pin.edge.isStart == (end == .start) && pin.relation == .equal
          && constraint.isCertain
      }
      guard pins.count == 1, let mark = mark(of: pins[0].0) else { return nil }
      guard views.contains(mark.view) else {
        let constraint = pins[0].1
        let source = Span.Source(
          place: constraint.place, name: constraint.name, operation: .constraint)
        return Row(views: met, gaps: gaps, mark: mark, source: source)
      }
      // It begins where the one before it ends.
      guard mark.fraction == (end == .start ? 1 : 0) else { return nil }
      gaps = end == .start ? gaps + mark.offset : gaps - mark.offset
      current = mark.view
    }
    return nil
  }
}
