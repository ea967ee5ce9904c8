import TouchModel

extension Arranger {
  /// What a stack makes of a proposal: its size, and each child's place along it.
  struct Row {
    /// What the stack was offered.
    var proposal: Proposal
    var size = Size.zero
    /// The extent of the children across the stack, which may be less than the stack's.
    var content = 0.0
    var sizes: [Size] = []
    var proposals: [Proposal] = []
    var starts: [Double] = []
    /// Each child's guide across the stack, from its own edge.
    var guides: [Double] = []
  }

  mutating func stackSize(_ box: Int, _ stack: Box.Stack, _ proposal: Proposal) -> Size {
    row(box, stack, proposal).size
  }

  mutating func stackChildren(
    _ box: Int, _ stack: Box.Stack, _ size: Size, _ proposal: Proposal
  ) -> [Placed] {
    // Across, children are offered what the stack turned out to be.
    let direction = stack.direction
    let across = proposal.across(direction) ?? size.across(direction)
    let final = Proposal(direction, along: proposal.along(direction), across: across)
    let row = row(box, stack, final)
    let children = tree.boxes[box].children
    let reach = row.guides.reduce(0) { max($0, $1) }
    let lead = Arranger.lead(stack, row.content, size.across(direction))
    return children.indices.map { index in
      let extent = row.sizes[index].along(direction)
      let start =
        stack.isRightToLeft && direction == .horizontal
        ? row.size.along(direction) - row.starts[index] - extent : row.starts[index]
      let offset = Arranger.difference(reach, row.guides[index])
      return Placed(
        child: children[index],
        origin: direction == .horizontal
          ? Point(x: start, y: offset + lead) : Point(x: offset + lead, y: start),
        size: row.sizes[index], proposal: row.proposals[index])
    }
  }

  /// Where the children begin across a stack that is wider than they are, as lazy ones may be.
  private static func lead(_ stack: Box.Stack, _ content: Double, _ size: Double) -> Double {
    guard stack.isLazy, size > content, size.isFinite else { return 0 }
    let part =
      stack.direction == .vertical
      ? stack.alignment.horizontal.fraction : stack.alignment.vertical.fraction
    return (size - content) * part
  }

  static func difference(_ first: Double, _ second: Double) -> Double {
    let difference = first - second
    return difference.isFinite ? difference : 0
  }

  /// The children along a stack for a proposal; the last one of each stack is kept, as placing mostly
  /// asks for what sizing found.
  private mutating func row(_ box: Int, _ stack: Box.Stack, _ proposal: Proposal) -> Row {
    if let known = rows[box], known.proposal == proposal { return known }
    let row = distribute(box, stack, proposal)
    rows[box] = row
    return row
  }

  /// Distributes a proposal among the children: those of higher priority first, then the less
  /// flexible ones, each an equal part of what is left.
  private mutating func distribute(
    _ box: Int, _ stack: Box.Stack, _ proposal: Proposal
  ) -> Row {
    let children = tree.boxes[box].children
    var row = Row(proposal: proposal)
    guard !children.isEmpty else { return row }
    let direction = stack.direction
    let gaps = gaps(children, stack)
    let across = proposal.across(direction)
    let offer = stack.isLazy ? nil : proposal.along(direction)
    let ideal = Proposal(direction, along: nil, across: across)
    row.proposals = Array(repeating: ideal, count: children.count)
    if let offer {
      share(offer - gaps.reduce(0, +), children, direction, across, &row)
    } else {
      row.sizes = children.map { size($0, ideal) }
    }
    finish(&row, gaps, children, stack, across)
    return row
  }

  /// The distance before each child; what is not there at all wants none.
  private mutating func gaps(_ children: [Int], _ stack: Box.Stack) -> [Double] {
    var gaps: [Double] = []
    gaps.reserveCapacity(children.count)
    var previous: Int?
    for child in children {
      if case .leaf(let leaf) = tree.boxes[child].kind, leaf.isAbsent {
        gaps.append(0)
        continue
      }
      var gap = 0.0
      if let previous {
        gap = stack.spacing ?? distance(from: previous, to: child, stack.direction)
      }
      gaps.append(gap)
      previous = child
    }
    return gaps
  }

  /// Offers each child its part of the space.
  private mutating func share(
    _ space: Double, _ children: [Int], _ direction: ViewNode.Stack.Direction, _ across: Double?,
    _ row: inout Row
  ) {
    row.sizes = Array(repeating: .zero, count: children.count)
    let order = fittingOrder(children, direction, across)
    var space = space
    var reserved = 0.0
    if let first = order.first {
      for index in order where priority(children[index]) != priority(children[first]) {
        reserved += least(children[index], direction, across)
      }
    }
    space -= reserved.isFinite ? reserved : 0
    var start = 0
    while start < order.count {
      let level = priority(children[order[start]])
      var end = start + 1
      while end < order.count, priority(children[order[end]]) == level { end += 1 }
      if start > 0 {
        for index in order[start..<end] {
          let least = least(children[index], direction, across)
          space += least.isFinite ? least : 0
        }
      }
      for position in start..<end {
        let index = order[position]
        let part = max(0, space / Double(end - position))
        let proposal = Proposal(direction, along: part, across: across)
        row.proposals[index] = proposal
        row.sizes[index] = size(children[index], proposal)
        let rest = space - row.sizes[index].along(direction)
        if !rest.isNaN { space = rest }
      }
      start = end
    }
  }

  private func priority(_ child: Int) -> Double { tree.boxes[child].priority }

  /// The least extent of a child along a direction.
  private mutating func least(
    _ child: Int, _ direction: ViewNode.Stack.Direction, _ across: Double?
  ) -> Double {
    size(child, Proposal(direction, along: 0, across: across)).along(direction)
  }

  /// The order in which children are offered space, as positions.
  private mutating func fittingOrder(
    _ children: [Int], _ direction: ViewNode.Stack.Direction, _ across: Double?
  ) -> [Int] {
    guard children.count > 1 else { return Array(children.indices) }
    var flexibility: [Double] = []
    flexibility.reserveCapacity(children.count)
    for child in children {
      let most = size(child, Proposal(direction, along: .infinity, across: across))
      let range = most.along(direction) - least(child, direction, across)
      flexibility.append(range.isNaN ? 0 : range)
    }
    return children.indices.sorted { first, second in
      let (one, other) = (priority(children[first]), priority(children[second]))
      if one != other { return one > other }
      if flexibility[first] != flexibility[second] {
        return flexibility[first] < flexibility[second]
      }
      return first < second
    }
  }

  private mutating func finish(
    _ row: inout Row, _ gaps: [Double], _ children: [Int], _ stack: Box.Stack, _ offered: Double?
  ) {
    let direction = stack.direction
    var along = 0.0
    var (before, after) = (0.0, 0.0)
    row.starts.reserveCapacity(children.count)
    for index in children.indices {
      along += gaps[index]
      row.starts.append(along)
      along += row.sizes[index].along(direction)
      let guide = guide(
        across: direction, stack.alignment, children[index], row.sizes[index], row.proposals[index])
      row.guides.append(guide)
      before = max(before, guide)
      after = max(after, row.sizes[index].across(direction) - guide)
    }
    var across = before + after
    row.content = across
    if stack.isLazy, let offered, offered.isFinite { across = max(across, offered) }
    row.size = Size(direction, along: max(0, along), across: across)
  }
}

extension Size {
  init(_ direction: ViewNode.Stack.Direction, along: Double, across: Double) {
    switch direction {
    case .horizontal: self.init(width: along, height: across)
    case .vertical: self.init(width: across, height: along)
    }
  }

  func along(_ direction: ViewNode.Stack.Direction) -> Double {
    direction == .horizontal ? width : height
  }

  func across(_ direction: ViewNode.Stack.Direction) -> Double {
    direction == .horizontal ? height : width
  }
}
