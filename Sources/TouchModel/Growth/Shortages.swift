extension Line {
  /// A chain of targets that is longer than its room.
  struct Chain {
    var targets: [Int]
    var missing: Double
  }

  /// Returns chains that together want more than there is between what cannot move at their ends.
  ///
  /// Each is the longest beyond its room of those that share no target with one before it.
  func shortages() -> [Chain] {
    var reach = [Double](repeating: 0, count: count)
    var previous = [Int](repeating: -1, count: count)
    var ends: [(missing: Double, index: Int)] = []
    for index in 0..<count {
      let length = wanted[index]
      var start = max(floor[index], centre(index) - length / 2 - maximumShift)
      for link in before.indices(index) {
        let other = before.target(link)
        guard reach[other] > start else { continue }
        start = reach[other]
        // What has room of its own before it does not pass on its length.
        previous[index] = reach[other] > high[other] ? other : -1
      }
      reach[index] = max(high[index], start + length)
      var end = min(ceiling[index], centre(index) + length / 2 + maximumShift)
      for link in behind.indices(index) { end = min(end, low[behind.target(link)]) }
      let missing = start + length - end
      // What is drawn larger than the room between its own limits is not short of anything.
      if missing > 1e-6, length > high[index] - low[index] || previous[index] >= 0 {
        ends.append((missing, index))
      }
    }
    ends.sort { $0.missing != $1.missing ? $0.missing > $1.missing : $0.index < $1.index }
    var used = [Bool](repeating: false, count: count)
    var chains: [Chain] = []
    for end in ends {
      var targets: [Int] = []
      var next = end.index
      while next >= 0, !used[next] {
        targets.append(next)
        used[next] = true
        next = previous[next]
      }
      // A chain that runs into a used one is explained by it.
      if next < 0 { chains.append(Chain(targets: targets.reversed(), missing: end.missing)) }
    }
    return chains
  }
}
