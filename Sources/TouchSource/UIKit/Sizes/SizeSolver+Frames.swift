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

  /// Whether a view around another may be as high as what else it shows, and end before that one does.
  func mayEnd(
    _ parent: ViewFacts.ID, before view: ViewFacts.ID, along axis: Axis
  ) -> Bool {
    cutsByItself(view, in: parent, along: axis)
      || reader.facts(parent).isOwn && asksOthers(than: view, along: axis)
  }

  /// Whether the class's own view asks to be as high as others that it holds need, whatever frame it gives a
  /// view.
  private func asksOthers(than view: ViewFacts.ID, along axis: Axis) -> Bool {
    guard axis == .vertical, isFramed(view) || hasFrameSet(view, along: axis),
      let name = reader.facts(view).name,
      let body = reader.owner?.functions("sizeThatFits").first(where: \.hasBody)?.body
    else { return false }
    var asked: Set<String> = []
    body.forEachExpression { expression in
      if case .name(let word) = expression.kind { asked.insert(word) }
      if let path = expression.memberPath { asked.formUnion(path) }
    }
    return !asked.contains(name) && asked.contains { reader.properties[$0] != nil }
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
