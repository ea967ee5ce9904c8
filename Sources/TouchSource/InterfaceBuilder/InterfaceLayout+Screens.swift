/// Where ends lie on screens of which no more is known than how long they are at least.
extension InterfaceLayout {
  /// How far an end lies behind another, however long the view of the screen is by way of which equations say
  /// so; nil where they say it for some lengths of that alone.
  func offsetOnScreen(of end: End, behind other: End) -> Double? {
    guard let found = reach(from: other, onScreen: true, except: { _ in false })?[end],
      abs(found.screens) < 0.01
    else { return nil }
    return found.length
  }

  /// Where a view of a length that is not known lies whose middle is tied to what another lies in the middle
  /// of: how far the middle of that other lies behind its own, and how long the other is at least; nil where
  /// nothing says so.
  func middle(
    of other: String, beside view: String, along axis: Axis
  ) -> (distance: Double, least: Double)? {
    let own = ends(of: other, along: axis)
    for centering in centerings
    where centering.axis == axis && (centering.view == view || centering.other == view) {
      let isOwn = centering.view == view
      let outer = ends(of: isOwn ? centering.other : centering.view, along: axis)
      guard let start = offset(of: own.start, behind: outer.start),
        let end = offset(of: own.end, behind: outer.end)
      else { continue }
      let shift = isOwn ? centering.distance : -centering.distance
      return ((start + end) / 2 - shift, leastLength(of: other, along: axis))
    }
    return nil
  }
}
