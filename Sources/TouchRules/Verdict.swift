/// What one rule says of one element.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  /// The element meets the rule in every layout.
  case pass
  /// The element breaks the rule in at least one alternative, whatever open content is.
  case fail
  /// Open content decides.
  case undecided
  /// An exception of the guideline applies.
  case exempt
}
