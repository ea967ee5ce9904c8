extension Spread {
  /// Returns how often touches at one target hit it, hit others, or hit nothing; nil where a length
  /// is not finite or the spread is not valid.
  ///
  /// Along a side beyond `widest` people aim at any part of a target: the rates are the mean of
  /// parts that are no longer than that.
  ///
  /// - Parameters:
  ///   - visual: What people see and aim at, in points.
  ///   - hit: Where a touch on it acts, in points.
  ///   - others: Where touches on other targets act; no region overlaps `hit` or another.
  public func rates(
    at visual: Rect, hit: Region, among others: [Region], density: Density
  ) -> Rates? {
    guard isValid, visual.isMeasurable, hit.boundingBox?.isMeasurable ?? true else { return nil }
    let aims = visual.parts(
      upTo: density.points(Millimetres(Spread.widest)).value
    ).map { Aim($0, spread: self, density: density) }
    let windows = aims.map { $0.window }
    let own = Pieces.rectangles(of: hit)
    let near = others.filter { region in
      guard let box = region.boundingBox, box.isMeasurable else { return false }
      return windows.contains { $0.meets(RectTree.Bounds(box)) }
    }.flatMap { Pieces.rectangles(of: $0) }
    var sum = Rates(hit: 0, mishit: 0, dead: 0)
    for aim in aims {
      let inside = own.reduce(0) { $0 + aim.probability(of: $1) }
      let mishit = near.reduce(0) { $0 + aim.probability(of: $1) }
      let outside = own.count == 1 ? aim.outside(of: own[0]) : max(0, 1 - inside)
      sum.hit += inside
      sum.mishit += min(mishit, outside)
      sum.dead += max(0, outside - mishit)
    }
    let count = Double(aims.count)
    return Rates(hit: sum.hit / count, mishit: sum.mishit / count, dead: sum.dead / count)
  }
}

extension Rect {
  /// The rectangle cut into equal parts of which no side is longer than a length; itself where there
  /// would be more than a hundred.
  fileprivate func parts(upTo longest: Double) -> [Rect] {
    let columns = max(1, (width / longest).rounded(.up))
    let rows = max(1, (height / longest).rounded(.up))
    guard columns * rows <= 100 else { return [self] }
    let part = Size(width: width / columns, height: height / rows)
    return (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).map { column in
        Rect(
          origin: Point(
            x: minX + Double(column) * part.width, y: minY + Double(row) * part.height),
          size: part)
      }
    }
  }
}
