/// Says which target a touch was meant for.
///
/// A touch on what is drawn of a target is for it, and of several for the one in front. Any other
/// touch is for the target that makes it likeliest, or for none: a Gaussian Bayes classifier with the
/// precision model's deviations, in which a target is not a point but the stretch that people aim at,
/// so that a touch near the end of a long row counts as one near its middle.
///
/// The stretch is the middle κ of the size with κ = √(12α), which has the model's variance exactly,
/// up to a size of 10 mm; from there κ grows to 1 at `Spread.widest`, since people aim anywhere at a
/// wide row (assumed). Decoding takes O(log n + k) for k targets in reach, and no memory.
public struct TouchDecoder: Sendable {
  private let models: [Model]
  private let tree: RectTree
  private let options: Options
  /// The likelihood of a touch that is meant for nothing, weighed as those of targets are.
  private let background: Double
  private let offset: Point

  /// Up to this size, in millimetres, people aim at the middle of a target; assumed.
  static let narrow = 10.0

  /// How touches are decoded.
  public struct Options: Hashable, Sendable {
    /// The share of touches that are meant for nothing, as one that wakes the screen; assumed.
    public var background: Double
    /// The area in which such touches fall; nil for the box around all targets and their reach.
    public var area: Rect?
    /// A touch whose squared distance in deviations is beyond this is for nothing. 13.82 is beyond
    /// 99.9 % of touches (χ² with two degrees of freedom), 9.21 beyond 99 %.
    public var reach: Double
    /// How probable a destructive target must be to be taken for meant; assumed.
    public var certainty: Double

    /// Creates options; without arguments those that are recommended.
    public init(
      background: Double = 0.01, area: Rect? = nil, reach: Double = 13.815510557964274,
      certainty: Double = 0.8
    ) {
      self.background = background
      self.area = area
      self.reach = reach
      self.certainty = certainty
    }
  }

  /// What a touch was meant for.
  public enum Decision: Hashable, Sendable {
    /// It lies on what is drawn of a target.
    case exact(target: Int)
    /// It lies on none; this target is the likeliest, with the probability that it was meant.
    case likely(target: Int, probability: Double)
    /// The likeliest target is destructive and not probable enough: ask, or do nothing.
    case uncertain(target: Int, probability: Double)
    /// It was meant for no target.
    case nothing

    /// The target to act on, if any.
    public var target: Int? {
      switch self {
      case .exact(let target), .likely(let target, _): target
      case .uncertain, .nothing: nil
      }
    }
  }

  fileprivate struct Model {
    var drawn: RectTree.Bounds
    var aim: RectTree.Bounds
    var deviationX, deviationY: Double
    /// The share of all touches that are meant for it.
    var prior: Double
    var isDestructive: Bool
  }

  /// Creates a decoder for targets, of which the later are in front.
  ///
  /// - Throws: `InputError` for targets, a spread or options that cannot be computed with.
  public init(
    _ targets: [TouchTarget], spread: Spread, density: Density, options: Options = Options()
  ) throws(InputError) {
    try TouchTarget.check(targets)
    guard spread.isValid else { throw .spread }
    guard (0..<1).contains(options.background), options.reach >= 0, options.reach.isFinite,
      (0...1).contains(options.certainty)
    else { throw .outOfRange }
    if let area = options.area, !(area.area > 0 && area.area.isFinite) { throw .outOfRange }
    let total = targets.reduce(0) { $0 + $1.weight }
    guard total.isFinite else { throw .outOfRange }
    models = targets.map { target in
      Model(
        target, spread, density,
        prior: total > 0 ? (1 - options.background) * target.weight / total : 0)
    }
    let radius = options.reach.squareRoot()
    offset = Point(
      x: density.points(Millimetres(spread.offsetX)).value,
      y: density.points(Millimetres(spread.offsetY)).value)
    let reaches = models.map { $0.reach(radius, offset: Point(x: 0, y: 0)) }
    let shift = offset
    tree = RectTree(models.map { $0.reach(radius, offset: shift) })
    var box = reaches.first ?? RectTree.Bounds(Rect(x: 0, y: 0, width: 1, height: 1))
    for reach in reaches {
      box.left = min(box.left, reach.left)
      box.top = min(box.top, reach.top)
      box.right = max(box.right, reach.right)
      box.bottom = max(box.bottom, reach.bottom)
    }
    let area = options.area?.area ?? (box.right - box.left) * (box.bottom - box.top)
    background = options.background / max(area, .leastNormalMagnitude)
    self.options = options
  }

  /// Returns what a touch at a point was meant for; nothing for a point that is not finite.
  public func decode(_ touch: Point) -> Decision {
    guard touch.x.isFinite, touch.y.isFinite else { return .nothing }
    let aimed = Point(x: touch.x - offset.x, y: touch.y - offset.y)
    let reach = options.reach
    var front = -1
    var best = -1
    var most = 0.0
    var sum = background
    models.withUnsafeBufferPointer { models in
      tree.visit(
        RectTree.Bounds(left: touch.x, top: touch.y, right: touch.x, bottom: touch.y)
      ) { index in
        guard models[index].prior > 0 else { return true }
        if models[index].isDrawn(at: touch) { front = max(front, index) }
        guard front < 0, models[index].distance(to: aimed) <= reach else { return true }
        let likelihood = models[index].likelihood(of: aimed)
        sum += likelihood
        // Equal likelihoods go to the target in front.
        if likelihood > most || (likelihood == most && index > best) {
          (best, most) = (index, likelihood)
        }
        return true
      }
    }
    if front >= 0 { return .exact(target: front) }
    guard best >= 0, most > background else { return .nothing }
    let probability = most / sum
    return models[best].isDestructive && probability < options.certainty
      ? .uncertain(target: best, probability: probability)
      : .likely(target: best, probability: probability)
  }

  /// Returns how likely a touch at a point is, meant for a target and weighed with how often that is,
  /// in touches a square point, however far it is.
  public func likelihood(of touch: Point, for target: Int) -> Double {
    models[target].likelihood(of: Point(x: touch.x - offset.x, y: touch.y - offset.y))
  }
}

extension TouchDecoder.Model {
  init(_ target: TouchTarget, _ spread: Spread, _ density: Density, prior: Double) {
    drawn = RectTree.Bounds(target.visual)
    deviationX = density.points(Millimetres(spread.baseX)).value
    deviationY = density.points(Millimetres(spread.baseY)).value
    let x = Self.inset(target.visual.width, share: spread.shareX, density)
    let y = Self.inset(target.visual.height, share: spread.shareY, density)
    aim = RectTree.Bounds(
      left: drawn.left + x, top: drawn.top + y, right: drawn.right - x, bottom: drawn.bottom - y)
    self.prior = prior
    isDestructive = target.isDestructive
  }

  /// How far the stretch that people aim at lies inside a target.
  private static func inset(_ length: Double, share: Double, _ density: Density) -> Double {
    let middle = min(1, (12 * share).squareRoot())
    let narrow = density.points(Millimetres(TouchDecoder.narrow)).value
    let wide = density.points(Millimetres(Spread.widest)).value
    let grown = min(1, max(0, (length - narrow) / (wide - narrow)))
    return (1 - middle) * (1 - grown) * length / 2
  }

  /// Where touches for the target may fall: on what is drawn, or within a number of deviations.
  func reach(_ radius: Double, offset: Point) -> RectTree.Bounds {
    RectTree.Bounds(
      left: min(drawn.left, aim.left + offset.x - radius * deviationX),
      top: min(drawn.top, aim.top + offset.y - radius * deviationY),
      right: max(drawn.right, aim.right + offset.x + radius * deviationX),
      bottom: max(drawn.bottom, aim.bottom + offset.y + radius * deviationY))
  }

  func isDrawn(at touch: Point) -> Bool {
    touch.x >= drawn.left && touch.x < drawn.right && touch.y >= drawn.top && touch.y < drawn.bottom
  }

  /// The squared distance from the stretch, in deviations.
  func distance(to aimed: Point) -> Double {
    let x = max(0, aim.left - aimed.x, aimed.x - aim.right) / deviationX
    let y = max(0, aim.top - aimed.y, aimed.y - aim.bottom) / deviationY
    return x * x + y * y
  }

  func likelihood(of aimed: Point) -> Double {
    prior * Self.density(aimed.x, aim.left, aim.right, deviationX)
      * Self.density(aimed.y, aim.top, aim.bottom, deviationY)
  }

  /// The density of a place that is uniform on a stretch and then scattered.
  private static func density(
    _ at: Double, _ low: Double, _ high: Double, _ deviation: Double
  ) -> Double {
    let length = high - low
    // Below this length the two forms agree to twelve digits, and the first loses them.
    if length < 1e-5 * deviation {
      return Normal.density((at - (low + high) / 2) / deviation) / deviation
    }
    return Normal.between((at - high) / deviation, (at - low) / deviation) / length
  }
}
