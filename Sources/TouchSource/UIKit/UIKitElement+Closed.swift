/// What lies in views that keep touches from all that they hold.
extension UIKitElement {
  /// Whether a view lies in one that takes no touches from the first, and nothing changes that.
  func isInClosed(_ id: ViewFacts.ID) -> Bool {
    var inside = id
    for _ in 0..<SetupReader.mostAround {
      guard !reader.facts(inside).isOwn, let parent = reader.superview(of: inside) else {
        return false
      }
      if isClosed(reader.facts(parent)) { return true }
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
        && reader.owner.map(ClosedViews(index: index).staysClosed) ?? false
    }
    return facts.isMade && facts.withheldAtFirst.contains("isUserInteractionEnabled")
      && !facts.isListed && !facts.isHandedOut
      && !(outsideUse(of: facts) ?? []).contains { reader.mayLetTouchesThrough($0, facts) }
  }
}
