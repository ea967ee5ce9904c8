import TouchLayout

/// Lengths of which only ranges are known, added up and multiplied.
extension Length {
  /// Whether a number lies between its ends.
  func contains(_ value: Double) -> Bool { smallest <= value && value <= largest }

  static func + (first: Length, second: Length) -> Length {
    first.combined(with: second, by: +)
  }

  static func - (first: Length, second: Length) -> Length {
    first.combined(with: second, by: -)
  }

  static func * (first: Length, second: Length) -> Length {
    first.combined(with: second, by: *)
  }

  static func / (first: Length, second: Length) -> Length {
    first.combined(with: second, by: /)
  }

  /// The range of an operation over both ranges; right for operations that grow or fall in each.
  func combined(with other: Length, by operation: (Double, Double) -> Double) -> Length {
    let ends = [
      operation(smallest, other.smallest), operation(smallest, other.largest),
      operation(largest, other.smallest), operation(largest, other.largest),
    ]
    return Length(
      smallest: ends.min() ?? 0, typical: operation(typical, other.typical),
      largest: ends.max() ?? 0)
  }

  /// The range of a rising function over the range.
  func mapped(_ function: (Double) -> Double) -> Length {
    Length(
      smallest: function(smallest), typical: function(typical), largest: function(largest))
  }

  /// What a sign makes of the bits of two whole numbers; nil where it is none of these, or they are not
  /// known.
  func bits(_ sign: String, _ other: Length) -> Length? {
    guard isKnown, other.isKnown, let first = Int(exactly: typical),
      let second = Int(exactly: other.typical)
    else { return nil }
    switch sign {
    case "<<" where 0..<Self.mostBits ~= second: return Length(Double(first << second))
    case ">>" where 0..<Self.mostBits ~= second: return Length(Double(first >> second))
    case "|": return Length(Double(first | second))
    case "&": return Length(Double(first & second))
    default: return nil
    }
  }

  /// The bits of the whole numbers that a length holds exactly.
  private static let mostBits = Double.significandBitCount + 1
}

extension Length {
  /// What a number of the language's says of itself, where it is known.
  func member(_ name: String) -> Value? {
    guard isKnown else { return nil }
    switch name {
    case "magnitude": return .number(Length(typical.magnitude))
    case "isFinite": return .boolean(typical.isFinite)
    case "isInfinite": return .boolean(typical.isInfinite)
    case "isNaN": return .boolean(typical.isNaN)
    case "isZero": return .boolean(typical.isZero)
    default: return nil
    }
  }
}
