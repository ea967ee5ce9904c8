import TouchModel

/// The layouts of one view in one proposal, each made once: a layout that is shown also tells how well
/// the frames in the others are known.
struct LayoutPasses {
  let root: ViewNode
  let device: Device
  let proposal: Proposal
  let environment: Environment
  private var known: [Extents: LayoutPass] = [:]
  private var knownCertainties: Certainties?

  init(root: ViewNode, device: Device, proposal: Proposal, environment: Environment) {
    self.root = root
    self.device = device
    self.proposal = proposal
    self.environment = environment
  }

  /// The layout in a variant.
  mutating func pass(_ variant: Screen.Variant) -> LayoutPass {
    // What sets one element against all others is asked for once.
    variant.exception == nil
      ? pass(Extents(variant.content)) : made(variant, Extents(variant.content))
  }

  /// The layout with all content alike.
  mutating func pass(_ extents: Extents) -> LayoutPass {
    if let pass = known[extents] { return pass }
    let pass = made(Screen.Variant(), extents)
    known[extents] = pass
    return pass
  }

  private func made(_ variant: Screen.Variant, _ extents: Extents) -> LayoutPass {
    LayoutPass(
      root, device: device, proposal: proposal, variant: variant, extents: extents,
      environment: environment)
  }

  /// How well the sizes in all of them are known: what other content changes is unknown, what other
  /// ends of tolerances change, or how often a loop turns, is estimated.
  mutating func certainties() -> Certainties {
    if let knownCertainties { return knownCertainties }
    let typical = pass(Extents(.typical))
    let tree = typical.tree
    var found = Certainties(elements: tree.elements.count, boxes: tree.boxes.count)
    if !tree.elements.isEmpty {
      let sizes = LayoutSizes(typical)
      if tree.hasRepetitions || tree.hasSimilarCopies {
        var single = Extents(.typical)
        single.isSingle = true
        let alone = LayoutSizes(pass(single))
        found.mark(.estimated, where: sizes, differsFrom: alone)
        if tree.hasRepetitions { found.noteGrowth(from: alone, to: sizes) }
      }
      let ends: [Screen.Extent] = [.smallest, .largest]
      if tree.hasEstimates {
        for end in ends {
          found.mark(.estimated, where: sizes, differsFrom: LayoutSizes(pass(Extents(end))))
        }
        for end in ends where found.hasGrowth {
          let other = LayoutSizes(pass(Extents(content: .typical, metric: end)))
          found.keepGrowth(where: sizes, isSteadyIn: other, else: .estimated)
        }
      }
      if tree.hasOpenContent {
        for end in ends {
          // Without tolerances what differs does so for its content alone.
          let extents =
            tree.hasEstimates ? Extents(content: end, metric: .typical) : Extents(end)
          let other = LayoutSizes(pass(extents))
          found.mark(.unknown, where: sizes, differsFrom: other)
          found.keepGrowth(where: sizes, isSteadyIn: other, else: .unknown)
        }
      }
    }
    knownCertainties = found
    return found
  }
}
