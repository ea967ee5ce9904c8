import TouchLayout
import TouchModel

/// Lengths that follow from those of what nibs hold outermost.
extension SizeSolver {
  /// The length that a view has by that of what its nib holds outermost, where all files say the same of it and
  /// it is known how long that is.
  func nibLengths(
    _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> [(LengthConstraint, ConstraintFacts)] {
    guard !facts.isOwn, !reader.isController, !reader.isCut else { return [] }
    let shares = interfaceViews(of: facts).map { view in
      view.rootShares.first { $0.axis == axis && $0.others.allSatisfy(staysShown) }
    }
    guard let first = shares.first ?? nil,
      shares.allSatisfy({
        $0?.given.screens == first.given.screens && $0?.given.length == first.given.length
      }),
      let root = root(of: first), reader.canonical(root) != reader.canonical(view),
      let length = length(sharing: first, of: root, within: around)
    else { return [] }
    return shares.compactMap(\.self).uniqued(by: \.given.source.place).map { share in
      var constraint = ConstraintFacts(
        view: view, kind: .length(length), place: share.given.source.place,
        name: share.given.source.name)
      constraint.isActive = true
      return (length, constraint)
    }
  }

  /// The view that a nib holds outermost: the class's own, what an outlet stands for or what code takes of the nib.
  private func root(of share: InterfaceRootShare) -> ViewFacts.ID? {
    if share.isOfClass { return reader.own }
    return share.outlet.map { reader.properties[$0] } ?? reader.nibRoot
  }

  /// Why the length of views is not known that goes by that of what their nib holds outermost; nil for others.
  func sharedReason(of views: [InterfaceFiles.View], along axis: Axis) -> String? {
    !reader.isController && views.contains { $0.rootShares.contains { $0.axis == axis } }
      ? reader.owner.map { UnknownReason.length(of: $0.name) } : nil
  }

  /// The length of a view by that of what its nib holds outermost: where code shows the class, or Interface Builder
  /// alone does; nil where neither is known.
  private func length(
    sharing share: InterfaceRootShare, of root: ViewFacts.ID, within around: Set<Key>
  ) -> LengthConstraint? {
    var length = LengthConstraint(
      axis: share.axis, relation: .equal, constant: Length(share.given.length))
    if span(of: root, along: share.axis, within: around).isBounded {
      (length.other, length.multiplier) = ((root, share.axis), Length(share.given.screens))
      return length
    }
    guard !isWhereDrawn, reader.owner.flatMap(classes.drawn) != nil else { return nil }
    let span = whereDrawn().span(of: root, along: share.axis, within: around)
      .scaled(by: Length(share.given.screens), plus: Length(share.given.length))
    guard span.isBounded else { return nil }
    length.constant = Length(smallest: span.low, typical: span.low, largest: span.high)
    return length
  }
}
