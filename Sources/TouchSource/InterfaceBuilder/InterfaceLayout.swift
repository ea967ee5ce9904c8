import TouchModel

/// Where the constraints in a file of Interface Builder hold the ends of its views.
///
/// A length is known where equations that must hold lead from one end of a view to the other.
struct InterfaceLayout {
  /// An end of a side of a view.
  struct End: Hashable {
    var view: String
    var axis: Axis
    var isStart: Bool
  }

  /// How long a view is.
  struct Extent {
    /// In points, beside what it has of the screen.
    var length: Double
    /// How much of the length of the view of the screen it has.
    var screens = 0.0
    /// Whether it depends on the length of the view of the screen.
    var isBesideScreen: Bool { screens != 0 }
    /// The constraint that says so.
    var source: Source?
    /// How much of it the constraint gives.
    fileprivate var share = 0.0
    /// What the first and the last constraint are on that tie ends on the way.
    fileprivate var ties: (first: String, last: String)?
    /// The constraints at each end of those on the way that keep distances.
    fileprivate(set) var gaps: (first: Source, last: Source)?

    /// What says so: of constraints that tie ends the one at each end.
    var name: String? {
      guard let source else { return nil }
      guard source.view == nil, let ties, ties.first != ties.last else { return source.name }
      return "\(ties.first) and \(ties.last)"
    }

    init(length: Double) { self.length = length }
  }

  /// An equation between two ends: how far one lies behind another.
  struct Tie {
    var end: End
    var distance: Double
    var source: Source?
    /// How often the view of the screen lies between as well.
    var screens = 0.0
    /// Whether it follows from the lengths of two views, and no more holds where one of them grows.
    var isOfLengths = false
    /// Whether it was worked out from the length of another view.
    var isDerived = false
  }

  /// An equation between the lengths of two views.
  struct Ratio {
    var view: String
    var axis: Axis
    var other: String
    var otherAxis: Axis
    var multiplier: Double
    var constant: Double
    /// The constraint, as what ties the two.
    var own: Source? = nil
    /// The constraint; nil where the other view is around this one, so that its length is the cause.
    var source: Source?
    /// Whether the view has so much at least, and more where others leave it that.
    var isLeast = false
  }

  /// An equation between the middles of two views: how far one lies behind the other.
  struct Centering {
    var view: String
    var other: String
    /// Which end of the other is meant instead of its middle; nil for that.
    var isStart: Bool? = nil
    var axis: Axis
    var distance: Double
    var source: Source
  }

  /// The most ends that are looked at for one length.
  private static let mostEnds = 2_000
  /// How often lengths that depend on others are gone through: in the documents of real apps no more
  /// than a few hang one on another.
  private static let mostPasses = 32

  /// The most constraints that are named for one length.
  private static let mostSources = 16

  /// The views that no other of the file holds.
  let tops: Set<String>
  private(set) var ties: [End: [Tie]] = [:]
  /// How far ends lie behind others at least, by those others.
  private(set) var leasts: [End: [Tie]] = [:]
  private(set) var ratios: [Ratio] = []
  private(set) var centerings: [Centering] = []
  /// The views that are as long as what is around them leaves, whatever they hold.
  private var held: [Axis: Set<String>] = [:]
  /// The views that no other holds and that have a length of their own.
  private var fixed: [Axis: Set<String>] = [:]

  /// The views that stack views leave out, each with those that it holds.
  private var absent: [String: Set<String>] = [:]

  /// The stack views that views lie in.
  var lodgings = InterfaceLodgings()

  init(tops: Set<String>) { self.tops = tops }

  /// Notes how far one end lies behind another.
  ///
  /// - Parameters:
  ///   - screens: How often the view of the screen lies between as well.
  ///   - isOfLengths: Whether that follows from the lengths of two views.
  ///   - isDerived: Whether it was worked out from the length of another view.
  mutating func tie(
    _ end: End, to other: End, distance: Double, screens: Double = 0, by source: Source? = nil,
    isOfLengths: Bool = false, isDerived: Bool = false
  ) {
    guard end.axis == other.axis, end != other else { return }
    var tie = Tie(
      end: end, distance: distance, source: source, screens: screens, isOfLengths: isOfLengths,
      isDerived: isDerived)
    ties[other, default: []].append(tie)
    (tie.end, tie.distance, tie.screens) = (other, -distance, -screens)
    ties[end, default: []].append(tie)
  }

  /// The same without an equation, from an end that it leads away from.
  func without(_ tie: Tie, from end: End) -> InterfaceLayout {
    var layout = self
    func leave(_ other: End, at end: End, _ distance: Double) {
      layout.ties[end]?.removeAll { $0.end == other && $0.distance == distance }
    }
    leave(tie.end, at: end, tie.distance)
    leave(end, at: tie.end, -tie.distance)
    return layout
  }

  /// Notes how far one end lies behind another at least.
  mutating func keep(_ end: End, behind other: End, by distance: Double, source: Source? = nil) {
    guard end.axis == other.axis, end != other else { return }
    leasts[other, default: []].append(Tie(end: end, distance: distance, source: source))
  }

  /// Notes how long a view is.
  ///
  /// - Parameters:
  ///   - screens: How much of the length of the view of the screen that is besides.
  ///   - isDerived: Whether it was worked out from the length of another view.
  mutating func give(
    _ view: String, _ length: Double, screens: Double = 0, along axis: Axis, by source: Source?,
    isDerived: Bool = false
  ) {
    let (start, end) = ends(of: view, along: axis)
    tie(
      end, to: start, distance: length, screens: screens, by: source, isDerived: isDerived)
  }

  /// Notes that a view is as large as the screen leaves it.
  mutating func fillScreen(_ view: String) {
    for axis in [Axis.horizontal, .vertical] {
      hold(view, along: axis)
      give(view, 0, screens: 1, along: axis, by: nil)
    }
  }

  /// Notes that a view is as long as what is around it leaves, whatever it holds.
  mutating func hold(_ view: String, along axis: Axis) { held[axis, default: []].insert(view) }

  /// Notes how long a view is that no other holds, whatever it holds itself.
  mutating func fix(_ view: String, _ length: Double, along axis: Axis, by source: Source) {
    fixed[axis, default: []].insert(view)
    give(view, length, along: axis, by: source)
  }

  /// Notes that a view, with what it holds, decides nothing of others.
  mutating func leaveOut(_ view: String, with inside: Set<String>) { absent[view] = inside }

  /// Notes how long a view is by the length of another.
  mutating func add(_ ratio: Ratio) { ratios.append(ratio) }

  /// Notes where the middle of a view lies.
  mutating func center(_ centering: Centering) { centerings.append(centering) }

  /// Works out the lengths that depend on others, and the ends that follow from middles.
  mutating func settle() {
    settleLengths()
    if align() { settleLengths() }
    if shareRows() { settleLengths() }
    settleLeasts()
  }

  /// Ties both ends of views that lie in the middle of others as long as they, or longer or shorter by so
  /// much, and says whether there are any whose ends are not known otherwise.
  private mutating func align() -> Bool {
    let open = centerings
    centerings = []
    for centering in open {
      let views = Set([centering.view, centering.other])
      let ratio = ratios.first { ratio in
        !ratio.isLeast && centering.isStart == nil && ratio.axis == centering.axis
          && ratio.otherAxis == centering.axis
          && ratio.multiplier == 1 && Set([ratio.view, ratio.other]) == views
      }
      guard let ratio, views.count == 2 else {
        centerings.append(centering)
        continue
      }
      let own = ends(of: centering.view, along: centering.axis)
      let other = ends(of: centering.other, along: centering.axis)
      let difference = ratio.view == centering.view ? ratio.constant : -ratio.constant
      let (distance, source) = (centering.distance, centering.source)
      tie(own.start, to: other.start, distance: distance - difference / 2, by: source)
      tie(own.end, to: other.end, distance: distance + difference / 2, by: source)
    }
    return centerings.count < open.count
  }

  private mutating func settleLengths() {
    var isChanged = true
    for _ in 0..<Self.mostPasses where isChanged {
      isChanged = false
      var left: [Ratio] = []
      for ratio in ratios {
        if ratio.isLeast {
          left.append(ratio)
          continue
        }
        if let other = extent(of: ratio.other, along: ratio.otherAxis),
          !other.isBesideScreen || ratio.axis == ratio.otherAxis
        {
          let length = other.length * ratio.multiplier + ratio.constant
          // What gives one of two views a length is the cause of both.
          let source = other.source?.view == nil ? ratio.source : nil
          give(
            ratio.view, length, screens: other.screens * ratio.multiplier, along: ratio.axis,
            by: source ?? other.source?.scaled(by: ratio) ?? ratio.own,
            isDerived: true)
        } else if ratio.multiplier > 0, !isHeld(ratio.other, along: ratio.otherAxis),
          let known = extent(of: ratio.view, along: ratio.axis), !known.isBesideScreen
        {
          let length = (known.length - ratio.constant) / ratio.multiplier
          give(
            ratio.other, length, along: ratio.otherAxis,
            by: known.source?.scaled(by: ratio), isDerived: true)
        } else {
          left.append(ratio)
          continue
        }
        isChanged = true
      }
      ratios = left
      let open = centerings
      centerings = []
      for centering in open where !settle(centering) { centerings.append(centering) }
      isChanged = isChanged || centerings.count < open.count
    }
  }

  /// How long a view is; nil where no equations say so.
  func extent(of view: String, along axis: Axis) -> Extent? {
    let isHeld = isHeld(view, along: axis)
    let (start, end) = ends(of: view, along: axis)
    // What is around a view that nothing in the file holds gives it its size, whatever that holds.
    for isStart in [true, false] {
      let known = search(from: start, to: end) { end in
        end.view != view && isTop(end, isStart: !isStart)
      }
      // Where both ends are held besides, equations contradict each other.
      if let known { return isHeld ? nil : known }
    }
    let known = search(from: start, to: end, onScreen: true) { _ in false }
    return known?.isBesideScreen == true ? known : nil
  }

  /// How far one end lies behind another, which need not be the same view's; nil where no equations say so.
  func extent(from start: End, to end: End) -> Extent? {
    for isStart in [true, false] {
      let known = search(from: start, to: end) {
        $0.view != start.view && isTop($0, isStart: !isStart)
      }
      if let known { return known }
    }
    let known = search(from: start, to: end, onScreen: true) { _ in false }
    return known?.isBesideScreen == true ? known : nil
  }

  /// The constraints on other views that each alone give a view its length, that of its extent first.
  func sources(of view: String, along axis: Axis) -> [Source] {
    var sources: [Source] = []
    var layout = self
    while sources.count < Self.mostSources,
      let source = layout.extent(of: view, along: axis)?.source, let given = source.view,
      given != view
    {
      sources.append(source)
      layout.drop(source)
    }
    return sources
  }

  /// The constraints on other views that each alone give a view the length that one of its own does; none
  /// where none of its own does.
  func sources(besideThatOf view: String, along axis: Axis) -> [Source] {
    guard let own = extent(of: view, along: axis)?.source, own.view == view else { return [] }
    var layout = self
    layout.drop(own)
    return layout.sources(of: view, along: axis)
  }

  /// Takes out what a constraint says.
  private mutating func drop(_ source: Source) {
    for end in ties.keys { ties[end]?.removeAll { $0.source?.place == source.place } }
  }

  /// How much of the length of a view around another equations take before its start and behind its
  /// end.
  func taken(beside view: String, in outer: String, along axis: Axis) -> Double {
    let (inner, outer) = (ends(of: view, along: axis), ends(of: outer, along: axis))
    func distance(from end: End, to other: End, except left: [End]) -> Double {
      max(0, reach(from: end, isLasting: true, except: left.contains)?[other]?.length ?? 0)
    }
    return distance(from: outer.start, to: inner.start, except: [inner.end, outer.end])
      + distance(from: inner.end, to: outer.end, except: [inner.start, outer.start])
  }

  /// How much of a view lies before the start of one around it and behind its end, as far as equations
  /// say.
  func beyond(
    _ view: String, in outer: String, along axis: Axis
  ) -> (start: Double, end: Double) {
    let (inner, outer) = (ends(of: view, along: axis), ends(of: outer, along: axis))
    let start = distance(from: inner.start, to: outer.start)
    let end = distance(from: outer.end, to: inner.end)
    return (max(0, start ?? 0), max(0, end ?? 0))
  }

  /// Whether a view reaches from one end of one around it to the other.
  func covers(_ view: String, _ outer: String, along axis: Axis) -> Bool {
    let (inner, outer) = (ends(of: view, along: axis), ends(of: outer, along: axis))
    guard let start = distance(from: inner.start, to: outer.start),
      let end = distance(from: outer.end, to: inner.end)
    else { return false }
    return start >= 0 && end >= 0
  }

  /// How far an end lies behind another, however large what is around them is; nil where no equations say
  /// so.
  func offset(of end: End, behind other: End) -> Double? {
    for isStart in [true, false] {
      let reached = reach(from: other) { $0.view != other.view && isTop($0, isStart: !isStart) }
      if let found = reached?[end] { return found.length }
    }
    return nil
  }

  /// How far one end lies behind another; nil where no equations say so.
  func distance(from end: End, to other: End) -> Double? {
    reach(from: end) { _ in false }?[other]?.length
  }

  /// Whether a view is as long as what is around it leaves, whatever it holds.
  func isFilling(_ view: String, along axis: Axis) -> Bool {
    held[axis]?.contains(view) ?? false
  }

  /// Whether both ends of a view are tied to those of one that is as long as what is around it leaves.
  private func isHeld(_ view: String, along axis: Axis) -> Bool {
    guard let held = held[axis] else { return false }
    let (start, end) = ends(of: view, along: axis)
    return [(start, end), (end, start)].allSatisfy { from, other in
      let reached = reach(from: from) { $0 == other || isTop($0, isStart: other.isStart) }
      return reached?.keys.contains { $0.isStart == from.isStart && held.contains($0.view) } == true
    }
  }

  /// Whether an end is that of a view that nothing in the file holds or gives a length.
  func isTop(_ end: End, isStart: Bool) -> Bool {
    end.isStart == isStart && tops.contains(end.view) && fixed[end.axis]?.contains(end.view) != true
  }

  /// Follows the equations from one end to another, the shortest way; nil where none lead there,
  /// or some contradict others.
  private func search(
    from start: End, to end: End, onScreen: Bool = false, except isLeftOut: (End) -> Bool
  ) -> Extent? {
    guard let extent = reach(from: start, onScreen: onScreen, except: isLeftOut)?[end],
      extent.length.isFinite
    else { return nil }
    return extent.length > 0 || extent.isBesideScreen ? extent : nil
  }

  /// How far ends lie behind one, by the equations that lead there; nil where some contradict others.
  ///
  /// - Parameters:
  ///   - onScreen: Whether the length of the view of the screen may lie between.
  ///   - isLasting: Whether they are to hold of longer views too.
  func reach(
    from start: End, onScreen: Bool = false, isLasting: Bool = false,
    except isLeftOut: (End) -> Bool
  ) -> [End: Extent]? {
    var known = [start: Extent(length: 0)]
    var queue = [start]
    var next = 0
    while next < queue.count, next < Self.mostEnds {
      let current = queue[next]
      next += 1
      guard let reached = known[current] else { continue }
      for tie in ties[current] ?? []
      where (onScreen || tie.screens == 0) && !(isLasting && tie.isOfLengths) {
        var extent = reached
        extent.length += tie.distance
        extent.screens += tie.screens
        if let other = known[tie.end] {
          guard
            abs(other.screens - extent.screens) > 0.01 || abs(other.length - extent.length) < 0.5
          else { return nil }
          continue
        }
        guard !isLeftOut(tie.end), !isAbsent(tie.end.view, to: start.view) else { continue }
        if let source = tie.source, source.view == nil {
          extent.ties = (extent.ties?.first ?? source.name, source.name)
          if tie.distance != 0 { extent.gaps = (extent.gaps?.first ?? source, source) }
        }
        // What gives most of a length is the cause, rather than what hands it on or takes from it.
        if tie.source?.view != nil, tie.distance > extent.share {
          (extent.source, extent.share) = (tie.source, tie.distance)
          extent.source?.distance = tie.distance
        } else if extent.source == nil {
          extent.source = tie.source
        }
        known[tie.end] = extent
        queue.append(tie.end)
      }
    }
    return known
  }

  func isAbsent(_ view: String, to other: String) -> Bool {
    view != other && absent[view].map { !$0.contains(other) } ?? false
  }

  func ends(of view: String, along axis: Axis) -> (start: End, end: End) {
    (End(view: view, axis: axis, isStart: true), End(view: view, axis: axis, isStart: false))
  }
}
