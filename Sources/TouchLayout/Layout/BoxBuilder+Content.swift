import TouchModel

extension BoxBuilder {
  /// The box of a node without children.
  mutating func content(_ node: ViewNode) -> Int {
    switch node.kind {
    case .text(let text):
      var doubts: [Doubt] = []
      let run = TextRun(
        text, extents: extents, isLabel: !enclosing.isEmpty, isInRow: isBesideOthers,
        doubts: &doubts)
      note(doubts)
      if run.isEmpty { for index in enclosing { tree.elements[index].hasEmptyText = true } }
      return add(.text(run), node.origin, [])
    case .image(let image): return add(.leaf(leaf(image)), node.origin, [])
    case .shape(let shape, let paint): return add(.leaf(leaf(shape, paint)), node.origin, [])
    case .color(let isClear): return add(.leaf(leaf(isClear: isClear)), node.origin, [])
    case .spacer(let minimum):
      let id = add(.leaf(spacer(value(minimum))), node.origin, [])
      // A spacer takes what all others leave: its priority is the least there is (reverse-engineered
      // from iOS 18.5, as stacks are).
      tree.boxes[id].priority = -.infinity
      return id
    case .divider: return add(.leaf(divider()), node.origin, [])
    case .control(let control):
      let metrics = ControlMetrics(control, extents: extents)
      note(metrics.doubts)
      return add(.leaf(metrics.leaf), node.origin, [])
    case .outside(let name, let doubt):
      return add(.leaf(outside(name, doubt)), node.origin, [])
    default: return add(.leaf(BoxBuilder.nothing), node.origin, [])
    }
  }

  private static let nothing = Leaf(
    width: .fixed(0), height: .fixed(0), reach: .nothing, draws: false)

  private static let greedy = Leaf(
    width: .fills(ideal: 10), height: .fills(ideal: 10), reach: .shape(ResolvedShape(.rectangle)))

  private func leaf(isClear: Bool) -> Leaf {
    var leaf = BoxBuilder.greedy
    if isClear { (leaf.reach, leaf.draws) = (.nothing, false) }
    return leaf
  }

  private mutating func leaf(_ shape: ViewNode.Shape, _ paint: ViewNode.Paint) -> Leaf {
    var leaf = BoxBuilder.greedy
    let resolved = resolve(shape)
    if case .custom = shape.outline { (leaf.mayBeBare, leaf.hasOpenPath) = (true, true) }
    // What is inset is another shape, of which that is not known.
    if case .circle = shape.outline, resolved.outset == Outsets() { leaf.isSquare = true }
    switch paint {
    case .fill: leaf.reach = .shape(resolved)
    case .clear: (leaf.reach, leaf.draws) = (.nothing, false)
    case .stroke(let width):
      leaf.reach = .line(resolved, width: max(0, value(width)))
    }
    return leaf
  }

  /// The shape with its lengths settled.
  mutating func resolve(_ shape: ViewNode.Shape) -> ResolvedShape {
    let outset = outsets(shape.outset)
    switch shape.outline {
    case .rectangle: return ResolvedShape(.rectangle, outset: outset, least: shape.least)
    case .roundedRectangle(let radius):
      return ResolvedShape(
        .rounded(radius: max(0, value(radius))), outset: outset, least: shape.least)
    case .capsule: return ResolvedShape(.capsule, outset: outset, least: shape.least)
    case .circle: return ResolvedShape(.circle, outset: outset, least: shape.least)
    case .ellipse: return ResolvedShape(.ellipse, outset: outset, least: shape.least)
    case .custom(let name):
      noteSystem("the path of '\(name)' is taken for its frame")
      return ResolvedShape(.rectangle, outset: outset, least: shape.least)
    }
  }

  mutating func outsets(_ edges: ViewNode.EdgeLengths) -> Outsets {
    func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }
    return Outsets(
      top: finite(value(edges.top)), left: finite(value(edges.left)),
      bottom: finite(value(edges.bottom)), right: finite(value(edges.right)))
  }

  private func spacer(_ minimum: Double?) -> Leaf {
    var leaf = BoxBuilder.nothing
    let least = max(0, minimum ?? EdgeSpacing.standard)
    let side = Leaf.Side.fills(ideal: least, minimum: least)
    if direction != .vertical {
      leaf.width = side
    }
    if direction != .horizontal {
      leaf.height = side
    }
    leaf.edges = .loose(row: direction != .vertical, column: direction != .horizontal)
    return leaf
  }

  /// A line a pixel thick, a point at the sizes for accessibility, across the stack around it.
  private func divider() -> Leaf {
    let thickness = environment.textSize.isAccessibility ? 1 : 1 / max(1, environment.scale)
    var leaf = BoxBuilder.greedy
    if direction == .horizontal {
      leaf.width = .fixed(thickness)
    } else {
      leaf.height = .fixed(thickness)
    }
    return leaf
  }

  private mutating func outside(_ name: String, _ doubt: String?) -> Leaf {
    let missing =
      name.isEmpty ? "a view is not in the source" : "'\(name)' is not in the source"
    note(.open(doubt ?? missing))
    switch extents.content {
    case .smallest:
      var leaf = BoxBuilder.nothing
      leaf.isAbsent = true
      return leaf
    case .typical:
      // What is offered less is as small as that.
      var leaf = BoxBuilder.greedy
      leaf.width = .fills(ideal: 44, maximum: 44)
      leaf.height = .fills(ideal: 44, maximum: 44)
      return leaf
    case .largest:
      // What has a width of its own is not squeezed by those beside it.
      let isSqueezed = isBesideOthers && !isFramed
      var leaf = BoxBuilder.greedy
      leaf.width = .fills(ideal: 400, minimum: isSqueezed ? 44 : 0)
      leaf.height = .fills(ideal: 400)
      return leaf
    }
  }

  private mutating func leaf(_ image: ViewNode.Image) -> Leaf {
    let (natural, fills) = measure(image)
    var leaf = Leaf.fixed(natural)
    if image.isResizable || fills {
      leaf.width = .fills(ideal: natural.width)
      leaf.height = .fills(ideal: natural.height)
    }
    switch image.source {
    case .symbol, .ownSymbol: leaf.edges = .symbol
    case .asset, .open: leaf.mayBeBare = true
    }
    return leaf
  }

  /// The box of a picture that is not in the source where a frame says all of how large it is: what it is
  /// itself changes nothing then.
  mutating func picture(_ node: ViewNode, filling frame: ViewNode.Modifier) -> Int? {
    guard case .frame(_?, _?, _) = frame, case .image(let image) = node.kind,
      image.source == .open, image.isResizable
    else { return nil }
    var leaf = BoxBuilder.greedy
    leaf.mayBeBare = true
    return add(.leaf(leaf), node.origin, [])
  }

  /// The font that says how large a symbol is drawn.
  private mutating func fontOfSymbol(in environment: Environment) -> FontMetrics {
    let font = FontMetrics(environment, extents: extents)
    for case .open(let reason) in font.doubts { note(.open(reason)) }
    return font
  }

  /// The size of a picture without a proposal, and whether it may be as large as its proposal.
  private mutating func measure(_ image: ViewNode.Image) -> (Size, fills: Bool) {
    let environment = image.environment
    switch image.source {
    case .asset(let size):
      return (Size(width: max(0, size.width), height: max(0, size.height)), false)
    case .open:
      note(.open("its picture is not in the source"))
      // Where it takes its proposal only its proportions count: it may stand upright or lie.
      let isFree = image.isResizable
      switch extents.content {
      case .smallest: return (Size(width: 12, height: isFree ? 24 : 12), false)
      case .typical: return (Size(width: 24, height: 24), false)
      case .largest: return (Size(width: 100, height: isFree ? 50 : 100), true)
      }
    case .ownSymbol, .symbol(nil):
      let isOwn = image.source == .ownSymbol
      note(
        .open(
          isOwn
            ? "the size of the app's own symbol is not known"
            : "the name of its symbol is not in the source"))
      let font = fontOfSymbol(in: environment)
      let size = SymbolSize.unnamed(
        extents.content, pointSize: font.pointSize, scale: environment.imageScale)
      return (size, false)
    case .symbol(let name?):
      let font = fontOfSymbol(in: environment)
      let symbol = SymbolSize(name, pointSize: font.pointSize, scale: environment.imageScale)
      guard symbol.tolerance > 0 else { return (pixels(symbol.size), false) }
      note(.estimated("the size of the symbol '\(name)' is approximate"))
      // Where it takes its proposal only its proportions count, which may be off either way.
      let isFree = image.isResizable && !symbol.isRound
      let tolerance = isFree ? symbol.slant : symbol.tolerance
      let change: Double =
        switch extents.metric {
        case .smallest: -tolerance
        case .typical: 0
        case .largest: tolerance
        }
      let size = Size(
        width: max(1, symbol.size.width + change),
        height: max(1, symbol.size.height + (isFree ? -change : change)))
      return (pixels(size), false)
    }
  }

  /// A size rounded up to whole pixels, as pictures are.
  private func pixels(_ size: Size) -> Size {
    let scale = max(1, environment.scale)
    return Size(
      width: (size.width * scale - 0.001).rounded(.up) / scale,
      height: (size.height * scale - 0.001).rounded(.up) / scale)
  }
}

extension ViewNode {
  /// How many views a container above tells apart in the node.
  var viewCount: Int {
    switch kind {
    case .group(let children): children.reduce(0) { $0 + $1.viewCount }
    case .modified(let child, _), .element(_, let child): child.viewCount
    case .empty: 0
    default: 1
    }
  }
}
