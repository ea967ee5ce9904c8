import TouchLayout

/// Views that tables show beside their rows.
extension SizeSolver {
  /// How long a view is that a table shows above or below the rows of a section, whatever constraints say of
  /// that; nil for any other.
  ///
  /// Source: the documentation of `UITableViewDelegate`, whose methods give such views their height and not
  /// their width.
  func inSection(
    _ view: ViewFacts.ID, _ facts: ViewFacts, along axis: Axis, within around: Set<Key>
  ) -> Span? {
    guard case .section(let making)? = facts.host, let owner = reader.owner,
      facts.superviews.isEmpty, facts.stacks.isEmpty
    else { return nil }
    guard axis == .vertical else { return widthOfSections(within: around) }
    let name = facts.isHeld ? facts.name : facts.type?.name ?? facts.className
    let lists = ListSizes(index: reader.index, setting: reader.setting)
    guard let name, let given = lists.height(ofView: name, madeBy: making, in: owner) else {
      return .unknown(UnknownReason.member(making))
    }
    var span = Span(given.length)
    span.sources = [
      Span.Source(
        place: given.place, name: given.giver, operation: .constraint, holder: holder(view))
    ]
    return span
  }

  /// How wide a view is that a table shows above or below all its rows, whatever its frame.
  func inTable(_ facts: ViewFacts, within around: Set<Key>) -> Span {
    let span = facts.table.map { self.span(of: $0, along: .horizontal, within: around) }
    if let span, span.isBounded { return span }
    return isOnLeastScreen ? Span(Length(Self.leastRow), .estimated) : asWideAsTable
  }

  private var asWideAsTable: Span { .unknown("a table makes it as wide as itself") }

  /// How wide the views beside the rows of sections are: as wide as their table, of which each of the class's
  /// may be the one, but for the margins of inset sections.
  private func widthOfSections(within around: Set<Key>) -> Span {
    let unknown = isOnLeastScreen ? Span(Length(Self.leastRow), .estimated) : asWideAsTable
    var result: Span?
    for table in reader.views.indices.map(ViewFacts.ID.init)
    where reader.canonical(table) == table && reader.isTable(table) {
      var span = self.span(of: table, along: .horizontal, within: around)
      guard span.isBounded else { return unknown }
      if mayBeInset(reader.facts(table)) {
        span = span.hull(span.scaled(by: 1, plus: Length(0) - Length(Self.marginsOfRow)))
      }
      result = result.map { $0.hull(span) } ?? span
    }
    return result ?? unknown
  }

  /// Whether a table may inset its sections from its sides: code of the class's makes it without a style that
  /// does.
  private func mayBeInset(_ table: ViewFacts) -> Bool {
    !table.isMade || table.type != nil || reader.mayHold(anyOf: ["nsetGrouped"])
  }
}
