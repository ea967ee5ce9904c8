import TouchModel

/// Views that constraints make as long as each other and that follow each other from one place to another,
/// as buttons side by side that share a bar.
extension InterfaceLayout {
  /// Views that follow each other.
  private struct Row {
    var views: [String]
    /// What lies between them in sum, in points.
    var gaps: Double
  }

  /// Gives such views their shares of what lies between the places, and says whether there are any that
  /// had none.
  mutating func shareRows() -> Bool {
    var isChanged = false
    for axis in [Axis.horizontal, .vertical] {
      for row in rows(along: axis) {
        guard let first = row.views.first, let last = row.views.last,
          let whole = extent(
            from: ends(of: first, along: axis).start, to: ends(of: last, along: axis).end)
        else { continue }
        let share = 1 / Double(row.views.count)
        let length = (whole.length - row.gaps) * share
        guard length > 0 || whole.isBesideScreen else { continue }
        for view in row.views {
          give(
            view, length, screens: whole.screens * share, along: axis,
            by: whole.source?.scaled(by: share))
        }
        isChanged = true
      }
    }
    return isChanged
  }

  /// The rows of views of which no equations say how long they are.
  private func rows(along axis: Axis) -> [Row] {
    var groups: [String: Set<String>] = [:]
    for ratio in ratios
    where !ratio.isLeast && ratio.axis == axis && ratio.otherAxis == axis && ratio.multiplier == 1
      && ratio.constant == 0 && ratio.view != ratio.other
    {
      let joined = (groups[ratio.view] ?? [ratio.view]).union(groups[ratio.other] ?? [ratio.other])
      for view in joined { groups[view] = joined }
    }
    return Set(groups.values).compactMap { row(of: $0, along: axis) }
      .sorted { $0.views.lexicographicallyPrecedes($1.views) }
  }

  /// Views in the order in which each begins where the one before it ends; nil where they are in none.
  private func row(of views: Set<String>, along axis: Axis) -> Row? {
    var following: [String: Tie] = [:]
    for view in views {
      let next = (ties[ends(of: view, along: axis).end] ?? []).filter {
        $0.end.isStart && $0.end.view != view && views.contains($0.end.view) && $0.screens == 0
          && !$0.isOfLengths
      }
      if next.count == 1 { following[view] = next[0] }
    }
    let firsts = views.subtracting(following.values.map(\.end.view))
    guard firsts.count == 1, let first = firsts.first else { return nil }
    var row = Row(views: [first], gaps: 0)
    while let next = row.views.last.flatMap({ following[$0] }), row.views.count < views.count {
      row.views.append(next.end.view)
      row.gaps += next.distance
    }
    return row.views.count == views.count ? row : nil
  }
}
