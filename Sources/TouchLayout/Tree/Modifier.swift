import TouchModel

extension ViewNode {
  /// What a modifier does to the view inside it.
  public indirect enum Modifier: Hashable, Sendable {
    case frame(width: Length?, height: Length?, alignment: Alignment)
    case flexibleFrame(FlexibleFrame)
    /// Space around, in points: positive grows the layout frame.
    case padding(EdgeLengths)
    case background([ViewNode], alignment: Alignment)
    case overlay([ViewNode], alignment: Alignment)
    case offset(x: Length, y: Length)
    /// A place for its middle in all that is offered; nil along an axis is the middle of that.
    case position(x: Length?, y: Length?)
    /// A scale after layout; the anchor is a fraction of the frame.
    case scale(x: Length, y: Length, anchor: Point)
    /// A rotation after layout, clockwise in degrees; the anchor is a fraction of the frame.
    case rotation(degrees: Length, anchor: Point)
    case aspectRatio(Length?, fills: Bool)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layoutPriority(Double)
    case zIndex(Double)
    /// A shape that reacts to touches in place of what is inside, and bounds it.
    case contentShape(Shape)
    case allowsHitTesting(Bool)
    case opacity(Length)
    case hidden
    case safeAreaInset(VerticalEdge, spacing: Length?, ViewNode)
    case ignoresSafeArea
    /// Draws no further than its frame or a shape in it; touches are not limited.
    case clip
    /// Items that the system shows elsewhere: each gets a row of the system's own.
    case presents(Screen.Element.Container, [ViewNode])
    /// Shares the space between the members inside, whose hit regions grow without overlapping.
    case sharesTouches(Sharing)
    /// Makes the view a member of what shares touches around it; shapes inside that take a share
    /// grow as far as it is granted.
    case takesShare
    /// Tells where the view stands, under a number of the caller's.
    case measured(UInt64)
    /// Moves an alignment guide to a place that is not followed: frames become estimated.
    case alignmentGuide
  }

  /// A frame between limits; nil is no limit.
  public struct FlexibleFrame: Hashable, Sendable {
    /// The least width, in points.
    public var minWidth: Length?
    /// The width where none is proposed, in points.
    public var idealWidth: Length?
    /// The greatest width, in points; infinite to fill what is proposed.
    public var maxWidth: Length?
    /// The least height, in points.
    public var minHeight: Length?
    /// The height where none is proposed, in points.
    public var idealHeight: Length?
    /// The greatest height, in points; infinite to fill what is proposed.
    public var maxHeight: Length?
    /// Where the content stands in the frame.
    public var alignment: Alignment

    /// Creates a frame from its limits, in points.
    public init(
      minWidth: Length? = nil, idealWidth: Length? = nil, maxWidth: Length? = nil,
      minHeight: Length? = nil, idealHeight: Length? = nil, maxHeight: Length? = nil,
      alignment: Alignment = .center
    ) {
      self.minWidth = minWidth
      self.idealWidth = idealWidth
      self.maxWidth = maxWidth
      self.minHeight = minHeight
      self.idealHeight = idealHeight
      self.maxHeight = maxHeight
      self.alignment = alignment
    }
  }

  /// How members share the space between them.
  public struct Sharing: Hashable, Sendable {
    /// The width and height that each member wants, in points.
    public var size: Length
    /// How far the middle of a hit region may lie from the middle of its member, in points.
    public var maximumShift: Length

    /// Creates a way to share from the wanted size and the greatest shift, in points.
    public init(size: Length, maximumShift: Length) {
      self.size = size
      self.maximumShift = maximumShift
    }
  }

  /// The top or the bottom.
  public enum VerticalEdge: Hashable, Sendable {
    case top
    case bottom
  }

  /// A length for each edge, already turned from leading and trailing to left and right.
  public struct EdgeLengths: Hashable, Sendable {
    /// The length at the top, in points.
    public var top: Length
    /// The length at the left, in points.
    public var left: Length
    /// The length at the bottom, in points.
    public var bottom: Length
    /// The length at the right, in points.
    public var right: Length

    /// Creates lengths from those of each edge, in points.
    public init(top: Length, left: Length, bottom: Length, right: Length) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// Creates lengths that are the same on each edge, in points.
    public init(all length: Length) {
      self.init(top: length, left: length, bottom: length, right: length)
    }
  }

  /// How children stand across a stack, or content in a frame, turned to left and right.
  public struct Alignment: Hashable, Sendable {
    /// Where it stands between left and right.
    public var horizontal: HorizontalAlignment
    /// Where it stands between top and bottom.
    public var vertical: VerticalAlignment

    /// Creates an alignment from its two halves.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// In the middle both ways.
    public static let center = Alignment(horizontal: .center, vertical: .center)
  }

  /// Where something stands between left and right.
  public enum HorizontalAlignment: Hashable, Sendable {
    case left
    case center
    case right
  }

  /// Where something stands between top and bottom.
  public enum VerticalAlignment: Hashable, Sendable {
    case top
    case center
    case bottom
    case firstTextBaseline
    case lastTextBaseline
  }
}
