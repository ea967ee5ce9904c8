/// How grave a finding is.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing.
  case note
  /// Below what a guideline recommends.
  case warning
  /// Below what a guideline allows.
  case error

  /// Orders from the mildest to the gravest.
  public static func < (first: Severity, second: Severity) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

#if !hasFeature(Embedded)
  extension Severity: Codable {}
#endif
