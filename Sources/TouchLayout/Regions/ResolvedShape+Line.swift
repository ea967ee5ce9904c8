import TouchModel

extension ResolvedShape {
  /// The pieces of the hit region of a line around the shape in a frame, half of it outside.
  func line(in frame: Rect, width: Double) -> [Region.Outline] {
    guard width > 0 else { return [] }
    let outer = region(in: frame.outset(by: Outsets(all: width / 2)))
    let box = outer.boundingBox
    if box.width <= 2 * width || box.height <= 2 * width { return [outer] }
    if case .ellipse = outer { return Self.ring(outer.corners, box, width) }
    return [
      Rect(x: box.minX, y: box.minY, width: box.width, height: width),
      Rect(x: box.minX, y: box.maxY - width, width: box.width, height: width),
      Rect(x: box.minX, y: box.minY, width: width, height: box.height),
      Rect(x: box.maxX - width, y: box.minY, width: width, height: box.height),
    ].map { .rectangle($0) }
  }

  private static func ring(_ corners: [Point], _ box: Rect, _ width: Double) -> [Region.Outline] {
    let (x, y) = (1 - 2 * width / box.width, 1 - 2 * width / box.height)
    func inner(_ point: Point) -> Point {
      Point(x: box.midX + (point.x - box.midX) * x, y: box.midY + (point.y - box.midY) * y)
    }
    return corners.indices.map { index in
      let (first, second) = (corners[index], corners[(index + 1) % corners.count])
      return .polygon([first, second, inner(second), inner(first)])
    }
  }
}
