/// What methods of lists of views do.
extension SetupReader {
  /// Calls a method of a list of things.
  func listMethod(
    _ name: String, on things: [Thing], _ arguments: [Expression.Argument], at position: Position,
    in frame: SetupFrame
  ) -> Thing {
    switch name {
    case "forEach", "map", "compactMap", "flatMap":
      guard let expression = arguments.first?.value else { return .other }
      var results: [Thing] = []
      for thing in things.prefix(24) {
        if case .closure(let closure) = expression.kind {
          let block = SetupFrame(in: frame)
          for parameter in ["$0"] + closure.parameters.prefix(1) {
            block.bind(parameter, to: thing)
            block.scope.bind(parameter, to: thing.value)
          }
          results.append(run(closure.body, in: block) ?? .other)
        } else if case .chain(let base, let links) = expression.kind,
          case .member(let method)? = links.last?.kind
        {
          // `forEach(view.addSubview)`
          let rest = Array(links.dropLast())
          let receiver = read(
            rest.isEmpty
              ? base : Expression(kind: .chain(base, rest), position: expression.position),
            in: frame)
          block(method, receiver, thing, at: position, in: frame)
        } else if case .name(let method) = expression.kind {
          block(method, frame.receiver, thing, at: position, in: frame)
        }
      }
      return name == "forEach" ? .other : .list(results)
    case "activate", "enumerated", "reversed", "joined":
      if name == "activate" { activate(.list(things), in: frame) }
      return .list(things)
    default:
      if let function = listHelper(name, arguments, in: frame) {
        return follow(function, on: .list(things), isOwn: false, arguments, in: frame)
      }
      escape(arguments, in: frame)
      doubt(.list(things), UnknownReason.member(name))
      return .other
    }
  }

  /// The project's own method of lists, as `[title, button].stacked(axis: .vertical)`.
  private func listHelper(
    _ name: String, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> FunctionDeclaration? {
    for type in ["Array", "Collection", "Sequence"] {
      let functions = index.extensionFunctions(name, of: type, from: frame.scope)
        .filter { !$0.isStatic && $0.takes(arguments) }
      if functions.count == 1 { return functions[0] }
    }
    return nil
  }

  /// Hands one thing to a method that is named without its arguments.
  private func block(
    _ method: String, _ receiver: Thing, _ thing: Thing, at position: Position, in frame: SetupFrame
  ) {
    let block = SetupFrame(in: frame)
    block.bind("$member", to: thing)
    let argument = Expression.Argument(
      label: nil, value: Expression(kind: .name("$member"), position: position))
    _ = self.method(method, on: receiver, [argument], at: position, in: block)
  }
}
