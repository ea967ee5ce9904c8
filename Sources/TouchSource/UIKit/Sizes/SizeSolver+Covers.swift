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
    func mark(_ fraction: Double) -> Mark? {
      guard let end = place(of: fraction, in: cover, from: parent, along: axis, past: []),
        end.offset.isKnown
      else { return nil }
      for (other, isBehindEnd) in [(0.0, false), (1.0, true)] {
        guard let own = place(of: other, in: view, from: parent, along: axis, past: []),
          own.fraction == end.fraction, own.offset.isKnown
        else { continue }
        return Mark(
          distance: end.offset.typical - own.offset.typical, isBehindEnd: isBehindEnd)
      }
      // Beyond the ends of what is around both there is nothing to take touches from.
      let isOutside = fraction == 0 ? end.offset.largest <= 0 : end.offset.smallest >= 0
      guard end.fraction == fraction, isOutside else { return nil }
      return Mark(distance: 0, isBehindEnd: fraction == 1)
    }
    guard let start = mark(0), let end = mark(1) else { return nil }
    return InterfaceFiles.Cover.Side(start: start, end: end)
  }
}
