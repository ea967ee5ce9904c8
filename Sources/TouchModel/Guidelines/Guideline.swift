/// A published requirement on targets, with its source.
public struct Guideline: Hashable, Sendable {
  /// What it is called in configuration and reports, as `wcag-2.5.8`.
  public var id: ID
  /// The platforms that it speaks of.
  public var platforms: [Platform]
  /// The size, the distance or the room that it asks of a target.
  public var requirement: Requirement
  /// How strongly it asks.
  public var level: Level
  /// What it asks, in one sentence of our own.
  public var wording: String
  /// The cases in which it asks nothing.
  public var exceptions: [Exception]
  /// Where it is published.
  public var source: Source

  /// Creates a guideline.
  public init(
    id: ID, platforms: [Platform] = Platform.allCases, requirement: Requirement, level: Level,
    wording: String, exceptions: [Exception] = [], source: Source
  ) {
    self.id = id
    self.platforms = platforms
    self.requirement = requirement
    self.level = level
    self.wording = wording
    self.exceptions = exceptions
    self.source = source
  }
}

extension Guideline {
  /// The identity of a guideline.
  public enum ID: String, Hashable, Sendable, CaseIterable {
    /// The column *default* of Apple's table of control sizes.
    case higDefault = "hig-default"
    /// The column *minimum* of Apple's table of control sizes.
    case higMinimum = "hig-minimum"
    /// Apple's padding around elements with a bezel.
    case higBezelPadding = "hig-padding-bezel"
    /// Apple's padding around elements without a bezel.
    case higPlainPadding = "hig-padding-plain"
    /// Apple's distance between the centres of buttons in visionOS.
    case higCentres = "hig-centres"
    /// WCAG's Target Size (Enhanced).
    case wcagEnhanced = "wcag-2.5.5"
    /// WCAG's Target Size (Minimum).
    case wcagMinimum = "wcag-2.5.8"
    /// Material Design's touch target.
    case materialSize = "material-size"
    /// Material Design's distance between touch targets.
    case materialSpacing = "material-spacing"
    /// Microsoft's touch target for Windows.
    case windowsSize = "windows-size"
    /// Microsoft's earlier touch target for Windows 8.
    case windows8Size = "windows-8-size"
    /// The least target for children, to be avoided where possible.
    case childMinimum = "child-minimum"
    /// The target of standard controls for children.
    case childRecommended = "child-recommended"
    /// The target of primary actions for children.
    case childLarge = "child-large"
    /// The target of the most important actions for children.
    case childExtraLarge = "child-extra-large"
    /// The distance between neighbouring targets for children.
    case childSpacing = "child-spacing"
  }

  /// How strongly a guideline asks.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// WCAG level AA, which law refers to.
    case aa = "AA"
    /// WCAG level AAA.
    case aaa = "AAA"
    /// Less than this is too little.
    case minimum
    /// What should usually be there.
    case recommended
    /// What is worth a thought.
    case advice
  }

  /// A size, a distance or a room that a guideline asks of a target.
  public enum Requirement: Hashable, Sendable {
    /// A target at least this large, in points.
    case size(Size)
    /// A target at least this long on both sides on the screen itself.
    case physicalSize(Millimetres)
    /// A target in which an upright square of this side fits, or that keeps a circle of the same
    /// diameter on its bounding box to itself, in points.
    case squareOrCircle(Double)
    /// A target in which an upright square of this side fits, in points.
    case square(Double)
    /// At least this much space around the visible edges, in points.
    case padding(Double)
    /// At least this much between the edges of neighbouring targets, in points.
    case spacing(Double)
    /// At least this much between the centres of neighbouring targets, in points.
    case centres(Double)
  }

  /// A case in which a guideline asks nothing.
  public enum Exception: String, Hashable, Sendable, CaseIterable {
    /// Undersized targets whose circles meet no other target and no other circle.
    case spacing
    /// The same can be done with another control of the page that is large enough.
    case equivalent
    /// The target stands in a sentence, or the line height of other text limits it.
    case inline
    /// The user agent sets the size, and the author does not change it.
    case userAgent = "user-agent"
    /// The presentation is essential, or the law requires it.
    case essential
  }

  /// Whether it speaks of a platform.
  public func applies(to platform: Platform) -> Bool { platforms.contains(platform) }
}
