import TouchModel

extension ViewNode.HorizontalAlignment {
  /// How far from the left it stands, as a part of the width.
  var fraction: Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

extension ViewNode.VerticalAlignment {
  /// How far from the top it stands, as a part of the height; baselines at the bottom, as for views
  /// without text.
  var fraction: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom, .firstTextBaseline, .lastTextBaseline: 1
    }
  }
}

extension Arranger {
  /// A part of a length that may be without end: none of it is nothing.
  private static func part(_ fraction: Double, of length: Double) -> Double {
    fraction == 0 ? 0 : fraction * length
  }

  /// Where a view's guide for an alignment across a direction stands from its edge, in points.
  mutating func guide(
    across direction: ViewNode.Stack.Direction, _ alignment: ViewNode.Alignment, _ box: Int,
    _ size: Size, _ proposal: Proposal
  ) -> Double {
    switch direction {
    case .vertical: return Arranger.part(alignment.horizontal.fraction, of: size.width)
    case .horizontal: return verticalGuide(alignment.vertical, box, size, proposal)
    }
  }

  /// Where a view's guide for a vertical alignment stands under its top, in points.
  mutating func verticalGuide(
    _ alignment: ViewNode.VerticalAlignment, _ box: Int, _ size: Size, _ proposal: Proposal
  ) -> Double {
    switch alignment {
    case .top, .center, .bottom: return Arranger.part(alignment.fraction, of: size.height)
    case .firstTextBaseline:
      return baseline(box, size, proposal, isFirst: true) ?? size.height
    case .lastTextBaseline:
      return baseline(box, size, proposal, isFirst: false) ?? size.height
    }
  }

  /// The first or last baseline of the text in a view, under its top; nil without text.
  mutating func baseline(
    _ box: Int, _ size: Size, _ proposal: Proposal, isFirst: Bool
  ) -> Double? {
    switch tree.boxes[box].kind {
    case .leaf, .scroll, .list, .bars, .geometryReader, .slot: return nil
    case .text(let run): return isFirst ? run.firstBaseline : run.lastBaseline(proposal)
    default: break
    }
    var found: Double?
    for placed in children(box, size: size, proposal: proposal) {
      if case .decoration = tree.boxes[box].kind, placed.child != tree.boxes[box].children[0] {
        continue
      }
      guard
        let inner = baseline(placed.child, placed.size, placed.proposal, isFirst: isFirst)
      else { continue }
      let line = placed.origin.y + inner
      found = found.map { isFirst ? min($0, line) : max($0, line) } ?? line
    }
    return found
  }

  // MARK: - Views on top of each other

  mutating func overlapSize(
    _ box: Int, _ alignment: ViewNode.Alignment, _ proposal: Proposal
  ) -> Size {
    var left = 0.0
    var right = 0.0
    var above = 0.0
    var below = 0.0
    for child in decisive(box) {
      let size = size(child, proposal)
      let x = Arranger.part(alignment.horizontal.fraction, of: size.width)
      let y = verticalGuide(alignment.vertical, child, size, proposal)
      left = max(left, x)
      right = max(right, size.width - x)
      above = max(above, y)
      below = max(below, size.height - y)
    }
    return Size(width: left + right, height: above + below)
  }

  /// The children whose sizes are the size of the whole: those of the highest priority.
  private func decisive(_ box: Int) -> [Int] {
    let children = tree.boxes[box].children
    let highest = children.map { tree.boxes[$0].priority }.max() ?? 0
    return children.filter { tree.boxes[$0].priority == highest }
  }

  /// Places children on top of each other: each is offered the size of the whole again, so that a
  /// colour fills what a text beside it made (OpenSwiftUI, `_ZStackLayout.placeSubviews`).
  mutating func overlapChildren(
    _ box: Int, _ alignment: ViewNode.Alignment, _ proposal: Proposal
  ) -> [Placed] {
    let own = overlapSize(box, alignment, proposal)
    let whole = Proposal(width: own.width, height: own.height)
    func guide(_ child: Int, _ size: Size, _ arranger: inout Arranger) -> Point {
      Point(
        x: Arranger.part(alignment.horizontal.fraction, of: size.width),
        y: arranger.verticalGuide(alignment.vertical, child, size, whole))
    }
    var (left, above) = (0.0, 0.0)
    for child in decisive(box) {
      let point = guide(child, size(child, whole), &self)
      left = max(left, point.x)
      above = max(above, point.y)
    }
    return tree.boxes[box].children.map { child in
      let size = size(child, whole)
      let point = guide(child, size, &self)
      let origin = Point(
        x: Arranger.difference(left, point.x), y: Arranger.difference(above, point.y))
      return Placed(child: child, origin: origin, size: size, proposal: whole)
    }
  }

  /// Places a child in a frame by an alignment.
  mutating func aligned(
    _ child: Int, in size: Size, _ alignment: ViewNode.Alignment, _ proposal: Proposal
  ) -> Placed {
    var placed = placed(child, at: .zero, proposal)
    placed.origin.x =
      Arranger.difference(size.width, placed.size.width) * alignment.horizontal.fraction
    placed.origin.y =
      Arranger.difference(size.height, placed.size.height) * alignment.vertical.fraction
    return placed
  }
}
