/// The parts of controls that are there where conditions hold and that nothing stands for where they
/// do not, by the choices that leave them out.
struct OptionalParts {
  /// The alternatives without the parts. Of conditions that ask about the same there is only the first:
  /// others may not be free where it is taken.
  private(set) var leftOut: [Choices.Key: Int] = [:]
  /// What the conditions of each view ask about.
  private var asked: [String: [[Substring]]] = [:]

  /// Whether there is more to leave out than one at a time.
  var areSeveral: Bool { leftOut.count > 1 }

  /// Adds a part that one of the alternatives of a condition leaves out.
  mutating func add(_ key: Choices.Key, leftOutBy index: Int) {
    guard leftOut[key] == nil else { return }
    let paths = key.condition.paths
    let others = asked[key.view, default: []]
    guard !paths.contains(where: { path in others.contains { $0.overlaps(path) } }) else { return }
    asked[key.view] = others + paths
    leftOut[key] = index
  }
}

extension String {
  /// The names in a condition with the members asked of each, but for what only counts them.
  fileprivate var paths: [[Substring]] {
    var paths: [[Substring]] = []
    for word in split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }) {
      guard let first = word.first, first.isLetter || first == "_" else { continue }
      var path = word.split(separator: ".")
      if path.first == "self" { path.removeFirst() }
      if path.count > 1, let last = path.last, Self.counting.contains(last) { path.removeLast() }
      guard let name = path.first, !["nil", "true", "false"].contains(name) else { continue }
      paths.append(path)
    }
    return paths
  }

  /// The members that say whether something is empty, of which one follows from another.
  private static let counting: Set<Substring> = ["isEmpty", "count", "first", "last", "contains"]
}

extension [Substring] {
  /// Whether one path leads to the other, or both to the same.
  fileprivate func overlaps(_ other: Self) -> Bool {
    starts(with: other) || other.starts(with: self)
  }
}
