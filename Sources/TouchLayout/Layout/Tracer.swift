import TouchModel

/// Tells what each modifier and container around an element's content did.
struct Tracer {
  private let tree: BoxTree
  private let frames: [Rect?]
  private let extents: [Collector.Extent]
  private let certainties: Certainties
  /// The box around each box.
  let parents: [Int?]

  init(_ tree: BoxTree, _ collector: Collector, _ certainties: Certainties) {
    self.tree = tree
    self.certainties = certainties
    frames = collector.frames
    extents = collector.extents
    var parents = [Int?](repeating: nil, count: tree.boxes.count)
    for (index, box) in tree.boxes.enumerated() {
      for child in box.children { parents[child] = index }
    }
    self.parents = parents
  }

  /// The steps from an element's innermost content outwards, as far as they wrap it alone.
  ///
  /// - Parameter isTold: Whether other layouts tell how well the element is known.
  func trace(_ target: Collector.Target, isTold: Bool) -> [Screen.Step] {
    let control = tree.elements[target.element].box
    let region = target.region.boundingBox
    var inner: [Screen.Step] = []
    var box = tree.boxes[control].children.first
    // What an effect draws elsewhere is told as layout placed it, up to the effect.
    var plain = Transform.identity
    while let index = box {
      let child = primary(index)
      let position = tree.boxes[index].origin.isStyle ? Screen.Step.Position.style : .label
      var step = step(index, position, inside: child)
      step.map(plain)
      if case .effect(let effect) = tree.boxes[index].kind,
        let back = Collector.map(effect, step.frameAfter).boxInverse
      {
        step.frameBefore = back.apply(step.frameBefore)
        step.regionBefore = step.regionBefore.map(back.apply)
        plain = plain.then(back)
      }
      inner.append(step)
      box = child
    }
    var steps = Array(inner.reversed())
    var own = step(control, .control, inside: tree.boxes[control].children.first)
    own.regionAfter = region
    steps.append(own)
    var outer = parents[control]
    var last = control
    while let index = outer, primary(index) == last {
      var step = step(index, .outside, inside: last)
      (step.regionBefore, step.regionAfter) = (region, region)
      steps.append(step)
      last = index
      outer = parents[index]
    }
    if isTold { return steps }
    return steps.map { step in
      var step = step
      (step.certainty, step.regionCertainty) = (nil, nil)
      return step
    }
  }

  /// Whether a box may not be there, or be elsewhere.
  func isUnsettled(_ index: Int) -> Bool {
    var box: Int? = index
    while let current = box {
      if tree.boxes[current].origin.isUnsettled { return true }
      box = parents[current]
    }
    return false
  }

  /// The child that a modifier stands around; nil for content and containers.
  private func primary(_ index: Int) -> Int? {
    let box = tree.boxes[index]
    switch box.kind {
    case .leaf, .text, .stack, .overlap, .lazyGrid, .grid, .scroll, .list, .slot,
      .geometryReader, .firstThatFits, .bars:
      return nil
    case .frame, .flexibleFrame, .padding, .decoration, .offset, .position, .effect, .aspectRatio,
      .fixedSize, .safeAreaInset, .ignoresSafeArea, .passive:
      return box.children.first
    }
  }

  private func step(
    _ index: Int, _ position: Screen.Step.Position, inside: Int?
  ) -> Screen.Step {
    let box = tree.boxes[index]
    let after = frames[index] ?? .zero
    var step = Screen.Step(
      place: box.origin.place, name: box.origin.name, operation: Tracer.operation(box.kind),
      position: position, frameBefore: inside.flatMap { frames[$0] } ?? after, frameAfter: after,
      regionBefore: inside.map { extents[$0].region } ?? extents[index].region,
      regionAfter: extents[index].region)
    if case .leaf(let leaf) = box.kind { step.fills = leaf.draws && leaf.fills }
    if index < certainties.frames.count {
      step.certainty = certainties.frames[index]
      step.regionCertainty = certainties.regions[index]
    }
    return step
  }

  private static func operation(_ kind: Box.Kind) -> Screen.Step.Operation {
    switch kind {
    case .leaf, .text: .content
    case .stack, .overlap, .lazyGrid, .grid, .scroll, .list, .slot, .geometryReader,
      .firstThatFits, .bars:
      .container
    case .frame, .flexibleFrame: .frame
    case .padding: .padding
    case .decoration: .decoration
    case .offset, .position, .effect: .effect
    case .passive(.contentShape): .contentShape
    case .passive(.element): .control
    case .aspectRatio, .fixedSize, .safeAreaInset, .ignoresSafeArea, .passive: .other
    }
  }
}

extension Screen.Step {
  /// Moves its frames and regions by a map.
  fileprivate mutating func map(_ transform: Transform) {
    guard transform != .identity else { return }
    frameBefore = transform.apply(frameBefore)
    frameAfter = transform.apply(frameAfter)
    regionBefore = regionBefore.map(transform.apply)
    regionAfter = regionAfter.map(transform.apply)
  }
}
