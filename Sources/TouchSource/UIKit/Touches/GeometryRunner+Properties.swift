import TouchModel

/// Properties that a class asks where it reacts.
extension GeometryRunner {
  /// What a property of the view holds; nil where that cannot be followed.
  func property(_ name: String) -> GeometryValue? {
    if let given = area.properties[name] {
      // What another property sets it to may have come later.
      guard given.count == 1, !setters(of: name).contains(where: isGiven) else { return nil }
      return GeometryValue(given[0])
    }
    guard let type = area.type, let variable = type.variable(name) else {
      // A property that an extension adds, and that nobody sets, is what it begins as.
      let isAdded = [area.className, "UIControl", "UIView"].contains {
        area.index.extensionVariable(name, of: $0, from: Scope(file: "")) != nil
      }
      return isAdded ? .insets(Outsets()) : nil
    }
    if let made = area.fields[name].flatMap({ GeometryValue($0) }) { return made }
    if area.changing.contains(name) {
      guard !type.functionsAssign(name) else { return nil }
      let given = setters(of: name).filter(isGiven)
      guard given.count <= 1 else { return nil }
      if let setter = given.first { return value(of: name, setBy: setter) }
    }
    let file = variable.file
    if let getter = variable.getter { return value(of: getter, Names(file: file)) }
    return variable.value.flatMap { evaluate($0, Names(file: file)) }
  }

  /// The properties of the class that set another where they are set themselves.
  private func setters(of name: String) -> [VariableDeclaration] {
    area.type?.observers(assigning: name) ?? []
  }

  private func isGiven(_ variable: VariableDeclaration) -> Bool {
    area.properties[variable.name] != nil || area.changing.contains(variable.name)
  }

  /// What a property holds once another is given the one value that it is ever given.
  private func value(of name: String, setBy setter: VariableDeclaration) -> GeometryValue? {
    guard let given = area.properties[setter.name], given.count == 1,
      !area.changing.contains(setter.name), let value = GeometryValue(given[0])
    else { return nil }
    let names = Names(file: setter.file)
    for parameter in ["newValue", setter.name] { names.values[parameter] = value }
    if case .lost = run(setter.observers, names) { return nil }
    return names.values[name]
  }
}

extension TypeInfo {
  /// The properties of the class, or of one above it, that set another one where they are set.
  fileprivate func observers(assigning name: String) -> [VariableDeclaration] {
    ownVariables.filter { $0.name != name && $0.observers.assign(name) }
      + parents.flatMap { $0.observers(assigning: name) }
  }

  /// Whether functions of the class, or of one above it, set a property.
  fileprivate func functionsAssign(_ name: String) -> Bool {
    (ownFunctions + initializers).contains { $0.body?.assign(name) ?? false }
      || ownVariables.contains {
        $0.name == name && $0.observers.assign(name) || $0.getter?.assign(name) ?? false
      }
      || parents.contains { $0.functionsAssign(name) }
  }
}

extension [Statement] {
  /// Whether statements, or those inside them, give something of a name a value.
  fileprivate func assign(_ name: String) -> Bool { contains { $0.sets(name) } }
}

extension Statement {
  fileprivate func sets(_ name: String) -> Bool {
    switch kind {
    case .assignment(let target, _, _):
      if case .name(name) = target.kind { return true }
      return target.parts.contains(name)
    case .conditional(let conditional):
      return conditional.body.assign(name) || conditional.otherwise?.assign(name) ?? false
    case .guard(_, let otherwise): return otherwise.assign(name)
    case .selection(let selection): return selection.cases.contains { $0.body.assign(name) }
    case .loop(_, _, let body), .do(let body): return body.assign(name)
    case .configuration(let clauses): return clauses.contains { $0.body.assign(name) }
    case .function(let function): return function.body?.assign(name) ?? false
    case .expression, .binding, .return:
      var assigns = false
      [self].forEachExpression { expression in
        guard case .closure(let closure) = expression.kind else { return }
        assigns = assigns || closure.body.assign(name)
      }
      return assigns
    case .type, .alias: return false
    case .other: return true
    }
  }
}

extension Expression {
  /// The names in a chain of members.
  fileprivate var parts: Set<String> {
    guard case .chain(let base, let links) = kind else { return [] }
    var parts: Set<String> = []
    if case .name(let name) = base.kind { parts.insert(name) }
    for link in links { if case .member(let name) = link.kind { parts.insert(name) } }
    return parts
  }
}
