import TouchModel

/// How members of a value are followed of which the source says only that it conforms to a protocol
/// of the project's.
extension Evaluation {
  /// The most conforming types that are tried, one after the other.
  static let mostConformers = 12

  /// The protocol of the project's that is all that is written of a value's type, if it is: by
  /// `any` or `some`, or as the bound of a generic parameter.
  func protocolInfo(of type: TypeName, in owner: TypeInfo?) -> TypeInfo? {
    guard let info = index.type(type.name, from: owner) ?? bound(of: type, in: owner),
      info.kind == .protocolType
    else { return nil }
    return info
  }

  /// The type of the project's that bounds a generic parameter of the type around.
  func bound(of type: TypeName, in owner: TypeInfo?) -> TypeInfo? {
    owner?.bounds[type.name].flatMap { index.type($0.name, from: owner) }
  }

  /// A value of one of the types that conform to a protocol, taken by choice, where what makes the
  /// views of a requirement is theirs to say; nil where it is not, or too many conform.
  func conformer(
    to info: TypeInfo, for requirement: String, at position: Position, in scope: Scope
  ) -> Value? {
    guard info.requires(requirement) else { return nil }
    let all = index.conformers(to: info, from: scope.file).filter { $0.info !== scope.type }
    guard (1...Self.mostConformers).contains(all.count),
      all.contains(where: { makesViews(requirement, of: $0, in: scope) })
    else { return nil }
    let taken = choices.choose(
      info.name, in: viewName(of: scope), among: all.map(\.name), at: place(position, in: scope))
    let conformer = all[taken]
    guard let own = conformer.info else { return .open(TypeName(name: conformer.name), in: nil) }
    return own.kind == .enumeration
      ? .open(TypeName(name: own.name), in: own)
      : .instance(Instance(type: own, fields: [:], place: nil))
  }

  /// What the protocol itself adds under the name of a requirement, for a type outside the project.
  func standard(
    _ name: String, of info: TypeInfo, for receiver: Value, in scope: Scope
  ) -> Value? {
    guard case .open(let type?, nil) = receiver, let variable = info.implemented(name),
      index.extensionVariable(name, of: type.name, from: scope) == nil
    else { return nil }
    return value(of: variable, owner: info, receiver: receiver)
  }

  private func makesViews(
    _ name: String, of conformer: SourceIndex.Conformer, in scope: Scope
  ) -> Bool {
    let variable: VariableDeclaration?
    let functions: [FunctionDeclaration]
    if let info = conformer.info {
      (variable, functions) = (info.variable(name), info.functions(name))
    } else {
      variable = index.extensionVariable(name, of: conformer.name, from: scope)
      functions = index.extensionFunctions(name, of: conformer.name, from: scope)
    }
    return variable?.type?.isOpaqueView ?? false
      || functions.contains { $0.result?.isOpaqueView ?? false }
  }

  /// A function that an extension of a protocol of the system's adds to one type of the project's, by
  /// `where Self == …`.
  func conformanceFunction(
    _ name: String, of type: TypeInfo, _ given: [Bound]
  ) -> FunctionDeclaration? {
    type.allInherited.sorted().firstNonNil { parent in
      self.index.extensionFunctions(name, of: parent, from: Scope(file: type.file))
        .filter { $0.extended == type.name }
        .best(for: given, isStatic: true, isStrict: true)
    }
  }
}
