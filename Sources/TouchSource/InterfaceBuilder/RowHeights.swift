import TouchModel

/// Whether code gives the rows of tables other heights than files of Interface Builder do.
extension SourceIndex {
  /// The most classes above one that are gone through.
  private static let mostAbove = 8

  /// Whether code of a class of controllers may size rows that a file of Interface Builder gives heights,
  /// other than to hide them.
  func sizesRows(_ type: String) -> Bool {
    var name = type
    for _ in 0..<Self.mostAbove {
      if ["UITableViewController", "UIViewController"].contains(name) { return false }
      let numbers = numbers(naming: name)
      // What is asked for all files at once is no more what one result rests on than the files are.
      let declared = numbers.lazy.flatMap { self.files[$0].scan.types }
        .first { $0.kind == .type && $0.path.last == name }
      guard let base = declared?.inherits.first,
        !numbers.contains(where: { sizesRows(name, in: $0) })
      else { return true }
      name = Self.last(base)
    }
    return true
  }

  /// Whether a class sizes rows in a file.
  private func sizesRows(_ type: String, in number: Int) -> Bool {
    guard let bytes = files[number].text ?? FileBytes.read(files[number].path) else { return true }
    guard bytes.hold("heightForRowAt") else { return false }
    let types = lower(
      bytes: bytes, file: files[number].name, platform: platform, shortest: .max
    ).types
    return functions(of: type, among: types).contains { function in
      function.parameters.contains { $0.label == "heightForRowAt" }
        && !(function.body ?? []).leaveRows
    }
  }

  /// The functions of a class among types, nested ones included.
  func functions(of type: String, among types: [TypeDeclaration]) -> [FunctionDeclaration] {
    types.flatMap { one in
      (one.name.split(separator: ".").last.map(String.init) == type ? one.functions : [])
        + functions(of: type, among: one.types)
    }
  }
}

extension [Statement] {
  /// Whether all that a method returns that sizes rows is the height which a file gives a row, or hides it.
  fileprivate var leaveRows: Bool {
    if count == 1, case .expression(let result) = self[0].kind { return result.leavesRow }
    return allSatisfy(\.leavesRow)
  }
}

extension Statement {
  fileprivate var leavesRow: Bool {
    switch kind {
    case .return(let result): result.map(\.leavesRow) ?? false
    case .conditional(let conditional):
      (conditional.body + (conditional.otherwise ?? [])).allSatisfy(\.leavesRow)
    case .selection(let selection): selection.cases.allSatisfy { $0.body.allSatisfy(\.leavesRow) }
    case .guard(_, let body), .loop(_, _, let body), .do(let body): body.allSatisfy(\.leavesRow)
    case .configuration(let clauses): clauses.allSatisfy { $0.body.allSatisfy(\.leavesRow) }
    case .expression, .binding, .assignment, .function, .type, .alias, .other: true
    }
  }
}

extension Expression {
  /// Whether it is the height that a file gives a row, or none to speak of.
  fileprivate var leavesRow: Bool {
    switch kind {
    case .number(let height): height == 0
    case .ternary(_, let first, let second): first.leavesRow && second.leavesRow
    case .chain(let base, _):
      if case .name("super") = base.kind {
        true
      } else {
        isLeastHeight
      }
    case .implicitMember(let name): isLeastHeight || name == "zero"
    default: false
    }
  }

  /// Whether it is a name for the least height that a list takes for one, which is none to speak of.
  var isLeastHeight: Bool {
    switch kind {
    case .implicitMember(let name), .name(let name): Self.leastHeights.contains(name)
    default: memberName.map(Self.leastHeights.contains) ?? false
    }
  }

  private static let leastHeights: Set<String> = [
    "leastNonzeroMagnitude", "leastNormalMagnitude", "CGFLOAT_MIN",
  ]
}
