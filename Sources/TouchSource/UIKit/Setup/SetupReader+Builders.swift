extension SetupReader {
  /// What a builder of the project's makes of a closure that is handed to a function; nil for what is
  /// no such closure.
  func built(_ thing: Thing, _ parameter: Parameter, in frame: SetupFrame) -> Thing? {
    guard case .closure(let closure, let around) = thing else { return nil }
    for attribute in parameter.attributes {
      guard let builder = index.type(attribute.name, from: frame.scope),
        builder.functions("buildBlock").contains(where: \.isStatic)
      else { continue }
      let result = parameter.type.unwrapped.arguments.last
      return build(closure, around: around, by: builder, as: result)
    }
    return nil
  }

  private func build(
    _ closure: Expression.Closure, around: SetupFrame, by builder: TypeInfo, as result: TypeName?
  ) -> Thing {
    let block = SetupFrame(in: around)
    var members: [Thing] = []
    for statement in closure.body {
      guard step() else { break }
      switch statement.kind {
      case .expression(let expression): members.append(read(expression, in: block))
      case .conditional, .selection, .loop:
        let thing = run([statement], in: block) ?? .other
        mayMiss(thing)
        members.append(thing)
      default: _ = run([statement], in: block)
      }
    }
    let functions = builder.functions("buildBlock").filter {
      $0.isStatic && $0.hasBody && $0.parameters.count == 1
        && (result == nil || $0.result == result)
    }
    var list: Thing?
    if members.count == 1, case .list = members[0] { list = members[0] }
    guard
      let function = functions.first(where: { $0.parameters[0].isVariadic == (list == nil) })
        ?? functions.first
    else { return .list(members) }
    let inside = SetupFrame(
      scope: Scope(file: function.file, type: builder), receiver: .other, isOwn: false,
      branches: around.branches)
    inside.bind(function.parameters[0].name, to: list ?? .list(members))
    let key = "\(function.file):\(function.position.line)"
    return inline(key) { run(function.body ?? [], in: inside) } ?? .list(members)
  }

  /// Notes that what branches give to a list is not always there, but for what they make.
  func mayMiss(_ thing: Thing, unless branches: Set<Branch> = []) {
    switch thing {
    case .view(let view) where branches.isEmpty || !branches.isSubset(of: facts(view).branches):
      change(view) { $0.isHidden.formUnion([true, false]) }
    case .list(let things): for thing in things { mayMiss(thing, unless: branches) }
    default: break
    }
  }
}
