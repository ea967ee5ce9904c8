import TouchModel

/// A view with its lengths settled, as a part of a `BoxTree`.
struct Box {
  enum Kind {
    indirect case leaf(Leaf)
    indirect case text(TextRun)

    case stack(Stack)
    case overlap(ViewNode.Alignment)
    indirect case lazyGrid(LazyGrid)
    indirect case grid(Grid)
    case scroll(ViewNode.ScrollAxes)
    case list
    indirect case slot(Slot)
    case geometryReader
    case firstThatFits(ViewNode.ScrollAxes)
    indirect case bars(Bars)

    case frame(width: Double?, height: Double?, ViewNode.Alignment)
    indirect case flexibleFrame(Flexible)
    indirect case padding(Outsets)
    case decoration(ViewNode.Alignment, isInFront: Bool)
    case offset(x: Double, y: Double)
    case position(x: Double?, y: Double?)
    indirect case effect(Effect)
    case aspectRatio(Double?, fills: Bool)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case safeAreaInset(ViewNode.VerticalEdge, spacing: Double?)
    case ignoresSafeArea
    /// Leaves layout as it is.
    indirect case passive(Passive)
  }

  /// What changes hits, drawing or order, and no frame.
  enum Passive {
    /// Something a person can act on, by its index among the tree's elements.
    case element(Int)
    case contentShape(ResolvedShape, draws: Bool)
    case allowsHitTesting(Bool)
    case opacity(Double)
    case hidden
    case clip
    case sharesTouches(size: Double, maximumShift: Double)
    case takesShare
    case measured(UInt64)
    case priority(Double)
    case zIndex(Double)
    case other
  }

  /// A map of the drawing after layout; the anchor is a fraction of the frame.
  enum Effect {
    case scale(x: Double, y: Double, anchor: Point)
    case rotation(degrees: Double, anchor: Point)
  }

  struct Stack {
    var direction: ViewNode.Stack.Direction
    var spacing: Double?
    var alignment: ViewNode.Alignment
    var isLazy: Bool
    var isRightToLeft: Bool
  }

  struct Flexible {
    var minWidth, idealWidth, maxWidth: Double?
    var minHeight, idealHeight, maxHeight: Double?
    var alignment: ViewNode.Alignment
  }

  struct LazyGrid {
    enum Track {
      case fixed(Double)
      case flexible(minimum: Double, maximum: Double)
      case adaptive(minimum: Double, maximum: Double)
    }

    var direction: ViewNode.Stack.Direction
    var tracks: [Track]
    var trackSpacing: [Double]
    var spacing: Double
    var alignment: ViewNode.Alignment
    var isRightToLeft: Bool
  }

  /// A grid; its children stand row after row.
  struct Grid {
    struct Row {
      /// The children of the row, as positions among those of the grid.
      var cells: Range<Int>
      /// Whether the only child spans all columns.
      var spans: Bool
      var alignment: ViewNode.VerticalAlignment
    }

    var rows: [Row]
    var alignment: ViewNode.Alignment
    var horizontalSpacing: Double
    var verticalSpacing: Double
    var isRightToLeft: Bool
  }

  /// Room of the system's own around a child: a cell, a bar's item, a row of a menu.
  struct Slot {
    /// Which elements inside react in all of it.
    enum Taker {
      case none
      /// Those whose `takesRow` is set.
      case rowTakers
      case all
    }

    /// The distance of the slot's edges to those of its container.
    var margins = Outsets()
    /// The distance of the child's edges to those of the slot.
    var insets = Outsets()
    var minimum = Size.zero
    /// Whether it is as wide as proposed.
    var fillsWidth = false
    var taker = Taker.none
    var horizontal = ViewNode.HorizontalAlignment.left
  }

  /// The system's bars; the first child is the content, the others are items.
  struct Bars {
    enum Role {
      case content, leading, principal, trailing, bottom, keyboard, tab
    }

    var roles: [Role]
    /// The height of all that stands above the content, and of the row of items in it.
    var top, itemRow: Double
    var toolbar: Double
    var tabBar: Double
    var isRightToLeft: Bool
  }

  var kind: Kind
  var origin: ViewNode.Origin
  var children: [Int]
  /// How soon it is given space in a stack.
  var priority = 0.0
  /// How far to the front it is drawn in its container.
  var zIndex = 0.0
}

/// The boxes of a view, each after its children.
struct BoxTree {
  /// Something a person can act on.
  struct Element {
    var node: ViewNode.Element
    var container: Screen.Element.Container
    /// The box that stands for it.
    var box = 0
    /// The element around it, as an index.
    var parent: Int?
    /// Why its frames may not be exact: the first reason of each kind.
    var open: String?
    var estimated: String?
    /// Why its frames are approximate whatever the layout, as in a bar of the system's.
    var system: String?
    /// Whether a text in it has no characters.
    var hasEmptyText = false
  }

  /// What the system shows elsewhere.
  struct Presentation {
    var container: Screen.Element.Container
    var boxes: [Int]
    /// The cell that it belongs to, if it belongs to one.
    var cell: Int?
  }

  var boxes: [Box] = []
  var elements: [Element] = []
  var presentations: [Presentation] = []
  var root = 0
  /// Whether any content is not in the source.
  var hasOpenContent = false
  /// Whether any metric is approximate.
  var hasEstimates = false
  /// Whether a loop over unknown data makes any view.
  var hasRepetitions = false
  /// Whether views of a loop over known data are taken to be like another.
  var hasSimilarCopies = false
}

extension Box {
  /// Whether it reacts along a path that is not followed.
  var hasOpenPath: Bool {
    if case .leaf(let leaf) = kind { return leaf.hasOpenPath }
    return false
  }
}
