import TouchModel

extension Arranger {
  /// What a box prefers of its distance to others, from what stands at its edges.
  ///
  /// Frames and padding end the preferences of what is inside, on the edges that they move.
  mutating func findSpacing(_ box: Int) -> EdgeSpacing {
    let children = tree.boxes[box].children
    switch tree.boxes[box].kind {
    case .leaf(let leaf): return EdgeSpacing(leaf.edges)
    case .text(let run): return .text(run.font)
    case .stack(let stack): return stackSpacing(children, stack)
    case .overlap: return merged(children)
    case .frame(let width, let height, _):
      return reset(spacing(children[0]), horizontal: width != nil, vertical: height != nil)
    case .flexibleFrame(let frame):
      return reset(
        spacing(children[0]),
        horizontal: frame.minWidth != nil || frame.idealWidth != nil || frame.maxWidth != nil,
        vertical: frame.minHeight != nil || frame.idealHeight != nil || frame.maxHeight != nil)
    case .padding(let outsets):
      var spacing = self.spacing(children[0])
      if outsets.top != 0 { spacing.top = .plain }
      if outsets.bottom != 0 { spacing.bottom = .plain }
      if outsets.left != 0 { spacing.isLooseLeft = false }
      if outsets.right != 0 { spacing.isLooseRight = false }
      return spacing
    case .decoration, .offset, .effect, .aspectRatio, .fixedSize, .passive, .ignoresSafeArea:
      return spacing(children[0])
    case .lazyGrid, .grid, .scroll, .list, .slot, .geometryReader, .firstThatFits, .bars,
      .position, .safeAreaInset:
      return .plain
    }
  }

  private func reset(_ spacing: EdgeSpacing, horizontal: Bool, vertical: Bool) -> EdgeSpacing {
    var spacing = spacing
    if vertical { (spacing.top, spacing.bottom) = (.plain, .plain) }
    if horizontal { (spacing.isLooseLeft, spacing.isLooseRight) = (false, false) }
    return spacing
  }

  private mutating func stackSpacing(_ children: [Int], _ stack: Box.Stack) -> EdgeSpacing {
    guard let first = children.first, let last = children.last else { return .plain }
    if stack.direction == .vertical {
      var edges = merged(children)
      edges.top = spacing(first).top
      edges.bottom = spacing(last).bottom
      return edges
    }
    var edges = merged(children)
    edges.isLooseLeft = spacing(stack.isRightToLeft ? last : first).isLooseLeft
    edges.isLooseRight = spacing(stack.isRightToLeft ? first : last).isLooseRight
    return edges
  }

  private mutating func merged(_ children: [Int]) -> EdgeSpacing {
    guard let first = children.first else { return .plain }
    var edges = spacing(first)
    for child in children.dropFirst() {
      let other = spacing(child)
      edges.top.merge(other.top)
      edges.bottom.merge(other.bottom)
      edges.isLooseLeft = edges.isLooseLeft && other.isLooseLeft
      edges.isLooseRight = edges.isLooseRight && other.isLooseRight
    }
    return edges
  }

  /// The distance between two neighbours in a stack that sets none, in points.
  mutating func distance(
    from first: Int, to second: Int, _ direction: ViewNode.Stack.Direction
  ) -> Double {
    let (before, after) = (spacing(first), spacing(second))
    switch direction {
    case .vertical: return before.bottom.distance(down: after.top, scale: scale)
    case .horizontal:
      return before.isLooseRight || after.isLooseLeft ? 0 : EdgeSpacing.standard
    }
  }
}
