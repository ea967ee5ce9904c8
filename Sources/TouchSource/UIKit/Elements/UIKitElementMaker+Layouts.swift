import TouchLayout
import TouchModel
import TouchRules

/// How large a view is, what gives it its size, and how the layouts look that come of it.
extension UIKitElementMaker {
  /// How long the sides of a view are, with what the views around cut off of it.
  struct Spans {
    var width, height: Span
    var cuts: (x: SizeSolver.Cut, y: SizeSolver.Cut)

    /// What gives the sides their lengths, content first.
    var sources: [Span.Source] {
      [width, height].filter(\.isBounded).flatMap(\.sources).uniqued { [$0.place] }
        .sorted { ($0.operation == .content ? 0 : 1) < ($1.operation == .content ? 0 : 1) }
    }

    /// Whether what is shown decides how long a side is.
    var areByContent: Bool { width.isByContent || height.isByContent }

    /// Leaves the sides open that are as long as what is shown makes them; says whether the other one is
    /// known.
    mutating func leaveContent(_ reason: String) -> Bool {
      if width.isByContent { width = .unknown(reason) }
      if height.isByContent { height = .unknown(reason) }
      return width.isBounded || height.isBounded
    }

    /// Whether both sides have a length that is known to be exact.
    var areExact: Bool {
      [width, height].allSatisfy { $0.isBounded && $0.low == $0.high && $0.certainty == .exact }
    }

    /// What is left of a box of a size.
    func rest(of size: Size) -> Rect {
      let (x, y) = (cuts.x.rest(of: size.width), cuts.y.rest(of: size.height))
      return Rect(left: x.start, top: y.start, right: x.end, bottom: y.end)
    }
  }

  /// The sides of a view; nil for a control of the system's that is made smaller by an unknown amount.
  ///
  /// - Parameter isCut: Whether the views around it leave touches beyond their bounds to nothing in them.
  func spans(
    of id: ViewFacts.ID, _ facts: ViewFacts, _ scale: Scale, isCut: Bool
  ) -> Spans? {
    solver.steps.renew()
    let cuts =
      isCut
      ? (x: solver.cut(around: id, along: .horizontal), y: solver.cut(around: id, along: .vertical))
      : (x: SizeSolver.Cut(), y: SizeSolver.Cut())
    // What lies around it is none of the steps that its own lengths take.
    solver.steps.renew()
    let own = solver.holder(reader.canonical(id))
    func span(_ axis: Axis, _ cut: SizeSolver.Cut) -> Span {
      var source = cut.source
      source?.holder = own
      var span = solver.span(of: id, along: axis).limited(to: cut.most, by: source)
      // What shortened it was there when it was laid out.
      if axis == .horizontal, !span.isBounded, let frame = facts.drawn?.frame {
        span.low = max(span.low, min(frame.width, solver.leastTextWidth(of: id)))
      }
      if cut.length(of: span.high) < span.high {
        span.certainty = max(span.certainty, cut.certainty)
      }
      if span.isBounded, cut.least < span.high {
        (span.low, span.isVaried) = (min(span.low, cut.least), true)
        span.reason = span.reason ?? UnknownReason.clipped
        span.certainty = max(span.certainty, .estimated)
      }
      return span
    }
    let (width, height) = (span(.horizontal, cuts.x), span(.vertical, cuts.y))
    guard facts.systemKind != nil, scale.isShrinking else {
      return Spans(width: width, height: height, cuts: cuts)
    }
    if let least = ViewClasses.leastHeight(of: facts.className) {
      let longer = height.isBounded ? height.longer(Span(Length(least))) : height
      return Spans(width: width, height: longer, cuts: cuts)
    }
    return ViewClasses.size(of: facts.className, in: setting.system).map { size in
      Spans(width: Span(Length(size.width)), height: Span(Length(size.height)), cuts: cuts)
    }
  }

  /// Gives an element the look of its view.
  func style(
    _ element: inout Screen.Element, of id: ViewFacts.ID, _ facts: ViewFacts, _ spans: Spans
  ) {
    element.style = facts.style(among: reader.configurations)
    element.isOfSystemClass =
      facts.type == nil && solver.interfaceViews(of: facts).allSatisfy { $0.className == nil }
    let isInBar = facts.host == .bar || isCopiedIntoBar(id)
    if isInBar { element.container = .navigationBar }
    // What makes a side long enough, or as long as the system does, leaves the system's look to it, as does
    // what Interface Builder draws of a type that has its size from the system.
    let least = facts.isDrawnWhole ? ViewClasses.drawnButtonLengths.upperBound : 44
    let isDrawn = [(Axis.horizontal, spans.width), (.vertical, spans.height)].contains {
      axis, side in
      side.low < least && side.sources.contains { $0.operation == .constraint }
        && !(element.style.isOfSystemType
          && solver.keepsDrawnFrame(reader.canonical(id), along: axis))
    }
    // A look that the project shares is its own where it has a size of its own too.
    if isDrawn, facts.hasSharedLook(among: reader.configurations) { element.style = .automatic }
    if isLowered(facts, to: spans.height) { element.controlSize = .small }
    // What the system draws whole is the system's in a bar too.
    element.hasPlainLabel =
      (!isInBar || element.style.isOfSystemType) && !isDrawn && facts.type == nil
      && !facts.isRestyled(among: reader.configurations)
  }

  /// Whether a control of the system's is lower than the system makes it. Interface Builder rounds what it
  /// lays out, by up to a point; what is no higher than two only holds the keyboard, and nobody sees it.
  private func isLowered(_ facts: ViewFacts, to height: Span) -> Bool {
    var borders = Set(facts.names("borderStyle") ?? [])
    // Until code says otherwise it has the one that Interface Builder gives it.
    if facts.properties["borderStyle"] == nil {
      borders = Set(solver.interfaceViews(of: facts).map { $0.border ?? "none" })
    }
    let border = borders.count == 1 ? borders.first : nil
    guard let regular = ViewClasses.regularHeight(of: facts.className, in: border),
      height.isBounded
    else { return false }
    return (2..<regular - 1).contains(height.high)
      && height.sources.contains { $0.operation == .constraint }
  }

  /// Whether a bar shows a view that takes its frame from this one.
  private func isCopiedIntoBar(_ id: ViewFacts.ID) -> Bool {
    guard let parent = reader.superview(of: id) else { return false }
    return reader.facts(parent).host == .bar && solver.copies(parent, reader.canonical(id))
  }

  /// The element alone at each end of what is known of its sides.
  ///
  /// - Parameter isVaried: Whether more is open than how long they are.
  func layouts(
    _ subject: Subject, _ width: Span, _ height: Span, isVaried: Bool = false,
    _ finish: (inout Screen.Element, Screen.Extent) -> Void
  ) -> [Screen] {
    let isKnown = !isVaried && width.low == width.high && height.low == height.high
    let extents: [Screen.Extent] = isKnown ? [.typical] : [.typical, .smallest, .largest]
    return extents.map { extent in
      let size = Size(
        width: width.value(at: extent, most: setting.device.size.width),
        height: height.value(at: extent, most: setting.device.size.height))
      let box = Rect(origin: .zero, size: size)
      var element = Screen.Element(
        id: Screen.Element.ID(place: subject.place), kind: subject.kind, label: subject.label,
        view: subject.view, visual: box, layout: box, region: Region(box),
        certainty: max(width.certainty, height.certainty), framework: .uiKit)
      if !isKnown, element.certainty == .exact { element.certainty = .estimated }
      finish(&element, extent)
      // Where code puts a view is not followed: no edge of the screen is near it.
      let screen = setting.device.size
      let bounds = Rect(
        x: (size.width - screen.width) / 2, y: (size.height - screen.height) / 2,
        width: screen.width, height: screen.height)
      return Screen(
        view: subject.view, place: subject.place, device: setting.device, bounds: bounds,
        variant: Screen.Variant(content: extent), elements: [element])
    }
  }

  /// A side with the views that decide it, or that keep it from growing.
  func side(
    _ span: Span, of id: ViewFacts.ID, along axis: Axis, scaled factor: Length,
    _ cut: SizeSolver.Cut
  ) -> Screen.Side {
    let own = solver.holder(reader.canonical(id))
    let neighbour = span.sources.compactMap(\.holder).first {
      $0.depth == solver.depth && $0 != own && solver.borrows(id, from: $0.view, along: axis)
    }
    let held = span.sources.first {
      $0.operation == .constraint && ($0.holder != own || $0.decider != nil)
    }
    let least = cut.length(of: span.low) * factor.smallest
    let most = span.isBounded ? cut.length(of: span.high) * factor.largest : nil
    var side = Screen.Side(
      least: least, most: most,
      certainty: max(span.certainty, factor.isKnown ? .exact : .estimated),
      // What is around may leave one length of several.
      isVaried: (span.isVaried || !factor.isKnown) && most.map { $0 - least > 0.01 } ?? true,
      // What a text field shows beside its text it lays out anew.
      isFramed: solver.isFramed(reader.canonical(id)) && !reader.facts(id).isBesideText
        || solver.keepsDrawnFrame(reader.canonical(id), along: axis)
        || solver.hasFrameSet(reader.canonical(id), along: axis)
        || solver.isFramedInBar(reader.canonical(id)),
      isHugged: solver.hugging(of: reader.facts(id), along: axis).smallest
        >= LayoutPriority.required,
      places: span.sources.map(\.place))
    if !span.isBounded, axis == .horizontal {
      let shown = cut.length(of: solver.leastWidthOnScreen(of: id))
      side.least = max(side.least, max(shown, solver.leastTextWidth(of: id)) * factor.smallest)
    }
    // What is cut off for all that is known has to keep inside as well.
    let whole = cut.edge != nil && cut.least < span.high && span.isBounded ? span.high : span.low
    if cut.length(of: whole) < whole {
      side.frame = whole * factor.smallest
      func place(of outer: (name: String, place: Place)) -> Screen.Side.Room {
        Screen.Side.Room(
          name: outer.name, length: cut.length(of: whole) * factor.largest, place: outer.place,
          isPlace: true)
      }
      if let edge = cut.edge {
        side.edge = name(ofOuter: edge)
        side.room = reader.facts(edge).place.map { place(of: (name(ofOuter: edge), $0)) }
      }
      let drawn = solver.interfaceCut(of: id, along: axis)
      if side.edge == nil, drawn.start > 0 || drawn.end > 0 {
        let cutter = solver.interfaceCutter(of: id, along: axis)
        side.edge = cutter?.name ?? ""
        side.room = cutter.map { place(of: ($0.name, $0.place)) }
      }
      if let source = cut.source, let giver = cut.giver {
        let left = cut.edge == giver ? min(cut.length(of: whole), cut.most) : cut.most
        side.room = Screen.Side.Room(
          name: name(ofOuter: giver), length: left * factor.largest, place: source.place,
          isPlace: left < cut.most)
      }
    }
    if let held, let decider = held.decider {
      (side.decider, side.places) = (decider, [held.place])
      side.isHeldBeside = decider.outer.isEmpty && !decider.beside.isEmpty
      let others = solver.interfaceLimits(around: id, along: axis)
      // Of those without a name only one around it may be what decides.
      let deciding = decider.outer + decider.beside.filter { !$0.isEmpty }
      side.limits = others.filter { !deciding.contains($0.name) }
    } else if neighbour == nil, let held {
      (side.holder, side.places) = (held.holder?.name ?? "", [held.place])
      if side.holder != "", let use = held.holder.flatMap({ solver.use(of: id, as: $0) }) {
        side.isHolderItself = true
        side.isFramed = use.solver.isFramed(use.view)
      }
      side.isHeldBeside =
        held.holder.map {
          $0.depth == solver.depth && !solver.isAround($0.view, reader.canonical(id))
        } ?? false
      side.otherHolders = held.holder.map { solver.alike($0, among: span.sources) } ?? []
      if let length = held.length, length.lowerBound == length.upperBound, factor == 1 {
        side.holderLength = length.lowerBound
      }
      let outer = (held.holder.map(solver.surroundings) ?? []).map { solver, view in
        limits(around: view, by: solver, along: axis)
      }
      side.limits = outer.flatMap(\.around).uniqued { [$0.name, $0.giver] }
      side.companions = outer.flatMap(\.beside).filter { !side.otherHolders.contains($0.name) }
      side.companions += solver.fillers(of: id, along: axis)
    } else {
      side.neighbour = neighbour.map { $0.name ?? "" }
      // The tie to it is what should change.
      if neighbour != nil { side.places = span.sources.suffix(1).map(\.place) }
      (side.limits, side.companions) = limits(around: id, by: solver, along: axis)
      side.companions += solver.interfaceCompanions(of: id, along: axis)
      side.companions += solver.fillers(of: id, along: axis)
      // Views around whose ends are tied to its own are as long as it makes them.
      if let most = solver.mostReacting(of: id, along: axis) {
        side.limits.append(Screen.Side.Limit(name: "", length: most, follows: true))
      }
    }
    return side
  }

  /// What a view around others is called, which is its class where that is what it shows.
  private func name(ofOuter view: ViewFacts.ID) -> String {
    let isContent = reader.own.map { reader.isContent(view, of: $0) } ?? false
    return (isContent ? reader.owner?.name : solver.holder(view).name) ?? ""
  }

  /// The views around one that leave it no more than a length: those that constraints keep as long as
  /// they are, whatever they hold, and those that are as long as it makes them; and the views beside it
  /// that have to grow with it.
  private func limits(
    around id: ViewFacts.ID, by solver: SizeSolver, along axis: Axis
  ) -> (around: [Screen.Side.Limit], beside: [Screen.Side.Limit]) {
    let reader = solver.reader
    var limits = solver.interfaceLimits(around: id, along: axis)
    var companions: [Screen.Side.Limit] = []
    var inside = [solver.holder(reader.canonical(id))]
    // What the views between take of the room, one inside the other.
    var between = 0.0
    for _ in 0..<SetupReader.mostAround {
      let child = inside.last!.view
      let current = reader.facts(child)
      guard !current.isOwn, let parent = reader.superview(of: child) else { break }
      let holder = solver.holder(parent)
      let span = solver.span(of: parent, along: axis)
      let follows = solver.follows(child, in: parent, along: axis)
      companions += solver.companions(of: child, in: parent, along: axis)
      let cuts = solver.cutsByItself(child, in: parent, along: axis)
      let isFixed =
        ((solver.lengths[parent] ?? [])
        + solver.interfaceLengths(parent, reader.facts(parent), along: axis))
        .contains { length, constraint in
          length.axis == axis && length.relation != .atLeast && length.other == nil
            && constraint.isCertain
        }
        || solver.keepsFrame(parent, around: child) && span.high > 0
        || cuts
        || !follows
          && span.sources.contains { source in
            source.operation == .constraint && source.holder != holder
              && !inside.contains { $0 == source.holder }
          }
      let name = holder.name ?? ""
      let given = solver.given(to: parent, along: axis)
      let isKnown = span.isBounded && (span.certainty == .exact || given != nil)
      // What a view scrolls may be as long as it likes, each part of it as long as that view.
      let isScrolled = solver.isScrolled(child, by: parent, along: axis)
      if isScrolled { between = 0 }
      if isKnown, !isScrolled,
        let growth = solver.growth(of: child, in: parent, of: span.high, along: axis)
      {
        let limit = growth.isOn ? solver.holder(growth.beside) : holder
        limits.append(
          Screen.Side.Limit(
            name: limit.name ?? "", length: max(0, growth.room - between), isPlace: !growth.isOn))
      }
      if !isScrolled { between += solver.taken(beside: child, in: parent, along: axis) }
      if let given {
        limits.append(
          Screen.Side.Limit(
            name: reader.owner?.name ?? "", length: max(0, given.length.largest - between),
            giver: given.giver))
        break
      }
      if !isFixed, reader.facts(parent).isOwn {
        limits += solver.limitsWhereShown(along: axis).map { shown in
          Screen.Side.Limit(name: shown.name, length: max(0, shown.length - between))
        }
      }
      if let cell = solver.collectionCell(showing: parent), solver.fills(child, parent, along: axis)
      {
        // A collection gives its cells their size.
        let length = solver.span(of: child, along: axis)
        if length.isBounded {
          limits.append(Screen.Side.Limit(name: cell, length: length.high))
        }
      } else if isFixed, span.isBounded || cuts {
        // Of several lengths any may be the one at which it holds the view as that is.
        let several = solver.leastOfSeveral(givenTo: parent, along: axis)
        let known = solver.span(of: id, along: axis)
        let held = several.flatMap { known.isBounded && $0 - between >= known.low ? $0 : nil }
        let room = span.isBounded ? max(0, (held ?? span.high) - between) : 0
        limits.append(Screen.Side.Limit(name: name, length: room))
      } else if span.isBounded,
        solver.decides(child, lengthOf: parent, along: axis) || solver.copies(parent, child)
      {
        limits.append(Screen.Side.Limit(name: name, length: span.high, follows: true))
      } else if span.isBounded, !solver.grows(parent, with: id, along: axis) {
        // What else it holds makes it as long as it is.
        limits.append(Screen.Side.Limit(name: name, length: max(0, span.high - between)))
      } else if let text = solver.textRoom(in: parent, around: child, along: axis), text.isBounded {
        limits.append(Screen.Side.Limit(name: name, length: max(0, text.high - between)))
      } else if solver.lodgesTightly(parent, along: axis) {
        let lodged = solver.span(of: child, along: axis)
        if lodged.isBounded {
          limits.append(Screen.Side.Limit(name: name, length: lodged.high, follows: true))
        }
      }
      inside.append(holder)
    }
    return (limits, companions)
  }

  /// The steps that led to a box, by what gives its sides their lengths.
  func steps(_ spans: Spans, of id: ViewFacts.ID, _ box: Rect) -> [Screen.Step] {
    let own = solver.holder(reader.canonical(id))
    // What another view shows says first how long that one is.
    func length(_ span: Span, at source: Span.Source, or length: Double) -> Double {
      guard source.operation == .content,
        let other = span.sources.first(where: { $0.place == source.place }),
        other.holder.map({ $0 != own }) ?? false, let known = other.length,
        known.lowerBound == known.upperBound
      else { return length }
      return known.lowerBound
    }
    return spans.sources.map { source in
      let shown = Rect(
        x: box.minX, y: box.minY,
        width: source.size?.width ?? length(spans.width, at: source, or: box.width),
        height: source.size?.height ?? length(spans.height, at: source, or: box.height))
      return Screen.Step(
        place: source.place, name: source.name, operation: source.operation, position: .label,
        frameBefore: shown, frameAfter: shown, regionBefore: shown, regionAfter: shown)
    }
  }

  /// The step that a function takes which says where its view reacts.
  func step(by function: FunctionDeclaration, from box: Rect, to hit: Rect) -> Screen.Step {
    Screen.Step(
      place: function.place, name: function.touchName, operation: .hitTest, position: .label,
      frameBefore: box, frameAfter: box, regionBefore: box, regionAfter: hit)
  }
}

extension [Screen] {
  /// Takes the size of what they show for exact, though other things of it are open.
  mutating func keepSizesExact() {
    for screen in indices {
      for element in self[screen].elements.indices {
        self[screen].elements[element].certainty = .exact
      }
    }
  }
}

extension Screen.Element.Style {
  /// Whether it is that of a type of the system's.
  fileprivate var isOfSystemType: Bool {
    if case .system = self { return true }
    return false
  }
}

extension Span {
  /// The length at an end of what is known; where nothing is, as open lengths are taken.
  fileprivate func value(at extent: Screen.Extent, most: Double) -> Double {
    switch extent {
    case .smallest: isBounded || low > 0 ? max(low, 1) : Evaluation.openExtent.smallest
    case .largest: isBounded ? high : max(low, most)
    case .typical:
      // Between lengths that occur there may be none, and of what may be nothing there is nothing to hit.
      isBounded
        ? (low == 0 ? high : isVaried || certainty == .exact ? low : middle)
        : max(low, Evaluation.openExtent.typical)
    }
  }

  private var middle: Double { ((low + high) / 2).rounded() }
}

extension Span {
  /// Whether it is known, and what a view shows has a part in it.
  fileprivate var isByContent: Bool {
    isBounded && sources.contains { $0.operation == .content }
  }
}
