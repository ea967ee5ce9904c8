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
        && unset.isUnset(
          variable.name, variable.type, variable.value, variable.attributes, variable.isPublic,
          in: variable.file, depth: 0)
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
    _ isPublic: Bool, in file: String, depth: Int
  ) -> Bool {
    guard depth < Self.mostBetween, value == nil, attributes.isEmpty,
      !isPublic || !index.isOfferedToOthers,
      let type, type.name == "Bool" || type.name == "Optional" && type.unwrapped.name == "Function",
      let own = index.number(of: file).flatMap(index.bytes), own.declarePlainly(name)
    else { return false }
    let member = FileScan.MemberName(kind: .optional, type: "", name: name)
    return index.files.indices.allSatisfy { number in
      guard index.files[number].text == nil, let bytes = index.bytes(of: number), bytes.hold(name)
      else { return true }
      guard !bytes.mayChange(name) else { return false }
      guard NameMentions(of: [name], in: [bytes]).use(member) else { return true }
      return bytes.withoutComments.assignments(to: name)
        == idleAssignments(to: name, in: number, depth)
    }
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
              variable.isPublic, in: variable.file, depth: depth + 1)
          else { return total }
          return total + assignments
        }
        return total + own + count(type.types)
      }
    }
    return count(index.declarations(of: number).types)
  }
}

extension Statement {
  /// Whether it gives a property of a name a value.
  fileprivate func assigns(_ name: String) -> Bool {
    guard case .assignment(let target, "=", _) = kind else { return false }
    switch target.kind {
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
  fileprivate func assignments(to name: String) -> Int {
    occurrences(ofName: name).reduce(0) { count, range in
      let before = self[..<range.lowerBound].last ?? 0
      let isPath =
        before == UInt8(ascii: ".") && self[..<(range.lowerBound - 1)].last == UInt8(ascii: "\\")
      let rest = self[range.upperBound...].drop(while: \.isBlank)
      let isDeclared = ["var", "let"].contains {
        self[..<range.lowerBound].suffix($0.utf8.count + 1).elementsEqual("\($0) ".utf8)
      }
      if isPath || "&$\"".utf8.contains(before) || !isDeclared && rest.first == UInt8(ascii: ":") {
        return .max / 2
      }
      return isAssignment(behind: range.upperBound) ? count + 1 : count
    }
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
