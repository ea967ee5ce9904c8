/// Fields around which a tap puts the cursor into them.
extension UIKitElementMaker {
  /// Whether a tap on one of some views puts the cursor into a field that lies in all of them, whatever
  /// else it does.
  func isFocused(by outer: [ViewFacts.ID], _ facts: ViewFacts) -> Bool {
    guard facts.elementKind == .textField, facts.isHeld, !facts.isListed, let name = facts.name,
      let owner = reader.owner
    else { return false }
    return reader.recognizers.contains { tap in
      guard tap.kind == .tapGesture, let action = tap.action else { return false }
      let functions = owner.functions(action)
      return functions.count == 1
        && functions[0].body.map { $0.focus(on: name) } ?? false
        && tap.views.contains { view in
          outer.contains(reader.canonical(view)) && reader.facts(view).reacts.isSubset(of: [true])
        }
    }
  }
}

extension [Statement] {
  /// Whether the first of them, all of which run, put the cursor into what a property holds.
  fileprivate func focus(on property: String) -> Bool {
    for statement in self {
      let value: Expression
      switch statement.kind {
      case .expression(let call): value = call
      // `_ = field.becomeFirstResponder()`
      case .assignment(_, "=", let call): value = call
      default: return false
      }
      let path = value.text.filter { $0 != "?" && $0 != "!" }
      if [property, "self.\(property)"].contains(where: { path == "\($0).becomeFirstResponder()" })
      {
        return true
      }
    }
    return false
  }
}
