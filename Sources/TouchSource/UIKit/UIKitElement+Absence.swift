import TouchModel
import TouchRules

/// What is no target of its own: what nothing shows, and what does no more than a view around it.
extension UIKitElement {
  /// Why a view is no target; nil for one that is.
  func absence(
    of id: ViewFacts.ID, _ facts: ViewFacts, doing recognizer: RecognizerFacts? = nil
  ) -> Absence? {
    if isInHidden(id) || isDrawnHidden(facts) { return .hidden }
    return repeatsAround(id, facts, recognizer) ? .repeated : nil
  }

  /// Whether a view lies in one that is hidden from the first and that nothing shows.
  private func isInHidden(_ id: ViewFacts.ID) -> Bool {
    var inside = id
    for _ in 0..<SetupReader.mostAround {
      guard let parent = reader.superview(of: inside) else { return false }
      let facts = reader.facts(parent)
      if facts.isOwn { return false }
      if facts.unknowns.isEmpty, isHidden(facts) { return true }
      inside = parent
    }
    return false
  }

  /// Whether Interface Builder hides a view, or one around it, that no code shows, or covers it.
  private func isDrawnHidden(_ facts: ViewFacts) -> Bool {
    let views = reader.interfaceViews(of: facts)
    return !views.isEmpty
      && views.allSatisfy { view in
        view.isCovered || view.isNeverShown
          || view.hiders.contains { hider in
            guard hider.owner == reader.owner?.name, let id = reader.properties[hider.property]
            else {
              return false
            }
            return isNeverShown(reader.facts(id))
          }
      }
  }

  /// Whether a view does what a view around it does, so that it is a part of that.
  private func repeatsAround(
    _ id: ViewFacts.ID, _ facts: ViewFacts, _ recognizer: RecognizerFacts?
  ) -> Bool {
    let views = reader.interfaceViews(of: facts)
    if !views.isEmpty, facts.target != nil || !facts.isWired, views.allSatisfy(\.isRepeated) {
      return true
    }
    let own = recognizer.map { [$0.action] } ?? facts.actions
    guard let first = own.first, let action = first, own.allSatisfy({ $0 == action }) else {
      return false
    }
    var inside = reader.canonical(id)
    for _ in 0..<SetupReader.mostAround {
      guard let parent = reader.superview(of: inside) else { return false }
      let isTapped = reader.recognizers.contains { other in
        other.kind == .tapGesture && other.action == action
          && other.views.contains { reader.canonical($0) == parent }
      }
      let outer = reader.facts(parent)
      if isTapped || outer.elementKind != nil && outer.actions.contains(action) { return true }
      inside = parent
    }
    return false
  }
}
