import TouchModel

extension Screen.Element {
  /// Whether other controls in front, which are known to be there, take every touch of it, so that
  /// nobody aims at it.
  ///
  /// What covers most of the screen is shown in place of the rest, and says nothing of that.
  func isBuried(on screen: Screen) -> Bool {
    guard framework == .swiftUI, isEnabled, certainty != .unknown, !clipped.isEmpty,
      effective.isEmpty, !takers.isEmpty
    else { return false }
    return takers.allSatisfy { taker in
      guard taker.element != id, !taker.isInside, !taker.isUnsettled, taker.certainty != .unknown
      else { return false }
      return screen.elements.contains { other in
        other.id == taker.element && other.isEnabled && !other.mayBeAbsent
          && other.kind.answersTouch(of: kind)
          && other.certainty != .unknown
          && other.layout.area <= screen.bounds.area / 2
      }
    }
  }
}
