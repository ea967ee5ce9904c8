/// Views whose class the expression that makes them leaves to the type that is written.
extension SetupReader {
  /// Calls `.init()` or another member of the type that is expected.
  func implicitCall(
    _ name: String, _ arguments: [Expression.Argument], at position: Position,
    as expected: TypeName?, in frame: SetupFrame
  ) -> Thing {
    guard let expected = expected?.unwrapped,
      let (className, type) = viewClass(expected.name, in: frame.scope)
    else {
      if name == "init" { for argument in arguments { _ = read(argument.value, in: frame) } }
      return .other
    }
    let thing = staticCall(
      expected.name, name, arguments, at: position, as: expected, in: frame)
    guard thing.isOther, let closure = arguments.last?.value, case .closure(let body) = closure.kind
    else { return thing }
    // A function of a library's makes a view of the type and hands it to a closure.
    var facts = ViewFacts(className: className)
    facts.type = type
    facts.isMade = true
    facts.makings = [place(position, in: frame)]
    facts.branches = frame.branches
    facts.place = place(position, in: frame)
    let view = add(facts)
    let block = SetupFrame(in: frame)
    for parameter in ["$0"] + body.parameters.prefix(1) { block.bind(parameter, to: .view(view)) }
    _ = run(body.body, in: block)
    doubt(view, "'\(name)' is not followed")
    return .view(view)
  }

  /// A view that a property holds and that code makes which is not followed.
  func madeElsewhere(
    _ className: String, at position: Position, in frame: SetupFrame
  ) -> ViewFacts.ID {
    var facts = ViewFacts(className: className)
    facts.isMade = true
    facts.isMadeElsewhere = true
    facts.makings = [place(position, in: frame)]
    facts.place = place(position, in: frame)
    return add(facts)
  }

  /// The type that is written where a property of the class is declared.
  func writtenType(of name: String, in frame: SetupFrame) -> TypeName? {
    guard frame.isOwn else { return nil }
    return (owner?.variable(name) ?? frame.scope.type?.variable(name))?.type
  }

  /// The type whose type a path stands for, as `components.button` where that is a `UIButton.Type`.
  func metatype(
    _ base: Expression, _ links: ArraySlice<Expression.Link>, in frame: SetupFrame
  ) -> TypeName? {
    guard case .name(let name) = base.kind else { return nil }
    if name == "self", links.isEmpty { return frame.type("Self") }
    var type: TypeName?
    if name == "self" || name == "Self" {
      type = (frame.scope.type ?? owner).map { TypeName(name: $0.name) }
    } else if let variable = owner?.variable(name) ?? frame.scope.type?.variable(name) {
      type = writtenType(variable)
    } else if name.isTypeName {
      type = TypeName(name: name)
    } else {
      type = index.globalVariable(name, from: frame.scope).flatMap(writtenType)
    }
    for link in links {
      switch link.kind {
      case .member(let member):
        guard let current = type?.unwrapped,
          let variable = index.type(current.name, from: frame.scope)?.variable(member)
        else { return nil }
        type = writtenType(variable)
      case .optional, .forced: break
      case .call, .index: return nil
      }
    }
    guard let type, type.name == "Metatype" else { return nil }
    return type.arguments.first
  }

  /// The type of a variable, as it is written or as its value names it.
  private func writtenType(_ variable: VariableDeclaration) -> TypeName? {
    if let type = variable.type { return type }
    guard case .chain(let base, let links)? = variable.value?.kind,
      case .name(let name) = base.kind,
      name.isTypeName, links.count == 1
    else { return nil }
    switch links[0].kind {
    case .call: return TypeName(name: name)
    case .member("self"): return TypeName(name: "Metatype", arguments: [TypeName(name: name)])
    default: return nil
    }
  }
}

extension Thing {
  var isOther: Bool { if case .other = self { true } else { false } }
}

extension Expression {
  /// Whether it is what a call returns, perhaps with members behind it.
  var isCall: Bool {
    guard case .chain(_, let links) = kind else { return false }
    return links.contains { if case .call = $0.kind { true } else { false } }
  }
}
