import TouchLayout

/// Between which ends numbers lie that code works out of what is not in the source.
extension SetupReader {
  /// The most calculations to follow, one inside the other.
  private static let mostNested = 16

  /// The range of a number; without end where nothing written limits it, as `min(1, progress)` is by 1
  /// from above alone.
  func ends(_ expression: Expression, in frame: SetupFrame, within nesting: Int = 0) -> Length {
    if let known = number(expression, in: frame) { return known }
    guard nesting < Self.mostNested else { return .endless }
    func ends(_ expression: Expression) -> Length {
      self.ends(expression, in: frame, within: nesting + 1)
    }
    switch expression.kind {
    case .name(let name): return frame.making(of: name).map(ends) ?? .endless
    case .unary("-", let operand): return ends(operand).times(-1)
    case .tuple(let members) where members.count == 1: return ends(members[0].value)
    case .ternary(_, let first, let second): return ends(first).combined(around: ends(second))
    case .binary(let sign, let left, let right):
      return Self.ends(of: ends(left), sign, ends(right))
    case .chain(let base, let links) where links.count == 1:
      guard case .name(let name) = base.kind, case .call(let arguments) = links[0].kind,
        !arguments.isEmpty
      else { return .endless }
      let all = arguments.map { ends($0.value) }
      switch name {
      case "CGFloat", "Double", "Float": return all.count == 1 ? all[0] : .endless
      case "min": return all.dropFirst().reduce(all[0]) { $0.combined(with: $1, by: min) }
      case "max": return all.dropFirst().reduce(all[0]) { $0.combined(with: $1, by: max) }
      default: return .endless
      }
    default: return .endless
    }
  }

  private static func ends(of first: Length, _ sign: String, _ second: Length) -> Length {
    switch sign {
    case "+": return first.plus(second)
    case "-": return first.plus(second.times(-1))
    case "*" where second.isKnown: return first.times(second.typical)
    case "*" where first.isKnown: return second.times(first.typical)
    case "/" where second.isKnown && second.typical != 0: return first.times(1 / second.typical)
    default: return .endless
    }
  }
}

extension Length {
  /// Any number.
  static let endless = Length(smallest: -.infinity, typical: 0, largest: .infinity)

  /// A sum, of which each end is one of the ends.
  fileprivate func plus(_ other: Length) -> Length {
    Length(
      smallest: smallest + other.smallest, typical: typical + other.typical,
      largest: largest + other.largest)
  }

  fileprivate func times(_ factor: Double) -> Length {
    // Nothing of whatever it is, is nothing.
    guard factor != 0 else { return 0 }
    let ends = [smallest * factor, largest * factor]
    return Length(smallest: ends.min()!, typical: typical * factor, largest: ends.max()!)
  }
}
