/// Functions and variables outside types, and what extensions add to the system's types.
extension SourceIndex {
  /// The variable outside any type that a name means in a file; nil where there is none, or more than one.
  func globalVariable(_ name: String, from scope: Scope) -> VariableDeclaration? {
    ask(.global(name))
    let found = (declared.globals[name] ?? []).flatMap { number in
      declarations(of: number).variables.filter { $0.name == name }.map { (number, $0) }
    }
    return closest(nearest(found, from: scope.file) { $0.isPrivate }, from: scope.file)
  }

  /// The functions outside any type that a name may mean in a file.
  func globalFunctions(_ name: String, from scope: Scope) -> [FunctionDeclaration] {
    ask(.global(name))
    let found = (declared.globals[name] ?? []).flatMap { number in
      declarations(of: number).functions.filter { $0.name == name }.map { (number, $0) }
    }
    return distinct(nearest(found, from: scope.file) { $0.isPrivate }, from: scope.file)
  }

  /// A variable that an extension of the project adds to a type of the system.
  func extensionVariable(
    _ name: String, of type: String, from scope: Scope
  ) -> VariableDeclaration? {
    let query = MemberQuery(name: name, type: type, file: scope.file)
    return kept(query, in: variablesAdded) { $0.variable(query) }
  }

  private func variable(_ query: MemberQuery) -> VariableDeclaration? {
    let (name, type) = (query.name, query.type)
    let found = members(name, of: type).flatMap { number, parts in
      parts.flatMap { part in
        part.variables.filter { $0.name == name }.map { variable in
          var variable = variable.naming(self: part.writtenSelf)
          let extended = concreteSelf(of: part) ?? type
          (variable.extended, variable.base) = (extended, part.base)
          variable.type = variable.type.map { named($0, inside: extended) }
          return (number, variable)
        }
      }
    }
    return closest(nearest(found, from: query.file) { $0.isPrivate }, from: query.file)
  }

  /// The type of the project's that `Self` is in an extension of the system's, by its
  /// `where Self == …`.
  private func concreteSelf(of part: TypeDeclaration) -> String? {
    guard let written = part.writtenSelf,
      let type = self.type(written.name, from: Scope(file: part.file)),
      type.kind != .protocolType
    else { return nil }
    return written.name
  }

  /// A type as written in an extension of the system's, with the names around it where the project
  /// declares it there.
  private func named(_ written: TypeName, inside extended: String) -> TypeName {
    var result = written
    let path = "\(extended).\(written.name)"
    ask(.type(Self.last(written.name)))
    if declared.hasType(at: path) { result.name = path }
    result.arguments = written.arguments.map { named($0, inside: extended) }
    return result
  }

  /// A function as written in an extension of the system's type.
  private func placed(
    _ function: FunctionDeclaration, inside extended: String
  ) -> FunctionDeclaration {
    var function = function
    function.extended = extended
    function.nameTypes { named($0, inside: extended) }
    return function
  }

  /// The functions of a name that extensions of the project add to a type of the system.
  func extensionFunctions(
    _ name: String, of type: String, from scope: Scope
  ) -> [FunctionDeclaration] {
    let query = MemberQuery(name: name, type: type, file: scope.file)
    return kept(query, in: functionsAdded) { $0.functions(query) }
  }

  private func functions(_ query: MemberQuery) -> [FunctionDeclaration] {
    let (name, type) = (query.name, query.type)
    let found = members(name, of: type).flatMap { number, parts in
      parts.flatMap { part in
        part.functions.filter { $0.name == name }.map { function in
          var function = placed(
            function.naming(self: part.writtenSelf), inside: concreteSelf(of: part) ?? type)
          function.base = part.base
          return (number, function)
        }
      }
    }
    let number = fileNumbers[query.file]
    let own = found.filter { $0.0 == number }.map(\.1)
    let others = nearest(found.filter { $0.0 != number }, from: query.file) { $0.isPrivate }
    // One in the file itself is meant rather than one of the same form elsewhere.
    let seen = others.filter { other in !own.contains { $0.form == other.1.form } }
    return own + distinct(seen, from: query.file)
  }

  /// The protocols that extensions of the project add to a type of the system.
  func extensionInherits(of type: String) -> Set<String> {
    ask(.type(Self.last(type)))
    return (declared.extensions[type] ?? []).reduce(into: []) { all, entry in
      all.formUnion(files[entry.file].scan.types[entry.number].inherits)
    }
  }

  /// The initializers that extensions of the project add to a type of the system.
  func extensionInitializers(of type: String, from scope: Scope) -> [FunctionDeclaration] {
    let found = members("init", of: type).flatMap { number, parts in
      parts.flatMap(\.initializers).map { (number, $0) }
    }
    return nearest(found, from: scope.file) { $0.isPrivate }.map { placed($0.1, inside: type) }
  }

  private func members(_ name: String, of type: String) -> [(Int, [TypeDeclaration])] {
    ask(.member(name, of: type))
    return ([type] + otherNames(of: type, adding: name)).flatMap { type in
      (declared.extensionMembers["\(type).\(name)"] ?? []).map { number in
        let parts = declared(type.split(separator: ".").map(String.init), in: number)
        return (number, parts.filter { $0.kind == .extension })
      }
    }
  }

  /// The type that extensions of the project declare in one of the system's, be it under another name of
  /// that; nil where none does, or more than one.
  func nestedType(_ name: String, of type: String, from owner: TypeInfo?) -> TypeInfo? {
    if let own = self.type("\(type).\(name)", from: owner) { return own }
    return only(
      otherNames(of: type, adding: name).compactMap { self.type("\($0).\(name)", from: owner) })
  }

  /// The other names of a type under which extensions add a member, as after
  /// `typealias Space = CGFloat`.
  private func otherNames(of type: String, adding member: String) -> [String] {
    (declared.aliasesAdding[member] ?? []).filter { alias in
      guard alias != type else { return false }
      ask(.type(Self.last(alias)))
      ask(.member(member, of: alias))
      return declared.aliases[alias]?.contains { aliasTarget($0) == type } ?? false
    }
  }

  /// The one declaration of a list, or of several the one whose folders are most those of a file.
  private func closest<Declaration>(
    _ found: [(Int, Declaration)], from file: String
  ) -> Declaration? {
    guard found.count > 1, let number = fileNumbers[file] else { return only(found)?.1 }
    return only(ofSameFolders(found, as: number) { $0.0 })?.1
  }

  /// The functions of a list that only one file declares in their form, or whose file's folders are most those
  /// of another: names alone do not tell others of one form apart.
  private func distinct(
    _ found: [(Int, FunctionDeclaration)], from file: String
  ) -> [FunctionDeclaration] {
    guard let number = fileNumbers[file] else { return found.map(\.1) }
    return found.filter { other, function in
      let rivals = found.filter { $0.1.form == function.form }
      return ofSameFolders(rivals, as: number) { $0.0 }.allSatisfy { $0.0 == other }
    }.map(\.1)
  }

  /// Those of the file, else those of the module, else all; of several files those that the file's
  /// own targets compile, and of those that are the same the closest.
  private func nearest<Declaration>(
    _ found: [(Int, Declaration)], from file: String, isPrivate: (Declaration) -> Bool
  ) -> [(Int, Declaration)] {
    let number = fileNumbers[file]
    let own = found.filter { $0.0 == number }
    if !own.isEmpty { return own }
    let open = found.filter { !isPrivate($0.1) }
    guard let number else { return open }
    let inModule = open.filter { files[$0.0].module == files[number].module }
    // What a package's module sees is in packages: no app's code.
    let around = files[number].module.isEmpty ? open : open.filter { !files[$0.0].module.isEmpty }
    let seen = inModule.isEmpty ? around : inModule
    guard let first = seen.first, seen.contains(where: { $0.0 != first.0 }) else { return seen }
    let targets = builders(of: number)
    let same = seen.filter { !builders(of: $0.0).isDisjoint(with: targets) }
    return withoutCopies(same.isEmpty ? seen : same, from: number) { $0.0 }
  }
}

extension TypeDeclaration {
  /// What `Self` is or conforms to, as an extension's `where` clause says.
  fileprivate var writtenSelf: TypeName? { constraints.first { $0.0 == "Self" }?.1 }

  /// What `Base` is or inherits from, as an extension's `where` clause says.
  fileprivate var base: String? { constraints.first { $0.0 == "Base" }?.1.name }
}

extension TypeName {
  /// The type with another written for `Self`.
  fileprivate func naming(self type: TypeName) -> TypeName {
    var result = name == "Self" ? type : self
    if name.hasPrefix("Self.") { result.name = type.name + name.dropFirst(4) }
    result.arguments = result.arguments.map { $0.naming(self: type) }
    return result
  }
}

extension VariableDeclaration {
  /// The variable with `Self` named as an extension's `where Self == …` does.
  fileprivate func naming(self type: TypeName?) -> VariableDeclaration {
    guard let type else { return self }
    var variable = self
    variable.type = self.type?.naming(self: type)
    return variable
  }
}

extension FunctionDeclaration {
  /// The function with `Self` named as an extension's `where Self == …` does.
  fileprivate func naming(self type: TypeName?) -> FunctionDeclaration {
    guard let type else { return self }
    var function = self
    function.nameTypes { $0.naming(self: type) }
    return function
  }

  /// Replaces the types of what it takes and returns.
  fileprivate mutating func nameTypes(_ named: (TypeName) -> TypeName) {
    var signature = header.value
    for index in signature.parameters.indices {
      signature.parameters[index].type = named(signature.parameters[index].type)
    }
    signature.result = signature.result.map(named)
    header = .read(signature)
  }

  /// What tells overloads apart by name: the labels and their types.
  fileprivate var form: [String] {
    parameters.map { "\($0.label ?? "_"): \($0.type.name)" } + [isStatic ? "static" : ""]
  }
}
