import TouchModel

/// What is handed on of a state: what it may become, and what it begins with.
extension Evaluation {
  /// What an expression hands on to whoever names it, as an argument or a variable: a state, or what
  /// is computed of one, with what it is at rest, and what it is here.
  func handedOn(_ expression: Expression, in scope: Scope) -> Value {
    let value = evaluate(expression, in: scope)
    guard choices.look == nil, expression.mayBeState else { return value }
    let origin = origin(of: expression, value, in: scope)
    guard value.isOpen else {
      return origin.map { .state(value, atRest: value, $0) } ?? value
    }
    let state = choices.begin(.atRest)
    let base = evaluate(expression, in: scope)
    if choices.end(state), base.isPlain { return .state(value, atRest: base, origin) }
    return origin.map { .state(value, atRest: value, $0) } ?? value
  }

  /// What may be something else later, of the type that is written.
  func changing(_ value: Value, as type: TypeName?, in owner: TypeInfo?) -> Value {
    let any = type.map { open($0, in: owner) } ?? value.changing
    return value.isPlain ? .state(any, atRest: value, nil) : any
  }

  /// Whether an optional that is kept is nothing until something gives it a value.
  func beginsAsNothing(_ variable: VariableDeclaration, of owner: TypeInfo?) -> Bool {
    guard variable.type?.name == "Optional", variable.value?.isNull ?? true, !variable.isStatic,
      let owner, variable.isMutable,
      variable.attributes.first.map({ Self.keepingWrappers.contains($0.name) })
        ?? (owner.kind == .classType),
      changes(ofState: variable, of: owner).onAppearance == nil
    else { return false }
    return !owner.initializers.contains {
      RowUses.names(in: $0.body ?? []).contains(variable.name)
    }
  }

  /// Property wrappers that keep a value where they stand, and begin without one.
  private static let keepingWrappers: Set<String> = [
    "State", "Published", "FocusState", "AppStorage", "SceneStorage",
  ]

  /// What a value is by name: of a state what it begins with, where the look under way goes by that.
  func read(_ value: Value) -> Value {
    guard case .state(let any, let base, _) = value else { return value }
    return choices.look == .atRest ? base : any
  }
}

extension Value {
  /// Whether it is a value that literals write.
  var isPlain: Bool {
    switch self {
    case .boolean: return true
    case .number(let length): return length.isKnown
    case .string: return knownText != nil
    case .enumCase(let value): return value.values.isEmpty
    default: return false
    }
  }

  /// The value whatever it begins with.
  var withoutRest: Value {
    if case .state(let any, _, _) = self { return any }
    return self
  }

  fileprivate var isOpen: Bool {
    switch self {
    case .open: true
    case .string: knownText == nil
    default: false
    }
  }
}

extension [Bound] {
  /// The values, of states that begin with 1 that.
  var atRest: [Bound] {
    map { bound in
      guard case .state(_, let base, _) = bound.value, case .number(let length) = base,
        length.isKnown, length.typical == 1
      else {
        return Bound(
          label: bound.label, value: bound.value.withoutRest, isTrailing: bound.isTrailing)
      }
      return Bound(label: bound.label, value: base, isTrailing: bound.isTrailing)
    }
  }

  /// The values whatever they begin with, but for what a control of the system's is bound to: who keeps
  /// that says what the control does.
  func withBindings(of control: String) -> [Bound] {
    let bindings: [String] =
      switch control {
      case "NavigationLink": ["isActive", "selection"]
      case "Toggle": ["isOn"]
      default: []
      }
    return map { bindings.contains($0.label ?? "") ? $0 : [$0].withoutRest[0] }
  }

  /// The values whatever they begin with, for those who read no names.
  var withoutRest: [Bound] {
    map { Bound(label: $0.label, value: $0.value.withoutRest, isTrailing: $0.isTrailing) }
  }
}

extension Expression {
  /// Whether it reads a name, or compares what names stand for.
  fileprivate var mayBeState: Bool {
    switch kind {
    case .name: true
    case .number, .boolean, .string, .null, .implicitMember: true
    case .unary(_, let operand): operand.mayBeState
    case .binary(_, let left, let right): left.mayBeState && right.mayBeState
    case .tuple(let members): members.count == 1 && members[0].value.mayBeState
    case .chain(let base, let links):
      base.mayBeState
        && links.allSatisfy { link in
          if case .member = link.kind { return true }
          return false
        }
    default: false
    }
  }
}
