/// What taps that follow each other say of how it went.
public struct TapRuns: Hashable, Sendable {
  /// Taps that missed and were made good, with the tap that did, as places in the log.
  public var retries: [Retry]
  /// Taps on the place of the target before, just after the screen changed.
  public var holdovers: [Int]
  /// The last taps of runs of three quick taps in one place, one for each run.
  public var rageTaps: [Int]
  /// Runs of taps at one target of three taps or more, or with two misses or more.
  public var frustrated: [Range<Int>]

  /// A miss and the tap that made it good.
  public struct Retry: Hashable, Sendable {
    /// The tap that missed.
    public var miss: Int
    /// The tap that made it good, whose target was meant.
    public var success: Int
  }

  /// How far and how long apart taps of one intention are.
  public struct Limits: Hashable, Sendable {
    /// How soon a retry follows, in seconds; assumed.
    public var retryTime = 2.0
    /// How far a retry may lie from the miss at least, in points; assumed.
    public var retryDistance = 45.0
    /// How soon the effect of a wrong hit is undone or left, in seconds; assumed.
    public var undoTime = 3.0
    /// How soon after a tap a holdover follows, in seconds; assumed.
    public var holdoverTime = 1.0
    /// The sum of the distances across and down below which taps are in one place, in points:
    /// PostHog's detector for iOS, published.
    public var rageDistance = 30.0
    /// How soon taps of a rage run follow each other, in seconds: PostHog, published.
    public var rageTime = 1.0
    /// How many taps make a rage run: PostHog, published.
    public var rageCount = 3

    /// Creates the limits that are recommended.
    public init() {}
  }

  /// Finds runs in a log whose taps are in the order of time; sessions are told apart.
  ///
  /// - Parameters:
  ///   - taps: The log.
  ///   - deviation: The person's standard deviation, in points, if it is known: a retry may lie three
  ///     of them and half the target from the miss.
  public init(_ taps: [Tap], deviation: Double = 0, limits: Limits = Limits()) {
    retries = []
    holdovers = []
    rageTaps = []
    frustrated = []
    let missed = taps.indices.map { TapRuns.isMiss(taps, $0, limits) }
    var rage = 0
    var start = 0
    for index in taps.indices {
      let tap = taps[index]
      let follows = index > 0 && taps[index - 1].session == tap.session
      let gap = follows ? tap.time - taps[index - 1].time : .infinity
      rage =
        !tap.repeats && gap >= 0 && gap < limits.rageTime && !taps[index - 1].repeats
          && TapRuns.manhattan(tap, taps[index - 1]) < limits.rageDistance ? rage + 1 : 1
      if tap.repeats { rage = 0 }
      if rage == limits.rageCount { rageTaps.append(index) }
      if TapRuns.isHoldover(taps, index, limits) {
        holdovers.append(index)
      }
      let made =
        follows && missed[index - 1] && gap <= limits.retryTime
        && TapRuns.isNear(taps[index - 1], tap, deviation, limits)
      if made, !missed[index], tap.landed != nil {
        var first = index - 1
        while first > start, missed[first - 1] { first -= 1 }
        for miss in first..<index { retries.append(Retry(miss: miss, success: index)) }
      }
      if !made {
        close(start..<index, missed)
        start = index
      }
    }
    close(start..<taps.count, missed)
  }

  /// Notes a run that ended if it was frustrated: with two misses, or one among three taps or more.
  private mutating func close(_ run: Range<Int>, _ missed: [Bool]) {
    let misses = run.reduce(0) { $0 + (missed[$1] ? 1 : 0) }
    if misses > 0, run.count >= 3 || misses >= 2 { frustrated.append(run) }
  }

  /// Whether a tap hit nothing, another target than was meant, or one that was soon left; a tap of a
  /// hand that did not follow the screen is none.
  private static func isMiss(_ taps: [Tap], _ index: Int, _ limits: Limits) -> Bool {
    if isHoldover(taps, index, limits) { return false }
    guard let landed = taps[index].landed else { return true }
    if let meant = taps[index].meant { return meant.id != landed.id }
    return (taps[index].left ?? .infinity) <= limits.undoTime
  }

  /// Whether a tap lies where the last target was, soon after it was hit, while another is meant.
  private static func isHoldover(_ taps: [Tap], _ index: Int, _ limits: Limits) -> Bool {
    guard index > 0, taps[index - 1].session == taps[index].session,
      let last = taps[index - 1].landed, let meant = taps[index].meant, meant.id != last.id
    else { return false }
    let gap = taps[index].time - taps[index - 1].time
    return gap >= 0 && gap <= limits.holdoverTime && last.visual.contains(taps[index].location)
      && !meant.visual.contains(taps[index].location)
  }

  private static func isNear(
    _ miss: Tap, _ next: Tap, _ deviation: Double, _ limits: Limits
  ) -> Bool {
    // Who is known to mean something else now is not trying again.
    if let meant = miss.meant, let other = next.meant, meant.id != other.id { return false }
    let x = next.location.x - miss.location.x
    let y = next.location.y - miss.location.y
    let size = (next.landed ?? next.meant)?.visual.size ?? .zero
    let far = max(limits.retryDistance, 3 * deviation + max(size.width, size.height) / 2)
    return x * x + y * y <= far * far
  }

  private static func manhattan(_ first: Tap, _ second: Tap) -> Double {
    (first.location.x - second.location.x).magnitude
      + (first.location.y - second.location.y).magnitude
  }
}
