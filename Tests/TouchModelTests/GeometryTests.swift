import Testing
import TouchVectors

@testable import TouchModel

@Suite("Regions and their index") struct GeometryTests {
  @Test("the index finds exactly the rectangles that meet another")
  func tree() {
    var random = SplitMix(61)
    for count in [0, 1, 15, 16, 17, 300] {
      let rects = (0..<count).map { _ in
        RectTree.Bounds(
          Rect(
            x: random.uniform(0...100), y: random.uniform(0...100), width: random.uniform(0...9),
            height: random.uniform(0...9)))
      }
      let tree = RectTree(rects)
      for _ in 0..<30 {
        let query = RectTree.Bounds(
          Rect(x: random.uniform(0...100), y: random.uniform(0...100), width: 10, height: 3))
        var found: [Int] = []
        tree.visit(query) {
          found.append($0)
          return true
        }
        #expect(found.sorted() == rects.indices.filter { rects[$0].meets(query) })
      }
    }
  }

  @Test("ranks are found on both sides")
  func ranks() {
    var random = SplitMix(62)
    var set = RankSet(count: 5000)
    var plain = Set<Int>()
    for _ in 0..<3000 {
      let number = random.below(5000)
      if random.below(3) == 0 {
        set.remove(number)
        plain.remove(number)
      } else {
        set.insert(number)
        plain.insert(number)
      }
      let asked = random.below(5000)
      #expect(set.before(asked) == plain.filter { $0 < asked }.max())
      #expect(set.after(asked) == plain.filter { $0 > asked }.min())
    }
  }

  @Test("the largest upright square of known shapes")
  func squares() {
    let box = Rect(x: 3, y: 4, width: 36, height: 36)
    #expect(Region(box).largestSquare == 36)
    #expect(abs(Region([.ellipse(box)]).largestSquare - 36 / 2.0.squareRoot()) < 1e-9)
    let rounded = Region([.roundedRectangle(Rect(x: 0, y: 0, width: 60, height: 36), radius: 18)])
    // A stadium holds more than its round ends: (s/2)² + (s/2 − 12)² = 18².
    let side = rounded.largestSquare
    let (a, b) = (side / 2, side / 2 - 12)
    #expect(abs(a * a + b * b - 18 * 18) < 1e-6 && side > 36 / 2.0.squareRoot())
    // An L of two arms of 20 holds their corner; a rhombus half its diagonal.
    let ell = Region([
      .rectangle(Rect(x: 0, y: 0, width: 20, height: 60)),
      .rectangle(Rect(x: 0, y: 40, width: 60, height: 20)),
    ])
    #expect(ell.largestSquare == 20)
    let joined = Region([
      .rectangle(Rect(x: 0, y: 0, width: 24, height: 12)),
      .rectangle(Rect(x: 0, y: 12, width: 24, height: 12)),
    ])
    #expect(joined.largestSquare == 24)
    let rhombus = Region([
      .polygon([
        Point(x: 20, y: 0), Point(x: 40, y: 20), Point(x: 20, y: 40), Point(x: 0, y: 20),
      ])
    ])
    #expect(abs(rhombus.largestSquare - 20) < 40.0 / 128 + 1e-9 && rhombus.largestSquare <= 20)
    #expect(Region.empty.largestSquare == 0)
  }

  @Test("squares found by bands are those of trying every place")
  func bands() {
    var random = SplitMix(63)
    for _ in 0..<60 {
      let rects = (0..<4).map { _ in
        Rect(
          x: Double(random.below(12)), y: Double(random.below(12)),
          width: Double(1 + random.below(9)), height: Double(1 + random.below(9)))
      }
      let region = Region(rects.map { .rectangle($0) })
      var best = 0
      for x in 0..<21 {
        for y in 0..<21 {
          var side = best
          while (0...side).allSatisfy({ i in
            (0...side).allSatisfy { j in
              region.contains(Point(x: Double(x + i) + 0.5, y: Double(y + j) + 0.5))
            }
          }) {
            side += 1
          }
          best = max(best, side)
        }
      }
      #expect(region.largestSquare == Double(best))
    }
  }

  @Test("WCAG's circle is judged for round targets by the square that fits in them")
  func roundTargets() throws {
    // As rectangles every one of the reference's verdicts holds (see the vectors). It takes targets
    // with round corners for their boxes; the standard's note asks for "a solid" square inside the
    // target itself. So four of its round targets differ, all partly covered by another: in M2 the
    // circle keeps 24 points beside the cover, and in N1, N2 and N4 the ellipse 24 or 30, but no
    // square of 24 fits between the cover and the round end ((24/30)² + (12/18)² > 1 in N1), and the
    // circle about the middle of the box meets the cover.
    var differing: [String] = []
    for layout in targetSizeCases {
      let regions = zip(layout.targets, layout.roundness).map { target, roundness -> Region in
        let box = Rect(x: target[0], y: target[1], width: target[2], height: target[3])
        return roundness > 0 ? Region([.ellipse(box)]) : Region(box)
      }
      let verdicts = try MinimumTargetSize(regions).verdicts
      for (index, verdict) in verdicts.enumerated()
      where verdict.passes != (layout.targets[index][4] > 0) {
        differing.append("\(layout.name).\(index)")
      }
    }
    #expect(differing == ["M2.0", "N1.0", "N2.0", "N4.0"])
  }
}
