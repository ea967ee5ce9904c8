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
            name: name,
            type: names.count == 1
              ? following ?? (isVariable ? wholeNumber(binding.initializer, attributes) : nil)
              : nil,
            value: names.count == 1 ? binding.initializer.map { expression($0.value) } : nil,
            getter: getter(binding.accessorBlock), observers: observers(binding.accessorBlock),
            isStatic: Self.isStatic(node.modifiers),
            isMutable: isVariable && Self.isSettable(binding.accessorBlock),
            isLazy: node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) },
            isPrivate: access.isPrivate, isFilePrivate: access.isFilePrivate,
            isPublic: access.isPublic, attributes: attributes, file: file,
            position: position(of: binding)))
      }
    }
    return result.reversed()
  }

  /// The type of what begins with a whole number and has none written; nil where something else, or the
  /// wrapper around it, decides on it.
  private func wholeNumber(
    _ initializer: InitializerClauseSyntax?, _ attributes: [Attribute]
  ) -> TypeName? {
    // A scaled metric takes fractions alone.
    guard !attributes.contains(where: { $0.name == "ScaledMetric" }),
      let value = initializer?.value
    else { return nil }
    let operand = value.as(PrefixOperatorExprSyntax.self)?.expression ?? value
    return operand.is(IntegerLiteralExprSyntax.self) ? TypeName(name: "Int") : nil
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
    let (header, code) = parts(
      node.signature, node.genericParameterClause, node.genericWhereClause, node.body)
    return FunctionDeclaration(
      name: node.name.name, header: header, code: code, isStatic: Self.isStatic(node.modifiers),
      isPrivate: access.isPrivate, isPublic: access.isPublic,
      attributes: attributes(node.attributes), file: file, position: position(of: node))
  }

  mutating func initializer(
    _ node: InitializerDeclSyntax, in extended: TypeDeclaration? = nil
  ) -> FunctionDeclaration {
    let access = Access(node.modifiers, in: extended)
    let (header, code) = parts(
      node.signature, node.genericParameterClause, node.genericWhereClause, node.body)
    return FunctionDeclaration(
      name: "init", header: header, code: code, isStatic: false,
      isPrivate: access.isPrivate, isPublic: access.isPublic,
      attributes: attributes(node.attributes), file: file, position: position(of: node))
  }

  /// A subscript as a function that its getter says the outcome of; one with a name takes no label.
  mutating func subscripting(
    _ node: SubscriptDeclSyntax, in extended: TypeDeclaration? = nil
  ) -> FunctionDeclaration {
    let access = Access(node.modifiers, in: extended)
    var parameters = parameters(node.parameterClause, bounds(of: node.genericParameterClause))
    for (index, parameter) in node.parameterClause.parameters.enumerated()
    where parameter.secondName == nil {
      parameters[index].label = nil
    }
    let signature = Signature(
      parameters: parameters, result: typeName(node.returnClause.type),
      generics: node.genericParameterClause?.parameters.map { $0.name.name } ?? [])
    return FunctionDeclaration(
      name: "subscript", header: .read(signature),
      code: getter(node.accessorBlock).map { .read($0) }, isStatic: Self.isStatic(node.modifiers),
      isPrivate: access.isPrivate, isPublic: access.isPublic,
      attributes: attributes(node.attributes), file: file, position: position(of: node))
  }

  /// The signature and the body of a function, or where to read them.
  private mutating func parts(
    _ signature: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?,
    _ requirements: GenericWhereClauseSyntax?, _ body: CodeBlockSyntax?
  ) -> (Header, Code?) {
    if let body, let function = leftOut(body) { return (.deferred(function), .deferred(function)) }
    return (
      .read(self.signature(signature, generics, requirements)),
      body.map { .read(statements($0.statements)) }
    )
  }

  mutating func signature(
    _ node: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?,
    _ requirements: GenericWhereClauseSyntax?
  ) -> Signature {
    let names = generics?.parameters.map { $0.name.name } ?? []
    let said = bounds(of: generics) + constraints(requirements)
    return Signature(
      parameters: parameters(node.parameterClause, bounds(of: generics)),
      result: node.returnClause.map { typeName($0.type) }, generics: names,
      views: names.filter { name in said.contains { $0 == name && $1.name == "View" } })
  }

  /// - Parameter bounds: What generic parameters of the function are said to conform to; a view by
  ///   any name stays as it is written.
  private mutating func parameters(
    _ clause: FunctionParameterClauseSyntax, _ bounds: [(String, TypeName)]
  ) -> [Parameter] {
    let names = Dictionary(bounds.filter { $0.1.name != "View" }) { first, _ in first }
    return clause.parameters.map { parameter in
      Parameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.name,
        name: (parameter.secondName ?? parameter.firstName).name,
        type: typeName(parameter.type).naming(names),
        value: parameter.defaultValue.map { expression($0.value) },
        isVariadic: parameter.ellipsis != nil, attributes: attributes(parameter.attributes))
    }
  }
}

extension TypeName {
  /// The type with the names of generic parameters replaced by what they are said to be.
  fileprivate func naming(_ bounds: [String: TypeName]) -> TypeName {
    if let bound = bounds[name] { return bound }
    var result = self
    result.arguments = arguments.map { $0.naming(bounds) }
    return result
  }
}
