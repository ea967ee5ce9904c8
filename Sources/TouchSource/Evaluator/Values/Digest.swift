import TouchLayout

/// Numbers that are equal for equal values, by which equal contexts merge.
extension UInt64 {
  /// The hash with a value mixed in; functions count by where they are written, and by what decides
  /// in them which views they show.
  func mixed(with value: Value) -> UInt64 {
    switch value {
    case .number(let length):
      return mixed(with: "\(length.smallest) \(length.typical) \(length.largest)")
    case .boolean(let value): return mixed(with: value ? "true" : "false")
    case .string(let pieces):
      return pieces.reduce(mixed(with: "string")) { hash, piece in
        switch piece {
        case .known(let text): hash.mixed(with: text)
        case .number: hash.mixed(with: "0…")
        case .date: hash.mixed(with: "0:…")
        case .symbol(let name): hash.mixed(with: "symbol \(name ?? "")")
        case .open: hash.mixed(with: "…")
        }
      }
    case .array(let members):
      return members.reduce(mixed(with: "array \(members.count)")) { $0.mixed(with: $1) }
    case .openArray(let member): return mixed(with: "open array").mixed(with: member)
    case .tuple(let members):
      return members.reduce(mixed(with: "tuple")) { $0.mixed(with: $1.value) }
    case .null: return mixed(with: "nil")
    case .function(let function): return mixed(with: function)
    case .instance(let instance): return mixed(with: instance)
    case .enumCase(let value):
      return value.values.reduce(mixed(with: "\(value.type.name).\(value.name)")) {
        $0.mixed(with: $1.value)
      }
    case .type(let type): return mixed(with: type.name)
    case .external(let external):
      return external.path.reduce(mixed(with: external.type ?? ".")) { hash, step in
        (step.arguments ?? []).reduce(hash.mixed(with: step.name)) { $0.mixed(with: $1.value) }
      }
    case .view(let view): return mixed(with: view)
    case .keyPath(let names): return mixed(with: names.joined(separator: "."))
    // All rows show the same screens.
    case .state(let value, _, .otherRow): return mixed(with: value)
    case .state(let value, let base, let origin):
      let hash = mixed(with: "state").mixed(with: value).mixed(with: base)
      return origin.map { hash.mixed(with: $0.key) } ?? hash
    case .open(let type, _):
      return (type?.allPresent.sorted() ?? []).reduce(mixed(with: "open \(type?.name ?? "")")) {
        $0.mixed(with: $1)
      }
    }
  }

  /// The hash with a value of the project mixed in, field by field.
  func mixed(with instance: Instance) -> UInt64 {
    instance.fields.sorted { $0.key < $1.key }.reduce(
      mixed(with: instance.type.name).mixed(with: instance.type.file)
    ) {
      $0.mixed(with: $1.key).mixed(with: $1.value)
    }
  }

  /// The hash with a view mixed in.
  func mixed(with view: ViewValue) -> UInt64 {
    switch view {
    case .system(let call): return mixed(with: call)
    case .project(let instance, _): return mixed(with: instance)
    case .group(let views), .repeated(let views, _):
      return views.reduce(mixed(with: "group")) { $0.mixed(with: $1) }
    case .modified(let content, let call): return mixed(with: content).mixed(with: call)
    case .wrapped(let content, let instance, _):
      return mixed(with: content).mixed(with: instance)
    case .outside(let name, _): return mixed(with: name)
    case .label(let content): return mixed(with: content)
    }
  }

  private func mixed(with call: ViewValue.Call) -> UInt64 {
    call.arguments.reduce(mixed(with: call.place).mixed(with: call.name)) {
      $0.mixed(with: $1.value)
    }
  }

  private func mixed(with function: FunctionValue) -> UInt64 {
    switch function {
    case .closure(let closure, let scope):
      return mixed(withPlaceOf: closure, in: scope).mixed(withDecisionsIn: scope)
    case .declared(let declaration, _, _): return mixed(with: declaration.name)
    case .initializer(let reference): return mixed(with: reference.type).mixed(with: "init")
    case .constant(let value): return mixed(with: value)
    case .open: return mixed(with: "function")
    }
  }
  private func mixed(withPlaceOf closure: Expression.Closure, in scope: Scope) -> UInt64 {
    let position = closure.body.first?.position
    return mixed(with: "\(scope.file) \(position?.line ?? 0) \(position?.column ?? 0)")
  }

  /// The hash with what a closure sees mixed in, as far as it decides which views are shown: what the
  /// functions around it were given, and what the value was made with that it is written in.
  private func mixed(withDecisionsIn scope: Scope) -> UInt64 {
    var hash = self
    var frame: Scope? = scope
    while let current = frame {
      hash = hash.mixed(withDecisions: current.bound)
      frame = current.parent
    }
    guard case .instance(let instance)? = scope.currentReceiver else { return hash }
    return hash.mixed(withDecisions: instance.fields)
  }

  /// - Parameter isInside: Whether they are what one of those values is made of.
  private func mixed(withDecisions values: [String: Value], isInside: Bool = false) -> UInt64 {
    values.sorted { $0.key < $1.key }.reduce(self) { hash, bound in
      switch bound.value {
      case .boolean, .null: return hash.mixed(with: bound.key).mixed(with: bound.value)
      case .enumCase(let value):
        return hash.mixed(with: bound.key).mixed(with: "\(value.type.name).\(value.name)")
      case .function(.closure(let closure, let scope)):
        return hash.mixed(with: bound.key).mixed(withPlaceOf: closure, in: scope)
      case .instance(let instance) where !isInside:
        return hash.mixed(with: bound.key).mixed(withDecisions: instance.fields, isInside: true)
      default: return hash
      }
    }
  }
}
