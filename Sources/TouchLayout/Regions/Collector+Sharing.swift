import TouchModel

extension Collector {
  /// Finds how far each member in a box grows, by placing them once without.
  mutating func share(
    _ child: Int, _ frame: Rect, _ proposal: Proposal, _ surroundings: Surroundings,
    size: Double, maximumShift: Double
  ) {
    var rehearsal = self
    rehearsal.members = []
    var plain = surroundings
    // Members are measured in the coordinates of what they share, whatever maps those further out.
    plain.transform = .identity
    rehearsal.collect(child, frame, proposal, plain)
    // In the order of the screen, so that ties are broken alike each time.
    let members = rehearsal.members.filter { !$0.frame.isEmpty }.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    let wishes = members.map { member in
      HitRegions.Wish(
        visual: member.frame,
        size: Size(
          width: max(size, member.frame.width), height: max(size, member.frame.height)))
    }
    guard let regions = try? HitRegions.separated(wishes, maximumShift: max(0, maximumShift))
    else { return }
    for (member, hit) in zip(members, regions.hits) {
      shares[member.box] = Outsets(
        top: member.frame.minY - hit.minY, left: member.frame.minX - hit.minX,
        bottom: hit.maxY - member.frame.maxY, right: hit.maxX - member.frame.maxX)
    }
  }
}
