/// An index of rectangles that finds those that meet another without looking at all of them.
///
/// A packed R-tree, loaded by halving: it needs O(n log n) to build, a few arrays to store and no memory to search, however the rectangles lie.
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

  fileprivate static let fanOut = 8

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
  func visit(_ query: Bounds, _ body: (Int) -> Bool) {
    guard !items.isEmpty else { return }
    // Buffers, since counting references to the arrays at each step would take most of the time.
    boxes.withUnsafeBufferPointer { boxes in
      levels.withUnsafeBufferPointer { levels in
        items.withUnsafeBufferPointer { items in
          let nodes = Nodes(boxes: boxes, levels: levels, items: items)
          if boxes[boxes.count - 1].meets(query) {
            _ = nodes.descend(levels.count - 1, 0, query, body)
          }
        }
      }
    }
  }

  private struct Nodes {
    var boxes: UnsafeBufferPointer<Bounds>
    var levels: UnsafeBufferPointer<Int>
    var items: UnsafeBufferPointer<Int>

    /// Looks into a node that meets the query; false once the function does.
    func descend(
      _ level: Int, _ place: Int, _ query: Bounds, _ body: (Int) -> Bool
    ) -> Bool {
      if level == 0 { return body(items[place]) }
      let below = levels[level - 1]
      let first = below + place * RectTree.fanOut
      let end = min(first + RectTree.fanOut, levels[level])
      // Of equal rectangles the last comes first: it is the one in front, and covers the others.
      for child in stride(from: end - 1, through: first, by: -1) where boxes[child].meets(query) {
        guard descend(level - 1, child - below, query, body) else { return false }
      }
      return true
    }
  }

  /// Returns the rectangles in an order in which those of one node lie together: halved at the median
  /// of the longer way again and again, which also parts rows and clusters well.
  private static func tiled(_ rects: [Bounds]) -> [Int] {
    var order = rects.indices.map { index in
      let rect = rects[index]
      return Middle(x: rect.left + rect.right, y: rect.top + rect.bottom, index: index)
    }
    part(&order, 0, order.count)
    return order.map { $0.index }
  }

  /// Twice the middle of a rectangle.
  private struct Middle {
    var x, y: Double
    var index: Int

    func comes(before other: Middle, vertically: Bool) -> Bool {
      let (mine, theirs) = vertically ? (y, other.y) : (x, other.x)
      return mine != theirs ? mine < theirs : index < other.index
    }
  }

  private static func part(_ order: inout [Middle], _ start: Int, _ end: Int) {
    guard end - start > fanOut else {
      order[start..<end].sort { $0.index < $1.index }
      return
    }
    var (left, right, top, bottom) = (
      order[start].x, order[start].x, order[start].y, order[start].y
    )
    for index in start..<end {
      left = min(left, order[index].x)
      right = max(right, order[index].x)
      top = min(top, order[index].y)
      bottom = max(bottom, order[index].y)
    }
    // Whole nodes on the left, so that all but the last are full.
    let nodes = (end - start + fanOut - 1) / fanOut
    let middle = start + (nodes + 1) / 2 * fanOut
    select(&order, start, end, middle, vertically: bottom - top > right - left)
    part(&order, start, middle)
    part(&order, middle, end)
  }

  /// Puts those before a place and those behind it on their sides (Hoare 1961).
  private static func select(
    _ order: inout [Middle], _ start: Int, _ end: Int, _ place: Int, vertically: Bool
  ) {
    var (low, high) = (start, end - 1)
    while low < high {
      let pivot = order[low + (high - low) / 2]
      var (i, j) = (low, high)
      while i <= j {
        while order[i].comes(before: pivot, vertically: vertically) { i += 1 }
        while pivot.comes(before: order[j], vertically: vertically) { j -= 1 }
        if i <= j {
          order.swapAt(i, j)
          i += 1
          j -= 1
        }
      }
      if place <= j { high = j } else if place >= i { low = i } else { return }
    }
  }
}
