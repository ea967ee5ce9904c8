/// Lists of values that code writes out, as the edges that it hands to a helper.
extension SetupReader {
  /// What a member of a list stands for: the value that is written there where it is none of the things
  /// that views are set up with.
  ///
  /// - Parameter anyKind: Whether it is worked out however it is written.
  func written(
    _ member: Expression, _ thing: Thing, anyKind: Bool = false, in frame: SetupFrame
  ) -> Thing {
    guard thing.mayBeValue, anyKind || member.isConstant else { return thing }
    let value = anyValue(member, in: frame)
    return value.isUnknown ? thing : .plain(value)
  }

  /// The list of all that a call hands to a parameter which takes any number of values.
  func list(
    of given: [(value: Expression, thing: Thing)], _ parameter: Parameter, _ inside: SetupFrame,
    _ frame: SetupFrame
  ) -> Thing {
    let names = given.map { members($0.value, in: frame) }
    inside.bind(
      parameter.name,
      toMembers: names.contains(nil) ? nil : names.reduce(into: []) { $0.formUnion($1 ?? []) })
    let things = given.map { written($0.value, $0.thing, anyKind: true, in: frame) }
    return .list(things.map { typed($0, as: parameter.type, in: inside) })
  }

  /// A value seen as one of a written type: `.width` becomes a case of the project's.
  func typed(_ value: Value, as type: TypeName, in scope: Scope) -> Value {
    guard case .external(let external) = value, external.type == nil else { return value }
    return Evaluation(index: index, setting: setting).coerce(value, to: type, in: scope)
  }

  /// A thing seen as one of a written type: a value becomes one of that type, and those in a list become
  /// ones of its members' type.
  func typed(_ thing: Thing, as type: TypeName, in frame: SetupFrame) -> Thing {
    switch thing {
    case .list(let members) where type.isList:
      guard let element = type.arguments.first else { return thing }
      return .list(members.map { typed($0, as: element, in: frame) })
    case .plain(let value):
      let value = typed(value, as: type, in: frame.scope)
      guard case .enumCase = value, let info = index.type(type.name, from: frame.scope) else {
        return .plain(value)
      }
      return .value(value, info)
    default: return thing
    }
  }

  /// The list that stands in for a parameter which is given nothing; nil for what is no list that is
  /// written out.
  func standardList(of parameter: Parameter, in frame: SetupFrame) -> Thing? {
    if parameter.isVariadic { return .list([]) }
    guard parameter.type.isList, let value = parameter.value, case .array(let members) = value.kind,
      members.allSatisfy(\.isConstant)
    else { return nil }
    return typed(read(value, in: frame), as: parameter.type, in: frame)
  }

  /// A list as a value; open where a member is not known as one.
  func array(_ list: Thing) -> Value {
    guard case .list(let members) = list, !members.contains(where: \.value.isUnknown) else {
      return .unknown
    }
    return .array(members.map(\.value))
  }

  /// What a dictionary that is written out stands for: the list of its pairs where its keys are views, which
  /// code goes through.
  func dictionary(
    of entries: [(Expression, Expression)], in frame: SetupFrame
  ) -> Thing {
    let pairs = entries.map { key, value in (read(key, in: frame), read(value, in: frame)) }
    for case .view(let view) in pairs.flatMap({ [$0, $1] }) {
      // Whoever finds it there may do anything with it.
      change(view) { $0.mayBeWired = true }
    }
    for case (_, .view(let view)) in pairs { findable.append(view) }
    let areViews = pairs.allSatisfy { key, _ in if case .view = key { true } else { false } }
    return areViews && !pairs.isEmpty
      ? .list(
        zip(pairs, entries).map { pair, entry in
          .list([pair.0, written(entry.1, pair.1, in: frame)])
        }) : .other
  }

  /// The views, alone or with what belongs to each, that a variable of the class holds which is given them
  /// once, in every case; nil for any other.
  func listGivenOnce(_ variable: VariableDeclaration) -> Thing? {
    guard variable.isMutable, !variable.isLazy, !givenAtTimes.contains(variable.name),
      variable.value.map(\.isEmptyCollection) ?? true
    else { return nil }
    let given = (slots[variable.name] ?? []).filter { thing in
      if case .list(let members) = thing { !members.isEmpty } else { !thing.isOther }
    }
    guard given.count == 1, case .list(let members) = given[0], members.allSatisfy(\.holdsView),
      changes(of: variable) == 1
    else { return nil }
    return given[0]
  }

  /// The list that is made of another one, as `Array(views)` or `Set(edges)`; nil for any other call.
  /// Views are in no order in a set.
  func list(
    _ type: String, of arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing? {
    guard type == "Array" || type == "Set", arguments.count == 1, arguments[0].label == nil,
      case .list(let members) = read(arguments[0].value, in: frame),
      type == "Array" || members.allSatisfy({ !$0.value.isUnknown })
    else { return nil }
    return .list(members)
  }
}

extension Thing {
  /// Whether it is a view, or a pair of one and something else.
  fileprivate var holdsView: Bool {
    switch self {
    case .view: true
    case .list(let parts): parts.count == 2 && parts[0].holdsView
    default: false
    }
  }
}

extension TypeName {
  /// Whether it is that of a list or of a set of values.
  var isList: Bool { name == "Array" || name == "Set" }
}

extension Expression {
  /// Whether it is `[]`, `[:]` or a call that makes one of these, as `[UIView]()`.
  var isEmptyCollection: Bool {
    switch kind {
    case .array(let members): members.isEmpty
    case .dictionary(let entries): entries.isEmpty
    case .chain(_, let links):
      if links.count == 1, case .call(let arguments) = links[0].kind {
        arguments.isEmpty
      } else {
        false
      }
    default: false
    }
  }

  /// Whether it is a number or names a value by a type's member alone, as `.leading`.
  fileprivate var isConstant: Bool {
    switch kind {
    case .number, .string, .implicitMember: true
    case .chain(let base, let links):
      base.isTypePath && links.allSatisfy { if case .member = $0.kind { true } else { false } }
    default: false
    }
  }

  /// Whether it is the name of a type, as far as its spelling says.
  private var isTypePath: Bool {
    if case .name(let name) = kind { name.isTypeName } else { false }
  }
}
