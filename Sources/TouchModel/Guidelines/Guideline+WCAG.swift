extension Guideline {
  /// The two success criteria of WCAG 2.2 on the size of targets.
  ///
  /// One CSS pixel counts as one point: both are meant to be of about the same size to the eye. It
  /// is a convention, not an identity.
  static let wcag: [Guideline] = [
    Guideline(
      id: .wcagMinimum, requirement: .squareOrCircle(24), level: .aa,
      wording: """
        A target holds an upright square of 24 by 24 CSS pixels, or a circle of 24 pixels across on \
        its bounding box meets no other target and no circle of another target that is too small.
        """,
      exceptions: [.spacing, .equivalent, .inline, .userAgent, .essential],
      source: Source(
        "WCAG 2.2, Success Criterion 2.5.8 Target Size (Minimum)",
        address: "https://www.w3.org/TR/WCAG22/#target-size-minimum")),
    Guideline(
      id: .wcagEnhanced, requirement: .square(44), level: .aaa,
      wording:
        "A target holds an upright square of 44 by 44 CSS pixels; space around does not help.",
      exceptions: [.equivalent, .inline, .userAgent, .essential],
      source: Source(
        "WCAG 2.2, Success Criterion 2.5.5 Target Size (Enhanced)",
        address: "https://www.w3.org/TR/WCAG22/#target-size-enhanced")),
  ]
}
