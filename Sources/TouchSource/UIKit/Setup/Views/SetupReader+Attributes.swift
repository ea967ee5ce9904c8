/// What attributes do to buttons that the app adds to them for Interface Builder.
extension SetupReader {
  /// What a property does where it is set, as far as a length goes.
  private enum Effect {
    /// It changes none.
    case look
    /// It gives a button a title.
    case title
  }

  /// Takes in what a file sets besides what it shows: properties that extensions in the project add, by their
  /// setters.
  func takeAttributes(_ facts: inout ViewFacts) {
    for name in (facts.drawn?.attributes ?? []).sorted() {
      switch effect(of: name, on: facts) {
      case .look?: continue
      case .title?: facts.drawn?.isTitled = true
      case nil: facts.drawn?.isOpen = true
      }
    }
  }

  /// What a property does to a button that a file sets; nil for more than is followed.
  private func effect(of attribute: String, on facts: ViewFacts) -> Effect? {
    if let type = facts.type, let own = type.variable(attribute) {
      // Other code of the class may use it, too.
      guard !own.observers.isEmpty || own.getter == nil, type.usesForLooksAlone(attribute) else {
        return nil
      }
      return effect(of: own.observers, knowing: ["newValue", "oldValue", attribute])
    }
    let scope = Scope(file: owner?.file ?? "", type: owner)
    let found = systemTypes(of: facts.className, facts.type).lazy
      .compactMap { self.index.extensionVariable(attribute, of: $0, from: scope) }
      .first { !$0.isStatic }
    guard let found, found.getter != nil, !found.observers.isEmpty else { return nil }
    return effect(of: found.observers, knowing: ["newValue"])
  }

  /// What statements of a setter do, on whichever way through them.
  ///
  /// - Parameter values: What stands for no more than a value.
  private func effect(of statements: [Statement], knowing values: Set<String>) -> Effect? {
    var values = values
    var result = Effect.look
    for statement in statements {
      guard let effect = effect(of: statement, knowing: &values) else { return nil }
      if effect == .title { result = effect }
    }
    return result
  }

  private func effect(
    of statement: Statement, knowing values: inout Set<String>
  ) -> Effect? {
    func whole(_ effects: [Effect?]) -> Effect? {
      guard effects.allSatisfy({ $0 != nil }) else { return nil }
      return effects.contains(.title) ? .title : .look
    }
    func all(_ blocks: [[Statement]], knowing values: Set<String>) -> Effect? {
      whole(blocks.map { effect(of: $0, knowing: values) })
    }
    switch statement.kind {
    case .expression(let call): return effect(ofCalling: call, values)
    case .binding(let names, _, let value, _):
      guard value.map({ $0.onlyAsks(values) }) ?? true else { return nil }
      values.formUnion(names)
      return .look
    case .assignment(let target, "=", let value):
      guard value.onlyAsks(values), let path = target.namesFromSelf, Self.isLook(path) else {
        return nil
      }
      return .look
    case .return(let value): return value == nil ? .look : nil
    case .conditional(let conditional):
      var inside = values
      guard Self.ask(conditional.conditions, &inside) else { return nil }
      return whole([
        effect(of: conditional.body, knowing: inside),
        effect(of: conditional.otherwise ?? [], knowing: values),
      ])
    case .guard(let conditions, let body):
      let before = values
      guard Self.ask(conditions, &values) else { return nil }
      return effect(of: body, knowing: before)
    case .selection(let selection):
      guard selection.subject.onlyAsks(values),
        selection.cases.allSatisfy({ $0.condition == nil })
      else { return nil }
      return all(selection.cases.map(\.body), knowing: values)
    case .configuration(let clauses): return all(clauses.map(\.body), knowing: values)
    case .other("breakStmt"): return .look
    default: return nil
    }
  }

  /// What a call does to the button whose property is set.
  private func effect(ofCalling call: Expression, _ values: Set<String>) -> Effect? {
    guard case .chain(let base, let links) = call.kind,
      case .call(let arguments)? = links.last?.kind,
      arguments.allSatisfy({ $0.value.onlyAsks(values) }),
      let path = Expression(
        kind: links.count == 1 ? base.kind : .chain(base, Array(links.dropLast())),
        position: call.position
      ).namesFromSelf, path.count == 1
    else { return nil }
    switch path[0] {
    case "setTitle": return .title
    case "setTitleColor", "setTitleShadowColor", "setNeedsLayout", "setNeedsDisplay": return .look
    default: return nil
    }
  }

  /// Whether conditions ask for no more than values; what they bind is one.
  private static func ask(_ conditions: [Condition], _ values: inout Set<String>) -> Bool {
    for condition in conditions {
      switch condition.kind {
      case .expression(let expression):
        guard expression.onlyAsks(values) else { return false }
      case .binding(let name, let value):
        guard value.map({ $0.onlyAsks(values) }) ?? values.contains(name) else { return false }
        values.insert(name)
      case .availability: continue
      case .pattern: return false
      }
    }
    return true
  }

  /// Whether what is set by a path from the button changes how it looks and no length.
  private static func isLook(_ path: [String]) -> Bool {
    switch (path.first, path.count) {
    case ("layer", 2...): layerLooks.contains(path[1])
    case ("titleLabel", 2): ["textAlignment", "textColor"].contains(path[1])
    case (let name?, 1): looks.contains(name)
    default: false
    }
  }

  /// Properties of a button by which it looks another way.
  private static let looks: Set<String> = [
    "backgroundColor", "tintColor", "accessibilityLabel", "accessibilityIdentifier",
    "accessibilityHint", "accessibilityTraits", "isAccessibilityElement", "accessibilityValue",
    "clipsToBounds", "isExclusiveTouch", "adjustsImageWhenHighlighted",
    "adjustsImageWhenDisabled", "contentHorizontalAlignment", "contentVerticalAlignment",
    "showsTouchWhenHighlighted",
  ]

  private static let layerLooks: Set<String> = [
    "cornerRadius", "borderWidth", "borderColor", "masksToBounds", "maskedCorners", "shadowColor",
    "shadowOffset", "shadowOpacity", "shadowRadius", "shadowPath", "backgroundColor",
    "shouldRasterize", "rasterizationScale", "cornerCurve",
  ]
}

extension Expression {
  /// The names by which it leads from `self`, with or without that written; nil for anything else.
  fileprivate var namesFromSelf: [String]? {
    switch kind {
    case .name(let name): return name == "self" ? [] : [name]
    case .chain(let base, let links):
      guard case .name(let first) = base.kind else { return nil }
      var path = first == "self" ? [] : [first]
      for link in links {
        switch link.kind {
        case .member(let name): path.append(name)
        case .optional, .forced: continue
        case .call, .index: return nil
        }
      }
      return path
    default: return nil
    }
  }

  /// Whether it asks for values alone, without calling anything on what it is asked in.
  ///
  /// - Parameter values: The names that stand for values.
  fileprivate func onlyAsks(_ values: Set<String>) -> Bool {
    switch kind {
    case .number, .boolean, .string, .null, .implicitMember: return true
    case .name(let name): return name != "self"
    case .unary(let sign, let value): return sign != "&" && value.onlyAsks(values)
    case .binary(_, let left, let right):
      return left.onlyAsks(values) && right.onlyAsks(values)
    case .ternary(let condition, let left, let right):
      return [condition, left, right].allSatisfy { $0.onlyAsks(values) }
    case .cast(let value, _, _): return value.onlyAsks(values)
    case .chain(let base, let links):
      let calls = links.contains { if case .call = $0.kind { true } else { false } }
      if calls {
        guard case .name(let name) = base.kind,
          values.contains(name) || name.first?.isUppercase == true
        else { return base.isText }
      }
      return links.allSatisfy { link in
        switch link.kind {
        case .member, .optional, .forced: true
        case .call(let arguments), .index(let arguments):
          arguments.allSatisfy { $0.value.onlyAsks(values) }
        }
      }
    default: return false
    }
  }

  private var isText: Bool { if case .string = kind { true } else { false } }
}
