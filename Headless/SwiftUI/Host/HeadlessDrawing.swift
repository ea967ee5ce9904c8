import TouchLayout
import TouchModel

/// Something that a view draws, where it is drawn.
public struct HeadlessDrawing: Hashable, Sendable {
  /// What is drawn.
  public enum Kind: Hashable, Sendable {
    /// A shape, filled; the radius of its corners is in points, infinite for the roundest.
    case fill(radius: Double)
    /// The line of a shape.
    case line(radius: Double, width: Double, isDashed: Bool)
    /// Words in a size, in points.
    case text(String, size: Double, isBold: Bool)
    /// A symbol of the system's, by name.
    case symbol(String)
    /// A turning wheel.
    case progress
  }

  /// What is drawn.
  public var kind: Kind
  /// Where, on the screen.
  public var frame: TouchModel.Rect
  /// In which colour.
  public var colour: TouchModel.RGBA
  /// How bright and colourful.
  public var look: Look

  /// Creates a drawing.
  public init(kind: Kind, frame: TouchModel.Rect, colour: TouchModel.RGBA, look: Look) {
    self.kind = kind
    self.frame = frame
    self.colour = colour
    self.look = look
  }

  /// What the modifiers around make of how something is drawn.
  public struct Look: Hashable, Sendable {
    /// The factor of its opacity.
    public var opacity = 1.0
    /// What is added to its brightness.
    public var brightness = 0.0
    /// The factor of its saturation.
    public var saturation = 1.0
    /// The radius of its shadow, in points.
    public var shadow = 0.0

    /// Creates a look; without arguments nothing is changed.
    public init(opacity: Double = 1) { self.opacity = opacity }
  }
}

extension _ViewContext {
  /// A node that is drawn, if anyone looks: the drawing is kept with its frame after layout.
  func drawn(
    _ node: ViewNode, _ kind: HeadlessDrawing.Kind, _ colour: Color.Resolved?
  ) -> ViewNode {
    guard session.isDrawing, !environment.isElsewhere else { return node }
    let context = child(-2)
    let (path, look, session) = (context.path, environment.look, session)
    let ink = colour ?? environment.ink
    return context.measured(node) { frame in
      session.drawings[path] = HeadlessDrawing(
        kind: kind, frame: frame, colour: ink.model, look: look)
    }
  }
}

extension EnvironmentValues {
  /// The colour of text, symbols and shapes.
  var ink: Color.Resolved { foreground ?? Color.primary.resolve(in: self) }
}

extension ViewNode.Shape {
  /// The radius of its corners, in points.
  var radius: Double {
    switch outline {
    case .rectangle, .custom: 0
    case .roundedRectangle(let radius): radius.typical
    case .capsule, .circle, .ellipse: .infinity
    }
  }
}
