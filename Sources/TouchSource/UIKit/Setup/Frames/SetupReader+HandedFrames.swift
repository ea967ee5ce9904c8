import TouchModel

/// Frames that initializers of the project's classes hand on.
extension SetupReader {
  /// Gives a view the frame that the initializer hands on which makes it, as `self.init(frame: …)` does in
  /// one of its own, where that says how large it is.
  func takeHandedFrame(
    of view: ViewFacts.ID, madeBy arguments: [Expression.Argument], in frame: SetupFrame
  ) {
    guard let type = facts(view).type, !arguments.contains(where: { $0.label == "frame" }),
      let initializer = type.initializers.fitting(arguments).first,
      let value = initializer.body?.handedFrame, let sides = value.rectangle
    else { return }
    let inside = SetupFrame(
      scope: Scope(file: initializer.file, type: type), receiver: .other, isOwn: false,
      branches: frame.branches)
    if let construction = facts(view).construction,
      construction.initializer == initializer.position
    {
      for (name, value) in construction.arguments { inside.scope.bind(name, to: value) }
    }
    let isKnown = ["width", "height"].allSatisfy { label in
      sides.first { $0.label == label }.map { number($0.value, in: inside) != nil } ?? false
    }
    if isKnown { setFrame(of: view, value, in: inside) }
  }
}

extension [Statement] {
  /// The frame that a call of another initializer among them is given, perhaps by way of a constant.
  fileprivate var handedFrame: Expression? {
    guard let given = firstNonNil(\.handedFrame) else { return nil }
    guard case .name(let name) = given.kind else { return given }
    return firstNonNil { $0.value(ofConstant: name) }
  }
}

extension Statement {
  /// What a constant of a name is given; nil for any other statement.
  fileprivate func value(ofConstant name: String) -> Expression? {
    guard case .binding([name], _, let value, false) = kind else { return nil }
    return value
  }

  /// The frame that a call of another initializer is given; nil for any other statement.
  fileprivate var handedFrame: Expression? {
    guard case .expression(let call) = kind, case .chain(let base, let links) = call.kind,
      case .name(let receiver) = base.kind, ["self", "super"].contains(receiver), links.count == 2,
      case .member("init") = links[0].kind, case .call(let arguments) = links[1].kind
    else { return nil }
    return arguments.first { $0.label == "frame" }?.value
  }
}
