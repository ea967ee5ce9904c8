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
  private var blocks: [Block] = []
  /// Where each block begins.
  private var places: [Double] = []
  private var blockOf: [Int]
  /// Where each target begins in its block.
  private var offset: [Double]
  /// The constraints, which keep the second target behind the first.
  private var constraints: [Constraint] = []
  /// The constraints in which each target is the first, and those in which it is the second.
  private let exits, entries: Line.Links
  /// Between which places each target may begin, if those before and behind it leave it room.
  private let earliest, latest: [Double]
  /// Lists of members, and of constraints that enter and leave blocks.
  private var members: Chains
  private var before: Chains
  private var behind: Chains
  /// The constraints that hold blocks together, in which they form a tree: each target's list runs
  /// through places of two for each constraint, one for either side.
  private var active: [Chains.Chain]
  private var ties: Chains

  private struct Constraint {
    private var pair: (Int32, Int32)

    init(_ first: Int, _ second: Int) { pair = (Int32(first), Int32(second)) }

    var first: Int { Int(pair.0) }
    var second: Int { Int(pair.1) }
  }

  private struct Block {
    var count = 0
    var members = Chains.Chain()
    /// The sum of where members would have the block begin.
    var sum = 0.0
    /// Between which places the block may begin, as its tightest members say.
    var least = -Double.infinity
    var greatest = Double.infinity
    /// Constraints from other blocks before it and to others behind it; some may be its own by now.
    var before = Chains.Chain()
    var behind = Chains.Chain()

    var place: Double { min(max(sum / Double(count), least), max(least, greatest)) }
  }

  /// Closer than this, in points, is together.
  private static let slack = 1e-10

  init(_ line: Line, lengths: [Double]) {
    self.line = line
    self.lengths = lengths
    desired = line.low.indices.map { line.centre($0) - lengths[$0] / 2 }
    (earliest, latest) = LeastShift.range(line, lengths)
    var leaving: [(from: Int, to: Int)] = []
    var arriving: [(from: Int, to: Int)] = []
    for index in line.low.indices {
      for link in line.behind.indices(index) {
        let other = line.behind.target(link)
        // Two that cannot reach each other need not be kept apart.
        guard latest[index] + lengths[index] > earliest[other] else { continue }
        leaving.append((index, constraints.count))
        arriving.append((other, constraints.count))
        constraints.append(Constraint(index, other))
      }
    }
    exits = Line.Links(line.count, leaving)
    entries = Line.Links(line.count, arriving)
    offset = [Double](repeating: 0, count: line.count)
    blockOf = Array(line.low.indices)
    members = Chains(count: line.count)
    before = Chains(count: constraints.count)
    behind = Chains(count: constraints.count)
    active = [Chains.Chain](repeating: .init(), count: line.count)
    ties = Chains(count: 2 * constraints.count)
    blocks = [Block](repeating: Block(), count: line.count)
    places = [Double](repeating: 0, count: line.count)
    for index in line.low.indices { add(index, to: index) }
    for index in line.low.indices { joinBefore(blockOf[index]) }
    for index in constraints.indices where excess(index) > LeastShift.slack {
      settle(blockOf[constraints[index].first])
    }
    part()
  }

  /// Returns between which places each target may begin.
  ///
  /// Chains as long as their room leave nothing open, and are settled by this alone.
  private static func range(
    _ line: Line, _ lengths: [Double]
  ) -> (earliest: [Double], latest: [Double]) {
    var earliest = line.low
    for index in line.low.indices {
      earliest[index] = line.first(index, lengths[index])
      for link in line.before.indices(index) {
        let other = line.before.target(link)
        earliest[index] = max(earliest[index], earliest[other] + lengths[other])
      }
    }
    var latest = line.low
    for index in line.low.indices.reversed() {
      latest[index] = line.last(index, lengths[index])
      for link in line.behind.indices(index) {
        latest[index] = min(latest[index], latest[line.behind.target(link)] - lengths[index])
      }
      // What has no more room than rounding leaves has none.
      if latest[index] - earliest[index] < 1e-6 { latest[index] = earliest[index] }
    }
    return (earliest, latest)
  }

  /// Where each target begins.
  var starts: [Double] { line.low.indices.map { start($0) } }

  private func start(_ index: Int) -> Double { places[blockOf[index]] + offset[index] }

  /// By how much a constraint is broken.
  private func excess(_ constraint: Int) -> Double {
    let (first, second) = (constraints[constraint].first, constraints[constraint].second)
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
    var (list, chains) = (blocks[block].before, Chains(count: 0))
    swap(&chains, &before)
    let worst = worst(in: &list, of: &chains)
    swap(&chains, &before)
    blocks[block].before = list
    return worst
  }

  private mutating func worstBehind(_ block: Int) -> Int? {
    var (list, chains) = (blocks[block].behind, Chains(count: 0))
    swap(&chains, &behind)
    let worst = worst(in: &list, of: &chains)
    swap(&chains, &behind)
    blocks[block].behind = list
    return worst
  }

  /// Returns the constraint of a list broken most, and forgets those that are inside one block.
  private func worst(in list: inout Chains.Chain, of chains: inout Chains) -> Int? {
    var worst: Int?
    var most = LeastShift.slack
    var (previous, constraint) = (-1, list.first)
    while constraint >= 0 {
      let next = chains.next(constraint)
      let (first, second) = (constraints[constraint].first, constraints[constraint].second)
      if blockOf[first] == blockOf[second] {
        chains.remove(after: previous, from: &list)
      } else {
        let excess = excess(constraint)
        if excess > most { (worst, most) = (constraint, excess) }
        previous = constraint
      }
      constraint = next
    }
    return worst
  }

  /// Makes one block of the two that a constraint keeps apart, and returns it.
  private mutating func join(_ constraint: Int) -> Int {
    let (first, second) = (constraints[constraint].first, constraints[constraint].second)
    ties.append(2 * constraint, to: &active[first])
    ties.append(2 * constraint + 1, to: &active[second])
    let apart = offset[first] + lengths[first] - offset[second]
    var (large, small, distance) = (blockOf[first], blockOf[second], apart)
    if blocks[large].count < blocks[small].count {
      (large, small, distance) = (small, large, -apart)
    }
    let moved = blocks[small]
    blocks[small] = Block()
    var member = moved.members.first
    while member >= 0 {
      blockOf[member] = large
      offset[member] += distance
      member = members.next(member)
    }
    members.append(moved.members, to: &blocks[large].members)
    before.append(moved.before, to: &blocks[large].before)
    behind.append(moved.behind, to: &blocks[large].behind)
    blocks[large].count += moved.count
    blocks[large].sum += moved.sum - distance * Double(moved.count)
    blocks[large].least = max(blocks[large].least, moved.least - distance)
    blocks[large].greatest = min(blocks[large].greatest, moved.greatest - distance)
    places[large] = blocks[large].place
    return large
  }

  /// Puts a target into a block, with the constraints that enter and leave it.
  private mutating func add(_ member: Int, to block: Int) {
    blockOf[member] = block
    members.append(member, to: &blocks[block].members)
    blocks[block].count += 1
    blocks[block].sum += desired[member] - offset[member]
    blocks[block].least = max(
      blocks[block].least, earliest[member] - offset[member])
    blocks[block].greatest = min(
      blocks[block].greatest, latest[member] - offset[member])
    places[block] = blocks[block].place
    for link in entries.indices(member) {
      before.append(entries.target(link), to: &blocks[block].before)
    }
    for link in exits.indices(member) {
      behind.append(exits.target(link), to: &blocks[block].behind)
    }
  }

  // MARK: - Parting

  /// Parts blocks until every constraint that holds one together is pressed on.
  private mutating func part() {
    var waiting = blocks.indices.filter { blocks[$0].count > 1 }
    // Each parting makes the sum smaller; the bound guards against rounding alone.
    var budget = 8 * line.count + 64
    while let block = waiting.popLast(), budget > 0 {
      guard blocks[block].count > 1, let weakest = weakest(in: block) else { continue }
      budget -= 1
      let (first, second) = (constraints[weakest].first, constraints[weakest].second)
      let all = tied(to: first).order
      untie(2 * weakest, from: first)
      untie(2 * weakest + 1, from: second)
      // The block keeps one half, so that nothing else of it needs to be named anew.
      blocks[block] = Block()
      let new = blocks.count
      blocks.append(Block())
      places.append(0)
      for member in all { blockOf[member] = block }
      for member in tied(to: second).order { blockOf[member] = new }
      for member in all { add(member, to: blockOf[member]) }
      settle(blockOf[first])
      settle(blockOf[second])
      for changed in [blockOf[first], blockOf[second]] where blocks[changed].count > 1 {
        waiting.append(changed)
      }
    }
  }

  private mutating func untie(_ tie: Int, from target: Int) {
    var previous = -1
    var next = active[target].first
    while next >= 0, next != tie { (previous, next) = (next, ties.next(next)) }
    if next == tie { ties.remove(after: previous, from: &active[target]) }
  }

  /// Returns the targets that active constraints tie to one, itself first, each with the constraint
  /// that leads to it and the place of the target from which it does.
  private func tied(to start: Int) -> (order: [Int], via: [Int], parent: [Int]) {
    var (order, via, parent) = ([start], [-1], [-1])
    var next = 0
    while next < order.count {
      var tie = active[order[next]].first
      while tie >= 0 {
        let constraint = tie / 2
        if constraint != via[next] {
          let (first, second) = (constraints[constraint].first, constraints[constraint].second)
          order.append(first == order[next] ? second : first)
          via.append(constraint)
          parent.append(next)
        }
        tie = ties.next(tie)
      }
      next += 1
    }
    return (order, via, parent)
  }

  /// Returns the constraint in a block whose two sides press against each other least, if they would
  /// rather part.
  private func weakest(in block: Int) -> Int? {
    let place = places[block]
    let mean = blocks[block].sum / Double(blocks[block].count)
    let (order, via, parent) = tied(to: blocks[block].members.first)
    // How much each member is behind where it would be, and what holds the whole block back.
    var pull = order.map { place + offset[$0] - desired[$0] }
    if abs(place - mean) > LeastShift.slack,
      let holder = holder(among: order, before: place < mean)
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
  private func holder(among members: [Int], before: Bool) -> Int? {
    var holder: Int?
    var tightest = Double.infinity
    for (index, member) in members.enumerated() {
      let room =
        before
        ? latest[member] - offset[member]
        : offset[member] - earliest[member]
      if room < tightest { (holder, tightest) = (index, room) }
    }
    return holder
  }
}
