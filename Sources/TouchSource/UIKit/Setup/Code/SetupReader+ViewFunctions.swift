/// Functions of the classes of views that code of other classes calls, and which are followed into them.
extension SetupReader {
  /// The function of a view's class that takes views of this one, as `bar.setLeft([button])`, or puts the
  /// view itself into what it is handed.
  func taker(
    _ name: String, _ arguments: [Expression.Argument], of view: ViewFacts.ID, in frame: SetupFrame
  ) -> FunctionDeclaration? {
    guard let type = facts(view).type, !facts(view).isOwn else { return nil }
    let fitting = type.functions(name).filter { !$0.isStatic && $0.takes(arguments) }
    guard fitting.count == 1 else { return nil }
    let takesViews = arguments.contains {
      $0.value.refersToThings ? givesView($0.value, in: frame) : isMaking($0.value, in: frame)
    }
    return takesViews || addsItself(fitting[0], in: frame) ? fitting[0] : nil
  }

  /// Whether an expression is a call that makes a view, as `Mark(size: 20)`, which is read only once.
  private func isMaking(_ expression: Expression, in frame: SetupFrame) -> Bool {
    guard case .chain(let base, let links) = expression.kind, case .name(let name) = base.kind,
      links.count == 1, case .call = links[0].kind
    else { return false }
    return viewClass(name, in: frame.scope) != nil
  }

  /// Whether a function of a view's class puts the view into another and makes none.
  private func addsItself(_ function: FunctionDeclaration, in frame: SetupFrame) -> Bool {
    guard let body = function.body, !makesViews(body, in: frame.scope) else { return false }
    var isAdded = false
    body.forEachExpression { expression in
      guard case .chain(_, let links) = expression.kind else { return }
      for (link, next) in zip(links, links.dropFirst()) {
        guard case .member(let method) = link.kind, Self.adding.contains(method),
          case .call(let arguments) = next.kind, case .name("self")? = arguments.first?.value.kind
        else { continue }
        isAdded = true
      }
    }
    return isAdded
  }

  /// The function of a view's class that code of the class, which is followed, calls of the view itself,
  /// and which makes no views.
  func ownFunction(
    _ name: String, _ arguments: [Expression.Argument], of view: ViewFacts.ID, in frame: SetupFrame
  ) -> FunctionDeclaration? {
    guard let type = facts(view).type, !facts(view).isOwn,
      let function = type.functions(name).filter({ !$0.isStatic }).called(with: arguments),
      let body = function.body, !makesViews(body, in: frame.scope)
    else { return nil }
    return function
  }
}
