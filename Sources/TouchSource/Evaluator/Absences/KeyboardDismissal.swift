import TouchModel

/// Tells code that does no more than put the keyboard away.
struct KeyboardDismissal {
  let index: SourceIndex

  /// What the method of a view's is called that puts away the keyboard for all that is in the view.
  static let method = "endEditing"

  /// How many functions deep is looked, a choice.
  private static let mostHops = 4

  /// Whether all that statements do is to put the keyboard away, if it is there.
  func isAll(of statements: [Statement], in scope: Scope) -> Bool {
    isAll(of: statements, in: scope, hops: Self.mostHops)
  }

  /// Whether that is all that the function of the project's does which a control or a recogniser is told to
  /// call.
  func isAll(ofFunction name: String, in scope: Scope) -> Bool {
    guard let function = function(named: [name], in: scope), let body = function.body else {
      return name == Self.method
    }
    return isAll(of: body, in: inside(function, from: scope))
  }

  private func isAll(of statements: [Statement], in scope: Scope, hops: Int) -> Bool {
    let statements = statements.filter { !$0.onlyLeaves }
    return hops > 0 && !statements.isEmpty
      && statements.allSatisfy { isDismissal($0, in: scope, hops: hops) }
  }

  private func isDismissal(_ statement: Statement, in scope: Scope, hops: Int) -> Bool {
    switch statement.kind {
    case .expression(let call), .return(let call?):
      return isDismissal(call, in: scope, hops: hops)
    case .assignment(let target, "=", let value):
      guard let path = target.memberPath, path.count == 1 else { return false }
      if path[0] == "_" { return isDismissal(value, in: scope, hops: hops) }
      return value.isFocusOnNothing && scope.type?.keepsFocus(path[0]) == true
    case .conditional(let conditional):
      return isAll(of: conditional.body, in: scope, hops: hops)
        && conditional.otherwise.map { isAll(of: $0, in: scope, hops: hops) } ?? true
    default: return false
    }
  }

  private func isDismissal(_ expression: Expression, in scope: Scope, hops: Int) -> Bool {
    if let later = expression.statementsRun { return isAll(of: later, in: scope, hops: hops) }
    guard let (name, arguments) = expression.lastCall else { return false }
    switch name {
    case "resignFirstResponder": return arguments.isEmpty
    case "sendAction":
      return arguments.first?.value.selector?.hasSuffix("resignFirstResponder") == true
    case Self.method where arguments.count == 1:
      if case .boolean = arguments[0].value.kind { return true }
    default: break
    }
    guard let path = expression.callee?.memberPath,
      let function = function(named: path, in: scope), let body = function.body
    else { return false }
    return isAll(of: body, in: inside(function, from: scope), hops: hops - 1)
  }

  private func inside(_ function: FunctionDeclaration, from scope: Scope) -> Scope {
    Scope(
      file: function.file, type: scope.type, receiver: scope.receiver, extended: function.extended)
  }

  /// The one function of the project's that a path leads to: one of the object's own, one that all views,
  /// controllers or the app have, or one outside any type.
  private func function(named path: [String], in scope: Scope) -> FunctionDeclaration? {
    guard let name = path.last, scope.lookUp(path[0]) == nil else { return nil }
    func added(to types: [String]) -> [FunctionDeclaration] {
      types.flatMap { index.extensionFunctions(name, of: $0, from: scope) }
    }
    let found: [FunctionDeclaration]
    switch path.count {
    case 1:
      let own = scope.type?.functions(name) ?? []
      let helpers = own.isEmpty ? added(to: Self.extended) : own
      found = helpers.isEmpty ? index.globalFunctions(name, from: scope) : helpers
    case 3 where path[..<2] == ["UIApplication", "shared"]: found = added(to: ["UIApplication"])
    default: return nil
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The system's types that apps give such functions.
  private static let extended = ["View", "UIViewController", "UIView"]
}

extension Statement {
  /// Whether it is a `guard` that does nothing but leave, as where there is no window.
  fileprivate var onlyLeaves: Bool {
    guard case .guard(_, let otherwise) = kind, otherwise.count == 1,
      case .return(nil) = otherwise[0].kind
    else { return false }
    return true
  }
}

extension Expression {
  /// Whether it is what a focus has that nothing has.
  fileprivate var isFocusOnNothing: Bool {
    switch kind {
    case .boolean(false), .null: true
    default: false
    }
  }

  /// The method that is called last, with what it is given.
  fileprivate var lastCall: (name: String, arguments: [Argument])? {
    guard case .chain(let base, let links) = kind, case .call(let arguments)? = links.last?.kind
    else { return nil }
    if links.count == 1, case .name(let name) = base.kind { return (name, arguments) }
    guard links.count > 1, case .member(let name) = links[links.count - 2].kind else { return nil }
    return (name, arguments)
  }

  /// What a selector is made of, without what it takes.
  fileprivate var selector: Substring? {
    guard case .other(let text) = kind, text.hasPrefix("#selector(") else { return nil }
    return text.dropFirst("#selector(".count).prefix { $0 != "(" && $0 != ")" }
  }
}
