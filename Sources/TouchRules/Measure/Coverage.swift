import TouchModel

/// A box divided along the edges of rectangles, each cell covered by them or not.
struct Coverage {
  private let xs: [Double]
  private let ys: [Double]
  /// Row by row, how many rectangles lie over each cell.
  private let counts: [Int32]

  /// Divides a box; rectangles reach no further than the box.
  init(of box: Rect, by rects: [Rect]) {
    let inside = rects.compactMap { $0.intersection(box) }
    xs = Coverage.cuts(inside.flatMap { [$0.minX, $0.maxX] } + [box.minX, box.maxX])
    ys = Coverage.cuts(inside.flatMap { [$0.minY, $0.maxY] } + [box.minY, box.maxY])
    let columns = xs.count
    // Each rectangle raises its corners; sums along rows and columns then fill it.
    var raised = [Int32](repeating: 0, count: columns * ys.count)
    for rect in inside {
      let (left, right) = (Coverage.index(rect.minX, xs), Coverage.index(rect.maxX, xs))
      let (top, bottom) = (Coverage.index(rect.minY, ys), Coverage.index(rect.maxY, ys))
      raised[top * columns + left] += 1
      raised[top * columns + right] -= 1
      raised[bottom * columns + left] -= 1
      raised[bottom * columns + right] += 1
    }
    for row in 0..<ys.count {
      for column in 1..<max(1, columns) {
        raised[row * columns + column] += raised[row * columns + column - 1]
      }
      guard row > 0 else { continue }
      for column in 0..<columns {
        raised[row * columns + column] += raised[(row - 1) * columns + column]
      }
    }
    counts = raised
  }

  /// The rectangle of covered, or of bare, cells whose shorter side is longest; of those alike the
  /// one of the greatest area, then the one that ends highest. Nil where there is none.
  func thickest(covered: Bool) -> Rect? {
    guard xs.count > 1, ys.count > 1 else { return nil }
    let columns = xs.count - 1
    var best: Rect?
    // The row in which each column's run of such cells begins.
    var begins = [Int](repeating: 0, count: columns)
    for row in 0..<ys.count - 1 {
      for column in begins.indices where (counts[row * xs.count + column] > 0) != covered {
        begins[column] = row + 1
      }
      // Every widest rectangle that ends in this row: a stack of runs that begin ever higher.
      var open: [(left: Int, begin: Int)] = []
      for column in 0...columns {
        let begin = column < columns ? begins[column] : row + 1
        var left = column
        while let last = open.last, last.begin < begin {
          let found = Rect(
            left: xs[last.left], top: ys[last.begin], right: xs[column], bottom: ys[row + 1])
          if best.map({ Coverage.isThicker(found, $0) }) ?? true { best = found }
          left = last.left
          open.removeLast()
        }
        if begin <= row, open.last?.begin != begin { open.append((left, begin)) }
      }
    }
    return best
  }

  private static func isThicker(_ first: Rect, _ second: Rect) -> Bool {
    let (a, b) = (min(first.width, first.height), min(second.width, second.height))
    if a != b { return a > b }
    return first.area > second.area
  }

  /// The values in order, each once; those within a thousandth of a point are one.
  private static func cuts(_ values: [Double]) -> [Double] {
    var result: [Double] = []
    for value in values.sorted() where value - (result.last ?? -.infinity) > 0.001 {
      result.append(value)
    }
    return result
  }

  /// The cut at a value.
  private static func index(_ value: Double, _ cuts: [Double]) -> Int {
    var (low, high) = (0, cuts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if cuts[middle] <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
