/// A region as bands of equal intervals, from top to bottom.
struct RegionRows {
  /// One band: within it the region holds these intervals, from left to right, without overlap.
  struct Row {
    var top: Double
    var bottom: Double
    var spans: [(left: Double, right: Double)]
  }

  var rows: [Row]
}

extension Region {
  /// Returns the region as bands.
  ///
  /// - Parameters:
  ///   - finest: Into how many bands an outline that is not a rectangle is cut.
  ///   - inside: Whether bands lie wholly inside the outline; else they follow it at mid-height.
  func rows(finest: Int, inside: Bool = true) -> RegionRows {
    var cuts: [Double] = []
    for outline in outlines {
      let box = outline.boundingBox
      cuts += [box.minY, box.maxY]
      if case .rectangle = outline { continue }
      for step in 1..<max(2, finest) {
        cuts.append(box.minY + box.height * Double(step) / Double(max(2, finest)))
      }
      if case .polygon(let corners) = outline { cuts += corners.map { $0.y } }
    }
    cuts = cuts.filter { $0.isFinite }.sorted()
    var rows: [RegionRows.Row] = []
    for index in cuts.indices.dropFirst() where cuts[index] > cuts[index - 1] {
      let (top, bottom) = (cuts[index - 1], cuts[index])
      let spans = outlines.flatMap { $0.spans(from: top, to: bottom, inside: inside) }
      if !spans.isEmpty {
        rows.append(.init(top: top, bottom: bottom, spans: RegionRows.merged(spans)))
      }
    }
    return RegionRows(rows: rows)
  }
}

extension Region.Outline {
  typealias Span = (left: Double, right: Double)

  /// Returns what the outline holds of a band that crosses no corner of it.
  fileprivate func spans(from top: Double, to bottom: Double, inside: Bool) -> [Span] {
    let box = boundingBox
    guard top < box.maxY, bottom > box.minY else { return [] }
    guard inside else { return spans(at: (top + bottom) / 2) }
    switch self {
    case .rectangle: return spans(at: (top + bottom) / 2)
    case .roundedRectangle, .ellipse:
      guard let upper = spans(at: top).first, let lower = spans(at: bottom).first else { return [] }
      let span = (left: max(upper.left, lower.left), right: min(upper.right, lower.right))
      return span.left < span.right ? [span] : []
    case .polygon:
      // Edges do not cross within a band, so the k-th crossing above and below are one edge.
      let height = bottom - top
      let upper = crossings(at: top + height * 1e-9)
      let lower = crossings(at: bottom - height * 1e-9)
      guard upper.count == lower.count else { return [] }
      var spans: [Span] = []
      for index in stride(from: 0, to: upper.count - 1, by: 2) {
        let left = max(upper[index], lower[index])
        let right = min(upper[index + 1], lower[index + 1])
        if left < right { spans.append((left, right)) }
      }
      return spans
    }
  }

  /// Returns what the outline holds of a horizontal line.
  private func spans(at y: Double) -> [Span] {
    switch self {
    case .rectangle(let rect): return [(rect.minX, rect.maxX)]
    case .ellipse(let rect):
      let up = (y - rect.midY) / (rect.height / 2)
      let half = rect.width / 2 * max(0, 1 - up * up).squareRoot()
      return half > 0 ? [(rect.midX - half, rect.midX + half)] : []
    case .roundedRectangle(let rect, let radius):
      let corner = max(0, min(radius, rect.width / 2, rect.height / 2))
      let up = max(rect.minY + corner - y, y - (rect.maxY - corner), 0)
      let inset = corner - max(0, corner * corner - up * up).squareRoot()
      return [(rect.minX + inset, rect.maxX - inset)]
    case .polygon:
      let at = crossings(at: y)
      return stride(from: 0, to: at.count - 1, by: 2).map { (at[$0], at[$0 + 1]) }
    }
  }

  /// Returns where the sides of a polygon cross a horizontal line, from left to right.
  private func crossings(at y: Double) -> [Double] {
    guard case .polygon(let corners) = self else { return [] }
    var found: [Double] = []
    var previous = corners.count - 1
    for index in corners.indices {
      let (p, q) = (corners[index], corners[previous])
      if (p.y > y) != (q.y > y) { found.append(p.x + (y - p.y) / (q.y - p.y) * (q.x - p.x)) }
      previous = index
    }
    return found.sorted()
  }
}

extension RegionRows {
  /// Returns intervals from left to right, with those that touch made one.
  static func merged(_ spans: [Region.Outline.Span]) -> [Region.Outline.Span] {
    var merged: [Region.Outline.Span] = []
    for span in spans.sorted(by: { $0.left < $1.left }) {
      if let last = merged.last, span.left <= last.right {
        merged[merged.count - 1].right = max(last.right, span.right)
      } else {
        merged.append(span)
      }
    }
    return merged
  }

  /// The side of the largest upright square inside.
  var largestSquare: Double {
    var best = 0.0
    for start in rows.indices {
      var shared = rows[start].spans
      var bottom = rows[start].top
      for index in start..<rows.count {
        // Floating-point noise between bands that share a cut is none: cuts are the same numbers.
        guard rows[index].top == bottom else { break }
        shared = index == start ? shared : RegionRows.common(shared, rows[index].spans)
        bottom = rows[index].bottom
        let width = shared.reduce(0) { max($0, $1.right - $1.left) }
        if width <= best { break }
        best = max(best, min(width, bottom - rows[start].top))
      }
    }
    return best
  }

  private static func common(
    _ first: [Region.Outline.Span], _ second: [Region.Outline.Span]
  ) -> [Region.Outline.Span] {
    var common: [Region.Outline.Span] = []
    var (i, j) = (0, 0)
    while i < first.count, j < second.count {
      let left = max(first[i].left, second[j].left)
      let right = min(first[i].right, second[j].right)
      if left < right { common.append((left, right)) }
      if first[i].right < second[j].right { i += 1 } else { j += 1 }
    }
    return common
  }
}
