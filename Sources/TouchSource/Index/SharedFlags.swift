/// Flags that all code shares: variables of types, and those outside any.
extension SourceIndex {
  /// Whether a variable that all code shares begins as a flag and code gives it another value, so that what it
  /// begins with says nothing of it later. Code by its type's own name is looked for, and that of its file.
  func isSharedFlagSet(_ variable: VariableDeclaration, of owner: TypeInfo?) -> Bool {
    guard variable.isMutable, variable.isStatic || owner == nil, variable.getter == nil,
      case .boolean(let first)? = variable.value?.kind
    else { return false }
    let query = MemberQuery(
      name: variable.name, type: owner?.path.joined(separator: ".") ?? "", file: variable.file)
    return kept(query, in: sharedFlagsSet) { index in
      let own = index.number(of: variable.file).map { [$0] } ?? []
      let others = owner.map { index.numbers(mentioning: $0.name) } ?? []
      return (own + others).contains {
        index.sets(variable, of: owner, toOtherThan: first, inFile: $0)
      }
    }
  }

  private func sets(
    _ variable: VariableDeclaration, of owner: TypeInfo?, toOtherThan first: Bool,
    inFile number: Int
  ) -> Bool {
    guard let code = code(of: number) else { return false }
    let isOwnFile = files[number].name == variable.file
    return code.occurrences(ofName: variable.name).contains { range in
      guard !code.isDeclared(at: range.lowerBound) else { return false }
      let rest = code[range.upperBound...]
      let given = rest.drop { $0.isBlank || $0 == UInt8(ascii: "=") }
      let isSet =
        code.isAssignment(behind: range.upperBound) && !given.starts(with: "\(first)".utf8)
        || rest.starts(with: ".toggle(".utf8)
        || code[..<range.lowerBound].last == UInt8(ascii: "&")
      guard isSet else { return false }
      guard code.isBehindDot(range.lowerBound) else { return owner == nil || isOwnFile }
      let holder = code.word(before: range.lowerBound - 1)
      return holder == owner?.name || isOwnFile && ["self", "Self"].contains(holder)
    }
  }
}
