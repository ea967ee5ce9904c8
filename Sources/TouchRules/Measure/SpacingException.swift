import TouchModel

/// The exception of WCAG's 2.5.8 for small targets with enough space around.
///
/// A circle of the required diameter, centred on the bounding box of an undersized target, meets no
/// other target, and no such circle of another undersized target.
enum SpacingException {
  /// Returns whether the exception holds for an undersized element among the others of a screen.
  static func holds(for element: Screen.Element, on screen: Screen, diameter: Double) -> Bool {
    guard let centre = element.region.boundingBox?.centre else { return false }
    let radius = diameter / 2
    return !screen.elements.contains { other in
      // Ensure that it is another one: rows of a loop share their identity, not their place.
      guard other.id != element.id || other.layout != element.layout,
        let box = other.region.boundingBox
      else { return false }
      if other.region.distance(to: centre) < radius - Undersize.tolerance { return true }
      let isUndersized = !other.region.holdsSquare(ofSide: diameter)
      return isUndersized && box.centre.distance(to: centre) < diameter - Undersize.tolerance
    }
  }
}

extension Region {
  /// The distance from a point to the nearest bounding box of a piece; 0 inside.
  fileprivate func distance(to point: Point) -> Double {
    outlines.reduce(.infinity) { nearest, outline in
      let box = outline.boundingBox
      let x = max(box.minX - point.x, 0, point.x - box.maxX)
      let y = max(box.minY - point.y, 0, point.y - box.maxY)
      return min(nearest, (x * x + y * y).squareRoot())
    }
  }
}

extension Rect {
  fileprivate var centre: Point { Point(x: midX, y: midY) }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
