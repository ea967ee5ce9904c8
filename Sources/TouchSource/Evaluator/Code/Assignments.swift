import TouchLayout
import TouchModel

/// What a name or a property holds once it is given a value.
extension Evaluation {
  /// Gives a value to a local name or to a field of `self`; anything else is left alone.
  func assign(_ value: Value, _ sign: String, to target: Expression, in scope: Scope) {
    var new = value
    if sign != "=" {
      let old: Value
      if case .name(let name) = target.kind {
        old = scope.lookUp(name) ?? .unknown
      } else {
        old = .unknown
      }
      new = changed(old, sign, by: value)
    }
    switch target.kind {
    case .name("self"):
      // An initializer that is added to a type of the system's makes all of it.
      if let extended = scope.extended {
        scope.setReceiver(coerce(new, to: TypeName(name: extended), in: scope))
      } else if let type = scope.type, type.kind == .enumeration {
        scope.setReceiver(coerce(new, to: type))
      }
    case .name(let name):
      if !scope.assign(name, new) { setField(name, new, in: scope) }
    case .chain(let base, let links):
      guard case .name(let variable) = base.kind, links.count == 1,
        case .member(let name) = links[0].kind
      else { return }
      if variable == "self" {
        setField(name, new, in: scope)
      } else {
        setField(name, new, of: variable, in: scope)
      }
    default: break
    }
  }

  /// Sets a property of the value that a variable holds, as of a copy that is changed.
  private func setField(
    _ name: String, _ value: Value, of variable: String, in scope: Scope
  ) {
    guard case .instance(var instance)? = scope.lookUp(variable), instance.type.kind == .structure
    else { return }
    let type = instance.type.variable(name)?.type
    instance.fields[name] = type.map { coerce(value, to: $0, in: scope) } ?? value
    _ = scope.assign(variable, .instance(instance))
  }

  private func setField(_ name: String, _ value: Value, in scope: Scope) {
    guard case .instance(var instance)? = scope.currentReceiver else {
      return setLength(name, value, in: scope)
    }
    // `_name` is the wrapper of a property, whose value is the property's, unless one is so called.
    let isWrapper = name.hasPrefix("_") && instance.type.variable(name) == nil
    let field = isWrapper ? String(name.dropFirst()) : name
    let declared = instance.type.variable(field)
    let isConstant = declared.map { changes(ofState: $0, of: instance.type).isConstant } ?? false
    var value = isConstant ? initial(value) : unwrapped(value, of: declared)
    // What may change later begins with no more than its kind; what an object begins with is mostly
    // a setting, at its default until someone changes it, but for what is not there yet.
    var isSetting = declared?.attributes.isEmpty ?? true
    if case .null = value { isSetting = false }
    // Which of its states a model is in that views observe is no setting either.
    if value.isStage, instance.type.attributes.contains(where: { $0.name == "Observable" }) {
      isSetting = false
    }
    if name == field, !isSetting, !isConstant, let declared,
      declared.attributes.first?.name != "Binding",
      changes(declared, of: instance.type)
    {
      value = changing(value, as: declared.type, in: instance.type)
    }
    instance.fields[field] =
      declared?.type.map { coerce(value, to: $0, in: scope) } ?? value
    scope.setReceiver(.instance(instance))
  }

  /// What a wrapper made by name holds, as in `_size = ScaledMetric(wrappedValue: 24)`.
  private func unwrapped(_ value: Value, of variable: VariableDeclaration?) -> Value {
    guard let (external, given) = wrapper(value) else { return value }
    let first = initial(value)
    switch external.type ?? variable?.attributes.first?.name {
    case "ScaledMetric":
      let style = given.first { $0.label == "relativeTo" }.flatMap { names($0.value)?.first }
        .flatMap(TextStyle.init)
      return scaled(first, relativeTo: style ?? .body)
    case "AppStorage":
      if case .number = first { return first }
      return changing(first, as: variable?.type, in: nil)
    case "StateObject":
      // The object stays, whatever it holds later.
      if case .instance = first { return first }
      return changing(first, as: variable?.type, in: nil)
    case "State", "FocusState":
      return changing(first, as: variable?.type, in: nil)
    default: return value
    }
  }

  /// What a wrapper begins with, as in `_size = State(initialValue: size)`; any other value itself.
  private func initial(_ value: Value) -> Value {
    wrapper(value)?.arguments.first(where: \.isInitial)?.value ?? value
  }

  /// A wrapper that an initializer makes by name around what it begins with.
  private func wrapper(_ value: Value) -> (made: External, arguments: [Bound])? {
    guard case .external(let external) = value, external.name == "init",
      let given = external.path.last?.arguments, given.contains(where: \.isInitial)
    else { return nil }
    return (external, given)
  }
}

extension Bound {
  /// Whether it is what a property wrapper begins with.
  fileprivate var isInitial: Bool { label == "wrappedValue" || label == "initialValue" }
}
