import TouchModel

extension Region.Outline {
  /// The part inside a gate, as an outline; nil where nothing is.
  func clipped(to gate: Gate) -> Region.Outline? {
    let box = boundingBox
    if gate.contains(box) { return self }
    guard let rect = gate.clip(box) else { return nil }
    if case .rectangle = self { return .rectangle(rect) }
    return Region.Outline.convex(Region.Outline.cut(corners, to: rect))
  }

  /// What remains when a rectangle is cut out.
  func subtracting(_ hole: Rect) -> [Region.Outline] {
    let box = boundingBox
    guard let shared = box.intersection(hole) else { return [self] }
    let rests = box.subtracting(shared)
    if case .rectangle = self { return rests.map { .rectangle($0) } }
    let corners = corners
    return rests.compactMap { Region.Outline.convex(Region.Outline.cut(corners, to: $0)) }
  }

  /// Whether the outline surely covers a rectangle.
  func covers(_ rect: Rect) -> Bool {
    if case .rectangle(let own) = self { return own.contains(rect, tolerance: 0.01) }
    // The corners suffice, as every other outline that covers is convex.
    let inset = rect.outset(by: Outsets(all: -0.02))
    return [
      Point(x: inset.minX, y: inset.minY), Point(x: inset.maxX, y: inset.minY),
      Point(x: inset.minX, y: inset.maxY), Point(x: inset.maxX, y: inset.maxY),
    ].allSatisfy { contains($0) }
  }

  /// Rectangles that the outline surely covers, together nearly all of it.
  var coveredRects: [Rect] {
    switch self {
    case .rectangle(let rect): return [rect]
    case .roundedRectangle(let rect, let radius):
      let corner = max(0, min(radius, rect.width / 2, rect.height / 2))
      let inset = corner * (1 - 0.5.squareRoot())
      return [
        rect.outset(by: Outsets(left: -corner, right: -corner)),
        rect.outset(by: Outsets(top: -corner, bottom: -corner)),
        rect.outset(by: Outsets(all: -inset)),
      ].filter { !$0.isEmpty }
    case .ellipse(let rect):
      // Inscribed rectangles at 22.5°, 45° and 67.5°.
      let (long, short, middle) = (0.92388, 0.38268, 0.70711)
      return [(long, short), (middle, middle), (short, long)].map { x, y in
        Rect(
          x: rect.midX - rect.width / 2 * x, y: rect.midY - rect.height / 2 * y,
          width: rect.width * x, height: rect.height * y)
      }
    case .polygon: return []
    }
  }

  /// The outline's corners; round parts as inscribed chords that touch the bounding box.
  var corners: [Point] {
    switch self {
    case .rectangle(let rect):
      return [
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
        Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
      ]
    case .roundedRectangle(let rect, let radius):
      let corner = max(0, min(radius, rect.width / 2, rect.height / 2))
      let (x, y) = (rect.width / 2 - corner, rect.height / 2 - corner)
      return Region.Outline.circle.enumerated().map { index, unit in
        let right = index < 6 || index >= 18
        return Point(
          x: rect.midX + unit.x * corner + (right ? x : -x),
          y: rect.midY + unit.y * corner + (index < 12 ? y : -y))
      }
    case .ellipse(let rect):
      return Region.Outline.circle.map { unit in
        Point(x: rect.midX + unit.x * rect.width / 2, y: rect.midY + unit.y * rect.height / 2)
      }
    case .polygon(let corners): return corners
    }
  }

  /// Twenty-four points of the unit circle, clockwise from the right.
  private static let circle: [Point] = (0..<24).map { step in
    let (cosine, sine) = Angle.cosineAndSine(degrees: Double(step) * 15)
    return Point(x: cosine, y: sine)
  }

  private static func convex(_ corners: [Point]) -> Region.Outline? {
    guard corners.count >= 3 else { return nil }
    let outline = Region.Outline.polygon(corners)
    return outline.boundingBox.isEmpty ? nil : outline
  }

  /// A polygon cut to a rectangle, side by side (Sutherland and Hodgman, 1974).
  private static func cut(_ corners: [Point], to rect: Rect) -> [Point] {
    var result = cut(corners, distance: { $0.x - rect.minX })
    result = cut(result, distance: { rect.maxX - $0.x })
    result = cut(result, distance: { $0.y - rect.minY })
    return cut(result, distance: { rect.maxY - $0.y })
  }

  /// The part of a polygon where a distance is not negative.
  private static func cut(_ corners: [Point], distance: (Point) -> Double) -> [Point] {
    guard var previous = corners.last else { return [] }
    var result: [Point] = []
    for corner in corners {
      let (before, after) = (distance(previous), distance(corner))
      if (before < 0) != (after < 0) {
        let part = before / (before - after)
        result.append(
          Point(
            x: previous.x + (corner.x - previous.x) * part,
            y: previous.y + (corner.y - previous.y) * part))
      }
      if after >= 0 { result.append(corner) }
      previous = corner
    }
    return result
  }
}
