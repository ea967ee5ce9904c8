import TouchModel

/// Views that constraints make as long as each other, or so many times as long, and that follow each other
/// from one place to another, as buttons side by side that share a bar.
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
      for (row, parts) in rows(along: axis) {
        guard let first = row.views.first, let last = row.views.last,
          let whole = extent(
            from: ends(of: first, along: axis).start, to: ends(of: last, along: axis).end)
        else { continue }
        guard whole.length > row.gaps || whole.isBesideScreen else { continue }
        let all = parts.values.reduce(0, +)
        for view in row.views {
          let share = (parts[view] ?? 0) / all
          give(
            view, (whole.length - row.gaps) * share, screens: whole.screens * share, along: axis,
            by: whole.source?.scaled(by: share))
        }
        isChanged = true
      }
    }
    return isChanged
  }

  /// The rows of views of which no equations say how long they are, each with how long its views are by
  /// comparison.
  private func rows(along axis: Axis) -> [(row: Row, parts: [String: Double])] {
    var groups: [[String: Double]] = []
    for ratio in ratios
    where !ratio.isLeast && ratio.axis == axis && ratio.otherAxis == axis && ratio.multiplier > 0
      && ratio.constant == 0 && ratio.view != ratio.other
    {
      func take(_ view: String) -> [String: Double] {
        let known = groups.firstIndex { $0[view] != nil }
        return known.map { groups.remove(at: $0) } ?? [view: 1]
      }
      var joined = take(ratio.other)
      if joined[ratio.view] == nil {
        let others = take(ratio.view)
        let scale = ratio.multiplier * (joined[ratio.other] ?? 1) / (others[ratio.view] ?? 1)
        joined.merge(others.mapValues { $0 * scale }) { first, _ in first }
      }
      groups.append(joined)
    }
    return groups.compactMap { parts in
      row(of: Set(parts.keys), along: axis).map { ($0, parts) }
    }.sorted { $0.row.views.lexicographicallyPrecedes($1.row.views) }
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
