import TouchLayout

/// Views that constraints make as long as each other: a button that fills its container, a label
/// under a button with the same edges, a square.
extension SizeSolver {
  /// The most lengths that are tied to each other.
  private static let mostTies = 12

  /// A length that is another's but for a distance.
  private struct Tie {
    var key: Key
    /// What is added to it to get the length that was asked for.
    var distance: Length
    /// Equal for those that share both ends: what pulls one of these pulls all.
    var ends: Int
  }

  /// How long a view is that is tied to others which nothing else stretches; nil where something
  /// may, or where what they show is not known.
  func tied(_ view: ViewFacts.ID, along axis: Axis, within around: Set<Key>) -> Span? {
    let ties = ties(of: view, along: axis)
    guard ties.count > 1 else { return nil }
    let around = around.union(ties.map(\.key))
    guard knownLengths.isRoom(beside: around), let asked = asked(by: ties, within: around),
      arePulledAtOneEnd(ties)
    else { return nil }
    return asked
  }

  /// What the others ask for that are tied to both ends of a view which has a length of its own; nil where
  /// something else may stretch it, or where one of them grows less easily than by a priority.
  func askedByTwins(
    of view: ViewFacts.ID, along axis: Axis, yieldingTo priority: Length, within around: Set<Key>
  ) -> Span? {
    let ties = ties(of: view, along: axis)
    let others = Array(ties.dropFirst())
    let around = around.union(ties.map(\.key))
    guard !others.isEmpty, knownLengths.isRoom(beside: around), arePulledAtOneEnd(ties),
      others.allSatisfy({ tie in
        let facts = reader.facts(tie.key.view)
        return hugging(of: facts, along: tie.key.axis).largest < priority.smallest
      })
    else { return nil }
    return asked(by: others, within: around)
  }

  /// Whether nothing but each other holds both ends of views that are tied to each other.
  private func arePulledAtOneEnd(_ ties: [Tie]) -> Bool {
    var pulled: [Int: Set<EdgeConstraint.End>] = [:]
    for tie in ties {
      let facts = reader.facts(tie.key.view)
      guard !facts.isOwn, facts.stacks.isEmpty, facts.frames.isEmpty else { return false }
      for (pin, _) in edges[tie.key.view] ?? []
      where pin.edge.axis == tie.key.axis && !isTie(pin, of: tie.key, in: ties) {
        for end in [EdgeConstraint.End.start, .end] where pin.pulls(end) {
          pulled[tie.ends, default: []].insert(end)
        }
      }
    }
    return pulled.values.allSatisfy { $0.count < 2 }
  }

  /// How long a view is by one inside it that ends where it does, and that a constraint which nothing
  /// overrules gives a length of its own; nil where there is none.
  func filled(_ view: ViewFacts.ID, along axis: Axis, within around: Set<Key>) -> Span? {
    let view = reader.canonical(view)
    let facts = reader.facts(view)
    let isPlain =
      facts.isOwn
      ? !reader.isController && reader.owner?.isPlainView == true
      : isContainer(view, along: axis) && facts.unknowns.isEmpty
    guard isPlain, !facts.isLoose, facts.frames.isEmpty, facts.stacks.isEmpty, facts.host == nil
    else { return nil }
    for (other, distance) in twins(of: Key(view: view, axis: axis)) {
      let child = reader.canonical(other)
      let inside = reader.facts(child)
      guard isAround(view, child), !inside.isLoose, inside.unknowns.isEmpty,
        inside.shownBranches.isSubset(of: facts.shownBranches)
      else { continue }
      for (length, constraint) in lengths[child] ?? []
      where length.axis == axis && length.relation == .equal && length.other == nil
        && constraint.isCertain && constraint.priority?.smallest == LayoutPriority.required
      {
        let span = value(of: length, at: constraint, within: around)
        guard span.isBounded else { continue }
        return span.held(by: holder(child)).scaled(by: 1, plus: distance)
      }
    }
    return nil
  }

  /// Whether a constraint that may not hold makes the length of the class's own view that of one inside it,
  /// though another inside says for certain how long it is: then that length is the other's.
  func isLeftToOther(_ length: LengthConstraint, _ constraint: ConstraintFacts) -> Bool {
    guard !constraint.isCertain, let own = reader.own.map(reader.canonical),
      let other = length.other, isAround(own, reader.canonical(other.view))
    else { return false }
    return filled(own, along: length.axis, within: []) != nil
  }

  /// The same of a constraint in the code of another class.
  func isLeftToOther(
    _ length: LengthConstraint, _ constraint: ConstraintFacts, in inner: SetupReader
  ) -> Bool {
    guard !constraint.isCertain, length.other != nil, depth < Self.mostDepth else { return false }
    return SizeSolver(inner, classes, depth: depth + 1, steps: steps)
      .isLeftToOther(length, constraint)
  }

  /// What the views that are tied to a container ask for, where it holds no others that may give it
  /// a length.
  func held(in view: ViewFacts.ID, along axis: Axis, within around: Set<Key>) -> Span? {
    let ties = ties(of: view, along: axis)
    guard ties.count > 1 else { return nil }
    let around = around.union(ties.map(\.key))
    return knownLengths.isRoom(beside: around) ? asked(by: ties, within: around) : nil
  }

  /// What the views ask for that end where the class's own view does, where nothing else in it may give it
  /// a length.
  func askedOfOwn(_ own: ViewFacts.ID, along axis: Axis) -> Span? {
    let ties = ties(of: own, along: axis)
    let twins = ties.dropFirst().map(\.key.view)
    guard !twins.isEmpty, !pushes(on: own, along: axis, except: twins, orOn: Set(twins)) else {
      return nil
    }
    return asked(by: Array(ties.dropFirst()), within: Set(ties.map(\.key)))
  }

  /// The most that any of the views asks for.
  private func asked(by ties: [Tie], within around: Set<Key>) -> Span? {
    var result: Span?
    for tie in ties {
      let (view, axis) = (tie.key.view, tie.key.axis)
      let facts = reader.facts(view)
      guard listed(view, along: axis) == nil, !facts.isLoose, facts.unknowns.isEmpty,
        facts.isMade || isContentOfCell(view, along: axis),
        (lengths[view] ?? []).allSatisfy({ $0.0.axis != axis || isTie($0.0, $0.1) })
      else { return nil }
      var span = Span(low: 0, high: 0, certainty: .exact)
      if isContainer(view, along: axis) {
        guard !pushes(on: view, along: axis, except: ties.map(\.key.view)) else { return nil }
      } else {
        span = content(of: view, along: axis, within: around)
        guard span.isBounded else { return nil }
      }
      span = span.scaled(by: 1, plus: tie.distance)
      result =
        result.map { $0.longer(span) } ?? span
    }
    return result
  }

  /// The lengths that constraints make equal to a view's, with the distances between, its own first.
  private func ties(of view: ViewFacts.ID, along axis: Axis) -> [Tie] {
    var ties = [Tie(key: Key(view: reader.canonical(view), axis: axis), distance: 0, ends: 0)]
    var next = 0
    /// - Parameter ends: Those that it shares, if it does.
    func add(_ view: ViewFacts.ID, _ axis: Axis, _ distance: Length, sharing ends: Int? = nil) {
      let key = Key(view: reader.canonical(view), axis: axis)
      guard let known = ties.first(where: { $0.key == key }) else {
        ties.append(Tie(key: key, distance: distance, ends: ends ?? ties.count))
        return
      }
      guard let ends else { return }
      for index in ties.indices where ties[index].ends == known.ends { ties[index].ends = ends }
    }
    while next < ties.count, ties.count < Self.mostTies {
      let tie = ties[next]
      next += 1
      for (length, constraint) in lengths[tie.key.view] ?? []
      where length.axis == tie.key.axis && isTie(length, constraint) {
        guard let other = length.other, let constant = length.constant else { continue }
        add(other.view, other.axis, tie.distance + constant)
      }
      for (other, distance) in twins(of: tie.key) {
        add(other, tie.key.axis, tie.distance + distance, sharing: ties[next - 1].ends)
      }
    }
    return ties
  }

  /// Whether a constraint makes a length another's, but for a distance.
  private func isTie(_ length: LengthConstraint, _ constraint: ConstraintFacts) -> Bool {
    length.relation == .equal && length.other != nil && length.multiplier == 1
      && length.constant != nil && constraint.isCertain && constraint.constants.isEmpty
  }

  /// The views that share both ends with a view, and how much longer it is than each.
  private func twins(of key: Key) -> [(ViewFacts.ID, Length)] {
    let pins = (edges[key.view] ?? []).filter {
      $0.0.edge.axis == key.axis && $0.0.relation == .equal && $0.1.isCertain
    }.map(\.0)
    var result: [(ViewFacts.ID, Length)] = []
    for start in pins where start.edge.isStart == true {
      guard let first = start.other, first.edge.isStart == true, !first.isInset,
        let before = start.constant
      else { continue }
      for end in pins where end.edge.isStart == false {
        guard let last = end.other, last.edge.isStart == false, !last.isInset,
          let after = end.constant, reader.canonical(last.view) == reader.canonical(first.view)
        else { continue }
        // What scrolls may be longer than what it is shown in.
        guard reader.facts(first.view).className != "UIScrollView" else { continue }
        result.append((first.view, after - before))
      }
    }
    return result
  }

  /// Whether a constraint ties a view to another of the same length.
  private func isTie(_ pin: EdgeConstraint, of key: Key, in ties: [Tie]) -> Bool {
    guard let other = pin.other.map({ reader.canonical($0.view) }) else { return false }
    return ties.contains { $0.key.view == other && $0.key.axis == key.axis }
      && twins(of: key).contains { reader.canonical($0.0) == other }
  }
}

extension SetupReader {
  /// The length that a constraint between both ends of one view gives it; nil for any other.
  func length(between edge: EdgeConstraint, of view: ViewFacts.ID) -> LengthConstraint? {
    guard let other = edge.other, canonical(other.view) == view, !other.isInset,
      other.edge.axis == edge.edge.axis, let isStart = edge.edge.isStart,
      let isOtherStart = other.edge.isStart, isStart != isOtherStart
    else { return nil }
    return LengthConstraint(
      axis: edge.edge.axis, relation: isStart ? edge.relation.mirrored : edge.relation,
      constant: isStart ? edge.constant.map { Length(0) - $0 } : edge.constant)
  }
}
