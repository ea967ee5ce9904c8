import TouchLayout
import TouchModel

/// How large views are by what they show.
extension SizeSolver {
  /// What holds the edges of a view.
  func pins(on view: ViewFacts.ID) -> [(EdgeConstraint, ConstraintFacts)] {
    edges[reader.canonical(view)] ?? []
  }

  /// How long a view is where nothing stretches it.
  func natural(_ view: ViewFacts.ID, along axis: Axis, within around: Set<Key> = []) -> Span {
    guard steps.take() else { return .unknown(SolverSteps.reason) }
    if let assumption = assumption(of: view, along: axis) { return assumption }
    let key = Key(view: reader.canonical(view), axis: axis)
    return knownLengths.length(.natural, of: key, within: around, steps: steps) {
      natural(key, within: around)
    }
  }

  private func natural(_ key: Key, within around: Set<Key>) -> Span {
    let (view, axis) = (key.view, key.axis)
    let facts = facts(view)
    let all = raised(
      (lengths[view] ?? []).filter { $0.0.axis == axis }.map { rewritten($0, facts) }
        + ownLengths(view, facts, along: axis) + interfaceLengths(view, facts, along: axis)
        + nibLengths(view, facts, along: axis, within: around.union([key])),
      facts, axis)
    var span =
      wished(all, of: view, along: axis, within: around)
      ?? squareContent(all, of: view, within: around)
      ?? constrained(all, of: facts, along: axis, within: around)
      ?? content(of: view, along: axis, within: around)
    bound(&span, by: all, of: facts, within: around)
    return span.held(by: holder(view))
  }

  /// The size that the content of a view asks for, and of a stack view what it arranges.
  func content(
    of view: ViewFacts.ID, along axis: Axis, within around: Set<Key>
  ) -> Span {
    guard steps.take() else { return .unknown(SolverSteps.reason) }
    if let assumption = assumption(of: view, along: axis) { return assumption }
    let key = Key(view: reader.canonical(view), axis: axis)
    return knownLengths.length(.content, of: key, within: around, steps: steps) {
      content(key, within: around)
    }
  }

  private func content(_ key: Key, within around: Set<Key>) -> Span {
    let (view, axis) = (key.view, key.axis)
    let facts = reader.facts(view)
    if isContainer(view, along: axis),
      let span = held(in: view, along: axis, within: around)
    {
      return span
    }
    guard facts.className == "UIStackView", facts.type == nil else {
      return content(
        of: facts, along: axis, width: width(of: view, facts, breakingAlong: axis, within: around))
    }
    if facts.isOutlet {
      return drawnArrangement(in: view, facts, along: axis, within: around)
        ?? .unknown(UnknownReason.interfaceBuilder)
    }
    return arrangement(in: view, facts, along: axis, within: around)
      ?? .unknown("what it arranges gives it its size")
  }

  /// How wide a view is that may break what it says into lines, so that it is as high as those; nil for
  /// others.
  private func width(
    of view: ViewFacts.ID, _ facts: ViewFacts, breakingAlong axis: Axis, within around: Set<Key>
  ) -> Span? {
    guard axis == .vertical, facts.content.mayWrap || facts.drawn?.wraps == true else {
      return nil
    }
    let key = Key(view: reader.canonical(view), axis: axis, isContent: true)
    return span(of: view, along: .horizontal, within: around.union([key]))
  }

  /// The size that the view's content asks for.
  ///
  /// - Parameter width: How wide the view is that may break it into lines.
  func content(of facts: ViewFacts, along axis: Axis, width: Span? = nil) -> Span {
    if facts.isLoose { return .unknown(UnknownReason.changedConstraints) }
    if facts.host == .bar, reader.changesCustomViews {
      return .unknown("the views of bar items are changed")
    }
    if facts.isOutlet { return interfaceContent(of: facts, along: axis, width: width) }
    if ViewClasses.isLibraryView(facts.className) {
      return asked(by: facts, along: axis) ?? .unknown(UnknownReason.absent(facts.className))
    }
    if let doubt = facts.unknowns.first { return .unknown(doubt) }
    var facts = facts
    var configurations = reader.configurations
    var changed: IntrinsicChange?
    if let type = facts.type {
      switch ofClass(facts, along: axis) {
      case .given(let span): return span
      case .shown(let content, let all, let change):
        facts.content.take(content)
        (configurations, changed) = (all, change)
      }
      let inner = classes.reading(type, facts.construction)
      if let inside = inner.own.map(inner.facts) {
        facts.buttonType = facts.buttonType ?? inside.buttonType
        facts.properties.merge(inside.properties) { $0 + $1 }
      }
    }
    let metrics = ContentMetrics(
      facts: facts, configurations: configurations, index: reader.index, setting: reader.setting,
      width: width)
    var span = metrics.span(along: axis)
    if let changed {
      span = changed.length(
        of: IntrinsicChange.Content(
          length: span, title: metrics.title(along: axis), shown: facts.content))
    }
    // That a bar goes by this is reported of many apps and published nowhere.
    if facts.host == .bar { span.certainty = max(span.certainty, .estimated) }
    return span
  }

  /// The length that a class of the project asks for itself whose class above is not in the source: what it
  /// overrides, that one has no more say in; nil where it asks for none.
  private func asked(by facts: ViewFacts, along axis: Axis) -> Span? {
    guard let type = facts.type, facts.unknowns.isEmpty,
      case .given(var span) = ofClass(facts, along: axis), span.isBounded,
      type.variable("intrinsicContentSize") != nil
    else { return nil }
    // Constraints inside the class above may ask for another.
    span.certainty = max(span.certainty, .estimated)
    return span
  }

  /// What the class of a view says of what the view shows.
  enum ClassContent {
    /// It gives the view a length, or what it does to it is not followed.
    case given(Span)
    /// It leaves the length to what is shown, of which it says this, with all configurations, but for what
    /// it makes of that length.
    case shown(ButtonContent, [ConfigurationFacts], IntrinsicChange?)
  }

  /// What the class of a view says of its length; nothing for one of the system's.
  func ofClass(_ facts: ViewFacts, along axis: Axis) -> ClassContent {
    var configurations = reader.configurations
    guard let type = facts.type else { return .shown(ButtonContent(), configurations, nil) }
    func unknown(_ reason: String) -> ClassContent { .given(.unknown(reason)) }
    let inner = classes.reading(type, facts.construction)
    if inner.isCut { return unknown("the code of '\(type.name)' is too much to follow") }
    guard let own = inner.own else { return unknown("the class '\(type.name)' is not followed") }
    let isInset = type.variable("alignmentRectInsets") != nil
    var change: IntrinsicChange?
    if isInset || type.variable("intrinsicContentSize") != nil {
      let isFollowed = !isInset && !facts.isFitted
      if isFollowed, let span = inner.intrinsicSize(along: axis) { return .given(span) }
      let solver = SizeSolver(inner, classes, depth: depth + 1, steps: steps)
      change =
        isFollowed
        ? inner.intrinsicChange(along: axis) { solver.content(of: $0, along: axis, within: []) }
        : nil
      guard change != nil else { return unknown("'\(type.name)' gives it a size of its own") }
    }
    if type.functions("titleRect").contains(where: { $0.hasBody })
      || type.functions("updateConfiguration").contains(where: {
        $0.hasBody && $0.body?.onlyRecolour != true
      })
    {
      return unknown("'\(type.name)' changes what it shows")
    }
    // A property of the class's own may change anything in it, but a colour no size, nor what is only called.
    if let property = facts.properties.keys.sorted().first(where: { name in
      type.variable(name).map { !$0.isColour } ?? false && !type.tellsAll(by: name)
        && !type.onlyCalls(name)
    }) {
      return unknown("'\(property)' of '\(type.name)' is not followed")
    }
    let inside = inner.facts(own)
    if let doubt = inside.unknowns.first { return unknown(doubt) }
    if inner.holdsApart(own, along: axis) {
      let solver = SizeSolver(inner, classes, depth: depth + 1, steps: steps)
      if let fitted = solver.fitted(along: axis) { return .given(fitted) }
      var open = Span.unknown("what '\(type.name)' holds gives it its size")
      open.low = solver.leastHeldApart(own, along: axis)
      return .given(open)
    }
    var content = inside.content
    content.configurations = content.configurations.map { number in
      number.map { number in
        configurations.append(inner.configurations[number])
        return configurations.count - 1
      }
    }
    return .shown(content, configurations, change)
  }
}

extension SetupReader {
  /// Whether what is inside a view may hold its ends apart: both ends, or with the middle one, are tied.
  fileprivate func holdsApart(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    let edges = constraints.compactMap { constraint -> Edge? in
      guard case .edge(let edge) = constraint.kind, edge.edge.axis == axis,
        canonical(constraint.view) == canonical(view)
      else { return nil }
      return edge.edge
    }
    let ends = Set(edges.compactMap(\.isStart))
    return ends.count == 2 || !ends.isEmpty && edges.contains { $0.isStart == nil }
  }
}

extension VariableDeclaration {
  /// Whether it holds a colour by the type that is written for it.
  fileprivate var isColour: Bool { ["UIColor", "CGColor"].contains(type?.unwrapped.name) }
}
