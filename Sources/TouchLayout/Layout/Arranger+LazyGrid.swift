import TouchModel

extension Arranger {
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

  /// A stretch along an axis, in points.
  struct Span {
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
}
