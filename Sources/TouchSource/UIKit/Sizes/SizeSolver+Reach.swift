import TouchLayout

/// How much of a view touches reach: beyond the bounds of a view around it none do.
extension SizeSolver {
  /// What the views around one cut off of a side of it.
  struct Cut {
    /// How much of its start and its end lies outside one of them, in points.
    var start = 0.0
    var end = 0.0
    /// The most that any of them leaves, in points.
    var most = Double.infinity
    /// Where the code gives that much.
    var source: Span.Source?
    /// The innermost view that it sticks out of however long that is; nil where there is none.
    var edge: ViewFacts.ID?

    /// The ends of what is left of a length; all of it where nothing would be.
    func rest(of length: Double) -> (start: Double, end: Double) {
      guard length > start + end else { return (0, length) }
      let spare = max(0, length - start - end - most) / 2
      return (start + spare, length - end - spare)
    }

    /// What is left of a length.
    func length(of length: Double) -> Double {
      let rest = rest(of: length)
      return rest.end - rest.start
    }
  }

  private static let scrolling: Set<String> = [
    "UIScrollView", "UITableView", "UICollectionView", "UITextView",
  ]

  /// What the views around one certainly cut off of it, wherever the code places them.
  func cut(around view: ViewFacts.ID, along axis: Axis) -> Cut {
    let view = reader.canonical(view)
    var cut = Cut()
    var inside = view
    for _ in 0..<SetupReader.mostAround {
      let facts = reader.facts(inside)
      guard !facts.isOwn, let parent = reader.superview(of: inside) else { break }
      let outer = reader.facts(parent)
      // What scrolls brings all of what it holds into view.
      guard outer.type?.overridesHitTesting != true, outer.scale.isIdentity,
        !Self.scrolling.contains(outer.className), reader.scroller(of: parent) == nil,
        !(outer.isOwn && reader.isController)
      else { break }
      let room = room(in: parent, along: axis)
      if let room, room.high < cut.most {
        (cut.most, cut.source) = (room.high, room.sources.last)
      }
      let most = room?.high
      let start = outside(view, parent, most, along: axis, isStart: true)
      let end = outside(view, parent, most, along: axis, isStart: false)
      for (length, isBeyond) in [start, end] where length > 0 && isBeyond && cut.edge == nil {
        cut.edge = parent
      }
      cut.start = max(cut.start, start.length)
      cut.end = max(cut.end, end.length)
      inside = parent
    }
    return cut
  }

  /// How long a view around others is, where that is known to be at most so long.
  private func room(in parent: ViewFacts.ID, along axis: Axis) -> Span? {
    let span = span(of: parent, along: axis)
    let isCertain = span.certainty == .exact || given(to: parent, along: axis) != nil
    return span.isBounded && isCertain && span.high > 0 ? span : nil
  }

  /// How much room a view has whose middle lies at that of one beside it, so that it can only grow to
  /// both sides, with what that is; nil for any other.
  func growth(
    of view: ViewFacts.ID, in parent: ViewFacts.ID, of length: Double, along axis: Axis
  ) -> (room: Double, beside: ViewFacts.ID)? {
    let pins = certainPins(on: view, along: axis).filter { !$0.isMirrored }
    guard pins.count == 1, pins[0].edge.fraction == 0.5, let middle = mark(of: pins[0]),
      middle.view != parent, middle.fraction == 0.5, !isAround(view, middle.view),
      (lengths[middle.view] ?? []).contains(where: { $0.0.axis == axis && $0.1.isCertain }),
      let place = place(of: 0.5, in: view, from: parent, along: axis, past: []),
      place.offset.isKnown
    else { return nil }
    let before = place.fraction * length + place.offset.typical
    return (max(0, 2 * min(before, length - before)), middle.view)
  }

  /// What a list gives the class's own view, or the one inside it that holds what it shows; nil for any
  /// other.
  func given(to view: ViewFacts.ID, along axis: Axis) -> ListSizes.Given? {
    guard let own = reader.own, let type = reader.owner,
      reader.canonical(own) == view || reader.isContent(view, of: own)
    else { return nil }
    let sizes = classes.sizes(type)
    return axis == .horizontal ? sizes.width : sizes.height
  }

  /// How far an end of a view lies outside one around it, at least, and whether it does however long that
  /// is.
  private func outside(
    _ view: ViewFacts.ID, _ parent: ViewFacts.ID, _ room: Double?, along axis: Axis, isStart: Bool
  ) -> (length: Double, isBeyond: Bool) {
    guard
      let place = place(of: isStart ? 0 : 1, in: view, from: parent, along: axis, past: [])
    else { return (0, false) }
    let inward = isStart ? place.offset.largest : -place.offset.smallest
    // How much of the length around it lies between its own end and the one it is placed from.
    let share = isStart ? place.fraction : 1 - place.fraction
    if share == 0 { return (max(0, -inward), true) }
    return (room.map { max(0, -(inward + share * $0)) } ?? 0, false)
  }

  /// Where a place of a view lies along one around it; nil where constraints do not say.
  private func place(
    of fraction: Double, in view: ViewFacts.ID, from parent: ViewFacts.ID, along axis: Axis,
    past met: Set<ViewFacts.ID>
  ) -> (fraction: Double, offset: Length)? {
    if view == parent { return (fraction, 0) }
    let facts = reader.facts(view)
    guard met.count < SetupReader.mostAround, !met.contains(view), isAround(parent, view),
      facts.scale.isIdentity,
      !facts.isLoose
    else { return nil }
    for pin in certainPins(on: view, along: axis) {
      guard let own = pin.edge.fraction, let mark = mark(of: pin), !mark.isInset,
        mark.view == parent || isAround(parent, mark.view)
      else { continue }
      var shift = mark.offset
      if fraction != own {
        let span = span(of: view, along: axis)
        guard span.isBounded, span.low == span.high, span.certainty == .exact else { continue }
        shift = shift + Length(span.high * (fraction - own))
      }
      guard
        let place = place(
          of: mark.fraction, in: mark.view, from: parent, along: axis, past: met.union([view]))
      else { continue }
      return (place.fraction, place.offset + shift)
    }
    return nil
  }
}
