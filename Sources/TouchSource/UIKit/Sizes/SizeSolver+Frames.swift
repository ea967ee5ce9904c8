import TouchLayout
import TouchModel

/// Where frames put views.
extension SizeSolver {
  /// How far a view that its frames place begins behind the start of the one around it; nil where that is
  /// not known.
  func framedStart(of view: ViewFacts.ID, along axis: Axis) -> Length? {
    let facts = reader.facts(view)
    let margin = axis == .horizontal ? "flexibleLeftMargin" : "flexibleTopMargin"
    let starts = facts.frames.compactMap { $0.origin[axis] }
    guard !starts.isEmpty, starts.count == facts.frames.count, !facts.isFitted,
      facts.superviews.count == 1, facts.names("autoresizingMask")?.contains(margin) == false,
      !reader.mayHold(anyOf: Self.moving)
    else { return nil }
    return Length(
      smallest: starts.map(\.smallest).min() ?? 0, typical: starts[0].typical,
      largest: starts.map(\.largest).max() ?? 0)
  }

  /// What moves views otherwise than by giving them frames.
  static let moving = ["origin", ".center =", ".center.", "offsetBy", "transform"]
}

extension SetupReader {
  /// Whether the file of the class holds one of some pieces of code, or cannot be read.
  func mayHold(anyOf code: [String]) -> Bool {
    guard let file = owner?.file, let bytes = index.number(of: file).flatMap(index.bytes) else {
      return true
    }
    return code.contains(where: bytes.hold)
  }
}
