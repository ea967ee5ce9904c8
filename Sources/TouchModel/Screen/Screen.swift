/// One layout of one view: what a person can act on, where it is drawn and where a touch acts.
public struct Screen: Hashable, Sendable {
  /// The name of the view at the root, as `MessageToolbar`.
  public var view: String
  /// Where the root view is declared, if it comes from source.
  public var place: Place?
  /// The device that it is laid out for.
  public var device: Device
  /// The area that was offered to the root.
  public var bounds: Rect
  /// Which of the alternatives that the source leaves open this layout shows.
  public var variant: Variant
  /// What a person can act on, from back to front.
  public var elements: [Element]
  /// The views that hold several others, elements among them; see `Element.group`.
  public var groups: [Group]

  /// Creates a screen.
  public init(
    view: String, place: Place? = nil, device: Device, bounds: Rect, variant: Variant = Variant(),
    elements: [Element] = [], groups: [Group] = []
  ) {
    self.view = view
    self.place = place
    self.device = device
    self.bounds = bounds
    self.variant = variant
    self.elements = elements
    self.groups = groups
  }
}

extension Screen {
  /// One way to settle what the source leaves unsaid.
  public struct Variant: Hashable, Sendable {
    /// The alternatives taken that are not the first, in the order met.
    public var choices: [Choice]
    /// The first alternatives, where they were taken, in the order met.
    public var standing: [Choice]
    /// The extent given to content that is not in the source.
    public var content: Extent
    /// The element whose own content has another extent than the rest, and that extent.
    public var exception: Exception?

    /// Creates a variant; without arguments the first alternative of all, typically filled.
    public init(
      choices: [Choice] = [], standing: [Choice] = [], content: Extent = .typical,
      exception: Exception? = nil
    ) {
      self.choices = choices
      self.standing = standing
      self.content = content
      self.exception = exception
    }
  }

  /// An alternative that the source writes out, as one branch of an `if`.
  public struct Choice: Hashable, Sendable {
    /// The condition or subject, as written.
    public var condition: String
    /// The alternative taken, as `true`, `false` or a case, as written.
    public var alternative: String
    /// Where the condition stands.
    public var place: Place

    /// Creates a choice of an alternative.
    public init(condition: String, alternative: String, place: Place) {
      self.condition = condition
      self.alternative = alternative
      self.place = place
    }
  }

  /// How large content that is not in the source is taken to be.
  public enum Extent: String, Hashable, Sendable, CaseIterable {
    /// As small as it can reasonably be: a character, a 12-point image, no outside view.
    case smallest
    /// As it usually is: ten characters, a 24-point image.
    case typical
    /// As large as it can reasonably be: thirty characters, all of the proposal.
    case largest
  }

  /// One element's content set apart from all other content.
  public struct Exception: Hashable, Sendable {
    /// The element whose own content differs.
    public var element: Element.ID
    /// The extent of that element's content.
    public var content: Extent

    /// Creates an exception for an element.
    public init(element: Element.ID, content: Extent) {
      self.element = element
      self.content = content
    }
  }
}

#if !hasFeature(Embedded)
  extension Screen.Choice: Codable {}
#endif
