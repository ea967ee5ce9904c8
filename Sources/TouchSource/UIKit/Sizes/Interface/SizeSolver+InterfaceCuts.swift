import TouchLayout
import TouchModel

/// What files of Interface Builder put outside of the views around it.
extension SizeSolver {
  /// How much of the ends of a view lies outside what Interface Builder puts around it, in all files, and how
  /// well that is known.
  func interfaceCut(
    of view: ViewFacts.ID, along axis: Axis
  ) -> (start: Double, end: Double, certainty: Certainty) {
    let facts = reader.facts(view)
    let views = interfaceViews(of: facts)
    guard views.contains(where: { !$0.cuts.isEmpty || !$0.middles.isEmpty }) else {
      return (0, 0, .exact)
    }
    let isDrawn = isUnplaced(reader.canonical(view), facts, along: axis)
    let cuts = views.map { view in
      view.cuts.filter { $0.axis == axis && !$0.isPossible && (isDrawn || !$0.isFrame) }
    }
    let centered = views.map { centeredCuts(of: view, $0, along: axis) }
    func least(_ end: (InterfaceFiles.Cut) -> Double) -> Double {
      zip(cuts, centered).map { ($0 + $1).map(end).max() ?? 0 }.min() ?? 0
    }
    let (start, end) = (least(\.start), least(\.end))
    let isEstimated = zip(cuts, centered).contains { own, middles in
      (own + middles).contains {
        $0.isEstimated && ($0.start > 0 && $0.start >= start || $0.end > 0 && $0.end >= end)
      }
    }
    return (start, end, isEstimated ? .estimated : .exact)
  }

  /// The most that what Interface Builder puts around a view leaves of touches on it, in all files; nil where that is
  /// not known, or code puts the view elsewhere.
  func interfaceRoom(of view: ViewFacts.ID, along axis: Axis) -> InterfaceFiles.Bound? {
    let facts = reader.facts(view)
    let views = interfaceViews(of: facts)
    let rooms = views.compactMap { view in view.rooms.first { $0.axis == axis } }
    guard rooms.count == views.count, facts.superviews.isEmpty else { return nil }
    return rooms.max { $0.length < $1.length }
  }

  /// How far touches beyond the ends of a view reach before what Interface Builder puts around it ends, in all
  /// files; without end where that is not known, or code may put the view elsewhere or let touches in.
  func interfaceSpare(of view: ViewFacts.ID, along axis: Axis) -> InterfaceSpare {
    let facts = reader.facts(view)
    let views = interfaceViews(of: facts)
    let isKept =
      facts.superviews.isEmpty && facts.stacks.isEmpty && isUnplaced(view, facts, along: axis)
      && views.flatMap(\.holderClasses).allSatisfy { name in
        reader.index.type(name, from: reader.owner).map { !$0.overridesHitTesting } ?? false
      }
    let spares = views.map { $0.spare[axis] ?? InterfaceSpare() }
    guard isKept, let start = spares.map(\.start).max(), let end = spares.map(\.end).max() else {
      return InterfaceSpare()
    }
    return InterfaceSpare(start: start, end: end, outer: spares.firstNonNil(\.outer))
  }

  /// What Interface Builder puts around a view of whose ends some lie outside of that; nil where there is no
  /// such view, or another in each of several files.
  func interfaceCutter(of view: ViewFacts.ID, along axis: Axis) -> InterfaceFiles.Cut.Outer? {
    let views = interfaceViews(of: reader.facts(view))
    let cuts = views.flatMap(\.cuts).filter { $0.axis == axis && !$0.isPossible }
    let outer = cuts.compactMap(\.outer).uniqued(by: \.place)
    return outer.count == 1 ? outer[0] : nil
  }

  /// How much of the ends of a view lies outside those around it that hold its middle, by how long what it
  /// shows makes it.
  private func centeredCuts(
    of view: ViewFacts.ID, _ drawn: InterfaceFiles.View, along axis: Axis
  ) -> [InterfaceFiles.Cut] {
    let middles = drawn.middles.filter { $0.axis == axis }
    guard !middles.isEmpty else { return [] }
    let span = span(of: view, along: axis)
    // Of one length that is estimated the middle is the likeliest.
    let isOne = span.isBounded && !span.isVaried
    let half = (isOne ? (span.low + span.high) / 2 : span.low) / 2
    return middles.map { middle in
      InterfaceFiles.Cut(
        axis: axis, start: max(0, middle.start.map { half - $0 } ?? 0),
        end: max(0, middle.end.map { half - $0 } ?? 0), isEstimated: middle.isEstimated)
    }
  }

  /// How much of both ends of a view may lie outside the one around it that Interface Builder drew, in points,
  /// where other classes' code, or what that holds, may give it another length.
  func possibleInterfaceCut(of view: ViewFacts.ID, along axis: Axis) -> Double {
    // What is around may be as long as the screen, unless it is as long as what it holds.
    let isFull = reader.isController && screen(of: reader.owner, along: axis) != nil
    let cuts = interfaceViews(of: reader.facts(view)).flatMap(\.cuts)
      .filter { $0.axis == axis && $0.isPossible && ($0.isEstimated || !isFull) }
    return cuts.map { $0.start + $0.end }.max() ?? 0
  }
}
