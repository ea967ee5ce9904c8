import TouchLayout
import TouchModel

/// Labels that say nothing in Interface Builder.
extension SizeSolver {
  /// How high a label is that says nothing in Interface Builder: as high as a line where code gives it a
  /// text, and up to that where code may, as others that have the outlet do; nil where its text may take
  /// several lines, and for any other view.
  func blank(_ facts: ViewFacts, along axis: Axis) -> Span? {
    let views = interfaceViews(of: facts)
    let blanks = views.compactMap(\.blank)
    let content = facts.content
    guard facts.className == "UILabel", facts.type == nil, facts.unknowns.isEmpty,
      !blanks.isEmpty, blanks.count == views.count,
      views.allSatisfy({ (axis == .horizontal ? $0.naturalWidth : $0.naturalHeight) != nil })
    else { return nil }
    guard axis == .vertical, !content.hasAttributedTitle, !content.mayWrap,
      !content.lines.isEmpty || !blanks.contains(where: \.wraps),
      let place = facts.place ?? views.first?.naturalHeight?.source.place,
      let line = lineHeight(of: facts, drawnIn: blanks)
    else { return nil }
    let isSaying = !content.titles.isEmpty && content.titles.allSatisfy { $0.knownText != "" }
    var span = Span(
      low: isSaying ? line.smallest : 0, high: line.largest, certainty: .estimated)
    span.isVaried = !isSaying
    span.sources = [
      Span.Source(place: place, name: facts.name ?? facts.className, operation: .content)
    ]
    return span
  }

  /// How high a line is in the fonts that code gives a label, or else Interface Builder does; nil where one
  /// is not followed.
  private func lineHeight(of facts: ViewFacts, drawnIn blanks: [InterfaceBlank]) -> Length? {
    let drawn = blanks.map { $0.font?.value }
    let given = facts.content.fonts
    let isGiven = given.contains { !$0.isOfOwnFont }
    let known = drawn.compactMap(\.self)
    guard isGiven || known.count == drawn.count else { return nil }
    return FontReading(index: reader.index, setting: reader.setting).lineHeight(
      isGiven ? given : known + given, usual: Font(.fixed(17)))
  }
}
