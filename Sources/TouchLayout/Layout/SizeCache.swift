import TouchModel

/// The sizes that one box has taken of its proposals.
struct SizeCache {
  private typealias Entry = (proposal: Proposal, size: Size)

  // Most boxes are asked for two sizes at most, nearly all for a handful.
  private var first: Entry?
  private var second: Entry?
  private var few: [Entry] = []
  private var many: [Proposal: Size] = [:]

  /// The size that was taken of a proposal; nil where none is kept.
  func size(_ proposal: Proposal) -> Size? {
    if let first, first.proposal == proposal { return first.size }
    if let second, second.proposal == proposal { return second.size }
    for known in few where known.proposal == proposal { return known.size }
    return many.isEmpty ? nil : many[proposal]
  }

  /// Keeps the size that was taken of a proposal.
  mutating func keep(_ size: Size, for proposal: Proposal) {
    if first == nil {
      first = (proposal, size)
    } else if second == nil {
      second = (proposal, size)
    } else if few.count < 10 {
      few.append((proposal, size))
    } else {
      many[proposal] = size
    }
  }
}
