import TouchModel

/// Views of Interface Builder's that others beside them leave what they show.
extension SizeSolver {
  /// A length that views ask for by what they show, as far as what lies beside them leaves them that: of
  /// those that may be pressed together the most; nil where code may change which takes the rest.
  func left(
    _ asked: Span, to views: [InterfaceFiles.View], _ facts: ViewFacts, along axis: Axis
  ) -> Span? {
    let yielding = views.compactMap { $0.yielding[axis] }
    guard yielding.compactMap(\.outlet).allSatisfy({ yields($0, to: facts, along: axis) }) else {
      return nil
    }
    var span = asked
    if !yielding.allSatisfy(\.isFirm) { (span.low, span.isVaried) = (0, true) }
    return span
  }

  /// Whether code leaves it to an outlet's view to take the rest of the room beside another.
  private func yields(
    _ outlet: InterfaceFiles.Listing, to facts: ViewFacts, along axis: Axis
  ) -> Bool {
    guard let owner = reader.owner, outlet.owner == owner.name,
      OutsideUse(index: reader.index).members(of: outlet.property, in: owner)
        .isSubset(of: Self.showing)
    else { return false }
    guard let view = reader.properties[outlet.property].map(reader.canonical) else { return true }
    let other = reader.facts(view)
    return isUnplaced(view, other, along: axis)
      && hugging(of: other, along: axis).largest < hugging(of: facts, along: axis).smallest
  }

  /// Members by which code changes what a view shows, and none of its lengths but what it asks for.
  private static let showing: Set<String> = [
    "image", "text", "isHidden", "alpha", "tintColor", "textColor", "backgroundColor",
  ]
}
