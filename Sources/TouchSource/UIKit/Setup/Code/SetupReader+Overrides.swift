/// Methods that a class overrides and hands on to the one above.
extension SetupReader {
  /// Gives the class's own view what its code hands to the method of the system's that it overrides, as
  /// `super.setTitle(title?.uppercased(), for: state)` and `super.addSubview(stack)`, and the class's own
  /// item of a bar the view that `super.init(customView:)` is handed; nil for any other call.
  func shownAbove(
    _ name: String, _ links: [Expression.Link], in frame: SetupFrame
  ) -> Thing? {
    if name == "init", isBarItem(in: frame),
      case .call(let arguments)? = links.dropFirst().first?.kind,
      arguments.first?.label == "customView",
      case .view(let view) = read(arguments[0].value, in: frame)
    {
      change(view) { $0.host = .bar }
      return .other
    }
    guard frame.isOwn, !isController, let own,
      FunctionDeclaration.showing.contains(name) || Self.adding.contains(name),
      links.count == 2, case .call(let arguments) = links[1].kind, let type = frame.scope.type,
      !type.parents.contains(where: { !$0.functions(name).isEmpty })
    else { return nil }
    // What it is handed and hands on as it is, whoever calls it says.
    if type.ownFunctions.contains(where: { $0.name == name && $0.isHandedUp }) { return .other }
    return knownMethod(name, on: own, arguments, in: frame)
  }
}

extension FunctionDeclaration {
  /// Methods by which a button is given what it shows.
  static let showing: Set<String> = [
    "setTitle", "setAttributedTitle", "setImage", "setBackgroundImage",
  ]

  /// Whether it hands what a button is to show to the method that it overrides as it is.
  var isHandedUp: Bool {
    guard Self.showing.contains(name), let first = parameters.first else { return false }
    var isHandedUp = false
    body?.forEachExpression { expression in
      guard case .chain(let base, let links) = expression.kind, case .name("super") = base.kind,
        links.count == 2, case .member(name) = links[0].kind,
        case .call(let arguments) = links[1].kind,
        case .name(first.name)? = arguments.first?.value.kind
      else { return }
      isHandedUp = true
    }
    return isHandedUp
  }
}

extension SetupReader {
  /// The type whose members a static function of the project's sees without a base; nil for any other function.
  ///
  /// - Parameter type: The type that it is called on; nil for that which the code around it is of.
  func holder(
    of function: FunctionDeclaration, calledOn type: String?, in frame: SetupFrame
  ) -> TypeInfo? {
    guard function.isStatic else { return nil }
    let named = type.flatMap { $0 == "Self" ? nil : index.type($0, from: frame.scope) }
    guard let holder = named ?? frame.scope.type,
      holder.functions(function.name).contains(where: { $0.place == function.place })
    else { return nil }
    return holder
  }
}

extension TypeInfo {
  /// The functions of a name that its code may call: its own, then those of the classes above, which may take
  /// other arguments.
  func overloads(_ name: String) -> [FunctionDeclaration] {
    functions(name)
      + parents.filter { $0.kind == .classType }.flatMap { $0.overloads(name) }.filter(\.hasBody)
  }
}
