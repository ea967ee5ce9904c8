/// Lighthouse's audit of tap targets, as it stood until Lighthouse 12 removed it.
///
/// A finger of 48 pixels on the middle of a target that is smaller must not cover another target a
/// quarter as much as it covers its own. Published in Lighthouse's source; kept as data for the
/// comparison, not as a guideline of any policy.
public struct TapTargetAudit: Hashable, Sendable {
  /// A pair of targets that a finger cannot tell apart.
  public struct Failure: Hashable, Sendable {
    /// The target that is too small.
    public var target: Int
    /// The target that the finger covers too.
    public var other: Int
    /// How much of it, as a share of what it covers of its own.
    public var share: Double
    /// Whether the same holds the other way round.
    public var isMutual: Bool
  }

  /// A target as Lighthouse sees it.
  public struct Target: Hashable, Sendable {
    /// Its rectangles, in pixels.
    public var rects: [Rect]
    /// Where it leads, if it is a link; targets that lead to the same place may be mistaken.
    public var link: String?

    /// Creates a target.
    public init(rects: [Rect], link: String? = nil) {
      self.rects = rects
      self.link = link
    }
  }

  /// The pairs that fail, each once.
  public let failures: [Failure]

  /// The side of a finger and the size from which a rectangle is large enough, in pixels.
  static let finger = 48.0
  /// The share of another target from which a finger covers too much of it.
  static let limit = 0.25

  /// Audits targets.
  ///
  /// - Complexity: O(n²) for n targets, as the original.
  public init(_ targets: [Target]) {
    var found: [Failure] = []
    for (index, target) in targets.enumerated() {
      for (name, other) in targets.enumerated() where name != index {
        if let link = target.link, link == other.link { continue }
        if TapTargetAudit.holds(target.rects, other.rects)
          || TapTargetAudit.holds(other.rects, target.rects)
        {
          continue
        }
        let share = TapTargetAudit.share(target.rects, other.rects)
        guard share >= TapTargetAudit.limit else { continue }
        if let known = found.firstIndex(where: { $0.target == name && $0.other == index }) {
          found[known].isMutual = true
          found[known].share = max(found[known].share, share)
        } else {
          found.append(Failure(target: index, other: name, share: share, isMutual: false))
        }
      }
    }
    failures = found
  }

  private static func holds(_ outer: [Rect], _ inner: [Rect]) -> Bool {
    inner.allSatisfy { rect in outer.contains { $0.contains(rect) } }
  }

  /// The most that a finger on a small rectangle covers of another target, in its own.
  private static func share(_ rects: [Rect], _ others: [Rect]) -> Double {
    var most = 0.0
    for rect in rects where rect.width < finger || rect.height < finger {
      let touch = Rect(
        x: rect.midX - finger / 2, y: rect.midY - finger / 2, width: finger, height: finger)
      guard let own = touch.intersection(rect)?.area else { continue }
      for other in others { most = max(most, (touch.intersection(other)?.area ?? 0) / own) }
    }
    return most
  }
}
