import TouchModel

extension BoxBuilder {
  /// The boxes of a modified node; what modifies a group modifies each of its views.
  mutating func modified(
    _ child: ViewNode, _ modifier: ViewNode.Modifier, _ origin: ViewNode.Origin
  ) -> [Int] {
    if case .presents(let container, let items) = modifier {
      let boxes = build(child)
      present(items, in: container, cell: nil)
      return boxes
    }
    let first = tree.elements.count
    let wasFramed = isFramed
    if modifier.isFrame { isFramed = true }
    var boxes = picture(child, filling: modifier).map { [$0] } ?? build(child)
    isFramed = wasFramed
    let outer = extents
    if modifier.isFrame, let exception = variant.exception,
      tree.elements[first...].contains(where: { $0.node.id == exception.element })
    {
      // The frame is the element's own room, whatever else is in it: open like its content, it lets
      // that be as large as it may.
      extents = Extents(exception.content)
    }
    var last: (box: Int, made: Int)?
    for position in boxes.indices {
      let box = boxes[position]
      // Copies of a view of a loop stay one box.
      let made = last.flatMap { $0.box == box ? $0.made : nil } ?? wrap(box, modifier, origin)
      boxes[position] = made
      last = (box, made)
    }
    extents = outer
    return boxes
  }

  private mutating func wrap(
    _ box: Int, _ modifier: ViewNode.Modifier, _ origin: ViewNode.Origin
  ) -> Int {
    switch modifier {
    case .background(let nodes, let alignment):
      let pile = self.pile(nodes, alignment)
      return add(.decoration(alignment, isInFront: false), origin, [box, pile])
    case .overlay(let nodes, let alignment):
      let pile = self.pile(nodes, alignment)
      return add(.decoration(alignment, isInFront: true), origin, [box, pile])
    case .safeAreaInset(let edge, let spacing, let node):
      let inset = single(node, in: .vertical)
      return add(.safeAreaInset(edge, spacing: spacing.map { finite($0) }), origin, [box, inset])
    case .layoutPriority(let priority):
      let id = add(.passive(.priority(priority)), origin, [box])
      if !priority.isNaN { tree.boxes[id].priority = priority }
      return id
    case .zIndex(let index):
      let id = add(.passive(.zIndex(index)), origin, [box])
      if !index.isNaN { tree.boxes[id].zIndex = index }
      return id
    default: return add(kind(modifier, origin), origin, [box])
    }
  }

  private mutating func kind(
    _ modifier: ViewNode.Modifier, _ origin: ViewNode.Origin
  ) -> Box.Kind {
    switch modifier {
    case .frame(let width, let height, let alignment):
      .frame(width: side(width), height: side(height), alignment)
    case .flexibleFrame(let frame): .flexibleFrame(resolve(frame))
    case .padding(let edges): .padding(outsets(edges))
    case .offset(let x, let y): .offset(x: finite(x), y: finite(y))
    case .position(let x, let y): .position(x: x.map { finite($0) }, y: y.map { finite($0) })
    case .scale(let x, let y, let anchor):
      .effect(.scale(x: finite(x), y: finite(y), anchor: anchor))
    case .rotation(let degrees, let anchor):
      .effect(.rotation(degrees: finite(degrees), anchor: anchor))
    case .aspectRatio(let ratio, let fills): .aspectRatio(value(ratio), fills: fills)
    case .fixedSize(let horizontal, let vertical):
      .fixedSize(horizontal: horizontal, vertical: vertical)
    case .contentShape(let shape): .passive(contentShape(shape, origin))
    case .allowsHitTesting(let allows): .passive(.allowsHitTesting(allows))
    case .opacity(let opacity): .passive(.opacity(finite(opacity)))
    case .hidden: .passive(.hidden)
    case .ignoresSafeArea: .ignoresSafeArea
    case .clip: .passive(.clip)
    case .sharesTouches(let sharing):
      .passive(
        .sharesTouches(size: finite(sharing.size), maximumShift: finite(sharing.maximumShift)))
    case .takesShare: .passive(.takesShare)
    case .measured(let number): .passive(.measured(number))
    case .alignmentGuide: .passive(alignmentGuide())
    case .background, .overlay, .safeAreaInset, .layoutPriority, .zIndex, .presents:
      .passive(.other)
    }
  }

  private mutating func finite(_ length: Length) -> Double {
    let value = self.value(length)
    return value.isFinite ? value : 0
  }

  /// A side of a fixed frame; what is negative or infinite is ignored, as the system does.
  private mutating func side(_ length: Length?) -> Double? {
    guard let value = value(length), value.isFinite, value >= 0 else { return nil }
    return value
  }

  private mutating func resolve(_ frame: ViewNode.FlexibleFrame) -> Box.Flexible {
    Box.Flexible(
      minWidth: value(frame.minWidth), idealWidth: value(frame.idealWidth),
      maxWidth: value(frame.maxWidth), minHeight: value(frame.minHeight),
      idealHeight: value(frame.idealHeight), maxHeight: value(frame.maxHeight),
      alignment: frame.alignment)
  }

  /// The shape of a bordered style is its border, which draws.
  private mutating func contentShape(
    _ shape: ViewNode.Shape, _ origin: ViewNode.Origin
  ) -> Box.Passive {
    var draws = false
    if origin.isStyle, let index = enclosing.last {
      switch tree.elements[index].node.style {
      case .bordered, .borderedProminent: draws = true
      default: break
      }
    }
    var resolved = resolve(shape)
    resolved.takesShare = shape.takesShare
    return .contentShape(resolved, draws: draws)
  }

  private mutating func alignmentGuide() -> Box.Passive {
    noteSystem("an alignment guide is not followed")
    return .other
  }
}

extension ViewNode.Modifier {
  /// Whether it bounds what the view inside is offered.
  fileprivate var isFrame: Bool {
    switch self {
    case .frame, .flexibleFrame: true
    default: false
    }
  }
}
