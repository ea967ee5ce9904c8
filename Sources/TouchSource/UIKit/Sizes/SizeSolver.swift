import TouchLayout
import TouchModel

/// Works out how large a view is, from what its class's code says of it.
///
/// Only what must hold is used: constraints that nothing leaves out, frames that nothing replaces,
/// and content where nothing else gives a size.
struct SizeSolver {
  /// The most lengths that one is worked out by way of. A choice, as all such limits here: no layout
  /// that people read comes near them, and what does is given up as unknown instead of followed on.
  static let mostLengths = 24

  let reader: SetupReader
  let classes: Classes
  /// How many classes led to this one.
  let depth: Int
  let lengths: [ViewFacts.ID: [(LengthConstraint, ConstraintFacts)]]
  let edges: [ViewFacts.ID: [(EdgeConstraint, ConstraintFacts)]]
  /// What was found of views that may be empty, as it is asked again and again.
  let emptiness = Emptiness()
  /// How much more of the constraints is followed.
  let steps: SolverSteps
  /// What each stack view arranges.
  let arrangements: [ViewFacts.ID: [ViewFacts.ID]]

  /// What is known of the project's other classes.
  struct Classes {
    /// What the code of a class says of the class's own view, made in a certain way or in any.
    var reading: (TypeInfo, Construction?) -> SetupReader
    /// Where the views of a class are shown; nil where that is not all in the source.
    var uses: (TypeInfo) -> [ViewUses.Use]?
    /// Whether the view of a controller may be put inside another's.
    var isContained: (TypeInfo) -> Bool
    /// Whether the cells of a class are as high as what they hold.
    var isSelfSizing: (TypeInfo) -> Bool
    /// The lengths that lists give the cells or the headers of a class.
    var sizes: (TypeInfo) -> ListSizes.Found
    /// Whether the views of a class lie at the top of the screen, under what the system shows there.
    var isAtTop: (TypeInfo) -> Bool
  }

  init(
    _ reader: SetupReader, _ classes: Classes, depth: Int = 0, steps: SolverSteps = SolverSteps()
  ) {
    self.reader = reader
    self.classes = classes
    self.depth = depth
    self.steps = steps
    var arrangements: [ViewFacts.ID: [ViewFacts.ID]] = [:]
    for number in reader.views.indices {
      let view = ViewFacts.ID(number: number)
      guard reader.canonical(view) == view else { continue }
      for stack in Set(reader.facts(view).stacks.map(reader.canonical)) {
        arrangements[stack, default: []].append(view)
      }
    }
    self.arrangements = arrangements
    var lengths: [ViewFacts.ID: [(LengthConstraint, ConstraintFacts)]] = [:]
    var edges: [ViewFacts.ID: [(EdgeConstraint, ConstraintFacts)]] = [:]
    for constraint in reader.constraints {
      let view = reader.canonical(constraint.view)
      switch constraint.kind {
      case .length(let length): lengths[view, default: []].append((length, constraint))
      case .edge(var edge):
        if !constraint.constants.isEmpty { edge.constant = nil }
        if let length = reader.length(between: edge, of: view) {
          lengths[view, default: []].append((length, constraint))
          continue
        }
        edges[view, default: []].append((edge, constraint))
      }
    }
    self.lengths = lengths
    self.edges = edges
  }

  /// One side of one view, for those that depend on themselves.
  struct Key: Hashable {
    var view: ViewFacts.ID
    var axis: Axis
    /// Whether it is what the view's content asks for.
    var isContent = false
  }

  /// How long a side of a view is; why that is not known, where it is not.
  func span(of view: ViewFacts.ID, along axis: Axis) -> Span {
    var result = span(of: view, along: axis, within: [])
    if steps.areUsedUp, !result.isBounded { result.reason = SolverSteps.reason }
    return result
  }

  /// How long a side of a view is, that others depend on which are being worked out.
  func span(of view: ViewFacts.ID, along axis: Axis, within around: Set<Key>) -> Span {
    guard steps.take() else { return .unknown(SolverSteps.reason) }
    let view = reader.canonical(view)
    let key = Key(view: view, axis: axis)
    guard !around.contains(key), around.count < Self.mostLengths else {
      return .unknown("its constraints lead back to itself")
    }
    let around = around.union([key])
    let facts = reader.facts(view)
    // The screen gives a controller's view its size, whatever is tied to that.
    let isScreen = facts.isOwn && reader.isController
    let all =
      (lengths[view] ?? []).filter { length, _ in
        guard length.axis == axis else { return false }
        guard let other = length.other, facts.isOwn else { return true }
        // What asks how long the class's own view is does not say so itself.
        return !isScreen
          && !around.contains(Key(view: reader.canonical(other.view), axis: other.axis))
      } + ownLengths(facts, along: axis) + interfaceLengths(view, facts, along: axis)
    var result =
      wished(all, of: view, along: axis, within: around)
      ?? chosen(all, of: view, within: around)
      ?? constrained(all, of: facts, along: axis, within: around)
    if let found = result, !found.isBounded,
      let pinned = pinned(view, facts, along: axis, within: around)
    {
      result = pinned
    }
    if result == nil {
      result = placed(
        view, facts, along: axis, within: around,
        isFree: all.allSatisfy {
          $0.1.isCertain && $0.0.relation != .equal
        })
    }
    if result?.isBounded != true {
      result = tied(view, along: axis, within: around.subtracting([key])) ?? result
    }
    guard var result else { return .unknown("its \(axis.noun) is not in its class's code") }
    bound(&result, by: all, of: facts, within: around)
    return result.held(by: holder(view))
  }

  /// A view as what has a length.
  func holder(_ view: ViewFacts.ID) -> Span.Holder {
    let facts = reader.facts(view)
    return Span.Holder(
      view: view, depth: depth, name: facts.name ?? (facts.isOwn ? reader.owner?.name : nil))
  }

  // MARK: - Constraints

  /// What constraints that make the side equal to something say; nil where there are none.
  private func constrained(
    _ all: [(LengthConstraint, ConstraintFacts)], of facts: ViewFacts, along axis: Axis,
    within around: Set<Key>
  ) -> Span? {
    let equal = all.filter { $0.0.relation == .equal }
    guard !equal.isEmpty else { return nil }
    let certain =
      facts.isLoose
      ? remade(equal, facts) : equal.filter { $0.1.isCertain && !$0.1.isAlternative }
    let others = equal.filter { $0.1.isAlternative }
    guard !certain.isEmpty else {
      return .unknown("its \(axis.noun) constraint may be left out or changed")
    }
    var known: Span?
    var least = 0.0
    var reason: String?
    for (length, constraint) in certain {
      let value = value(of: length, at: constraint, within: around)
      guard value.isBounded else {
        if constraint.isChoice { return value }
        reason = value.reason
        least = max(least, value.low)
        continue
      }
      known = known.map { $0.hull(value) } ?? value
    }
    for (length, constraint) in others {
      let value = value(of: length, at: constraint, within: around)
      guard value.isBounded else { return .unknown("its \(axis.noun) constraint is changed") }
      known = known?.hull(value)
    }
    if let known { return known }
    var unknown = Span.unknown(reason ?? "its \(axis.noun) depends on what is not in the source")
    unknown.low = least
    return unknown
  }

  /// The constraints of a view of which one holds whichever of several calls made them last; none where
  /// one of the calls makes none for certain.
  private func remade(
    _ all: [(LengthConstraint, ConstraintFacts)], _ facts: ViewFacts
  ) -> [(LengthConstraint, ConstraintFacts)] {
    let sure = all.filter { _, constraint in
      constraint.isSettled && constraint.block.map { $0.branches == constraint.branches } ?? false
    }
    let isWhole = sure.count == all.count && Set(sure.compactMap(\.1.block?.place)) == facts.blocks
    return isWhole && facts.isRemade ? sure : []
  }

  func value(
    of length: LengthConstraint, at constraint: ConstraintFacts, within around: Set<Key>
  ) -> Span {
    guard constraint.isFollowed else { return .unknown(UnknownReason.member(constraint.name)) }
    guard let first = length.constant, !constraint.constants.contains(where: { $0 == nil }) else {
      return .unknown("the constant of '\(constraint.name)' is not in the source")
    }
    let constant = constraint.constants.reduce(first) { $0.combined(around: $1 ?? $0) }
    var source = Span.Source(
      place: constraint.place, name: constraint.name, operation: .constraint)
    source.decider = constraint.decider
    guard let other = length.other else {
      var span = Span(constant)
      span.sources = [source]
      return span
    }
    guard let multiplier = length.multiplier else {
      return .unknown("the multiplier of '\(constraint.name)' is not in the source")
    }
    var span = self.span(of: other.view, along: other.axis, within: around)
      .scaled(by: multiplier, plus: constant)
    span.sources.append(source)
    return span
  }

  /// Narrows a span by the constraints that set a least or a most.
  private func bound(
    _ span: inout Span, by all: [(LengthConstraint, ConstraintFacts)], of facts: ViewFacts,
    within around: Set<Key>
  ) {
    let isEqual = all.contains { $0.0.relation == .equal && $0.1.isCertain }
    for (length, constraint) in all where constraint.isCertain && !facts.isLoose {
      guard length.relation != .equal else { continue }
      let limit = value(of: length, at: constraint, within: around)
      switch length.relation {
      case .atLeast where limit.high > span.high && !limit.isBounded && !isEqual:
        (span.high, span.reason) = (.infinity, limit.reason)
      case .atLeast where limit.low > span.low:
        span.low = limit.low
        span.high = max(span.high, limit.low)
        span.sources += limit.sources
      case .atMost where limit.high < span.high:
        if !span.isBounded { span.isVaried = true }
        span.high = limit.high
        span.low = min(span.low, limit.high)
        span.sources += limit.sources
      default: break
      }
    }
    // A constraint that may hold may also enlarge.
    if span.isBounded, !isEqual,
      all.contains(where: { $0.0.relation == .atLeast && !$0.1.isCertain })
    {
      span.high = .infinity
      span.reason = "a constraint on it may be left out"
    }
  }

  /// What the code of the view's own class says of its lengths.
  private func ownLengths(
    _ facts: ViewFacts, along axis: Axis
  ) -> [(LengthConstraint, ConstraintFacts)] {
    guard !facts.isOwn, let type = facts.type else { return [] }
    let inner = classes.reading(type, facts.construction)
    guard let own = inner.own, !inner.facts(own).isLoose else { return [] }
    return inner.constraints.compactMap { constraint in
      guard case .length(var length) = constraint.kind, length.axis == axis,
        inner.canonical(constraint.view) == inner.canonical(own)
      else { return nil }
      if length.other != nil { (length.other, length.constant) = (nil, nil) }
      return (length, constraint)
    }
  }

  // MARK: - Where it is put

  private func placed(
    _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, within around: Set<Key>,
    isFree: Bool
  ) -> Span? {
    if let span = given(to: view, along: axis).map({ self.span(of: $0) }) { return span }
    if facts.isOwn { return shown(along: axis) }
    if facts.inner != nil { return lodging(view, along: axis) }
    let pins = (edges[view] ?? []).filter { $0.0.edge.axis == axis }
    if facts.isBesideText, facts.superviews.isEmpty, (edges[view] ?? []).isEmpty {
      // A field shows it as large as it asks to be, and did so by its frame before iOS 13.
      let content = content(of: view, along: axis, within: around)
      return facts.frames.isEmpty
        ? content : content.hull(framed(facts, along: axis, within: around))
    }
    if isFramed(view) { return framed(facts, along: axis, within: around) }
    if !facts.stacks.isEmpty {
      return arranged(view, facts, along: axis, within: around)
    }
    let starts = pins.filter { $0.0.pulls(.start) }
    let ends = pins.filter { $0.0.pulls(.end) }
    if !starts.isEmpty, !ends.isEmpty, isPulled(view, along: axis) {
      return stretched(starts, ends, facts, along: axis, within: around)
    }
    if let span = mirrored(pins, facts, along: axis, within: around) { return span }
    guard isFree else { return nil }
    if case .other(let host)? = facts.host, Self.tableEnds.contains(host), axis == .vertical,
      facts.frames.isEmpty
    {
      // A table leaves it as high as it is made, which without a frame is what it asks for.
      return content(of: view, along: axis, within: around)
    }
    if facts.isOutlet { return interfaceContent(of: facts, along: axis) }
    // Nothing stretches it: it is as large as its content, if the code places it at all.
    guard !facts.superviews.isEmpty || facts.host == .bar,
      !(edges[view] ?? []).isEmpty || facts.host == .bar
    else { return .unknown("what places it cannot be followed") }
    return content(of: view, along: axis, within: around)
  }

  /// How long a view is whose ends constraints hold, whatever others tie its length to; nil where that
  /// is not known.
  private func pinned(
    _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    let pins = (edges[view] ?? []).filter { $0.0.edge.axis == axis }
    let (starts, ends) = (pins.filter { $0.0.pulls(.start) }, pins.filter { $0.0.pulls(.end) })
    guard !facts.isOwn, facts.stacks.isEmpty, !starts.isEmpty, !ends.isEmpty,
      isPulled(view, along: axis)
    else { return nil }
    let span = stretched(starts, ends, facts, along: axis, within: around)
    return span.isBounded ? span : nil
  }

  /// What a table shows above and below its rows.
  private static let tableEnds: Set<String> = ["tableHeaderView", "tableFooterView"]

  /// Whether its frame, or what it is fitted to, gives a view its size rather than constraints.
  func isFramed(_ view: ViewFacts.ID) -> Bool {
    let facts = reader.facts(view)
    return facts.stacks.isEmpty && (edges[view] ?? []).isEmpty && (lengths[view] ?? []).isEmpty
      && (!facts.frames.isEmpty || facts.isFitted) && (facts.host != .bar || !facts.hasOwnSize)
  }

  /// How long the code of a view's own class makes its frame, which a bar may leave it; nil where it
  /// leaves that to what the view shows.
  private func ownFrame(_ inside: ViewFacts, along axis: Axis) -> Span? {
    let sides = inside.frames.map { axis == .horizontal ? $0.width : $0.height }
    let known = sides.compactMap(\.self)
    guard let first = known.first else {
      // One of which no side is known may set this one.
      let isOpen = inside.frames.contains { $0.width == nil && $0.height == nil }
      return isOpen ? .unknown("its frame is not in the source") : nil
    }
    var span = Span(known.dropFirst().reduce(first) { $0.combined(around: $1) })
    if let place = inside.frames.first?.place {
      span.sources.append(Span.Source(place: place, name: "frame", operation: .constraint))
    }
    return span
  }

  private func framed(
    _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Span {
    let reason = "its frame is not in the source"
    if !(facts.properties["autoresizingMask"] ?? []).isEmpty {
      return .unknown("it is resized with the view around it")
    }
    if let doubt = facts.unknowns.first { return .unknown(doubt) }
    var result: Span?
    for frame in facts.frames {
      var span: Span
      if let other = frame.copied {
        span = self.span(of: other, along: axis, within: around)
      } else if let side = axis == .horizontal ? frame.width : frame.height {
        span = Span(side)
      } else {
        return .unknown(reason)
      }
      span.sources.append(
        Span.Source(place: frame.place, name: "frame", operation: .constraint))
      result = result.map { $0.hull(span) } ?? span
    }
    if facts.isFitted {
      let span = content(of: facts, along: axis)
      return result.map { $0.hull(span) } ?? span
    }
    return result ?? .unknown(reason)
  }

  /// Between two places of one view it is as large as what lies between them, less the distances.
  private func stretched(
    _ starts: [(EdgeConstraint, ConstraintFacts)], _ ends: [(EdgeConstraint, ConstraintFacts)],
    _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Span {
    var unknown = Span.unknown(UnknownReason.stretched)
    guard !facts.isLoose else { return unknown }
    for (start, startFacts) in starts where startFacts.isCertain && start.relation == .equal {
      for (end, endFacts) in ends where endFacts.isCertain && end.relation == .equal {
        guard let before = mark(of: start), let after = mark(of: end), before.view == after.view,
          before.fraction < after.fraction
        else { continue }
        var span = self.span(between: before, and: after, along: axis, within: around)
        guard span.isBounded else {
          if !before.isInset, !after.isInset { unknown.low = max(unknown.low, span.low) }
          continue
        }
        if before.isInset || after.isInset {
          span.low = max(0, span.low - inset(of: before.view, along: axis, at: span.low))
          span.isVaried = true
        }
        span.sources.append(
          Span.Source(place: startFacts.place, name: startFacts.name, operation: .constraint))
        return span
      }
    }
    return unknown
  }

  /// The most that a guide of a view lies inside it, of a length; all of it where margins are set.
  private func inset(of view: ViewFacts.ID, along axis: Axis, at length: Double) -> Double {
    let facts = reader.facts(view)
    guard facts.isOwn, reader.isController,
      !facts.properties.keys.contains(where: { $0.contains("argins") })
    else { return length }
    // Margins of 20 pt at each side; bars with a large title and a search field, and a tab bar.
    return axis == .horizontal ? 40 : 250
  }

  // MARK: - Content

  /// What holds the edges of a view.
  func pins(on view: ViewFacts.ID) -> [(EdgeConstraint, ConstraintFacts)] {
    edges[reader.canonical(view)] ?? []
  }

  /// How long a view is where nothing stretches it.
  func natural(_ view: ViewFacts.ID, along axis: Axis, within around: Set<Key> = []) -> Span {
    guard steps.take() else { return .unknown(SolverSteps.reason) }
    let facts = reader.facts(view)
    let all =
      (lengths[reader.canonical(view)] ?? []).filter { $0.0.axis == axis }
      + ownLengths(facts, along: axis) + interfaceLengths(view, facts, along: axis)
    var span =
      wished(all, of: reader.canonical(view), along: axis, within: around)
      ?? constrained(all, of: facts, along: axis, within: around)
      ?? content(of: view, along: axis, within: around)
    bound(&span, by: all, of: facts, within: around)
    return span.held(by: holder(reader.canonical(view)))
  }

  /// The size that the content of a view asks for, and of a stack view what it arranges.
  func content(
    of view: ViewFacts.ID, along axis: Axis, within around: Set<Key>
  ) -> Span {
    guard steps.take() else { return .unknown(SolverSteps.reason) }
    let facts = reader.facts(view)
    if facts.isContainer, let span = held(in: view, along: axis, within: around) { return span }
    guard facts.className == "UIStackView", facts.type == nil else {
      return content(of: facts, along: axis)
    }
    return arrangement(in: view, facts, along: axis, within: around)
      ?? .unknown("what it arranges gives it its size")
  }

  /// The size that the view's content asks for.
  private func content(of facts: ViewFacts, along axis: Axis) -> Span {
    if facts.isLoose { return .unknown(UnknownReason.changedConstraints) }
    if facts.host == .bar, reader.changesCustomViews {
      return .unknown("the views of bar items are changed")
    }
    if facts.isOutlet { return interfaceContent(of: facts, along: axis) }
    if ViewClasses.isLibraryView(facts.className) {
      return .unknown("the class '\(facts.className)' is not in the source")
    }
    if let doubt = facts.unknowns.first { return .unknown(doubt) }
    var facts = facts
    var configurations = reader.configurations
    var frame: Span?
    if let type = facts.type {
      let inner = classes.reading(type, facts.construction)
      if inner.isCut { return .unknown("the code of '\(type.name)' is too much to follow") }
      guard let own = inner.own else { return .unknown("the class '\(type.name)' is not followed") }
      let isInset = type.variable("alignmentRectInsets") != nil
      if isInset || type.variable("intrinsicContentSize") != nil {
        return (isInset || facts.isFitted ? nil : inner.intrinsicSize(along: axis))
          ?? .unknown("'\(type.name)' gives it a size of its own")
      }
      if type.functions("titleRect").contains(where: { $0.hasBody })
        || type.functions("updateConfiguration").contains(where: { $0.hasBody })
      {
        return .unknown("'\(type.name)' changes what it shows")
      }
      // A property of the class's own may change anything in it, but a colour no size.
      if let property = facts.properties.keys.sorted().first(where: {
        type.variable($0).map { !$0.isColour } ?? false
      }) {
        return .unknown("'\(property)' of '\(type.name)' is not followed")
      }
      let inside = inner.facts(own)
      if let doubt = inside.unknowns.first { return .unknown(doubt) }
      let isFilled = inner.constraints.contains { constraint in
        // What is inside holds the edges of the control apart.
        if case .edge = constraint.kind {
          return inner.canonical(constraint.view) == inner.canonical(own)
        }
        return false
      }
      if isFilled {
        return SizeSolver(inner, classes, depth: depth + 1, steps: steps).fitted(along: axis)
          ?? .unknown("what '\(type.name)' holds gives it its size")
      }
      var content = inside.content
      content.configurations = content.configurations.map { number in
        number.map { number in
          configurations.append(inner.configurations[number])
          return configurations.count - 1
        }
      }
      facts.content.take(content)
      facts.buttonType = facts.buttonType ?? inside.buttonType
      frame = facts.host == .bar ? ownFrame(inside, along: axis) : nil
    }
    let span = ContentMetrics(
      facts: facts, configurations: configurations, index: reader.index, setting: reader.setting
    ).span(along: axis)
    return frame.map { span.hull($0) } ?? span
  }
}

extension Axis {
  var noun: String { self == .horizontal ? "width" : "height" }
}

extension ViewFacts {
  /// Whether it asks for a size of its own, which a bar gives it whatever its frame is.
  fileprivate var hasOwnSize: Bool {
    systemKind != nil || className == "UIButton" || className == "UILabel"
      || className == "UIImageView" && !content.images.isEmpty
  }

  /// Along which axis a stack view arranges; nil where it is not known.
  var stackAxis: Axis? {
    guard className == "UIStackView", type == nil || isOwn, let names = names("axis") else {
      return nil
    }
    // Whoever makes a stack view of a class of its own may turn it, unless the class does.
    if isOwn, names.isEmpty { return nil }
    if names.isEmpty || Set(names) == ["horizontal"] { return .horizontal }
    return Set(names) == ["vertical"] ? .vertical : nil
  }

  /// The names that a property is given; nil where one is not known.
  func names(_ property: String) -> [String]? { (properties[property] ?? []).names }
}

extension [Value] {
  /// The names of cases and members of the system's that they are; nil where one is anything else.
  var names: [String]? {
    var names: [String] = []
    for value in self {
      guard case .external(let external) = value else { return nil }
      names.append(external.name)
    }
    return names
  }
}

extension VariableDeclaration {
  /// Whether it holds a colour by the type that is written for it.
  fileprivate var isColour: Bool { ["UIColor", "CGColor"].contains(type?.unwrapped.name) }
}
