import TouchLayout
import TouchModel

/// Constraints that cannot all hold, of which UIKit breaks one, whichever that is.
extension SizeSolver {
  /// The other length that a view may have, where a constraint gives it one and something as strong
  /// another; nil where nothing does.
  func contradiction(
    of span: Span, _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis,
    within around: Set<Key>
  ) -> Span? {
    guard span.isBounded, isGiven(view, along: axis) else { return nil }
    let other =
      arranged(against: view, facts, along: axis, within: around)
      ?? tied(against: view, facts, along: axis, within: around)
      ?? shown(against: span, view, facts, along: axis, within: around)
    guard let other else { return nil }
    // It is to be longer itself as well as whatever gives it the other length.
    return other.isBounded && abs(other.high - span.high) <= 0.5
      ? nil : other.ownless.held(by: holder(view))
  }

  /// How long a view is in a stack view that must share a length of its own equally, where that overrules
  /// what constraints ask for; nil for any other.
  ///
  /// Source: the documentation of `UIStackView`, which arranges its views by required constraints.
  func overruled(
    _ all: [(LengthConstraint, ConstraintFacts)], of view: ViewFacts.ID, along axis: Axis,
    within around: Set<Key>
  ) -> Span? {
    let facts = reader.facts(view)
    let equal = all.filter { $0.0.relation == .equal }
    guard !equal.isEmpty,
      equal.allSatisfy({ $0.1.priority.map { $0.largest < LayoutPriority.required } ?? false }),
      !facts.isLoose, let stack = facts.stacks.first.map(reader.canonical),
      facts.stacks.allSatisfy({ reader.canonical($0) == stack })
    else { return nil }
    let holder = reader.facts(stack)
    guard stackAxis(of: holder) == axis,
      holder.names("distribution").map(Set.init) == ["fillEqually"],
      isFirm(stack, along: axis, orScreen: true)
    else { return nil }
    return share(of: view, in: stack, holder, along: axis, within: around)
      ?? .unknown("a stack view gives it its size")
  }

  /// Whether a view is longer than a screen has room for by constraints that may all be overruled, and others
  /// that may not keep it between the ends of what lies around it: then it is shorter.
  func outgrows(
    _ span: Span, _ all: [(LengthConstraint, ConstraintFacts)], of view: ViewFacts.ID,
    along axis: Axis
  ) -> Bool {
    func mayYield(_ constraint: ConstraintFacts) -> Bool {
      constraint.priority.map { $0.smallest < LayoutPriority.required } ?? true
    }
    func inset(_ edge: EdgeConstraint) -> Double? {
      guard edge.edge.axis == axis,
        edge.relation == (edge.edge.isStart == true ? .atLeast : .atMost),
        let other = edge.other, other.edge.isStart == edge.edge.isStart,
        reader.facts(other.view).isOwn || reader.lies(view, in: reader.canonical(other.view))
      else { return nil }
      let distance = edge.constant?.typical ?? 0
      return max(0, edge.edge.isStart == true ? distance : -distance)
    }
    let limits = (edges[view] ?? []).filter { !mayYield($0.1) }.compactMap { edge, _ in
      inset(edge).map { (isStart: edge.edge.isStart == true, inset: $0) }
    }
    let size = reader.setting.device.size
    let left = [true, false].reduce(axis == .horizontal ? size.width : size.height) { left, end in
      left - (limits.filter { $0.isStart == end }.map(\.inset).max() ?? 0)
    }
    return span.isBounded && !limits.isEmpty && span.high > left
      && all.allSatisfy { $0.0.relation != .equal || mayYield($0.1) }
  }

  /// Whether a constraint that nothing overrules gives a view a length of its own, be it in the code of its
  /// class.
  private func isGiven(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    let own = ownLengths(view, reader.facts(view), along: axis)
    return ((lengths[view] ?? []) + own).contains { length, constraint in
      length.axis == axis && length.relation == .equal && length.other == nil
        && constraint.isCertain && constraint.priority?.smallest == LayoutPriority.required
    }
  }

  /// Whether constraints that nothing overrules give a view its length, or tie both its ends to one around
  /// it that has such a length, wherever that is shown.
  ///
  /// - Parameter orScreen: Whether a screen counts as one that has such a length.
  private func isFirm(
    _ view: ViewFacts.ID, along axis: Axis, orScreen: Bool = false
  ) -> Bool {
    let view = reader.canonical(view)
    let facts = reader.facts(view)
    guard !facts.isLoose else { return false }
    if isGiven(view, along: axis) { return true }
    if facts.isOwn {
      if reader.isController { return orScreen && screen(of: reader.owner, along: axis) != nil }
      guard depth < Self.mostDepth, let type = reader.owner,
        let uses = classes.uses(type), !uses.isEmpty
      else { return false }
      return uses.allSatisfy { use in
        SizeSolver(use.reader, classes, depth: depth + 1, steps: steps)
          .isFirm(use.view, along: axis, orScreen: orScreen)
      }
    }
    return outer(tiedTo: view, facts, along: axis).map {
      isFirm($0, along: axis, orScreen: orScreen)
    } ?? false
  }

  /// The view around one that constraints which nothing overrules tie both its ends to; nil where they do
  /// not.
  private func outer(
    tiedTo view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis
  ) -> ViewFacts.ID? {
    guard facts.stacks.isEmpty, facts.frames.isEmpty, let parent = reader.superview(of: view)
    else { return nil }
    let ends = (edges[view] ?? []).compactMap { pin, constraint -> Bool? in
      guard pin.edge.axis == axis, pin.relation == .equal, constraint.isCertain,
        constraint.priority?.smallest == LayoutPriority.required, let other = pin.other,
        !other.isInset,
        reader.canonical(other.view) == parent, other.edge.isStart == pin.edge.isStart
      else { return nil }
      return pin.edge.isStart
    }
    return Set(ends).count == 2 ? parent : nil
  }

  /// The length that a view has between the ends of one around it that has a length of its own.
  private func tied(
    against view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    guard !facts.isOwn, !facts.isLoose, let outer = outer(tiedTo: view, facts, along: axis),
      isFirm(outer, along: axis)
    else { return nil }
    return pinned(view, facts, along: axis, within: around)
  }

  /// The length that a stack view gives a view: as long as itself across its axis, an equal share along it.
  private func arranged(
    against view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    guard let stack = facts.stacks.first.map(reader.canonical),
      facts.stacks.allSatisfy({ reader.canonical($0) == stack })
    else { return nil }
    let holder = reader.facts(stack)
    if stackAxis(of: holder) == axis {
      guard holder.names("distribution").map(Set.init) == ["fillEqually"],
        isStretched(stack, along: axis, within: around)
      else { return nil }
      return share(of: view, in: stack, holder, along: axis, within: around)
        ?? .unknown("a stack view gives it its size")
    }
    guard stackAxis(of: holder) == axis.other, isFirm(stack, along: axis),
      let alignment = holder.names("alignment"), Set(alignment).isSubset(of: ["fill"])
    else { return nil }
    let given = inside(
      self.span(of: stack, along: axis, within: around), of: holder, along: axis)
    return given.isBounded && given.low == given.high ? given : nil
  }

  /// The length that what a view shows asks for, where that keeps it from growing or from shrinking as
  /// strongly.
  private func shown(
    against span: Span, _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis,
    within around: Set<Key>
  ) -> Span? {
    let keepsShort = hugging(of: facts, along: axis).smallest >= LayoutPriority.required
    let keepsLong = resistance(of: facts, along: axis).smallest >= LayoutPriority.required
    guard keepsShort || keepsLong else { return nil }
    let content = content(of: view, along: axis, within: around)
    guard content.isBounded else { return nil }
    return keepsShort && content.high < span.low || keepsLong && content.low > span.high
      ? content : nil
  }
}

extension [(LengthConstraint, ConstraintFacts)] {
  /// The same, but open where a helper's chain says a length only along with the other one, which it then
  /// names by itself, as `make.size.height` does the width, and both ends are tied as well: UIKit breaks one
  /// of these.
  func contradicting(_ edges: [(EdgeConstraint, ConstraintFacts)]) -> Self {
    map { length, constraint in
      let isAlong =
        constraint.name == "size"
        && contains { other, named in
          other.axis == length.axis.other && named.place == constraint.place && named.name != "size"
        }
      guard isAlong else { return (length, constraint) }
      let ends = edges.filter {
        $0.0.edge.axis == length.axis && $0.0.relation == .equal && $0.1.isCertain
      }.compactMap(\.0.edge.isStart)
      var constraint = constraint
      constraint.isConditional = constraint.isConditional || Set(ends).count == 2
      return (length, constraint)
    }
  }
}
