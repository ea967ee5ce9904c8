import TouchModel

/// Measures and places boxes by SwiftUI's rules.
struct Arranger {
  /// Where a container puts a child.
  struct Placed {
    var child: Int
    /// The corner at the top left, from that of the container.
    var origin: Point
    var size: Size
    /// What the child is offered.
    var proposal: Proposal
  }

  let tree: BoxTree
  /// Pixels a point.
  let scale: Double
  private var sizes: [SizeCache]
  private var spacings: [EdgeSpacing?]
  /// By box: what a stack last made of a proposal.
  var rows: [Row?]

  init(_ tree: BoxTree, scale: Double) {
    self.tree = tree
    self.scale = max(1, scale)
    sizes = Array(repeating: SizeCache(), count: tree.boxes.count)
    spacings = Array(repeating: nil, count: tree.boxes.count)
    rows = Array(repeating: nil, count: tree.boxes.count)
  }

  /// The size that a box takes of a proposal, in points; never negative, infinite only where an
  /// infinite side was offered or asked for.
  mutating func size(_ box: Int, _ proposal: Proposal) -> Size {
    if let known = sizes[box].size(proposal) { return known }
    let measured = measure(box, proposal)
    let size = Size(width: Arranger.sound(measured.width), height: Arranger.sound(measured.height))
    sizes[box].keep(size, for: proposal)
    return size
  }

  private static func sound(_ length: Double) -> Double {
    length.isNaN ? 0 : max(0, length)
  }

  private mutating func measure(_ box: Int, _ proposal: Proposal) -> Size {
    switch tree.boxes[box].kind {
    case .leaf(let leaf): return leaf.size(proposal)
    case .text(let run): return run.size(proposal)
    case .stack(let stack): return stackSize(box, stack, proposal)
    case .overlap(let alignment): return overlapSize(box, alignment, proposal)
    case .lazyGrid(let grid): return lazyGridSize(box, grid, proposal)
    case .grid(let grid): return gridSize(box, grid, proposal)
    case .scroll(let axes): return scrollSize(box, axes, proposal)
    case .list: return listSize(box, proposal)
    case .slot(let slot): return slotSize(box, slot, proposal)
    case .geometryReader:
      return Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .firstThatFits(let axes):
      guard let child = fittingChild(box, axes, proposal) else { return .zero }
      return size(child, proposal)
    case .bars(let bars): return barsSize(box, bars, proposal)
    case .frame, .flexibleFrame, .padding, .position, .aspectRatio, .fixedSize, .safeAreaInset:
      return modifiedSize(box, proposal)
    case .decoration, .offset, .effect, .ignoresSafeArea, .passive:
      return size(tree.boxes[box].children[0], proposal)
    }
  }

  /// The children of a box that has a size, where they are placed.
  ///
  /// - Parameter proposal: What the box was offered when it took its size.
  mutating func children(_ box: Int, size: Size, proposal: Proposal) -> [Placed] {
    switch tree.boxes[box].kind {
    case .leaf, .text: return []
    case .stack(let stack): return stackChildren(box, stack, size, proposal)
    case .overlap(let alignment): return overlapChildren(box, alignment, proposal)
    case .lazyGrid(let grid): return lazyGridChildren(box, grid, size, proposal)
    case .grid(let grid): return gridChildren(box, grid, size, proposal)
    case .scroll(let axes): return scrollChildren(box, axes, proposal)
    case .list: return listChildren(box, size)
    case .slot(let slot): return slotChildren(box, slot, size, proposal)
    case .geometryReader:
      return [placed(tree.boxes[box].children[0], at: .zero, Proposal(size))]
    case .firstThatFits(let axes):
      guard let child = fittingChild(box, axes, proposal) else { return [] }
      return [placed(child, at: .zero, proposal)]
    case .bars(let bars): return barsChildren(box, bars, size, proposal)
    case .frame, .flexibleFrame, .padding, .position, .aspectRatio, .fixedSize, .safeAreaInset,
      .decoration:
      return modifiedChildren(box, size: size, proposal: proposal)
    case .offset, .effect, .ignoresSafeArea, .passive:
      return [placed(tree.boxes[box].children[0], at: .zero, proposal)]
    }
  }

  /// A child at a place, in the size that it takes of what it is offered.
  mutating func placed(_ child: Int, at origin: Point, _ proposal: Proposal) -> Placed {
    Placed(child: child, origin: origin, size: size(child, proposal), proposal: proposal)
  }

  /// What a box prefers of its distance to others.
  mutating func spacing(_ box: Int) -> EdgeSpacing {
    if let known = spacings[box] { return known }
    let spacing = findSpacing(box)
    spacings[box] = spacing
    return spacing
  }
}

extension Proposal {
  /// The proposal of exactly a size.
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}
