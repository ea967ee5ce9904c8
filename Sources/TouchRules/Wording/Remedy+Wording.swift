import TouchModel

extension Remedy {
  /// Says in words what to change at an element.
  ///
  /// - Parameter required: The size that the element is to have at least, in points.
  func wording(for element: Screen.Element, required: Size) -> String {
    change(of: element, required) + (height.flatMap { element.growth(to: $0) } ?? "")
  }

  private func change(of element: Screen.Element, _ required: Size) -> String {
    let shape = "'.contentShape(Rectangle())'"
    let displacement = element.displacement(required: required)
    let inside = displacement.map { "before \($0.named)" } ?? element.inside
    switch self {
    case .reserve(let width, let height):
      let content = displacement == nil ? element.trace.unframedContent : nil
      let kept = content.map { content in
        // A modifier that draws, as 'fill', is no name of what it draws.
        let name = content.name.first?.isUppercase == true ? "'\(content.name)'" : "what it shows"
        return
          "give \(name) '\(content.ownFrame(width: width != nil, height: height != nil))', and "
      }
      return "\(kept ?? "")put \(Remedy.frame(width, height)) and \(shape) \(inside)"
    case .reserveAfter(let step, let width, let height):
      return "put \(Remedy.frame(width, height)) and \(shape) after \(step.named)"
    case .fill(let width, let height):
      return "put \(Remedy.frame(width, height)) \(inside)"
    case .shape:
      return "put \(shape) \(inside)"
    case .moveInside(let step, let needsShape):
      let target = displacement == nil && !element.kind.isGesture ? "into its label" : inside
      return "move '.\(step.name)' \(target)" + (needsShape ? " and put \(shape) after it" : "")
    case .shapeAfter(let step):
      return "put \(shape) after \(step.named)"
    case .moveShape(let shape, let growth):
      return "move '.\(shape.name)' after '.\(growth.name)'"
    case .controlSize(let size):
      return "give it '.controlSize(.\(size.rawValue))'"
    case .padVertically(let amount):
      return "make it a link of its own with '.padding(.vertical, \(amount.plain))' and \(shape)"
    case .constrain(let width, let height):
      return element.constraining(width: width, height: height)
    case .spread(let group, _, let distance):
      let name = group.name.isEmpty ? "the stack around them" : "'\(group.name)'"
      return "give \(name) a spacing of \(distance.plain)"
    case .inCells(let grid, let length, let change):
      let cells = grid.name == Cells.horizontal ? "rows" : "columns"
      return
        "\(change.change(of: element, required)), and give '\(grid.name)' \(cells) of at least \(length.plain)"
    case .giveWay(let name):
      return "keep \(name) out of it"
    case .letThrough(let name):
      return "keep '\(name)' out of it, or let touches through it with '.allowsHitTesting(false)'"
    case .makeRoom(let name):
      let view = name.isEmpty ? "what is around it" : "'\(name)'"
      return "give \(view) the room that it needs"
    case .focus(let width, let height):
      return
        "put it in \(Remedy.frame(width, height)) with '.contentShape(Rectangle())', where a tap"
        + " begins editing"
    case .replace:
      return "use another control, as no modifier enlarges this one"
    }
  }
}

extension Remedy {
  /// The height that it reserves, in points.
  private var height: Double? {
    switch self {
    case .reserve(_, let height), .reserveAfter(_, _, let height),
      .inCells(_, _, .reserve(_, let height)):
      height
    default: nil
    }
  }

  private static func frame(_ width: Double?, _ height: Double?) -> String {
    var limits: [String] = []
    if let width { limits.append("minWidth: \(width.plain)") }
    if let height { limits.append("minHeight: \(height.plain)") }
    return "'.frame(\(limits.joined(separator: ", ")))'"
  }
}

extension [Screen.Step] {
  /// What is shown, where it is as long as it is offered and nothing in the control says how long that is: a
  /// larger box would draw it larger.
  public var unframedContent: Screen.Step? {
    let inside = filter(\.isInside)
    guard let content = inside.first, content.fills,
      !inside.contains(where: { $0.operation == .frame })
    else { return nil }
    return content
  }

  /// The frame that says how long what is shown is, where that is as long as it is offered.
  var frameOfContent: Screen.Step? {
    let inside = filter(\.isInside)
    guard inside.first?.fills == true else { return nil }
    return inside.first { $0.operation == .frame && $0.place != nil }
  }
}

extension Screen.Step {
  /// The modifier that keeps sides of it as long as they are.
  public func ownFrame(width: Bool, height: Bool) -> String {
    let sides = [
      width ? "width: \(frameAfter.width.plain)" : nil,
      height ? "height: \(frameAfter.height.plain)" : nil,
    ].compactMap(\.self)
    return ".frame(\(sides.joined(separator: ", ")))"
  }

  /// The step as messages call it, with where it stands if that is not what the control shows.
  fileprivate var named: String {
    let name = operation == .container || operation == .content ? "'\(name)'" : "'.\(name)'"
    return position == .style ? "\(name) in its style" : name
  }
}

extension Screen.Element {
  /// What has to grow as well, so that a touch reaches all of a height.
  fileprivate func growth(to height: Double) -> String? {
    guard let frontier, let box = frontier.box, box.height < height - Undersize.tolerance
    else { return nil }
    return
      ", and let the view around it, whose '.\(frontier.name)' is \(box.height.plain) pt high, be as high"
  }

  /// Where in words a modifier stands that should change what reacts.
  fileprivate var inside: String { kind.isGesture ? "before its gesture" : "on its label" }
}
