import TouchLayout

/// Content that an action hands on to whatever shows it, as a presenter of the project's own.
///
/// It is a screen of its own, laid out in what the closure puts around it, wherever the presenter
/// takes it.
extension Evaluation {
  /// How many methods deep an action is followed.
  private static let mostMethods = 3

  /// Notes as screens the content that an action hands on.
  func presentContent(
    handedOnBy action: FunctionValue?, _ call: ViewValue.Call, _ environment: FlowingEnvironment
  ) {
    guard let action else { return }
    let state = choices.begin(.settled)
    let contents = contents(handedOnBy: action, hops: Self.mostMethods)
    _ = choices.end(state)
    for content in contents {
      // Nothing of the environment but its objects reaches another hosting view.
      var inside = setting.environment
      inside.values = environment.values
      inside.objects = environment.objects
      // What it was made of tells it from what the same lines make for another caller.
      present(.deferred(content, content.captured), call, inside, isPushed: false)
    }
  }

  private func contents(handedOnBy function: FunctionValue, hops: Int) -> [FunctionValue] {
    switch function {
    case .closure(let closure, let captured):
      let scope = Scope(in: captured)
      for name in closure.parameters { scope.bind(name, to: .unknown) }
      return contents(handedOnBy: closure.body, in: scope, hops: hops)
    case .declared(let function, let owner, let receiver):
      guard hops > 0, function.returnsNothing, mayHandOnContent(function),
        let body = function.body
      else { return [] }
      let scope = Scope(
        file: function.file, type: owner, receiver: receiver, extended: function.extended)
      for parameter in function.parameters {
        scope.bind(parameter.name, to: open(parameter.type, in: owner))
      }
      return contents(handedOnBy: body, in: scope, hops: hops - 1)
    case .initializer, .constant, .open: return []
    }
  }

  /// Whether a function may make a view; one that nothing has read yet must name some type.
  private func mayHandOnContent(_ function: FunctionDeclaration) -> Bool {
    guard case .deferred(let code)? = function.code else { return true }
    return code.mentions { $0.isTypeName }
  }

  private func contents(
    handedOnBy statements: [Statement], in scope: Scope, hops: Int
  ) -> [FunctionValue] {
    statements.flatMap { statement -> [FunctionValue] in
      switch statement.kind {
      case .conditional(let conditional):
        let block = Scope(in: scope)
        bind(conditional.conditions, in: block)
        return contents(handedOnBy: conditional.body, in: block, hops: hops)
          + contents(handedOnBy: conditional.otherwise ?? [], in: Scope(in: scope), hops: hops)
      case .selection(let selection):
        return selection.cases.flatMap { one in
          let block = Scope(in: scope)
          for pattern in one.patterns { bindOpen(pattern, .unknown, in: block) }
          return contents(handedOnBy: one.body, in: block, hops: hops)
        }
      case .guard(let conditions, let otherwise):
        let contents = contents(handedOnBy: otherwise, in: Scope(in: scope), hops: hops)
        bind(conditions, in: scope)
        return contents
      case .loop(let names, _, let body):
        let block = Scope(in: scope)
        for name in names { block.bind(name, to: .unknown) }
        return contents(handedOnBy: body, in: block, hops: hops)
      case .do(let body): return contents(handedOnBy: body, in: Scope(in: scope), hops: hops)
      case .binding(let names, let type, _, _):
        // What code finds out while it runs is open.
        let value = type.map { open($0, in: scope.type) } ?? .unknown
        for name in names { scope.bind(name, to: names.count == 1 ? value : .unknown) }
        return []
      case .expression(let expression), .return(let expression?):
        guard case .chain(_, let links) = expression.kind, case .call(let given)? = links.last?.kind
        else { return [] }
        return given.flatMap { contents(in: $0.value, scope, hops: hops) }
          + (method(calledBy: expression, in: scope).map {
            contents(handedOnBy: $0, hops: hops)
          } ?? [])
      default: return []
      }
    }
  }

  /// Binds the names that conditions bind, where they hold, to what nobody knows.
  private func bind(_ conditions: [Condition], in scope: Scope) {
    for condition in conditions {
      switch condition.kind {
      case .binding(let name, _): scope.bind(name, to: .unknown)
      case .pattern(let pattern, _): bindOpen(pattern, .unknown, in: scope)
      case .expression, .availability: break
      }
    }
  }

  /// The only method of the view around that an expression calls by its name.
  private func method(calledBy expression: Expression, in scope: Scope) -> FunctionValue? {
    guard let name = expression.callee?.nameOfOwn, scope.lookUp(name) == nil,
      let type = scope.type, let receiver = scope.currentReceiver
    else { return nil }
    let functions = type.functions(name).filter { !$0.isStatic }
    return functions.count == 1
      ? .declared(functions[0], owner: type, receiver: receiver) : nil
  }

  /// The content that an argument is, or what it hands on as an action.
  private func contents(in argument: Expression, _ scope: Scope, hops: Int) -> [FunctionValue] {
    switch argument.kind {
    case .closure(let closure):
      if closure.body.contains(where: { makesView($0, in: scope) }) {
        return [.closure(closure, scope)]
      }
      return contents(handedOnBy: closure.body, in: Scope(in: scope), hops: hops)
    case .name(let name):
      guard
        scope.type?.variable(name)?.attributes.contains(where: { $0.name == "ViewBuilder" })
          ?? false, case .function(let content) = evaluate(argument, in: scope)
      else { return [] }
      return [content]
    default: return []
    }
  }

  /// Whether a statement makes a view by its name.
  private func makesView(_ statement: Statement, in scope: Scope) -> Bool {
    guard case .expression(let expression) = statement.kind,
      case .chain(let base, let links) = expression.kind, case .name(let name) = base.kind,
      case .call? = links.first?.kind, name.first?.isUppercase == true
    else { return false }
    return SystemViews.table[name] != nil || index.type(name, from: scope)?.isView ?? false
  }
}

extension FunctionValue {
  /// The functions that a closure sees by name where it was written, as content that it puts something
  /// around.
  fileprivate var captured: [Value] {
    guard case .closure(_, let scope) = self else { return [] }
    let bound = sequence(first: scope, next: \.parent).flatMap { scope in
      scope.bound.sorted { $0.key < $1.key }.map(\.value)
    }
    return bound.filter { value in
      if case .function = value { return true }
      return false
    }
  }
}
