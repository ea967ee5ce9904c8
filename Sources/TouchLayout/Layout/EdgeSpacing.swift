/// What a view prefers of its distance to the next view in a stack, above and below.
///
/// Beside each other all views stand 8 points apart, save where one of them is a spacer.
struct EdgeSpacing {
  /// One edge's preference: any of these at once where several views make up the edge.
  struct Edge {
    var text: FontMetrics?
    var isPlain = false
    var isSymbol = false
    /// Whether it wants no distance of its own, as a spacer does along its stack.
    var isLoose = false

    static let plain = Edge(isPlain: true)

    /// Takes up another view's preference on the same edge.
    mutating func merge(_ other: Edge) {
      if let theirs = other.text, theirs.pitch > (text?.pitch ?? -1) { text = theirs }
      isPlain = isPlain || other.isPlain
      isSymbol = isSymbol || other.isSymbol
      isLoose = isLoose || other.isLoose
    }

    /// The distance from this edge down to the top edge of another view, in points.
    func distance(down lower: Edge, scale: Double) -> Double {
      func pixels(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
      var distance: Double?
      func require(_ points: Double) { distance = max(distance ?? points, points) }
      if text != nil, let below = lower.text { require(pixels(max(0, below.leading))) }
      if let text, lower.isPlain {
        let gap = pixels(text.lineHeight * 0.1)
        require(max(text.lineHeight + gap - text.capHeight, gap + text.descender))
      }
      if let below = lower.text, isPlain {
        require(below.lineHeight + pixels(below.lineHeight * 0.1) - below.ascender)
      }
      if (text != nil && lower.isSymbol) || (lower.text != nil && isSymbol) { require(0) }
      return distance ?? (isLoose || lower.isLoose ? 0 : EdgeSpacing.standard)
    }
  }

  var top: Edge
  var bottom: Edge
  /// Whether it wants no distance to its left, as a spacer in a row.
  var isLooseLeft = false
  /// Whether it wants no distance to its right.
  var isLooseRight = false

  /// The distance of two views where nothing is said, in points.
  static let standard = 8.0
  static let plain = EdgeSpacing(top: .plain, bottom: .plain)
  static func text(_ font: FontMetrics) -> EdgeSpacing {
    EdgeSpacing(top: Edge(text: font), bottom: Edge(text: font))
  }

  /// What a view without children prefers.
  init(_ edges: Leaf.Edges) {
    switch edges {
    case .plain: self = .plain
    case .symbol: self.init(top: Edge(isSymbol: true), bottom: Edge(isSymbol: true))
    case .loose(let row, let column):
      // Across its stack it prefers nothing, so that what stands beside it decides (reverse-engineered
      // from iOS 18).
      let edge = column ? Edge(isLoose: true) : Edge()
      self.init(top: edge, bottom: edge, isLooseLeft: row, isLooseRight: row)
    }
  }

  init(top: Edge, bottom: Edge, isLooseLeft: Bool = false, isLooseRight: Bool = false) {
    (self.top, self.bottom) = (top, bottom)
    (self.isLooseLeft, self.isLooseRight) = (isLooseLeft, isLooseRight)
  }
}
