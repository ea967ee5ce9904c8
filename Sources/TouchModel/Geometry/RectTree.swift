/// An index of rectangles that finds those that meet another without looking at all of them.
///
/// A packed R-tree, loaded by sorting into tiles (Leutenegger, Lopez & Edgington 1997): it needs
/// O(n log n) to build, a few arrays to store and no memory to search, however the rectangles lie.
struct RectTree: Sendable {
  /// A rectangle by its edges, which unlike origin and size say each edge exactly.
  struct Bounds: Sendable {
    var left, top, right, bottom: Double

    init(left: Double, top: Double, right: Double, bottom: Double) {
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    init(_ rect: Rect) {
      self.init(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
    }

    /// Whether the two share a point, be it on an edge.
    func meets(_ other: Bounds) -> Bool {
      left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }
  }

  private static let fanOut = 16

  /// The boxes of all levels, the rectangles themselves first.
  private var boxes: [Bounds]
  /// Where each level begins in `boxes`.
  private var levels: [Int]
  /// Which rectangle each box of the first level is.
  private var items: [Int]

  /// Creates an index of rectangles, which are later named by their place in the array.
  init(_ rects: [Bounds]) {
    items = RectTree.tiled(rects)
    boxes = items.map { rects[$0] }
    levels = [0]
    var start = 0
    while boxes.count - start > 1 {
      let end = boxes.count
      for first in stride(from: start, to: end, by: RectTree.fanOut) {
        var box = boxes[first]
        for index in first..<min(first + RectTree.fanOut, end) {
          let next = boxes[index]
          box.left = min(box.left, next.left)
          box.top = min(box.top, next.top)
          box.right = max(box.right, next.right)
          box.bottom = max(box.bottom, next.bottom)
        }
        boxes.append(box)
      }
      levels.append(end)
      start = end
    }
  }

  /// Calls a function with each rectangle that meets another, until it returns false.
  ///
  /// The order is that of the index, which depends on the rectangles alone.
  @discardableResult
  func visit(_ query: Bounds, _ body: (Int) -> Bool) -> Bool {
    guard !items.isEmpty else { return true }
    return descend(levels.count - 1, 0, query, body)
  }

  private func descend(
    _ level: Int, _ place: Int, _ query: Bounds, _ body: (Int) -> Bool
  ) -> Bool {
    guard boxes[levels[level] + place].meets(query) else { return true }
    if level == 0 { return body(items[place]) }
    let first = place * RectTree.fanOut
    let end = min(first + RectTree.fanOut, levels[level] - levels[level - 1])
    // Of equal rectangles the last comes first: it is the one in front, and covers the others.
    for child in stride(from: end - 1, through: first, by: -1) {
      guard descend(level - 1, child, query, body) else { return false }
    }
    return true
  }

  /// Returns the rectangles in the order of tiles of about equal extent.
  private static func tiled(_ rects: [Bounds]) -> [Int] {
    var order = sorted(Array(rects.indices)) { rects[$0].left + rects[$0].right }
    let tiles = (Double(rects.count) / Double(fanOut)).squareRoot().rounded(.up)
    let slice = max(1, Int(tiles)) * fanOut
    for first in stride(from: 0, to: order.count, by: slice) {
      let end = min(first + slice, order.count)
      order[first..<end] =
        sorted(Array(order[first..<end])) {
          rects[$0].top + rects[$0].bottom
        }[...]
    }
    return order
  }

  /// Returns indices by a key, equal ones by index.
  private static func sorted(_ indices: [Int], by key: (Int) -> Double) -> [Int] {
    var keyed = indices.map { (key: key($0), index: $0) }
    keyed.sort { $0.key != $1.key ? $0.key < $1.key : $0.index < $1.index }
    return keyed.map { $0.index }
  }
}
