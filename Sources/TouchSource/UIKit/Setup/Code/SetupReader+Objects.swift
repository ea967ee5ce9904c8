/// Views and controllers of the project's that the code which is read only uses.
extension SetupReader {
  /// What is known of an object by its type alone: which views it holds, where the type is a class of the
  /// project's.
  func object(_ type: TypeName, in frame: SetupFrame) -> Thing {
    let written = frame.type(type.unwrapped.name) ?? type.unwrapped
    guard let info = index.type(written.name, from: frame.scope), info.kind == .classType,
      info.systemViewClass != nil || info.isController
    else { return .other }
    return .object(info)
  }

  /// What a view holds in a property that only the class declares which it is taken for, below its own, as
  /// in `(header as! Profile).wallet`, and how many links name that; nil for anything else.
  func heldByCast(
    _ base: Expression, _ links: [Expression.Link], in frame: SetupFrame
  ) -> (Thing, links: Int)? {
    let rest = links.drop { if case .optional = $0.kind { true } else { false } }
    guard let (value, type) = base.cast, value.isPath, case .member(let name)? = rest.first?.kind,
      case .object(let info) = object(type, in: frame),
      case .view(let view) = read(value, in: frame), let known = facts(view).type,
      info.inherits(known.name), known.variable(name) == nil
    else { return nil }
    let held = inner(name, in: info)
    return held.isOther ? nil : (held, links.count - rest.count + 1)
  }

  /// The cell or the header that a method of a list returns which is handed its class, as
  /// `list.dequeue(Cell.self, for: path)`.
  func dequeued(
    by name: String, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing {
    guard name.hasPrefix("dequeue") else { return .other }
    for argument in arguments {
      guard case .chain(let base, let links) = argument.value.kind,
        case .name(let type) = base.kind, links.count == 1, case .member("self") = links[0].kind
      else { continue }
      return object(TypeName(name: type), in: frame)
    }
    return .other
  }
}

extension Expression {
  /// What a cast is of, perhaps in parentheses, and to which type; nil for anything else.
  fileprivate var cast: (Expression, TypeName)? {
    switch kind {
    case .cast(let value, _, let type): (value, type)
    case .tuple(let members) where members.count == 1: members[0].value.cast
    default: nil
    }
  }
}
