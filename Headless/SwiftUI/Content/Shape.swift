import TouchLayout
import TouchModel

/// An outline in a frame.
public protocol Shape: View, Sendable {
  /// The outline in a frame.
  nonisolated func path(in rect: CGRect) -> Path
  /// Whether it is mirrored where people read from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// What layout knows of it.
  nonisolated func _outline(_ direction: LayoutDirection) -> ViewNode.Shape
}

extension Shape {
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// A shape that is not followed but for how far it reaches, if that is the same in every frame.
  nonisolated public func _outline(_ direction: LayoutDirection) -> ViewNode.Shape {
    // In large frames a least size does not show; in one without extent nothing else does.
    let frames = [(970, 610), (400, 400)].map {
      CGRect(x: 0, y: 0, width: CGFloat($0), height: CGFloat($1))
    }
    let paths = frames.map(path(in:))
    func outset(_ path: Path, _ frame: CGRect) -> EdgeInsets {
      let box = path.boundingRect
      return EdgeInsets(
        top: frame.minY - box.minY, leading: frame.minX - box.minX, bottom: box.maxY - frame.maxY,
        trailing: box.maxX - frame.maxX)
    }
    let outsets = zip(paths, frames).map(outset)
    guard paths.allSatisfy({ $0.figures.count == 1 }), outsets[0] == outsets[1] else {
      return ViewNode.Shape(.custom(name: "\(Self.self)"))
    }
    let smallest = path(in: CGRect.zero).boundingRect
    let (across, down) = (
      outsets[0].leading + outsets[0].trailing, outsets[0].top + outsets[0].bottom
    )
    let least =
      smallest.width > across || smallest.height > down
      ? TouchModel.Size(width: Double(smallest.width), height: Double(smallest.height)) : nil
    let isMirrored = layoutDirectionBehavior == .mirrors(in: direction)
    let lengths = outsets[0].lengths(isMirrored ? .rightToLeft : .leftToRight)
    switch paths[0].figures[0].kind {
    case .rectangle: return ViewNode.Shape(.rectangle, outset: lengths, least: least)
    case .rounded(let radius):
      return ViewNode.Shape(.roundedRectangle(radius: Length(Double(radius))), outset: lengths)
    case .ellipse: return ViewNode.Shape(.ellipse, outset: lengths)
    }
  }

  public func _node(_ context: _ViewContext) -> ViewNode {
    let environment = context.environment
    let outline = _outline(environment.layoutDirection)
    let node = ViewNode(
      .shape(outline, environment.isForegroundClear ? .clear : .fill),
      origin: ViewNode.Origin(name: "\(Self.self)"))
    return context.drawn(node, .fill(radius: outline.radius), nil)
  }

  /// The shape filled.
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View {
    Painted(
      shape: self, paint: (content as? Color)?.isClear == true ? .clear : .fill,
      colour: { content._color(in: $0) })
  }

  /// The line of the shape.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    Painted(
      shape: self, paint: .stroke(width: Length(Double(lineWidth))),
      line: { content._color(in: $0) })
  }
}

/// A shape that can be made smaller or, by a negative amount, larger.
public protocol InsettableShape: Shape {
  /// The kind of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape with its edges moved inwards.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// The line of the shape, inside its frame.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line of the shape, inside its frame.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> some View {
    Painted(
      shape: inset(by: style.lineWidth / 2),
      paint: .stroke(width: Length(Double(style.lineWidth))), isDashed: !style.dash.isEmpty,
      line: { content._color(in: $0) })
  }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// How wide it is, in points.
  public var lineWidth: CGFloat
  /// How long its parts and the gaps between them are, in points.
  public var dash: [CGFloat]
  /// Creates a style.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
    (self.lineWidth, self.dash) = (lineWidth, dash)
  }
}

struct Painted<S: Shape> {
  let shape: S
  let paint: ViewNode.Paint
  var isDashed = false
  var colour: @MainActor (EnvironmentValues) -> Color.Resolved? = { _ in nil }
  var line: @MainActor (EnvironmentValues) -> Color.Resolved? = { _ in nil }
}

extension Painted: View {
  func _node(_ context: _ViewContext) -> ViewNode {
    if let colour = colour(context.environment) { context.session.fills.append(colour) }
    let outline = shape._outline(context.environment.layoutDirection)
    let node = ViewNode(
      .shape(outline, paint), origin: ViewNode.Origin(name: "\(S.self)"))
    guard case .stroke(let width) = paint else {
      return context.drawn(node, .fill(radius: outline.radius), colour(context.environment))
    }
    return context.drawn(
      node, .line(radius: outline.radius, width: width.typical, isDashed: isDashed),
      line(context.environment))
  }
}

/// A shape that layout knows, larger or smaller by an amount.
public struct InsetSystemShape: InsettableShape {
  let outline: ViewNode.Shape.Outline
  let outset: CGFloat
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: -outset, dy: -outset)
    switch outline {
    case .circle:
      let side = min(rect.width, rect.height)
      return Path(
        ellipseIn: CGRect(
          x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      )
    case .ellipse: return Path(ellipseIn: rect)
    case .roundedRectangle(let radius):
      return Path(roundedRect: rect, cornerRadius: CGFloat(radius.typical))
    case .capsule:
      return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    case .rectangle, .custom: return Path(rect)
    }
  }
  nonisolated public func inset(by amount: CGFloat) -> InsetSystemShape {
    InsetSystemShape(outline: outline, outset: outset - amount)
  }
  nonisolated public func _outline(_ direction: LayoutDirection) -> ViewNode.Shape {
    ViewNode.Shape(outline, outset: ViewNode.EdgeLengths(all: Length(Double(outset))))
  }
}

/// A shape that layout knows.
public protocol _SystemShape: InsettableShape where InsetShape == InsetSystemShape {
  nonisolated var _kind: ViewNode.Shape.Outline { get }
}

extension _SystemShape {
  nonisolated public func path(in rect: CGRect) -> Path { inset(by: 0).path(in: rect) }
  nonisolated public func inset(by amount: CGFloat) -> InsetSystemShape {
    InsetSystemShape(outline: _kind, outset: -amount)
  }
  nonisolated public func _outline(_ direction: LayoutDirection) -> ViewNode.Shape {
    ViewNode.Shape(_kind)
  }
}

/// A rectangle.
public struct Rectangle: _SystemShape {
  nonisolated public init() {}
  nonisolated public var _kind: ViewNode.Shape.Outline { .rectangle }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A rectangle with round corners.
public struct RoundedRectangle: _SystemShape {
  public var cornerRadius: CGFloat
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }
  nonisolated public var _kind: ViewNode.Shape.Outline {
    .roundedRectangle(radius: Length(Double(cornerRadius)))
  }
}

/// A rectangle with half circles at its ends.
public struct Capsule: _SystemShape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  nonisolated public var _kind: ViewNode.Shape.Outline { .capsule }
}

/// A circle in the middle of its frame.
public struct Circle: _SystemShape {
  nonisolated public init() {}
  nonisolated public var _kind: ViewNode.Shape.Outline { .circle }
}

/// An ellipse that fills its frame.
public struct Ellipse: _SystemShape {
  nonisolated public init() {}
  nonisolated public var _kind: ViewNode.Shape.Outline { .ellipse }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }
}
