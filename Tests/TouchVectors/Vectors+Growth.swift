import TouchModel

/// Growth, the certificate of a row and the off-centre trick.
public func growthVectors() -> [Vector] {
  shortfallVectors() + separationVectors() + shortageVectors()
}

private func shortfallVectors() -> [Vector] {
  // Four buttons of 20 that want 44, between gaps of 11.6: 96 wanted, 58 given.
  let row = try? RowShortfall(
    demands: [24, 24, 24, 24], gaps: [11.6, 11.6, 11.6, 11.6, 11.6])
  let apart = try? RowShortfall(demands: [10, 0, 0, 10], gaps: [2, 3, 7, 3, 2])
  return [
    Vector("four want 38 more", row?.missing ?? .nan, 38, within: 1e-12),
    Vector("it is one run of four", Double(row?.runs.first?.targets.count ?? 0), 4, within: 0),
    Vector("two runs", apart?.missing ?? .nan, 10, within: 1e-12),
    Vector("two runs apart", Double(apart?.runs.count ?? 0), 2, within: 0),
  ]
}

/// Returns the middles of hit regions of 44 about narrow visuals, however far they move.
private func middles(_ centres: [Double], side: Double, maximumShift: Double) -> [Double] {
  let wishes = centres.map {
    HitRegions.Wish(
      visual: Rect(x: $0 - 4, y: 0, width: 8, height: 44), size: Size(width: side, height: 44))
  }
  let regions = try? HitRegions.separated(wishes, maximumShift: maximumShift)
  return regions?.hits.map { $0.midX } ?? []
}

private func separationVectors() -> [Vector] {
  var vectors: [Vector] = []
  for (given, wanted) in [([22.0, 50], [14.0, 58]), ([20, 48, 76, 200], [4, 48, 92, 200])] {
    let found = middles(given, side: 44, maximumShift: .infinity)
    for (index, middle) in wanted.enumerated() {
      vectors.append(
        Vector(
          "44 about \(given[index])", index < found.count ? found[index] : .nan, middle,
          within: 1e-6))
    }
  }
  // Under 6 pt the largest squares at a pitch p are p + 12/(n−1).
  for (pitch, count) in [(28.0, 3), (28, 2), (30, 5), (20, 7)] {
    let visuals = (0..<count).map { Rect(x: Double($0) * pitch, y: 0, width: 4, height: 4) }
    let side = try? HitRegions.largestSquare(around: visuals, upTo: 100)
    vectors.append(
      Vector(
        "largest squares of \(count) at \(pitch)", side ?? .nan,
        pitch + 12 / Double(count - 1), within: 1e-5))
  }
  return vectors
}

private func shortageVectors() -> [Vector] {
  // Four buttons of 20 in 138 points want 44 each.
  let wishes = (0..<4).map {
    HitRegions.Wish(
      visual: Rect(x: 11.6 + Double($0) * 31.6, y: 0, width: 20, height: 44),
      size: Size(width: 44, height: 44), bounds: Rect(x: 0, y: 0, width: 138, height: 44))
  }
  let regions = try? HitRegions.grown(wishes)
  let shortage = regions?.shortages.first
  return [
    Vector("these need 38 pt more", shortage?.missing ?? .nan, 38, within: 1e-6),
    Vector("these 4", Double(shortage?.targets.count ?? 0), 4, within: 0),
    Vector("each gets its share", regions?.hits[1].width ?? .nan, 34.5, within: 1e-5),
  ]
}
