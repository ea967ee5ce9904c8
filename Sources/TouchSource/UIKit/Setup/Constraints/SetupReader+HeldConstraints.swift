import TouchLayout

/// Constraints that code finds by looking through those that a view holds, as `for constraint in constraints`.
extension SetupReader {
  /// Calls a method of the constraints that a view holds, or of one of them.
  func heldMethod(
    _ name: String, of view: ViewFacts.ID, along axis: Axis?, _ arguments: [Expression.Argument],
    in frame: SetupFrame
  ) -> Thing {
    let held = Thing.held(view, axis)
    guard case .closure(let closure)? = arguments.last?.value.kind else {
      for argument in arguments { _ = read(argument.value, in: frame) }
      return name == "filter" || name == "first" ? held : .other
    }
    let branch = frame.branch(at: arguments[0].value.position, repeats: true)
    let block = SetupFrame(in: frame, branch: branch)
    let names = ["$0"] + closure.parameters.prefix(1)
    for name in names { block.bind(name, to: held) }
    switch name {
    case "filter", "first", "last":
      if closure.body.count == 1, case .expression(let condition) = closure.body[0].kind {
        narrowHeld(by: condition, in: block)
      }
      return names.lazy.compactMap { block.thing($0) }.first { !$0.isHeld(view, axis) } ?? held
    default:
      _ = run(closure.body, in: block)
      return .other
    }
  }

  /// Leaves of constraints that a view holds those that meet conditions, in what follows in a block.
  func narrowHeld(by conditions: [Condition], in block: SetupFrame) {
    for condition in conditions {
      if case .expression(let expression) = condition.kind { narrowHeld(by: expression, in: block) }
    }
  }

  private func narrowHeld(by condition: Expression, in block: SetupFrame) {
    guard case .binary(let sign, let left, let right) = condition.kind else { return }
    if sign == "&&" {
      narrowHeld(by: left, in: block)
      narrowHeld(by: right, in: block)
    }
    guard sign == "==", case .chain(let base, let links) = left.kind, links.count == 1,
      case .name(let name) = base.kind, case .member("firstAttribute") = links[0].kind,
      case .held(let view, _)? = block.thing(name), let attribute = right.memberName
    else { return }
    block.bind(name, to: Axis(length: attribute).map { .held(view, $0) } ?? .other)
  }

  /// Notes that constraints which a view holds may have another constant.
  func setHeldConstant(
    _ value: Expression, of view: ViewFacts.ID, along axis: Axis?, in frame: SetupFrame
  ) {
    let length = number(value, in: frame)
    // What is as long as nothing is not there.
    if value.memberName == "leastNonzeroMagnitude" || length.map({ $0.largest < 0.01 }) == true {
      return
    }
    let given = ViewFacts.HeldConstant(
      axis: axis, length: length,
      place: giver(of: value, else: place(value.position, in: frame), in: frame))
    change(view) { $0.heldConstants.append(given) }
  }
}

extension Thing {
  fileprivate func isHeld(_ view: ViewFacts.ID, _ axis: Axis?) -> Bool {
    if case .held(view, axis) = self { true } else { false }
  }
}
