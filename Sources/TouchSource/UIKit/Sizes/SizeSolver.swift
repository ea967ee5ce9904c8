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
  private(set) var lengths: [ViewFacts.ID: [(LengthConstraint, ConstraintFacts)]]
  let edges: [ViewFacts.ID: [(EdgeConstraint, ConstraintFacts)]]
  /// What was found of views that may be empty, as it is asked again and again.
  let emptiness = Emptiness()
  /// What was worked out, as one length leads to another in many ways.
  private(set) var knownLengths = KnownLengths()
  /// How much more of the constraints is followed.
  let steps: SolverSteps
  /// The one of several drawings of the class in Interface Builder whose lengths these are; nil for those
  /// that all have.
  let drawing: String?
  /// A length that a view is taken to have, whatever the code says, to see what that makes of others.
  private var assumed: (view: ViewFacts.ID, axis: Axis, length: Double)?
  /// Whether rows and views of controllers are taken to be as wide as the narrowest screen makes them, where
  /// nothing says how wide they are.
  private(set) var isOnLeastScreen = false
  /// Whether the class's own view is taken to be as long as where Interface Builder shows it, if that alone does.
  private(set) var isWhereDrawn = false
  /// What each stack view arranges.
  let arrangements: [ViewFacts.ID: [ViewFacts.ID]]

  /// What is known of the project's other classes.
  struct Classes {
    /// What the code of a class says of the class's own view, made in a certain way or in any.
    var reading: (TypeInfo, Construction?) -> SetupReader
    /// Where the views of a class are shown; nil where that is not all in the source.
    var uses: (TypeInfo) -> [ViewUses.Use]?
    /// Where Interface Builder shows the views of a class that it alone makes; nil where that is not known.
    var drawn: (TypeInfo) -> [ViewUses.Use]?
    /// Whether the view of a controller may be put inside another's.
    var isContained: (TypeInfo) -> Bool
    /// Whether the cells of a class are as high as what they hold.
    var isSelfSizing: (TypeInfo) -> Bool
    /// Whether collections give the cells of a class their size, whatever those hold.
    var isLeftToLayout: (TypeInfo) -> Bool
    /// The lengths that lists give the cells or the headers of a class.
    var sizes: (TypeInfo) -> ListSizes.Found
    /// Whether the views of a class lie at the top of the screen, under what the system shows there.
    var isAtTop: (TypeInfo) -> Bool
  }

  init(
    _ reader: SetupReader, _ classes: Classes, depth: Int = 0, steps: SolverSteps = SolverSteps(),
    drawing: String? = nil, taking branch: Branch? = nil
  ) {
    self.drawing = drawing
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
      guard let constraint = reader.constraint(constraint, taking: branch) else { continue }
      let view = reader.canonical(constraint.view)
      switch constraint.kind {
      case .length(let length): lengths[view, default: []].append((length, constraint))
      case .edge(var edge):
        if !constraint.constants.isEmpty { edge.constant = nil }
        if let length = reader.length(between: edge, of: view) {
          lengths[view, default: []].append((length, constraint))
          continue
        }
        // What says of another view where one lies that is made again elsewhere need not hold.
        var constraint = constraint
        if edge.isMirrored, let other = edge.other.map({ reader.facts($0.view) }) {
          constraint.isConditional =
            constraint.isConditional || other.isRemade && other.isLoose
        }
        edges[view, default: []].append((edge, constraint))
      }
    }
    self.edges = edges
    self.lengths = [:]
    for (view, known) in lengths {
      // What its frame gives its length goes by no view inside it.
      if reader.keepsMask(view), reader.areInside(known.map(\.0), of: view), isFramed(view) {
        continue
      }
      self.lengths[view] = known.contradicting(edges[view] ?? [])
    }
  }

  /// The same, but for a view that is taken to have a length, in points.
  func assuming(_ view: ViewFacts.ID, along axis: Axis, is length: Double) -> SizeSolver {
    var solver = self
    solver.assumed = (reader.canonical(view), axis, length)
    solver.knownLengths = KnownLengths()
    return solver
  }

  /// The same on the narrowest of screens.
  func onLeastScreen() -> SizeSolver {
    var solver = self
    solver.isOnLeastScreen = true
    solver.knownLengths = KnownLengths()
    return solver
  }

  /// The same where Interface Builder shows the class's own view.
  func whereDrawn() -> SizeSolver {
    var solver = self
    solver.isWhereDrawn = true
    solver.knownLengths = KnownLengths()
    return solver
  }

  /// The same, but for a view that is there to be touched: what would make it as long as nothing does not hold.
  private func showing(_ view: ViewFacts.ID) -> SizeSolver {
    let view = reader.canonical(view)
    guard let all = lengths[view], all.contains(where: { reader.mayCollapse($0.1) }) else {
      return self
    }
    var solver = self
    solver.lengths[view] = all.compactMap { length, constraint in
      reader.uncollapsed(length, constraint)
    }
    solver.knownLengths = KnownLengths()
    return solver
  }

  /// The length that a view is taken to have; nil for all others.
  func assumption(of view: ViewFacts.ID, along axis: Axis) -> Span? {
    guard let assumed, assumed.view == reader.canonical(view), assumed.axis == axis else {
      return nil
    }
    return Span(low: assumed.length, high: assumed.length, certainty: .exact)
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
    let solver = depth == 0 ? showing(view) : self
    var result = solver.span(of: view, along: axis, within: [])
    if steps.areUsedUp, !result.isBounded { result.reason = SolverSteps.reason }
    return result
  }

  /// How long a side of a view is, that others depend on which are being worked out.
  func span(of view: ViewFacts.ID, along axis: Axis, within around: Set<Key>) -> Span {
    guard steps.take() else { return .unknown(SolverSteps.reason) }
    if let assumption = assumption(of: view, along: axis) { return assumption }
    let key = Key(view: reader.canonical(view), axis: axis)
    guard knownLengths.mayFollow(key, beside: around) else {
      return .unknown(UnknownReason.circular)
    }
    return knownLengths.length(.length, of: key, within: around, steps: steps) {
      workedOut(key, within: around.union([key]))
    }
  }

  /// How long a side of a view is that is being worked out.
  private func workedOut(_ key: Key, within around: Set<Key>) -> Span {
    let (view, axis) = (key.view, key.axis)
    let facts = facts(view)
    if let span = listed(view, along: axis) ?? leastRow(view, along: axis)
      ?? inSection(view, facts, along: axis, within: around)
    {
      return span
    }
    // The screen gives a controller's view its size, whatever constraints say of that.
    let isScreen = facts.isOwn && reader.isController
    let isFull = isScreen && screen(of: reader.owner, along: axis) != nil
    let isContent = reader.own.map { reader.isContent(view, of: $0) } ?? false
    // What shows a view decides last, and is what has to change where its class says as much.
    let given =
      ownLengths(view, facts, along: axis)
      + (lengths[view] ?? []).filter { length, constraint in
        guard length.axis == axis, !isFull else { return false }
        guard let other = length.other, facts.isOwn || isContent else { return true }
        // What asks how long the class's own view is does not say so itself.
        return !isScreen
          && !knownLengths.isMet(
            Key(view: reader.canonical(other.view), axis: other.axis), in: around)
          && !isLeftToOther(length, constraint)
          && (facts.isOwn
            || value(of: length, at: constraint, within: around).reason != UnknownReason.circular)
      }.map { rewritten($0, facts) }
      + interfaceLengths(view, facts, along: axis)
      + nibLengths(view, facts, along: axis, within: around)
    let all = raised(
      given, facts, axis, where: isFree(view, facts, along: axis, within: around))
    var result =
      overruled(all, of: view, along: axis, within: around)
      ?? wished(all, of: view, along: axis, within: around)
      ?? chosen(all, of: view, within: around)
      ?? squared(all, of: view, along: axis, within: around)
      ?? constrained(all, of: facts, along: axis, within: around)
    if let found = result, outgrows(found, all, of: view, along: axis) {
      result = .unknown(UnknownReason.overruled)
    }
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
      result =
        shared(view, along: axis, within: around)
        ?? filling(view, along: axis, within: around)
        ?? tied(view, along: axis, within: around.subtracting([key]))
        ?? (facts.isOwn ? nil : filled(view, along: axis, within: around)) ?? result
    }
    guard var result else { return .unknown("its \(axis.noun) is not in its class's code") }
    bound(&result, by: all, of: facts, within: around)
    result = result.held(by: holder(view))
    if let other = contradiction(of: result, view, facts, along: axis, within: around) {
      result = result.hull(other)
    }
    return result
  }

  /// A view as what has a length.
  func holder(_ view: ViewFacts.ID) -> Span.Holder {
    let facts = reader.facts(view)
    return Span.Holder(
      view: view, depth: depth, name: facts.name ?? (facts.isOwn ? reader.owner?.name : nil))
  }

  /// What is known of a view, with the calls in its own class's code that make constraints of it and that
  /// the code around may take back.
  func facts(_ view: ViewFacts.ID) -> ViewFacts {
    let facts = reader.facts(view)
    guard facts.isRemade, !facts.isOwn, let type = facts.type else { return facts }
    let inner = classes.reading(type, facts.construction)
    guard let own = inner.own else { return facts }
    return facts.joined(
      inner.facts(own).blocks.filter { !(facts.isRemadeAtFirst && inner.isInitial($0)) })
  }

  // MARK: - Constraints

  /// What constraints that make the side equal to something say; nil where there are none.
  func constrained(
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
    var isOpen = !others.isEmpty
    for (length, constraint) in certain {
      let value = value(of: length, at: constraint, within: around)
      guard value.isBounded else {
        if constraint.isChoice { return value }
        // What asks how long the class's own view is does not say so itself.
        if facts.isOwn, value.reason == UnknownReason.circular { continue }
        isOpen = true
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
    guard isOpen else { return nil }
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
    let isWhole =
      sure.count == all.count
      && Set(sure.compactMap(\.1.block?.group)) == Set(facts.blocks.map(\.group))
    return isWhole && facts.isRemade ? sure : []
  }

  func value(
    of length: LengthConstraint, at constraint: ConstraintFacts, within around: Set<Key>
  ) -> Span {
    guard constraint.isFollowed else { return .unknown(UnknownReason.member(constraint.name)) }
    if length.isOuter {
      return .unknown("'\(constraint.name)' goes by a view that is not followed")
    }
    guard let first = length.constant, !constraint.constants.contains(where: { $0 == nil }) else {
      return .unknown("the constant of '\(constraint.name)' is not in the source")
    }
    let constant = constraint.constants.reduce(first) { $0.combined(around: $1 ?? $0) }
    var source = Span.Source(
      place: constraint.place, name: constraint.name, operation: .constraint)
    source.decider = constraint.decider
    guard let other = length.other else {
      var span = Span(constant)
      // Where it is set is what has to change first.
      span.sources =
        constraint.setters.uniqued(by: \.self).map { place in
          Span.Source(place: place, name: constraint.name, operation: .constraint)
        } + [source]
      if !constraint.setters.isEmpty, !constant.isKnown {
        span.reason = UnknownReason.changedConstraints
      }
      return span
    }
    guard let multiplier = length.multiplier else {
      return .unknown("the multiplier of '\(constraint.name)' is not in the source")
    }
    var span = self.span(of: other.view, along: other.axis, within: around)
      .scaled(by: multiplier, plus: constant)
    let square = reader.canonical(other.view)
    let isSquare =
      self.isSquare(length, of: square)
      && knownLengths.isMet(Key(view: square, axis: length.axis), in: around)
    // What gives one side of a square its length gives it to the other too.
    if !isSquare || span.sources.allSatisfy({ $0.operation != .constraint }) {
      span.sources.append(source)
    }
    return span
  }

  /// Narrows a span by the constraints that set a least or a most.
  func bound(
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
        // Of one length that is estimated the middle is the likeliest.
        let decides = span.isVaried || !span.isBounded || limit.low >= (span.low + span.high) / 2
        span.low = limit.low
        span.high = max(span.high, limit.low)
        if decides { span.sources += limit.sources }
      case .atMost where limit.high < span.high:
        if !span.isBounded { span.isVaried = true }
        span.high = limit.high
        span.low = min(span.low, limit.high)
        span.sources += limit.sources
      default: break
      }
    }
    // A least and a most that are one leave it no choice.
    if span.low == span.high { span.isVaried = false }
    // A constraint that may hold may also enlarge.
    if span.isBounded, !isEqual,
      all.contains(where: { $0.0.relation == .atLeast && !$0.1.isCertain })
    {
      span.high = .infinity
      span.reason = "a constraint on it may be left out"
    }
  }

  /// A constraint with what code sets its constant to that finds it among those that its view holds.
  func rewritten(
    _ given: (LengthConstraint, ConstraintFacts), _ facts: ViewFacts
  ) -> (LengthConstraint, ConstraintFacts) {
    var (length, constraint) = given
    guard length.other == nil else { return given }
    for held in facts.heldConstants where held.axis == nil || held.axis == length.axis {
      constraint.constants.append(held.length)
      constraint.setters.append(held.place)
    }
    return (length, constraint)
  }

  /// What the code of the view's own class says of its lengths.
  func ownLengths(
    _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis
  ) -> [(LengthConstraint, ConstraintFacts)] {
    guard !facts.isOwn, let type = facts.type else { return [] }
    let inner = classes.reading(type, facts.construction)
    guard let own = inner.own.map(inner.canonical), !inner.facts(own).isLoose else { return [] }
    let isFramed = isFramed(view) && reader.keepsMask(view) && !inner.facts(own).isMaskOff
    return inner.constraints(changedAs: facts).compactMap { constraint in
      guard case .length(var length) = constraint.kind, length.axis == axis,
        inner.canonical(constraint.view) == own,
        !(facts.isRemadeAtFirst && constraint.block.map(inner.isInitial) ?? false),
        !isLeftToOther(length, constraint, in: inner),
        !(isFramed && inner.areInside([length], of: own))
      else { return nil }
      if let other = length.other {
        // One side may be as long as the other, whatever shows the class makes that.
        let isOwn = inner.canonical(other.view) == own && other.axis != axis
        length.other = isOwn ? (view, other.axis) : nil
        if !isOwn { length.constant = nil }
      }
      return rewritten((length, constraint), facts)
    }
  }
}

extension Axis {
  var noun: String { self == .horizontal ? "width" : "height" }
}

extension ViewFacts {
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
