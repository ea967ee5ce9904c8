import TouchModel

extension Value {
  /// The names under which extensions of the project may add members to the value.
  var systemTypes: [String] {
    switch self {
    case .view(let view): return view.systemTypes
    case .instance(let instance):
      return (instance.type.standsAmongViews ? ["View"] : []) + instance.type.inherits.map(\.name)
    case .enumCase(let value): return value.type.inherits.map(\.name)
    case .string: return ["String", "StringProtocol", "LocalizedStringKey"]
    case .number(let length):
      let integer = length.isKnown && length.typical == length.typical.rounded()
      return ["CGFloat", "Double"] + (integer ? ["Int", "BinaryInteger"] : []) + [
        "BinaryFloatingPoint", "FloatingPoint", "Float",
      ]
    case .boolean: return ["Bool"]
    case .array, .openArray: return ["Array", "Collection", "Sequence"]
    case .tuple(let members): return members.styleConfiguration.map { [$0] } ?? []
    case .external(let external):
      let type = external.type ?? ""
      if type == "Color" { return ["Color", "View", "ShapeStyle"] }
      return external.isOutsideView ? [type, "View"] : [type]
    case .open(let type?, _):
      let isOfView = type.isOpaqueView || ["Image", "Text", "Color"].contains(type.name)
      return [type.name] + (isOfView ? ["View"] : [])
    default: return []
    }
  }
}

extension ViewValue {
  /// The names under which extensions of the project may add modifiers to the view.
  var systemTypes: [String] {
    switch self {
    case .system(let call) where SystemViews.widgets[call.name] != nil:
      return [call.name, "WidgetConfiguration"]
    case .system(let call): return [call.name, "View"]
    case .modified(let content, _):
      // `Text("a").bold()` is still a text; `Text("a").padding()` is not, but an extension of
      // `Text` would then not have been called.
      return content.systemTypes
    default: return ["View"]
    }
  }
}

extension [Bound] {
  /// The system's type of what a style is given, by what that holds.
  fileprivate var styleConfiguration: String? {
    let labels = Set(compactMap(\.label))
    return Self.styleConfigurations.first { labels.isSuperset(of: $0.labels) }?.name
  }

  private static let styleConfigurations: [(labels: Set<String>, name: String)] = [
    (["label", "isPressed"], "ButtonStyleConfiguration"),
    (["label", "trigger"], "PrimitiveButtonStyleConfiguration"),
    (["label", "isOn"], "ToggleStyleConfiguration"),
    (["title", "icon"], "LabelStyleConfiguration"),
  ]
}

extension External {
  /// Whether it is taken for a view that the source does not hold, to which any extension of `View` adds:
  /// what a type makes of a block behind its name, as views are made of others, and methods that set it
  /// up. What is made of other things may as well be a length or a text.
  fileprivate var isOutsideView: Bool {
    guard isMadeOutside, let type, !Evaluation.isSystems(type) else { return false }
    return path[0].arguments?.contains { argument in
      if case .function(.closure) = argument.value { argument.isTrailing } else { false }
    } ?? false
  }
}

extension Evaluation {
  /// What a value is to a member that an extension adds to a system's type: for one of `View`, what a
  /// package makes is a view.
  func receiver(_ base: Value, as type: String, in scope: Scope) -> Value {
    guard type == "View", case .external(let external) = base, external.isOutsideView else {
      return base
    }
    return .view(view(base, in: scope))
  }

  /// The type that the extension adds to which holds the text; unknown where none does.
  func extendedType(in scope: Scope) -> Value {
    guard let name = scope.extended else { return .unknown }
    return index.type(name, from: scope).map { .type($0) }
      ?? .external(External(type: name, path: []))
  }
}
