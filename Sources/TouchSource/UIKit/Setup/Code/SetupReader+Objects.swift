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
