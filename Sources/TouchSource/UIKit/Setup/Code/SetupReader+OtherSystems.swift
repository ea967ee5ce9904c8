/// What code does that other versions of the system than the device's run.
extension SetupReader {
  /// Notes what statements that are not run put anywhere, where conditions leave them to other versions of
  /// the system.
  func leave(_ statements: [Statement], to conditions: [Condition]) {
    guard conditions.contains(where: \.asksForSystem) else { return }
    func note(_ value: Expression) {
      let text = value.text
      leftToOthers.insert(text.hasPrefix("self.") ? String(text.dropFirst(5)) : text)
    }
    for case .assignment(_, _, let value) in statements.map(\.kind) { note(value) }
    statements.forEachExpression { expression in
      switch expression.kind {
      case .chain(_, let links):
        for case .call(let arguments) in links.map(\.kind) {
          for argument in arguments { note(argument.value) }
        }
      case .array(let members): for member in members { note(member) }
      default: break
      }
    }
  }

  /// Whether only code that other versions of the system run puts a view of the class anywhere.
  func isLeftToOthers(_ facts: ViewFacts) -> Bool {
    facts.name.map(leftToOthers.contains) ?? false && facts.isHeld && facts.isMade && !facts.isOwn
      && !facts.isOutlet && !facts.isListed && !facts.isHandedOut && facts.superviews.isEmpty
      && facts.stacks.isEmpty && facts.host == nil && facts.inner == nil
      && facts.unknowns.isEmpty && !isCut
  }
}

extension Condition {
  /// Whether it asks for a version of the system.
  fileprivate var asksForSystem: Bool { if case .availability = kind { true } else { false } }
}
