extension Screen {
  /// One modifier or container around an element's content, with what it did.
  public struct Step: Hashable, Sendable {
    /// Where it is written, if it comes from source.
    public var place: Place?
    /// Its name as written, as `padding` or `HStack`.
    public var name: String
    /// The kind of change that it makes to what it is applied to, with its lengths in points.
    public var operation: Operation
    /// On which side of the control it stands.
    public var position: Position
    /// The layout frame inside it.
    public var frameBefore: Rect
    /// The layout frame outside it.
    public var frameAfter: Rect
    /// The bounding box of the hit region inside it, if there is one.
    public var regionBefore: Rect?
    /// The bounding box of the hit region outside it, if there is one.
    public var regionAfter: Rect?
    /// How well the size outside it is known; nil where that is not told from the element's.
    public var certainty: Certainty?
    /// How well the size of the hit region outside it is known; nil where that is not told from the
    /// element's.
    public var regionCertainty: Certainty?
    /// Whether it is content that shows and is as long as it is offered on a side, as a resizable image.
    public var fills = false

    /// Creates a step.
    public init(
      place: Place?, name: String, operation: Operation, position: Position, frameBefore: Rect,
      frameAfter: Rect, regionBefore: Rect? = nil, regionAfter: Rect? = nil
    ) {
      self.place = place
      self.name = name
      self.operation = operation
      self.position = position
      self.frameBefore = frameBefore
      self.frameAfter = frameAfter
      self.regionBefore = regionBefore
      self.regionAfter = regionAfter
    }
  }
}

extension Screen.Step {
  /// What a step does to frames and regions.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// The innermost content: a text, an image, a shape.
    case content
    /// A container of several views.
    case container
    /// A frame, fixed or flexible.
    case frame
    /// Space around.
    case padding
    /// A shape that reacts to touches.
    case contentShape
    /// A view behind or in front that has the size of what it decorates.
    case decoration
    /// Moved, scaled or rotated after layout.
    case effect
    /// The control or gesture itself.
    case control
    /// A constraint or a frame that gives a view of UIKit its size.
    case constraint
    /// A method that says where a view of UIKit reacts.
    case hitTest
    /// Anything else that changes a frame or a region.
    case other
  }

  /// On which side of the control a step stands.
  public enum Position: String, Hashable, Sendable, CaseIterable {
    /// In what the control shows.
    case label
    /// In the style that draws it.
    case style
    /// The control itself.
    case control
    /// Around the control, where it changes nothing that reacts.
    case outside
  }
}

#if !hasFeature(Embedded)
  extension Screen.Step: Codable {}
  extension Screen.Step.Operation: Codable {}
  extension Screen.Step.Position: Codable {}
#endif
