/// Where hit regions of given lengths begin, so that their middles lie as little as possible, in the
/// sum of squares, from the middles of what is drawn.
///
/// Targets that press against each other form blocks that move as one: first every target is placed
/// and blocks that meet are joined, then a block is parted wherever its halves would rather move
/// apart, until none would (Dwyer, Marriott & Stuckey 2005). A block stops where one of its targets
/// must not go further; on a row without such limits this is the pooling of adjacent violators.
struct LeastShift {
  private let line: Line
  private let lengths: [Double]
  /// Where each target would begin if it were alone.
  private let desired: [Double]
  private var blocks: [Block]
  private var blockOf: [Int]
  /// Where each target begins in its block.
  private var offset: [Double]
  /// The constraints of each target that hold blocks together; in a block they form a tree.
  private var active: [[Int]]
  /// The constraints, which keep the second target behind the first.
  private var constraints: [(first: Int, second: Int)] = []
  /// The constraints in which each target is the second.
  private var before = Line.Links()

  private struct Block {
    var members: [Int]
    /// The sum of where members would have the block begin.
    var sum: Double
    /// Where the block may begin, and which members say so.
    var least: Double
    var greatest: Double
    /// Constraints from other blocks before it and to others behind it; some may be its own by now.
    var before: [Int]
    var behind: [Int]

    var place: Double { min(max(sum / Double(members.count), least), max(least, greatest)) }
  }

  /// Closer than this, in points, is together.
  private static let slack = 1e-10

  init(_ line: Line, lengths: [Double]) {
    self.line = line
    self.lengths = lengths
    desired = line.low.indices.map { line.centre($0) - lengths[$0] / 2 }
    blocks = []
    // The constraints are numbered as the links behind each target are.
    for index in line.low.indices {
      for link in line.behind.indices(index) {
        constraints.append((index, line.behind.targets[link]))
      }
    }
    var entering: [(from: Int, to: Int)] = []
    for (index, constraint) in constraints.enumerated() {
      entering.append((constraint.second, index))
    }
    before = Line.Links(line.count, entering)
    active = [[Int]](repeating: [], count: line.count)
    offset = [Double](repeating: 0, count: line.count)
    blockOf = Array(line.low.indices)
    let empty = Block(members: [], sum: 0, least: 0, greatest: 0, before: [], behind: [])
    blocks = [Block](repeating: empty, count: line.count)
    for index in line.low.indices { gather([index], into: index) }
    for index in line.low.indices { joinBefore(blockOf[index]) }
    for index in line.low.indices { settle(blockOf[index]) }
    part()
  }

  /// Where each target begins.
  var starts: [Double] { line.low.indices.map { start($0) } }

  private func start(_ index: Int) -> Double { blocks[blockOf[index]].place + offset[index] }

  /// By how much a constraint is broken.
  private func excess(_ constraint: Int) -> Double {
    let (first, second) = constraints[constraint]
    return start(first) + lengths[first] - start(second)
  }

  // MARK: - Joining

  /// Joins a block with what it meets before it, the worst first.
  private mutating func joinBefore(_ block: Int) {
    var block = block
    while let worst = worstBefore(block) { block = join(worst) }
  }

  /// Joins a block with what it meets on either side until it meets nothing.
  private mutating func settle(_ block: Int) {
    var block = block
    while let worst = worstBefore(block) ?? worstBehind(block) { block = join(worst) }
  }

  private mutating func worstBefore(_ block: Int) -> Int? {
    var list: [Int] = []
    swap(&list, &blocks[block].before)
    let worst = worst(in: &list)
    swap(&list, &blocks[block].before)
    return worst
  }

  private mutating func worstBehind(_ block: Int) -> Int? {
    var list: [Int] = []
    swap(&list, &blocks[block].behind)
    let worst = worst(in: &list)
    swap(&list, &blocks[block].behind)
    return worst
  }

  /// Returns the constraint broken most, and forgets those that are inside one block.
  private func worst(in list: inout [Int]) -> Int? {
    var worst: Int?
    var most = LeastShift.slack
    var kept = 0
    for constraint in list {
      let (first, second) = constraints[constraint]
      if blockOf[first] == blockOf[second] { continue }
      list[kept] = constraint
      kept += 1
      let excess = excess(constraint)
      if excess > most { (worst, most) = (constraint, excess) }
    }
    list.removeLast(list.count - kept)
    return worst
  }

  /// Makes one block of the two that a constraint keeps apart, and returns it.
  private mutating func join(_ constraint: Int) -> Int {
    let (first, second) = constraints[constraint]
    active[first].append(constraint)
    active[second].append(constraint)
    let apart = offset[first] + lengths[first] - offset[second]
    var (large, small, distance) = (blockOf[first], blockOf[second], apart)
    if blocks[large].members.count < blocks[small].members.count {
      (large, small, distance) = (small, large, -apart)
    }
    let moved = blocks[small]
    blocks[small].members = []
    for member in moved.members {
      blockOf[member] = large
      offset[member] += distance
    }
    blocks[large].members += moved.members
    blocks[large].sum += moved.sum - distance * Double(moved.members.count)
    blocks[large].least = max(blocks[large].least, moved.least - distance)
    blocks[large].greatest = min(blocks[large].greatest, moved.greatest - distance)
    blocks[large].before += moved.before
    blocks[large].behind += moved.behind
    return large
  }

  // MARK: - Parting

  /// Parts blocks until every constraint that holds one together is pressed on.
  private mutating func part() {
    var waiting = blocks.indices.filter { blocks[$0].members.count > 1 }
    // Each parting makes the sum smaller; the bound guards against rounding alone.
    var budget = 8 * line.count + 64
    while let block = waiting.popLast(), budget > 0 {
      guard blocks[block].members.count > 1, let weakest = weakest(in: block) else { continue }
      budget -= 1
      let (first, second) = constraints[weakest]
      active[first].removeAll { $0 == weakest }
      active[second].removeAll { $0 == weakest }
      // The block keeps one half, so that nothing else of it needs to be named anew.
      let half = members(from: second)
      let new = blocks.count
      blocks.append(Block(members: [], sum: 0, least: 0, greatest: 0, before: [], behind: []))
      for member in half { blockOf[member] = new }
      let rest = blocks[block].members.filter { blockOf[$0] == block }
      gather(half, into: new)
      gather(rest, into: block)
      settle(blockOf[first])
      settle(blockOf[second])
      for changed in [blockOf[first], blockOf[second]] where blocks[changed].members.count > 1 {
        waiting.append(changed)
      }
    }
  }

  private mutating func gather(_ members: [Int], into block: Int) {
    var sum = 0.0
    var (least, greatest) = (-Double.infinity, Double.infinity)
    var entering: [Int] = []
    var leaving: [Int] = []
    for member in members {
      sum += desired[member] - offset[member]
      least = max(least, line.first(member, lengths[member]) - offset[member])
      greatest = min(greatest, line.last(member, lengths[member]) - offset[member])
      for link in before.indices(member) { entering.append(before.targets[link]) }
      leaving += line.behind.indices(member)
    }
    blocks[block] = Block(
      members: members, sum: sum, least: least, greatest: greatest, before: entering,
      behind: leaving)
  }

  /// Returns the targets that active constraints tie to one, itself first.
  private func members(from start: Int) -> [Int] {
    var found = [start]
    var from = [-1]
    var next = 0
    while next < found.count {
      let member = found[next]
      for constraint in active[member] where constraint != from[next] {
        let (first, second) = constraints[constraint]
        found.append(first == member ? second : first)
        from.append(constraint)
      }
      next += 1
    }
    return found
  }

  /// Returns the constraint in a block whose two sides press against each other least, if they would
  /// rather part.
  private func weakest(in block: Int) -> Int? {
    let place = blocks[block].place
    let mean = blocks[block].sum / Double(blocks[block].members.count)
    let root = blocks[block].members[0]
    var order = [root]
    var via = [-1]
    var parent = [-1]
    var next = 0
    while next < order.count {
      for constraint in active[order[next]] where constraint != via[next] {
        let (first, second) = constraints[constraint]
        order.append(first == order[next] ? second : first)
        via.append(constraint)
        parent.append(next)
      }
      next += 1
    }
    // How much each member is behind where it would be, and what holds the whole block back.
    var pull = order.map { place + offset[$0] - desired[$0] }
    if abs(place - mean) > LeastShift.slack,
      let holder = holder(of: block, order, before: place < mean)
    {
      pull[holder] -= pull.reduce(0, +)
    }
    var weakest: Int?
    var least = -LeastShift.slack * Double(order.count)
    for index in stride(from: order.count - 1, to: 0, by: -1) {
      let force = constraints[via[index]].second == order[index] ? pull[index] : -pull[index]
      if force < least { (weakest, least) = (via[index], force) }
      pull[parent[index]] += pull[index]
    }
    return weakest
  }

  /// Returns which of a block's members keeps it from going further.
  private func holder(of block: Int, _ order: [Int], before: Bool) -> Int? {
    var holder: Int?
    var tightest = Double.infinity
    for (index, member) in order.enumerated() {
      let room =
        before
        ? line.last(member, lengths[member]) - offset[member]
        : offset[member] - line.first(member, lengths[member])
      if room < tightest { (holder, tightest) = (index, room) }
    }
    return holder
  }
}
