extension HitRegions {
  /// Returns hit regions of which no centre lies further from what is drawn than a limit.
  static func shared(
    _ wishes: [Wish], maximumShift: Double
  ) throws(InputError) -> HitRegions {
    try check(wishes)
    let (unique, groups) = distinct(wishes)
    let layout = Sharing(unique, maximumShift: maximumShift)
    let first = layout.settled(verticalFirst: false)
    var best = first
    // Where all have what they want the other order gives nothing more.
    if !first.shortages.isEmpty {
      let second = layout.settled(verticalFirst: true)
      if layout.isBetter(second.hits, than: first.hits) { best = second }
    }
    return HitRegions(
      hits: groups.map { best.hits[$0] }, shortages: layout.named(best.shortages, groups),
      overlapped: groups.indices.filter { layout.isOverlapped[groups[$0]] })
  }

  private static func check(_ wishes: [Wish]) throws(InputError) {
    for (index, wish) in wishes.enumerated() {
      try wish.visual.check(index)
      if let bounds = wish.bounds { try bounds.check(index) }
      guard wish.size.width.isFinite, wish.size.height.isFinite else {
        throw .notFinite(target: index)
      }
      let limits = wish.limits
      guard !(limits.top + limits.left + limits.bottom + limits.right).isNaN else {
        throw .notFinite(target: index)
      }
      guard min(limits.top, limits.left, limits.bottom, limits.right) >= 0,
        wish.size.width >= 0, wish.size.height >= 0
      else { throw .negative(target: index) }
    }
  }

  /// Returns the wishes without repetition and which of them each was; targets in one place have one
  /// hit region.
  private static func distinct(_ wishes: [Wish]) -> (unique: [Wish], groups: [Int]) {
    // By a key of where each is, since that tells nearly all apart in little memory.
    var seen: [UInt64: Int] = [:]
    seen.reserveCapacity(wishes.count)
    var unique: [Wish] = []
    unique.reserveCapacity(wishes.count)
    let groups = wishes.map { wish in
      let visual = wish.visual
      var key = visual.minX.bitPattern
      key = (key ^ visual.minY.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      key = (key ^ (key >> 29) ^ visual.width.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      key = (key ^ (key >> 29) ^ visual.height.bitPattern) &* 0x9E37_79B9_7F4A_7C15
      if let known = seen[key], unique[known] == wish { return known }
      seen[key] = unique.count
      unique.append(wish)
      return unique.count - 1
    }
    return (unique, groups)
  }
}

/// Wishes for hit regions, ready to be settled along one direction and then along the other.
struct Sharing {
  private let wishes: [HitRegions.Wish]
  private let maximumShift: Double
  /// What is drawn, cut where frames overlap by no more than rounding makes them.
  private var visuals: [RectTree.Bounds]
  /// Which targets are drawn over another.
  private(set) var isOverlapped: [Bool]

  /// Overlaps of what is drawn up to this many points are taken for rounding: frames in captured
  /// screens are whole points, and in 5 of 13 of them neighbours overlap by one; measured.
  private static let rounding = 1.0

  init(_ wishes: [HitRegions.Wish], maximumShift: Double) {
    self.wishes = wishes
    self.maximumShift = maximumShift
    let drawn = wishes.map { RectTree.Bounds($0.visual) }
    visuals = drawn
    isOverlapped = [Bool](repeating: false, count: wishes.count)
    let tree = RectTree(drawn)
    for index in wishes.indices {
      tree.visit(drawn[index]) { other in
        guard other != index else { return true }
        let (a, b) = (drawn[index], drawn[other])
        let wide = min(a.right, b.right) - max(a.left, b.left)
        let high = min(a.bottom, b.bottom) - max(a.top, b.top)
        // Containment is never rounding, however thin the overlap.
        let aside = (a.left < b.left) == (a.right < b.right) && a.left != b.left
        let above = (a.top < b.top) == (a.bottom < b.bottom) && a.top != b.top
        guard wide > 0, high > 0 else { return true }
        if wide <= Sharing.rounding, aside, wide <= high || !above {
          if a.left < b.left {
            visuals[index].right = min(visuals[index].right, (a.right + b.left) / 2)
          } else {
            visuals[index].left = max(visuals[index].left, (b.right + a.left) / 2)
          }
        } else if high <= Sharing.rounding, above {
          if a.top < b.top {
            visuals[index].bottom = min(visuals[index].bottom, (a.bottom + b.top) / 2)
          } else {
            visuals[index].top = max(visuals[index].top, (b.bottom + a.top) / 2)
          }
        } else {
          isOverlapped[index] = true
        }
        return true
      }
    }
    for index in visuals.indices {
      visuals[index].right = max(visuals[index].left, visuals[index].right)
      visuals[index].bottom = max(visuals[index].top, visuals[index].bottom)
    }
  }

  /// Returns hit regions and the chains that could not have what they want, settling one direction
  /// among what is drawn and then the other among what came of it.
  func settled(
    verticalFirst: Bool
  ) -> (hits: [Rect], shortages: [HitRegions.Shortage]) {
    let first = settle(vertical: verticalFirst, across: visuals)
    var bounds = visuals
    for index in bounds.indices { bounds[index].set(first.spans[index], vertical: verticalFirst) }
    let second = settle(vertical: !verticalFirst, across: bounds)
    for index in bounds.indices { bounds[index].set(second.spans[index], vertical: !verticalFirst) }
    return (bounds.map { Rect(inside: $0) }, first.shortages + second.shortages)
  }

  /// Returns where each hit region begins and ends along one direction, kept apart where targets
  /// meet across it.
  private func settle(
    vertical: Bool, across: [RectTree.Bounds]
  ) -> (spans: [(low: Double, high: Double)], shortages: [HitRegions.Shortage]) {
    let order = ordered(vertical: vertical)
    let bands = order.map { index in
      let (along, cross) = (visuals[index].span(vertical), across[index].span(!vertical))
      return Neighbours.Band(
        low: along.low, high: along.high, start: cross.low, end: cross.high,
        overlapped: isOverlapped[index] || along.low == along.high || cross.low == cross.high)
    }
    let pairs = Neighbours.pairs(bands)
    var line = Line(maximumShift: maximumShift)
    for index in order { add(index, to: &line, vertical: vertical) }
    line.behind = Line.Links(order.count, pairs)
    line.before = Line.Links(order.count, pairs.map { ($0.to, $0.from) })
    let lengths = FairLengths(line).lengths
    let starts = LeastShift(line, lengths: lengths).starts
    var spans = [(low: Double, high: Double)](repeating: (0, 0), count: order.count)
    for (rank, span) in line.spans(starts, lengths).enumerated() { spans[order[rank]] = span }
    let shortages = line.shortages().map { chain in
      HitRegions.Shortage(
        isVertical: vertical, targets: chain.targets.map { order[$0] }, missing: chain.missing)
    }
    return (spans, shortages)
  }

  private func ordered(vertical: Bool) -> [Int] {
    var keyed = visuals.indices.map { index in
      let span = visuals[index].span(vertical)
      return (key: span.low + span.high, index: index)
    }
    keyed.sort { $0.key != $1.key ? $0.key < $1.key : $0.index < $1.index }
    return keyed.map { $0.index }
  }

  private func add(_ index: Int, to line: inout Line, vertical: Bool) {
    let wish = wishes[index]
    let (low, high) = visuals[index].span(vertical)
    let limits =
      vertical ? (wish.limits.top, wish.limits.bottom) : (wish.limits.left, wish.limits.right)
    let inner =
      wish.bounds.map { RectTree.Bounds($0).span(vertical) } ?? (-.infinity, .infinity)
    line.low.append(low)
    line.high.append(high)
    line.wanted.append(max(high - low, vertical ? wish.size.height : wish.size.width))
    line.floor.append(min(low, max(inner.low, low - limits.0)))
    line.ceiling.append(max(high, min(inner.high, high + limits.1)))
  }

  /// Whether the least served target is served better, or as well and less is missing in all.
  func isBetter(_ hits: [Rect], than others: [Rect]) -> Bool {
    func served(_ hits: [Rect]) -> (least: Double, missing: Double) {
      var (least, missing) = (1.0, 0.0)
      for (wish, hit) in zip(wishes, hits) {
        let wide = max(0, wish.size.width - hit.width)
        let high = max(0, wish.size.height - hit.height)
        if wide > 0 { least = min(least, hit.width / wish.size.width) }
        if high > 0 { least = min(least, hit.height / wish.size.height) }
        missing += wide + high
      }
      return (least, missing)
    }
    let (mine, theirs) = (served(hits), served(others))
    // Differences below a thousandth of a point are rounding, and the first order wins.
    if abs(mine.least - theirs.least) > 1e-5 { return mine.least > theirs.least }
    return mine.missing < theirs.missing - 1e-3
  }

  /// Returns shortages, the worst first, with each target under its name among all wishes.
  func named(
    _ shortages: [HitRegions.Shortage], _ groups: [Int]
  ) -> [HitRegions.Shortage] {
    var names = [Int](repeating: -1, count: wishes.count)
    for (name, group) in groups.enumerated() where names[group] < 0 { names[group] = name }
    var named = shortages
    for index in named.indices { named[index].targets = named[index].targets.map { names[$0] } }
    named.sort {
      $0.missing != $1.missing
        ? $0.missing > $1.missing : ($0.targets.first ?? 0) < ($1.targets.first ?? 0)
    }
    return named
  }
}

extension Line {
  /// Returns where hit regions begin and end, so that rounding leaves no overlap and nothing drawn
  /// outside.
  func spans(_ starts: [Double], _ lengths: [Double]) -> [(low: Double, high: Double)] {
    var spans = low.indices.map { index in
      var start = min(starts[index], low[index])
      for link in before.indices(index) { start = max(start, high[before.target(link)]) }
      return (low: max(start, floor[index]), high: starts[index] + lengths[index])
    }
    for index in low.indices {
      var end = min(spans[index].high, ceiling[index])
      for link in behind.indices(index) { end = min(end, spans[behind.target(link)].low) }
      spans[index].high = max(end, high[index])
    }
    return spans
  }
}

extension RectTree.Bounds {
  /// Where it begins and ends along a direction.
  func span(_ vertical: Bool) -> (low: Double, high: Double) {
    vertical ? (top, bottom) : (left, right)
  }

  mutating func set(_ span: (low: Double, high: Double), vertical: Bool) {
    if vertical { (top, bottom) = span } else { (left, right) = span }
  }
}

extension Rect {
  /// Creates the rectangle between edges, of which rounding its sides takes it over none.
  init(inside bounds: RectTree.Bounds) {
    self.init(left: bounds.left, top: bounds.top, right: bounds.right, bottom: bounds.bottom)
    while maxX > bounds.right, width > 0 { size.width = size.width.nextDown }
    while maxY > bounds.bottom, height > 0 { size.height = size.height.nextDown }
  }
}
