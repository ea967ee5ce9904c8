import SwiftSyntax

extension Lowerer {
  /// The clauses of an `#if` that hold or may hold on the platform, each with its condition.
  ///
  /// One clause without a condition if it is known which one holds; none if none does.
  mutating func clauses(
    _ config: IfConfigDeclSyntax
  ) -> [(condition: Expression?, clause: IfConfigClauseSyntax)] {
    var result: [(condition: Expression?, clause: IfConfigClauseSyntax)] = []
    for clause in config.clauses {
      guard let node = clause.condition else {
        result.append((nil, clause))
        break
      }
      let condition = expression(node)
      switch platform.holds(condition) {
      case true?:
        result.append((nil, clause))
        return result
      case nil:
        result.append((condition, clause))
      case false?:
        continue
      }
    }
    return result
  }

  /// The statements of an `#if`: those of the clause that holds, or a choice.
  mutating func configuration(_ config: IfConfigDeclSyntax) -> [Statement] {
    let clauses = clauses(config)
    if clauses.isEmpty { return [] }
    if clauses.count == 1, clauses[0].condition == nil {
      return statements(of: clauses[0].clause)
    }
    let branches = clauses.map { ($0.condition, statements(of: $0.clause)) }
    return [Statement(kind: .configuration(branches), position: position(of: config))]
  }

  private mutating func statements(of clause: IfConfigClauseSyntax) -> [Statement] {
    guard case .statements(let items)? = clause.elements else { return [] }
    return statements(items)
  }

  /// The members of the first clause of an `#if` that holds or may hold.
  mutating func members(_ config: IfConfigDeclSyntax) -> MemberBlockItemListSyntax? {
    guard case .decls(let items)? = clauses(config).first?.clause.elements else { return nil }
    return items
  }

  /// The cases of the first clause of an `#if` that holds or may hold.
  mutating func cases(_ config: IfConfigDeclSyntax) -> SwitchCaseListSyntax? {
    guard case .switchCases(let items)? = clauses(config).first?.clause.elements else { return nil }
    return items
  }

  /// The attributes, with those of the first clause of an `#if` that holds or may hold.
  mutating func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.flatMap { element -> [Attribute] in
      switch element {
      case .attribute(let attribute):
        var values: [Expression.Argument] = []
        switch attribute.arguments {
        case .argumentList(let list)?: values = arguments(list)
        case .availability(let list)?: values = versions(list)
        default: break
        }
        return [Attribute(name: typeName(attribute.attributeName).name, arguments: values)]
      case .ifConfigDecl(let config):
        guard case .attributes(let list)? = clauses(config).first?.clause.elements else {
          return []
        }
        return nested(at: config) { $0.attributes(list) } ?? []
      default:
        return []
      }
    }
  }

  /// The major versions that `@available(iOS 26, *)` asks for, by their platforms.
  private func versions(_ list: AvailabilityArgumentListSyntax) -> [Expression.Argument] {
    list.compactMap { argument in
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        let version = restriction.version.flatMap({ Double($0.major.text) })
      else { return nil }
      let number = Expression(kind: .number(version), position: position(of: restriction))
      return Expression.Argument(label: restriction.platform.text, value: number)
    }
  }
}
