import TouchLayout
import TouchModel

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Several edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A distance at each edge.
public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  func lengths(_ direction: LayoutDirection) -> ViewNode.EdgeLengths {
    let mirrored = direction == .rightToLeft
    return ViewNode.EdgeLengths(
      top: Length(Double(top)), left: Length(Double(mirrored ? trailing : leading)),
      bottom: Length(Double(bottom)), right: Length(Double(mirrored ? leading : trailing)))
  }
}

/// A direction.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// In which direction people read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// Whether a shape is mirrored.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Where views stand across a column.
public struct HorizontalAlignment: Equatable, Sendable {
  enum Kind { case leading, center, trailing }
  let kind: Kind
  public static let leading = HorizontalAlignment(kind: .leading)
  public static let center = HorizontalAlignment(kind: .center)
  public static let trailing = HorizontalAlignment(kind: .trailing)

  func layout(_ direction: LayoutDirection) -> ViewNode.HorizontalAlignment {
    switch kind {
    case .center: .center
    case .leading: direction == .leftToRight ? .left : .right
    case .trailing: direction == .leftToRight ? .right : .left
    }
  }
}

/// Where views stand across a row.
public struct VerticalAlignment: Equatable, Sendable {
  let layout: ViewNode.VerticalAlignment
  public static let top = VerticalAlignment(layout: .top)
  public static let center = VerticalAlignment(layout: .center)
  public static let bottom = VerticalAlignment(layout: .bottom)
  public static let firstTextBaseline = VerticalAlignment(layout: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(layout: .lastTextBaseline)
}

/// Where a view stands in another.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  func layout(_ direction: LayoutDirection) -> ViewNode.Alignment {
    ViewNode.Alignment(horizontal: horizontal.layout(direction), vertical: vertical.layout)
  }
}

/// A point as a fraction of a rectangle.
public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var layout: TouchModel.Point { TouchModel.Point(x: Double(x), y: Double(y)) }
}

/// An angle.
public struct Angle: Hashable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public init(radians: Double) { self.radians = radians }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static let zero = Angle(radians: 0)
}

extension TouchModel.Rect {
  /// The rectangle as Foundation knows it.
  var cg: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
