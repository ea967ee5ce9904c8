/// Which targets meet each other along one direction, found by sweeping across it.
struct Neighbours {
  /// What a target takes along the direction and across it; `overlapped` if it is drawn over another
  /// or has no extent, so that what lies behind it may meet what lies before it.
  struct Band {
    var low, high, start, end: Double
    var overlapped: Bool
  }

  /// Returns pairs of ranks, first the one before, such that all pairs that meet are kept apart by
  /// these alone.
  ///
  /// Of targets that do not overlap only those in sight of each other are needed: a target between
  /// two keeps them apart.
  ///
  /// - Parameter bands: The targets, ordered by their middles along the direction.
  static func pairs(_ bands: [Band]) -> [(from: Int, to: Int)] {
    // Ends come before starts at the same place, so that what only touches does not meet; what has
    // no extent across ends after it starts.
    var events: [(at: Double, kind: Int, rank: Int)] = []
    events.reserveCapacity(bands.count * 2)
    for (rank, band) in bands.enumerated() {
      events.append((band.start, 1, rank))
      events.append((band.end, band.end > band.start ? 0 : 2, rank))
    }
    events.sort {
      $0.at != $1.at
        ? $0.at < $1.at : $0.kind != $1.kind ? $0.kind < $1.kind : $0.rank < $1.rank
    }
    var active = RankSet(count: bands.count)
    var pairs: [(from: Int, to: Int)] = []
    for event in events {
      let before = inSight(of: event.rank, bands, step: active.before)
      let behind = inSight(of: event.rank, bands, step: active.after)
      if event.kind == 1 {
        for other in before { link(other, event.rank, bands, &pairs) }
        for other in behind { link(event.rank, other, bands, &pairs) }
        active.insert(event.rank)
      } else {
        active.remove(event.rank)
        for first in before {
          for second in behind { link(first, second, bands, &pairs) }
        }
      }
    }
    return pairs
  }

  /// Returns the targets on one side as far as the first that hides what is behind it.
  private static func inSight(
    of rank: Int, _ bands: [Band], step: (Int) -> Int?
  ) -> [Int] {
    var found: [Int] = []
    var next = step(rank)
    while let other = next {
      found.append(other)
      if !bands[other].overlapped { break }
      next = step(other)
    }
    return found
  }

  private static func link(
    _ first: Int, _ second: Int, _ bands: [Band], _ pairs: inout [(from: Int, to: Int)]
  ) {
    if bands[first].high <= bands[second].low { pairs.append((first, second)) }
  }
}

/// A set of small numbers that finds the next below and above a number in O(log₆₄ n).
struct RankSet {
  /// Bits of the numbers, then of the words that are not empty, and so on.
  private var levels: [[UInt64]] = []

  init(count: Int) {
    var size = count
    repeat {
      size = (size + 63) / 64
      levels.append([UInt64](repeating: 0, count: max(1, size)))
    } while size > 1
  }

  mutating func insert(_ number: Int) {
    var place = number
    for level in levels.indices {
      levels[level][place >> 6] |= 1 << UInt64(place & 63)
      place >>= 6
    }
  }

  mutating func remove(_ number: Int) {
    var place = number
    for level in levels.indices {
      levels[level][place >> 6] &= ~(1 << UInt64(place & 63))
      if levels[level][place >> 6] != 0 { return }
      place >>= 6
    }
  }

  /// Returns the greatest number below another.
  func before(_ number: Int) -> Int? {
    var place = number
    for level in levels.indices {
      let lower = levels[level][place >> 6] & ((1 << UInt64(place & 63)) - 1)
      if lower != 0 {
        return descend(level, (place & ~63) + 63 - lower.leadingZeroBitCount) {
          63 - $0.leadingZeroBitCount
        }
      }
      place >>= 6
    }
    return nil
  }

  /// Returns the least number above another.
  func after(_ number: Int) -> Int? {
    var place = number
    for level in levels.indices {
      let bit = place & 63
      let upper = bit == 63 ? 0 : levels[level][place >> 6] & (~0 << UInt64(bit + 1))
      if upper != 0 {
        return descend(level, (place & ~63) + upper.trailingZeroBitCount) {
          $0.trailingZeroBitCount
        }
      }
      place >>= 6
    }
    return nil
  }

  private func descend(_ level: Int, _ place: Int, _ pick: (UInt64) -> Int) -> Int {
    var (level, place) = (level, place)
    while level > 0 {
      level -= 1
      place = place << 6 + pick(levels[level][place])
    }
    return place
  }
}
