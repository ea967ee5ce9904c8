import Testing

@testable import TouchModel

@Suite("Sharing space") struct SharingTests {
  static func wish(
    _ x: Double, _ y: Double, _ w: Double, _ h: Double, _ side: Double = 44,
    limits: Outsets = Outsets(all: .infinity), bounds: Rect? = nil
  ) -> HitRegions.Wish {
    HitRegions.Wish(
      visual: Rect(x: x, y: y, width: w, height: h), size: Size(width: side, height: side),
      limits: limits, bounds: bounds)
  }

  @Test("the first seed's toolbar fits 44 points without moving anything")
  func toolbar() throws {
    // Three glyphs of 20 with 24 between them.
    let wishes = (0..<3).map { Self.wish(Double($0) * 44, 0, 20, 20) }
    let regions = try HitRegions.grown(wishes)
    #expect(regions.shortages.isEmpty)
    for (index, hit) in regions.hits.enumerated() {
      #expect(abs(hit.width - 44) < 1e-6 && abs(hit.height - 44) < 1e-6)
      #expect(abs(hit.midX - (Double(index) * 44 + 10)) < 1e-6)
    }
  }

  @Test("the shortfall of a row is that of the worst choice of targets")
  func hall() throws {
    var random = SplitMix(51)
    for _ in 0..<400 {
      let count = 1 + random.below(9)
      let demands = (0..<count).map { _ in random.uniform(0...30).rounded() }
      let gaps = (0...count).map { _ in random.uniform(0...25).rounded() }
      let row = try RowShortfall(demands: demands, gaps: gaps)
      // Hall: the worst set of targets, over all gaps that any of them touches.
      var worst = 0.0
      for set in 1..<(1 << count) {
        let chosen = (0..<count).filter { set >> $0 & 1 == 1 }
        let touched = Set(chosen.flatMap { [$0, $0 + 1] })
        let want = chosen.reduce(0) { $0 + demands[$1] }
        worst = max(worst, want - touched.reduce(0) { $0 + gaps[$1] })
      }
      #expect(abs(row.missing - worst) < 1e-9)
      #expect(abs(row.runs.reduce(0) { $0 + $1.missing } - row.missing) < 1e-9)
      for run in row.runs { #expect(run.missing > 0 && !run.targets.isEmpty) }
      for (first, second) in zip(row.runs, row.runs.dropFirst()) {
        #expect(first.targets.upperBound < second.targets.lowerBound)
      }
    }
  }

  @Test("a row is short exactly if a run demands more than its gaps, by that much at least")
  func certificates() throws {
    var random = SplitMix(52)
    for trial in 0..<300 {
      let (rects, bounds) = GrowthTests.row(
        &random, count: 1 + random.below(9), crowded: trial % 2 == 0)
      let side = random.uniform(20...60)
      let regions = try HitRegions.grown(
        rects.map {
          HitRegions.Wish(visual: $0, size: Size(width: side, height: 44), bounds: bounds)
        })
      let edges = [bounds.minX] + rects.flatMap { [$0.minX, $0.maxX] } + [bounds.maxX]
      let gaps = stride(from: 0, to: edges.count, by: 2).map { max(0, edges[$0 + 1] - edges[$0]) }
      let row = try RowShortfall(demands: rects.map { max(0, side - $0.width) }, gaps: gaps)
      #expect(regions.shortages.isEmpty == (row.missing < 1e-6), "trial \(trial)")
      for shortage in regions.shortages {
        // What the certificate says is true of the targets that it names.
        let named = shortage.targets
        #expect(named == Array(named[0]...named.last!))
        let want = named.reduce(0) { $0 + max(0, side - rects[$1].width) }
        let room = gaps[named[0]...(named.last! + 1)].reduce(0, +)
        #expect(abs(want - room - shortage.missing) < 1e-6)
      }
      let given = regions.hits.reduce(0) { $0 + min($1.width, side) }
      let asked = rects.reduce(0) { $0 + max(side, $1.width) }
      let drawn = rects.reduce(0) { $0 + max(0, $1.width - side) }
      #expect(asked - given - drawn >= row.missing - 1e-4)
    }
  }

  @Test("two regions move apart by half of their overlap each, and no further than allowed")
  func separation() throws {
    let wishes = [22.0, 50].map { Self.wish($0 - 10, 0, 20, 44) }
    let free = try HitRegions.separated(wishes, maximumShift: 8)
    #expect(abs(free.hits[0].midX - 14) < 1e-6 && abs(free.hits[1].midX - 58) < 1e-6)
    #expect(free.shortages.isEmpty)
    // Six points allow 28 + 12 = 40.
    let limited = try HitRegions.separated(wishes)
    #expect(abs(limited.hits[0].width - 40) < 1e-5 && abs(limited.hits[0].midX - 16) < 1e-5)
    #expect(limited.shortages.first.map { abs($0.missing - 4) < 1e-5 } == true)
    // The larger height is not touched by what happens across.
    #expect(abs(limited.hits[0].height - 44) < 1e-9)
  }

  @Test("limits hold on each edge, bounds on every side")
  func limits() throws {
    let limits = Outsets(top: 1, left: 2, bottom: 3, right: 4)
    let hit = try HitRegions.grown([Self.wish(100, 100, 20, 20, limits: limits)]).hits[0]
    #expect(abs(hit.minX - 98) < 1e-9 && abs(hit.maxX - 124) < 1e-9)
    #expect(abs(hit.minY - 99) < 1e-9 && abs(hit.maxY - 123) < 1e-9)
    let bounds = Rect(x: 95, y: 90, width: 30, height: 200)
    let inside = try HitRegions.grown([Self.wish(100, 100, 20, 20, bounds: bounds)]).hits[0]
    #expect(abs(inside.width - 30) < 1e-9 && inside.height == 44 && bounds.contains(inside))
    let mirrored = Outsets(leading: 5, trailing: 9, isRightToLeft: true)
    #expect(mirrored == Outsets(left: 9, right: 5))
    #expect(Outsets(leading: 5, trailing: 9, isRightToLeft: false) == Outsets(left: 5, right: 9))
  }

  @Test("a mirrored layout has the mirrored regions")
  func mirror() throws {
    var random = SplitMix(53)
    for _ in 0..<60 {
      let (rects, bounds) = GrowthTests.plane(&random, count: 12)
      func wishes(_ flip: Bool) -> [HitRegions.Wish] {
        rects.map { rect in
          let x = flip ? bounds.maxX - rect.maxX : rect.minX
          let limits = Outsets(
            top: 30, leading: 6, bottom: 30, trailing: 12, isRightToLeft: flip)
          return HitRegions.Wish(
            visual: Rect(x: x, y: rect.minY, width: rect.width, height: rect.height),
            size: Size(width: 40, height: 40), limits: limits, bounds: bounds)
        }
      }
      let plain = try HitRegions.grown(wishes(false)).hits
      let flipped = try HitRegions.grown(wishes(true)).hits
      for (a, b) in zip(plain, flipped) {
        #expect(abs(a.minX - (bounds.maxX - b.maxX)) < 1e-4)
        #expect(abs(a.minY - b.minY) < 1e-4 && abs(a.height - b.height) < 1e-4)
      }
    }
  }

  @Test("frames that overlap by the rounding of a point are cut in the middle")
  func rounding() throws {
    let regions = try HitRegions.grown([Self.wish(0, 0, 30, 44), Self.wish(29, 0, 30, 44)])
    #expect(regions.overlapped.isEmpty)
    #expect(regions.hits[0].intersection(regions.hits[1]) == nil)
    #expect(abs(regions.hits[0].maxX - 29.5) < 1e-9)
  }

  @Test("a button inside a row may grow over it, but not over the row's neighbours")
  func nested() throws {
    let regions = try HitRegions.grown([
      Self.wish(0, 0, 300, 30), Self.wish(270, 5, 20, 20), Self.wish(0, 30, 300, 30),
    ])
    #expect(regions.overlapped == [0, 1])
    #expect(regions.hits[1].maxY <= 30 && abs(regions.hits[1].width - 44) < 1e-6)
    #expect(regions.hits[1].intersection(regions.hits[2]) == nil)
    #expect(regions.hits[0].intersection(regions.hits[2]) == nil)
  }

  @Test("targets drawn over each other do not loosen what holds others apart")
  func clusters() throws {
    var random = SplitMix(54)
    for trial in 0..<80 {
      let (clean, bounds) = GrowthTests.plane(&random, count: 14)
      // Two more, each drawn over one of them.
      let rects = clean + [0, 1].map { clean[$0].offset(x: 1.5, y: 1.5) }
      let wishes = rects.map {
        HitRegions.Wish(visual: $0, size: Size(width: 40, height: 40), bounds: bounds)
      }
      let regions = try HitRegions.grown(wishes)
      for first in rects.indices {
        for second in 0..<first where rects[first].intersection(rects[second]) == nil {
          #expect(
            regions.hits[first].intersection(regions.hits[second]) == nil, "trial \(trial)")
        }
      }
    }
  }

  @Test("what has no extent, is in one place or is nothing has a defined answer")
  func degenerate() throws {
    #expect(try HitRegions.grown([]).hits.isEmpty)
    let points = try HitRegions.grown([Self.wish(0, 0, 0, 0), Self.wish(10, 0, 0, 0)])
    #expect(points.hits[0].intersection(points.hits[1]) == nil)
    #expect(points.hits[0].height == 44)
    let inside = try HitRegions.grown([Self.wish(0, 0, 100, 44), Self.wish(50, 22, 0, 0)])
    #expect(inside.hits.count == 2)
    let same = try HitRegions.grown(
      [Self](repeating: self, count: 500).map { _ in
        Self.wish(5, 5, 20, 20)
      })
    #expect(Set(same.hits).count == 1)
    #expect(
      try MishitMatrix([], spread: Profile.careful.careful, density: Density(pointsPerInch: 153)!)
        .rates.isEmpty)
    #expect(try MinimumTargetSize([]).verdicts.isEmpty)
    let none = try TouchDecoder(
      [], spread: Profile.careful.careful, density: Density(pointsPerInch: 153)!)
    #expect(none.decode(Point(x: 1, y: 1)) == .nothing)
  }

  @Test("numbers that cannot be computed with are named")
  func errors() {
    let bad = Rect(x: .nan, y: 0, width: 1, height: 1)
    let negative = Rect(x: 0, y: 0, width: -1, height: 1)
    let endless = Rect(x: 0, y: 0, width: .infinity, height: 1)
    let good = Self.wish(0, 0, 10, 10)
    func wish(_ rect: Rect) -> HitRegions.Wish {
      HitRegions.Wish(visual: rect, size: Size(width: 44, height: 44))
    }
    #expect(throws: InputError.notFinite(target: 1)) { try HitRegions.grown([good, wish(bad)]) }
    #expect(throws: InputError.notFinite(target: 1)) {
      try HitRegions.grown([good, wish(endless)])
    }
    #expect(throws: InputError.negative(target: 0)) { try HitRegions.grown([wish(negative)]) }
    #expect(throws: InputError.outOfRange) {
      try HitRegions.separated([good], maximumShift: .nan)
    }
    #expect(throws: InputError.negative(target: 0)) {
      try HitRegions.grown([Self.wish(0, 0, 1, 1, limits: Outsets(all: -1))])
    }
    let density = Density(pointsPerInch: 153)!
    let spread = Profile.careful.careful
    #expect(throws: InputError.notFinite(target: 0)) {
      try MishitMatrix([TouchTarget(visual: bad)], spread: spread, density: density)
    }
    #expect(throws: InputError.spread) {
      try MishitMatrix([], spread: Spread(share: 0, base: 0), density: density)
    }
    #expect(throws: InputError.negative(target: 0)) {
      try TouchDecoder(
        [TouchTarget(visual: .zero, weight: -1)], spread: spread, density: density)
    }
    #expect(throws: InputError.outOfRange) {
      try TouchDecoder([], spread: spread, density: density, options: .init(certainty: 2))
    }
    #expect(throws: InputError.outOfRange) { try RowShortfall(demands: [1], gaps: [1]) }
    #expect(Density(pointsPerInch: .nan) == nil && Density(pointsPerInch: -1) == nil)
  }
}
