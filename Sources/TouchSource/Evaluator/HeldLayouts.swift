import TouchModel

extension Evaluation {
  /// What a layout that a variable holds arranges, as in `layout { … }`; nil where the name is none.
  func arranged(
    by name: String, _ given: [Bound], at position: Position, in scope: Scope
  ) -> Value? {
    guard given.count == 1, given[0].isTrailing, given[0].label == nil else { return nil }
    let held: Value
    if let local = scope.lookUp(name) {
      held = local
    } else if scope.type?.variable(name) != nil {
      held = value(named: name, at: position, in: scope)
    } else {
      return nil
    }
    guard let (layout, arguments) = layout(held) else { return nil }
    return .view(
      .system(
        ViewValue.Call(
          name: layout, arguments: arguments + given, place: place(position, in: scope),
          view: viewName(of: scope))))
  }

  /// The name of the container that a layout behaves as, and what it is made with.
  private func layout(_ value: Value) -> (name: String, arguments: [Bound])? {
    switch value {
    case .external(let external):
      guard let type = external.type, external.path.count == 1,
        let arguments = external.path[0].arguments
      else { return nil }
      if type == "AnyLayout" {
        return arguments.first.flatMap { layout($0.value) } ?? ("AnyLayout", [])
      }
      guard type.hasSuffix("Layout"), let name = Self.containers[type] else { return nil }
      return (name, arguments)
    case .view(.system(let call)) where SystemViews.table[call.name] == nil:
      // A layout of the project's, as it is where it is made.
      return (call.name, call.arguments)
    case .open(let type?, let owner):
      guard
        type.name == "AnyLayout" || index.type(type.name, from: owner)?.inherits("Layout") == true
      else { return nil }
      return (type.name, [])
    default: return nil
    }
  }

  /// The containers that the system's layouts behave as.
  private static let containers = [
    "HStackLayout": "HStack", "VStackLayout": "VStack", "ZStackLayout": "ZStack",
    "GridLayout": "Grid",
  ]
}
