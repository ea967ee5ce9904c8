/// What keeps touches from itself, or lies in views that keep them from all that they hold.
extension UIKitElementMaker {
  /// Whether a view lies in one that takes no touches from the first, or is of a class that takes none, and
  /// nothing changes that.
  func isInClosed(_ id: ViewFacts.ID, _ facts: ViewFacts) -> Bool {
    if closesItself(facts) { return true }
    var inside = id
    for _ in 0..<SetupReader.mostAround {
      guard !reader.facts(inside).isOwn, let parent = reader.superview(of: inside) else {
        return false
      }
      let outer = reader.facts(parent)
      if isClosed(outer) || closesItself(outer) { return true }
      inside = parent
    }
    return false
  }

  private func isClosed(_ facts: ViewFacts) -> Bool {
    guard facts.reacts == [false], facts.unknowns.isEmpty,
      facts.type?.overridesHitTesting != true
    else { return false }
    if facts.isOwn {
      return reader.isClosedAtFirst
        && reader.owner.map { ClosedViews(index: index).staysClosed($0) } ?? false
    }
    return facts.isMade && facts.withheldAtFirst.contains("isUserInteractionEnabled")
      && !facts.isListed && !facts.isHandedOut
      && !(outsideUse(of: facts) ?? []).contains { reader.mayLetTouchesThrough($0, facts) }
  }

  /// Whether each initializer of a view's own class keeps touches from it, and no code lets them through.
  private func closesItself(_ facts: ViewFacts) -> Bool {
    guard let type = facts.type, facts.isMade, !facts.isOwn, !facts.isToldToReact,
      facts.reacts.isSubset(of: [false]), facts.unknowns.isEmpty, !facts.isListed,
      !facts.isHandedOut, !type.overridesHitTesting
    else { return false }
    let inner = solver.classes.reading(type, nil)
    let isAlone = facts.isHeld && facts.isPrivate && !facts.isFilePrivate
    guard let own = inner.own.map(inner.facts), own.reacts == [false], own.unknowns.isEmpty,
      inner.isClosedAtFirst,
      ClosedViews(index: index).staysClosed(
        type, reachedFrom: isAlone ? reader.owner?.file : nil)
    else { return false }
    return !(outsideUse(of: facts) ?? []).contains { reader.mayLetTouchesThrough($0, facts) }
  }
}
