/// By how much targets in one row want more than the gaps about them give.
///
/// Every target can have its demand if and only if no run of neighbours demands more than its gaps
/// (Hall's theorem for intervals), so the runs that do are the whole reason.
public struct RowShortfall: Hashable, Sendable {
  /// What is missing in all, in points; zero where every demand can be met.
  public var missing: Double
  /// The runs of neighbours that want more than their gaps give, with what each is missing.
  public var runs: [Run]

  /// Neighbours that together want more than their gaps give.
  public struct Run: Hashable, Sendable {
    /// The targets, from the first to behind the last.
    public var targets: Range<Int>
    /// What they are missing, in points.
    public var missing: Double
  }

  /// Computes the shortfall of a row of n targets between n + 1 gaps.
  ///
  /// - Parameters:
  ///   - demands: How much each target wants to grow, in points.
  ///   - gaps: The gap before each target and the one behind the last, in points.
  /// - Throws: `InputError.outOfRange` unless there is one gap more than there are demands and all
  ///   numbers are finite and none is negative.
  /// - Complexity: O(n).
  public init(demands: [Double], gaps: [Double]) throws(InputError) {
    guard gaps.count == demands.count + 1,
      demands.allSatisfy({ $0 >= 0 && $0.isFinite }), gaps.allSatisfy({ $0 >= 0 && $0.isFinite })
    else { throw .outOfRange }
    // The best union of runs that ends before a target, or with it, and where its last run began.
    var out = (missing: 0.0, open: -1)
    var run = (missing: -Double.infinity, open: -1)
    var steps: [(fromRun: Bool, opens: Bool)] = []
    for index in demands.indices {
      let closed = run.missing > out.missing
      let ended = closed ? run.missing : out.missing
      let opens = ended - gaps[index] > run.missing
      run.missing = max(ended - gaps[index], run.missing) + demands[index] - gaps[index + 1]
      out.missing = ended
      steps.append((closed, opens))
    }
    missing = max(0, out.missing, run.missing)
    runs = []
    var end: Int? = run.missing > out.missing && run.missing > 0 ? demands.count : nil
    var index = demands.count - 1
    while index >= 0 {
      if let last = end {
        if steps[index].opens {
          let taken = index..<last
          let wanted = taken.reduce(0.0) { $0 + demands[$1] }
          let given = (index...last).reduce(0.0) { $0 + gaps[$1] }
          runs.append(Run(targets: taken, missing: wanted - given))
          end = steps[index].fromRun ? index : nil
        }
      } else if steps[index].fromRun {
        end = index
      }
      index -= 1
    }
    runs.reverse()
  }
}
