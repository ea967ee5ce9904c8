/// The guidelines and thresholds that one audit applies.
public struct Policy: Hashable, Sendable {
  /// Which of the known policies it is.
  public var name: Name

  /// Creates a policy by its name.
  public init(_ name: Name) {
    self.name = name
  }

  /// The names of the known policies, as the command line spells them.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// Apple's Human Interface Guidelines, with what the system provides exempt.
    case hig
    /// Targets for children of six to ten years.
    case child
    /// WCAG 2.2, Success Criterion 2.5.8, level AA.
    case wcagAA = "wcag-aa"
    /// WCAG 2.2, Success Criterion 2.5.5, level AAA.
    case wcagAAA = "wcag-aaa"
    /// Material Design's 48 density-independent pixels.
    case material
    /// Every interactive element at least 44×44 points, to the letter.
    case seedStrict = "seed-strict"
  }
}

extension Policy {
  /// The size that a policy asks of a target.
  public struct TargetSize: Hashable, Sendable {
    /// A smaller target fails.
    public var recommended: Size
    /// A smaller target fails with an error, whatever the rule's severity; nil where the guideline
    /// names one size alone.
    public var minimum: Size?
    /// Where the sizes are published.
    public var source: String
  }

  /// How the size of a hit region is taken.
  public enum Measure: Hashable, Sendable {
    /// The bounding box of its largest connected piece.
    case boundingBox
    /// The largest upright square inside it, as WCAG's note on 2.5.8 reads.
    case square
  }

  /// A reason for which a policy lets a smaller target be.
  public enum Exception: Hashable, Sendable, CaseIterable {
    /// A bordered or another system style that draws its own box, at its regular size or larger.
    case systemStyle
    /// A control of the system's own, as a switch, at its regular size or larger.
    case systemControl
    /// A plain item of a navigation bar or a tool bar.
    case systemBar
    /// A link in a line of text.
    case inline
    /// A bordered style at any size, a row of a list, a button as wide as the screen.
    case letter
  }

  /// How the policy takes the size of a hit region.
  public var measure: Measure {
    switch name {
    case .wcagAA, .wcagAAA: .square
    case .hig, .child, .material, .seedStrict: .boundingBox
    }
  }

  /// Whether the policy knows an exception.
  public func allows(_ exception: Exception) -> Bool {
    switch (name, exception) {
    case (_, .letter): name == .seedStrict
    case (.seedStrict, _): false
    case (.hig, _), (.wcagAA, _), (.wcagAAA, _): true
    case (.child, _), (.material, _): exception == .inline
    }
  }

  /// Returns the size that the policy asks of a target on a platform, in points.
  ///
  /// One CSS pixel and one density-independent pixel count as one point: all three are meant to be
  /// of about the same size to the eye.
  public func targetSize(on platform: Platform) -> TargetSize {
    func square(_ side: Double) -> Size { Size(width: side, height: side) }
    func one(_ side: Double, error: Bool, _ source: String) -> TargetSize {
      TargetSize(recommended: square(side), minimum: error ? square(side) : nil, source: source)
    }
    switch name {
    case .hig:
      // The table of control sizes, default and minimum.
      let (usual, least): (Double, Double) =
        switch platform {
        case .iOS, .iPadOS, .watchOS: (44, 28)
        case .macOS: (28, 20)
        case .tvOS: (66, 56)
        case .visionOS: (60, 28)
        }
      return TargetSize(
        recommended: square(usual), minimum: square(least),
        source: "Human Interface Guidelines, Accessibility, Mobility")
    case .child:
      // 44 is the minimum to be avoided where possible, 48 what standard controls should have.
      return TargetSize(
        recommended: square(48), minimum: square(44),
        source: "child-friendly target sizes: 44 minimum, 48 standard, 56 large")
    case .wcagAA: return one(24, error: true, "WCAG 2.2, 2.5.8 Target Size (Minimum), level AA")
    case .wcagAAA: return one(44, error: true, "WCAG 2.2, 2.5.5 Target Size (Enhanced), level AAA")
    case .material: return one(48, error: false, "Material Design, touch targets of 48×48 dp")
    case .seedStrict: return one(44, error: true, "all interactive elements at least 44×44 points")
    }
  }
}
