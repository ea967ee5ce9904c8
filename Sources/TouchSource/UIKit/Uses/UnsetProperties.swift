/// Which properties no code of the project sets, so that what they do when they are set never runs.
struct UnsetProperties {
  let index: SourceIndex

  /// The most properties of which each is set by what another does.
  private static let mostBetween = 3

  /// Whether nothing sets a property of a class. Of one that something from outside the source may set,
  /// or whose values may be changed where they are, that is not known.
  func contain(_ variable: VariableDeclaration, of type: TypeInfo) -> Bool {
    let query = SourceIndex.MemberQuery(
      name: variable.name, type: type.path.joined(separator: "."), file: variable.file)
    return index.kept(query, in: index.propertiesUnset) {
      let unset = UnsetProperties(index: $0)
      return unset.isAskedForBySourceAlone(type)
        // What Objective-C sees is set by its name.
        && !type.attributes.contains { $0.name == "objcMembers" }
        && unset.isUnset(
          variable.name, variable.type, variable.value, variable.attributes, variable.isPublic,
          in: variable.file, named: type.name, of: type, depth: 0)
    }
  }

  /// What code gives a stored variable of a class other than the number that it is declared with, or the flag
  /// where the class is one of UIKit's; where nothing, it is as good as a constant. Of one that something
  /// from outside the source may set, or that gets a value in another way than by a statement, that is not
  /// known.
  func others(
    than value: Value, givenTo variable: VariableDeclaration, of type: TypeInfo
  ) -> [GivenValue]? {
    guard type.kind == .classType, variable.value != nil, variable.isMutable, !variable.isStatic,
      !variable.isLazy, variable.getter == nil
    else { return nil }
    switch value {
    case .number: break
    case .boolean where type.allInherited.contains { $0.hasPrefix("UI") }: break
    default: return nil
    }
    let query = SourceIndex.MemberQuery(
      name: variable.name, type: type.path.joined(separator: "."), file: variable.file)
    return index.kept(query, in: index.valuesGiven) {
      UnsetProperties(index: $0).valuesFound(givenTo: variable, of: type)
    }
  }

  private func valuesFound(
    givenTo variable: VariableDeclaration, of type: TypeInfo
  ) -> [GivenValue]? {
    // What Objective-C sees is set by its name, as files of Interface Builder do.
    guard !type.attributes.contains(where: { $0.name == "objcMembers" }),
      variable.attributes.allSatisfy({ $0.name == "IBInspectable" }),
      variable.attributes.isEmpty || isMadeByCodeAlone(type) || isLeftToSwift(variable),
      let own = index.number(of: variable.file)
    else { return nil }
    let search = GivenValueSearch(index: index, variable: variable, type: type)
    guard var given = search.others(in: own) else { return nil }
    if variable.isPrivate || variable.isFilePrivate { return given }
    guard isKept(variable, below: type), isAskedForBySourceAlone(type),
      !variable.isPublic || !index.isOfferedToOthers
    else { return nil }
    for number in index.files.indices where number != own && index.files[number].text == nil {
      guard let more = search.others(in: number) else { return nil }
      given += more
    }
    return given
  }

  /// Whether every value of a type has in a stored variable what that is declared with: no code gives
  /// anything of its name another value, or a part of one, nor does a label of an initializer.
  func leave(_ variable: VariableDeclaration, in type: TypeInfo) -> Bool {
    guard variable.value != nil, variable.isMutable, !variable.isStatic, variable.getter == nil,
      variable.attributes.isEmpty, !variable.isPublic || !index.isOfferedToOthers
    else { return false }
    let query = SourceIndex.MemberQuery(
      name: variable.name, type: type.path.joined(separator: "."), file: variable.file)
    let name = variable.name
    return index.kept(query, in: index.propertiesLeft) { index in
      // Objective-C sees no structures.
      (type.kind == .structure || !index.interfaces.objectiveC.holds(name))
        && index.files.indices.allSatisfy { number in
          guard index.files[number].text == nil, let bytes = index.bytes(of: number),
            bytes.hold(name)
          else { return true }
          let code = index.code(of: bytes)
          return !code.mayGive(name) && !code.mayAlter(name)
        }
    }
  }

  /// Whether neither a file of Interface Builder nor Objective-C gives a property a value that is for those.
  private func isLeftToSwift(_ variable: VariableDeclaration) -> Bool {
    let name = variable.name
    let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst())"
    let code = index.interfaces.objectiveC
    return !index.isOfferedToOthers && !index.mayBeSetByInterface(name)
      && !code.holds(name) && !code.holds(setter)
  }

  /// Whether no code may give a property of a name another value, whatever has it.
  func isNeverGiven(_ name: String) -> Bool {
    !index.interfaces.objectiveC.holds(name)
      && index.files.indices.allSatisfy { number in
        guard index.files[number].text == nil, let bytes = index.bytes(of: number) else {
          return false
        }
        return !bytes.hold(name) || !index.code(of: bytes).mayGive(name)
      }
  }

  /// Whether neither its class nor code that names a view may give its listeners of some names a value.
  func isLeftAlone(
    _ view: String, of type: TypeInfo, in owner: TypeInfo, by listeners: Set<String>
  ) -> Bool {
    let setters = index.files.indices.filter { number in
      guard index.files[number].text == nil, let bytes = index.bytes(of: number) else {
        return true
      }
      return bytes.hold(view) || [owner.file, type.file].contains(index.files[number].name)
    }
    return setters.allSatisfy { number in
      guard let bytes = index.code(of: number) else { return false }
      return listeners.allSatisfy { !bytes.mayGive($0) }
    }
  }

  /// Whether all classes below one have a property as that declares it, and nothing that is not known asks them
  /// for it.
  private func isKept(_ variable: VariableDeclaration, below type: TypeInfo) -> Bool {
    guard index.isInherited(type.name) else { return true }
    let heirs = index.classes(below: type)
    return !heirs.isEmpty
      && heirs.allSatisfy { heir in
        isAskedForBySourceAlone(heir) && !heir.ownVariables.contains { $0.name == variable.name }
      }
  }

  /// Whether no file of Interface Builder makes an instance of a class: the app would end where one is read.
  func isMadeByCodeAlone(_ type: TypeInfo) -> Bool {
    !index.isInherited(type.name)
      && type.initializers.contains {
        $0.parameters.map(\.label) == ["coder"] && $0.body?.stopsTheApp == true
      }
  }

  /// Whether nothing but protocols and classes that are known may ask a class for properties.
  private func isAskedForBySourceAlone(_ type: TypeInfo) -> Bool {
    type.allInherited.allSatisfy { name in
      ViewClasses.isSystemView(name) || name == "NSObject"
        || name.hasPrefix("UI") && name.hasSuffix("Controller")
        // What is told something is asked for functions.
        || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
        || index.type(name, from: type) != nil
    }
  }

  private func isUnset(
    _ name: String, _ type: TypeName?, _ value: Expression?, _ attributes: [Attribute],
    _ isPublic: Bool, in file: String, named typeName: String, of owner: TypeInfo? = nil,
    depth: Int
  ) -> Bool {
    guard depth < Self.mostBetween, value == nil, attributes.isEmpty,
      !isPublic || !index.isOfferedToOthers,
      let type, type.name == "Bool" || type.name == "Optional",
      let own = index.number(of: file), index.bytes(of: own)?.declarePlainly(name) == true
    else { return false }
    let member = FileScan.MemberName(kind: .optional, type: "", name: name)
    return index.files.indices.allSatisfy { number in
      guard index.files[number].text == nil, let bytes = index.bytes(of: number), bytes.hold(name)
      else { return true }
      let code = index.code(of: bytes)
      guard !code.mayChange(name) else { return false }
      guard NameMentions(of: [name], in: [code]).use(member) else { return true }
      let copies = number == own ? owner?.copies(of: name, in: file) ?? 0 : 0
      let others = bytes.declarePlainly(name) ? assignments(to: name, in: number, but: typeName) : 0
      return code.assignments(to: name, ofClass: owner?.kind == .classType)
        == idleAssignments(to: name, in: number, depth) + copies + others
    }
  }

  /// How often types of a file other than one give a property of their own of the same name a value.
  private func assignments(to name: String, in number: Int, but owner: String) -> Int {
    func count(_ types: [TypeDeclaration]) -> Int {
      types.reduce(0) { total, type in
        let isOther =
          type.kind != .extension && type.name != owner
          && type.variables.contains { $0.name == name && !$0.isStatic }
        let own = isOther ? type.bodies.reduce(0) { $0 + $1.assignments(toOwn: name) } : 0
        return total + own + count(type.types)
      }
    }
    return count(index.declarations(of: number).types)
  }

  /// How often what properties of a file do when they are set gives another a value, of those that are
  /// never set.
  private func idleAssignments(to name: String, in number: Int, _ depth: Int) -> Int {
    func count(_ types: [TypeDeclaration]) -> Int {
      types.reduce(0) { total, type in
        let own = type.variables.reduce(0) { total, variable in
          let assignments = variable.observers.count { $0.assigns(name) }
          guard assignments > 0,
            isUnset(
              variable.name, variable.type, variable.value, variable.attributes,
              variable.isPublic, in: variable.file, named: type.name, depth: depth + 1)
          else { return total }
          return total + assignments
        }
        return total + own + count(type.types)
      }
    }
    return count(index.declarations(of: number).types)
  }
}

extension TypeInfo {
  /// How often its functions in a file only hand a property of its own on to an object, as
  /// `copy.title = title` does.
  fileprivate func copies(of name: String, in file: String) -> Int {
    ownFunctions.filter { $0.file == file }.reduce(0) { count, function in
      let body = function.body ?? []
      let isOther =
        function.parameters.contains { $0.name == name } || body.contains { $0.binds(name) }
      return isOther ? count : count + body.count { $0.copies(name) }
    }
  }
}

extension TypeDeclaration {
  /// What its functions, its initializers and its variables run.
  fileprivate var bodies: [[Statement]] {
    (functions + initializers).compactMap(\.body)
      + variables.flatMap { [$0.getter ?? [], $0.observers] }
  }
}

extension [Statement] {
  /// How often they give a property of the object's own a value.
  fileprivate func assignments(toOwn name: String) -> Int {
    var count = 0
    forEachStatement { statement in
      guard case .assignment(let target, "=", _) = statement.kind else { return }
      if ["\(name)", "self.\(name)"].contains(target.text) { count += 1 }
    }
    return count
  }
}

extension Statement {
  /// Whether it gives a property of a name a value.
  fileprivate func assigns(_ name: String) -> Bool {
    guard case .assignment(let target, "=", _) = kind else { return false }
    return target.ends(in: name)
  }

  /// Whether it declares a name.
  fileprivate func binds(_ name: String) -> Bool {
    guard case .binding(let names, _, _, _) = kind else { return false }
    return names.contains(name)
  }

  /// Whether it gives a property of another object what is in one's own of that name.
  fileprivate func copies(_ name: String) -> Bool {
    guard case .assignment(let target, "=", let value) = kind, target.ends(in: name),
      case .chain(let base, _) = target.kind
    else { return false }
    if case .name("self") = base.kind { return false }
    return value.text == name || value.text == "self.\(name)"
  }
}

extension Expression {
  /// Whether it is a name, or a member of a name.
  fileprivate func ends(in name: String) -> Bool {
    switch kind {
    case .name(name): return true
    case .chain(_, let links):
      if case .member(name)? = links.last?.kind { return true }
      return false
    default: return false
    }
  }
}

extension [UInt8] {
  /// How often something of a name is given a value; without end where that may be done in another way
  /// than by a statement.
  ///
  /// - Parameter isOfClass: Whether it is a property of a class, which no label of an initializer that
  ///   nobody writes gives a value.
  fileprivate func assignments(to name: String, ofClass isOfClass: Bool) -> Int {
    occurrences(ofName: name).reduce(0) { count, range in
      let before = self[..<range.lowerBound].last ?? 0
      let isPath =
        before == UInt8(ascii: ".") && self[..<(range.lowerBound - 1)].last == UInt8(ascii: "\\")
      let rest = self[range.upperBound...].drop(while: \.isBlank)
      let isDeclared = ["var", "let"].contains {
        self[..<range.lowerBound].suffix($0.utf8.count + 1).elementsEqual("\($0) ".utf8)
      }
      let isLabel = !isDeclared && !isOfClass && rest.first == UInt8(ascii: ":")
      if isPath || "&$\"".utf8.contains(before) || isLabel { return .max / 2 }
      // What is declared with a value is another of the name.
      if isDeclared, isOfClass { return count }
      return isAssignment(behind: range.upperBound) ? count + 1 : count
    }
  }

  /// Whether something of a name may be given a value other than where it is declared.
  fileprivate func mayGive(_ name: String) -> Bool { statements(giving: name) != 0 }

  /// How many statements give something of a name a value other than where it is declared; nil where it may
  /// get one in another way: by what is handed its place or the path to it, or by its name as a text.
  func statements(giving name: String) -> Int? {
    var count = 0
    for range in occurrences(ofName: name) {
      let before = self[..<range.lowerBound]
      if before.last == UInt8(ascii: "\"") { return nil }
      let isDeclared = ["var ", "let "].contains { before.suffix(4).elementsEqual($0.utf8) }
      let path = before.lastIndex { !$0.isPartOfName && !".?!".utf8.contains($0) }
      if let path, "&\\$\"".utf8.contains(self[path]) { return nil }
      let rest = self[range.upperBound...].drop(while: \.isBlank)
      if Self.changing.contains(where: { rest.starts(with: $0.utf8) }) { return nil }
      if isDeclared { continue }
      if isAssignment(behind: range.upperBound) {
        count += 1
      } else if isAmongAssigned(behind: range.upperBound) {
        return nil
      }
    }
    return count
  }

  /// Whether a name may be the label of an argument, or that of something which is asked to change itself
  /// or is given a part.
  fileprivate func mayAlter(_ name: String) -> Bool {
    occurrences(ofName: name).contains { range in
      let isDeclared = ["var ", "let "].contains {
        self[..<range.lowerBound].suffix(4).elementsEqual($0.utf8)
      }
      var rest = self[range.upperBound...]
      if !isDeclared, rest.drop(while: \.isBlank).first == UInt8(ascii: ":") { return true }
      var depth = 0
      while let dot = rest.first, ".?!".utf8.contains(dot) {
        rest = rest.dropFirst().drop(while: \.isPartOfName)
        depth += dot == UInt8(ascii: ".") ? 1 : 0
      }
      if depth == 1, rest.first == UInt8(ascii: "(") { return true }
      let sign = rest.drop(while: \.isBlank)
      return depth > 0
        && (isAssignment(behind: rest.startIndex)
          || Self.changing.contains { sign.starts(with: $0.utf8) })
    }
  }

  /// What stands behind a number or a flag that is changed where it is.
  private static let changing = [
    "+=", "-=", "*=", "/=", "%=", ".toggle(", ".negate(", ".round(", ".form", ".add",
    ".subtract", ".multiply(", ".divide(",
  ]

  /// Whether a position is in the parentheses of several names that are given values at once, as in
  /// `(width, height) = (30, 40)`.
  private func isAmongAssigned(behind position: Int) -> Bool {
    var depth = 0
    for (offset, byte) in self[position...].enumerated() {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0: return isAssignment(behind: position + offset + 1)
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: ";"): return false
      default: break
      }
    }
    return false
  }

  /// Whether something of a name may be changed where it is.
  fileprivate func mayChange(_ name: String) -> Bool {
    occurrences(ofName: name).contains { range in
      self[range.upperBound...].starts(with: ".toggle".utf8)
    }
  }

  /// Whether all lines that declare variables of a name say no more of them than who may see them: what
  /// takes the place of an inherited one, and what other languages see, others may set.
  fileprivate func declarePlainly(_ name: String) -> Bool {
    let declarations = occurrences(of: "var \(name)").filter { range in
      range.upperBound == count || !self[range.upperBound].isPartOfName
    }
    return !declarations.isEmpty
      && declarations.allSatisfy { range in
        let line =
          self[..<range.lowerBound].split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
          ).last ?? []
        return line.split(whereSeparator: \.isBlank).allSatisfy {
          ["final", "internal", "private", "fileprivate"].contains(
            String(decoding: $0, as: UTF8.self))
        }
      }
  }
}
