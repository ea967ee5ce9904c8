import TouchModel

extension ViewNode {
  /// A row or a column.
  public struct Stack: Hashable, Sendable {
    /// Along which the children stand.
    public enum Direction: Hashable, Sendable {
      case horizontal
      case vertical
    }

    /// The direction along which the children stand.
    public var direction: Direction
    /// The distance between children; nil for what each pair prefers.
    public var spacing: Length?
    /// How children stand across the direction; only the matching half is used.
    public var alignment: Alignment
    /// Whether it makes only what is on screen.
    public var isLazy: Bool
    /// Whether the first child stands at the right.
    public var isRightToLeft: Bool

    /// Creates a stack along a direction; the spacing is in points.
    public init(
      _ direction: Direction, spacing: Length? = nil, alignment: Alignment = .center,
      isLazy: Bool = false, isRightToLeft: Bool = false
    ) {
      self.direction = direction
      self.spacing = spacing
      self.alignment = alignment
      self.isLazy = isLazy
      self.isRightToLeft = isRightToLeft
    }
  }

  /// A grid that fills line by line.
  public struct LazyGrid: Hashable, Sendable {
    /// One column of a vertical grid, or one row of a horizontal one.
    public enum Track: Hashable, Sendable {
      case fixed(Length)
      case flexible(minimum: Length, maximum: Length)
      case adaptive(minimum: Length, maximum: Length)
    }

    /// The direction in which it grows.
    public var direction: Stack.Direction
    /// The columns of a vertical grid, or the rows of a horizontal one.
    public var tracks: [Track]
    /// The distance after each track, as many as tracks; nil for 8 points.
    public var trackSpacing: [Length?]
    /// The distance between lines; nil for 8 points.
    public var spacing: Length?
    /// Where the tracks stand where they leave room.
    public var alignment: Alignment
    /// Whether the first column stands at the right.
    public var isRightToLeft: Bool

    /// Creates a grid from its tracks; distances are in points.
    public init(
      direction: Stack.Direction, tracks: [Track], trackSpacing: [Length?], spacing: Length? = nil,
      alignment: Alignment = .center, isRightToLeft: Bool = false
    ) {
      self.direction = direction
      self.tracks = tracks
      self.trackSpacing = trackSpacing
      self.spacing = spacing
      self.alignment = alignment
      self.isRightToLeft = isRightToLeft
    }
  }

  /// A grid whose columns are as wide as their widest cell.
  public struct Grid: Hashable, Sendable {
    /// Where cells stand in their columns and rows.
    public var alignment: Alignment
    /// The distance between columns, in points; nil for 8.
    public var horizontalSpacing: Length?
    /// The distance between rows, in points; nil for 8.
    public var verticalSpacing: Length?
    /// Whether the first column stands at the right.
    public var isRightToLeft: Bool

    /// Creates a grid; distances are in points.
    public init(
      alignment: Alignment = .center, horizontalSpacing: Length? = nil,
      verticalSpacing: Length? = nil, isRightToLeft: Bool = false
    ) {
      self.alignment = alignment
      self.horizontalSpacing = horizontalSpacing
      self.verticalSpacing = verticalSpacing
      self.isRightToLeft = isRightToLeft
    }
  }

  /// The axes along which something scrolls or is tried.
  public struct ScrollAxes: Hashable, Sendable {
    /// Whether it does from left to right.
    public var horizontal: Bool
    /// Whether it does from top to bottom.
    public var vertical: Bool

    /// Creates the axes.
    public init(horizontal: Bool, vertical: Bool) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// Rows in cells.
  public struct List: Hashable, Sendable {
    /// How cells are drawn.
    public enum Style: Hashable, Sendable {
      case insetGrouped
      case grouped
      case plain
      case sidebar
    }

    /// How cells are drawn.
    public var style: Style
    /// The least height of a row where the environment sets one.
    public var minRowHeight: Length?
    /// What holds where the list stands.
    public var environment: Environment

    /// Creates a list; the least height of a row is in points.
    public init(
      style: Style = .insetGrouped, minRowHeight: Length? = nil, environment: Environment
    ) {
      self.style = style
      self.minRowHeight = minRowHeight
      self.environment = environment
    }
  }

  /// Rows between a header and a footer.
  public struct Section: Hashable, Sendable {
    /// What stands above the rows.
    public var header: ViewNode?
    /// The rows, from top to bottom.
    public var rows: [Row]
    /// What stands below the rows.
    public var footer: ViewNode?

    /// Creates a section of rows.
    public init(header: ViewNode? = nil, rows: [Row], footer: ViewNode? = nil) {
      self.header = header
      self.rows = rows
      self.footer = footer
    }
  }

  /// One cell of a list. Elements inside whose `takesRow` is set react in the whole cell.
  public struct Row: Hashable, Sendable {
    /// What the cell shows.
    public var content: ViewNode
    /// The distances of the content to the cell where `listRowInsets` sets them.
    public var insets: EdgeLengths?
    /// Buttons behind the row.
    public var swipeActions: [ViewNode]

    /// Creates a row from what it shows.
    public init(content: ViewNode, insets: EdgeLengths? = nil, swipeActions: [ViewNode] = []) {
      self.content = content
      self.insets = insets
      self.swipeActions = swipeActions
    }
  }

  /// The system's bars around content.
  public struct Bars: Hashable, Sendable {
    /// Whether there is a navigation bar.
    public var hasNavigationBar: Bool
    /// Whether its title is large.
    public var hasLargeTitle: Bool
    /// Items where a line of text begins.
    public var leading: [ViewNode]
    /// Items in the middle of the navigation bar.
    public var principal: [ViewNode]
    /// Items where a line of text ends.
    public var trailing: [ViewNode]
    /// Items of the tool bar at the bottom.
    public var bottom: [ViewNode]
    /// Items above the keyboard.
    public var keyboard: [ViewNode]
    /// Labels of the tabs, if there is a tab bar.
    public var tabs: [ViewNode]
    /// Whether lines begin at the right.
    public var isRightToLeft: Bool

    /// Creates bars from their items.
    public init(
      hasNavigationBar: Bool = false, hasLargeTitle: Bool = false, leading: [ViewNode] = [],
      principal: [ViewNode] = [], trailing: [ViewNode] = [], bottom: [ViewNode] = [],
      keyboard: [ViewNode] = [], tabs: [ViewNode] = [], isRightToLeft: Bool = false
    ) {
      self.hasNavigationBar = hasNavigationBar
      self.hasLargeTitle = hasLargeTitle
      self.leading = leading
      self.principal = principal
      self.trailing = trailing
      self.bottom = bottom
      self.keyboard = keyboard
      self.tabs = tabs
      self.isRightToLeft = isRightToLeft
    }
  }

  /// What the layout keeps of something a person can act on.
  public struct Element: Hashable, Sendable {
    /// One of several views that one gesture makes targets of.
    public struct Piece: Hashable, Sendable {
      /// What it shows or is called, if that is known.
      public var label: String?
      /// Whether a loop makes it once more.
      public var isRepetition: Bool

      /// Creates a piece.
      public init(label: String?, isRepetition: Bool) {
        (self.label, self.isRepetition) = (label, isRepetition)
      }
    }

    /// What makes it the same element in every layout.
    public var id: Screen.Element.ID
    /// What it is, as a button or a slider.
    public var kind: Screen.Element.Kind
    /// What it shows or is called, if that is known.
    public var label: String?
    /// What each of several views is called that one gesture makes targets of side by side, in their
    /// order; empty where it makes one.
    public var pieces: [Piece] = []
    /// The name of the view that declares it.
    public var view: String
    /// Where the method or modifier is called that makes it of any view it is called on; nil where none
    /// does.
    public var calledAt: Place?
    /// The style that draws it.
    public var style: Screen.Element.Style
    /// The size class that it draws itself in.
    public var controlSize: Screen.Element.ControlSize
    /// Whether it shows a title, a symbol or both, and nothing else.
    public var hasPlainLabel: Bool
    /// Whether it is one of several in one item of a bar.
    public var sharesBarItem = false
    /// Whether it is one of a collection that may be empty.
    public var mayBeAbsent = false
    /// Whether it stands in a row of data that is not in the source, other than the first.
    public var isInOtherRow = false
    /// Whether it is a link that is all of the text it stands in.
    public var isWholeText = false
    /// Whether all that it shows is that something is going on.
    public var isBusy = false
    /// Whether all that it shows is a colour or a shape.
    public var isGround = false
    /// Whether it answers two taps in a row, so that one alone goes to what is behind it.
    public var needsTwoTaps = false
    /// What it does, as a number that whoever makes the tree knows.
    public var action: Int?
    /// What its size depends on that is not in the source, if that is known beforehand.
    public var doubt: String?
    /// Whether it reacts at all.
    public var isEnabled: Bool
    /// Whether the whole cell reacts for it inside a list's row.
    public var takesRow: Bool
    /// Why its content cannot be followed, if it cannot: its frames are then unknown.
    public var unknown: String?

    /// Creates an element.
    public init(
      id: Screen.Element.ID, kind: Screen.Element.Kind, label: String? = nil, view: String,
      style: Screen.Element.Style = .automatic,
      controlSize: Screen.Element.ControlSize = .regular, hasPlainLabel: Bool = true,
      isEnabled: Bool = true, takesRow: Bool = false, unknown: String? = nil
    ) {
      self.id = id
      self.kind = kind
      self.label = label
      self.view = view
      self.style = style
      self.controlSize = controlSize
      self.hasPlainLabel = hasPlainLabel
      self.isEnabled = isEnabled
      self.takesRow = takesRow
      self.unknown = unknown
    }
  }
}
