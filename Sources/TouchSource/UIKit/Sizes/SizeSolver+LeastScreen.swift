import TouchLayout

/// How wide views are at least, where how wide what shows them is stands nowhere in the source.
extension SizeSolver {
  /// How wide a view is at least wherever rows of tables, and views of controllers, are no narrower than
  /// on the narrowest of screens; 0 where nothing says so.
  ///
  /// No layout is said to be so: what is long enough in it need not be made sure of.
  func leastWidthOnScreen(of view: ViewFacts.ID) -> Double {
    let span = onLeastScreen().span(of: view, along: .horizontal)
    return span.isBounded ? span.low : 0
  }

  /// How wide the view of a class is on the narrowest of screens where nothing else says how wide it is; nil
  /// for one that is put wherever code puts it.
  func leastShown(along axis: Axis) -> Span? {
    guard isOnLeastScreen, axis == .horizontal, let type = reader.owner else { return nil }
    if type.isRowOfTable { return Span(Length(Self.leastRow), .estimated) }
    return reader.isController ? Span(Length(SystemLimits.leastScreenWidth / 2), .estimated) : nil
  }

  /// How wide what a row of a table shows, or what a table shows above or below its rows, is on the narrowest
  /// of screens; nil for all others.
  func leastRow(_ view: ViewFacts.ID, along axis: Axis) -> Span? {
    guard isOnLeastScreen, axis == .horizontal, let own = reader.own,
      let type = reader.owner, type.isRowOfTable, reader.isContent(view, of: own)
    else { return nil }
    return Span(Length(Self.leastRow), .estimated)
  }

  /// How wide a row of a table is: as wide as its table, which is no narrower than a menu that drops down over a
  /// quarter of the narrowest of screens.
  var widthOfRow: Span {
    Span(low: SystemLimits.leastScreenWidth / 4, high: .infinity, certainty: .estimated)
  }

  /// How wide what a row shows is on the narrowest of screens, between the margins of inset rows, in points.
  static let leastRow = SystemLimits.leastScreenWidth - marginsOfRow
  /// How much less wide inset rows are than their table at most, in points.
  static let marginsOfRow = 2 * 20.0
}

extension TypeInfo {
  /// Whether tables show its views as rows, or above or below those of a section.
  fileprivate var isRowOfTable: Bool {
    inherits("UITableViewCell") || inherits("UITableViewHeaderFooterView")
  }
}
