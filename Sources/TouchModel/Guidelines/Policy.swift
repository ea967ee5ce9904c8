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
    /// The address of that, if it has one.
    public var address: String?
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
    /// Enough space around, as WCAG's 2.5.8 measures it with circles.
    case spacing
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
    case (_, .spacing): name == .wcagAA
    case (.seedStrict, _): false
    case (.hig, _), (.wcagAA, _), (.wcagAAA, _): true
    case (.child, _), (.material, _): exception == .inline
    }
  }

  /// Returns the size that the policy asks of a target on a platform, in points.
  public func targetSize(on platform: Platform) -> TargetSize {
    switch name {
    case .hig: TargetSize(.higDefault, orError: .higMinimum, on: platform)
    case .child: TargetSize(.childRecommended, orError: .childMinimum, on: platform)
    case .wcagAA: TargetSize(.wcagMinimum, orError: .wcagMinimum, on: platform)
    case .wcagAAA: TargetSize(.wcagEnhanced, orError: .wcagEnhanced, on: platform)
    case .material: TargetSize(.materialSize, orError: nil, on: platform)
    case .seedStrict:
      TargetSize(
        recommended: Size(width: 44, height: 44), minimum: Size(width: 44, height: 44),
        source: "all interactive elements at least 44×44 points")
    }
  }
}

extension Policy.TargetSize {
  /// The sizes of two guidelines on a platform; where one says nothing of it, nothing is asked.
  fileprivate init(_ usual: Guideline.ID, orError least: Guideline.ID?, on platform: Platform) {
    let guideline = Guideline.named(usual, on: platform)
    recommended = guideline?.targetSize ?? .zero
    minimum = least.flatMap { Guideline.named($0, on: platform)?.targetSize }
    source = guideline?.source.title ?? ""
    address = guideline?.source.address
  }
}

extension Guideline {
  /// The size that it asks of a target, if it asks for one.
  fileprivate var targetSize: Size? {
    switch requirement {
    case .size(let size): size
    case .square(let side), .squareOrCircle(let side): Size(width: side, height: side)
    case .physicalSize, .padding, .spacing, .centres: nil
    }
  }
}
