import Testing

@testable import TouchModel

/// The rates of one target among others, against published rows, the matrix of all, and itself.
@Suite struct NeighbourRateTests {
  static let density = Density(pointsPerInch: 460.0 / 3)!
  private let fast = Profile.hurried.hurried

  /// The middle of three 20 or 24 pt glyphs: hit, mis-hit and dead in percent, from the touch model's
  /// published parameters by an independent computation.
  @Test(
    "the middle of a toolbar's three items",
    arguments: [
      (20.0, 24.0, 20.0, 20.0, [65.5, 0.00, 34.5]), (20, 24, 44, 44, [99.15, 0.60, 0.25]),
      (20, 36, 44, 44, [99.15, 0.00, 0.85]), (24, 8, 24, 24, [77.15, 1.21, 21.64]),
      (24, 8, 32, 44, [94.91, 4.80, 0.29]),
    ])
  func toolbar(
    glyph: Double, gap: Double, width: Double, height: Double, percent: [Double]
  ) throws {
    func box(_ index: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x: index * (glyph + gap) - width / 2, y: -height / 2, width: width, height: height)
    }
    let others = [box(-1, width, height), box(1, width, height)].map { Region($0) }
    let rates = try #require(
      fast.rates(
        at: box(0, glyph, glyph), hit: Region(box(0, width, height)), among: others,
        density: Self.density))
    for (rate, expected) in zip([rates.hit, rates.mishit, rates.dead], percent) {
      #expect(abs(rate * 100 - expected) < 0.06)
    }
  }

  @Test("small targets have the rates of the matrix of all targets")
  func matrix() throws {
    var random = SplitMix(11)
    for _ in 0..<40 {
      // Cells of a grid, so that no two regions overlap.
      let targets = (0..<9).map { index in
        let cell = Rect(
          x: Double(index % 3) * 50, y: Double(index / 3) * 50, width: 50, height: 50)
        let size = Size(width: random.uniform(8...40), height: random.uniform(8...40))
        let visual = Rect(
          x: cell.midX - size.width / 2, y: cell.midY - size.height / 2, width: size.width,
          height: size.height)
        return TouchTarget(visual: visual, hit: Region(cell))
      }
      let matrix = try MishitMatrix(targets, spread: fast, density: Self.density)
      for (index, target) in targets.enumerated() {
        let others = targets.indices.filter { $0 != index }.map { targets[$0].hit }
        let rates = try #require(
          fast.rates(at: target.visual, hit: target.hit, among: others, density: Self.density))
        #expect(abs(rates.hit - matrix.rates[index].hit) < 1e-9)
        #expect(abs(rates.mishit - matrix.rates[index].mishit) < 1e-8)
        #expect(abs(rates.hit + rates.mishit + rates.dead - 1) < 1e-9)
      }
    }
  }

  @Test("people aim anywhere along a wide row, not at a gap in its middle")
  func row() throws {
    let row = Rect(x: 16, y: 100, width: 361, height: 60)
    let ends = Region([
      .rectangle(Rect(x: 16, y: 100, width: 120, height: 60)),
      .rectangle(Rect(x: 337, y: 100, width: 40, height: 60)),
    ])
    let gap = try #require(fast.rates(at: row, hit: ends, among: [], density: Self.density))
    #expect(gap.dead > 0.3 && gap.dead < 0.7)
    let whole = try #require(
      fast.rates(at: row, hit: Region(row), among: [], density: Self.density))
    #expect(whole.miss < 0.01)
  }

  @Test("what cannot be touched is always missed, and what is not finite has no rate")
  func extremes() {
    let box = Rect(x: 0, y: 0, width: 20, height: 20)
    #expect(fast.rates(at: box, hit: .empty, among: [], density: Self.density)?.miss == 1)
    let endless = Rect(x: 0, y: 0, width: .infinity, height: 20)
    #expect(fast.rates(at: endless, hit: Region(box), among: [], density: Self.density) == nil)
    #expect(fast.rates(at: box, hit: Region(endless), among: [], density: Self.density) == nil)
    let odd = Spread(share: 0, base: 0)
    #expect(odd.rates(at: box, hit: Region(box), among: [], density: Self.density) == nil)
  }
}
