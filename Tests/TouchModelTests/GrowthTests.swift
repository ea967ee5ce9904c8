import Testing

@testable import TouchModel

@Suite("Growth") struct GrowthTests {
  /// A row of random targets inside bounds.
  static func row(_ random: inout SplitMix, count: Int, crowded: Bool) -> ([Rect], Rect) {
    var x = random.uniform(0...(crowded ? 4 : 40))
    var rects: [Rect] = []
    for _ in 0..<count {
      let width = random.uniform(4...40)
      rects.append(Rect(x: x, y: 0, width: width, height: 44))
      x += width + random.uniform(0...(crowded ? 10 : 50))
    }
    return (rects, Rect(x: 0, y: 0, width: x, height: 44))
  }

  /// The taut string through the gates between visuals, whose steps are the lengths of which every
  /// concave sum is greatest: an independent answer for a row in which all want the same.
  static func tautString(_ rects: [Rect], _ bounds: Rect) -> [Double] {
    // Repeated exact averaging of one knot converges to the string; slow, and shares nothing.
    let low = [bounds.minX] + rects.dropLast().map { $0.maxX } + [bounds.maxX]
    let high = [bounds.minX] + rects.dropFirst().map { $0.minX } + [bounds.maxX]
    var knots = zip(low, high).map { ($0 + $1) / 2 }
    for _ in 0..<20000 {
      var moved = 0.0
      for index in 1..<(knots.count - 1) {
        let next = min(max((knots[index - 1] + knots[index + 1]) / 2, low[index]), high[index])
        moved = max(moved, abs(next - knots[index]))
        knots[index] = next
      }
      if moved < 1e-13 { break }
    }
    return rects.indices.map { knots[$0 + 1] - knots[$0] }
  }

  @Test("lengths on a row are those of the taut string, capped at what is wanted")
  func rowsAreFair() throws {
    var random = SplitMix(1)
    for trial in 0..<300 {
      let (rects, bounds) = Self.row(&random, count: 1 + random.below(9), crowded: trial % 2 == 0)
      let wanted = random.uniform(20...60)
      let regions = try HitRegions.grown(
        rects.map {
          HitRegions.Wish(visual: $0, size: Size(width: wanted, height: 44), bounds: bounds)
        })
      let fair = Self.tautString(rects, bounds).map { min($0, wanted) }.sorted()
      let mine = regions.hits.map { min($0.width, wanted) }.sorted()
      for (a, b) in zip(mine, fair) { #expect(abs(a - b) < 1e-4, "trial \(trial)") }
    }
  }

  @Test("no hit regions overlap and all hold what is drawn, in two dimensions")
  func planesAreSound() throws {
    var random = SplitMix(2)
    for trial in 0..<150 {
      let (rects, bounds) = Self.plane(&random, count: 2 + random.below(40))
      let size = Size(width: random.uniform(10...60), height: random.uniform(10...60))
      let wishes = rects.map { HitRegions.Wish(visual: $0, size: size, bounds: bounds) }
      for regions in [try HitRegions.grown(wishes), try HitRegions.separated(wishes)] {
        #expect(regions.overlapped.isEmpty)
        for (index, hit) in regions.hits.enumerated() {
          #expect(hit.contains(rects[index], tolerance: 1e-9), "trial \(trial)")
          #expect(bounds.contains(hit, tolerance: 1e-9))
          for other in regions.hits[..<index] {
            #expect(hit.intersection(other) == nil, "trial \(trial)")
          }
        }
      }
    }
  }

  /// Random rectangles that do not overlap.
  static func plane(_ random: inout SplitMix, count: Int) -> ([Rect], Rect) {
    let side = 30 * Double(count).squareRoot() + 40
    var rects: [Rect] = []
    for _ in 0..<(count * 4) where rects.count < count {
      let size = Size(width: random.uniform(2...60), height: random.uniform(2...30))
      let rect = Rect(
        x: random.uniform(0...max(0, side - size.width)),
        y: random.uniform(0...max(0, side - size.height)), width: size.width, height: size.height)
      if rects.allSatisfy({ $0.intersection(rect) == nil }) { rects.append(rect) }
    }
    return (rects, Rect(x: 0, y: 0, width: side, height: side))
  }

  @Test("no target could be longer without making one shorter that is no longer itself")
  func planesAreFair() throws {
    var random = SplitMix(3)
    for trial in 0..<200 {
      let line = Self.line(
        &random, count: 2 + random.below(20), shift: trial % 3 == 0 ? 6 : .infinity)
      let lengths = FairLengths(line).lengths
      #expect(Self.fits(line, lengths), "trial \(trial)")
      // Raising any target that lacks something, and lowering only those that are longer, must fail.
      for index in lengths.indices where lengths[index] < line.wanted[index] - 1e-3 {
        var others = lengths
        others[index] += 1e-3
        for other in others.indices where other != index && lengths[other] > lengths[index] + 1e-3 {
          others[other] = max(line.high[other] - line.low[other], lengths[index] + 1e-3)
        }
        #expect(!Self.fits(line, others), "trial \(trial), target \(index)")
      }
    }
  }

  /// The horizontal line of a random plane.
  static func line(_ random: inout SplitMix, count: Int, shift: Double) -> Line {
    var (rects, bounds) = plane(&random, count: count)
    rects.sort { $0.midX < $1.midX }
    var line = Line(maximumShift: shift)
    var pairs: [(from: Int, to: Int)] = []
    for (index, rect) in rects.enumerated() {
      line.low.append(rect.minX)
      line.high.append(rect.maxX)
      line.wanted.append(max(rect.width, random.uniform(10...60)))
      line.floor.append(bounds.minX)
      line.ceiling.append(bounds.maxX)
      // All pairs, where the sweep makes do with those in sight.
      for other in 0..<index
      where rects[other].minY < rect.maxY && rect.minY < rects[other].maxY
        && rects[other].maxX <= rect.minX
      {
        pairs.append((other, index))
      }
    }
    line.behind = Line.Links(rects.count, pairs)
    line.before = Line.Links(rects.count, pairs.map { ($0.to, $0.from) })
    return line
  }

  /// Whether targets of these lengths can be placed, by pressing all of them forward.
  static func fits(_ line: Line, _ lengths: [Double]) -> Bool {
    var ends: [Double] = []
    for index in lengths.indices {
      var start = line.first(index, lengths[index])
      for link in line.before.indices(index) { start = max(start, ends[line.before.target(link)]) }
      if start > line.last(index, lengths[index]) + 1e-6 { return false }
      ends.append(start + lengths[index])
    }
    return true
  }

  @Test("positions satisfy the conditions of the least sum of squares")
  func shiftsAreLeast() throws {
    var random = SplitMix(4)
    for trial in 0..<300 {
      let line = Self.line(
        &random, count: 2 + random.below(25), shift: trial % 3 == 0 ? 6 : .infinity)
      let lengths = FairLengths(line).lengths
      let starts = LeastShift(line, lengths: lengths).starts
      for index in starts.indices {
        #expect(starts[index] >= line.first(index, lengths[index]) - 1e-6)
        #expect(starts[index] <= line.last(index, lengths[index]) + 1e-6)
        for link in line.behind.indices(index) {
          #expect(starts[index] + lengths[index] <= starts[line.behind.target(link)] + 1e-6)
        }
      }
      let mine = Self.cost(line, lengths, starts)
      let other = Self.cost(line, lengths, Self.dykstra(line, lengths))
      #expect(mine <= other + 1e-3 * max(1, other), "trial \(trial): \(mine) against \(other)")
    }
  }

  static func cost(_ line: Line, _ lengths: [Double], _ starts: [Double]) -> Double {
    starts.indices.reduce(0) {
      let shift = starts[$1] + lengths[$1] / 2 - line.centre($1)
      return $0 + shift * shift
    }
  }

  /// Hildreth's method on the dual: slow, exact in the limit and nothing like blocks.
  static func dykstra(_ line: Line, _ lengths: [Double]) -> [Double] {
    var starts = lengths.indices.map { line.centre($0) - lengths[$0] / 2 }
    var pairs: [(Int, Int)] = []
    for index in lengths.indices {
      for link in line.behind.indices(index) { pairs.append((index, line.behind.target(link))) }
    }
    var pressure = [Double](repeating: 0, count: pairs.count)
    var below = [Double](repeating: 0, count: lengths.count)
    var above = below
    for _ in 0..<4000 {
      var moved = 0.0
      for (index, (a, b)) in pairs.enumerated() {
        let step = max((starts[a] + lengths[a] - starts[b]) / 2, -pressure[index])
        pressure[index] += step
        starts[a] -= step
        starts[b] += step
        moved = max(moved, abs(step))
      }
      for index in lengths.indices {
        let up = max(line.first(index, lengths[index]) - starts[index], -below[index])
        below[index] += up
        starts[index] += up
        let down = max(starts[index] - line.last(index, lengths[index]), -above[index])
        above[index] += down
        starts[index] -= down
        moved = max(moved, abs(up), abs(down))
      }
      if moved < 1e-9 { break }
    }
    return starts
  }
}
