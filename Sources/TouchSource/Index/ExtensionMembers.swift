import TouchModel

/// What the members that extensions add make, as `modifier(Spoiler())` in
/// `extension View { func spoiler() -> some View { … } }`.
enum ExtensionMembers {
  /// The name that stands for all members which other modules see.
  static let visible = ""

  /// The names that each member of the extensions of a file mentions.
  static func facts(of file: LoweredFile) -> [String: Set<String>] {
    var mentions: [String: Set<String>] = [:]
    for type in file.types where type.kind == .extension {
      func note(_ name: String, _ isPublic: Bool, _ statements: [Statement]) {
        let name = type.isPublic || isPublic ? visible : name
        mentions[name, default: []].formUnion(RowUses.names(in: statements))
      }
      for function in type.functions { note(function.name, function.isPublic, function.body ?? []) }
      for variable in type.variables {
        let value = variable.value.map {
          Statement(kind: .expression($0), position: variable.position)
        }
        note(variable.name, variable.isPublic, (variable.getter ?? []) + (value.map { [$0] } ?? []))
      }
    }
    return mentions
  }
}

extension ProjectAudit {
  /// Those of some types that nothing makes but members of extensions of types from outside the
  /// project which no compiled source names and no other module sees.
  func unusedTypes(among names: Set<String>) -> Set<String> {
    var makers: [String: Set<String>] = [:]
    for (name, files) in filesExtending(toMake: names) {
      let members = files.map { number in
        extensionMembers(of: number).filter { $0.value.contains(name) }.keys
      }
      // A name outside their bodies says nothing of who asks for it.
      guard members.allSatisfy({ !$0.isEmpty && !$0.contains(ExtensionMembers.visible) }) else {
        continue
      }
      makers[name] = Set(members.joined())
    }
    let unused = project.unusedNames(among: Set(makers.values.joined()))
    return Set(makers.filter { unused.isSuperset(of: $0.value) }.keys)
  }

  /// The files that mention each of some names, for those that stand in nothing but extensions of
  /// types from outside the project.
  private func filesExtending(toMake names: Set<String>) -> [String: Set<Int>] {
    var files: [String: Set<Int>] = [:]
    var others: Set<String> = []
    for (number, file) in index.files.enumerated() where file.text == nil {
      for (user, used) in file.scan.uses {
        let isOutside = !user.isEmpty && !index.hasType(named: user)
        for name in used.intersection(names) where name != user {
          if isOutside { files[name, default: []].insert(number) } else { others.insert(name) }
        }
      }
    }
    return files.filter { !others.contains($0.key) }
  }

  private func extensionMembers(of number: Int) -> [String: Set<String>] {
    understood(.extensions, number) {
      ExtensionMembers.facts(of: $0.declarations(of: number))
    }
  }
}
