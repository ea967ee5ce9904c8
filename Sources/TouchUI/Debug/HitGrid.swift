#if canImport(UIKit) && !os(watchOS)
  import TouchModel
  import UIKit

  /// Finds where touches reach a control: at the middles of a grid's cells first, then nearer at the
  /// edges of what those find.
  @MainActor struct HitGrid {
    let root: UIView
    let control: UIView
    /// The side of a cell, in points.
    let step: CGFloat

    /// How far beyond its bounds a control is expected to react, in points.
    private static let margin: CGFloat = 48
    /// How often an edge is halved: to an eighth of a point from four.
    private static let halvings = 5

    /// Where touches reach the control, in the coordinates of the root.
    var region: Region {
      let margin = (Self.margin / step).rounded(.up) * step
      let area = control.convert(control.bounds, to: root).insetBy(dx: -margin, dy: -margin)
      var rects: [CGRect] = []
      var y = area.minY
      while y < area.maxY {
        for row in row(at: y, from: area.minX, to: area.maxX) {
          // A row like the one above makes it higher.
          if let above = rects.last, above.minX == row.minX, above.width == row.width,
            abs(above.maxY - row.minY) < 1e-6
          {
            rects[rects.count - 1] = above.union(row)
          } else {
            rects.append(row)
          }
        }
        y += step
      }
      return Region(rects.map { .rectangle(TouchModel.Rect(refined($0))) })
    }

    /// The runs of cells in a row whose middles the control takes.
    private func row(at y: CGFloat, from least: CGFloat, to most: CGFloat) -> [CGRect] {
      var runs: [CGRect] = []
      var (x, start) = (least, CGFloat?.none)
      while x < most {
        let isHit = takes(CGPoint(x: x + step / 2, y: y + step / 2))
        if isHit, start == nil { start = x }
        if !isHit, let from = start {
          runs.append(CGRect(x: from, y: y, width: x - from, height: step))
          start = nil
        }
        x += step
      }
      if let from = start { runs.append(CGRect(x: from, y: y, width: x - from, height: step)) }
      return runs
    }

    private func takes(_ point: CGPoint) -> Bool {
      root.hitTest(point, with: nil)?.isDescendant(of: control) == true
    }

    /// A run of cells with its edges where touches end.
    private func refined(_ rect: CGRect) -> CGRect {
      let left = edge(from: rect.minX + step / 2, by: -step) { CGPoint(x: $0, y: rect.midY) }
      let right = edge(from: rect.maxX - step / 2, by: step) { CGPoint(x: $0, y: rect.midY) }
      let top = edge(from: rect.minY + step / 2, by: -step) { CGPoint(x: rect.midX, y: $0) }
      let bottom = edge(from: rect.maxY - step / 2, by: step) { CGPoint(x: rect.midX, y: $0) }
      let (minX, maxX) = (left ?? rect.minX, right ?? rect.maxX)
      let (minY, maxY) = (top ?? rect.minY, bottom ?? rect.maxY)
      return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Where touches end between a place that the control takes and one a step further that it does
    /// not; nil where it takes both, as beside another run.
    private func edge(
      from inside: CGFloat, by step: CGFloat, _ point: (CGFloat) -> CGPoint
    ) -> CGFloat? {
      var (taken, lost) = (inside, inside + step)
      guard takes(point(taken)), !takes(point(lost)) else { return nil }
      for _ in 0..<Self.halvings {
        let middle = (taken + lost) / 2
        if takes(point(middle)) { taken = middle } else { lost = middle }
      }
      // Whole points are what layout gives most often.
      let found = (taken + lost) / 2
      return abs(found - found.rounded()) <= abs(lost - taken) ? found.rounded() : found
    }
  }
#endif
