/// Structures of the project's that a function is handed, as those that hold which edges to tie to which.
extension SetupReader {
  /// The structure that an expression stands for where one of a type is asked for, as `Edges([.top(8)])` or
  /// `.all()`; nil for any other.
  ///
  /// - Parameter inside: Where the type is written.
  func structure(
    _ expression: Expression, as type: TypeName, of inside: SetupFrame, in frame: SetupFrame
  ) -> Thing? {
    guard let info = index.type(type.unwrapped.name, from: inside.scope), info.kind == .structure,
      let value = only(expression, in: frame),
      case .instance(let instance) = typed(value, as: type.unwrapped, in: inside.scope),
      instance.type.path == info.path, instance.fields.values.allSatisfy(\.isWritten)
    else { return nil }
    return .value(.instance(instance), info)
  }

  /// What a property of a structure holds; nil where that is not known.
  func field(_ name: String, of value: Value) -> Thing? {
    guard case .instance(let instance) = value, let field = instance.fields[name],
      !field.isUnknown
    else { return nil }
    return thing(field)
  }

  /// Whether an expression makes a structure of the project's.
  func makesStructure(_ value: Expression, in frame: SetupFrame) -> Bool {
    guard case .chain(let base, let links) = value.kind, case .name(let type) = base.kind,
      type.isTypeName, links.count == 1, case .call = links[0].kind
    else { return false }
    return index.type(type, from: frame.scope)?.kind == .structure
  }

  /// Gives a member of such a structure in a variable of a block constraints; says whether it is one.
  func keep(
    _ thing: Thing, as member: String, ofRecord record: Thing, in name: String, _ frame: SetupFrame
  ) -> Bool {
    guard case .record(var members) = record, case .constraints = thing else { return false }
    if let other = members[member] {
      // Either may be there.
      for one in [other, thing] { doubt(one, UnknownReason.alternative) }
    }
    members[member] = thing
    return frame.assign(name, .record(members))
  }

  /// A value as what code is handed, and lists of them member by member.
  private func thing(_ value: Value) -> Thing {
    switch value {
    case .array(let members): .list(members.map(thing))
    case .enumCase(let one): .value(value, one.type)
    case .instance(let instance): .value(value, instance.type)
    default: .plain(value)
    }
  }
}

extension Value {
  /// Whether it is known as far as what it is and, of a list, what that holds.
  fileprivate var isWritten: Bool {
    switch self {
    case .open, .openArray, .state: false
    case .array(let members): members.allSatisfy(\.isWritten)
    case .instance(let instance): instance.fields.values.allSatisfy(\.isWritten)
    default: true
    }
  }
}
