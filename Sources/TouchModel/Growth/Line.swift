/// Targets along one direction, by the middle of what is drawn, and which must not cross which.
struct Line {
  /// Where what is drawn begins and ends.
  var low: [Double] = []
  var high: [Double] = []
  /// The length that each wants; at least what is drawn.
  var wanted: [Double] = []
  /// How far each hit region may reach.
  var floor: [Double] = []
  var ceiling: [Double] = []
  /// How far the middle of a hit region may lie from the middle of what is drawn.
  var maximumShift: Double
  /// The targets directly before and directly behind each.
  var before = Links()
  var behind = Links()

  var count: Int { low.count }

  /// The middle of what is drawn.
  func centre(_ index: Int) -> Double { (low[index] + high[index]) / 2 }

  /// The first place where a hit region of a length may begin.
  func first(_ index: Int, _ length: Double) -> Double {
    max(floor[index], centre(index) - length / 2 - maximumShift, high[index] - length)
  }

  /// The last place where a hit region of a length may begin.
  func last(_ index: Int, _ length: Double) -> Double {
    min(
      ceiling[index] - length, centre(index) - length / 2 + maximumShift, low[index])
  }

  /// Lists of targets, one for each target.
  struct Links {
    // Half the width of `Int`: most of the time goes into fetching these.
    private var starts: [Int32] = [0]
    private var targets: [Int32] = []

    init() {}

    /// Groups pairs by one side.
    init(_ count: Int, _ pairs: [(from: Int, to: Int)]) {
      starts = [Int32](repeating: 0, count: count + 1)
      for pair in pairs { starts[pair.from + 1] += 1 }
      for index in 0..<count { starts[index + 1] += starts[index] }
      targets = [Int32](repeating: 0, count: pairs.count)
      var next = starts
      for pair in pairs {
        targets[Int(next[pair.from])] = Int32(pair.to)
        next[pair.from] += 1
      }
    }

    /// The number of links of all lists.
    var count: Int { targets.count }

    /// The links of one list.
    func indices(_ index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

    /// The target of a link.
    func target(_ link: Int) -> Int { Int(targets[link]) }
  }
}
