/// Where the middles of views lie that constraints of Interface Builder tie.
extension InterfaceLayout {
  /// Ties the ends of two views by where the middle of one lies, as far as that says more than is known, and
  /// says whether it is known now.
  mutating func settle(_ centering: Centering) -> Bool {
    let axis = centering.axis
    let own = ends(of: centering.view, along: axis)
    let other = ends(of: centering.other, along: axis)
    if let isStart = centering.isStart {
      guard let length = extent(of: centering.view, along: axis), !length.isBesideScreen else {
        return false
      }
      tie(
        own.start, to: isStart ? other.start : other.end,
        distance: centering.distance - length.length / 2, by: centering.source, isOfLengths: true)
      return true
    }
    let twice = 2 * centering.distance
    switch (distance(from: other.start, to: own.start), distance(from: other.end, to: own.end)) {
    case (_?, _?): break
    case (let start?, nil):
      tie(own.end, to: other.end, distance: twice - start, by: centering.source)
    case (nil, let end?):
      tie(own.start, to: other.start, distance: twice - end, by: centering.source)
    case (nil, nil):
      guard let length = extent(of: centering.view, along: axis),
        let outer = extent(of: centering.other, along: axis)
      else { return false }
      tie(
        own.start, to: other.start,
        distance: centering.distance + (outer.length - length.length) / 2,
        screens: (outer.screens - length.screens) / 2, by: centering.source, isOfLengths: true)
    }
    return true
  }

  /// How far the middle of a view, whose length no equations say, lies behind the start of one around it and
  /// before its end; nil for what is not known.
  func middle(
    of view: String, in outer: String, along axis: Axis
  ) -> (start: Double?, end: Double?) {
    guard extent(of: view, along: axis) == nil else { return (nil, nil) }
    let around = ends(of: outer, along: axis)
    var middle: (start: Double?, end: Double?) = (nil, nil)
    for centering in centerings
    where centering.axis == axis
      && (centering.view == view || centering.other == view && centering.isStart == nil)
    {
      let isOwn = centering.view == view
      let other = ends(of: isOwn ? centering.other : centering.view, along: axis)
      let shift = isOwn ? centering.distance : -centering.distance
      func place(from end: End) -> Double? {
        if let isStart = centering.isStart {
          return offset(of: isStart ? other.start : other.end, behind: end).map { $0 + shift }
        }
        guard let start = offset(of: other.start, behind: end),
          let end = offset(of: other.end, behind: end)
        else { return nil }
        return (start + end) / 2 + shift
      }
      middle.start = middle.start ?? place(from: around.start)
      middle.end = middle.end ?? place(from: around.end).map { -$0 }
    }
    return middle
  }
}
