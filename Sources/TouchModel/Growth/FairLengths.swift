/// The max-min fair lengths of targets along a line.
///
/// At a level every target wants that length or what it wants in all, whichever is less. A level is
/// too much for a target if some chain through it, between two things that cannot move, is longer
/// than its room. The targets on no such chain get the level; the others are settled below it first,
/// and those of them that nothing stopped there go on with the rest. Halving the level that way costs
/// O(n) for each bit of the answer.
struct FairLengths {
  private let line: Line
  /// The length of each target.
  private(set) var lengths: [Double]
  private var settled: [Bool]
  private var mark: [Int]
  private var stamp = 0
  private var reach: [Double]
  private var room: [Double]
  /// How much longer each could be by what was found last.
  private var spare: [Double]
  /// Where each begins at the latest and ends at the earliest: what is drawn, or all of it once it
  /// can neither grow nor move.
  private var wall: (low: [Double], high: [Double])

  /// Lengths differ from the fair ones by no more than this, in points.
  private static let precision = 1e-9
  /// What can move by less than this, in points, cannot move.
  private static let fixed = 1e-6
  /// Longer than the room by less than this is rounding.
  static let slack = 1e-9

  init(_ line: Line) {
    self.line = line
    lengths = line.wanted
    settled = line.low.indices.map { line.wanted[$0] <= line.high[$0] - line.low[$0] }
    mark = [Int](repeating: 0, count: line.count)
    reach = [Double](repeating: 0, count: line.count)
    room = [Double](repeating: 0, count: line.count)
    spare = room
    wall = (line.low, line.high)
    let most = line.wanted.reduce(0, max)
    let crowded = tooLong(Array(line.low.indices), at: most)
    guard !crowded.isEmpty else { return }
    settle(crowded, above: 0, below: most)
    useUp()
  }

  /// Settles targets of which all can have the lower level and not all the upper.
  private mutating func settle(_ targets: [Int], above low: Double, below high: Double) {
    if high - low < FairLengths.precision {
      for index in targets where !settled[index] {
        lengths[index] = length(index, at: low)
        settled[index] = true
      }
      // What is as long as its room is a wall to all others from now on, which keeps what they press
      // on from reaching through it.
      _ = tooLong(targets, at: low)
      for index in targets where spare[index] < FairLengths.fixed {
        wall.low[index] = room[index]
        wall.high[index] = max(wall.high[index], room[index] + lengths[index])
      }
      return
    }
    let middle = low + (high - low) / 2
    let stopped = tooLong(targets, at: middle)
    if !stopped.isEmpty { settle(stopped, above: low, below: middle) }
    let rest = tooLong(targets, at: high)
    if !rest.isEmpty { settle(rest, above: middle, below: high) }
  }

  /// Gives what halving left of the room to the first that can use it, so that sums are exact.
  private mutating func useUp() {
    for index in line.low.indices.reversed() {
      var end = min(
        line.ceiling[index], line.centre(index) + lengths[index] / 2 + line.maximumShift)
      for link in line.behind.indices(index) { end = min(end, reach[line.behind.target(link)]) }
      room[index] = end
      reach[index] = min(line.low[index], end - lengths[index])
    }
    for index in line.low.indices {
      var start = max(
        line.floor[index], line.centre(index) - lengths[index] / 2 - line.maximumShift)
      for link in line.before.indices(index) {
        start = max(start, reach[line.before.target(link)])
      }
      let rest = max(0, room[index] - start - lengths[index])
      lengths[index] = min(line.wanted[index], lengths[index] + rest)
      reach[index] = max(line.high[index], start + lengths[index])
    }
  }

  private func length(_ index: Int, at level: Double) -> Double {
    settled[index]
      ? lengths[index]
      : min(line.wanted[index], max(line.high[index] - line.low[index], level))
  }

  /// Returns those of some targets, in order, that lie on a chain among them longer than its room.
  private mutating func tooLong(_ targets: [Int], at level: Double) -> [Int] {
    stamp += 1
    for index in targets { mark[index] = stamp }
    // How far each must reach if all before it press forward.
    for index in targets {
      let length = length(index, at: level)
      var start = max(line.floor[index], line.centre(index) - length / 2 - line.maximumShift)
      for link in line.before.indices(index) {
        let other = line.before.target(link)
        start = max(start, mark[other] == stamp ? reach[other] : wall.high[other])
      }
      // However hard it is pressed, it begins no later than what is drawn: what is too long before it
      // is no reason for what lies behind it.
      room[index] = min(start, wall.low[index])
      reach[index] = max(wall.high[index], room[index] + length)
    }
    // And where it must end if all behind it press back.
    var found: [Int] = []
    for index in targets.reversed() {
      let length = length(index, at: level)
      var end = min(line.ceiling[index], line.centre(index) + length / 2 + line.maximumShift)
      for link in line.behind.indices(index) {
        let other = line.behind.target(link)
        end = min(end, mark[other] == stamp ? reach[other] : wall.low[other])
      }
      end = max(end, wall.high[index])
      spare[index] = end - room[index] - length
      if spare[index] < -FairLengths.slack { found.append(index) }
      reach[index] = min(wall.low[index], end - length)
    }
    found.reverse()
    return found
  }
}
