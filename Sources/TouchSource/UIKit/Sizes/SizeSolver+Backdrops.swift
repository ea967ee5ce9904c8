import TouchLayout

/// Views that only lie behind or in front of what another holds, as its background does.
extension SizeSolver {
  /// Whether a view asks for no length and is tied to nothing but the view around it, so that it is as long
  /// as that and never makes it longer.
  func isBackdrop(_ view: ViewFacts.ID, of outer: ViewFacts.ID, along axis: Axis) -> Bool {
    let isTiedAlone = (edges[view] ?? []).allSatisfy { pin, _ in
      pin.edge.axis != axis || pin.other.map { reader.canonical($0.view) == outer } ?? false
    }
    // An image view is there for a picture, which has a size.
    return isTiedAlone && (lengths[view] ?? []).allSatisfy { $0.0.axis != axis }
      && reader.facts(view).className != "UIImageView" && isBlank(view, along: axis)
      && !isFilledOutside(view)
  }

  /// Whether code of other classes may put views into a view, or tie some to it.
  private func isFilledOutside(_ view: ViewFacts.ID) -> Bool {
    let facts = reader.facts(view)
    guard facts.isHeld, !facts.isPrivate || facts.isFilePrivate, let type = reader.owner,
      let name = facts.name
    else { return false }
    let outside = OutsideUse(index: reader.index)
    let members =
      facts.isFilePrivate
      ? outside.membersInFile(of: name, in: type) : outside.members(of: name, in: type)
    return members.contains { member in
      [.itself, "snp"].contains(member) || SetupReader.adding.contains(member)
        || member.hasSuffix("Anchor")
    }
  }
}
