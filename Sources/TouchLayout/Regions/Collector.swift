import TouchModel

/// Places the boxes of a tree on a screen and gathers what a person can act on and what covers it.
struct Collector {
  /// Something a person can act on, as it is placed.
  struct Target {
    /// Its index among the tree's elements.
    var element: Int
    var layout: Rect
    var visual: Rect?
    /// Whether it is not known how far of that it is seen to reach.
    var hasBareSides = false
    var region: Region
    /// Where touches reach it.
    var gate: Gate
    /// The scroll view around it, as an index.
    var scroll: Int?
    /// The targets inside it, as positions.
    var inside: Range<Int>
    /// The covers that are its own content; those after them lie in front.
    var covers: Range<Int>
    /// Whether it is shown apart from the rest, as in a menu.
    var isApart = false
    /// Whether it reacts in all of a slot of the system's, behind what else is in it.
    var takesSlot = false
    /// Whether all that it would draw is hidden.
    var isHidden = false
  }

  /// A part of a hit region.
  struct Piece {
    var outline: Region.Outline
    /// Whether it is of a line that is too thin for a finger.
    var isLine = false
    /// The innermost target that it is a part of, as a position.
    var target: Int?
  }

  /// Something that takes touches from what lies behind it.
  struct Cover {
    var outline: Region.Outline
    var box: Rect
    var scroll: Int?
    /// What draws it, as a box of the tree.
    var owner: Int
    /// Whether it is of a line: nothing says how many of a finger's touches that takes.
    var isLine = false
  }

  /// A scroll view, as it is placed.
  struct Scroll {
    var parent: Int?
    var viewport: Rect
    /// The axes along which its content is longer than its viewport.
    var overflow: ViewNode.ScrollAxes
  }

  /// What the boxes above a box do to it.
  struct Surroundings {
    var transform = Transform.identity
    var gate: Gate
    /// Where touches reach what the cell around reacts for: no content shape in a cell keeps touches
    /// from the cell itself; nil outside of cells.
    var cell: Gate?
    var scroll: Int?
    var opacity = 1.0
    var isHidden = false
    var isReachable = true
    /// Whether it is shown apart from the rest, so that it covers nothing.
    var isApart = false
    /// How far shapes that take a share reach beyond their frames.
    var share = Outsets()

    /// The rectangle around a frame's image on the screen.
    func place(_ frame: Rect) -> Rect {
      // A frame keeps its size to the last digit where nothing scales or turns it.
      guard transform.keepsUpright, transform.a == 1, transform.d == 1 else {
        return transform.apply(frame)
      }
      return frame.offset(x: transform.tx, y: transform.ty)
    }
  }

  /// What a box draws and where it reacts, as bounding boxes.
  struct Extent {
    var drawn: Rect?
    /// What is drawn as far as it is known where it ends.
    var solid: Rect?
    var region: Rect?

    /// Draws a part that is known where it ends.
    mutating func draw(_ part: Rect) {
      drawn = Collector.union(drawn, part)
      solid = Collector.union(solid, part)
    }

    mutating func clip(to box: Rect) {
      drawn = drawn.flatMap { $0.intersection(box) }
      solid = solid.flatMap { $0.intersection(box) }
    }

    mutating func merge(_ other: Extent) {
      drawn = Collector.union(drawn, other.drawn)
      solid = Collector.union(solid, other.solid)
      region = Collector.union(region, other.region)
    }
  }

  var arranger: Arranger
  var targets: [Target] = []
  var covers: [Cover] = []
  var scrolls: [Scroll] = []
  /// How many views were hidden so far.
  var hiddenCount = 0
  /// The hit regions of the boxes that are being collected, the innermost last.
  var pieces: [Piece] = []
  /// How far members of what shares touches grow, by their boxes.
  var shares: [Int: Outsets] = [:]
  /// The frames of the members met, by their boxes.
  var members: [(box: Int, frame: Rect)] = []
  /// Where what is measured stands, from back to front.
  var measured: [MeasuredFrame] = []
  /// The frame and the extent of each box that is placed, on the screen.
  var frames: [Rect?]
  var extents: [Extent]
  /// The area offered to the root, and the edges beyond it that ignoring the safe area reaches.
  let bounds: Rect
  let screen: Gate

  init(_ arranger: Arranger, bounds: Rect, screen: Gate) {
    self.arranger = arranger
    self.bounds = bounds
    self.screen = screen
    frames = Array(repeating: nil, count: arranger.tree.boxes.count)
    extents = Array(repeating: Extent(), count: arranger.tree.boxes.count)
  }

  /// The smallest rectangle around both.
  static func union(_ first: Rect?, _ second: Rect?) -> Rect? {
    guard let first else { return second }
    guard let second else { return first }
    return first.union(second)
  }

  /// Places a box and all inside it; returns what it draws and where it reacts.
  ///
  /// - Parameters:
  ///   - frame: The box's frame before the effects around it.
  ///   - proposal: What it was offered when it took its size.
  @discardableResult
  mutating func collect(
    _ box: Int, _ frame: Rect, _ proposal: Proposal, _ surroundings: Surroundings
  ) -> Extent {
    let extent: Extent
    switch arranger.tree.boxes[box].kind {
    case .leaf(let leaf): extent = self.leaf(box, leaf, frame, surroundings)
    case .text:
      extent = self.leaf(box, .fixed(frame.size), frame, surroundings)
    case .passive(let passive):
      extent = self.passive(box, passive, frame, proposal, surroundings)
    case .scroll, .list: extent = scroll(box, frame, proposal, surroundings)
    case .bars(let bars): extent = self.bars(box, bars, frame, proposal, surroundings)
    case .slot(let slot): extent = self.slot(box, slot, frame, proposal, surroundings)
    case .offset, .effect, .ignoresSafeArea:
      extent = moved(box, frame, proposal, surroundings)
    default: extent = container(box, frame, proposal, surroundings)
    }
    frames[box] = surroundings.place(frame)
    extents[box] = extent
    return extent
  }

  /// Collects children in the order in which they are drawn.
  mutating func container(
    _ box: Int, _ frame: Rect, _ proposal: Proposal, _ surroundings: Surroundings
  ) -> Extent {
    var extent = Extent()
    var children = arranger.children(box, size: frame.size, proposal: proposal)
    if children.contains(where: { arranger.tree.boxes[$0.child].zIndex != 0 }) {
      let order = children.indices.sorted { first, second in
        let (one, other) = (
          arranger.tree.boxes[children[first].child].zIndex,
          arranger.tree.boxes[children[second].child].zIndex
        )
        return one == other ? first < second : one < other
      }
      children = order.map { children[$0] }
    }
    for child in children {
      extent.merge(collect(child, in: frame, surroundings))
    }
    return extent
  }

  mutating func collect(
    _ placed: Arranger.Placed, in frame: Rect, _ surroundings: Surroundings
  ) -> Extent {
    let size = Size(
      width: placed.size.width.isFinite ? placed.size.width : frame.width,
      height: placed.size.height.isFinite ? placed.size.height : frame.height)
    let origin = Point(
      x: frame.minX + (placed.origin.x.isFinite ? placed.origin.x : 0),
      y: frame.minY + (placed.origin.y.isFinite ? placed.origin.y : 0))
    return collect(placed.child, Rect(origin: origin, size: size), placed.proposal, surroundings)
  }

  private mutating func leaf(
    _ owner: Int, _ leaf: Leaf, _ frame: Rect, _ surroundings: Surroundings
  ) -> Extent {
    guard !surroundings.isHidden else { return Extent() }
    var extent = Extent()
    let box = leaf.overhang == Outsets() ? frame : frame.outset(by: leaf.overhang)
    if leaf.draws, !frame.isEmpty {
      if leaf.mayBeBare {
        extent.drawn = surroundings.place(box)
      } else {
        extent.draw(surroundings.place(box))
      }
    }
    guard surroundings.isReachable else { return extent }
    switch leaf.reach {
    case .nothing: break
    case .shape(let shape):
      extent.region = react(shape.region(in: box), surroundings)
      cover(shape.region(in: box), by: owner, surroundings)
    case .line(let shape, let width):
      for outline in shape.line(in: box, width: width) {
        let isThin = width <= Region.reach
        extent.region = Collector.union(
          extent.region, react(outline, surroundings, asLine: isThin))
        cover(outline, by: owner, asLine: true, surroundings)
      }
    }
    return extent
  }

  /// Adds a piece to the hit region; returns its bounding box on the screen.
  mutating func react(
    _ outline: Region.Outline, _ surroundings: Surroundings, asLine isLine: Bool = false
  ) -> Rect? {
    let placed =
      surroundings.transform == .identity
      ? outline : outline.transformed(by: surroundings.transform)
    let box = placed.boundingBox
    guard !box.isEmpty else { return nil }
    pieces.append(Piece(outline: placed, isLine: isLine))
    return box
  }

  /// Takes touches from what lies behind an outline, unless it is half transparent.
  mutating func cover(
    _ outline: Region.Outline, by owner: Int, asLine isLine: Bool = false,
    _ surroundings: Surroundings
  ) {
    guard surroundings.opacity > 0.5, surroundings.isReachable, !surroundings.isHidden,
      !surroundings.isApart
    else { return }
    let placed = outline.transformed(by: surroundings.transform)
    guard let clipped = placed.clipped(to: surroundings.gate) else { return }
    let box = clipped.boundingBox
    guard !box.isEmpty else { return }
    covers.append(
      Cover(
        outline: clipped, box: box, scroll: surroundings.scroll, owner: owner, isLine: isLine))
  }
}
