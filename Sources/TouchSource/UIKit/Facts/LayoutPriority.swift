/// The priorities of Auto Layout that have a name, from 1 to 1000.
///
/// Source of all but `strong`: Apple, *UILayoutPriority* and
/// *UIView.contentCompressionResistancePriority(for:)*.
enum LayoutPriority {
  /// What holds whatever else is asked.
  static let required = 1000.0
  /// What nothing in practice overrules. A choice: what views ask for by their content has 750, and
  /// what apps let others overrule has less than this.
  static let strong = 900.0
  /// How strongly views keep from shrinking below what they show, where nothing says it.
  static let defaultHigh = 750.0
  /// How strongly views keep from growing beyond what they show, where nothing says it.
  static let defaultLow = 250.0
  /// What a view has that is asked for the size that fits it best.
  static let fittingSizeLevel = 50.0
}
