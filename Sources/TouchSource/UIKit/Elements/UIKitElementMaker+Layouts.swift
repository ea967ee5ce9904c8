import TouchLayout
import TouchModel
import TouchRules

/// How large a view is, what gives it its size, and how the layouts look that come of it.
extension UIKitElementMaker {
  /// How long the sides of a view are, with what the views around cut off of it.
  struct Spans {
    var width, height: Span
    var cuts: (x: SizeSolver.Cut, y: SizeSolver.Cut)

    /// Why a side is not known: of what may be enough that decides which is least so for sure.
    var reason: String? {
      let open = [height, width].filter { !$0.isBounded && $0.reason != nil }
      return open.min { $0.low < $1.low }?.reason ?? width.reason ?? height.reason
    }

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
      return isAccessory(facts) ? reactingInRow(span, along: axis) : span
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
