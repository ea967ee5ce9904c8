import TouchModel

/// What an element does.
@MainActor public struct Handler {
  /// Where a finger is and was, on the screen.
  struct Drag {
    var time: Double
    var origin: CGPoint
    var start: CGPoint
    var location: CGPoint
  }

  var isEnabled = true
  /// Whether it reacts beside others, not in their place.
  var isCompanion = false
  var taps = 1
  var act: (@MainActor () -> Void)?
  var duration = 0.5
  var longPress: (@MainActor () -> Void)?
  var pressing: (@MainActor (Bool) -> Void)?
  var leastDistance = 10.0
  var dragged: (@MainActor (Drag, _ isOver: Bool) -> Void)?
  var accessibility = AccessibilityProperties()

  init(
    isEnabled: Bool = true, taps: Int = 1, act: (@MainActor () -> Void)? = nil,
    duration: Double = 0.5, longPress: (@MainActor () -> Void)? = nil,
    pressing: (@MainActor (Bool) -> Void)? = nil, leastDistance: Double = 10,
    dragged: (@MainActor (Drag, _ isOver: Bool) -> Void)? = nil
  ) {
    self.isEnabled = isEnabled
    self.taps = taps
    self.act = act
    self.duration = duration
    self.longPress = longPress
    self.pressing = pressing
    self.leastDistance = leastDistance
    self.dragged = dragged
  }
}
