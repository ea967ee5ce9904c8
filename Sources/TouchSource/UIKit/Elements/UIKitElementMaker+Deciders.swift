import TouchModel

/// What other classes say of which touches a view receives.
extension UIKitElementMaker {
  /// Why it is not known where a view reacts, by the classes that decide which touches it gets; nil where
  /// they bring it none from elsewhere.
  func obstacle(inDecidersOver facts: ViewFacts) -> String? {
    for decider in deciders(over: facts) where facts.isOwn || !decider.type.withholdsAlone {
      return UnknownReason.decided(by: decider.name)
    }
    return facts.relay.flatMap { name in
      relay(over: facts)?.withholdsAlone == true ? nil : UnknownReason.relayed(by: name)
    }
  }

  /// Why a view may react nowhere, as a class may keep touches from it, but brings it none from elsewhere;
  /// nil where none may.
  func withholding(from facts: ViewFacts) -> String? {
    guard facts.systemKind == nil, !facts.isOwn else { return nil }
    if let decider = deciders(over: facts).first { return UnknownReason.decided(by: decider.name) }
    return relay(over: facts).map { UnknownReason.relayed(by: $0.name) }
  }

  /// Lets an element react nowhere, or as good as, at its smallest, as a class may keep touches from it.
  func withhold(_ element: inout Screen.Element, at extent: Screen.Extent, _ reason: String) {
    if extent == .smallest, let box = element.region.boundingBox {
      element.region = Region(
        Rect(
          x: box.midX, y: box.midY, width: min(box.width, 1), height: min(box.height, 1)))
    }
    (element.effective, element.clipped) = (element.region, element.region)
    element.accessibility = element.layout
    element.reason = reason
  }

  /// The classes that decide which touches a view gets: the one whose code holds it, and those of the views
  /// around it in Interface Builder.
  private func deciders(over facts: ViewFacts) -> [(name: String, type: TypeInfo)] {
    var deciders: [(name: String, type: TypeInfo)] = []
    if let owner = reader.owner,
      facts.isOwn ? owner.overridesHitTesting : owner.mayWithholdTouches
    {
      deciders.append((view, owner))
    }
    for name in solver.interfaceViews(of: facts).flatMap(\.holderClasses) {
      if let type = index.type(name, from: reader.owner), type.mayWithholdTouches {
        deciders.append((name, type))
      }
    }
    return deciders
  }

  /// The class of the view that may hand touches of its own to a view.
  private func relay(over facts: ViewFacts) -> TypeInfo? {
    facts.relay.flatMap { index.type($0, from: reader.owner) }
  }
}
