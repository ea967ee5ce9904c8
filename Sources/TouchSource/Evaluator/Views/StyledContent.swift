import TouchLayout

/// Views to look at that a style may draw.
extension Evaluation {
  /// What the style in force makes of a configuration, and the system's own look where it is one of the
  /// system's. What a style makes that the source does not hold is not known.
  ///
  /// - Parameter look: Draws the system's own look.
  func drawn(
    by style: WritableKeyPath<FlowingEnvironment, StyleValue>, _ configuration: [Bound],
    _ call: ViewValue.Call, _ environment: FlowingEnvironment,
    look: (FlowingEnvironment) -> ViewNode
  ) -> ViewNode {
    let name: String
    switch environment[keyPath: style] {
    case .system: return look(environment)
    case .custom(let instance):
      // A style that shows what it is given as it is has the system draw it.
      var inside = environment
      inside[keyPath: style] = .system("automatic")
      if let node = settle(style: instance, configuration, in: inside) { return node }
      name = instance.type.name
    case .open(let written): name = written
    case .drawn, .aroundBar: name = ""
    }
    let doubt =
      name.isEmpty
      ? "its style is not in the source" : index.doubt(about: name, from: call.place.file)
    return ViewNode(.outside(name: call.name, doubt: doubt), origin: call.origin)
  }

  /// What a configuration holds of a view that may not be there.
  func optional(_ view: ViewValue) -> Value {
    if case .group(let children) = view, children.isEmpty { return .null }
    return .view(.label(view))
  }
}

extension ViewValue.Call {
  /// What the configuration that a style hands on has under a name, as in `Toggle(configuration)`; nil
  /// where it has nothing.
  func configured(_ name: String) -> Value? {
    guard case .tuple(let members)? = first,
      let value = members.first(where: { $0.label == name })?.value
    else { return nil }
    if case .null = value { return nil }
    return value
  }

  /// The label of the configuration that a style hands on.
  var configuredLabel: ViewValue? {
    guard case .view(let label)? = configured("label") else { return nil }
    return label
  }
}
