/// The parts of hit regions that a touch really reaches, as rectangles that do not overlap.
struct Pieces {
  /// The rectangles of all targets, target after target.
  private(set) var rects: [Rect] = []
  /// Which target each rectangle belongs to.
  private(set) var owners: [Int] = []
  /// Where each target's rectangles begin, and the end of the last.
  private(set) var starts: [Int] = [0]

  /// Cuts from each region what the later ones, which are in front, take of it.
  ///
  /// Outlines that are not rectangles are followed by 64 bands each, or 128 from inside.
  init(_ regions: [Region], inside: Bool = false) {
    let parts = regions.map { Pieces.rectangles(of: $0, inside: inside) }
    var owners: [Int] = []
    for (index, rects) in parts.enumerated() {
      for _ in rects { owners.append(index) }
    }
    let flat = parts.flatMap { $0 }
    let tree = RectTree(flat.map { RectTree.Bounds($0) })
    for (index, rects) in parts.enumerated() {
      for rect in rects {
        var left = [rect]
        tree.visit(RectTree.Bounds(rect)) { other in
          if owners[other] > index { left = left.flatMap { $0.subtracting(flat[other]) } }
          return !left.isEmpty
        }
        for piece in left {
          self.rects.append(piece)
          self.owners.append(index)
        }
      }
      starts.append(self.rects.count)
    }
  }

  /// The rectangles of one target.
  func indices(of target: Int) -> Range<Int> { starts[target]..<starts[target + 1] }

  /// Returns a region as rectangles without overlap.
  static func rectangles(of region: Region, inside: Bool = false) -> [Rect] {
    if region.outlines.count == 1, case .rectangle(let rect) = region.outlines[0] { return [rect] }
    return region.rows(finest: inside ? 128 : 64, inside: inside).rows.flatMap { row in
      row.spans.map { Rect(left: $0.left, top: row.top, right: $0.right, bottom: row.bottom) }
    }
  }
}
