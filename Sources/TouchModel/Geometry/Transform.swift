/// An affine map of points: a scale, a rotation and a translation in one.
public struct Transform: Hashable, Sendable {
  /// The horizontal and vertical images of the horizontal unit, then of the vertical one.
  public var a, b, c, d: Double
  /// The translation, in points.
  public var tx, ty: Double

  /// Creates the map `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map that leaves every point where it is.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns the map that moves points by a distance, in points.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns the map that scales about an anchor.
  public static func scale(x: Double, y: Double, about anchor: Point) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: anchor.x * (1 - x), ty: anchor.y * (1 - y))
  }

  /// Returns the map that rotates clockwise about an anchor, from the angle's cosine and sine.
  public static func rotation(cosine: Double, sine: Double, about anchor: Point) -> Transform {
    Transform(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: anchor.x - anchor.x * cosine + anchor.y * sine,
      ty: anchor.y - anchor.x * sine - anchor.y * cosine)
  }

  /// Whether upright rectangles stay upright.
  public var keepsUpright: Bool { b == 0 && c == 0 }

  /// Returns the map that applies this one first and another after it.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The map back, where upright rectangles stay upright or lie on their side; else nil.
  public var boxInverse: Transform? {
    let determinant = a * d - b * c
    guard keepsUpright || a == 0 && d == 0, determinant != 0 else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Returns the image of a point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the bounding box of the image of a rectangle.
  public func apply(_ rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    return Rect(
      left: corners.reduce(.infinity) { min($0, $1.x) },
      top: corners.reduce(.infinity) { min($0, $1.y) },
      right: corners.reduce(-.infinity) { max($0, $1.x) },
      bottom: corners.reduce(-.infinity) { max($0, $1.y) })
  }
}
