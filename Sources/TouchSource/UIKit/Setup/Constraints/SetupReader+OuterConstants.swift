import TouchLayout

/// What code of others does to constraints that properties of the class keep.
extension SetupReader {
  /// Changes such constraints of views inside the class's own as that code does. What it does to those of the
  /// class's own view is told where that is shown.
  func settleOuterConstants() {
    guard let owner else { return }
    for (name, things) in slots.sorted(by: { $0.key < $1.key }) {
      let kept = numbers(keptIn: things).filter { number in
        own.map { canonical($0) != canonical(constraints[number].view) } ?? true
      }
      guard !kept.isEmpty, owner.variable(name)?.isPrivate == false else { continue }
      let outer = index.outerConstants(of: name, in: owner)
      for number in kept {
        if outer.isSwitched { constraints[number].isSwitched = true }
        constraints[number].constants += outer.given.map { $0.number.map { Length($0) } }
        constraints[number].setters += outer.given.map(\.place)
      }
    }
  }
}
