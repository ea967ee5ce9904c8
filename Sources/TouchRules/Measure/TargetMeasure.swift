import TouchModel

extension Region {
  /// More pieces than any control has; a region of more is taken at its bounding box.
  private static let pieceLimit = 400

  /// Returns the size of the region as a policy takes it, in points.
  func size(as measure: Policy.Measure) -> Size {
    switch measure {
    case .boundingBox: largestPiece?.size ?? .zero
    case .square: roomForSquare
    }
  }

  /// The size of a rectangle inside the region that holds its largest upright square.
  private var roomForSquare: Size {
    if outlines.count > Region.pieceLimit { return boundingBox?.size ?? .zero }
    let rects = outlines.flatMap { $0.rectanglesInside }
    guard rects.count > 1, let box = Region(rects.map { .rectangle($0) }).boundingBox else {
      return rects.first?.size ?? .zero
    }
    return Coverage(of: box, by: rects).thickest(covered: true)?.size ?? .zero
  }

  /// The largest upright rectangle inside a box that the region leaves bare, by its shorter side;
  /// round and slanted pieces count with their bounding boxes.
  func thickestGap(in box: Rect) -> Rect? {
    let rects = outlines.map { $0.boundingBox }
    // Ensure that the sum is worth its while: most controls react in all of their box.
    guard !box.isEmpty, rects.count <= Region.pieceLimit,
      !rects.contains(where: { $0.contains(box, tolerance: 0.01) })
    else { return nil }
    return Coverage(of: box, by: rects).thickest(covered: false)
  }
}

extension Region.Outline {
  /// Upright rectangles inside the outline, among them the one of its largest square.
  fileprivate var rectanglesInside: [Rect] {
    switch self {
    case .rectangle(let rect): return [rect]
    case .roundedRectangle(let rect, let radius):
      let corner = max(0, min(radius, rect.width / 2, rect.height / 2))
      // The band between the corners each way, and the square whose corners meet the arcs.
      let bands = [
        rect.outset(by: Outsets(left: -corner, right: -corner)),
        rect.outset(by: Outsets(top: -corner, bottom: -corner)),
      ]
      let (a, b) = (rect.width / 2 - corner, rect.height / 2 - corner)
      let root = (2 * corner * corner - (a - b) * (a - b))
      guard root > 0 else { return bands.filter { !$0.isEmpty } }
      let half = min((a + b + root.squareRoot()) / 2, rect.width / 2, rect.height / 2)
      return (bands + [Rect.square(half: half, in: rect)]).filter { !$0.isEmpty }
    case .ellipse(let rect):
      guard !rect.isEmpty else { return [] }
      let (a, b) = (rect.width / 2, rect.height / 2)
      return [Rect.square(half: a * b / (a * a + b * b).squareRoot(), in: rect)]
    case .polygon(let corners):
      // A rectangle that was turned is convex and the same on both sides of its middle, where its
      // largest square lies. Of any other polygon the bounding box is the most that it can be.
      let box = boundingBox
      guard corners.count == 4, let half = Rect.halfOfSquare(inTurned: corners) else {
        return [box]
      }
      return [Rect.square(half: half, in: box)]
    }
  }
}

extension Rect {
  /// The upright square about the middle of a rectangle.
  fileprivate static func square(half: Double, in rect: Rect) -> Rect {
    Rect(x: rect.midX - half, y: rect.midY - half, width: 2 * half, height: 2 * half)
  }

  /// Half the side of the largest upright square in a parallelogram, or nil for another polygon.
  fileprivate static func halfOfSquare(inTurned corners: [Point]) -> Double? {
    let (p, q, r, s) = (corners[0], corners[1], corners[2], corners[3])
    guard (p.x + r.x - q.x - s.x).magnitude < 0.01, (p.y + r.y - q.y - s.y).magnitude < 0.01 else {
      return nil
    }
    let middle = Point(x: (p.x + r.x) / 2, y: (p.y + r.y) / 2)
    var half = Double.infinity
    for (from, to) in [(p, q), (q, r)] {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx.magnitude + dy.magnitude
      guard length > 0 else { return nil }
      // The square's nearest corner meets the side.
      let distance = (dy * (middle.x - from.x) - dx * (middle.y - from.y)).magnitude
      half = min(half, distance / length)
    }
    return half
  }
}
