/// Properties of classes of views that say no more than where touches count.
extension TypeInfo {
  /// Whether all that the class, or one above it, does with a property is to ask it where touches count, so
  /// that it changes no length.
  func concernsTouchesAlone(_ name: String) -> Bool {
    guard let variable = variable(name), variable.getter == nil, variable.observers.isEmpty else {
      return false
    }
    return withClassesAbove.allSatisfy { $0.usesForTouchesAlone(name) }
  }

  /// The class and those of the project that it inherits from.
  private var withClassesAbove: [TypeInfo] {
    [self] + parents.flatMap(\.withClassesAbove)
  }

  private func usesForTouchesAlone(_ name: String) -> Bool {
    let others = ownFunctions.filter { !$0.isPointInside && !$0.isHitTest }
    return (others + initializers).allSatisfy { !$0.uses(name) }
      && ownVariables.allSatisfy { variable in
        !((variable.getter ?? []) + variable.observers).use(name, isHidden: false)
          && variable.value?.uses(name, isHidden: false) != true
      }
  }
}

extension FunctionDeclaration {
  /// Whether it does anything with a property but to give it a value.
  fileprivate func uses(_ name: String) -> Bool {
    body?.use(name, isHidden: parameters.contains { $0.name == name }) ?? false
  }
}

extension [Statement] {
  /// Whether statements do anything with a property but to give it a value.
  ///
  /// - Parameter isHidden: Whether the name alone stands for something else.
  fileprivate func use(_ name: String, isHidden: Bool) -> Bool {
    contains { statement in
      if case .assignment(let target, "=", let value) = statement.kind,
        target.isProperty(name, isHidden: isHidden)
      {
        return value.uses(name, isHidden: isHidden)
      }
      var isUsed = false
      [statement].forEachExpression { isUsed = isUsed || $0.isUse(of: name, isHidden: isHidden) }
      return isUsed
    }
  }
}

extension Expression {
  fileprivate func uses(_ name: String, isHidden: Bool) -> Bool {
    var isUsed = false
    forEach { isUsed = isUsed || $0.isUse(of: name, isHidden: isHidden) }
    return isUsed
  }

  /// Whether it is a property by its name, or by that behind `self`.
  fileprivate func isProperty(_ name: String, isHidden: Bool) -> Bool {
    switch kind {
    case .name(name): !isHidden
    case .chain(let base, let links): links.count == 1 && base.isSelf && links[0].isMember(name)
    default: false
    }
  }

  fileprivate func isUse(of name: String, isHidden: Bool) -> Bool {
    switch kind {
    case .name(name): !isHidden
    // Through another name for the object, as in a closure, it is the same property.
    case .chain(_, let links): links.contains { $0.isMember(name) }
    default: false
    }
  }

  private var isSelf: Bool { if case .name("self") = kind { true } else { false } }
}

extension Expression.Link {
  fileprivate func isMember(_ name: String) -> Bool {
    if case .member(name) = kind { true } else { false }
  }
}
