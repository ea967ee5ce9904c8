/// The taps of a trial, with what was wrong with the log that they come from.
public struct TapLog: Hashable, Sendable {
  /// The taps, in the order of time within each session.
  public var taps: [Tap]
  /// Whether misses were not recorded, so that the scatter must be corrected for them.
  public var holdsOnlyHits: Bool
  /// The screen's density, if the log says it.
  public var density: Density?
  /// The lines that were skipped.
  public var skipped: [SkippedLine]

  /// A line of a log that could not be used.
  public struct SkippedLine: Hashable, Sendable {
    /// Which line it is, from 1.
    public var line: Int
    /// Why it could not be used.
    public var reason: String

    /// Creates the note of a skipped line.
    public init(line: Int, reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  /// Creates a log; taps that cannot be computed with are left out.
  public init(
    taps: [Tap], holdsOnlyHits: Bool = false, density: Density? = nil, skipped: [SkippedLine] = []
  ) {
    // Stable: taps at one time stay as they were written.
    let valid = taps.filter { $0.isValid }.enumerated().sorted { first, second in
      if first.element.session != second.element.session {
        return first.element.session < second.element.session
      }
      if first.element.time != second.element.time {
        return first.element.time < second.element.time
      }
      return first.offset < second.offset
    }
    self.taps = valid.map { $0.element }
    self.holdsOnlyHits = holdsOnlyHits
    self.density = density
    self.skipped = skipped
  }
}
