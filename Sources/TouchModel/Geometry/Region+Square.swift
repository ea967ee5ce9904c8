extension Region {
  /// The side of the largest upright square that fits inside, in points.
  ///
  /// Exact for rectangles and their unions, and for one ellipse or rounded rectangle alone; other
  /// outlines are followed from inside within 1/128 of their height.
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
    case .polygon: return nil
    }
  }
}
