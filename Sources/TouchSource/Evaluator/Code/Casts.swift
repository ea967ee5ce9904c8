import TouchModel

extension Evaluation {
  /// What `is`, `as`, `as?` and `as!` make of a value.
  func cast(
    _ expression: Expression, _ sign: String, _ type: TypeName, in scope: Scope
  ) -> Value {
    let value = evaluate(expression, in: scope)
    switch sign {
    case "is":
      if case .view(let view) = value, SystemViews.names.contains(type.name) {
        if case .system(let call) = view { return .boolean(call.name == type.name) }
        if case .modified = view { return .boolean(false) }
      }
      return isOf(type, value, in: scope).map(Value.boolean)
        ?? .open(TypeName(name: "Bool"), in: scope.type)
    case "as": return coerce(value, to: type, in: scope)
    default:
      let isOpen = if case .open = value { true } else { mayBeHeir(value, type, in: scope) }
      if isOpen {
        let optional = sign == "as?" ? TypeName(name: "Optional", arguments: [type]) : type
        return .open(optional, in: scope.type)
      }
      return sign == "as?" && isOf(type, value, in: scope) == false ? .null : value
    }
  }

  /// Whether a value is of a type, conforms to it or inherits from it; nil where that is not known.
  private func isOf(_ type: TypeName, _ value: Value, in scope: Scope) -> Bool? {
    let own: TypeInfo
    switch value {
    case .instance(let instance), .view(.project(let instance, _)): own = instance.type
    case .enumCase(let value): own = value.type
    case .view(let view): return conforms(view, to: type, in: scope)
    case .string, .number, .boolean: return mayBeLiteral(type, in: scope) ? nil : false
    default: return nil
    }
    guard type.arguments.isEmpty else { return nil }
    guard let asked = index.type(type.name, from: scope) else {
      // What the system's types inherit from is not in the source.
      return own.inherits(type.name) ? true : nil
    }
    if own.isOf(asked) || own.inherits(type.name) { return true }
    return mayBeHeir(value, type, in: scope) ? nil : false
  }

  /// Whether a value of a class that the source does not make may be of another that inherits from it and is
  /// of a type, as what a list of models holds.
  private func mayBeHeir(_ value: Value, _ type: TypeName, in scope: Scope) -> Bool {
    guard case .instance(let instance) = value, instance.place == nil,
      instance.type.kind == .classType, let asked = index.type(type.name, from: scope),
      !instance.type.isOf(asked)
    else { return false }
    if asked.kind == .classType { return asked.isOf(instance.type) }
    return index.classes(below: instance.type).contains { $0.isOf(asked) }
  }

  /// Whether a text, a number or a flag may be of a type: of any but those of the project's that are made
  /// by no literal, and its protocols that it makes no type of the system's conform to.
  private func mayBeLiteral(_ type: TypeName, in scope: Scope) -> Bool {
    guard let asked = index.type(type.name, from: scope) else { return true }
    guard asked.kind == .protocolType else {
      return asked.allInherited.contains { $0.hasPrefix("ExpressibleBy") }
    }
    let conformers = index.conformers(to: asked, from: scope.file)
    return conformers.isEmpty || conformers.contains { $0.info == nil }
  }

  /// Whether a view of the system's conforms to a protocol of the project's, by what the project makes
  /// conform; nil where that is not known.
  private func conforms(_ view: ViewValue, to type: TypeName, in scope: Scope) -> Bool? {
    guard let asked = index.type(type.name, from: scope), asked.kind == .protocolType else {
      return nil
    }
    let conformers = index.conformers(to: asked, from: scope.file)
    let others = conformers.filter { $0.info == nil }.map(\.name)
    if others.isEmpty { return conformers.isEmpty ? nil : false }
    switch view {
    case .system(let call): return others.contains(call.name)
    case .modified: return others.contains("ModifiedContent")
    default: return nil
    }
  }
}

extension TypeInfo {
  /// Whether it is another, conforms to it or inherits from it.
  fileprivate func isOf(_ other: TypeInfo) -> Bool {
    (file, position) == (other.file, other.position) || inherits(other.name)
  }
}
