import TouchLayout
import TouchModel

/// How long a side of a view is, as far as the code says.
struct Span {
  /// The least, in points.
  var low: Double
  /// The most, in points; infinite where nothing limits it.
  var high: Double
  /// How well the ends are known.
  var certainty: Certainty
  /// Whether both ends occur, rather than one length in between that is estimated.
  var isVaried = false
  /// Where the code says so, from the content outwards.
  var sources: [Source] = []
  /// Why it is not known, if it is not.
  var reason: String?

  /// A place that gives a view a length.
  struct Source {
    var place: Place
    var name: String
    var operation: Screen.Step.Operation
    /// The view whose length it is.
    var holder: Holder?
    /// The others to which the same place gives theirs.
    var otherHolders: [Holder] = []
    /// How long that view is; nil where nothing limits it.
    var length: ClosedRange<Double>?
    /// How large the view is whose content it is, where that is another and known.
    var size: Size?
    /// The views of Interface Builder whose lengths decide it, where those are others.
    var decider: Screen.Side.Decider?
  }

  /// A view that has a length, in the code of one class.
  struct Holder: Equatable {
    var view: ViewFacts.ID
    /// How many classes led to the one whose code it is in.
    var depth: Int
    var name: String?
  }

  /// A length of which nothing is known.
  static func unknown(_ reason: String) -> Span {
    Span(low: 0, high: .infinity, certainty: .unknown, reason: reason)
  }

  init(
    low: Double, high: Double, certainty: Certainty, sources: [Source] = [], reason: String? = nil
  ) {
    self.low = max(0, low)
    self.high = max(0, high)
    self.certainty = certainty
    self.sources = sources
    self.reason = reason
  }

  init(_ length: Length, _ certainty: Certainty = .exact) {
    self.init(
      low: length.smallest, high: length.largest,
      certainty: length.isKnown ? certainty : max(certainty, .estimated))
    isVaried = !length.isKnown
  }

  /// Whether anything bounds it from above.
  var isBounded: Bool { high.isFinite }

  /// The range that holds both.
  func hull(_ other: Span) -> Span {
    var sources = sources
    for source in other.sources {
      if let index = sources.firstIndex(where: { $0.place == source.place }) {
        let known = sources[index]
        sources[index].otherHolders += ([source.holder].compactMap(\.self) + source.otherHolders)
          .filter { $0 != known.holder && !known.otherHolders.contains($0) }
      } else {
        sources.append(source)
      }
    }
    var result = Span(
      low: min(low, other.low), high: max(high, other.high),
      certainty: max(
        certainty, other.certainty,
        low == other.low && high == other.high ? .exact : .estimated),
      sources: sources,
      reason: reason ?? other.reason)
    result.isVaried = isVaried || other.isVaried || low != other.low || high != other.high
    return result
  }

  /// The longer of both.
  func longer(_ other: Span) -> Span {
    var result = hull(other)
    result.low = max(low, other.low)
    result.isVaried = isVaried || other.isVaried
    // What is shorter in any case gives it nothing.
    if other.high < low { result.sources = sources }
    if high < other.low { result.sources = other.sources }
    return result
  }

  /// The length where nothing but the room for it is known of it; otherwise as it is.
  func limited(to most: Double, by source: Source? = nil) -> Span {
    guard !isBounded, most.isFinite else { return self }
    var result = Span(
      low: min(low, most), high: most, certainty: max(certainty, .estimated), sources: sources,
      reason: reason)
    if let source { result.sources.append(source) }
    result.isVaried = true
    return result
  }

  /// The length, decided by whatever it is asked of rather than by what it was read from.
  var ownless: Span {
    var result = self
    for index in sources.indices {
      (result.sources[index].holder, result.sources[index].otherHolders) = (nil, [])
    }
    return result
  }

  /// The length with the places that nothing else claims as those of a view.
  func held(by holder: Holder) -> Span {
    var result = self
    for index in sources.indices where sources[index].holder == nil {
      result.sources[index].holder = holder
      if isBounded, low <= high { result.sources[index].length = low...high }
    }
    return result
  }

  /// The length times a factor and with a summand.
  func scaled(by factor: Length, plus summand: Length) -> Span {
    guard factor.smallest >= 0 else { return .unknown("its multiplier may be below 0") }
    var result = self
    result.low = max(0, low * factor.smallest + summand.smallest)
    // Nothing of a length, however long it is, is nothing.
    result.high = max(0, (factor.largest == 0 ? 0 : high * factor.largest) + summand.largest)
    return result
  }
}

extension [Span] {
  /// The longest of them; nil where there are none.
  var longest: Span? { first.map { dropFirst().reduce($0) { $0.longer($1) } } }

  /// Their length one behind another, with a distance between those that take room; nil where there are
  /// none.
  func total(spacing: Length) -> Span? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { result, span in
      let isBehind = result.low > 0 && span.low > 0
      var total = Span(
        low: result.low + span.low + (isBehind ? spacing.smallest : 0),
        high: result.high + span.high + spacing.largest,
        certainty: Swift.max(result.certainty, span.certainty),
        sources: result.sources + span.sources)
      total.isVaried = result.isVaried || span.isVaried || !spacing.isKnown
      return total
    }
  }
}
