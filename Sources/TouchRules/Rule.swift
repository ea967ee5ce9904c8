import TouchModel

/// A requirement on what a person can act on, and the check of it.
public struct Rule: Sendable {
  /// What it is called in reports, options and comments.
  public var id: ID
  /// What it asks, in a few words.
  public var title: String
  /// The requirement that it enforces, in a sentence or two.
  public var statement: String
  /// Where the requirement is published.
  public var source: String
  /// What it may report without need.
  public var falsePositives: [String]
  /// What it may miss.
  public var falseNegatives: [String]
  /// What it reports; `↓` stands before each element that is found.
  public var reports: [Example]
  /// What it leaves alone.
  public var leavesAlone: [Example]
  /// Judges one element of one layout.
  public var check: @Sendable (Screen.Element, Screen, Policy) -> Outcome
  /// Says in words what is wrong, without the remedy.
  public var fact: @Sendable (Violation, Screen.Element) -> String
}

extension Rule {
  /// The rules by name, in the order in which they speak where several explain one cause.
  public enum ID: String, Hashable, Sendable, CaseIterable, Comparable {
    /// An item of a bar is too small.
    case toolbarTarget = "toolbar-target"
    /// A link in text is too low.
    case textLinkTarget = "text-link-target"
    /// What was meant to enlarge a target does not.
    case ineffectiveExpansion = "ineffective-expansion"
    /// A part of a control does not react.
    case deadGap = "dead-gap"
    /// A target is too small.
    case targetSize = "target-size"
    /// A view around a target cuts it off.
    case targetClipped = "target-clipped"
    /// What lies in front of a target takes its touches.
    case targetOverlap = "target-overlap"
    /// A target stands too near to another.
    case targetSpacing = "target-spacing"

    /// Orders from the most specific to the least.
    public static func < (first: ID, second: ID) -> Bool {
      first.rank < second.rank
    }

    /// Whether it is about what lies around a target, not about its own size: it explains no other
    /// rule's cause, and says nothing where some layouts differ.
    public var isOfSurroundings: Bool {
      switch self {
      case .targetClipped, .targetOverlap, .targetSpacing: true
      case .toolbarTarget, .textLinkTarget, .ineffectiveExpansion, .deadGap, .targetSize: false
      }
    }

    /// Whether it says that a target is too small.
    var isAboutSize: Bool {
      switch self {
      case .toolbarTarget, .textLinkTarget, .ineffectiveExpansion, .targetSize: true
      case .targetClipped, .targetOverlap, .targetSpacing, .deadGap: false
      }
    }

    private var rank: Int {
      switch self {
      case .toolbarTarget: 0
      case .textLinkTarget: 1
      case .ineffectiveExpansion: 2
      case .deadGap: 3
      case .targetSize: 4
      case .targetClipped: 5
      case .targetOverlap: 6
      case .targetSpacing: 7
      }
    }
  }

  /// A piece of source that shows what a rule means.
  public struct Example: Hashable, Sendable {
    /// What it is an example of, as a title without a full stop.
    public var title: String
    /// Swift source, with `↓` before each element that is found.
    public var source: String

    /// Creates an example.
    public init(_ title: String, _ source: String) {
      self.title = title
      self.source = source
    }
  }

  /// All rules, from the most specific to the least.
  public static let all: [Rule] = [
    toolbarTarget, textLinkTarget, ineffectiveExpansion, deadGap, targetSize, targetClipped,
    targetOverlap, targetSpacing,
  ]

  /// Returns the rule of a name.
  public static func named(_ id: ID) -> Rule {
    switch id {
    case .toolbarTarget: toolbarTarget
    case .textLinkTarget: textLinkTarget
    case .ineffectiveExpansion: ineffectiveExpansion
    case .deadGap: deadGap
    case .targetSize: targetSize
    case .targetClipped: targetClipped
    case .targetOverlap: targetOverlap
    case .targetSpacing: targetSpacing
    }
  }
}

#if !hasFeature(Embedded)
  extension Rule.ID: Codable {}
#endif
