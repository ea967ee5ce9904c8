extension Region {
  /// The side of the largest upright square that fits inside, in points.
  ///
  /// Exact for rectangles and their unions, and for one ellipse, rounded rectangle or turned
  /// rectangle alone; other outlines are followed from inside within 1/128 of their height.
  public var largestSquare: Double {
    if outlines.count == 1, let side = outlines[0].largestCentredSquare { return side }
    return rows(finest: 128).largestSquare
  }

  /// Returns whether an upright square of a side in points fits inside.
  public func holdsSquare(ofSide side: Double, tolerance: Double = 0.01) -> Bool {
    largestSquare >= side - tolerance
  }
}

extension Region.Outline {
  /// The side of the largest square about the centre, for outlines that are symmetric and convex, of
  /// which no other square is larger; nil for others.
  fileprivate var largestCentredSquare: Double? {
    switch self {
    case .rectangle(let rect): return min(rect.width, rect.height)
    case .ellipse(let rect):
      // Its corners lie on the ellipse: (s/w)² + (s/h)² = 1.
      let (w, h) = (rect.width, rect.height)
      return w * h / (w * w + h * h).squareRoot()
    case .roundedRectangle(let rect, let radius):
      let (w, h) = (rect.width, rect.height)
      let r = max(0, min(radius, w / 2, h / 2))
      // The corner at (s/2, s/2) from the centre stays within the round corner's circle.
      let (a, b) = (w / 2 - r, h / 2 - r)
      let free = min(w, h) / 2
      if free <= a || free <= b { return 2 * free }
      let discriminant = 2 * r * r - (a - b) * (a - b)
      return min(2 * free, a + b + max(0, discriminant).squareRoot())
    case .polygon(let corners): return Region.Outline.largestSquare(inParallelogram: corners)
    }
  }

  /// The side of the largest upright square in a parallelogram; nil for another polygon.
  private static func largestSquare(inParallelogram corners: [Point]) -> Double? {
    guard corners.count == 4 else { return nil }
    let (p, q, r, s) = (corners[0], corners[1], corners[2], corners[3])
    guard (p.x + r.x - q.x - s.x).magnitude < 0.01, (p.y + r.y - q.y - s.y).magnitude < 0.01 else {
      return nil
    }
    let centre = Point(x: (p.x + r.x) / 2, y: (p.y + r.y) / 2)
    var side = Double.infinity
    for (from, to) in [(p, q), (q, r)] {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx.magnitude + dy.magnitude
      guard length > 0 else { return 0 }
      // The square's nearest corner lies on the edge.
      let cross = (dy * (centre.x - from.x) - dx * (centre.y - from.y)).magnitude
      side = min(side, 2 * cross / length)
    }
    return side
  }
}
