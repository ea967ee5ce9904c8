/// What a predicate says of the members of a collection that pass it.
extension Evaluation {
  /// A member of a collection that passes a predicate: what must be there of it is.
  func member(_ member: Value, passing predicate: Value?) -> Value {
    guard case .instance(var instance) = member, instance.place == nil,
      case .function(.closure(let closure, _))? = predicate, closure.body.count == 1,
      case .expression(let condition) = closure.body[0].kind
    else { return member }
    let names = condition.needed(of: closure.parameters.first ?? "$0")
    instance.fields.merge(present(names, of: instance.type)) { $1 }
    return .instance(instance)
  }

  /// The values of optional members that are known to be there, as far as a value can say so.
  func present(_ names: Set<String>, of type: TypeInfo) -> [String: Value] {
    var fields: [String: Value] = [:]
    for name in names {
      guard let written = type.variable(name)?.type, written.name == "Optional",
        let wrapped = written.arguments.first
      else { continue }
      let value = open(wrapped, in: type)
      if case .open = value { continue }
      fields[name] = value
    }
    return fields
  }

  /// One of the members of a collection, or none; nil where no more is known of it than its type.
  func anyOf(_ member: Value) -> Value? {
    guard case .instance(let instance) = member, instance.place == nil, !instance.fields.isEmpty
    else { return nil }
    var type = TypeName(name: instance.type.path.joined(separator: "."))
    type.present = Set(instance.fields.keys)
    return .open(TypeName(name: "Optional", arguments: [type]), in: instance.type)
  }
}

extension TypeName {
  /// The members that values of it and of its arguments are known to have.
  var allPresent: Set<String> {
    arguments.reduce(into: present) { $0.formUnion($1.allPresent) }
  }
}

extension Expression {
  /// The members of a parameter without which the condition does not hold.
  fileprivate func needed(of parameter: String) -> Set<String> {
    switch kind {
    case .tuple(let members) where members.count == 1: members[0].value.needed(of: parameter)
    case .binary("&&", let left, let right):
      left.needed(of: parameter).union(right.needed(of: parameter))
    case .binary("!=", let value, let other):
      if case .null = other.kind {
        value.optional(of: parameter)
      } else {
        value.fallback(isAsWritten: other, of: parameter)
      }
    case .binary(let sign, let value, let other)
    where ["==", "<", ">", "<=", ">="].contains(sign):
      if case .null = other.kind { [] } else { value.chained(of: parameter) }
    case .binary("??", let value, let other):
      if case .boolean(false) = other.kind { value.chained(of: parameter) } else { [] }
    default: []
    }
  }

  /// The member that the expression is, or is asked of where it is there.
  private func optional(of parameter: String) -> Set<String> {
    guard case .chain(let base, let links) = kind, case .name(parameter) = base.kind,
      case .member(let name)? = links.first?.kind
    else { return [] }
    if links.count == 1 { return [name] }
    if case .optional = links[1].kind { return [name] }
    return []
  }

  /// The member that something is asked of where it is there.
  private func chained(of parameter: String) -> Set<String> {
    guard case .chain(_, let links) = kind, links.count > 1 else { return [] }
    return optional(of: parameter)
  }

  /// The member for which something stands in that is the same as another expression.
  private func fallback(isAsWritten other: Expression, of parameter: String) -> Set<String> {
    switch kind {
    case .tuple(let members) where members.count == 1:
      members[0].value.fallback(isAsWritten: other, of: parameter)
    case .binary("??", let value, let standard) where standard.text == other.text:
      value.optional(of: parameter)
    default: []
    }
  }
}
