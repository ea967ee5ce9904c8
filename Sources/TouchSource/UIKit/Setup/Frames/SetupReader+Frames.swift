import TouchLayout
import TouchModel

/// Frames and sizes that code gives to views.
extension SetupReader {
  /// Notes `CGRect(x:y:width:height:)` and what else a frame may be.
  func setFrame(of view: ViewFacts.ID, _ value: Expression, in frame: SetupFrame) {
    let here = place(value.position, in: frame)
    if case .implicitMember("zero") = value.kind { return }
    let thing = read(value, in: frame)
    if case .changedFrame(let copy) = thing { return setFrame(of: view, copy) }
    if case .frame(let other) = thing {
      // What a name was given of it is put back.
      if canonical(other) == canonical(view) { return }
      return change(view) {
        $0.frames.append(ViewFacts.FrameSize(copied: other, place: here))
      }
    }
    if let (other, insets) = insetFrame(value, in: frame) {
      return change(view) {
        $0.frames.append(ViewFacts.FrameSize(copied: other, insets: insets, place: here))
      }
    }
    if value.memberName == "zero" { return }
    // What the project keeps under a name is as large as that says.
    guard let arguments = value.rectangle else { return setSize(of: view, value, in: frame) }
    if let size = arguments.first(where: { $0.label == "size" })?.value {
      return setSize(of: view, size, in: frame)
    }
    func side(_ label: String) -> Length? {
      arguments.first { $0.label == label }.flatMap { number($0.value, in: frame) }
    }
    let (width, height) = (side("width"), side("height"))
    let sides = arguments.filter { $0.label == "width" || $0.label == "height" }
    let origin = sides.firstNonNil { self.giver(of: $0.value, in: frame) } ?? here
    var copied: [Axis: ViewFacts.ID] = [:]
    for (axis, label, length) in [(Axis.horizontal, "width", width), (.vertical, "height", height)]
    where length == nil {
      let given = sides.first { $0.label == label }?.value
      copied[axis] = given.flatMap { screen(whoseSideIs: $0, label, in: frame) }
    }
    var starts: [Axis: Length] = [:]
    // From a negative side a frame reaches the other way.
    if let x = side("x"), let width, width.smallest >= 0 { starts[.horizontal] = x }
    if let y = side("y"), let height, height.smallest >= 0 { starts[.vertical] = y }
    change(view) {
      $0.frames.append(
        ViewFacts.FrameSize(
          width: width?.magnitude, height: height?.magnitude, origin: starts, copiedSides: copied,
          place: origin, isFirst: $0.isGivenWhereMade(in: frame)))
    }
  }

  /// The view whose frame an expression makes shorter, as `box.bounds.insetBy(dx: 4, dy: 4)`, and by how much;
  /// nil for any other, and where the source does not say how much.
  private func insetFrame(
    _ value: Expression, in frame: SetupFrame
  ) -> (ViewFacts.ID, [Axis: Length])? {
    guard case .chain(let base, var links) = value.kind, links.count > 2,
      case .call(let arguments)? = links.popLast()?.kind,
      case .member(let method)? = links.popLast()?.kind
    else { return nil }
    let whole = Expression(kind: .chain(base, links), position: value.position)
    switch (method, arguments.map(\.label)) {
    case ("insetBy", ["dx", "dy"]):
      guard let x = number(arguments[0].value, in: frame),
        let y = number(arguments[1].value, in: frame),
        case .frame(let view) = read(whole, in: frame), !facts(view).isOwn
      else { return nil }
      return (view, [.horizontal: x + x, .vertical: y + y])
    case ("inset", ["by"]):
      let given = values(arguments[0].value, in: frame)
      func sum(_ first: String, _ second: String) -> Length? {
        guard let one = SetupReader.side(first, of: given),
          let other = SetupReader.side(second, of: given)
        else { return nil }
        return one + other
      }
      guard let across = sum("left", "right"), let down = sum("top", "bottom"),
        case .frame(let view) = read(whole, in: frame), !facts(view).isOwn
      else { return nil }
      return (view, [.horizontal: across, .vertical: down])
    default: return nil
    }
  }

  /// The view of the controller whose side an expression is, as `view.frame.width`; nil for any other. That
  /// of another view is not known while code sets views up.
  private func screen(
    whoseSideIs length: Expression, _ side: String, in frame: SetupFrame
  ) -> ViewFacts.ID? {
    guard isController, length.memberName == side, case .frame(let view) = read(length, in: frame),
      facts(view).isOwn
    else { return nil }
    return view
  }

  /// Notes a size that a view is given.
  func setSize(of view: ViewFacts.ID, _ value: Expression, in frame: SetupFrame) {
    let here = giver(of: value, else: place(value.position, in: frame), in: frame)
    let given = values(value, in: frame)
    change(view) {
      $0.frames.append(
        ViewFacts.FrameSize(
          width: SetupReader.side("width", of: given)?.magnitude,
          height: SetupReader.side("height", of: given)?.magnitude, place: here))
    }
  }

  /// The range of sizes; nil where a value is none.
  static func size(_ values: [Value]) -> (width: Length, height: Length)? {
    guard let width = side("width", of: values), let height = side("height", of: values) else {
      return nil
    }
    return (width, height)
  }

  /// The range of one side of sizes, by its label; nil where it is not known of each.
  static func side(_ label: String, of values: [Value]) -> Length? {
    var sides: [Value] = []
    for value in values {
      if case .number = value.plain {
        sides.append(value.plain)
      } else if let side = value.members?.first(where: { $0.label == label })?.value {
        sides.append(side)
      } else {
        return nil
      }
    }
    return range(sides)
  }
}

extension Expression {
  /// What `CGRect(…)` or `.init(…)` is given; nil for any other.
  var rectangle: [Argument]? {
    guard case .chain(let base, let links) = kind, links.count == 1,
      case .call(let arguments) = links[0].kind
    else { return nil }
    return switch base.kind {
    case .name("CGRect"), .implicitMember("init"): arguments
    default: nil
    }
  }
}

extension ViewFacts {
  /// Whether what code gives it there it is given wherever it is made: no property holds it, so that only the
  /// function which makes it can.
  fileprivate func isGivenWhereMade(in frame: SetupFrame) -> Bool {
    isMade && !isHeld && !isOwn && frame.branches.isSubset(of: branches)
  }
}
