import SwiftSyntax

extension Lowerer {
  /// The name of a type; what has none is named by its syntax.
  mutating func typeName(_ type: TypeSyntax) -> TypeName {
    nested(at: type) { $0.unboundedTypeName(type) } ?? TypeName(name: "Unknown")
  }

  private mutating func unboundedTypeName(_ type: TypeSyntax) -> TypeName {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return TypeName(name: type.name.name, arguments: arguments(type.genericArgumentClause))
    case .memberType(let type):
      let base = typeName(type.baseType)
      return TypeName(
        name: base.name + "." + type.name.name, arguments: arguments(type.genericArgumentClause))
    case .optionalType(let type):
      return TypeName(name: "Optional", arguments: [typeName(type.wrappedType)])
    case .implicitlyUnwrappedOptionalType(let type):
      return TypeName(name: "Optional", arguments: [typeName(type.wrappedType)])
    case .arrayType(let type):
      return TypeName(name: "Array", arguments: [typeName(type.element)])
    case .dictionaryType(let type):
      return TypeName(name: "Dictionary", arguments: [typeName(type.key), typeName(type.value)])
    case .functionType(let type):
      return TypeName(
        name: "Function", arguments: [typeName(type.returnClause.type)],
        parameterCount: type.parameters.count)
    case .tupleType(let type):
      let elements = type.elements.map { typeName($0.type) }
      if elements.count == 1 { return elements[0] }
      return TypeName(
        name: "Tuple", arguments: elements, labels: type.elements.map { $0.firstName?.name })
    case .someOrAnyType(let type):
      return typeName(type.constraint)
    case .attributedType(let type):
      return typeName(type.baseType)
    case .compositionType(let type):
      return TypeName(name: "&", arguments: type.elements.map { typeName($0.type) })
    case .metatypeType(let type):
      return TypeName(name: "Metatype", arguments: [typeName(type.baseType)])
    default:
      return TypeName(name: "Unknown")
    }
  }

  private mutating func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
    clause?.arguments.map { argument in
      if case .type(let type) = argument.argument { return typeName(type) }
      return TypeName(name: "Unknown")
    } ?? []
  }

  /// Superclass and protocols; a composition is its members.
  mutating func inherits(_ clause: InheritanceClauseSyntax?) -> [TypeName] {
    clause?.inheritedTypes.flatMap { inherited in
      let name = typeName(inherited.type)
      return name.name == "&" ? name.arguments : [name]
    } ?? []
  }

  /// What generic parameters are said to conform to, as `<Item: Poster>`.
  mutating func bounds(of clause: GenericParameterClauseSyntax?) -> [(String, TypeName)] {
    clause?.parameters.compactMap { parameter in
      parameter.inheritedType.map { (parameter.name.name, typeName($0)) }
    } ?? []
  }

  /// The requirements of a `where` clause.
  mutating func constraints(_ clause: GenericWhereClauseSyntax?) -> [(String, TypeName)] {
    clause?.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType
        else { return nil }
        return (typeName(left).name, typeName(right))
      case .conformanceRequirement(let conformance):
        return (typeName(conformance.leftType).name, typeName(conformance.rightType))
      default:
        return nil
      }
    } ?? []
  }
}
