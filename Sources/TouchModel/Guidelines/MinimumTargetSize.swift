/// WCAG 2.5.8: whether targets are large enough, or far enough from each other to be smaller.
///
/// A target holds an upright square of 24 by 24, or a circle of 24 across on the middle of its
/// bounding box meets no other target and no circle of another target that is too small. What another
/// target covers of it does not count, since a touch there is not for it. Touching is not meeting.
/// The exceptions other than spacing are not geometry and not judged here.
public struct MinimumTargetSize: Hashable, Sendable {
  /// How a target stands.
  public enum Verdict: Hashable, Sendable {
    /// The square fits.
    case large
    /// The square does not fit, and the circle is free.
    case spaced
    /// The square does not fit, and the circle meets these targets or their circles.
    case tooClose(to: [Int])

    /// Whether the criterion is met.
    public var passes: Bool {
      switch self {
      case .large, .spaced: true
      case .tooClose: false
      }
    }
  }

  /// The verdict on each target.
  public let verdicts: [Verdict]

  /// Sizes and distances that fall short by less than this, in points, are rounding.
  private static let tolerance = 0.01

  /// Judges targets, of which the later are in front.
  ///
  /// - Parameters:
  ///   - regions: Where a touch on each target acts, in points.
  ///   - side: The side of the square and the diameter of the circle, in points.
  /// - Throws: `InputError` for regions that are not finite.
  public init(_ regions: [Region], side: Double = 24) throws(InputError) {
    guard side > 0, side.isFinite else { throw .outOfRange }
    for (index, region) in regions.enumerated() { try region.boundingBox?.check(index) }
    let pieces = Pieces(regions, inside: true)
    let tree = RectTree(pieces.rects.map { RectTree.Bounds($0) })
    let isSmall = regions.indices.map { index in
      !regions[index].isEmpty
        && pieces.largestSquare(of: index, in: regions[index])
          < side - MinimumTargetSize.tolerance
    }
    let small = regions.indices.filter { isSmall[$0] }
    let centres = regions.map { region in
      let box = region.boundingBox ?? .zero
      return Point(x: box.midX, y: box.midY)
    }
    let circles = RectTree(small.map { MinimumTargetSize.box(centres[$0], 0) })
    var verdicts = [Verdict](repeating: .large, count: regions.count)
    for index in small {
      let centre = centres[index]
      let reach = side / 2 - MinimumTargetSize.tolerance
      var met: [Int] = []
      tree.visit(MinimumTargetSize.box(centre, reach)) { piece in
        let owner = pieces.owners[piece]
        if owner != index, pieces.rects[piece].distance(to: centre) < reach { met.append(owner) }
        return true
      }
      circles.visit(MinimumTargetSize.box(centre, 2 * reach)) { other in
        let other = small[other]
        let (x, y) = (centres[other].x - centre.x, centres[other].y - centre.y)
        if other != index, x * x + y * y < 4 * reach * reach { met.append(other) }
        return true
      }
      met.sort()
      var names: [Int] = []
      for name in met where names.last != name { names.append(name) }
      verdicts[index] = names.isEmpty ? .spaced : .tooClose(to: names)
    }
    self.verdicts = verdicts
  }

  private static func box(_ centre: Point, _ reach: Double) -> RectTree.Bounds {
    RectTree.Bounds(
      left: centre.x - reach, top: centre.y - reach, right: centre.x + reach,
      bottom: centre.y + reach)
  }
}

extension Pieces {
  /// The side of the largest upright square in what is left of a region.
  fileprivate func largestSquare(of target: Int, in region: Region) -> Double {
    let left = Region(indices(of: target).map { .rectangle(rects[$0]) })
    let area = indices(of: target).reduce(0) { $0 + rects[$1].area }
    let whole = Pieces.rectangles(of: region, inside: true).reduce(0) { $0 + $1.area }
    // Where nothing covers it the region itself is known better than its bands.
    return area >= whole - 1e-9 * whole ? region.largestSquare : left.largestSquare
  }
}

extension Rect {
  /// The distance from a point to the nearest point of the rectangle; zero inside.
  fileprivate func distance(to point: Point) -> Double {
    let x = max(0, minX - point.x, point.x - maxX)
    let y = max(0, minY - point.y, point.y - maxY)
    return (x * x + y * y).squareRoot()
  }
}
