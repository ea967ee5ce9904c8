/// Where a touch acts: a union of outlines, which may be more or less than any frame.
public struct Region: Hashable, Sendable {
  /// One piece of a region.
  public enum Outline: Hashable, Sendable {
    /// An upright rectangle.
    case rectangle(Rect)
    /// An upright rectangle with round corners of a radius, in points.
    case roundedRectangle(Rect, radius: Double)
    /// The ellipse that fills a rectangle.
    case ellipse(Rect)
    /// A simple polygon, closed from its last corner to its first.
    case polygon([Point])
  }

  /// The pieces; where they overlap the area counts once.
  public var outlines: [Outline]

  /// Creates a region from its pieces; pieces without area are left out.
  public init(_ outlines: [Outline] = []) {
    self.outlines = outlines.filter { !$0.boundingBox.isEmpty }
  }

  /// Creates the region of one rectangle.
  public init(_ rect: Rect) {
    self.init([.rectangle(rect)])
  }

  /// The region that no touch reaches.
  public static let empty = Region()

  /// Whether no touch reaches it.
  public var isEmpty: Bool { outlines.isEmpty }

  /// The smallest upright rectangle around all pieces, or nil where there are none.
  public var boundingBox: Rect? {
    guard let first = outlines.first else { return nil }
    return outlines.dropFirst().reduce(first.boundingBox) { $0.union($1.boundingBox) }
  }

  /// Whether a touch at a point acts.
  public func contains(_ point: Point) -> Bool {
    outlines.contains { $0.contains(point) }
  }

  /// The union of this region and another.
  public func union(_ other: Region) -> Region {
    Region(outlines + other.outlines)
  }

  /// The region's image under an affine map.
  public func transformed(by transform: Transform) -> Region {
    transform == .identity ? self : Region(outlines.map { $0.transformed(by: transform) })
  }

  /// The bounding box of the largest connected piece, or nil where there is none.
  ///
  /// Pieces are connected whose bounding boxes stand no further apart than `reach`; the largest is
  /// the one whose bounding box has the greatest area, then the uppermost and the leftmost.
  public var largestPiece: Rect? {
    pieces.max { first, second in
      if first.area != second.area { return first.area < second.area }
      if first.minY != second.minY { return first.minY > second.minY }
      return first.minX > second.minX
    }
  }

  /// How far apart two pieces of one target may stand without a touch falling between them, in points:
  /// more than the lines of a text in a stack stand apart, which is 2.67 at most. SwiftUI takes touches
  /// 8.7 to 10 points beside a piece, as reported on devices; a finger rests on more than 4.
  public static let reach = 4.0

  /// The bounding boxes of the connected pieces.
  public var pieces: [Rect] {
    var groups: [(members: [Rect], box: Rect)] = []
    for outline in outlines {
      let box = outline.boundingBox
      var merged: (members: [Rect], box: Rect) = ([box], box)
      groups.removeAll { group in
        guard group.members.contains(where: { $0.touches(box) }) else { return false }
        merged = (group.members + merged.members, group.box.union(merged.box))
        return true
      }
      groups.append(merged)
    }
    return groups.map { $0.box }
  }
}

extension Region.Outline {
  /// The smallest upright rectangle around the outline.
  public var boundingBox: Rect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): return rect
    case .polygon(let corners):
      guard let first = corners.first else { return .zero }
      var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
      for corner in corners {
        left = min(left, corner.x)
        right = max(right, corner.x)
        top = min(top, corner.y)
        bottom = max(bottom, corner.y)
      }
      return Rect(left: left, top: top, right: right, bottom: bottom)
    }
  }

  /// Whether a point lies inside the outline.
  public func contains(_ point: Point) -> Bool {
    switch self {
    case .rectangle(let rect): return rect.contains(point)
    case .roundedRectangle(let rect, let radius):
      guard rect.contains(point) else { return false }
      let corner = max(0, min(radius, rect.width / 2, rect.height / 2))
      let x = max(rect.minX + corner - point.x, point.x - (rect.maxX - corner), 0)
      let y = max(rect.minY + corner - point.y, point.y - (rect.maxY - corner), 0)
      return x * x + y * y <= corner * corner
    case .ellipse(let rect):
      guard !rect.isEmpty else { return false }
      let x = (point.x - rect.midX) / (rect.width / 2)
      let y = (point.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .polygon(let corners):
      var inside = false
      var previous = corners.count - 1
      for index in corners.indices {
        let (p, q) = (corners[index], corners[previous])
        if (p.y > point.y) != (q.y > point.y),
          point.x < (q.x - p.x) * (point.y - p.y) / (q.y - p.y) + p.x
        {
          inside.toggle()
        }
        previous = index
      }
      return inside
    }
  }

  /// The outline's image under an affine map; round outlines that do not stay upright become
  /// the polygon of their bounding box.
  public func transformed(by transform: Transform) -> Region.Outline {
    if transform.keepsUpright {
      switch self {
      case .rectangle(let rect): return .rectangle(transform.apply(rect))
      case .roundedRectangle(let rect, let radius):
        let scale = min(transform.a.magnitude, transform.d.magnitude)
        return .roundedRectangle(transform.apply(rect), radius: radius * scale)
      case .ellipse(let rect): return .ellipse(transform.apply(rect))
      case .polygon(let corners): return .polygon(corners.map(transform.apply))
      }
    }
    if case .polygon(let corners) = self { return .polygon(corners.map(transform.apply)) }
    let box = boundingBox
    return .polygon(
      [
        Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
        Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
      ].map(transform.apply))
  }
}

extension Rect {
  /// Whether two rectangles overlap, or stand side by side no further apart than a target's pieces,
  /// within a hundredth of a point.
  fileprivate func touches(_ other: Rect) -> Bool {
    let across = max(minX - other.maxX, other.minX - maxX)
    let along = max(minY - other.maxY, other.minY - maxY)
    return max(across, along) <= Region.reach + 0.01 && min(across, along) <= 0.01
  }
}

#if !hasFeature(Embedded)
  extension Region: Codable {}
  extension Region.Outline: Codable {}
#endif
