extension Evaluation {
  /// Whether a statement of a closure that is handed to something unknown makes views, so that the
  /// closure is content and not an action.
  func showsViews(_ statement: Statement, in scope: Scope) -> Bool {
    switch statement.kind {
    case .conditional(let conditional): return showsViews(conditional, in: scope)
    case .selection(let selection):
      return selection.cases.contains { showsViews($0.body, in: scope) }
    case .return(let expression?), .expression(let expression):
      switch expression.kind {
      case .conditional(let conditional): return showsViews(conditional, in: scope)
      case .name(let name): return isView(name, in: scope)
      case .chain(let base, let links): return isView(base, links, in: scope)
      default: return false
      }
    default: return false
    }
  }

  private func showsViews(_ statements: [Statement], in scope: Scope) -> Bool {
    statements.contains { showsViews($0, in: scope) }
  }

  private func showsViews(_ conditional: If, in scope: Scope) -> Bool {
    showsViews(conditional.body, in: scope) || showsViews(conditional.otherwise ?? [], in: scope)
  }

  private func isView(
    _ base: Expression, _ links: [Expression.Link], in scope: Scope
  ) -> Bool {
    guard case .name(let name) = base.kind else { return false }
    if isView(name, in: scope) { return true }
    let members = links.compactMap { link -> String? in
      if case .member(let name) = link.kind { return name }
      return nil
    }
    if name == "self", let first = members.first, isView(first, in: scope) { return true }
    return members.contains { SystemModifiers.table[$0] != nil }
  }

  /// Whether a name is that of a view, or of a property or function that makes one.
  private func isView(_ name: String, in scope: Scope) -> Bool {
    if SystemViews.table[name] != nil { return true }
    if name.first?.isUppercase == true { return index.type(name, from: scope)?.isView ?? false }
    if let given = given(name, in: scope), isView(given) { return true }
    guard let type = scope.type else { return false }
    return type.variable(name)?.type?.isOpaqueView ?? false
      || type.functions(name).contains { $0.result?.isOpaqueView ?? false }
  }

  /// What the view or the function around was given under a name.
  private func given(_ name: String, in scope: Scope) -> Value? {
    if let local = scope.lookUp(name) { return local }
    guard case .instance(let instance)? = scope.currentReceiver else { return nil }
    return instance.fields[name]
  }

  /// Whether a value is a view, or a closure that makes some.
  private func isView(_ value: Value) -> Bool {
    guard case .function(.closure(let closure, let captured)) = value.withoutRest else {
      return value.isView
    }
    return closure.body.contains { showsViews($0, in: captured) }
  }
}
