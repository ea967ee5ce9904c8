import TouchModel

extension Arranger {
  /// The columns and rows of a grid for a proposal.
  private struct GridPlan {
    var columns: [Span] = []
    var rows: [Span] = []
    var size: Size {
      Size(
        width: columns.last.map { $0.start + $0.length } ?? 0,
        height: rows.last.map { $0.start + $0.length } ?? 0)
    }
  }

  mutating func gridSize(_ box: Int, _ grid: Box.Grid, _ proposal: Proposal) -> Size {
    plan(box, grid, proposal).size
  }

  mutating func gridChildren(
    _ box: Int, _ grid: Box.Grid, _ size: Size, _ proposal: Proposal
  ) -> [Placed] {
    let plan = plan(box, grid, proposal)
    let children = tree.boxes[box].children
    var placed: [Placed] = []
    for (index, row) in grid.rows.enumerated() {
      for (column, position) in row.cells.enumerated() {
        let span =
          row.spans ? Span(start: 0, length: plan.size.width) : plan.columns[column]
        let cell = Size(width: span.length, height: plan.rows[index].length)
        let alignment = ViewNode.Alignment(
          horizontal: grid.alignment.horizontal, vertical: row.alignment)
        var child = aligned(children[position], in: cell, alignment, Proposal(cell))
        let start = grid.isRightToLeft ? size.width - span.start - span.length : span.start
        child.origin = Point(
          x: child.origin.x + start, y: child.origin.y + plan.rows[index].start)
        placed.append(child)
      }
    }
    return placed
  }

  private mutating func plan(_ box: Int, _ grid: Box.Grid, _ proposal: Proposal) -> GridPlan {
    let children = tree.boxes[box].children
    let count = grid.rows.reduce(0) { $1.spans ? $0 : max($0, $1.cells.count) }
    var columns = Array(repeating: [Int](), count: max(count, 1))
    for row in grid.rows where !row.spans {
      for (column, position) in row.cells.enumerated() {
        columns[column].append(children[position])
      }
    }
    let single = grid.rows.filter { $0.spans }.flatMap { row in row.cells.map { children[$0] } }
    if count == 0 { columns[0] = single }
    let widths = distribute(columns, .horizontal, proposal.width, grid.horizontalSpacing) { _, _ in
      nil
    }
    var plan = GridPlan()
    plan.columns = Arranger.spans(widths, grid.horizontalSpacing)
    let rows = grid.rows.map { row in row.cells.map { children[$0] } }
    let total = plan.size.width
    let heights = distribute(rows, .vertical, proposal.height, grid.verticalSpacing) { row, cell in
      grid.rows[row].spans ? total : widths[min(cell, widths.count - 1)]
    }
    plan.rows = Arranger.spans(heights, grid.verticalSpacing)
    return plan
  }

  private static func spans(_ lengths: [Double], _ spacing: Double) -> [Span] {
    var start = 0.0
    return lengths.map { length in
      defer { start += length + spacing }
      return Span(start: start, length: length)
    }
  }

  /// The lengths of tracks, each as long as its longest cell, with a stack's rules for sharing.
  private mutating func distribute(
    _ tracks: [[Int]], _ direction: ViewNode.Stack.Direction, _ offered: Double?,
    _ spacing: Double, across: (_ track: Int, _ cell: Int) -> Double?
  ) -> [Double] {
    func longest(_ arranger: inout Arranger, _ track: Int, _ along: Double?) -> Double {
      var length = 0.0
      for (cell, child) in tracks[track].enumerated() {
        let proposal = Proposal(direction, along: along, across: across(track, cell))
        length = max(length, arranger.size(child, proposal).along(direction))
      }
      return length
    }
    guard let offered, offered.isFinite else {
      return tracks.indices.map { longest(&self, $0, nil) }
    }
    var flexibility: [Double] = []
    for track in tracks.indices {
      let range = longest(&self, track, .infinity) - longest(&self, track, 0)
      flexibility.append(range.isNaN ? 0 : range)
    }
    let order = tracks.indices.sorted {
      (flexibility[$0], $0) < (flexibility[$1], $1)
    }
    var lengths = Array(repeating: 0.0, count: tracks.count)
    var space = offered - spacing * Double(max(0, tracks.count - 1))
    for (position, track) in order.enumerated() {
      let part = max(0, space / Double(order.count - position))
      let length = longest(&self, track, part)
      lengths[track] = length.isFinite ? length : part
      space -= lengths[track]
    }
    return lengths
  }
}
