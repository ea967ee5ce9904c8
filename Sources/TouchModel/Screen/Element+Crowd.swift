extension Screen.Element {
  /// Something that takes touches from an element, or cuts them off.
  public struct Taker: Hashable, Sendable {
    /// Its name as written, as `overlay` or `Button`.
    public var name: String
    /// Where it is written, if it comes from source.
    public var place: Place?
    /// The element that it belongs to, if it belongs to one.
    public var element: ID?
    /// Whether it stands in what the element itself shows, as a button in a row.
    public var isInside: Bool
    /// The box that layout gave it, if that is known.
    public var box: Rect?
    /// Whether it may not be there, or be elsewhere: it is one of a collection that may be empty, it is
    /// moved by a length that is not known, or it reacts along a path that is not followed.
    public var isUnsettled = false
    /// How well its size is known.
    public var certainty = Certainty.exact

    /// Creates a taker.
    public init(
      name: String, place: Place? = nil, element: ID? = nil, isInside: Bool = false,
      box: Rect? = nil
    ) {
      self.name = name
      self.place = place
      self.element = element
      self.isInside = isInside
      self.box = box
    }
  }
}

extension Screen.Element.Kind {
  /// Whether it reacts to a touch that is meant for another kind: a drag passes over buttons, and a
  /// long press and a tap on one view do not disturb each other.
  public func answersTouch(of other: Screen.Element.Kind) -> Bool {
    switch (self, other) {
    case (.dragGesture, _), (_, .dragGesture), (.gesture, _), (_, .gesture): self == other
    case (.longPressGesture, _), (_, .longPressGesture): self == other
    default: true
    }
  }
}

extension Screen {
  /// A view that holds several others, as a stack or a scroll view.
  public struct Group: Hashable, Sendable {
    /// Its name as written, as `HStack`.
    public var name: String
    /// Where it is written, if it comes from source.
    public var place: Place?
    /// How it arranges what it holds.
    public var arrangement: Arrangement
    /// The group around it, by its number on the screen.
    public var parent: Int?

    /// Creates a group.
    public init(name: String, place: Place? = nil, arrangement: Arrangement, parent: Int? = nil) {
      self.name = name
      self.place = place
      self.arrangement = arrangement
      self.parent = parent
    }
  }
}

extension Screen.Group {
  /// How a group arranges what it holds.
  public enum Arrangement: String, Hashable, Sendable, CaseIterable {
    /// One beside the other, in lines or in a grid.
    case line
    /// One in front of the other.
    case pile
    /// One beside the other, moved by scrolling.
    case scroll
  }
}

#if !hasFeature(Embedded)
  extension Screen.Element.Taker: Codable {}
  extension Screen.Group: Codable {}
  extension Screen.Group.Arrangement: Codable {}
#endif
