/// What code leaves of the constraints of a file.
extension InterfaceFile {
  /// Whether a constraint holds on all screens, and no code changes it.
  func holds(_ constraint: Constraint) -> Bool {
    constants(of: constraint)?.given.isEmpty ?? false
  }

  /// What code sets the constant of a constraint to that holds on all screens; nil where it may do anything
  /// with it.
  func constants(of constraint: Constraint) -> OutletConstants? {
    guard elements[constraint.container]?.isVaried != true else { return nil }
    var constants = OutletConstants()
    guard let id = constraint.id else { return constants }
    guard !varied.contains(id) else { return nil }
    for outlet in connectedConstraints[id] ?? [] {
      guard let owner = outlet.owner, let given = self.constants(of: outlet.property, in: owner)
      else {
        return nil
      }
      constants.take(given)
    }
    return constants
  }

  private func constants(of outlet: String, in owner: String) -> OutletConstants? {
    guard let foreign = code.foreign(owner) else { return code.constants(outlet, owner, name) }
    let use = foreign.outlet(outlet)
    return use.reason == nil && use.members.allSatisfy { $0 == "constant" }
      ? OutletConstants() : nil
  }
}
