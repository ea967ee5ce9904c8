import TouchModel

extension Collector {
  /// A scroll view or a list: what it does not show can be scrolled to, and all of it takes
  /// touches.
  mutating func scroll(
    _ box: Int, _ frame: Rect, _ proposal: Proposal, _ surroundings: Surroundings
  ) -> Extent {
    var axes = ViewNode.ScrollAxes(horizontal: false, vertical: true)
    if case .scroll(let own) = arranger.tree.boxes[box].kind { axes = own }
    let viewport = surroundings.place(frame)
    let children = arranger.children(box, size: frame.size, proposal: proposal)
    var content = Size.zero
    for child in children {
      content.width = max(content.width, child.origin.x + child.size.width)
      content.height = max(content.height, child.origin.y + child.size.height)
    }
    cover(.rectangle(frame), by: box, surroundings)
    let own: Rect? =
      surroundings.isReachable && !surroundings.isHidden
      ? react(.rectangle(frame), surroundings) : nil
    var inner = surroundings
    inner.gate = surroundings.gate.narrowed(to: viewport).opened(axes)
    inner.cell = surroundings.cell.map { $0.narrowed(to: viewport).opened(axes) }
    inner.scroll = scrolls.count
    scrolls.append(
      Scroll(
        parent: surroundings.scroll, viewport: viewport,
        overflow: ViewNode.ScrollAxes(
          horizontal: axes.horizontal && content.width > frame.width + 0.5,
          vertical: axes.vertical && content.height > frame.height + 0.5)))
    var extent = Extent()
    let start = pieces.count
    for child in children { extent.merge(collect(child, in: frame, inner)) }
    pieces.removeSubrange(start...)
    extent.region = own
    extent.clip(to: viewport)
    return extent
  }

  /// Room of the system's own, whose elements may react in all of it.
  mutating func slot(
    _ box: Int, _ slot: Box.Slot, _ frame: Rect, _ proposal: Proposal,
    _ surroundings: Surroundings
  ) -> Extent {
    let start = (targets: targets.count, covers: covers.count)
    if slot.taker == .all { cover(.rectangle(frame), by: box, surroundings) }
    var inner = surroundings
    // A cell is a view of its own, beyond whose bounds no touch reaches its content.
    if slot.taker == .rowTakers {
      inner.gate = inner.gate.narrowed(to: surroundings.place(frame))
      inner.cell = inner.gate
    }
    var extent = container(box, frame, proposal, inner)
    guard slot.taker != .none else { return extent }
    let region = surroundings.place(frame)
    var hasTaker = false
    for index in start.targets..<targets.count {
      let element = arranger.tree.elements[targets[index].element].node
      guard slot.taker == .all || element.takesRow else { continue }
      targets[index].region = Region(region)
      targets[index].covers = start.covers..<covers.count
      targets[index].inside = start.targets..<targets.count
      targets[index].takesSlot = true
      // A control without a label of its own shows as what it takes.
      if targets[index].visual == nil, !targets[index].isHidden { targets[index].visual = region }
      hasTaker = true
    }
    if hasTaker {
      extent.region = Collector.union(extent.region, react(.rectangle(frame), surroundings))
    }
    return extent
  }

  /// The content between the system's bars and their items; a keyboard's bar covers nothing for
  /// long.
  mutating func bars(
    _ box: Int, _ bars: Box.Bars, _ frame: Rect, _ proposal: Proposal,
    _ surroundings: Surroundings
  ) -> Extent {
    var extent = Extent()
    let roles = Dictionary(
      zip(arranger.tree.boxes[box].children, bars.roles), uniquingKeysWith: { first, _ in first })
    for child in arranger.children(box, size: frame.size, proposal: proposal) {
      var inner = surroundings
      if roles[child.child] == .keyboard { inner.isApart = true }
      extent.merge(collect(child, in: frame, inner))
    }
    return extent
  }

  /// Lays out what the system shows elsewhere, each item in a row of its own.
  ///
  /// Menus are 250 points wide and alerts 270, with rows of 44; swipe actions are at least 74 wide
  /// and as high as their row. Common knowledge, not measured.
  mutating func present(_ presentation: BoxTree.Presentation) {
    let cell = presentation.cell.flatMap { frames[$0] }
    var row = Size(width: 250, height: 44)
    switch presentation.container {
    case .alert: row.width = 270
    case .swipeActions: row = Size(width: 74, height: cell?.height ?? 44)
    case .none, .row, .navigationBar, .toolbar, .tabBar, .menu, .widget: break
    }
    var surroundings = Surroundings(gate: Gate())
    surroundings.isApart = true
    let offer = Proposal(width: row.width, height: row.height)
    let first = targets.count
    for box in presentation.boxes {
      let size = arranger.size(box, offer)
      let frame = Rect(
        x: 0, y: 0, width: size.width.isFinite ? size.width : row.width,
        height: size.height.isFinite ? size.height : row.height)
      collect(box, frame, offer, surroundings)
    }
    pieces.removeAll()
    arrange(first..<targets.count, row, presentation.container, cell)
  }

  private mutating func arrange(
    _ range: Range<Int>, _ row: Size, _ container: Screen.Element.Container, _ cell: Rect?
  ) {
    let height = Double(range.count) * row.height
    for (position, index) in range.enumerated() {
      let frame: Rect
      if container == .swipeActions {
        let edge = cell?.maxX ?? bounds.maxX
        frame = Rect(
          x: edge - Double(position + 1) * row.width, y: cell?.minY ?? bounds.minY,
          width: row.width, height: row.height)
      } else {
        frame = Rect(
          x: bounds.midX - row.width / 2,
          y: bounds.midY - height / 2 + Double(position) * row.height, width: row.width,
          height: row.height)
      }
      targets[index].layout = frame
      targets[index].visual = frame
      targets[index].region = Region(frame)
      targets[index].gate = Gate()
      targets[index].inside = index..<index
      targets[index].covers = covers.count..<covers.count
    }
  }
}
