import TouchModel

/// The part of the screen within which touches reach a view; a side may be open.
struct Gate: Hashable {
  var left = -Double.infinity
  var top = -Double.infinity
  var right = Double.infinity
  var bottom = Double.infinity

  /// Narrows the gate to what lies in a rectangle too.
  func narrowed(to rect: Rect) -> Gate {
    var gate = self
    gate.left = max(left, rect.minX)
    gate.top = max(top, rect.minY)
    gate.right = min(right, rect.maxX)
    gate.bottom = min(bottom, rect.maxY)
    return gate
  }

  /// Opens the gate along axes, as scrolling does.
  func opened(_ axes: ViewNode.ScrollAxes) -> Gate {
    var gate = self
    if axes.horizontal { (gate.left, gate.right) = (-.infinity, .infinity) }
    if axes.vertical { (gate.top, gate.bottom) = (-.infinity, .infinity) }
    return gate
  }

  /// The part of a rectangle inside, if there is one.
  func clip(_ rect: Rect) -> Rect? {
    let clipped = Rect(
      left: max(left, rect.minX), top: max(top, rect.minY), right: min(right, rect.maxX),
      bottom: min(bottom, rect.maxY))
    return clipped.isEmpty ? nil : clipped
  }

  /// Whether a rectangle lies wholly inside.
  func contains(_ rect: Rect) -> Bool {
    rect.minX >= left && rect.maxX <= right && rect.minY >= top && rect.maxY <= bottom
  }
}
