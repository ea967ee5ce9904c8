import TouchModel

extension Arranger {
  // MARK: - Lazy grids

  mutating func lazyGridSize(_ box: Int, _ grid: Box.LazyGrid, _ proposal: Proposal) -> Size {
    let direction = grid.direction
    let tracks = tracks(grid, proposal.across(direction))
    let lines = lines(box, grid, tracks)
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    let offered = proposal.across(direction) ?? used
    return Size(
      direction, along: lines.last.map { $0.start + $0.length } ?? 0, across: max(used, offered))
  }

  mutating func lazyGridChildren(
    _ box: Int, _ grid: Box.LazyGrid, _ size: Size, _ proposal: Proposal
  ) -> [Placed] {
    let direction = grid.direction
    let tracks = tracks(grid, proposal.across(direction))
    guard !tracks.isEmpty else { return [] }
    let lines = lines(box, grid, tracks)
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    let slack = max(0, Arranger.difference(size.across(direction), used))
    let part =
      direction == .vertical
      ? grid.alignment.horizontal.fraction : grid.alignment.vertical.fraction
    return tree.boxes[box].children.enumerated().map { index, child in
      let (line, track) = (lines[index / tracks.count], tracks[index % tracks.count])
      var start = track.start + slack * part
      if grid.isRightToLeft, direction == .vertical {
        start = size.width - start - track.length
      }
      let cell = Size(direction, along: line.length, across: track.length)
      var placed = aligned(
        child, in: cell, .center, Proposal(direction, along: nil, across: track.length))
      let offset =
        direction == .vertical
        ? Point(x: start, y: line.start) : Point(x: line.start, y: start)
      placed.origin = Point(x: placed.origin.x + offset.x, y: placed.origin.y + offset.y)
      return placed
    }
  }

  private struct Span {
    var start: Double
    var length: Double
  }

  /// The columns of a vertical grid: what fixed ones leave is shared in order, and an adaptive one
  /// is divided into as many as its minimum allows.
  private func tracks(_ grid: Box.LazyGrid, _ offered: Double?) -> [Span] {
    var spans: [Span] = []
    var fixed = 0.0
    var flexibleCount = 0
    for (index, track) in grid.tracks.enumerated() {
      if index > 0 { fixed += grid.trackSpacing[index - 1] }
      if case .fixed(let length) = track { fixed += length } else { flexibleCount += 1 }
    }
    var rest = max(0, (offered.flatMap { $0.isFinite ? $0 : nil } ?? 0) - fixed)
    var start = 0.0
    func append(_ length: Double, spacing: Double) {
      spans.append(Span(start: start, length: length))
      start += length + spacing
    }
    for (index, track) in grid.tracks.enumerated() {
      let spacing = grid.trackSpacing[index]
      switch track {
      case .fixed(let length): append(length, spacing: spacing)
      case .flexible(let minimum, let maximum):
        let length = Arranger.clamp(rest / Double(max(1, flexibleCount)), minimum, maximum)
        append(length, spacing: spacing)
        rest = max(0, rest - length)
        flexibleCount -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(minimum, rest / Double(max(1, flexibleCount)))
        let fitting = (share + spacing) / max(1, minimum + spacing)
        let count = max(1, Int(min(fitting, 1000)))
        let length = Arranger.clamp(
          (share - spacing * Double(count - 1)) / Double(count), minimum, maximum)
        for _ in 0..<count { append(length, spacing: spacing) }
        rest = max(0, rest - share)
        flexibleCount -= 1
      }
    }
    return spans
  }

  private static func clamp(_ length: Double, _ least: Double, _ most: Double) -> Double {
    let clamped = max(least, min(length, most))
    return clamped.isFinite ? max(0, clamped) : 0
  }

  private mutating func lines(_ box: Int, _ grid: Box.LazyGrid, _ tracks: [Span]) -> [Span] {
    guard !tracks.isEmpty else { return [] }
    let children = tree.boxes[box].children
    var lines: [Span] = []
    var start = 0.0
    for first in stride(from: 0, to: children.count, by: tracks.count) {
      var length = 0.0
      for (offset, child) in children[first..<min(first + tracks.count, children.count)]
        .enumerated()
      {
        let proposal = Proposal(grid.direction, along: nil, across: tracks[offset].length)
        length = max(length, size(child, proposal).along(grid.direction))
      }
      lines.append(Span(start: start, length: length))
      start += length + grid.spacing
    }
    return lines
  }

  // MARK: - Grids

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
