import TouchModel

/// Lengths of views where equations contradict each other, of which UIKit breaks one.
extension InterfaceLayout {
  /// The least and the most that a view is, whichever one of the equations that contradict each other does not
  /// hold; nil where none do, or where breaking one does not settle its length.
  func lengthsInConflict(of view: String, along axis: Axis) -> (least: Bound, most: Bound)? {
    let start = ends(of: view, along: axis).start
    for isStart in [true, false] {
      let ring = conflict(from: start) { $0.view != view && isTop($0, isStart: !isStart) }
      guard let ring else { continue }
      var bounds: [Bound] = []
      for (end, tie) in ring {
        guard !tie.isOfLengths, !tie.isDerived,
          let extent = without(tie, from: end).extent(of: view, along: axis),
          !extent.isBesideScreen, let source = extent.source
        else { break }
        bounds.append(Bound(length: extent.length, source: source))
      }
      guard bounds.count == ring.count,
        let least = bounds.min(by: { $0.length < $1.length }),
        let most = bounds.max(by: { $0.length < $1.length })
      else { continue }
      return (least, most)
    }
    return nil
  }

  /// An equation with the end that it leads away from.
  private typealias Stride = (from: End, tie: Tie)

  /// The equations of two ways from one end to another that say different things; nil where none do.
  private func conflict(from start: End, except isLeftOut: (End) -> Bool) -> [Stride]? {
    var known: [End: (distance: Double, last: Stride?)] = [start: (0, nil)]
    func way(to end: End) -> [Stride] {
      var way: [Stride] = []
      var end = end
      while let last = known[end]?.last {
        way.append(last)
        end = last.from
      }
      return way.reversed()
    }
    var queue = [start]
    var next = 0
    while next < queue.count, next < Self.mostSteps {
      let current = queue[next]
      next += 1
      guard let reached = known[current] else { continue }
      for tie in ties[current] ?? [] where tie.screens == 0 {
        let distance = reached.distance + tie.distance
        if let other = known[tie.end] {
          guard abs(other.distance - distance) >= 0.5 else { continue }
          let ways = (way(to: current) + [(current, tie)], way(to: tie.end))
          let shared = zip(ways.0, ways.1).prefix { one, other in
            one.from == other.from && one.tie.end == other.tie.end
              && one.tie.distance == other.tie.distance
          }
          return Array(ways.0.dropFirst(shared.count) + ways.1.dropFirst(shared.count))
        }
        guard !isLeftOut(tie.end), !isAbsent(tie.end.view, to: start.view) else { continue }
        known[tie.end] = (distance, (current, tie))
        queue.append(tie.end)
      }
    }
    return nil
  }
}
