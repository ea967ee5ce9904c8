import TouchModel

/// Elements that contend for the space around them, and what the model says of sharing it.
struct Cluster {
  private let members: [Screen.Element]
  private let grown: HitRegions
  private let wanted: Size

  /// The farthest that members lie from the element, in points: two targets' width.
  private static let reach = 88.0
  /// The most members that are looked at.
  private static let most = 32

  /// The elements near one and itself, each of which wants a size; nil where they cannot be computed
  /// with.
  init?(around element: Screen.Element, on screen: Screen, wants size: Size) {
    let window = element.visual.outset(by: Outsets(all: Cluster.reach))
    // What the element lies in or on does not contend for the space around.
    let others = screen.rivals(of: element).filter {
      $0.visual.intersection(window) != nil && !$0.visual.isEmpty
        && $0.visual.intersection(element.visual) == nil
    }
    guard !others.isEmpty, others.count < Cluster.most else { return nil }
    members = [element] + others
    wanted = size
    let wishes = members.map { member in
      HitRegions.Wish(
        visual: member.visual,
        size: Size(
          width: max(size.width, member.visual.width),
          height: max(size.height, member.visual.height)), bounds: screen.bounds)
    }
    guard let grown = try? HitRegions.grown(wishes) else { return nil }
    self.grown = grown
  }

  /// What the element's hit region can be while nothing that is drawn moves, in a sentence or two.
  var evidence: [Evidence] {
    let element = members[0]
    let hit = grown.hits[0]
    var sentence =
      "without moving what is drawn, \(element.named) can reach \(hit.size.points): "
      + Cluster.growth(from: element.visual, to: hit)
    if let shortage = grown.shortages.first(where: { $0.targets.contains(0) }) {
      let count = shortage.targets.count
      sentence +=
        "; for \(wanted.pair) each, \(count == 1 ? "it needs" : "the \(count) here need") "
        + "\(shortage.missing.plain) pt more"
    } else {
      sentence += ", and no hit region overlaps another"
    }
    return [Evidence(place: element.id.place, message: sentence)]
  }

  /// How far each edge lies beyond what is drawn.
  private static func growth(from visual: Rect, to hit: Rect) -> String {
    let edges = [
      ("above", visual.minY - hit.minY), ("left", visual.minX - hit.minX),
      ("below", hit.maxY - visual.maxY), ("right", hit.maxX - visual.maxX),
    ]
    return edges.map { "\(max(0, $0.1).plain) pt \($0.0)" }.joined(separator: ", ")
  }
}
