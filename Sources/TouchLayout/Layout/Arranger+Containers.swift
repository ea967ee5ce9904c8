import TouchModel

extension Arranger {
  // MARK: - Scroll views

  /// As long as proposed along its axes, as long as its content across.
  mutating func scrollSize(
    _ box: Int, _ axes: ViewNode.ScrollAxes, _ proposal: Proposal
  ) -> Size {
    if axes.horizontal, axes.vertical, let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let content = size(tree.boxes[box].children[0], Arranger.scrolled(axes, proposal))
    return Size(
      width: axes.horizontal ? proposal.width ?? content.width : content.width,
      height: axes.vertical ? proposal.height ?? content.height : content.height)
  }

  mutating func scrollChildren(
    _ box: Int, _ axes: ViewNode.ScrollAxes, _ proposal: Proposal
  ) -> [Placed] {
    [placed(tree.boxes[box].children[0], at: .zero, Arranger.scrolled(axes, proposal))]
  }

  private static func scrolled(
    _ axes: ViewNode.ScrollAxes, _ proposal: Proposal
  ) -> Proposal {
    Proposal(
      width: axes.horizontal ? nil : proposal.width,
      height: axes.vertical ? nil : proposal.height)
  }

  // MARK: - Lists

  mutating func listSize(_ box: Int, _ proposal: Proposal) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    var (widest, total) = (0.0, 0.0)
    for child in tree.boxes[box].children {
      guard case .slot(let slot) = tree.boxes[child].kind else { continue }
      let size = size(child, Arranger.within(slot, proposal.width))
      widest = max(widest, size.width + slot.margins.total.width)
      total += size.height + slot.margins.total.height
    }
    return Size(width: proposal.width ?? widest, height: proposal.height ?? total)
  }

  mutating func listChildren(_ box: Int, _ size: Size) -> [Placed] {
    var children: [Placed] = []
    var top = 0.0
    for child in tree.boxes[box].children {
      guard case .slot(let slot) = tree.boxes[child].kind else { continue }
      top += slot.margins.top
      let cell = placed(
        child, at: Point(x: slot.margins.left, y: top), Arranger.within(slot, size.width))
      children.append(cell)
      top += cell.size.height + slot.margins.bottom
    }
    return children
  }

  private static func within(_ slot: Box.Slot, _ width: Double?) -> Proposal {
    Proposal(width: width.map { $0 - slot.margins.total.width }, height: nil)
  }

  // MARK: - Slots

  mutating func slotSize(_ box: Int, _ slot: Box.Slot, _ proposal: Proposal) -> Size {
    let content = size(tree.boxes[box].children[0], Arranger.inside(slot, proposal))
    let width = content.width + slot.insets.total.width
    let height = content.height + slot.insets.total.height
    return Size(
      width: max(slot.minimum.width, slot.fillsWidth ? proposal.width ?? width : width),
      height: max(slot.minimum.height, height))
  }

  mutating func slotChildren(
    _ box: Int, _ slot: Box.Slot, _ size: Size, _ proposal: Proposal
  ) -> [Placed] {
    let inner = Size(
      width: size.width - slot.insets.total.width, height: size.height - slot.insets.total.height)
    var offered = Arranger.inside(slot, proposal)
    if slot.taker == .rowTakers, offered.height == nil, size.height <= slot.minimum.height {
      // A row is as high as its content wishes; what is more than that is offered to the content.
      offered.height = inner.height
    }
    var child = aligned(
      tree.boxes[box].children[0], in: inner,
      ViewNode.Alignment(horizontal: slot.horizontal, vertical: .center), offered)
    child.origin.x += slot.insets.left
    child.origin.y += slot.insets.top
    return [child]
  }

  private static func inside(_ slot: Box.Slot, _ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { $0 - slot.insets.total.width },
      height: proposal.height.map { $0 - slot.insets.total.height })
  }

  // MARK: - The first child that fits

  mutating func fittingChild(
    _ box: Int, _ axes: ViewNode.ScrollAxes, _ proposal: Proposal
  ) -> Int? {
    let children = tree.boxes[box].children
    let ideal = Proposal(
      width: axes.horizontal ? nil : proposal.width,
      height: axes.vertical ? nil : proposal.height)
    for child in children.dropLast() {
      let size = size(child, ideal)
      let fitsWidth = !axes.horizontal || size.width <= (proposal.width ?? .infinity) + 0.001
      let fitsHeight = !axes.vertical || size.height <= (proposal.height ?? .infinity) + 0.001
      if fitsWidth, fitsHeight { return child }
    }
    return children.last
  }
}
