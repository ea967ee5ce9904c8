/// What should change to mend a finding, before it is known how in the source.
public indirect enum Remedy: Hashable, Sendable {
  /// Reserve at least a width or a height, in points, in what the control shows, and let all of it
  /// react.
  case reserve(width: Double?, height: Double?)
  /// Reserve at least a width or a height, in points, behind a step, and let all of it react.
  case reserveAfter(step: Screen.Step, width: Double?, height: Double?)
  /// Reserve at least a width or a height, in points, in what the control shows, so that it fills a frame
  /// around it with what its style draws.
  case fill(width: Double?, height: Double?)
  /// Let all of what the control shows react.
  case shape
  /// Bring a step from outside the control into what it shows; with a content shape behind it where
  /// only what is drawn reacts.
  case moveInside(step: Screen.Step, needsShape: Bool)
  /// Put a content shape behind a step.
  case shapeAfter(step: Screen.Step)
  /// Bring a content shape behind a later step.
  case moveShape(shape: Screen.Step, after: Screen.Step)
  /// Draw the control in a size class.
  case controlSize(Screen.Element.ControlSize)
  /// Take a link out of its text and pad it above and below, in points.
  case padVertically(Double)
  /// Give a view of UIKit a width or a height of at least so many points, or let it react around its
  /// bounds.
  case constrain(width: Double?, height: Double?)
  /// Give a group at least a spacing, in points.
  case spread(group: Screen.Group, isVertical: Bool, distance: Double)
  /// Besides another change, give the columns or rows of a lazy grid, which are as wide or high as the
  /// grid says, at least a length, in points.
  case inCells(of: Screen.Group, length: Double, Remedy)
  /// Keep what lies in front, by what messages call it, out of the element.
  case giveWay(name: String)
  /// Keep a view without gestures that lies in front, by its name, out of the element, or let touches
  /// through it.
  case letThrough(name: String)
  /// Make a view around the element, by its name, large enough for its hit region.
  case makeRoom(in: String)
  /// Let taps on a frame around the field, of least lengths in points, begin editing.
  case focus(width: Double?, height: Double?)
  /// Use another control: nothing in the source enlarges this one.
  case replace
}

#if !hasFeature(Embedded)
  extension Remedy: Codable {}
#endif
