import TouchModel

/// The views of Interface Builder's that have to grow with others.
extension SizeSolver {
  /// Whether constraints or stack views of a file may give a view another length than its class asks for: what they
  /// say is stronger.
  func isStretchable(_ facts: ViewFacts, along axis: Axis) -> Bool {
    facts.type?.variable("intrinsicContentSize") != nil
      && !interfaceViews(of: facts).allSatisfy { $0.unheldAxes.contains(axis) }
  }

  /// The views around an outlet that Interface Builder, or what shows the class that loads its nib, keeps
  /// as long as they are.
  func interfaceLimits(around view: ViewFacts.ID, along axis: Axis) -> [Screen.Side.Limit] {
    let views = interfaceViews(of: reader.facts(view))
    var limits = views.flatMap(\.around).filter { $0.axis == axis }
      .map { Screen.Side.Limit(name: $0.name, length: $0.length) }
    if !views.isEmpty, let owner = reader.owner, owner.isPlainView, let own = reader.own {
      let shown = span(of: own, along: axis)
      if shown.isBounded {
        limits.append(Screen.Side.Limit(name: owner.name, length: shown.high))
      }
    }
    return limits.uniqued(by: \.name)
  }

  /// The views beside one that Interface Builder keeps as long as it is.
  func interfaceCompanions(of view: ViewFacts.ID, along axis: Axis) -> [Screen.Side.Limit] {
    interfaceViews(of: reader.facts(view)).flatMap(\.alike).filter { $0.axis == axis }
      .map { Screen.Side.Limit(name: $0.name, length: $0.length) }
  }
}
