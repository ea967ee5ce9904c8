/// What methods of lists of views do.
extension SetupReader {
  /// Whether a sequence numbers the views of a list that a function was handed. Those of a list of outlets
  /// are in no order.
  func counts(_ sequence: Expression, in frame: SetupFrame) -> Bool {
    guard case .chain(let base, let links) = sequence.kind, case .name(let name) = base.kind,
      links.count == 2, case .member("enumerated") = links[0].kind, case .call = links[1].kind,
      frame.giver(of: name) != nil, case .list(let things)? = frame.thing(name)
    else { return false }
    return things.allSatisfy { thing in
      if case .view(let view) = thing { !facts(view).isOutlet } else { false }
    }
  }

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
          let block = block(for: thing, in: frame)
          for parameter in ["$0"] + closure.parameters.prefix(1) {
            block.bind(parameter, to: thing)
            block.scope.bind(parameter, to: thing.value)
          }
          results.append(run(closure.body, in: block) ?? .other)
        } else if let result = hand(thing, to: expression, in: block(for: thing, in: frame)) {
          results.append(result)
        }
      }
      return name == "forEach" ? .other : .list(results)
    case "activate", "enumerated", "reversed", "joined":
      if name == "activate" { activate(.list(things), in: frame) }
      return .list(things)
    case "contains", "firstIndex", "lastIndex":
      // Which of them it is, is only asked.
      escape(arguments, in: frame)
      return .other
    default:
      if let function = listHelper(name, arguments, in: frame) {
        return follow(function, on: .list(things), isOwn: false, arguments, in: frame)
      }
      escape(arguments, in: frame)
      doubt(.list(things), UnknownReason.member(name))
      return .other
    }
  }

  /// The list of the views that a closure, or a function that is named, makes of each member of what is
  /// not followed, as one for all of them; nil for what is no such call.
  func list(
    madeBy name: String, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing? {
    guard name == "map" || name == "compactMap", arguments.count == 1 else { return nil }
    let given = arguments[0].value
    let branch = frame.branch(at: given.position, repeats: true)
    let made: Thing?
    switch given.kind {
    case .closure: made = runLater(given, repeats: true, in: frame)
    case .name, .chain:
      let block = SetupFrame(in: frame, branch: branch)
      made = hand(.other, to: given, in: block)
    default: return nil
    }
    guard case .view(let view)? = made, let branch, facts(view).isMade,
      facts(view).branches.contains(branch)
    else { return .other }
    return .list([.view(view)])
  }

  /// A block that is run for one member of a list: for one that stands for any number, any number of times.
  func block(for member: Thing, in frame: SetupFrame) -> SetupFrame {
    guard case .view(let view) = member else { return SetupFrame(in: frame) }
    return facts(view).repetitions.subtracting(frame.branches)
      .reduce(SetupFrame(in: frame)) { SetupFrame(in: $0, branch: $1) }
  }

  /// One member of a list, by itself; nothing where it stands for any number of them.
  func single(_ member: Thing, in frame: SetupFrame) -> Thing {
    guard case .view(let view) = member else { return member }
    picked.append(view)
    if facts(view).repetitions.isSubset(of: frame.branches) { return member }
    _ = listed(.list([member]))
    return .other
  }

  /// The project's own method of lists, as `[title, button].stacked(axis: .vertical)`.
  private func listHelper(
    _ name: String, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> FunctionDeclaration? {
    for type in ["Array", "Collection", "Sequence"] {
      let functions = index.extensionFunctions(name, of: type, from: frame.scope)
        .filter { !$0.isStatic && $0.takes(arguments) }
      if functions.count == 1 { return functions[0] }
      let suited = functions.filter { $0.suitsClosures(of: arguments) }
      if suited.count == 1 { return suited[0] }
    }
    return nil
  }

  /// Hands one thing to a function that is named without its arguments, as in `forEach(view.addSubview)`;
  /// returns what that returns, nil for what names none.
  private func hand(_ thing: Thing, to function: Expression, in block: SetupFrame) -> Thing? {
    let position = function.position
    block.bind("$member", to: thing)
    block.scope.bind("$member", to: thing.value)
    let argument = Expression.Argument(
      label: nil, value: Expression(kind: .name("$member"), position: position))
    switch function.kind {
    case .name(let name): return call(name, [argument], at: position, in: block)
    case .chain(let base, let links):
      guard case .member(let name)? = links.last?.kind else { return nil }
      let rest = Array(links.dropLast())
      let receiver = read(
        rest.isEmpty ? base : Expression(kind: .chain(base, rest), position: position), in: block)
      return method(name, on: receiver, [argument], at: position, in: block)
    default: return nil
    }
  }
}
