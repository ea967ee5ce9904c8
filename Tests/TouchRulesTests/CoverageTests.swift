import Testing
import TouchModel

@testable import TouchRules

/// The thickest covered and the thickest bare rectangle, against trying every one on a grid.
@Suite struct CoverageTests {
  @Test("the same as trying every rectangle of a grid", arguments: 0..<60)
  func brute(seed: Int) {
    var draw = JudgementPropertyTests.Draw(state: UInt64(seed) &+ 77)
    let side = 7
    let rects = (0..<Int.random(in: 0...5, using: &draw)).map { _ in
      Rect(
        x: Double(Int.random(in: -1...6, using: &draw)),
        y: Double(Int.random(in: -1...6, using: &draw)),
        width: Double(Int.random(in: 1...5, using: &draw)),
        height: Double(Int.random(in: 1...5, using: &draw)))
    }
    let box = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
    let coverage = Coverage(of: box, by: rects)
    for covered in [true, false] {
      var best = 0.0
      for top in 0..<side {
        for left in 0..<side {
          for bottom in top..<side {
            for right in left..<side {
              let isUniform = (top...bottom).allSatisfy { y in
                (left...right).allSatisfy { x in
                  let centre = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                  return rects.contains { $0.contains(centre) } == covered
                }
              }
              if isUniform { best = max(best, Double(min(bottom - top, right - left) + 1)) }
            }
          }
        }
      }
      let found = coverage.thickest(covered: covered)
      #expect(min(found?.width ?? 0, found?.height ?? 0) == best)
    }
  }

  @Test("what is no rectangle does no harm")
  func strange() {
    for value in [Double.nan, .infinity, -.infinity] {
      let strange = Rect(x: value, y: 0, width: value, height: 10)
      let box = Rect(x: 0, y: 0, width: 10, height: 10)
      _ = Coverage(of: box, by: [strange]).thickest(covered: true)
      _ = Coverage(of: strange, by: [box]).thickest(covered: false)
      _ = Region(strange).size(as: .square)
    }
  }
}
