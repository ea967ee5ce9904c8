import TouchModel

extension BoxBuilder {
  /// The box of a node with children of its own.
  mutating func containerBox(_ node: ViewNode) -> Int {
    let origin = node.origin
    let outer = (direction, isBesideOthers, isFramed, isTarget)
    defer { (direction, isBesideOthers, isFramed, isTarget) = outer }
    (isBesideOthers, isFramed, isTarget) = (false, false, false)
    switch node.kind {
    case .stack(let stack, let children):
      let kind = Box.Kind.stack(
        Box.Stack(
          direction: stack.direction, spacing: distance(stack.spacing), alignment: stack.alignment,
          isLazy: stack.isLazy, isRightToLeft: stack.isRightToLeft))
      direction = stack.direction
      isBesideOthers =
        stack.direction == .horizontal && children.reduce(0) { $0 + $1.viewCount } > 1
      return add(kind, origin, build(all: children))
    case .overlap(let alignment, let children):
      direction = nil
      return add(.overlap(alignment), origin, build(all: children))
    case .lazyGrid(let grid, let children):
      direction = nil
      return add(.lazyGrid(resolve(grid)), origin, build(all: children))
    case .grid(let grid, let children): return self.grid(grid, children, origin)
    case .gridRow(let alignment, let children):
      // A row outside of a grid is a row of views.
      let vertical = alignment ?? .center
      direction = .horizontal
      return add(
        .stack(
          Box.Stack(
            direction: .horizontal, spacing: nil,
            alignment: ViewNode.Alignment(horizontal: .center, vertical: vertical), isLazy: false,
            isRightToLeft: environment.isRightToLeft)), origin, build(all: children))
    case .scroll(let axes, let content):
      // Several views stand below each other, whatever the axes.
      return add(.scroll(axes), origin, [single(content, in: .vertical)])
    case .geometryReader(let content):
      let topLeft = ViewNode.Alignment(horizontal: .left, vertical: .top)
      return add(.geometryReader, origin, [pile([content], topLeft)])
    case .firstThatFits(let axes, let children):
      return add(.firstThatFits(axes), origin, build(all: children))
    case .list(let list, let sections): return self.list(list, sections, origin)
    case .bars(let bars, let content): return self.bars(bars, content, origin)
    default: return add(.overlap(.center), origin, [])
    }
  }

  private mutating func resolve(_ grid: ViewNode.LazyGrid) -> Box.LazyGrid {
    let tracks = grid.tracks.map { track -> Box.LazyGrid.Track in
      switch track {
      case .fixed(let length): .fixed(least(length))
      case .flexible(let minimum, let maximum):
        .flexible(minimum: least(minimum), maximum: value(maximum))
      case .adaptive(let minimum, let maximum):
        .adaptive(minimum: least(minimum), maximum: value(maximum))
      }
    }
    return Box.LazyGrid(
      direction: grid.direction, tracks: tracks,
      trackSpacing: tracks.indices.map { index in
        guard grid.trackSpacing.indices.contains(index) else { return EdgeSpacing.standard }
        return distance(grid.trackSpacing[index]) ?? EdgeSpacing.standard
      },
      spacing: distance(grid.spacing) ?? EdgeSpacing.standard, alignment: grid.alignment,
      isRightToLeft: grid.isRightToLeft)
  }

  /// A distance between views, unless it is endless.
  private mutating func distance(_ length: Length?) -> Double? {
    guard let value = value(length), value.isFinite else { return nil }
    return value
  }

  /// A length that is a number and not negative.
  private mutating func least(_ length: Length) -> Double {
    let value = self.value(length)
    return value.isFinite ? max(0, value) : 0
  }

  private mutating func grid(
    _ grid: ViewNode.Grid, _ children: [ViewNode], _ origin: ViewNode.Origin
  ) -> Int {
    var boxes: [Int] = []
    var rows: [Box.Grid.Row] = []
    direction = nil
    for child in BoxBuilder.flattened(children) {
      let start = boxes.count
      if case .gridRow(let alignment, let cells) = child.kind {
        boxes += build(all: cells)
        rows.append(
          Box.Grid.Row(
            cells: start..<boxes.count, spans: false,
            alignment: alignment ?? grid.alignment.vertical))
        continue
      }
      for box in build(child) {
        boxes.append(box)
        rows.append(
          Box.Grid.Row(
            cells: boxes.count - 1..<boxes.count, spans: true, alignment: grid.alignment.vertical))
      }
    }
    let resolved = Box.Grid(
      rows: rows, alignment: grid.alignment,
      horizontalSpacing: distance(grid.horizontalSpacing) ?? EdgeSpacing.standard,
      verticalSpacing: distance(grid.verticalSpacing) ?? EdgeSpacing.standard,
      isRightToLeft: grid.isRightToLeft)
    return add(.grid(resolved), origin, boxes)
  }

  /// Nodes with the members of groups in place of the groups.
  private static func flattened(_ nodes: [ViewNode]) -> [ViewNode] {
    var flat: [ViewNode] = []
    for node in nodes {
      if case .group(let children) = node.kind {
        flat += flattened(children)
      } else {
        flat.append(node)
      }
    }
    return flat
  }

  /// Keeps what the system shows elsewhere.
  mutating func present(
    _ items: [ViewNode], in container: Screen.Element.Container, cell: Int?
  ) {
    let outer = (self.container, enclosing, direction)
    self.container = container
    enclosing = []
    direction = nil
    let boxes = build(all: items)
    (self.container, enclosing, direction) = outer
    guard !boxes.isEmpty else { return }
    tree.presentations.append(
      BoxTree.Presentation(container: container, boxes: boxes, cell: cell))
  }
}
