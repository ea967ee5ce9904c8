import TouchModel

/// Views that code which is not followed, as a container of dependencies, hands out by their class.
extension SetupReader {
  /// The view that a call which is not followed returns where it is handed the class that is written for what
  /// it returns, as in `bar = container.resolve(Bar.self)`; nil for other calls.
  func resolved(
    _ expected: TypeName, _ links: [Expression.Link], at base: Expression, in frame: SetupFrame
  ) -> ViewFacts.ID? {
    guard let (className, type) = viewClass(expected.unwrapped.name, in: frame.scope), let type,
      type.isPlainView,
      let arguments = links.last(where: { $0.kind.isCall })?.kind.arguments,
      let named = metatype(of: type, among: arguments, in: frame)
    else { return nil }
    resolvedClasses[type.key, default: []].insert(named)
    let view = madeElsewhere(className, at: base.position, in: frame)
    change(view) {
      $0.type = type
      // What it shows the container may have said.
      $0.isMadeElsewhere = $0.elementKind != nil
      $0.branches = frame.branches
    }
    return view
  }

  /// Notes of a view that a closure makes which a call hands over together with the class, as
  /// `container.register(Bar.self) { Bar() }` does.
  func noteRegistered(
    _ made: Thing?, byCallWith arguments: [Expression.Argument], in frame: SetupFrame
  ) {
    guard case .view(let view)? = made, let type = facts(view).type, facts(view).isMade,
      let named = metatype(of: type, among: arguments, in: frame)
    else { return }
    resolvedClasses[type.key, default: []].insert(named)
    change(view) { $0.isRegistered = true }
  }

  /// Where one of the arguments of a call is a class itself, as `Bar.self`; nil where none is.
  private func metatype(
    of type: TypeInfo, among arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Place? {
    arguments.firstNonNil { argument -> Place? in
      guard case .chain(let base, let links) = argument.value.kind, links.count == 1,
        case .name(let name) = base.kind, case .member("self") = links[0].kind,
        let named = self.index.type(name, from: frame.scope), named.key == type.key
      else { return nil }
      return self.place(base.position, in: frame)
    }
  }
}

extension TypeInfo {
  /// What tells it from all others of the project.
  var key: String { file + "." + path.joined(separator: ".") }
}

extension Expression.Link.Kind {
  fileprivate var isCall: Bool { arguments != nil }

  /// What a call is handed; nil for other links.
  fileprivate var arguments: [Expression.Argument]? {
    if case .call(let arguments) = self { arguments } else { nil }
  }
}
