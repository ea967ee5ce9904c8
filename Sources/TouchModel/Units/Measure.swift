/// A length in one unit; lengths in different units do not add, compare or assign.
///
/// Geometry is in points throughout and carries plain numbers; these types stand where lengths of
/// several units meet, as in `density.millimetres(Points(44))`.
public struct Measure<Unit: LengthUnit>: Hashable, Comparable, Sendable {
  /// The number of units.
  public var value: Double

  /// Creates a length from a number of units.
  public init(_ value: Double) {
    self.value = value
  }

  /// Orders from the shorter to the longer.
  public static func < (first: Measure, second: Measure) -> Bool { first.value < second.value }

  /// Returns the sum of two lengths.
  public static func + (first: Measure, second: Measure) -> Measure {
    Measure(first.value + second.value)
  }

  /// Returns the difference of two lengths.
  public static func - (first: Measure, second: Measure) -> Measure {
    Measure(first.value - second.value)
  }

  /// Returns a length times a number.
  public static func * (length: Measure, factor: Double) -> Measure {
    Measure(length.value * factor)
  }

  /// Returns a length divided by a number.
  public static func / (length: Measure, divisor: Double) -> Measure {
    Measure(length.value / divisor)
  }

  /// Returns how many times a length holds another.
  public static func / (length: Measure, other: Measure) -> Double {
    length.value / other.value
  }
}

/// A unit of length, as a type.
public protocol LengthUnit: Sendable {}

/// The unit that user interfaces are laid out in.
public enum PointUnit: LengthUnit {}
/// The dot of a screen.
public enum PixelUnit: LengthUnit {}
/// A thousandth of a metre.
public enum MillimetreUnit: LengthUnit {}
/// 25.4 millimetres.
public enum InchUnit: LengthUnit {}

/// A length in points.
public typealias Points = Measure<PointUnit>
/// A length in pixels.
public typealias Pixels = Measure<PixelUnit>
/// A length in millimetres.
public typealias Millimetres = Measure<MillimetreUnit>
/// A length in inches.
public typealias Inches = Measure<InchUnit>

extension Measure where Unit == InchUnit {
  /// The same length in millimetres; an inch is 25.4 mm by international definition of 1959.
  public var millimetres: Millimetres { Millimetres(value * 25.4) }
}

extension Measure where Unit == MillimetreUnit {
  /// The same length in inches; an inch is 25.4 mm by international definition of 1959.
  public var inches: Inches { Inches(value / 25.4) }
}
