/// A system that apps run on; it decides which column of a guideline applies.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  /// iPhone.
  case iOS
  /// iPad.
  case iPadOS
  /// Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Vision.
  case visionOS
  /// Apple Watch.
  case watchOS
}
