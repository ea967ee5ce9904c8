import SwiftSyntax

extension Lowerer {
  /// The declarations of a whole file.
  mutating func file(_ tree: SourceFileSyntax) -> LoweredFile {
    var result = LoweredFile(file: file)
    topLevel(tree.statements, into: &result)
    return result
  }

  private mutating func topLevel(
    _ items: CodeBlockItemListSyntax, into result: inout LoweredFile
  ) {
    for item in items {
      guard case .decl(let node) = item.item else {
        // Previews are no part of an app, and other macros of the top level declare things.
        if case .expr(let node) = item.item, node.is(MacroExpansionExprSyntax.self) { continue }
        result.statements += statements(item)
        continue
      }
      switch node.as(DeclSyntaxEnum.self) {
      case .importDecl(let node):
        result.imports.append(imported(node))
      case .functionDecl(let node):
        result.functions.append(function(node))
      case .variableDecl(let node):
        result.variables += variables(node)
      case .typeAliasDecl(let node):
        result.aliases.append(alias(node))
      case .ifConfigDecl(let node):
        guard case .statements(let items)? = clauses(node).first?.clause.elements else { continue }
        if nested(at: node, { $0.topLevel(items, into: &result) }) == nil { continue }
      default:
        if let type = type(node, isPrivate: false) { result.types.append(type) }
      }
    }
  }

  private func imported(_ node: ImportDeclSyntax) -> LoweredFile.Import {
    let isExported =
      node.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
      || node.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_exported"
      }
    return LoweredFile.Import(
      module: node.path.first?.name.name ?? "", isExported: isExported)
  }

  // MARK: - Types

  /// Lowers a type or an extension; nil for a declaration of another kind.
  mutating func type(_ node: DeclSyntax, isPrivate: Bool) -> TypeDeclaration? {
    nested(at: node) { $0.unboundedType(node, isPrivate: isPrivate) } ?? nil
  }

  private mutating func unboundedType(_ node: DeclSyntax, isPrivate: Bool) -> TypeDeclaration? {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      return type(
        .structure, node.name.name, node, node.genericParameterClause, node.genericWhereClause,
        isPrivate: isPrivate)
    case .classDecl(let node):
      return type(
        .classType, node.name.name, node, node.genericParameterClause, node.genericWhereClause,
        isPrivate: isPrivate)
    case .actorDecl(let node):
      return type(
        .actor, node.name.name, node, node.genericParameterClause, node.genericWhereClause,
        isPrivate: isPrivate)
    case .enumDecl(let node):
      return type(
        .enumeration, node.name.name, node, node.genericParameterClause, node.genericWhereClause,
        isPrivate: isPrivate)
    case .protocolDecl(let node):
      return type(
        .protocolType, node.name.name, node, nil, node.genericWhereClause, isPrivate: isPrivate)
    case .extensionDecl(let node):
      return type(
        .extension, SourceIndex.withoutModule(typeName(node.extendedType).name), node, nil,
        node.genericWhereClause, isPrivate: isPrivate)
    default:
      return nil
    }
  }

  private mutating func type(
    _ kind: TypeDeclaration.Kind, _ name: String, _ node: some DeclGroupSyntax,
    _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?,
    isPrivate: Bool
  ) -> TypeDeclaration {
    let access = Access(node.modifiers, inPrivate: isPrivate)
    var result = TypeDeclaration(
      kind: kind, name: name, generics: generics?.parameters.map { $0.name.name } ?? [],
      inherits: inherits(node.inheritanceClause),
      constraints: bounds(of: generics) + constraints(requirements),
      attributes: attributes(node.attributes), variables: [], functions: [], initializers: [],
      cases: [], types: [], isPrivate: access.isPrivate, isPublic: access.isPublic, file: file,
      position: position(of: node))
    members(node.memberBlock.members, into: &result)
    return result
  }

  private mutating func members(
    _ items: MemberBlockItemListSyntax, into result: inout TypeDeclaration
  ) {
    // The members of an extension or a protocol have its access, unless they say less.
    let isOuter = result.kind == .extension || result.kind == .protocolType
    let extended: TypeDeclaration? = isOuter ? result : nil
    for item in items {
      switch item.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let node):
        result.variables += variables(node, in: extended)
      case .functionDecl(let node):
        result.functions.append(function(node, in: extended))
      case .initializerDecl(let node):
        result.initializers.append(initializer(node, in: extended))
      case .subscriptDecl(let node):
        result.functions.append(subscripting(node, in: extended))
      case .enumCaseDecl(let node):
        result.cases += cases(node)
      case .typeAliasDecl(let node):
        result.aliases.append(alias(node, in: extended))
      case .ifConfigDecl(let node):
        guard let items = members(node) else { continue }
        if nested(at: node, { $0.members(items, into: &result) }) == nil { continue }
      default:
        guard var type = type(item.decl, isPrivate: extended?.isPrivate == true) else { continue }
        if extended?.isPublic == true, !type.isPrivate { type.isPublic = true }
        result.types.append(type)
      }
    }
  }

  mutating func alias(
    _ node: TypeAliasDeclSyntax, in extended: TypeDeclaration? = nil
  ) -> TypeAlias {
    let access = Access(node.modifiers, in: extended)
    return TypeAlias(
      name: node.name.name, target: typeName(node.initializer.value),
      isPrivate: access.isPrivate, isPublic: access.isPublic, file: file,
      position: position(of: node))
  }

  private mutating func cases(_ node: EnumCaseDeclSyntax) -> [EnumCase] {
    node.elements.map { element in
      let values = element.parameterClause?.parameters.map { parameter in
        Parameter(
          label: parameter.firstName.flatMap { $0.text == "_" ? nil : $0.name },
          name: (parameter.secondName ?? parameter.firstName)?.name ?? "_",
          type: typeName(parameter.type),
          value: parameter.defaultValue.map { expression($0.value) }, isVariadic: false,
          attributes: [])
      }
      return EnumCase(
        name: element.name.name, values: values ?? [],
        rawValue: element.rawValue.map { expression($0.value) })
    }
  }
}

/// Who sees a declaration.
struct Access {
  var isPrivate: Bool
  var isFilePrivate = false
  var isPublic: Bool

  init(_ modifiers: DeclModifierListSyntax, inPrivate: Bool = false, inPublic: Bool = false) {
    isPrivate = inPrivate
    isPublic = inPublic
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.private): (isPrivate, isPublic) = (true, false)
      case .keyword(.fileprivate): (isPrivate, isFilePrivate, isPublic) = (true, true, false)
      case .keyword(.internal): isPublic = false
      case .keyword(.public), .keyword(.open), .keyword(.package): isPublic = !isPrivate
      default: break
      }
    }
  }

  init(_ modifiers: DeclModifierListSyntax, in extended: TypeDeclaration?) {
    self.init(
      modifiers, inPrivate: extended?.isPrivate == true, inPublic: extended?.isPublic == true)
  }
}
