import TouchLayout

/// What a statement gives a variable of a class.
struct GivenValue: Sendable {
  var value: Expression
  /// Where it stands: the file, and the path of the type around.
  var file: String
  var path: [String]
}

/// A search for what code gives a stored variable of a class that is a number or a flag.
struct GivenValueSearch {
  let index: SourceIndex
  let variable: VariableDeclaration
  let type: TypeInfo

  private var name: String { variable.name }
  /// Whether it is a length, of which it helps to know the least and the most.
  private var isLength: Bool { ["CGFloat", "Double"].contains(variable.type?.name) }

  /// The other values than its first that a file gives it, as far as its name tells it from others; nil
  /// where it may get one that says nothing of it.
  func others(in number: Int) -> [GivenValue]? {
    guard let bytes = index.bytes(of: number) else { return nil }
    guard bytes.hold(name) else { return [] }
    guard let count = index.code(of: bytes).statements(giving: name) else { return nil }
    if count == 0 { return [] }
    let file = index.declarations(of: number)
    let found = found(in: file)
    // The others stand where statements are not read.
    guard found.count == count else { return nil }
    let given = found.filter { found in
      found.value.text != variable.value?.text && !found.value.isOfOtherKind
        && !(found.isOwn && isOthers(found.path, in: file.file))
        && !(isLength && isUncalled(found, in: file.file))
    }
    guard given.isEmpty || isLength && given.allSatisfy({ $0.value.outcomes.areWrittenOut }) else {
      return nil
    }
    return given.map { GivenValue(value: $0.value, file: file.file, path: $0.path) }
  }

  /// A value that a statement gives something of the name.
  private struct Found {
    var value: Expression
    /// The types around, the outermost first.
    var path: [String]
    /// The function around, of those of types and files.
    var function: FunctionDeclaration?
    /// Whether it goes to a member of `self`, or to a name without a base.
    var isOwn: Bool
  }

  private func found(in file: LoweredFile) -> [Found] {
    let outside =
      file.functions.flatMap { found(in: $0, of: []) }
      + file.variables.flatMap { found(in: $0, of: []) } + found(in: file.statements, of: [])
    return outside + file.types.flatMap { found(in: $0, of: []) }
  }

  private func found(in type: TypeDeclaration, of outer: [String]) -> [Found] {
    let path = outer + [type.name]
    return (type.functions + type.initializers).flatMap { found(in: $0, of: path) }
      + type.variables.flatMap { found(in: $0, of: path) }
      + type.types.flatMap { found(in: $0, of: path) }
  }

  private func found(in function: FunctionDeclaration, of path: [String]) -> [Found] {
    if case .deferred(let code)? = function.code, !code.mentions({ $0 == name }) { return [] }
    return found(in: function.body ?? [], of: path, function)
  }

  private func found(in variable: VariableDeclaration, of path: [String]) -> [Found] {
    let value = variable.value.map { Statement(kind: .expression($0), position: $0.position) }
    return found(
      in: (value.map { [$0] } ?? []) + (variable.getter ?? []) + variable.observers, of: path)
  }

  private func found(
    in statements: [Statement], of path: [String], _ function: FunctionDeclaration? = nil
  ) -> [Found] {
    var found: [Found] = []
    statements.forEachStatement { statement in
      guard case .assignment(let target, "=", let value) = statement.kind,
        let isOwn = target.isOwn(name)
      else { return }
      found.append(Found(value: value, path: path, function: function, isOwn: isOwn))
    }
    return found
  }

  /// Whether what a type's code names without a base is none of the variable's class.
  private func isOthers(_ path: [String], in file: String) -> Bool {
    if path.isEmpty { return true }
    guard let other = index.type(path.joined(separator: "."), from: Scope(file: file)) else {
      return false
    }
    return other.kind != .protocolType && other.key != type.key && !other.inherits(type.name)
      && !type.inherits(other.name)
  }

  /// Whether nothing in the source calls the function around a statement, and nothing else may: neither the
  /// system nor Objective-C nor another module.
  private func isUncalled(_ found: Found, in file: String) -> Bool {
    guard let function = found.function, function.attributes.isEmpty,
      !Self.unnamed.contains(function.name), !function.isPublic || !index.isOfferedToOthers
    else { return false }
    if !found.path.isEmpty {
      guard let owner = index.type(found.path.joined(separator: "."), from: Scope(file: file)),
        !owner.attributes.contains(where: { $0.name == "objcMembers" }),
        // What a protocol asks for those call that know the type by it.
        owner.allInherited.allSatisfy({
          ViewClasses.isSystemView($0) || $0 == "NSObject" || index.type($0, from: owner) != nil
        })
      else { return false }
    }
    let query = SourceIndex.MemberQuery(name: function.name, type: "", file: "")
    return index.kept(query, in: index.functionsUncalled) { index in
      !index.interfaces.objectiveC.holds(function.name)
        && index.files.indices.allSatisfy { number in
          guard index.files[number].text == nil, let bytes = index.bytes(of: number),
            bytes.hold(function.name)
          else { return true }
          let code = index.code(of: bytes)
          return code.occurrences(ofName: function.name).allSatisfy {
            code.isFunction(at: $0.lowerBound) && !code.isOverride(at: $0.lowerBound)
          }
        }
    }
  }

  /// The functions that are called without their names.
  private static let unnamed: Set<String> = ["init", "subscript", "callAsFunction"]
}

extension Evaluation {
  /// What a stored variable of a class ever holds: what it begins with where code gives it nothing else, the
  /// range of the lengths where code gives it others that are written out; nil where it may be anything.
  func everHeld(
    by variable: VariableDeclaration, beginningAs first: Value, of owner: TypeInfo?
  ) -> Value? {
    let unset = UnsetProperties(index: index)
    guard let owner, let others = unset.others(than: first, givenTo: variable, of: owner) else {
      return nil
    }
    if others.isEmpty { return first }
    guard case .number(let first) = first else { return nil }
    return enter("\(owner.name).\(variable.name) later") {
      range(around: first, others, as: variable.type).map { .number($0) }
    } ?? nil
  }

  /// The range of a length and of others; nil where one of them is not known.
  private func range(
    around first: Length, _ others: [GivenValue], as type: TypeName?
  ) -> Length? {
    var range = first
    for other in others {
      let file = Scope(file: other.file)
      let scope = Scope(
        file: other.file, type: index.type(other.path.joined(separator: "."), from: file))
      for outcome in other.value.outcomes {
        let value = evaluate(outcome, in: scope)
        guard case .number(let length) = type.map({ coerce(value, to: $0, in: scope) }) ?? value
        else { return nil }
        range = range.combined(around: length)
      }
    }
    // Up to 1 it may be a share or a scale, which an effect passes through.
    return range.largest > 1 ? range : nil
  }
}

extension [Expression] {
  /// Whether each stands for the same wherever it is written.
  fileprivate var areWrittenOut: Bool { allSatisfy(\.isWrittenOut) }
}

extension Expression {
  /// Whether it is something of a name, as a member of `self` or without a base; nil where it is nothing of
  /// the name.
  fileprivate func isOwn(_ name: String) -> Bool? {
    switch kind {
    case .name(name): return true
    case .chain(let base, let links):
      guard case .member(name)? = links.last?.kind else { return nil }
      guard case .name("self") = base.kind else { return false }
      return links.dropLast().allSatisfy { link in
        switch link.kind {
        case .optional, .forced: true
        case .member, .call, .index: false
        }
      }
    default: return nil
    }
  }

  /// Whether it can be neither a number nor a flag.
  fileprivate var isOfOtherKind: Bool {
    switch kind {
    case .string, .array, .dictionary, .closure: true
    default: false
    }
  }
}
