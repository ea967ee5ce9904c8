import TouchModel

extension Arranger {
  /// The size of a box that changes what its child is offered or takes.
  mutating func modifiedSize(_ box: Int, _ proposal: Proposal) -> Size {
    let child = tree.boxes[box].children[0]
    switch tree.boxes[box].kind {
    case .frame(let width, let height, _):
      if let width, let height { return Size(width: width, height: height) }
      let inner = size(
        child, Proposal(width: width ?? proposal.width, height: height ?? proposal.height))
      return Size(width: width ?? inner.width, height: height ?? inner.height)
    case .flexibleFrame(let frame): return flexibleSize(child, frame, proposal)
    case .padding(let outsets):
      let inner = size(child, Arranger.inside(outsets, proposal))
      return Size(
        width: inner.width + outsets.total.width, height: inner.height + outsets.total.height)
    case .position:
      if let width = proposal.width, let height = proposal.height {
        return Size(width: width, height: height)
      }
      let inner = size(child, proposal)
      return Size(
        width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    case .aspectRatio(let ratio, let fills):
      return size(child, aspectProposal(child, ratio, fills: fills, proposal))
    case .fixedSize(let horizontal, let vertical):
      return size(
        child,
        Proposal(
          width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    case .safeAreaInset(_, let spacing):
      let (content, inset, gap) = insetSizes(box, spacing, proposal)
      return Size(width: content.width, height: content.height + inset.height + gap)
    default: return size(child, proposal)
    }
  }

  /// Where the child of such a box is placed.
  mutating func modifiedChildren(_ box: Int, size: Size, proposal: Proposal) -> [Placed] {
    let child = tree.boxes[box].children[0]
    switch tree.boxes[box].kind {
    case .frame(let width, let height, let alignment):
      return [
        aligned(
          child, in: size, alignment,
          Proposal(width: width ?? proposal.width, height: height ?? proposal.height))
      ]
    case .flexibleFrame(let frame):
      return [aligned(child, in: size, frame.alignment, Proposal(size))]
    case .padding(let outsets):
      return [
        placed(
          child, at: Point(x: outsets.left, y: outsets.top), Arranger.inside(outsets, proposal))
      ]
    case .decoration(let alignment, let isInFront):
      let primary = placed(child, at: .zero, proposal)
      let other = aligned(tree.boxes[box].children[1], in: size, alignment, Proposal(size))
      return isInFront ? [primary, other] : [other, primary]
    case .position(let x, let y):
      var placed = placed(child, at: .zero, Proposal(size))
      placed.origin = Point(
        x: Arranger.difference(x ?? size.width / 2, placed.size.width / 2),
        y: Arranger.difference(y ?? size.height / 2, placed.size.height / 2))
      return [placed]
    case .aspectRatio(let ratio, let fills):
      return [
        aligned(child, in: size, .center, aspectProposal(child, ratio, fills: fills, proposal))
      ]
    case .fixedSize(let horizontal, let vertical):
      return [
        placed(
          child, at: .zero,
          Proposal(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
      ]
    case .safeAreaInset(let edge, let spacing):
      return insetChildren(box, edge, spacing, size, proposal)
    default: return [placed(child, at: .zero, proposal)]
    }
  }

  private static func inside(_ outsets: Outsets, _ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { $0 - outsets.total.width },
      height: proposal.height.map { $0 - outsets.total.height })
  }

  // MARK: - Flexible frames

  private mutating func flexibleSize(
    _ child: Int, _ frame: Box.Flexible, _ proposal: Proposal
  ) -> Size {
    let width = Arranger.settled(
      proposal.width, frame.minWidth, frame.idealWidth, frame.maxWidth)
    let height = Arranger.settled(
      proposal.height, frame.minHeight, frame.idealHeight, frame.maxHeight)
    if let width, let height { return Size(width: width, height: height) }
    let offer = Proposal(
      width: Arranger.offer(proposal.width, frame.minWidth, frame.idealWidth, frame.maxWidth),
      height: Arranger.offer(proposal.height, frame.minHeight, frame.idealHeight, frame.maxHeight))
    let inner = size(child, offer)
    return Size(
      width: width ?? Arranger.limit(inner.width, offer.width, frame.minWidth, frame.maxWidth),
      height: height
        ?? Arranger.limit(inner.height, offer.height, frame.minHeight, frame.maxHeight))
  }

  /// The length of a side that does not depend on the child: between two limits, or ideal.
  private static func settled(
    _ proposed: Double?, _ least: Double?, _ ideal: Double?, _ most: Double?
  ) -> Double? {
    guard let proposed else { return ideal }
    guard let least, let most, least <= most else { return nil }
    return min(max(proposed, least), most)
  }

  /// What the child is offered of a side.
  private static func offer(
    _ proposed: Double?, _ least: Double?, _ ideal: Double?, _ most: Double?
  ) -> Double? {
    guard let length = proposed ?? ideal else { return nil }
    return max(min(length, most ?? .infinity), least ?? 0)
  }

  /// The length of a side around a child of a length.
  private static func limit(
    _ inner: Double, _ offered: Double?, _ least: Double?, _ most: Double?
  ) -> Double {
    switch (least, most) {
    case (let least?, let most?):
      least <= most ? min(max(least, inner), most) : inner
    case (let least?, nil): max(min(offered ?? .infinity, inner), least)
    case (nil, let most?): min(max(offered ?? -.infinity, inner), most)
    case (nil, nil): inner
    }
  }

  // MARK: - Aspect ratio

  private mutating func aspectProposal(
    _ child: Int, _ ratio: Double?, fills: Bool, _ proposal: Proposal
  ) -> Proposal {
    guard proposal != .unspecified else { return proposal }
    var shape = Size(width: 1, height: 1)
    if let ratio {
      if ratio > 0, ratio.isFinite { shape = Size(width: ratio, height: 1) }
    } else {
      let ideal = size(child, .unspecified)
      if ideal.width > 0, ideal.height > 0, ideal.width.isFinite, ideal.height.isFinite {
        shape = ideal
      }
    }
    let x = proposal.width.map { $0 / shape.width } ?? .infinity
    let y = proposal.height.map { $0 / shape.height } ?? .infinity
    let factor = fills && proposal.width != nil && proposal.height != nil ? max(x, y) : min(x, y)
    return Proposal(width: shape.width * factor, height: shape.height * factor)
  }

  // MARK: - Insets of the safe area

  private mutating func insetSizes(
    _ box: Int, _ spacing: Double?, _ proposal: Proposal
  ) -> (content: Size, inset: Size, gap: Double) {
    let children = tree.boxes[box].children
    let inset = size(children[1], Proposal(width: proposal.width, height: proposal.height))
    let gap = spacing ?? EdgeSpacing.standard
    let taken = inset.height + gap
    let content = size(
      children[0],
      Proposal(width: proposal.width, height: proposal.height.map { $0 - taken }))
    return (content, inset, gap)
  }

  private mutating func insetChildren(
    _ box: Int, _ edge: ViewNode.VerticalEdge, _ spacing: Double?, _ size: Size,
    _ proposal: Proposal
  ) -> [Placed] {
    let children = tree.boxes[box].children
    let (content, inset, gap) = insetSizes(box, spacing, proposal)
    let taken = inset.height + gap
    let top = edge == .top
    var main = placed(
      children[0], at: Point(x: 0, y: top ? taken : 0),
      Proposal(width: proposal.width, height: proposal.height.map { $0 - taken }))
    main.size = content
    var other = placed(
      children[1], at: .zero, Proposal(width: proposal.width, height: proposal.height))
    other.origin = Point(
      x: Arranger.difference(size.width, inset.width) / 2,
      y: top ? 0 : Arranger.difference(size.height, inset.height))
    return [main, other]
  }
}
