import TouchModel

/// A small generator whose numbers are the same in every run (Vigna's SplitMix64).
struct SplitMix {
  var state: UInt64

  mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return range.lowerBound + (range.upperBound - range.lowerBound) * Double(z >> 11) * 0x1p-53
  }
}

/// Layouts whose parts look alike at every size.
enum Layout: String, CaseIterable {
  /// A square of cells, each with a target of a random size at a random place in it.
  case cells
  /// The same, with targets so large that hardly any has room.
  case crowded
  /// One row.
  case row

  func visuals(_ count: Int, seed: UInt64 = 7) -> [Rect] {
    var random = SplitMix(state: seed)
    let columns = self == .row ? count : Int(Double(count).squareRoot().rounded(.up))
    let cell = 48.0
    let sides = self == .crowded ? 28.0...46 : 6.0...40
    return (0..<count).map { index in
      let size = Size(width: random.uniform(sides), height: random.uniform(sides))
      return Rect(
        x: Double(index % columns) * cell + random.uniform(0...(cell - size.width)),
        y: Double(index / columns) * cell + random.uniform(0...(cell - size.height)),
        width: size.width, height: size.height)
    }
  }

  func targets(_ count: Int) -> [TouchTarget] { visuals(count).map { TouchTarget(visual: $0) } }

  func wishes(_ count: Int, seed: UInt64 = 7) -> [HitRegions.Wish] {
    // Cells have room for 44 points and seldom for more, so the others are short at every size.
    let side = self == .cells ? 44.0 : 60
    return visuals(count, seed: seed).map {
      HitRegions.Wish(visual: $0, size: Size(width: side, height: side))
    }
  }
}
