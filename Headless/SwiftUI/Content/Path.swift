/// The outline of a shape: as much of it as the frame around it and what it is, if it is one
/// figure.
public struct Path: Equatable, Sendable {
  enum Figure: Equatable, Sendable {
    case rectangle
    case rounded(CGFloat)
    case ellipse
  }

  var figures: [(kind: Figure, rect: CGRect)] = []

  public init() {}
  public init(_ rect: CGRect) { figures = [(.rectangle, rect)] }
  public init(ellipseIn rect: CGRect) { figures = [(.ellipse, rect)] }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    figures = [(.rounded(cornerRadius), rect)]
  }
  public init(_ make: (inout Path) -> Void) {
    self.init()
    make(&self)
  }
  public mutating func addRect(_ rect: CGRect) { figures.append((.rectangle, rect)) }
  public mutating func addEllipse(in rect: CGRect) { figures.append((.ellipse, rect)) }
  /// The rectangle around it.
  public var boundingRect: CGRect {
    figures.reduce(CGRect.null) { $0.union($1.rect) }
  }

  public static func == (a: Path, b: Path) -> Bool {
    a.figures.count == b.figures.count
      && zip(a.figures, b.figures).allSatisfy { $0.kind == $1.kind && $0.rect == $1.rect }
  }
}
