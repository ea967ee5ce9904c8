import TouchModel

extension Screen.Element {
  /// Whether other controls in front, which are known to be there, take every touch of it, so that
  /// nobody aims at it. Of a colour or a shape with a gesture any view takes them: that is a ground, and
  /// what stands on it is meant to.
  ///
  /// What covers most of the screen is shown in place of the rest, and says nothing of that.
  func isBuried(on screen: Screen) -> Bool {
    guard framework == .swiftUI, isEnabled, certainty != .unknown, !clipped.isEmpty,
      effective.isEmpty, !takers.isEmpty
    else { return false }
    return takers.allSatisfy { taker in
      // A view that is laid out alone is a part of some screen.
      if taker.isView(overHalfAtMostOf: screen.device.size) { return isGround && kind.isGesture }
      guard taker.isThere, !taker.isInside else { return false }
      return screen.elements.contains { other in
        other.id == taker.element && other.id != id && other.isEnabled && !other.mayBeAbsent
          && other.kind.answersTouch(of: kind)
          && other.certainty != .unknown
          && other.layout.area <= screen.bounds.area / 2
      }
    }
  }
}
