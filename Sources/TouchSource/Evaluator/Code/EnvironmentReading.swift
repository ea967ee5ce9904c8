import TouchLayout
import TouchModel

/// What views read from the environment that they stand in.
extension Evaluation {
  /// What an `@Environment` or `@EnvironmentObject` property reads where its view is placed.
  func environmentValue(of variable: VariableDeclaration, in instance: Instance) -> Value? {
    for attribute in variable.attributes {
      switch attribute.name {
      case "EnvironmentObject":
        guard let type = variable.type else { return .unknown }
        return instance.placement?.environment.objects[type.name] ?? open(type, in: instance.type)
      case "Environment":
        guard let argument = attribute.arguments.first?.value else { return .unknown }
        if case .keyPath(let names) = argument.kind, let key = names.first {
          let value = environmentValue(key, instance.placement?.environment, in: instance.type)
          return names.dropFirst().reduce(value) { base, name in
            member(
              name, of: base, at: variable.position,
              in: Scope(file: variable.file, type: instance.type))
          }
        }
        // `@Environment(Model.self)` reads an object by its type.
        let path = argument.text.split(separator: ".").prefix { $0 != "self" }.map(String.init)
        guard let type = path.last else { return .unknown }
        return instance.placement?.environment.objects[type]
          ?? open(TypeName(name: path.joined(separator: ".")), in: instance.type)
      default: continue
      }
    }
    return nil
  }

  private func environmentValue(
    _ key: String, _ environment: FlowingEnvironment?, in type: TypeInfo
  ) -> Value {
    let scope = Scope(file: type.file, type: type)
    if let value = environment?.values[key] {
      guard value.isImplicit else { return value }
      let written = environmentKey(key, from: scope)?.type
      return written.map { coerce(value, to: $0, in: type) } ?? value
    }
    let layout = environment?.layout ?? setting.environment.layout
    func named(_ type: String, _ name: String) -> Value {
      .external(External(type: type, path: [External.Step(name: name)]))
    }
    switch key {
    case "isEnabled": return .boolean(layout.isEnabled)
    case "dynamicTypeSize", "sizeCategory":
      return named("DynamicTypeSize", layout.textSize.rawValue)
    case "horizontalSizeClass": return named("UserInterfaceSizeClass", widthClass)
    case "verticalSizeClass": return named("UserInterfaceSizeClass", heightClass)
    case "controlSize": return named("ControlSize", layout.controlSize.rawValue)
    case "layoutDirection":
      return named("LayoutDirection", layout.isRightToLeft ? "rightToLeft" : "leftToRight")
    case "displayScale": return .number(Length(layout.scale))
    // Nothing has the focus, and nobody searches, until someone does.
    case "isFocused", "isSearching":
      return choices.look == .atRest ? .boolean(false) : .open(TypeName(name: "Bool"), in: nil)
    // As on a Home Screen that nobody has tinted.
    case "widgetRenderingMode": return named("WidgetRenderingMode", "fullColor")
    // What people ask their system for moves nothing in `TouchUI`; read as most have it.
    case _ where type.file == TouchUIDeclarations.file && key.hasPrefix("accessibility"):
      return .boolean(false)
    default: break
    }
    if let declared = environmentKey(key, from: scope) {
      let receiver = Value.external(External(type: "EnvironmentValues", path: []))
      let standard =
        declared.isEntryOfNothing ? .null : value(of: declared, owner: nil, receiver: receiver)
      // That nothing is set says little where something sets it, which may not be followed.
      if case .null = standard, index.maySet(declared) {
        return declared.type.map { open($0, in: type) } ?? .unknown
      }
      let mayChange = index.setsEnvironment(key) && environment?.isOpen ?? true
      return mayChange ? standard.changing : standard
    }
    return .unknown
  }

  /// A key that the project adds to the environment; nil where it adds none of that name.
  private func environmentKey(_ name: String, from scope: Scope) -> VariableDeclaration? {
    index.extensionVariable(name, of: "EnvironmentValues", from: scope)
  }

  /// The type that is written at a property, or at the key of the environment that it reads.
  func writtenType(of variable: VariableDeclaration, in type: TypeInfo) -> TypeName? {
    if let written = variable.type { return written }
    guard let attribute = variable.attributes.first(where: { $0.name == "Environment" }),
      case .keyPath(let names)? = attribute.arguments.first?.value.kind, names.count == 1
    else { return nil }
    return environmentKey(names[0], from: Scope(file: type.file, type: type))?.type
  }
}

extension VariableDeclaration {
  /// Whether it is a key of the environment that begins with nothing.
  fileprivate var isEntryOfNothing: Bool {
    attributes.contains { $0.name == "Entry" } && type?.name == "Optional"
      && value.map(\.isNull) ?? true
  }
}
