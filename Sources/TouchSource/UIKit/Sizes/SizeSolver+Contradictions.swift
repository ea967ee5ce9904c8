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
      ?? shown(against: span, view, facts, along: axis, within: around)
    guard let other else { return nil }
    return other.isBounded && abs(other.high - span.high) <= 0.5 ? nil : other
  }

  /// Whether a constraint that nothing overrules gives a view a length of its own.
  private func isGiven(_ view: ViewFacts.ID, along axis: Axis) -> Bool {
    (lengths[view] ?? []).contains { length, constraint in
      length.axis == axis && length.relation == .equal && length.other == nil
        && constraint.isCertain && constraint.priority?.smallest == 1000
    }
  }

  /// The length that a stack view gives a view: as long as itself across its axis, an equal share along it.
  private func arranged(
    against view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    guard let stack = facts.stacks.first.map(reader.canonical),
      facts.stacks.allSatisfy({ reader.canonical($0) == stack })
    else { return nil }
    let holder = reader.facts(stack)
    if holder.stackAxis == axis {
      guard holder.names("distribution").map(Set.init) == ["fillEqually"],
        isStretched(stack, along: axis, within: around)
      else { return nil }
      return share(of: view, in: stack, holder, along: axis, within: around)
        ?? .unknown("a stack view gives it its size")
    }
    guard holder.stackAxis == axis.other, isGiven(stack, along: axis),
      let alignment = holder.names("alignment"), Set(alignment).isSubset(of: ["fill"])
    else { return nil }
    let given = inside(
      self.span(of: stack, along: axis, within: around), of: holder, along: axis)
    return given.isBounded && given.certainty == .exact ? given : nil
  }

  /// The length that what a view shows asks for, where that keeps it from growing or from shrinking as
  /// strongly.
  private func shown(
    against span: Span, _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis,
    within around: Set<Key>
  ) -> Span? {
    let keepsShort = hugging(of: facts, along: axis).smallest >= 1000
    let keepsLong = resistance(of: facts, along: axis).smallest >= 1000
    guard keepsShort || keepsLong else { return nil }
    let content = content(of: view, along: axis, within: around)
    guard content.isBounded else { return nil }
    return keepsShort && content.high < span.low || keepsLong && content.low > span.high
      ? content : nil
  }
}
