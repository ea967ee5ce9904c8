/// Sets of edges, of which the system has types of its own.
extension Evaluation {
  /// Whether a set of edges, as `.all` or `[.top, .leading]`, holds one; nil where either is not known, or is
  /// anything else.
  func edges(_ set: Value, hold edge: Value) -> Bool? {
    guard case .external(let external) = edge, let type = external.type,
      let all = Self.edgeSets[type], let names = edgeNames(edge, of: type), names.count == 1,
      let held = edgeNames(set, of: type)
    else { return nil }
    return names.isSubset(of: held.contains("all") ? all.union(["all"]) : held)
  }

  /// The system's types of sets of edges with the edges that there are.
  private static let edgeSets: [String: Set<String>] = [
    "NSDirectionalRectEdge": ["top", "leading", "bottom", "trailing"],
    "UIRectEdge": ["top", "left", "bottom", "right"],
  ]

  private func edgeNames(_ value: Value, of type: String) -> Set<String>? {
    switch value {
    case .external(let external)
    where external.path.count == 1 && external.path[0].arguments == nil
      && external.type ?? type == type:
      return [external.name]
    case .array(let members):
      let names = members.map { edgeNames($0, of: type) }
      return names.contains(nil) ? nil : names.reduce(into: []) { $0.formUnion($1 ?? []) }
    default: return nil
    }
  }
}
