import TouchLayout

/// Where views lie that code puts in front of others.
extension SizeSolver {
  /// From where to where a view reaches by the ends of another; nil where constraints do not say so.
  ///
  /// - Parameter parent: What both lie in.
  func side(
    of cover: ViewFacts.ID, over view: ViewFacts.ID, in parent: ViewFacts.ID, along axis: Axis
  ) -> InterfaceFiles.Cover.Side? {
    typealias Mark = InterfaceFiles.Cover.Mark
    if reader.facts(parent).stackAxis == axis, reader.facts(cover).stacks.isEmpty == false {
      return side(of: cover, behind: view, in: parent, along: axis)
    }
    func mark(_ fraction: Double) -> Mark? {
      guard let end = place(of: fraction, in: cover, from: parent, along: axis, past: []),
        end.offset.isKnown
      else {
        return tiedMark(of: fraction, in: cover, over: view, in: parent, along: axis)
      }
      // By the same end of both it is said for a view of any length.
      for other in [fraction, 1 - fraction] {
        guard let own = place(of: other, in: view, from: parent, along: axis, past: []),
          own.fraction == end.fraction, own.offset.isKnown
        else { continue }
        return Mark(
          distance: end.offset.typical - own.offset.typical, point: other == 1 ? .end : .start)
      }
      if let tied = tiedMark(of: fraction, in: cover, over: view, in: parent, along: axis) {
        return tied
      }
      // Beyond the ends of what is around both there is nothing to take touches from.
      let isOutside = fraction == 0 ? end.offset.largest <= 0 : end.offset.smallest >= 0
      guard end.fraction == fraction, isOutside else { return nil }
      return fraction == 0 ? .beforeAll : .behindAll
    }
    guard let start = mark(0), let end = mark(1) else { return nil }
    return InterfaceFiles.Cover.Side(start: start, end: end)
  }

  /// Where an end of a view lies by the same end of another, where constraints tie both to one that lies
  /// beside them; nil where they do not.
  ///
  /// One that reaches beyond the other by the length of that third, which is not known, does so at least by
  /// what the distances come to.
  private func tiedMark(
    of fraction: Double, in cover: ViewFacts.ID, over view: ViewFacts.ID, in parent: ViewFacts.ID,
    along axis: Axis
  ) -> InterfaceFiles.Cover.Mark? {
    let own = ties(of: fraction, in: view, beside: parent, along: axis)
    for end in ties(of: fraction, in: cover, beside: parent, along: axis) {
      for own in own where own.view == end.view {
        let distance = end.offset.typical - own.offset.typical
        let isOutside =
          fraction == 0
          ? end.fraction < own.fraction && distance <= 0
          : end.fraction > own.fraction && distance >= 0
        guard end.fraction == own.fraction || isOutside else { continue }
        return InterfaceFiles.Cover.Mark(
          distance: distance, point: fraction == 1 ? .end : .start)
      }
    }
    return nil
  }

  /// The places of views in the same view that constraints tie an end of one to.
  private func ties(
    of fraction: Double, in view: ViewFacts.ID, beside parent: ViewFacts.ID, along axis: Axis
  ) -> [Mark] {
    let (view, facts) = (reader.canonical(view), reader.facts(view))
    guard facts.scale.isIdentity, !facts.isLoose, !isFramed(view) else { return [] }
    return certainPins(on: view, along: axis).compactMap { pin in
      guard let own = pin.edge.fraction, var mark = mark(of: pin), !mark.isInset,
        mark.offset.isKnown, reader.superview(of: mark.view) == parent
      else { return nil }
      if own != fraction {
        let span = span(of: view, along: axis)
        guard span.isBounded, span.low == span.high, span.certainty == .exact else { return nil }
        mark.offset = mark.offset + Length(span.high * (fraction - own))
      }
      return mark
    }
  }

  /// From where to where a view reaches that a stack view arranges behind another, or one around that; nil
  /// where that is not known.
  private func side(
    of cover: ViewFacts.ID, behind view: ViewFacts.ID, in stack: ViewFacts.ID, along axis: Axis
  ) -> InterfaceFiles.Cover.Side? {
    typealias Mark = InterfaceFiles.Cover.Mark
    var inside = view
    while let parent = reader.superview(of: inside), parent != stack, isAround(stack, parent) {
      inside = parent
    }
    guard let gap = gap(behind: inside, before: cover, in: stack, along: axis),
      let end = place(of: 1, in: view, from: inside, along: axis, past: []), end.fraction == 1,
      end.offset.isKnown
    else { return nil }
    let start = Mark(distance: gap - end.offset.typical, point: .end)
    if inset(of: cover, in: stack, along: axis, isStart: false)?.largest == 0 {
      return InterfaceFiles.Cover.Side(start: start, end: .behindAll)
    }
    let length = span(of: cover, along: axis)
    guard length.isBounded, length.low == length.high, length.certainty == .exact else {
      return nil
    }
    return InterfaceFiles.Cover.Side(
      start: start, end: Mark(distance: start.distance + length.low, point: .end))
  }
}
