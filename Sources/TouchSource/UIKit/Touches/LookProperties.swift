/// Properties of classes of views that say no more than where touches count, or how a layer looks.
extension TypeInfo {
  /// Whether all that the class, or one above it, does with a property is to ask it where touches count, how
  /// its views look or what they show, so that it changes no length but as the class's code tells.
  func tellsAll(by name: String) -> Bool {
    guard let variable = variable(name), variable.getter == nil,
      variable.observers.allSatisfy(\.changesLayerAlone)
        || changesLooksAlone(by: variable.observers)
    else { return false }
    return usesForLooksAlone(name)
  }

  /// Whether a property holds a closure which the class only calls, so that it is of the same size whatever
  /// that does.
  func onlyCalls(_ name: String) -> Bool {
    guard let variable = variable(name), variable.type?.unwrapped.parameterCount != nil,
      variable.getter == nil, variable.observers.isEmpty
    else { return false }
    return withClassesAbove.allSatisfy { type in
      (type.ownFunctions + type.initializers).allSatisfy { $0.body?.onlyCall(name) ?? true }
        && type.ownVariables.allSatisfy { variable in
          (variable.getter ?? []).onlyCall(name) && variable.observers.onlyCall(name)
            && variable.value?.uses(name, isHidden: false) != true
        }
    }
  }

  /// The class and those of the project that it inherits from.
  var withClassesAbove: [TypeInfo] { [self] + parents.flatMap(\.withClassesAbove) }
}

extension FunctionDeclaration {
  /// Whether it does anything with a property but to give it a value.
  func uses(_ name: String) -> Bool {
    body?.use(name, isHidden: parameters.contains { $0.name == name }) ?? false
  }
}

extension [Statement] {
  /// Whether statements do anything with a property but to give it a value.
  ///
  /// - Parameter isHidden: Whether the name alone stands for something else.
  func use(_ name: String, isHidden: Bool) -> Bool {
    contains { statement in
      if statement.changesLayerAlone { return false }
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

extension Statement {
  /// Whether it changes the view's layer, or asks that the view be drawn or laid out again, and no more.
  fileprivate var changesLayerAlone: Bool {
    switch kind {
    case .assignment(let target, "=", _): target.isOfLayer
    case .expression(let expression):
      if case .chain(let base, let links) = expression.kind, links.count == 1,
        case .name(let name) = base.kind, case .call(let arguments) = links[0].kind
      {
        arguments.isEmpty && ["setNeedsDisplay", "setNeedsLayout"].contains(name)
      } else {
        false
      }
    default: false
    }
  }
}

extension Expression {
  /// Whether it is a member of the layer of the view.
  fileprivate var isOfLayer: Bool {
    guard case .chain(let base, let links) = kind, let first = links.first else { return false }
    if case .name("layer") = base.kind { return true }
    return base.isSelf && links.count > 1 && first.isMember("layer")
  }

  func uses(_ name: String, isHidden: Bool) -> Bool {
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

extension [Statement] {
  /// Whether they do nothing with a property but to call the closure that it holds.
  fileprivate func onlyCall(_ name: String) -> Bool {
    var others = 0
    forEachExpression { expression in
      switch expression.kind {
      case .name(name): others += 1
      case .chain(let base, let links):
        var rest = links[...]
        if case .name("self") = base.kind, case .member(name)? = rest.first?.kind {
          others += 1
          rest = rest.dropFirst()
        } else if case .name(name) = base.kind {
        } else {
          return
        }
        let isCalled = rest.drop(while: \.isUnwrapping).first.map { link in
          if case .call = link.kind { true } else { false }
        }
        if isCalled == true { others -= 1 }
      default: break
      }
    }
    return others == 0
  }
}

extension Expression.Link {
  /// Whether it unwraps what it stands behind.
  fileprivate var isUnwrapping: Bool {
    switch kind {
    case .optional, .forced: true
    case .member, .call, .index: false
    }
  }
}
