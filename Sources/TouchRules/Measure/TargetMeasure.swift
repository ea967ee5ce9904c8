import TouchModel

extension Region {
  /// More pieces than any control has; a region of more is not searched for gaps.
  private static let pieceLimit = 400

  /// Returns the size of the region as a policy takes it, in points.
  func size(as measure: Policy.Measure) -> Size {
    switch (measure, outlines.count, outlines.first) {
    case (.square, 1, .rectangle(let rect)): return rect.size
    case (.square, _, _): return Size(width: largestSquare, height: largestSquare)
    case (.boundingBox, _, _): return largestPiece?.size ?? .zero
    }
  }

  /// What a usual padding leaves around a text, in points.
  static var usualPadding: Double { 16 }

  /// Whether a part of a box that is wider than a usual padding both ways does not react.
  func hasGap(in box: Rect) -> Bool { gap(in: box) != nil }

  /// The size of the largest such part, in points, or nil where there is none.
  func gap(in box: Rect) -> Size? {
    guard let gap = thickestGap(in: box),
      min(gap.width, gap.height) > Self.usualPadding + Undersize.tolerance
    else { return nil }
    return gap.size
  }

  /// The largest upright rectangle inside a box that the region leaves bare, by its shorter side;
  /// round and slanted pieces count with their bounding boxes.
  private func thickestGap(in box: Rect) -> Rect? {
    let rects = outlines.map { $0.boundingBox }
    // Ensure that the sum is worth its while: most controls react in all of their box.
    guard !box.isEmpty, rects.count <= Region.pieceLimit,
      !rects.contains(where: { $0.contains(box, tolerance: 0.01) })
    else { return nil }
    return Coverage(of: box, by: rects).thickest(covered: false)
  }
}
