import TouchModel

/// How far touches beyond the ends of a view reach before one around it ends, in points.
struct InterfaceSpare: Hashable, Sendable {
  /// Infinite where no constraints say so, however long the views around are.
  var start = Double.infinity
  var end = Double.infinity
  /// What ends first at either end, where one does.
  var outer: InterfaceFiles.Cut.Outer?

  var total: Double { start + end }
}

extension InterfaceFile {
  /// How far touches beyond the ends of a view reach, by the axes along which constraints say so of an end.
  func spare(
    of id: String, in around: [String], _ layout: InterfaceLayout
  ) -> [Axis: InterfaceSpare] {
    var spares: [Axis: InterfaceSpare] = [:]
    for axis in [Axis.horizontal, .vertical] {
      let own = layout.ends(of: id, along: axis)
      var spare = InterfaceSpare()
      for outer in around {
        // What scrolls brings all that it holds into view, and a screen is as large as it is.
        if roots.contains(outer) || Self.scrolling.contains(elements[outer]?.tag ?? "") { break }
        let ends = layout.ends(of: outer, along: axis)
        let start = layout.offset(of: own.start, behind: ends.start).map { max(0, $0) }
        let end = layout.offset(of: own.end, behind: ends.end).map { max(0, -$0) }
        guard start ?? .infinity < spare.start || end ?? .infinity < spare.end else { continue }
        spare.start = min(spare.start, start ?? .infinity)
        spare.end = min(spare.end, end ?? .infinity)
        spare.outer = spare.outer ?? self.outer(outer)
      }
      if spare.outer != nil { spares[axis] = spare }
    }
    return spares
  }

  /// What the views around a view leave of touches on it, however long it is itself, by the axes along which
  /// constraints say how long one of them is.
  func rooms(in around: [String], _ layout: InterfaceLayout) -> [InterfaceFiles.Bound] {
    let still = around.prefix { outer in
      // A class of the app's may take touches beyond its bounds in.
      guard let element = elements[outer] else { return false }
      return element.view.className == nil && !roots.contains(outer)
        && !Self.scrolling.contains(element.tag)
    }
    return [Axis.horizontal, .vertical].compactMap { axis in
      let extents = still.compactMap { layout.extent(of: $0, along: axis) }
      guard let least = extents.filter({ !$0.isBesideScreen }).min(by: { $0.length < $1.length }),
        let source = least.source
      else { return nil }
      return InterfaceFiles.Bound(
        axis: axis, relation: .atMost, length: least.length,
        source: InterfaceFiles.Source(place: source.place, name: least.name ?? source.name))
    }
  }
}
