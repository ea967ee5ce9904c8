/// How often a touch that is meant for one target lands on each other: one row a target.
///
/// Pairs further apart than 6 deviations, which are hit less than twice in a thousand million
/// touches, are left out, so that n targets with k pairs in reach take O(n log n + k).
public struct MishitMatrix: Sendable {
  /// A target that is hit in place of the one that was meant.
  public struct Entry: Hashable, Sendable {
    /// The target that is hit.
    public var target: Int
    /// The share of touches.
    public var rate: Double
  }

  /// The rates of each target, lapses not counted in.
  public let rates: [Rates]
  private let entries: [Entry]
  private let starts: [Int]

  /// Beyond this many deviations from the aim no touch is counted on another target.
  static let reach = 6.0

  /// Computes the matrix of targets, of which the later are in front.
  ///
  /// - Throws: `InputError` for targets, sizes or a spread that cannot be computed with.
  public init(_ targets: [TouchTarget], spread: Spread, density: Density) throws(InputError) {
    try TouchTarget.check(targets)
    guard spread.isValid else { throw .spread }
    let pieces = Pieces(targets.map { $0.hit })
    let tree = RectTree(pieces.rects.map { RectTree.Bounds($0) })
    var rates: [Rates] = []
    var entries: [Entry] = []
    var starts = [0]
    var found: [Entry] = []
    for (index, target) in targets.enumerated() {
      let aim = Aim(target.visual, spread: spread, density: density)
      found.removeAll(keepingCapacity: true)
      tree.visit(aim.window) { piece in
        let owner = pieces.owners[piece]
        if owner != index {
          found.append(Entry(target: owner, rate: aim.probability(of: pieces.rects[piece])))
        }
        return true
      }
      let row = MishitMatrix.summed(found)
      let mishit = row.reduce(0) { $0 + $1.rate }
      let own = pieces.indices(of: index)
      let hit = own.reduce(0) { $0 + aim.probability(of: pieces.rects[$1]) }
      let outside = own.count == 1 ? aim.outside(of: pieces.rects[own.lowerBound]) : 1 - hit
      rates.append(Rates(hit: hit, mishit: mishit, dead: max(0, outside - mishit)))
      entries += row
      starts.append(entries.count)
    }
    (self.rates, self.entries, self.starts) = (rates, entries, starts)
  }

  /// Returns the targets that are hit when one is meant, in their order.
  public func mishits(of target: Int) -> ArraySlice<Entry> {
    entries[starts[target]..<starts[target + 1]]
  }

  /// The number of pairs that are not left out.
  public var pairs: Int { entries.count }

  /// Returns the entries by target, with those of one target summed.
  private static func summed(_ entries: [Entry]) -> [Entry] {
    var summed: [Entry] = []
    for entry in entries.sorted(by: { $0.target < $1.target }) {
      if summed.last?.target == entry.target {
        summed[summed.count - 1].rate += entry.rate
      } else {
        summed.append(entry)
      }
    }
    return summed
  }
}

/// Where touches that are meant for one target land, in points.
struct Aim {
  var x, y, deviationX, deviationY: Double

  init(_ visual: Rect, spread: Spread, density: Density) {
    let deviation = spread.deviation(
      width: density.millimetres(Points(visual.width)),
      height: density.millimetres(Points(visual.height)))
    x = visual.midX + density.points(Millimetres(spread.offsetX)).value
    y = visual.midY + density.points(Millimetres(spread.offsetY)).value
    deviationX = density.points(Millimetres(deviation.x)).value
    deviationY = density.points(Millimetres(deviation.y)).value
  }

  /// The area in which touches are counted.
  var window: RectTree.Bounds {
    let (w, h) = (MishitMatrix.reach * deviationX, MishitMatrix.reach * deviationY)
    return RectTree.Bounds(left: x - w, top: y - h, right: x + w, bottom: y + h)
  }

  /// Returns the share of touches inside a rectangle.
  func probability(of rect: Rect) -> Double {
    Normal.between((rect.minX - x) / deviationX, (rect.maxX - x) / deviationX)
      * Normal.between((rect.minY - y) / deviationY, (rect.maxY - y) / deviationY)
  }

  /// Returns the share of touches outside a rectangle, exact also where it is tiny.
  func outside(of rect: Rect) -> Double {
    let outX = Normal.outside((rect.minX - x) / deviationX, (rect.maxX - x) / deviationX)
    let outY = Normal.outside((rect.minY - y) / deviationY, (rect.maxY - y) / deviationY)
    return outX + outY - outX * outY
  }
}
