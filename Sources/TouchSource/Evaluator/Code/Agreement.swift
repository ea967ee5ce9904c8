/// How a member is known of a value of which the source says only that it conforms to a protocol of the
/// project's: all types that conform have the same there, as the fonts of an app's themes.
extension Evaluation {
  /// What a member is of every value that conforms to a protocol, where all have the same and no choice
  /// decides it; nil where they differ, or it is not known.
  func agreed(_ name: String, of info: TypeInfo, in scope: Scope) -> Value? {
    guard info.requires(name), !info.isPublic || !index.isOfferedToOthers else { return nil }
    let key = AgreementKey(
      type: ObjectIdentifier(info), name: name, file: scope.file,
      isAtRest: choices.look == .atRest)
    if let known = agreements[key] { return known }
    let entry = "\(info.file) \(info.name).\(name)"
    guard depths[entry, default: 0] == 0 else {
      refusals += 1
      return nil
    }
    let (refused, shown) = (refusals, found.count)
    let value = enter(entry) { common(name, of: info, in: scope) } ?? nil
    if stepsLeft > 0, (refused, shown) == (refusals, found.count) { agreements[key] = value }
    return value
  }

  private func common(_ name: String, of info: TypeInfo, in scope: Scope) -> Value? {
    let conformers = index.conformers(to: info, from: scope.file)
    guard (1...Self.mostConformers).contains(conformers.count) else { return nil }
    var agreed: (value: Value, digest: UInt64)?
    for conformer in conformers {
      guard let own = conformer.info, own.kind != .enumeration else { return nil }
      let heirs = own.kind == .classType ? index.classes(below: own) : []
      for type in [own] + heirs {
        guard let value = known(name, of: type) else { return nil }
        let digest = UInt64(0).mixed(with: value)
        if let agreed, agreed.digest != digest { return nil }
        agreed = (value, digest)
      }
    }
    return agreed?.value
  }

  /// A member of any value of a type, where the source says what it is and no choice decides it.
  private func known(_ name: String, of type: TypeInfo) -> Value? {
    var any = Instance(type: type, fields: [:], place: nil)
    let activity = choices.activity
    let state = choices.begin(choices.look ?? .settled)
    if let variable = type.variable(name), UnsetProperties(index: index).leave(variable, in: type),
      let first = variable.value
    {
      let scope = Scope(file: variable.file, type: type)
      let value = evaluate(first, in: scope)
      let typed = variable.type.map { coerce(value, to: $0, in: scope) } ?? value
      if !typed.growsInPlace { any.fields[name] = typed }
    }
    let value = property(name, of: any)
    guard choices.end(state), choices.activity == activity, let value, value.saysAll else {
      return nil
    }
    if case .open = value { return nil }
    return value
  }
}

/// A member that a protocol asks for, as a file asks for it.
struct AgreementKey: Hashable {
  var type: ObjectIdentifier
  var name: String
  var file: String
  var isAtRest: Bool
}

extension Value {
  /// Whether methods of the system's change it where it is.
  fileprivate var growsInPlace: Bool {
    switch self {
    case .number, .boolean, .external, .instance: false
    default: true
    }
  }

  /// Whether equal digests make equal values of it, so that nothing of it is code or a view.
  fileprivate var saysAll: Bool {
    switch self {
    case .number, .boolean, .string, .null, .type, .keyPath, .open, .function(.open): true
    case .array(let members): members.allSatisfy(\.saysAll)
    case .openArray(let member): member.saysAll
    case .tuple(let members): members.allSatisfy(\.value.saysAll)
    case .enumCase(let value): value.values.allSatisfy(\.value.saysAll)
    case .external(let external):
      external.path.allSatisfy { $0.arguments?.allSatisfy(\.value.saysAll) ?? true }
    case .instance(let instance): instance.fields.values.allSatisfy(\.saysAll)
    case .function, .view, .state: false
    }
  }
}
