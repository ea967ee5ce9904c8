import TouchModel

extension Screen.Element {
  /// What lets the element react in all of its box, or of a size, and in at least what is required: a
  /// change in its style where that makes the box, else at the end of what it shows.
  ///
  /// - Parameter size: What would react with a content shape alone, in points.
  func remedy(toReactIn size: Size, required: Size) -> Remedy {
    if let displacement = displacement(required: required), !isPlaced {
      return .reacting(displacement.reactingBefore, required: required)
    }
    let onLabel = Remedy.reacting(size, required: required)
    guard let step = stepOfStyle(insteadOf: onLabel, required: required) else { return onLabel }
    switch Remedy.reacting(step.frameAfter.size, required: required) {
    case .reserve(let width, let height):
      return .reserveAfter(step: step, width: width, height: height)
    default: return .shapeAfter(step: step)
    }
  }

  /// What the label needs so that the control fills a frame around it, where a style of the system's draws
  /// room around the label, which would come on top of the frame in there; nil where it draws none, and where the
  /// control lacks nothing of the frame.
  func remedy(toFill frame: Screen.Step, required: Size) -> Remedy? {
    let rooms = trace.filter {
      $0.position == .style && $0.operation == .padding && $0.place == nil
    }
    guard frame.operation == .frame, !rooms.isEmpty else { return nil }
    func length(_ side: (Size) -> Double) -> Double? {
      let whole = side(frame.frameAfter.size)
      // A frame that is far longer than a target gives the control its place.
      let asked = whole > 2 * side(required) ? side(required) : whole
      guard side(region.largestPiece?.size ?? .zero) < asked - Undersize.tolerance else {
        return nil
      }
      return asked
        - rooms.reduce(0) { $0 + side($1.frameAfter.size) - side($1.frameBefore.size) }
    }
    let (width, height) = (length(\.width), length(\.height))
    return width == nil && height == nil ? nil : .fill(width: width, height: height)
  }

  /// The step of the style behind which a change belongs; nil where it belongs on the label.
  ///
  /// What a style sizes it sizes for all that it draws: a change of one label leaves the others as they
  /// are, and comes on top of what the style puts around.
  private func stepOfStyle(insteadOf onLabel: Remedy, required: Size) -> Screen.Step? {
    let inside = trace.filter { $0.isInside }
    let end = inside.lastIndex { $0.position == .label }
    let style = inside[(end.map { $0 + 1 } ?? 0)...].filter { $0.place != nil }
    let box = style.last { step in
      switch step.operation {
      case .frame, .padding: step.frameAfter.size != step.frameBefore.size
      case .container, .content: true
      default: false
      }
    }
    if let box, box.frameAfter.contains(layout, tolerance: 0.01) { return box }
    guard let end else { return style.last }
    let isMended = isMended(
      by: onLabel, at: inside[end], before: inside[(end + 1)...], required: required)
    return isMended ? nil : box ?? style.last
  }

  /// Whether a change of the label leaves the element large enough and without a gap: what its style
  /// puts around is not part of it.
  private func isMended(
    by remedy: Remedy, at end: Screen.Step, before style: ArraySlice<Screen.Step>, required: Size
  ) -> Bool {
    // A content shape that the style writes goes before one of the label.
    guard !style.contains(where: { $0.operation == .contentShape && $0.place != nil }) else {
      return false
    }
    var label = end.frameAfter
    if case .reserve(let width, let height) = remedy {
      label = label.grown(to: Size(width: width ?? 0, height: height ?? 0))
    }
    let reacting = region.union(Region(label))
    return reacting.largestPiece?.size.covers(required, tolerance: Undersize.tolerance) ?? false
      && (region.gap(in: layout) == nil || reacting.gap(in: layout.union(label)) == nil)
  }
}

extension Screen.Element {
  /// See `displacement` of its steps.
  func displacement(required: Size) -> Screen.Step? { trace.displacement(required: required) }
}

extension [Screen.Step] {
  /// The first step inside that draws an element away from its box, so that a box around it behind
  /// the step would leave out some of what reacts; nil where there is none. Whatever enlarges the
  /// element has to stand before it.
  ///
  /// What is placed freely is offered all that is around: no box around that is its own.
  ///
  /// - Parameter required: The size that the box would be given at least, in points.
  func displacement(required: Size) -> Screen.Step? {
    let isLost = last { $0.isInside }?.leavesBox(of: required) ?? false
    return first { step in
      guard step.isInside, step.operation == .effect, step.place != nil else { return false }
      return step.isPlacing
        || (isLost && step.leavesBox(of: required) && !step.hangsOver(required))
    }
  }
}

extension Screen.Step {
  /// Whether it gives what is inside a place in all that it is offered; what it draws at another size, be
  /// it by a hair's breadth, has the frame that it had.
  fileprivate var isPlacing: Bool {
    (frameAfter.width - frameBefore.width).magnitude > Undersize.tolerance
      || (frameAfter.height - frameBefore.height).magnitude > Undersize.tolerance
  }

  /// The size of the box around what reacts of the frame inside it, in points.
  fileprivate var reactingBefore: Size {
    regionBefore?.intersection(frameBefore)?.size ?? .zero
  }

  /// Whether some of what reacts lies outside the frame around it, were that at least of a size.
  fileprivate func leavesBox(of size: Size) -> Bool {
    guard let regionAfter else { return false }
    return !frameAfter.grown(to: size).contains(regionAfter, tolerance: Undersize.tolerance)
  }

  /// Whether some of what reacts lies outside the frame inside it already, were that at least of a size.
  fileprivate func hangsOver(_ size: Size) -> Bool {
    guard let regionBefore else { return false }
    return !frameBefore.grown(to: size).contains(regionBefore, tolerance: Undersize.tolerance)
  }
}

extension Remedy {
  /// Whether it is a change of the style that draws the element.
  var isInStyle: Bool {
    switch self {
    case .reserveAfter(let step, _, _), .shapeAfter(let step): step.position == .style
    default: false
    }
  }

  /// Lets a box of a size react, and reserves what it lacks of a required size.
  fileprivate static func reacting(_ size: Size, required: Size) -> Remedy {
    let width = size.width < required.width - Undersize.tolerance ? required.width : nil
    let height = size.height < required.height - Undersize.tolerance ? required.height : nil
    return width == nil && height == nil ? .shape : .reserve(width: width, height: height)
  }
}

extension Rect {
  /// The rectangle with its sides at least as long as those of a size, about the same middle.
  fileprivate func grown(to size: Size) -> Rect {
    let (wide, high) = (max(0, size.width - width), max(0, size.height - height))
    return outset(by: Outsets(top: high / 2, left: wide / 2, bottom: high / 2, right: wide / 2))
  }
}
