import TouchModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
#if canImport(CountAllocations)
  import CountAllocations
#endif

/// Measures the model and says whether it is as fast as it must be; the status is 1 if not.
///
/// Only ratios within one run count, since machines differ.
var failures = 0

/// Seconds of this process on a processor, which other processes do not lengthen.
func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Returns the least time of some runs.
func time(_ runs: Int = 3, _ work: () throws -> Void) rethrows -> Double {
  var least = Double.infinity
  for _ in 0..<runs {
    let start = seconds()
    try work()
    least = min(least, seconds() - start)
  }
  return least
}

@MainActor func report(_ name: String, _ value: Double, _ unit: String, passes: Bool, needs: String)
{
  let rounded = (value * 100).rounded() / 100
  print("\(passes ? "ok  " : "FAIL") \(name): \(rounded) \(unit) (needs \(needs))")
  if !passes { failures += 1 }
}

let density = Device.iPhone16.density!
let spread = Profile.hurried.hurried

// MARK: - Decoding

do {
  let targets = Layout.cells.targets(10_000)
  let decoder = try TouchDecoder(targets, spread: spread, density: density)
  var random = SplitMix(state: 3)
  let touches = (0..<2_000).map { _ in
    Point(x: random.uniform(0...4_800), y: random.uniform(0...4_800))
  }
  var found = 0
  let indexed = time {
    for touch in touches { found += decoder.decode(touch).target ?? -1 }
  }
  var scanned = 0
  let scan = time(1) {
    for touch in touches.prefix(100) {
      // Every target scored, since nothing says which of them are near.
      var (best, most) = (-1, 0.0)
      for target in targets.indices {
        let likelihood = decoder.likelihood(of: touch, for: target)
        if likelihood > most { (best, most) = (target, likelihood) }
      }
      scanned += best
    }
  }
  let ratio = scan / 100 / (indexed / Double(touches.count))
  report(
    "decoding among 10,000 against a scan", ratio, "times faster", passes: ratio >= 100,
    needs: "100; \(Int(indexed / Double(touches.count) * 1e9)) ns a touch")
  #if canImport(CountAllocations)
    let before = allocations()
    for touch in touches { found += decoder.decode(touch).target ?? -1 }
    let made = allocations() - before
    report(
      "allocations in 2,000 decodings", Double(made), "", passes: made == 0, needs: "none")
  #endif
  precondition(found != .min && scanned != .min)
}

// MARK: - Growth

for layout in Layout.allCases {
  let (small, large) = (layout.wishes(10_000), layout.wishes(100_000))
  let first = try time { _ = try HitRegions.grown(small) }
  let second = try time(2) { _ = try HitRegions.grown(large) }
  report(
    "growth of \(layout.rawValue), ten times the targets", second / first, "times the time",
    passes: second / first <= 15, needs: "15 at most; \(Int(second * 1000)) ms for 100,000")
}

for layout in Layout.allCases {
  let (small, large) = (layout.wishes(10_000), layout.wishes(100_000))
  let first = try time { _ = try HitRegions.separated(small) }
  let second = try time(2) { _ = try HitRegions.separated(large) }
  report(
    "separation of \(layout.rawValue), ten times the targets", second / first, "times the time",
    passes: second / first <= 15, needs: "15 at most; \(Int(second * 1000)) ms for 100,000")
}

// MARK: - The mis-hit matrix

for layout in Layout.allCases {
  let (small, large) = (layout.targets(10_000), layout.targets(100_000))
  let first = try time { _ = try MishitMatrix(small, spread: spread, density: density) }
  let second = try time(2) { _ = try MishitMatrix(large, spread: spread, density: density) }
  report(
    "mis-hits of \(layout.rawValue), ten times the targets", second / first, "times the time",
    passes: second / first <= 15, needs: "15 at most; \(Int(second * 1000)) ms for 100,000")
}

// MARK: - A million pairs

do {
  var (pairs, overlaps, outside) = (0, 0, 0)
  var seed: UInt64 = 100
  while pairs < 1_000_000 {
    for layout in Layout.allCases {
      let wishes = layout.wishes(150, seed: seed)
      for regions in [try HitRegions.grown(wishes), try HitRegions.separated(wishes)] {
        for (index, hit) in regions.hits.enumerated() {
          if !hit.contains(wishes[index].visual, tolerance: 1e-9) { outside += 1 }
          for other in regions.hits[..<index] {
            pairs += 1
            if hit.intersection(other) != nil { overlaps += 1 }
          }
        }
      }
      seed += 1
    }
  }
  report("overlaps in \(pairs) pairs", Double(overlaps), "", passes: overlaps == 0, needs: "none")
  report("visuals outside their region", Double(outside), "", passes: outside == 0, needs: "none")
}

// MARK: - A million targets

do {
  let same = [HitRegions.Wish](
    repeating: .init(
      visual: Rect(x: 5, y: 5, width: 20, height: 20), size: Size(width: 44, height: 44)),
    count: 1_000_000)
  let spent = try time(1) {
    let regions = try HitRegions.grown(same)
    precondition(regions.hits.count == same.count)
  }
  report("growth of a million in one place", spent, "s", passes: spent < 60, needs: "60 at most")
  let stacked = same.map { TouchTarget(visual: $0.visual) }
  let counted = try time(1) {
    let matrix = try MishitMatrix(stacked, spread: spread, density: density)
    precondition(matrix.rates.count == stacked.count)
  }
  report(
    "mis-hits of a million in one place", counted, "s", passes: counted < 60,
    needs: "60 at most")
  let wide = Layout.cells.wishes(1_000_000)
  let grown = try time(1) { _ = try HitRegions.grown(wide) }
  report("growth of a million", grown, "s", passes: grown < 120, needs: "120 at most")
}

if failures > 0 {
  print("\(failures) measurements are not as they must be")
  exit(1)
}
