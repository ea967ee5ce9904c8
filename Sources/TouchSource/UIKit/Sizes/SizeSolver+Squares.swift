import TouchLayout

/// Views whose sides constraints make as long as each other, or one so many times as long as the other.
extension SizeSolver {
  /// How long a view is of whose sides one follows from the other, by what stretches it along an axis or else
  /// along the other; nil where nothing does, or constraints say more of its lengths.
  func squared(
    _ all: [(LengthConstraint, ConstraintFacts)], of view: ViewFacts.ID, along axis: Axis,
    within around: Set<Key>
  ) -> Span? {
    guard isOnly(all, view, { isProportion($0, of: view) }),
      let proportion = proportion(all, along: axis)
    else { return nil }
    if let own = stretchedLength(of: view, along: axis, within: around) { return own }
    return stretchedLength(of: view, along: axis.other, within: around)?
      .scaled(by: proportion.multiplier, plus: proportion.constant)
  }

  /// How a side follows from the other by constraints that make it so many times as long; nil where several
  /// say different things.
  private func proportion(
    _ all: [(LengthConstraint, ConstraintFacts)], along axis: Axis
  ) -> (multiplier: Length, constant: Length)? {
    let said = all.filter { $0.0.relation == .equal && $0.0.axis == axis }.map(\.0)
    guard let multiplier = said.first?.multiplier, let constant = said.first?.constant,
      said.allSatisfy({ $0.multiplier == multiplier && $0.constant == constant })
    else { return nil }
    return (multiplier, constant)
  }

  /// How long a view whose sides are as long as each other asks to be: as the longer of the sides of what it
  /// shows, which keep it from shrinking more strongly than from growing; nil for other views.
  func squareContent(
    _ all: [(LengthConstraint, ConstraintFacts)], of view: ViewFacts.ID, within around: Set<Key>
  ) -> Span? {
    guard isOnly(all, view, { isSquare($0, of: view) }) else { return nil }
    let facts = reader.facts(view)
    let sides = [Axis.horizontal, .vertical].map { axis -> Span? in
      let isUsual =
        hugging(of: facts, along: axis).largest < resistance(of: facts, along: axis).smallest
      return isUsual ? content(of: view, along: axis, within: around) : nil
    }
    guard let width = sides[0], let height = sides[1], width.isBounded, height.isBounded else {
      return nil
    }
    return width.longer(height)
  }

  /// Whether all that constraints make a length of a view equal to is what is meant of its other side, and its
  /// other side to nothing else either.
  private func isOnly(
    _ all: [(LengthConstraint, ConstraintFacts)], _ view: ViewFacts.ID,
    _ isMeant: (LengthConstraint) -> Bool
  ) -> Bool {
    let facts = reader.facts(view)
    let own = all + (lengths[view] ?? [])
    return !facts.isOwn && !facts.isLoose && facts.frames.isEmpty && facts.inner == nil
      && !facts.isOutlet && all.contains { $0.0.relation == .equal }
      && own.allSatisfy { length, constraint in
        length.relation != .equal || isMeant(length) && constraint.isCertain
      }
  }

  /// How long a view is that edges hold at both ends, or a stack view across its axis or in equal shares,
  /// whatever it shows; nil for any other.
  private func stretchedLength(
    of view: ViewFacts.ID, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    let facts = reader.facts(view)
    if let stack = facts.stacks.first.map(reader.canonical) {
      let holder = reader.facts(stack)
      guard let main = stackAxis(of: holder),
        main != axis || holder.names("distribution") == ["fillEqually"]
      else { return nil }
    }
    guard !isFree(view, facts, along: axis, within: around) else { return nil }
    let key = Key(view: view, axis: axis)
    let span = placed(view, facts, along: axis, within: around.union([key]), isFree: false)
    return span.flatMap { $0.isBounded ? $0 : nil }
  }

  /// Whether a constraint makes a side of a view so many times as long as its other side.
  private func isProportion(_ length: LengthConstraint, of view: ViewFacts.ID) -> Bool {
    guard let other = length.other, reader.canonical(other.view) == view,
      let multiplier = length.multiplier, let constant = length.constant
    else { return false }
    return length.relation == .equal && other.axis != length.axis && multiplier.isKnown
      && multiplier.typical > 0 && constant.isKnown
  }

  /// Whether a constraint makes both sides of a view as long as each other.
  func isSquare(_ length: LengthConstraint, of view: ViewFacts.ID) -> Bool {
    guard let other = length.other, reader.canonical(other.view) == view else { return false }
    return length.relation == .equal && other.axis != length.axis && length.multiplier == 1
      && length.constant == 0
  }
}
