extension SetupReader {
  /// A closure that is handed to a function, with the builder of the project's that makes something of it;
  /// nil for what is no such closure.
  func building(_ thing: Thing, _ parameter: Parameter, in frame: SetupFrame) -> Building? {
    guard case .closure(let closure, let around) = thing else { return nil }
    for attribute in parameter.attributes {
      guard let builder = index.type(attribute.name, from: frame.scope),
        builder.functions("buildBlock").contains(where: \.isStatic)
      else { continue }
      let result = parameter.type.unwrapped.arguments.last
      return Building(closure: closure, around: around, builder: builder, result: result)
    }
    return nil
  }

  /// What a builder makes of a closure that a function was handed, when that asks for it; nil for a name that
  /// stands for none, or for what is made already.
  func built(_ name: String, in frame: SetupFrame) -> Thing? {
    guard let (building, holder) = frame.building(name) else { return nil }
    holder.bind(name, building: nil)
    let thing = build(building)
    holder.bind(name, to: thing)
    return thing
  }

  /// Builds what a function has not asked for itself.
  func build(all parameters: [Parameter], in frame: SetupFrame) {
    for parameter in parameters { _ = built(Building.name(of: parameter.name), in: frame) }
  }

  private func build(_ building: Building) -> Thing {
    let (around, builder, result) = (building.around, building.builder, building.result)
    let block = SetupFrame(in: around)
    var members: [Thing] = []
    for statement in building.closure.body {
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
      doubtSight(of: view)
    case .list(let things): for thing in things { mayMiss(thing, unless: branches) }
    default: break
    }
  }
}

/// A closure of which a builder of the project's makes something where the function that is handed it asks
/// for that, which may be after it has added the views that the closure ties to each other.
struct Building {
  var closure: Expression.Closure
  var around: SetupFrame
  var builder: TypeInfo
  /// The type that the builder is to make; nil where that is not written.
  var result: TypeName?

  /// What stands for what is made of the closure that a parameter is given.
  static func name(of parameter: String) -> String { "$\(parameter)" }

  /// A closure that returns what is made.
  func standIn(for parameter: String, at position: Position, in frame: SetupFrame) -> Thing {
    let name = Self.name(of: parameter)
    frame.bind(name, building: self)
    let body = Statement(
      kind: .expression(Expression(kind: .name(name), position: position)), position: position)
    return .closure(Expression.Closure(parameters: [], body: [body]), frame)
  }
}
