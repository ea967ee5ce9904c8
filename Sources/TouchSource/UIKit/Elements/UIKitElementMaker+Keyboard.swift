/// Taps that put the keyboard away.
extension UIKitElementMaker {
  /// Whether all that a recogniser does is to put the keyboard away, around what is edited with it: on a
  /// screen, on what scrolls, or around a field. What shows no more than a sign may be there for that alone.
  func putsKeyboardAway(_ recognizer: RecognizerFacts, around view: ViewFacts.ID) -> Bool {
    guard !recognizer.mayAct, let action = recognizer.action, mayHoldFields(view) else {
      return false
    }
    return KeyboardDismissal(index: index).isAll(
      ofFunction: action, in: Scope(file: recognizer.place.file, type: reader.owner))
  }

  private func mayHoldFields(_ view: ViewFacts.ID) -> Bool {
    let facts = reader.facts(view)
    if facts.isOwn, reader.isController { return true }
    return SizeSolver.scrolling.contains(facts.className)
      || reader.views.indices.map(ViewFacts.ID.init).contains { other in
        Self.fields.contains(reader.facts(other).className) && solver.isAround(view, other)
      }
  }

  /// Classes of the system's whose views are edited with the keyboard.
  private static let fields: Set<String> = ["UITextField", "UITextView", "UISearchBar"]
}
