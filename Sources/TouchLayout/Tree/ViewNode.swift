import TouchModel

/// A view whose content, modifiers and environment are settled, ready to be laid out.
public struct ViewNode: Hashable, Sendable {
  /// What the view is.
  public var kind: Kind
  /// Where it comes from.
  public var origin: Origin

  /// Creates a node.
  public init(_ kind: Kind, origin: Origin = Origin()) {
    self.kind = kind
    self.origin = origin
  }
}

extension ViewNode {
  /// Where a node comes from, for the trace.
  public struct Origin: Hashable, Sendable {
    /// Where it is written, if it is.
    public var place: Place?
    /// Its name as written, as `padding` or `HStack`.
    public var name: String
    /// Whether a button style added it around the label.
    public var isStyle: Bool
    /// Whether it is the label that a button style is put around.
    public var isLabel = false
    /// Whether it may not be there, or be elsewhere: a loop makes it over a collection that may be
    /// empty, or it is moved by a length that is not known.
    public var isUnsettled = false
    /// Whether it is not the first view that a loop makes of data whose count is not known.
    public var isRepetition = false
    /// The views that the loop shows after it and that are laid out as it is; nil where it is no last one.
    public var copies: Copies?

    /// Creates an origin.
    public init(place: Place? = nil, name: String = "", isStyle: Bool = false) {
      self.place = place
      self.name = name
      self.isStyle = isStyle
    }
  }

  /// Views of a loop that are not made one by one: each is as large as the last that was.
  public struct Copies: Hashable, Sendable {
    /// What is known of them.
    public enum Likeness: Hashable, Sendable {
      /// Nothing tells them apart.
      case same
      /// They show other elements of known data.
      case similar
      /// Nobody knows how many there are: none, unless content is as large as it may be.
      case open
    }

    /// How many there are.
    public var count: Int
    /// What is known of them.
    public var likeness: Likeness

    /// Creates copies of a view.
    public init(count: Int, _ likeness: Likeness) {
      (self.count, self.likeness) = (count, likeness)
    }
  }

  /// What a view is.
  public indirect enum Kind: Hashable, Sendable {
    // Content
    case text(Text)
    case image(Image)
    case shape(Shape, Paint)
    case color(isClear: Bool)
    case spacer(minLength: Length?)
    case divider
    case empty
    case control(Control)
    /// A view that is not in the source: anything from nothing to its proposal; with the reason, if
    /// it is another one.
    case outside(name: String, doubt: String? = nil)

    // Containers
    /// Children without a container of their own; a container above takes them one by one.
    case group([ViewNode])
    case stack(Stack, [ViewNode])
    case overlap(Alignment, [ViewNode])
    case lazyGrid(LazyGrid, [ViewNode])
    /// Rows of cells; a child that is not a `gridRow` spans the grid.
    case grid(Grid, [ViewNode])
    case gridRow(VerticalAlignment?, [ViewNode])
    case scroll(ScrollAxes, ViewNode)
    case list(List, [Section])
    case geometryReader(ViewNode)
    /// The first child that fits its proposal on the axes.
    case firstThatFits(ScrollAxes, [ViewNode])
    case bars(Bars, ViewNode)

    // What reacts
    /// Something a person can act on; its hit region is that of its content.
    case element(Element, ViewNode)
    case modified(ViewNode, Modifier)
  }
}
