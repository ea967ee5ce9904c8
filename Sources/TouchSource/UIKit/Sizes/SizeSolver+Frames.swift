import TouchLayout
import TouchModel

/// Where frames put views.
extension SizeSolver {
  /// How far a view that its frames place begins behind the start of the one around it; nil where that is
  /// not known.
  func framedStart(of view: ViewFacts.ID, along axis: Axis) -> Length? {
    let facts = reader.facts(view)
    let margin = axis == .horizontal ? "flexibleLeftMargin" : "flexibleTopMargin"
    guard !reader.movesViews, !facts.isFitted, !facts.frames.isEmpty, facts.superviews.count == 1,
      facts.names("autoresizingMask")?.contains(margin) == false
    else { return nil }
    let starts = facts.frames.compactMap { $0.origin[axis] }
    guard starts.count == facts.frames.count else { return nil }
    return Length(
      smallest: starts.map(\.smallest).min() ?? 0, typical: starts[0].typical,
      largest: starts.map(\.largest).max() ?? 0)
  }
}

extension SetupReader {
  /// Whether the class's file moves views otherwise than by giving them frames.
  fileprivate var movesViews: Bool {
    guard let file = owner?.file, let bytes = index.number(of: file).flatMap(index.bytes) else {
      return true
    }
    return Self.moving.contains(where: bytes.hold)
  }

  private static let moving = ["origin", ".center =", ".center.", "offsetBy", "transform"]
}
