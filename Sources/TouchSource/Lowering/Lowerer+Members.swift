import SwiftSyntax

extension Lowerer {
  // MARK: - Variables

  /// The variables of a `let` or `var`; those of a tuple pattern have no value of their own.
  mutating func variables(
    _ node: VariableDeclSyntax, in extended: TypeDeclaration? = nil
  ) -> [VariableDeclaration] {
    let access = Access(node.modifiers, in: extended)
    let attributes = attributes(node.attributes)
    let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
    var result: [VariableDeclaration] = []
    // In `let a, b: CGFloat` the type stands behind the last name.
    var following: TypeName?
    for binding in node.bindings.reversed() {
      let type = binding.typeAnnotation.map { typeName($0.type) }
      following = type ?? (binding.initializer == nil ? following : nil)
      let names = Self.names(binding.pattern)
      for name in names.reversed() {
        result.append(
          VariableDeclaration(
            name: name, type: names.count == 1 ? following : nil,
            value: names.count == 1 ? binding.initializer.map { expression($0.value) } : nil,
            getter: getter(binding.accessorBlock), observers: observers(binding.accessorBlock),
            isStatic: Self.isStatic(node.modifiers),
            isMutable: isVariable && Self.isSettable(binding.accessorBlock),
            isPrivate: access.isPrivate, isPublic: access.isPublic, attributes: attributes,
            file: file, position: position(of: binding)))
      }
    }
    return result.reversed()
  }

  /// The statements of a getter; nil for a stored variable and for a requirement.
  mutating func getter(_ block: AccessorBlockSyntax?) -> [Statement]? {
    switch block?.accessors {
    case .getter(let items)?:
      return statements(items)
    case .accessors(let list)?:
      let getter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      return getter?.body.map { statements($0.statements) }
    default:
      return nil
    }
  }

  /// The statements of a setter and of observers, in the order of the source.
  private mutating func observers(_ block: AccessorBlockSyntax?) -> [Statement] {
    guard case .accessors(let list)? = block?.accessors else { return [] }
    return list.flatMap { accessor -> [Statement] in
      guard accessor.accessorSpecifier.tokenKind != .keyword(.get), let body = accessor.body else {
        return []
      }
      return statements(body.statements)
    }
  }

  private static func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
    switch block?.accessors {
    case nil:
      return true
    case .accessors(let list)?:
      let kinds = list.map { $0.accessorSpecifier.tokenKind }
      return !kinds.contains(.keyword(.get)) || kinds.contains(.keyword(.set))
    default:
      return false
    }
  }

  private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains {
      $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class)
    }
  }

  // MARK: - Functions

  mutating func function(
    _ node: FunctionDeclSyntax, in extended: TypeDeclaration? = nil
  ) -> FunctionDeclaration {
    let access = Access(node.modifiers, in: extended)
    return FunctionDeclaration(
      name: node.name.name, parameters: parameters(node.signature),
      result: node.signature.returnClause.map { typeName($0.type) },
      code: node.body.map { code($0) }, isStatic: Self.isStatic(node.modifiers),
      isPrivate: access.isPrivate, isPublic: access.isPublic,
      generics: generics(node.genericParameterClause), attributes: attributes(node.attributes),
      file: file, position: position(of: node))
  }

  mutating func initializer(
    _ node: InitializerDeclSyntax, in extended: TypeDeclaration? = nil
  ) -> FunctionDeclaration {
    let access = Access(node.modifiers, in: extended)
    return FunctionDeclaration(
      name: "init", parameters: parameters(node.signature), result: nil,
      code: node.body.map { code($0) }, isStatic: false,
      isPrivate: access.isPrivate, isPublic: access.isPublic,
      generics: generics(node.genericParameterClause), attributes: attributes(node.attributes),
      file: file, position: position(of: node))
  }

  private func generics(_ clause: GenericParameterClauseSyntax?) -> [String] {
    clause?.parameters.map { $0.name.name } ?? []
  }

  private mutating func parameters(_ signature: FunctionSignatureSyntax) -> [Parameter] {
    signature.parameterClause.parameters.map { parameter in
      Parameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.name,
        name: (parameter.secondName ?? parameter.firstName).name, type: typeName(parameter.type),
        value: parameter.defaultValue.map { expression($0.value) },
        isVariadic: parameter.ellipsis != nil, attributes: attributes(parameter.attributes))
    }
  }
}
