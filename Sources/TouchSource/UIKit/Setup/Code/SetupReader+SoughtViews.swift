/// Views that code looks up in dictionaries, or of which a condition chooses one.
extension SetupReader {
  /// The two views of which an expression is one, as a condition says that is not followed; nil for any other.
  func sought(byConditionOf value: Expression, in frame: SetupFrame) -> Thing? {
    guard case .ternary(_, let first, let second) = value.kind,
      [first, second].allSatisfy(\.refersToThings),
      case .view(let one) = read(first, in: frame),
      case .view(let other) = read(second, in: frame), canonical(one) != canonical(other)
    else { return nil }
    return .sought([one, other])
  }

  /// The views in a dictionary that is written out, at a key that a loop goes through, by which it looks up each;
  /// nil for any other key, and what is no such dictionary.
  func sought(
    in base: Expression, _ links: ArraySlice<Expression.Link>,
    at arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing? {
    guard case .name(let name) = base.kind, links.isEmpty,
      case .dictionary(let entries)? = frame.literal(name)?.kind,
      arguments.first?.value.isMember(in: frame) == true
    else { return nil }
    let views = entries.map(\.1).filter(\.isNamed).compactMap { value in
      if case .view(let view) = read(value, in: frame) { view } else { nil }
    }
    return views.isEmpty ? nil : .sought(views)
  }
}

extension Expression {
  /// Whether it is a member of what a loop goes through, or a member of that.
  fileprivate func isMember(in frame: SetupFrame) -> Bool {
    switch kind {
    case .name(let name): frame.loop(of: name) != nil
    case .chain(let base, let links): links.allSatisfy(\.isMember) && base.isMember(in: frame)
    default: false
    }
  }

  /// Whether it names something that is there.
  fileprivate var isNamed: Bool {
    switch kind {
    case .name: true
    case .chain(let base, let links): links.allSatisfy(\.isMember) && base.isNamed
    default: false
    }
  }
}

extension Expression.Link {
  fileprivate var isMember: Bool { if case .member = kind { true } else { false } }
}
