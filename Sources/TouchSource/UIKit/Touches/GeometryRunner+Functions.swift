import TouchModel

/// Functions of the project's own that a class asks where it reacts, as `bounds.extended(by: 10)`.
extension GeometryRunner {
  /// What a function returns that the view's class has, or that the project adds to a class above it or
  /// to the type of a value; nil where it cannot be followed.
  func own(
    _ name: String, of receiver: GeometryValue, _ arguments: [Expression.Argument], _ names: Names
  ) -> GeometryValue? {
    let fitting = functions(name, of: receiver, from: names.file).filter {
      !$0.isStatic && $0.hasBody && !$0.isVariadic && $0.takes(arguments)
    }
    guard fitting.count == 1, let body = fitting[0].body else { return nil }
    let inside = Names(
      file: fitting[0].file, receiver: receiver, extended: fitting[0].extended)
    var left = arguments[...]
    for parameter in fitting[0].parameters {
      if let next = left.first, next.label == parameter.label {
        left.removeFirst()
        inside.values[parameter.name] = evaluate(next.value, names)
      } else {
        inside.values[parameter.name] = parameter.value.flatMap { evaluate($0, inside) }
      }
    }
    return value(of: body, inside)
  }

  private func functions(
    _ name: String, of receiver: GeometryValue, from file: String
  ) -> [FunctionDeclaration] {
    func added(to types: [String]) -> [FunctionDeclaration] {
      types.lazy.map { self.area.index.extensionFunctions(name, of: $0, from: Scope(file: file)) }
        .first { !$0.isEmpty } ?? []
    }
    switch receiver {
    case .view:
      let declared = area.type?.functions(name) ?? []
      return declared.isEmpty ? added(to: [area.className, "UIControl", "UIView"]) : declared
    case .rect: return added(to: ["CGRect"])
    case .point: return added(to: ["CGPoint"])
    case .size: return added(to: ["CGSize"])
    case .insets: return added(to: ["UIEdgeInsets"])
    case .record, .number, .boolean, .null: return []
    }
  }
}
