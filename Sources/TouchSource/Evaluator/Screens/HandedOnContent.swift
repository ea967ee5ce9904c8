import TouchLayout

/// Content that an action hands on to whatever shows it, as a presenter of the project's own.
///
/// It is a screen of its own, laid out in what the closure puts around it, wherever the presenter
/// takes it.
extension Evaluation {
  /// Notes as screens the content that an action hands on.
  func presentContent(
    handedOnBy action: FunctionValue?, _ call: ViewValue.Call, _ environment: FlowingEnvironment
  ) {
    guard case .closure(let closure, let scope)? = action else { return }
    for content in contents(handedOnBy: closure.body, in: scope) {
      // Nothing of the environment but its objects reaches another hosting view.
      var inside = setting.environment
      inside.values = environment.values
      inside.objects = environment.objects
      // What it was made of tells it from what the same lines make for another caller.
      present(.deferred(content, content.captured), call, inside, isPushed: false)
    }
  }

  private func contents(
    handedOnBy statements: [Statement], in scope: Scope
  ) -> [FunctionValue] {
    statements.flatMap { statement -> [FunctionValue] in
      switch statement.kind {
      case .conditional(let conditional):
        return contents(handedOnBy: conditional.body + (conditional.otherwise ?? []), in: scope)
      case .expression(let expression), .return(let expression?):
        guard case .chain(_, let links) = expression.kind, case .call(let given)? = links.last?.kind
        else { return [] }
        return given.flatMap { contents(in: $0.value, scope) }
      default: return []
      }
    }
  }

  /// The content that an argument is, or what it hands on as an action.
  private func contents(in argument: Expression, _ scope: Scope) -> [FunctionValue] {
    switch argument.kind {
    case .closure(let closure):
      if closure.body.contains(where: { makesView($0, in: scope) }) {
        return [.closure(closure, scope)]
      }
      return contents(handedOnBy: closure.body, in: scope)
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
