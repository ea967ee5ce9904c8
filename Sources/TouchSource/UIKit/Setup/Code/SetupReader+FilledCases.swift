import TouchModel

/// Cases of the project's enumerations that hold views, as helpers are handed them.
extension SetupReader {
  /// What the arguments of a function refer to.
  func things(
    _ arguments: [Expression.Argument], for function: FunctionDeclaration, in frame: SetupFrame
  ) -> [Thing] {
    var types: [Int: TypeName] = [:]
    for (parameter, places) in zip(function.parameters, function.places(of: arguments)) {
      for number in places { types[number] = parameter.type.unwrapped }
    }
    let scope = Scope(file: function.file, type: frame.scope.type, extended: function.extended)
    return arguments.indices.map { number in
      let value = arguments[number].value
      let filled = types[number].flatMap { filledCase(value, as: $0, from: scope, in: frame) }
      return filled ?? read(value, in: frame)
    }
  }

  /// A case of an enumeration that is declared to hold a view, or a list of such; nil for anything else.
  private func filledCase(
    _ expression: Expression, as type: TypeName, from scope: Scope, in frame: SetupFrame
  ) -> Thing? {
    if case .array(let members) = expression.kind, type.isList, let element = type.arguments.first {
      let cases = members.map { filledCase($0, as: element, from: scope, in: frame) }
      guard cases.contains(where: { $0 != nil }) else { return nil }
      return .list(
        zip(members, cases).map { member, one in
          one ?? typed(written(member, .other, anyKind: true, in: frame), as: element, in: frame)
        })
    }
    guard case .chain(let base, let links) = expression.kind,
      case .implicitMember(let name) = base.kind,
      links.count == 1, case .call(let arguments) = links[0].kind,
      let info = index.type(type.name, from: scope), info.kind == .enumeration,
      let declared = info.enumCase(name), declared.values.count == arguments.count,
      declared.values.contains(where: { viewClass($0.type.unwrapped.name, in: scope) != nil })
    else { return nil }
    return .filledCase(
      name,
      zip(arguments, declared.values).map { argument, value in
        let thing = read(argument.value, as: value.type, in: frame)
        return written(argument.value, thing, anyKind: true, in: frame)
      })
  }

  /// Whether a pattern takes a thing, where that is a case which holds a view; nil where nothing is known.
  func takes(_ thing: Thing, _ pattern: Pattern) -> Bool? {
    guard case .filledCase(let name, _) = thing else { return nil }
    switch pattern {
    case .enumCase(let own, _): return own == name
    case .expression(let expression): return expression.memberName == name
    case .any: return true
    case .binding, .tuple, .other: return nil
    }
  }

  /// Binds the names in a pattern to the parts of a case that it takes; what else a name stands for is not
  /// known.
  func bind(_ pattern: Pattern, to thing: Thing, in block: SetupFrame) {
    for name in pattern.names {
      block.bind(name, to: .other)
      block.scope.bind(name, to: .unknown)
    }
    guard case .filledCase(let name, let held) = thing,
      case .enumCase(name, let patterns) = pattern, patterns.count == held.count
    else { return }
    for case (.binding(let name), let part) in zip(patterns, held) {
      block.bind(name, to: part)
      block.scope.bind(name, to: part.value)
    }
  }

  /// Reads the case of a statement that takes what holds a view; nil where it is not known which.
  func run(
    _ selection: Switch, taking subject: Thing, as expected: TypeName?, isWhole: Bool,
    in frame: SetupFrame
  ) -> Thing?? {
    for one in selection.cases {
      let answers = one.patterns.map { takes(subject, $0) }
      guard one.condition == nil, !answers.contains(nil) else { return nil }
      guard one.patterns.isEmpty || answers.contains(true) else { continue }
      let block = SetupFrame(in: frame)
      if one.patterns.count == 1 { bind(one.patterns[0], to: subject, in: block) }
      return .some(run(one.body, as: expected, isWhole: isWhole, in: block))
    }
    return nil
  }

  /// The view that a stack view arranges last so far, where the code that fills it asks for that as
  /// `arrangedSubviews.last`; nil for anything else, and where it is not known.
  func lastArranged(
    _ base: Expression, _ links: [Expression.Link], in frame: SetupFrame
  ) -> ViewFacts.ID? {
    guard let running, case .member("last")? = links.last?.kind else { return nil }
    var rest = Array(links.dropLast())
    let holder: Thing
    if let last = rest.popLast() {
      guard case .member("arrangedSubviews") = last.kind else { return nil }
      holder = read(
        rest.isEmpty ? base : Expression(kind: .chain(base, rest), position: base.position),
        in: frame)
    } else {
      guard case .name("arrangedSubviews") = base.kind else { return nil }
      holder = frame.thing("arrangedSubviews") ?? frame.receiver
    }
    guard case .view(let stack) = holder, !facts(stack).isMixed, !facts(stack).isOutlet else {
      return nil
    }
    searched.append(stack)
    let arranged = views.indices.map(ViewFacts.ID.init).filter { view in
      canonical(view) == view && facts(view).stacks.contains { canonical($0) == canonical(stack) }
    }
    let isFilledHere = arranged.allSatisfy { view in
      facts(view).stacks.count == 1 && facts(view).adders == [running]
    }
    guard isFilledHere,
      let last = arranged.max(by: { facts($0).ranks[0] < facts($1).ranks[0] }),
      facts(last).additions.allSatisfy({ $0.isSubset(of: frame.branches) })
    else { return nil }
    return last
  }
}
