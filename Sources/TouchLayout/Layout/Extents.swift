import TouchModel

/// How large a layout takes what the source or the metrics leave open.
struct Extents: Hashable {
  /// The extent of content that is not in the source.
  var content: Screen.Extent
  /// The end of its tolerance at which an estimated metric is taken.
  var metric: Screen.Extent
  /// Whether loops over unknown data make one view each.
  var isSingle = false

  /// Both alike, as a variant of a screen asks.
  init(_ extent: Screen.Extent) {
    self.init(content: extent, metric: extent)
  }

  init(content: Screen.Extent, metric: Screen.Extent) {
    self.content = content
    self.metric = metric
  }
}

/// Why a measure is not exact.
enum Doubt: Hashable {
  /// It depends on what the source does not hold.
  case open(String)
  /// It comes from a metric that is approximate.
  case estimated(String)
}
