/// Sets of edges and axes that helpers are handed.
extension SetupReader {
  /// Whether an expression is true; nil where the source does not say.
  func truth(_ expression: Expression, in frame: SetupFrame) -> Bool? {
    if let holds = isMet(expression, in: frame) ?? containment(expression, in: frame) {
      return holds
    }
    if case .boolean(let holds)? = value(expression, in: frame) { return holds }
    // One part may decide the whole where the other is not known.
    guard case .binary(let sign, let left, let right) = expression.kind,
      sign == "&&" || sign == "||"
    else { return nil }
    let decisive = sign == "||"
    let parts = [truth(left, in: frame), truth(right, in: frame)]
    if parts.contains(decisive) { return decisive }
    return parts.contains(nil) ? nil : !decisive
  }

  /// What `edges.contains(.top)` is, where the members of the set are known.
  private func containment(_ expression: Expression, in frame: SetupFrame) -> Bool? {
    guard case .chain(let base, let links) = expression.kind, case .name(let name) = base.kind,
      links.count == 2, case .member("contains") = links[0].kind,
      case .call(let arguments) = links[1].kind, arguments.count == 1, arguments[0].label == nil,
      let set = frame.members(of: name), let asked = members(arguments[0].value, in: frame)
    else { return nil }
    let held = set.reduce(set) { $0.union(Self.parts[$1] ?? []) }
    if set.contains("all") || asked.isSubset(of: held) { return true }
    let parts = asked.reduce(into: Set<String>()) { $0.formUnion(Self.parts[$1] ?? [$1]) }
    if parts.isSubset(of: held) { return true }
    // What the project calls a set of its own may hold anything.
    return set.union(asked).isSubset(of: Self.known) ? false : nil
  }

  /// The names of the members of a set that an expression writes out; nil for other expressions.
  func members(_ expression: Expression, in frame: SetupFrame) -> Set<String>? {
    switch expression.kind {
    case .name(let name): return frame.members(of: name)
    case .implicitMember(let name): return [name]
    case .chain(let base, let links):
      guard case .name(let type) = base.kind, type.isTypeName, let name = expression.memberName,
        links.count <= 2
      else { return nil }
      return [name]
    case .array(let members):
      var result: Set<String> = []
      for member in members {
        guard let names = self.members(member, in: frame) else { return nil }
        result.formUnion(names)
      }
      return result
    default: return nil
    }
  }

  /// The members of an autoresizing mask, each by its name; an open one where they are not known.
  func resizing(_ mask: Expression, in frame: SetupFrame) -> [Value] {
    guard let names = members(mask, in: frame) else { return [.unknown] }
    return names.sorted().map { name in
      .external(External(type: "UIView.AutoresizingMask", path: [External.Step(name: name)]))
    }
  }

  /// What sets of edges are made of.
  private static let parts: [String: Set<String>] = [
    "horizontal": ["leading", "trailing", "left", "right"], "vertical": ["top", "bottom"],
  ]

  private static let known: Set<String> = [
    "top", "bottom", "leading", "trailing", "left", "right", "horizontal", "vertical", "all",
  ]
}
