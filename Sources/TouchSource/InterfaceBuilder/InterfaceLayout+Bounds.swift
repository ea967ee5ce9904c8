/// The least and the most that equations and inequalities together leave the lengths of views.
extension InterfaceLayout {
  /// The least or the most that a view may be, with the constraint that has the greatest part in it.
  struct Bound {
    var length: Double
    var source: Source
  }

  /// The most steps that are taken for one bound.
  static let mostSteps = 600
  /// How often leasts that depend on others are gone through at most, a choice.
  private static let mostLeasts = 4

  /// The least that a view may be; nil where no constraint says so.
  func least(of view: String, along axis: Axis) -> Bound? {
    let (start, end) = ends(of: view, along: axis)
    return bound(from: start, to: end).flatMap { $0.length > 0 ? $0 : nil }
  }

  /// How long a view is at least, be it because it fills the screen.
  func leastLength(of view: String, along axis: Axis) -> Double {
    let (start, end) = ends(of: view, along: axis)
    return lengths(from: start, to: end).map(\.length).max() ?? 0
  }

  /// Whether equations lead from one end of a view to the other by way of the ends of what it holds, where each
  /// of some views has a length.
  func isTied(
    _ view: String, holding inside: Set<String>, along axis: Axis, by lengths: Set<String>
  ) -> Bool {
    let (start, end) = ends(of: view, along: axis)
    var met: Set = [start]
    var queue = [start]
    while let next = queue.popLast() {
      var others = (ties[next] ?? []).filter { $0.screens == 0 && !$0.isOfLengths }.map(\.end)
      if lengths.contains(next.view) {
        others.append(End(view: next.view, axis: axis, isStart: !next.isStart))
      }
      for other in others where other.view == view || inside.contains(other.view) {
        if other == end { return true }
        if met.insert(other).inserted { queue.append(other) }
      }
    }
    return false
  }

  /// Notes the least lengths of views that follow from those of others.
  mutating func settleLeasts() {
    var isChanged = true
    for _ in 0..<Self.mostLeasts where isChanged {
      isChanged = false
      for ratio in ratios where ratio.multiplier > 0 {
        let (view, other) = (least(of: ratio.view, along: ratio.axis), ratio.other)
        let outer = least(of: other, along: ratio.otherAxis)
        if let outer {
          let length = outer.length * ratio.multiplier + ratio.constant
          if length > (view?.length ?? 0) + 0.01 {
            let (start, end) = ends(of: ratio.view, along: ratio.axis)
            keep(end, behind: start, by: length, source: ratio.own ?? outer.source)
            isChanged = true
          }
        }
        guard let view, !ratio.isLeast else { continue }
        let length = (view.length - ratio.constant) / ratio.multiplier
        if length > (outer?.length ?? 0) + 0.01 {
          let (start, end) = ends(of: other, along: ratio.otherAxis)
          keep(end, behind: start, by: length, source: ratio.own ?? view.source)
          isChanged = true
        }
      }
    }
  }

  /// The most that a view may be; nil where nothing says so.
  func most(of view: String, along axis: Axis) -> Bound? {
    let (start, end) = ends(of: view, along: axis)
    let found = bound(from: end, to: start, isLodged: true) ?? bound(from: end, to: start)
    guard var bound = found, bound.length < 0 else { return nil }
    bound.length = -bound.length
    return bound
  }

  /// How far one end lies behind another at least; nil where nothing says so.
  func least(from start: End, to end: End) -> Double? {
    lengths(from: start, to: end).map(\.length).max()
  }

  /// How far one end lies behind another at least, by way of one end at most of each view that nothing in the
  /// file holds: what is around gives that its length.
  ///
  /// - Parameter isLodged: Whether what is looked at is shown, and lies inside the stack views around it.
  private func bound(from start: End, to end: End, isLodged: Bool = false) -> Bound? {
    lengths(from: start, to: end, isLodged: isLodged).compactMap { length, source in
      source.map { Bound(length: length, source: $0) }
    }.max { $0.length < $1.length }
  }

  /// The longest ways from one end to another, without the starts and without the ends of views that nothing
  /// in the file holds.
  private func lengths(
    from start: End, to end: End, isLodged: Bool = false
  ) -> [(length: Double, source: Source?)] {
    [true, false].compactMap { isStart in
      longest(from: start, to: end, isLodged: isLodged) {
        $0.view != start.view && isTop($0, isStart: isStart) && !isFilling($0.view, along: $0.axis)
      }
    }
  }

  /// The longest way from one end to another; nil where there is none, or no end to it.
  private func longest(
    from start: End, to end: End, isLodged: Bool, except isLeftOut: (End) -> Bool
  ) -> (length: Double, source: Source?)? {
    var known: [End: (length: Double, source: Source?, share: Double)] = [start: (0, nil, 0)]
    var queue = [start]
    var next = 0
    while next < queue.count {
      // Constraints that contradict each other go round without end.
      guard next < Self.mostSteps else { return nil }
      let current = queue[next]
      next += 1
      guard let reached = known[current] else { continue }
      var ways = ways(from: current)
      if isLodged {
        ways += lodgings.ends(behind: current, around: start.view).map { Tie(end: $0, distance: 0) }
      }
      for tie in ways where !isLeftOut(tie.end) {
        let length = reached.length + tie.distance
        guard known[tie.end].map({ $0.length + 0.01 < length }) ?? true,
          !isAbsent(tie.end.view, to: start.view)
        else { continue }
        // No way leads back to where it began.
        guard tie.end != start else { return nil }
        let isMore =
          tie.source != nil && (reached.source == nil || abs(tie.distance) > reached.share)
        known[tie.end] = (
          length, isMore ? tie.source : reached.source,
          isMore ? abs(tie.distance) : reached.share
        )
        queue.append(tie.end)
      }
    }
    return known[end].map { ($0.length, $0.source) }
  }

  /// What lies how far behind an end at least.
  private func ways(from end: End) -> [Tie] {
    var ways = (leasts[end] ?? [])
    for tie in ties[end] ?? [] {
      if tie.screens == 0 {
        ways.append(tie)
      } else if tie.screens > 0, end.axis == .horizontal {
        var way = tie
        way.distance += tie.screens * SystemLimits.leastScreenWidth
        ways.append(way)
      }
    }
    if end.isStart {
      // No view is shorter than nothing.
      ways.append(Tie(end: End(view: end.view, axis: end.axis, isStart: false), distance: 0))
    }
    return ways.filter(\.distance.isFinite)
  }
}
