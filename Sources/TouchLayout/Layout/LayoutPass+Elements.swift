import TouchModel

extension LayoutPass {
  /// What a person can act on in this layout, from back to front.
  func elements(
    _ passes: inout LayoutPasses
  ) -> (elements: [Screen.Element], groups: [Screen.Group]) {
    guard !collector.targets.isEmpty else { return ([], []) }
    let certainties = passes.certainties()
    let tracer = Tracer(tree, collector, certainties)
    var grouping = Grouping(tree, parents: tracer.parents)
    let elements = collector.targets.indices.compactMap { position -> Screen.Element? in
      let target = collector.targets[position]
      let element = tree.elements[target.element]
      let (certainty, reason) = doubt(element, certainties.elements[target.element])
      // Without extent it is no target, unless other content would give it some.
      if target.region.isEmpty, target.layout.isEmpty || target.isHidden, certainty != .unknown {
        return nil
      }
      // What reacts beyond a frame without extent and is cut off there shows nothing to aim at.
      if !target.region.isEmpty, target.layout.isEmpty, target.visual == nil { return nil }
      let node = element.node
      let reach = collector.reach(position)
      // Where its own controls take every touch it is no target beside them.
      if reach.isTakenInside { return nil }
      var made = Screen.Element(
        id: node.id, kind: node.kind, label: node.label, view: node.view,
        container: element.container, style: node.style, controlSize: node.controlSize,
        hasPlainLabel: node.hasPlainLabel, isEnabled: node.isEnabled,
        visual: target.visual ?? target.layout, layout: target.layout, region: target.region,
        clipped: reach.clipped, effective: reach.effective,
        cutter: reach.clipped == target.region ? nil : cutter(of: target, tracer.parents),
        takers: reach.takers.map {
          told(taker($0.box, $0.target, around: target), of: $0.box, tracer, certainties)
        },
        group: grouping.group(of: element.box),
        certainty: certainty, reason: reason,
        trace: tracer.trace(
          target, isTold: certainty == certainties.elements[target.element]))
      made.rim = reach.rim.map { told(taker($0), of: $0, tracer, certainties) }
      made.calledAt = node.calledAt
      made.frontier = frontier(of: element, tracer.parents)
      made.sharesBarItem = node.sharesBarItem
      made.mayBeAbsent = node.mayBeAbsent
      made.isInOtherRow = node.isInOtherRow
      made.isWholeText = node.isWholeText
      made.isBusy = node.isBusy
      made.isGround = node.isGround
      made.hasBareSides = target.hasBareSides
      made.sides = sides(of: target, growing: certainties.growing[target.element])
      made.hasEmptyText = element.hasEmptyText
      return made
    }
    return (elements, grouping.groups)
  }

  /// What is known of the sides of an element of which a loop over unknown data makes one as long as
  /// there are views; nil where the few that were tried leave that one short, and content decides.
  private func sides(of target: Collector.Target, growing: Growth?) -> Screen.Sides? {
    guard let growing, let size = target.region.boundingBox?.size,
      size.along(growing.direction) >= Self.ample
    else { return nil }
    let open = Screen.Side(least: 0, most: nil)
    let length = size.across(growing.direction)
    let known = Screen.Side(least: length, most: length, certainty: growing.other)
    return growing.direction == .horizontal
      ? Screen.Sides(width: open, height: known) : Screen.Sides(width: known, height: open)
  }

  /// What the policies ask of a side at most, in points.
  private static let ample = 44.0

  /// What takes touches, with what is known of where it is.
  private func told(
    _ taker: Screen.Element.Taker, of box: Int, _ tracer: Tracer, _ certainties: Certainties
  ) -> Screen.Element.Taker {
    var taker = taker
    taker.isUnsettled = tracer.isUnsettled(box) || tree.boxes[box].hasOpenPath
    // Of trees that differ from layout to layout no frame is known.
    taker.certainty = box < certainties.frames.count ? certainties.frames[box] : .unknown
    return taker
  }

  private func taker(
    _ box: Int, _ target: Int? = nil, around other: Collector.Target? = nil
  ) -> Screen.Element.Taker {
    let origin = tree.boxes[box].origin
    let element = target.map { tree.elements[collector.targets[$0].element].node.id }
    return Screen.Element.Taker(
      name: origin.name, place: element?.place ?? origin.place, element: element,
      isInside: target.map { other?.inside.contains($0) ?? false } ?? false,
      box: collector.frames[box])
  }

  /// The innermost content shape or scroll view around a target that lets no touch through where the
  /// target lies beyond it.
  private func cutter(
    of target: Collector.Target, _ parents: [Int?]
  ) -> Screen.Element.Taker? {
    guard let region = target.region.boundingBox else { return nil }
    var next = parents[tree.elements[target.element].box]
    while let box = next {
      switch tree.boxes[box].kind {
      case .passive(.contentShape), .scroll:
        if let frame = collector.frames[box], !frame.contains(region, tolerance: 0.01) {
          return taker(box)
        }
      default: break
      }
      next = parents[box]
    }
    return nil
  }

  /// The innermost content shape around an element that does not grow with it: the element stands in
  /// front of what has the shape, or behind it, or in a frame of a fixed height; or such a frame in or
  /// around what scrolls across, which cuts off what is higher.
  private func frontier(of element: BoxTree.Element, _ parents: [Int?]) -> Screen.Element.Taker? {
    var (box, isDecoration, isScrolling) = (element.box, false, false)
    var frame: Int?
    while let parent = parents[box] {
      switch tree.boxes[parent].kind {
      case .frame(_, _?, _) where isScrolling: return taker(parent)
      case _ where isScrolling && tree.boxes[parent].children.count != 1: return nil
      case .decoration: isDecoration = isDecoration || tree.boxes[parent].children.first != box
      case .frame(_, _?, _): frame = parent
      case .passive(.contentShape(let shape, _)) where isDecoration || frame != nil:
        return shape == ResolvedShape(shape.outline) ? taker(parent) : nil
      case .scroll(let axes) where !axes.vertical && !isDecoration:
        if let frame { return taker(frame) }
        isScrolling = true
      case .scroll, .list, .passive(.sharesTouches): return nil
      default: break
      }
      box = parent
    }
    return nil
  }

  private func doubt(
    _ element: BoxTree.Element, _ change: Certainty
  ) -> (Certainty, String?) {
    if let reason = element.node.unknown { return (.unknown, reason) }
    switch change {
    case .unknown:
      let reason = element.node.doubt ?? element.open
      return (.unknown, reason ?? "content around it is not in the source")
    case .estimated:
      return (.estimated, element.estimated ?? "the size of content around it is approximate")
    case .exact:
      guard let reason = element.system ?? systemReason(element.container) else {
        return (.exact, nil)
      }
      return (.estimated, reason)
    }
  }

  /// Why frames in a container of the system's are approximate.
  ///
  /// In a bar an item of 24 points by 24 was found to react in 39.5 by 26.5 points, probed point by point by
  /// `UIWindow.hitTest`: of others what the bar adds is not measured.
  private func systemReason(_ container: Screen.Element.Container) -> String? {
    switch container {
    case .menu, .alert, .swipeActions: "the system's own rows are measured approximately"
    case .navigationBar, .toolbar: "a bar may let somewhat more than an item of the app's own react"
    case .none, .row, .tabBar, .widget: nil
    }
  }
}
