import TouchModel

/// Which values are equal, as far as the source says.
extension Evaluation {
  /// Whether two values are equal; nil where the source does not say.
  func equals(_ first: Value, _ second: Value) -> Bool? {
    switch (first, second) {
    case (.null, .null): return true
    case (.null, let other), (let other, .null): return other.isThere ? false : nil
    case (.enumCase(let one), _):
      guard case .enumCase(let other) = coerce(second, to: one.type), one.values.isEmpty,
        other.values.isEmpty
      else { return nil }
      return one.name == other.name
    case (.instance(let one), .array(let options)):
      return optionSet(options, of: one.type).flatMap { equals(one, $0) }
    case (.instance(let one), _): return equals(one, coerce(second, to: one.type))
    case (_, .enumCase), (_, .instance): return equals(second, first)
    case (.number(let one), .number(let other)):
      return one.isKnown && other.isKnown ? one == other : nil
    case (.boolean(let one), .boolean(let other)): return one == other
    // Options of one name are one; those of different names may have parts in common.
    case (.external(let one), .external(let other))
    where one.path.count == 1 && other.path.count == 1 && one.name == other.name:
      return one.path[0].arguments == nil && other.path[0].arguments == nil ? true : nil
    default:
      guard let one = first.knownText, let other = second.knownText else { return nil }
      return one == other
    }
  }

  /// Whether a value is equal to one of a structure that does not say itself what is: by all that both
  /// store.
  private func equals(_ one: Instance, _ second: Value) -> Bool? {
    guard one.type.kind == .structure, case .instance(let other) = second,
      other.type === one.type, one.type.functions("==").isEmpty
    else { return nil }
    let stored = one.type.ownVariables.filter { !$0.isStatic && $0.getter == nil }
    let answers = stored.map { variable -> Bool? in
      guard let own = property(variable.name, of: one),
        let others = property(variable.name, of: other)
      else { return nil }
      return equals(own, others)
    }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }
}

extension Value {
  /// Whether it is known to be there, though it may be asked for as something optional.
  fileprivate var isThere: Bool {
    switch self {
    case .number, .boolean, .instance, .enumCase: true
    default: knownText != nil
    }
  }
}
