/// The methods that controls and recognisers are told to call.
extension SetupReader {
  /// The method of the object itself that a control or a recogniser is told to call, by its name without
  /// labels; nil where it is not named, or another object has it, as another view does that is handed to a
  /// helper added to all views. That which puts the keyboard away is meant whatever view it is of.
  func action(_ arguments: [Expression.Argument], in frame: SetupFrame) -> String? {
    guard let selector = arguments.first(where: { $0.label == "action" })?.value,
      let method = method(selector, in: frame.scope)
    else { return nil }
    // That one every view has.
    if method == KeyboardDismissal.method { return method }
    if case .view(let view) = frame.receiver, own.map(canonical) != canonical(view) { return nil }
    return arguments.first?.value.text == "self" ? method : nil
  }

  /// Whether what is handed some arguments calls a method of one of them that they name, as
  /// `addObserver(self, selector: #selector(change), name: …)` makes a notification centre do.
  func tellsByMethod(_ arguments: [Expression.Argument], in frame: SetupFrame) -> Bool {
    arguments.contains { argument in
      argument.label == "selector" && method(argument.value, in: frame.scope) != nil
    }
  }

  /// The method that a selector names; nil where it does not say which.
  private func method(_ selector: Expression, in scope: Scope) -> String? {
    switch selector.kind {
    case .other(let text): return Self.method(text)
    case .implicitMember(let name): return method(shared: name, in: scope)
    case .chain(let base, let links) where base.text == "Selector" && links.count == 1:
      guard case .member(let name) = links[0].kind else { return nil }
      return method(shared: name, in: scope)
    default: return nil
    }
  }

  /// The method of a selector that an extension of `Selector` keeps under a name.
  private func method(shared name: String, in scope: Scope) -> String? {
    guard let variable = index.extensionVariable(name, of: "Selector", from: scope),
      variable.isStatic, case .other(let text)? = variable.value?.kind
    else { return nil }
    return Self.method(text)
  }

  /// The method of `#selector(Type.method(_:))`.
  private static func method(_ text: String) -> String? {
    guard text.hasPrefix("#selector("), text.hasSuffix(")") else { return nil }
    let path = text.dropFirst("#selector(".count).dropLast().prefix { $0 != "(" }
    return path.split(separator: ".").last.map(String.init)
  }
}
