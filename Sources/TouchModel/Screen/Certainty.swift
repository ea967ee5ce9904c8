/// How well a frame or a size is known.
public enum Certainty: String, Hashable, Sendable, CaseIterable, Comparable {
  /// From rules and metrics that were measured.
  case exact
  /// From metrics that are approximate; the difference matters only near a limit.
  case estimated
  /// From content that the source does not hold.
  case unknown

  /// Orders from the best known to the least known.
  public static func < (first: Certainty, second: Certainty) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int {
    switch self {
    case .exact: 0
    case .estimated: 1
    case .unknown: 2
    }
  }
}

#if !hasFeature(Embedded)
  extension Certainty: Codable {}
#endif
