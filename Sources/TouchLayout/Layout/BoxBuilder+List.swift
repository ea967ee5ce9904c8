import TouchModel

extension BoxBuilder {
  /// A list: its cells, headers and footers one below the other.
  ///
  /// Sources: lists measured on iOS 17.5, 18.5 and 26 (rows at least 44 and 52 points high; cells
  /// 20 and 16 points from the list's edges on screens 393 to 402 wide; headers 38.67 and 40.33,
  /// footers 33.67 and 29.67 high; 17.67 between sections). The vertical insets of a cell's
  /// content are measured on 26 (15) and common knowledge before (11).
  mutating func list(
    _ list: ViewNode.List, _ sections: [ViewNode.Section], _ origin: ViewNode.Origin
  ) -> Int {
    let metrics = ListMetrics(list, deviceWidth: device.size.width)
    let set = value(list.minRowHeight) ?? metrics.minimumHeight
    let least = set.isFinite ? max(0, set) : metrics.minimumHeight
    let outer = container
    direction = nil
    var cells: [Int] = []
    for (position, section) in sections.enumerated() {
      var gap = position == 0 ? 0 : metrics.sectionGap
      if let header = section.header {
        container = outer
        cells += accessory(header, metrics, height: metrics.header, above: gap)
        gap = 0
      }
      container = .row
      for row in section.rows {
        cells += self.row(row, metrics, least: least, above: &gap)
      }
      container = outer
      if let footer = section.footer {
        cells += accessory(footer, metrics, height: metrics.footer, above: 0)
      }
    }
    return add(.list, origin, cells)
  }

  private mutating func row(
    _ row: ViewNode.Row, _ metrics: ListMetrics, least: Double, above gap: inout Double
  ) -> [Int] {
    var slots: [Int] = []
    let insets = row.insets.map { outsets($0) } ?? metrics.insets
    for (position, box) in build(row.content).enumerated() {
      var slot = Box.Slot()
      slot.margins = Outsets(top: gap, left: metrics.margin, right: metrics.margin)
      slot.insets = insets
      slot.minimum.height = least
      slot.fillsWidth = true
      slot.taker = .rowTakers
      gap = 0
      let id = add(.slot(slot), ViewNode.Origin(name: "List"), [box])
      slots.append(id)
      if position == 0, !row.swipeActions.isEmpty {
        present(row.swipeActions, in: .swipeActions, cell: id)
      }
    }
    return slots
  }

  private mutating func accessory(
    _ node: ViewNode, _ metrics: ListMetrics, height: Double, above gap: Double
  ) -> [Int] {
    build(node).map { box in
      var slot = Box.Slot()
      slot.margins = Outsets(top: gap, left: metrics.margin, right: metrics.margin)
      slot.insets = Outsets(
        top: height / 2, left: metrics.insets.left, bottom: height / 2, right: metrics.insets.right)
      slot.fillsWidth = true
      return add(.slot(slot), ViewNode.Origin(name: "Section"), [box])
    }
  }
}

/// The distances of a list, in points.
struct ListMetrics {
  /// From the list's edges to its cells.
  var margin: Double
  /// From a cell's edges to its content.
  var insets: Outsets
  /// The least height of a row.
  var minimumHeight: Double
  /// What a header is higher than its text, and a footer.
  var header, footer: Double
  /// Between the last row of a section and what follows.
  var sectionGap = 17.67

  init(_ list: ViewNode.List, deviceWidth: Double) {
    let isNew = list.environment.system >= 26
    let side = isNew ? 16.0 : (deviceWidth >= 393 ? 20 : 16)
    let vertical = isNew ? 15.0 : 11
    margin = list.style == .insetGrouped ? side : 0
    insets = Outsets(top: vertical, left: side, bottom: vertical, right: side)
    minimumHeight = isNew ? 52 : 44
    header = isNew ? 20 : 23
    footer = isNew ? 14 : 18
  }
}
