import TouchModel

extension Fault {
  /// Returns what was meant to enlarge an element's hit region to a size and does not, if anything.
  ///
  /// Only steps that are written in the source are blamed.
  static func inSize(of element: Screen.Element, required: Size) -> Fault? {
    unshaped(element, required) ?? outside(element, required)
  }

  /// The first step inside that makes the frame large enough, where nothing makes that react.
  private static func unshaped(_ element: Screen.Element, _ required: Size) -> Fault? {
    let inside = element.trace.filter { $0.isInside }
    // Ensure that the region was never large enough: what shrinks it later is another matter.
    guard !inside.contains(where: { isEnough($0.regionAfter?.size, required) }) else { return nil }
    let growth = inside.firstIndex { step in
      (step.operation == .frame || step.operation == .padding) && step.place != nil
        && isEnough(step.frameAfter.size, required) && !isEnough(step.frameBefore.size, required)
    }
    // Ensure that what it stands around is whole: a gap in there is another rule's matter. What a
    // later step makes small again is not at fault for its size.
    guard let growth, inside[growth...].allSatisfy({ isEnough($0.frameAfter.size, required) }),
      !element.region.hasGap(in: inside[growth].frameBefore)
    else { return nil }
    let shape = inside[..<growth].last { $0.operation == .contentShape && $0.place != nil }
    if let shape { return .early(shape: shape, growth: inside[growth]) }
    // What makes all of it react stands behind all that enlarges it.
    let last = inside.last { step in
      (step.operation == .frame || step.operation == .padding) && step.place != nil
        && !step.frameBefore.size.covers(step.frameAfter.size)
    }
    return .unshaped(inside[growth], last: last ?? inside[growth])
  }

  /// The first step outside with which the element would be large enough, were it inside.
  private static func outside(_ element: Screen.Element, _ required: Size) -> Fault? {
    // Where its own box is large enough, what is in there is at fault for what does not react.
    let isBoxEnough =
      element.reactsWhereDrawn && !element.isPlaced && isEnough(element.layout.size, required)
    guard !isBoxEnough, let own = element.region.largestPiece?.size else { return nil }
    for step in element.trace where step.position == .outside {
      let (before, after) = (step.frameBefore.size, step.frameAfter.size)
      let inner: Size
      switch step.operation {
      case .padding:
        // Space on one side of the short axis keeps a distance; it is not meant to enlarge. Several
        // paddings that suffice together are several steps, none of which would do alone.
        guard element.isEnlarged(by: step, towards: required), !element.isMargin(step) else {
          continue
        }
        inner = Size(
          width: own.width + after.width - before.width,
          height: own.height + after.height - before.height)
      case .frame:
        guard !isEnough(before, required) else { continue }
        inner = after
      default: continue
      }
      // Ensure that it is of the order of a target: what is far larger gives the control its place
      // on the screen, and would make a target of all of it.
      let isPlacement = min(inner.width, inner.height) > 2 * max(required.width, required.height)
      if step.place != nil, isEnough(inner, required), !isPlacement { return .outside(step) }
    }
    return nil
  }

  private static func isEnough(_ size: Size?, _ required: Size) -> Bool {
    size?.covers(required, tolerance: Undersize.tolerance) ?? false
  }

  /// Where the step at fault is written, if one is.
  var place: Place? {
    switch self {
    case .outside(let step), .early(shape: let step, _), .unshaped(let step, _): step.place
    case .gap, .clipped, .taken, .crowded: nil
    }
  }
}

extension Screen.Element {
  /// Whether a step stands where another file uses what shows the element: it keeps a distance to
  /// what is around that.
  fileprivate func isMargin(_ step: Screen.Step) -> Bool {
    step.place.map { $0.file != id.place.file } ?? false
  }

  /// Whether a padding grows both sides of every axis along which the element is too small.
  fileprivate func isEnlarged(by step: Screen.Step, towards required: Size) -> Bool {
    let (before, after) = (step.frameBefore, step.frameAfter)
    let size = region.largestPiece?.size ?? .zero
    let growsAcross = after.minX < before.minX && after.maxX > before.maxX
    let growsAlong = after.minY < before.minY && after.maxY > before.maxY
    return (size.width >= required.width - Undersize.tolerance || growsAcross)
      && (size.height >= required.height - Undersize.tolerance || growsAlong)
  }
}

extension Screen.Step {
  /// Whether it stands in what the control shows or in its style.
  var isInside: Bool { position == .label || position == .style }
}
