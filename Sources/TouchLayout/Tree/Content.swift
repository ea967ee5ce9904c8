import TouchModel

extension ViewNode {
  /// A run of text.
  public struct Text: Hashable, Sendable {
    /// A part of a text.
    public enum Piece: Hashable, Sendable {
      /// Characters that the source or a string catalogue holds.
      case known(String)
      /// Characters that come from elsewhere.
      case open
      /// The digits of a whole number that comes from elsewhere.
      case number
      /// A date or a time that comes from elsewhere.
      case date
      /// A symbol of the system on the line, by name; nil where the name is not in the source.
      case symbol(String?)

      /// Whether it comes from elsewhere.
      public var isOpen: Bool {
        if case .known = self { return false }
        return true
      }
    }

    /// The parts, in reading order.
    public var pieces: [Piece]
    /// Where the environment says how it is drawn.
    public var environment: Environment

    /// Creates a text from its parts.
    public init(_ pieces: [Piece], environment: Environment) {
      self.pieces = pieces
      self.environment = environment
    }
  }

  /// A picture or a symbol.
  public struct Image: Hashable, Sendable {
    /// A symbol or a picture, by how much is known of its size.
    public enum Source: Hashable, Sendable {
      /// A symbol of the system, by name; nil where the name is not in the source.
      case symbol(String?)
      /// A symbol of the app's own, of which its catalogue does not say how large it is drawn.
      case ownSymbol
      /// A picture of the asset catalogue whose size is known, in points.
      case asset(Size)
      /// A picture that is not in the source.
      case open
    }

    /// The symbol or the picture that it shows.
    public var source: Source
    /// Whether it takes its proposal.
    public var isResizable: Bool
    /// Where the environment says how it is drawn.
    public var environment: Environment

    /// Creates a picture.
    public init(_ source: Source, isResizable: Bool = false, environment: Environment) {
      self.source = source
      self.isResizable = isResizable
      self.environment = environment
    }
  }

  /// The outline of a shape, in the frame that layout gives it.
  public struct Shape: Hashable, Sendable {
    /// The outlines that the system knows.
    public enum Outline: Hashable, Sendable {
      case rectangle
      case roundedRectangle(radius: Length)
      case capsule
      case circle
      case ellipse
      /// A shape whose path is not followed; taken for its frame and marked estimated.
      case custom(name: String)
    }

    /// The outline.
    public var outline: Outline
    /// How far it reaches beyond its frame on each edge; positive grows.
    public var outset: EdgeLengths
    /// The least width and height that it has, about the middle, in points; nil for none.
    public var least: Size?
    /// Whether it reaches as far as the member around it is granted, in place of the outset.
    public var takesShare = false

    /// Creates a shape; the least size is in points.
    public init(
      _ outline: Outline, outset: EdgeLengths = EdgeLengths(all: 0), least: Size? = nil
    ) {
      self.outline = outline
      self.outset = outset
      self.least = least
    }

    /// The frame itself.
    public static let rectangle = Shape(.rectangle)
  }

  /// How a shape is painted.
  public enum Paint: Hashable, Sendable {
    /// Filled with something that shows.
    case fill
    /// Filled with nothing: takes space and draws and reacts nowhere.
    case clear
    /// Only its line, of a width in points.
    case stroke(width: Length)
  }

  /// A control that the system draws.
  public struct Control: Hashable, Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
      case `switch`
      case stepper
      case slider
      case segmentedPicker(titles: [Text])
      case wheelPicker
      case menuPicker(selection: Text)
      case compactDatePicker(showsDate: Bool, showsTime: Bool)
      case graphicalDatePicker
      case colorWell
      /// A field that grows with its text is as many lines high as it has at least.
      case textField(isRounded: Bool, placeholder: Text, leastLines: Int = 1)
      case secureField(isRounded: Bool, placeholder: Text, isEmpty: Bool)
      case textEditor
      case progressCircle
      case progressBar
    }

    /// What it is.
    public var kind: Kind
    /// Where the environment says how it is drawn.
    public var environment: Environment

    /// Creates a control.
    public init(_ kind: Kind, environment: Environment) {
      self.kind = kind
      self.environment = environment
    }
  }
}
