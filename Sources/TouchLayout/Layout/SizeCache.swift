import TouchModel

/// The sizes that one box has taken of its proposals.
struct SizeCache {
  private var few: [(proposal: Proposal, size: Size)] = []
  private var many: [Proposal: Size] = [:]

  func size(_ proposal: Proposal) -> Size? {
    for known in few where known.proposal == proposal { return known.size }
    return many.isEmpty ? nil : many[proposal]
  }

  mutating func keep(_ size: Size, for proposal: Proposal) {
    // Nearly every box is asked for a handful of sizes only.
    if few.count < 12 {
      few.append((proposal, size))
    } else {
      many[proposal] = size
    }
  }
}
