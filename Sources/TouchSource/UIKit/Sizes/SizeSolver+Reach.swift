import TouchLayout
import TouchModel

/// How much of a view touches reach: beyond the bounds of a view around it none do.
extension SizeSolver {
  /// What the views around one cut off of a side of it.
  struct Cut {
    /// How much of its start and its end lies outside one of them, in points.
    var start = 0.0
    var end = 0.0
    /// The most that any of them leaves, in points.
    var most = Double.infinity
    /// How well that is known.
    var certainty = Certainty.exact
    /// Where the code gives that much.
    var source: Span.Source?
    /// The view that leaves it.
    var giver: ViewFacts.ID?
    /// The least that one of them may leave, of a length that is not known or that differs, in points.
    var least = Double.infinity
    /// The innermost view that it should be kept inside of: it sticks out however long that is, or though
    /// that is long enough, or its frame puts it there; nil where there is none.
    var edge: ViewFacts.ID?

    /// The ends of what is left of a length; all of it where nothing would be.
    func rest(of length: Double) -> (start: Double, end: Double) {
      guard length > start + end else { return (0, length) }
      let spare = max(0, length - start - end - most) / 2
      return (start + spare, length - end - spare)
    }

    /// Leaves no more than a view around has that the code gives a length.
    mutating func take(_ room: Span, of view: ViewFacts.ID) {
      guard room.isBounded, room.certainty == .exact, room.high < most else { return }
      (most, source, giver) = (room.high, room.sources.last, view)
    }

    /// Leaves no more than what Interface Builder puts around.
    mutating func take(_ room: InterfaceFiles.Bound) {
      guard room.length < most else { return }
      most = room.length
      source = Span.Source(
        place: room.source.place, name: room.source.name, operation: .constraint)
    }

    /// What is left of a length.
    func length(of length: Double) -> Double {
      let rest = rest(of: length)
      return rest.end - rest.start
    }
  }

  /// Views that are as high as their text where nothing else gives them a height, whatever they hold.
  static let asksForHeight: Set<String> = ["UITextField", "UILabel"]

  static let scrolling: Set<String> = [
    "UIScrollView", "UITableView", "UICollectionView", "UITextView",
  ]

  /// What the views around one certainly cut off of it, wherever the code places them, and what controls
  /// inside take.
  func cut(around view: ViewFacts.ID, along axis: Axis) -> Cut {
    let view = reader.canonical(view)
    var cut = Cut()
    let (taken, drawn) = (occupied(of: view, along: axis), interfaceCut(of: view, along: axis))
    (cut.start, cut.end) = (max(taken.start, drawn.start), max(taken.end, drawn.end))
    cut.certainty = drawn.certainty
    let more = possibleInterfaceCut(of: view, along: axis) - cut.start - cut.end
    if more > 0 {
      let own = span(of: view, along: axis)
      cut.least = own.isBounded ? max(0, own.high - more) : 0
    }
    if let room = interfaceRoom(of: view, along: axis) { cut.take(room) }
    if axis == .vertical, let field = reader.facts(view).field {
      cut.take(span(of: field, along: axis), of: field)
    }
    var inside = view
    for _ in 0..<SetupReader.mostAround {
      let facts = reader.facts(inside)
      guard !facts.isOwn, let parent = reader.superview(of: inside) else { break }
      let outer = reader.facts(parent)
      // What scrolls brings all of what it holds into view.
      guard outer.type?.overridesHitTesting != true, outer.scale.isIdentity,
        !Self.scrolling.contains(outer.className), reader.scroller(of: parent) == nil,
        !(outer.isOwn && reader.isController && screen(of: reader.owner, along: axis) != nil)
      else { break }
      let text = textRoom(in: parent, around: inside, along: axis)
      let isHigh = axis == .vertical && text?.isBounded == true
      let room = room(in: parent, along: axis) ?? (isHigh ? text : nil)
      // How wide a text is depends on more than how high, and where its lines stand on its font.
      if let text, room == nil || text.isVaried { cut.least = min(cut.least, text.low) }
      if let room, room.high < cut.most {
        (cut.most, cut.source, cut.giver) = (room.high, room.sources.last, parent)
        cut.certainty = max(drawn.certainty, room.certainty)
      }
      if room == nil, mayEnd(parent, before: inside, along: axis) { cut.least = 0 }
      // Where the code that shows the class gives it different lengths.
      if let room, room.isVaried, outer.isOwn, given(to: parent, along: axis) == nil {
        cut.least = min(cut.least, room.low)
      }
      if let room, axis == .vertical, inside == view, mayStickOut(view, of: parent, room.high) {
        cut.least = 0
      }
      let most = room?.high
      let start = outside(view, parent, most, along: axis, isStart: true)
      let end = outside(view, parent, most, along: axis, isStart: false)
      for (length, isBeyond) in [start, end]
      where length > 0 && (isBeyond || room.map { has($0, roomFor: view, along: axis) } ?? false) {
        cut.edge = cut.edge ?? parent
        // Whoever gives the class's own view its size may cut off what lies at the other end too, where not
        // all of it waits outside.
        if outer.isOwn, room == nil, length < span(of: view, along: axis).high,
          !reachesBoth(view, parent, along: axis)
        {
          cut.least = 0
        }
      }
      cut.start = max(cut.start, start.length)
      cut.end = max(cut.end, end.length)
      // Where the far end of it lies is not known, but it cannot be hit beyond that of what is around.
      if let room, start.length == 0, end.length == 0 {
        let left = room.high - inset(of: view, in: parent, along: axis)
        if left > 0, left < cut.most {
          (cut.most, cut.source, cut.giver) = (left, room.sources.last, parent)
        }
      }
      inside = parent
    }
    return cut
  }

  /// Whether a length around a view is long enough for it, wherever it lies there.
  private func has(_ room: Span, roomFor view: ViewFacts.ID, along axis: Axis) -> Bool {
    span(of: view, along: axis).high <= room.low
  }

  /// Whether constraints place both ends of a view from those of one around it, however long that is.
  private func reachesBoth(
    _ view: ViewFacts.ID, _ parent: ViewFacts.ID, along axis: Axis
  ) -> Bool {
    place(of: 0, in: view, from: parent, along: axis, past: [])?.fraction == 0
      && place(of: 1, in: view, from: parent, along: axis, past: [])?.fraction == 1
  }

  /// How far the middles of two lines lie apart at most whose baselines are tied to each other, in points: a
  /// baseline of the system's font lies 0.36 of its size below the middle of the line (its ascender is 0.952
  /// of the size and its descender 0.241), and text styles are of 11 to 34 points.
  private static let mostBetweenMiddles = 8.2

  /// Whether a view that only its baseline places may lie outside of one around it of a height.
  private func mayStickOut(
    _ view: ViewFacts.ID, of parent: ViewFacts.ID, _ height: Double
  ) -> Bool {
    let pins = certainPins(on: view, along: .vertical)
    guard let other = pins.first?.other?.view, pins.allSatisfy({ $0.edge == .baseline }),
      !stays(view, inside: parent, along: .vertical)
    else { return false }
    let own = span(of: view, along: .vertical)
    guard own.isBounded,
      let middle = place(
        of: 0.5, in: reader.canonical(other), from: parent, along: .vertical, past: [])
    else { return true }
    let half = own.high / 2 + Self.mostBetweenMiddles
    let before = middle.fraction * height + middle.offset.smallest
    let behind = (1 - middle.fraction) * height - middle.offset.largest
    return min(before, behind) < half
  }

  /// How far touches reach beyond the ends of a view, in points.
  struct Reach {
    /// How far they do where no view around cuts them off; without end where that is not known.
    var start = Double.infinity
    var end = Double.infinity
    /// How far they do at least, whatever views leave that may be no longer than what they hold.
    var sureStart = Double.infinity
    var sureEnd = Double.infinity
    /// The view around that leaves least of what is known; nil where none is.
    var edge: ViewFacts.ID?
  }

  /// How far beyond its ends touches on a view reach before a view around it cuts them off.
  func reach(beyond view: ViewFacts.ID, along axis: Axis) -> Reach {
    let view = reader.canonical(view)
    var reach = Reach()
    var inside = view
    for _ in 0..<SetupReader.mostAround {
      let facts = reader.facts(inside)
      guard !facts.isOwn, let parent = reader.superview(of: inside) else {
        if facts.host != nil { limit(&reach, of: view, inHosted: inside, along: axis) }
        break
      }
      let outer = reader.facts(parent)
      guard outer.type?.overridesHitTesting != true, outer.scale.isIdentity,
        !Self.scrolling.contains(outer.className), reader.scroller(of: parent) == nil,
        !(outer.isOwn && reader.isController)
      else { break }
      let most = room(in: parent, along: axis)?.high
      let isOpen = mayHug(parent) && !span(of: parent, along: axis).isBounded
      let known = (reach.start, reach.end)
      if let start = place(of: 0, in: view, from: parent, along: axis, past: []),
        let length = start.fraction == 0 ? 0 : most
      {
        reach.start = min(reach.start, max(0, start.fraction * length + start.offset.largest))
      } else if isOpen {
        let gap = gap(at: view, in: parent, along: axis, isStart: true)
        reach.sureStart = min(reach.sureStart, gap)
      }
      if let end = place(of: 1, in: view, from: parent, along: axis, past: []),
        let length = end.fraction == 1 ? 0 : most
      {
        reach.end = min(reach.end, max(0, (1 - end.fraction) * length - end.offset.smallest))
      } else if isOpen {
        let gap = gap(at: view, in: parent, along: axis, isStart: false)
        reach.sureEnd = min(reach.sureEnd, gap)
      }
      if known != (reach.start, reach.end) { reach.edge = parent }
      inside = parent
    }
    reach.sureStart = min(reach.sureStart, reach.start)
    reach.sureEnd = min(reach.sureEnd, reach.end)
    return reach
  }

  /// The most of a side in which a view could react, were its class to let touches beyond its bounds in:
  /// those that the views around let through; nil where nothing limits it.
  func mostReacting(of view: ViewFacts.ID, along axis: Axis) -> Double? {
    let span = span(of: view, along: axis)
    guard span.isBounded else { return nil }
    let reach = reach(beyond: view, along: axis)
    let drawn = interfaceViews(of: reader.facts(view)).map { $0.spare[axis]?.total ?? .infinity }
    let most = span.high + min(reach.start + reach.end, drawn.max() ?? .infinity)
    return most.isFinite ? most : nil
  }

  /// Counts no more as sure than what one around a view is longer than it: the system may show that in a view
  /// of its own that is no larger, as bars do.
  private func limit(
    _ reach: inout Reach, of view: ViewFacts.ID, inHosted hosted: ViewFacts.ID, along axis: Axis
  ) {
    let length = span(of: hosted, along: axis)
    let least = length.isBounded ? length.low : 0
    let start = place(of: 0, in: view, from: hosted, along: axis, past: [])
    let end = place(of: 1, in: view, from: hosted, along: axis, past: [])
    let before = start.map { $0.fraction * least + $0.offset.smallest } ?? 0
    let behind = end.map { (1 - $0.fraction) * least - $0.offset.largest } ?? 0
    reach.sureStart = min(reach.sureStart, max(0, before))
    reach.sureEnd = min(reach.sureEnd, max(0, behind))
  }

  /// How far an end of a view is kept at least from what lies beside it in one around it.
  private func gap(
    at view: ViewFacts.ID, in parent: ViewFacts.ID, along axis: Axis, isStart: Bool
  ) -> Double {
    let gaps = certainPins(on: view, along: axis).compactMap { pin -> Double? in
      guard pin.edge.isStart == isStart, let mark = mark(of: pin), mark.view != parent,
        isAround(parent, mark.view), mark.fraction == (isStart ? 1 : 0)
      else { return nil }
      return isStart ? mark.offset.smallest : -mark.offset.largest
    }
    return max(0, gaps.max() ?? 0)
  }

  /// Whether a view may be no larger than what it holds for all that is known: the class's own, and the one
  /// in it that holds what it shows, have their size from elsewhere.
  private func mayHug(_ view: ViewFacts.ID) -> Bool {
    guard let own = reader.own.map(reader.canonical) else { return true }
    return view != own && !reader.isContent(view, of: own)
  }

  /// How much of the ends of a view the controls take that lie in it from end to end across, in points.
  private func occupied(
    of view: ViewFacts.ID, along axis: Axis
  ) -> (start: Double, end: Double) {
    let facts = reader.facts(view)
    let isControl = facts.elementKind != nil
    guard let type = facts.type, !facts.isOwn else {
      return occupied(inside: view, isControl, along: axis)
    }
    let inner = classes.reading(type, facts.construction)
    guard depth < Self.mostDepth, let own = inner.own.map(inner.canonical), !inner.isCut else {
      return (0, 0)
    }
    return SizeSolver(inner, classes, depth: depth + 1, steps: steps)
      .occupied(inside: own, isControl, along: axis)
  }

  /// - Parameter isControl: Whether the view is one itself: a gesture shares touches with some controls in
  ///   its view.
  private func occupied(
    inside parent: ViewFacts.ID, _ isControl: Bool, along axis: Axis
  ) -> (start: Double, end: Double) {
    var occupied = (start: 0.0, end: 0.0)
    for number in reader.views.indices {
      let child = ViewFacts.ID(number: number)
      guard reader.canonical(child) == child, reader.superview(of: child) == parent,
        reader.takesTouches(child), isControl || reader.facts(child).className == "UIButton",
        covers(child, parent, along: axis.other)
      else { continue }
      let span = span(of: child, along: axis)
      guard span.isBounded, span.low == span.high, span.certainty == .exact else { continue }
      let pins = certainPins(on: child, along: axis).filter { $0.edge.isStart != nil }
      guard pins.count == 1, let mark = mark(of: pins[0]), mark.view == parent, !mark.isInset,
        mark.offset.isKnown, let isStart = pins[0].edge.isStart
      else { continue }
      if isStart, mark.fraction == 0 {
        occupied.start = max(occupied.start, mark.offset.typical + span.low)
      } else if !isStart, mark.fraction == 1 {
        occupied.end = max(occupied.end, span.low - mark.offset.typical)
      }
    }
    return occupied
  }

  /// Whether a view reaches from one end of the view around it to the other.
  func covers(_ view: ViewFacts.ID, _ parent: ViewFacts.ID, along axis: Axis) -> Bool {
    let ends = certainPins(on: view, along: axis).filter { pin in
      guard let isStart = pin.edge.isStart, let mark = mark(of: pin), mark.view == parent,
        !mark.isInset, mark.fraction == (isStart ? 0 : 1)
      else { return false }
      return isStart ? mark.offset.largest <= 0 : mark.offset.smallest >= 0
    }
    return Set(ends.compactMap(\.edge.isStart)).count == 2
  }

  /// Whether a view is as high as its text whatever it holds, and may end before a view in it does.
  func cutsByItself(
    _ view: ViewFacts.ID, in parent: ViewFacts.ID, along axis: Axis
  ) -> Bool {
    axis == .vertical && Self.asksForHeight.contains(reader.facts(parent).className)
      && !stays(view, inside: parent, along: axis)
  }

  /// Whether constraints keep both ends of a view inside the view around it, or one that lies beside it.
  func stays(
    _ view: ViewFacts.ID, inside parent: ViewFacts.ID, along axis: Axis
  ) -> Bool {
    let ends = pins(on: view).compactMap { pin, _ -> Bool? in
      guard let isStart = pin.edge.isStart, pin.edge.axis == axis, let mark = mark(of: pin),
        mark.view == parent, mark.fraction == (isStart ? 0 : 1),
        isStart ? mark.offset.smallest >= 0 : mark.offset.largest <= 0,
        pin.relation != (isStart ? .atMost : .atLeast)
      else { return nil }
      return isStart
    }
    return Set(ends).count == 2
  }

  /// How long a view around others is, where that is known to be at most so long.
  private func room(in parent: ViewFacts.ID, along axis: Axis) -> Span? {
    var span = span(of: parent, along: axis)
    // What a list gives is at most as long.
    if given(to: parent, along: axis) != nil { span.certainty = .exact }
    let isCertain =
      span.certainty == .exact
      || Self.asksForHeight.contains(reader.facts(parent).className)
      || reader.own.map(reader.canonical) == parent && isGiven(span, along: axis)
    return span.isBounded && isCertain && span.high > 0 ? span : nil
  }

  /// What a view has to grow whose middle lies at that of another.
  struct Growth {
    /// How long it may be at most, in points, as long as its middle lies there.
    var room: Double
    /// The view whose middle that is.
    var beside: ViewFacts.ID
    /// Whether it stands on that view, which then is longer with it.
    var isOn: Bool
  }

  /// How much room a view has whose middle lies at that of one beside it, so that it can only grow to
  /// both sides; nil for any other.
  func growth(
    of view: ViewFacts.ID, in parent: ViewFacts.ID, of length: Double, along axis: Axis
  ) -> Growth? {
    let pins = certainPins(on: view, along: axis).filter { !$0.isMirrored }
    guard pins.count == 1, pins[0].edge.fraction == 0.5, let middle = mark(of: pins[0]),
      middle.view != parent, middle.fraction == 0.5, !isAround(view, middle.view),
      (lengths[middle.view] ?? []).contains(where: { $0.0.axis == axis && $0.1.isCertain }),
      let place = place(of: 0.5, in: view, from: parent, along: axis, past: []),
      place.offset.isKnown
    else { return nil }
    let before = place.fraction * length + place.offset.typical
    return Growth(
      room: max(0, 2 * min(before, length - before)), beside: middle.view,
      isOn: stands(view, on: middle.view, along: axis))
  }

  /// Whether a view lies on another whose middle it shares along an axis: within its ends, and across from
  /// one of its edges too.
  private func stands(
    _ view: ViewFacts.ID, on other: ViewFacts.ID, along axis: Axis
  ) -> Bool {
    let isAcross = certainPins(on: view, along: axis.other).contains { pin in
      pin.other.map { reader.canonical($0.view) == other && $0.edge.fraction == pin.edge.fraction }
        ?? false
    }
    return isAcross && span(of: view, along: axis).high <= span(of: other, along: axis).high
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
  /// is, or its frame should end inside.
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
    return (room.map { max(0, -(inward + share * $0)) } ?? 0, isFramed(view))
  }

  /// How far an end of a view lies inside of that end of one around it, at least.
  private func inset(
    of view: ViewFacts.ID, in parent: ViewFacts.ID, along axis: Axis
  ) -> Double {
    let start = place(of: 0, in: view, from: parent, along: axis, past: [])
    if let start, start.fraction == 0 { return max(0, start.offset.smallest) }
    let end = place(of: 1, in: view, from: parent, along: axis, past: [])
    if let end, end.fraction == 1 { return max(0, -end.offset.largest) }
    // What keeps its end where it is makes what lies before it give way.
    let isHeld = pins(on: view).contains { pin, _ in
      pin.edge.axis == axis && pin.edge.isStart == false
    }
    if isHeld { return 0 }
    return max(0, leastStart(of: view, in: parent, along: axis, past: []) ?? 0)
  }
}

extension SetupReader {
  /// Whether a view of the class takes the touches on it wherever it is shown.
  fileprivate func takesTouches(_ view: ViewFacts.ID) -> Bool {
    let facts = facts(view)
    let hasRecognizer = recognizers.contains { $0.views.contains { canonical($0) == view } }
    return facts.elementKind != nil && (facts.isWired || hasRecognizer) && facts.isHidden.isEmpty
      && facts.reacts.isEmpty && facts.shownBranches.isEmpty && !facts.isLoose
      && facts.unknowns.isEmpty && facts.type?.overridesHitTesting != true
  }
}
