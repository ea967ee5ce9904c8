import TouchModel

/// Finds how well the frames of elements are known by laying the view out again: what other content
/// changes is unknown, what other ends of tolerances change is estimated.
struct CertaintyProbe {
  let root: ViewNode
  let device: Device
  let proposal: Proposal
  let environment: Environment
  /// By element: what changed its size.
  private var changes: [Certainty]?

  init(root: ViewNode, device: Device, proposal: Proposal, environment: Environment) {
    self.root = root
    self.device = device
    self.proposal = proposal
    self.environment = environment
  }

  /// How well the size of each element of a layout is known, by its index.
  mutating func certainties(_ pass: LayoutPass) -> [Certainty] {
    if let changes { return changes }
    let tree = pass.tree
    var found = Array(repeating: Certainty.exact, count: tree.elements.count)
    if !found.isEmpty, tree.hasOpenContent || tree.hasEstimates {
      // Most series begin with the layout that the others are compared with.
      let typical = sizes(in: pass.isTypical ? pass : self.pass(Extents(.typical)))
      if tree.hasEstimates {
        for end in [Screen.Extent.smallest, .largest] {
          let other = sizes(in: self.pass(Extents(content: .typical, metric: end)))
          CertaintyProbe.mark(.estimated, where: typical, differsFrom: other, &found)
        }
      }
      if tree.hasOpenContent {
        for end in [Screen.Extent.smallest, .largest] {
          let other = sizes(in: self.pass(Extents(content: end, metric: .typical)))
          CertaintyProbe.mark(.unknown, where: typical, differsFrom: other, &found)
        }
      }
    }
    changes = found
    return found
  }

  private static func mark(
    _ certainty: Certainty, where first: [[Size]?], differsFrom second: [[Size]?],
    _ found: inout [Certainty]
  ) {
    for index in found.indices
    where index < first.count && index < second.count && !same(first[index], second[index]) {
      found[index] = certainty
    }
  }

  private static func same(_ first: [Size]?, _ second: [Size]?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return zip(first, second).allSatisfy { one, other in
      abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
    }
  }

  private func pass(_ extents: Extents) -> LayoutPass {
    LayoutPass(
      root, device: device, proposal: proposal, variant: Screen.Variant(), extents: extents,
      environment: environment)
  }

  /// The sizes of each element's layout and hit region, and how much of that its pieces fill, by its
  /// index; nil where it is not shown.
  private func sizes(in pass: LayoutPass) -> [[Size]?] {
    var sizes = [[Size]?](repeating: nil, count: pass.tree.elements.count)
    for target in pass.collector.targets {
      sizes[target.element] = [
        target.layout.size, target.region.boundingBox?.size ?? .zero,
        Size(
          width: target.region.outlines.reduce(0) { $0 + $1.boundingBox.area }.squareRoot(),
          height: 0),
      ]
    }
    return sizes
  }
}
