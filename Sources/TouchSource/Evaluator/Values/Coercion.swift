import TouchLayout
import TouchModel

extension Evaluation {
  /// A value of a written type of which nothing else is known.
  func open(_ type: TypeName, in owner: TypeInfo?) -> Value {
    switch type.name {
    case "String", "LocalizedStringKey", "AttributedString", "LocalizedStringResource", "Substring":
      return .string([.open])
    case "Array", "Set":
      return .openArray(of: type.arguments.first.map { open($0, in: owner) } ?? .unknown)
    case "Function": return .function(.open)
    case "Binding", "Published", "State":
      return type.arguments.first.map { open($0, in: owner) } ?? .unknown
    case "Tuple":
      return .tuple(
        zip(type.labels, type.arguments).map { Bound(label: $0, value: open($1, in: owner)) })
    default:
      if let orientation = orientation(as: type.name) { return orientation }
    }
    if let info = index.type(type.name, from: owner), info.kind != .enumeration,
      info.kind != .protocolType
    {
      return .instance(Instance(type: info, fields: [:], place: nil))
    }
    return .open(type, in: owner)
  }

  /// A value seen as one of a written type: implicit members become members of it.
  func coerce(_ value: Value, to type: TypeName, in scope: Scope) -> Value {
    coerce(value, to: type, in: scope.type)
  }

  /// A value as one of a written type, as seen from inside another: `.small` becomes a case of the
  /// project's, and what is not in the source gets that type.
  func coerce(_ value: Value, to type: TypeName, in owner: TypeInfo?) -> Value {
    // In a protocol it is the type that conforms.
    if type.name == "Self", let owner, owner.kind != .protocolType {
      return coerce(value, to: TypeName(name: owner.path.joined(separator: ".")), in: owner)
    }
    if case .state(let any, let base, let origin) = value {
      return .state(
        coerce(any, to: type, in: owner), atRest: coerce(base, to: type, in: owner), origin)
    }
    if type.name == "Optional", case .open(nil, _) = value { return .open(type, in: owner) }
    if ["Optional", "Binding"].contains(type.name), let wrapped = type.arguments.first {
      // Even where what may be absent has a `none` of its own.
      if type.name == "Optional", case .external(let external) = value, external.isAbsence {
        return .null
      }
      if type.name == "Binding", case .external(let external) = value,
        let constant = external.boundConstant
      {
        return coerce(constant, to: wrapped, in: owner)
      }
      // What comes from elsewhere may be absent, and what the system is asked for.
      if type.name == "Optional", case .external(let external) = value,
        isFromElsewhere(external, as: wrapped, in: owner)
          || Self.texts.contains(wrapped.name) && external.isAsked
      {
        return .open(type, in: owner)
      }
      return coerce(value, to: wrapped, in: owner)
    }
    switch value {
    case .external(let external) where external.type == nil:
      if let info = index.type(type.name, from: owner) { return coerce(value, to: info) }
      if type.name == "Array" { return value }
      if external.path.count == 1, let step = external.path.first, step.name == "init",
        let given = step.arguments, let number = arithmetic(type.name, given)
      {
        // `.init(width: 16, height: 16)` where a size is expected.
        return number
      }
      if let added = memberAdded(external, to: type, in: owner) { return added }
      if let shape = shape(external, as: type, in: owner) { return .view(.system(shape)) }
      var typed = external
      typed.type = SourceIndex.withoutModule(type.name)
      return .external(typed)
    case .external(let external) where external.type != nil && Self.texts.contains(type.name):
      // What the system makes of a string is one, not an optional of one.
      return external.path.isEmpty ? value : .string([.open])
    case .external(let external) where isFromElsewhere(external, as: type, in: owner):
      return open(type, in: owner)
    case .array(let members) where type.name == "Array" || type.name == "Set":
      guard let member = type.arguments.first else { return value }
      return .array(members.map { coerce($0, to: member, in: owner) })
    case .openArray(let member) where type.name == "Array" || type.name == "Set":
      return type.arguments.first.map { .openArray(of: coerce(member, to: $0, in: owner)) } ?? value
    case .array(let members):
      return index.type(type.name, from: owner).flatMap { optionSet(members, of: $0) } ?? value
    case .tuple(let members)
    where type.name == "Tuple" && members.count == type.arguments.count:
      // Its members have the names and the types that are written.
      return .tuple(
        zip(members, zip(type.labels, type.arguments)).map { member, written in
          Bound(
            label: written.0 ?? member.label, value: coerce(member.value, to: written.1, in: owner))
        })
    case .open(nil, _): return open(type, in: owner)
    case .number: return literal(value, as: type, in: owner) ?? value
    default: return value
    }
  }

  /// The shape of the system's that an implicit member stands for where any shape is expected, as
  /// `.rect(cornerRadius: 8)`; nil for others.
  private func shape(
    _ external: External, as type: TypeName, in owner: TypeInfo?
  ) -> ViewValue.Call? {
    guard ["Shape", "InsettableShape"].contains(type.name), external.path.count == 1,
      let place = external.place
    else { return nil }
    let given = external.path[0].arguments ?? []
    let name: String
    switch external.path[0].name {
    case "rect": name = given.isEmpty ? "Rectangle" : "RoundedRectangle"
    case "circle": name = "Circle"
    case "capsule": name = "Capsule"
    case "ellipse": name = "Ellipse"
    default: return nil
    }
    return ViewValue.Call(
      name: name, arguments: given, place: place, view: owner?.name ?? place.file)
  }

  /// What the literal of a whole number makes of a type of the project's that is expected; nil where it is
  /// none that such literals make.
  private func literal(_ value: Value, as type: TypeName, in owner: TypeInfo?) -> Value? {
    guard TypeName.plainKinds[type.name] == nil,
      let info = index.type(type.name, from: owner),
      info.inherits("ExpressibleByIntegerLiteral")
    else { return nil }
    return construct(
      info, [Bound(label: "integerLiteral", value: value)], at: info.position,
      in: Scope(file: info.file))
  }

  /// Whether a function or an object outside the project gives a value of a type of the project's,
  /// of which nothing else is known.
  private func isFromElsewhere(
    _ external: External, as type: TypeName, in owner: TypeInfo?
  ) -> Bool {
    guard let name = external.type,
      let info = index.type(type.name, from: owner) ?? bound(of: type, in: owner)
    else { return false }
    let isMade = external.path.isEmpty || external.path[0].name == "init"
    let isNamed = name.first?.isUppercase ?? false
    return !(isNamed && (isMade || info.kind == .protocolType))
  }

  private static let texts: Set<String> = ["String", "LocalizedStringKey", "Substring"]

  /// An implicit member seen as one of a type of the project.
  func coerce(_ value: Value, to type: TypeInfo) -> Value {
    guard case .external(let external) = value, external.type == nil, let step = external.path.first
    else { return value }
    // What conforms to a protocol of the project's has the members of those it inherits from too.
    if type.kind == .protocolType, type.variable(step.name) == nil,
      type.functions(step.name).isEmpty
    {
      for parent in type.allInherited.sorted() {
        if let added = memberAdded(external, to: TypeName(name: parent), in: type) { return added }
      }
    }
    let result: Value
    if let given = step.arguments {
      let scope = Scope(file: type.file, type: type)
      result = method(
        step.name, of: .type(type), given, at: Position(line: 1, column: 1), in: scope)
    } else {
      result = staticMember(step.name, of: type) ?? .open(TypeName(name: type.name), in: type)
    }
    return asked(external.path.dropFirst(), of: result, in: Scope(file: type.file, type: type))
  }

  /// What extensions of the project add to the system's type by an implicit member: a static member,
  /// or one of a type that is declared there, as in `.list.image`; nil where they add none.
  private func memberAdded(
    _ external: External, to type: TypeName, in owner: TypeInfo?
  ) -> Value? {
    ([type.name] + type.protocolsOfNumber).firstNonNil {
      self.memberAdded(external, to: $0, in: owner)
    }
  }

  private func memberAdded(
    _ external: External, to type: String, in owner: TypeInfo?
  ) -> Value? {
    guard let step = external.path.first else { return nil }
    // What is private to a file is seen where the member is written, whoever expects it.
    let place = Scope(file: external.place?.file ?? owner?.file ?? "", type: owner)
    let base: Value
    if let given = step.arguments {
      let functions = index.extensionFunctions(step.name, of: type, from: place)
        .filter { mayTake(given, $0) }
      guard let function = functions.best(for: given, isStatic: true, isStrict: true) else {
        return nil
      }
      base = call(.declared(function, owner: nil, receiver: nil), given)
    } else if let variable = index.extensionVariable(step.name, of: type, from: place),
      variable.isStatic
    {
      base = value(of: variable, owner: nil)
    } else if let nested = index.nestedType(step.name, of: type, from: owner) {
      base = .type(nested)
    } else {
      return nil
    }
    let rest = external.path.dropFirst()
    let result = asked(rest, of: base, in: place)
    return rest.isEmpty || !result.isUnknown ? result : nil
  }

  /// What is asked of a value step by step.
  private func asked(
    _ steps: ArraySlice<External.Step>, of base: Value, in scope: Scope
  ) -> Value {
    let position = Position(line: 1, column: 1)
    return steps.reduce(base) { value, step in
      step.arguments.map { method(step.name, of: value, $0, at: position, in: scope) }
        ?? member(step.name, of: value, at: position, in: scope)
    }
  }

  /// A value seen as a view.
  func view(_ value: Value, in scope: Scope) -> ViewValue {
    switch value {
    case .view(let view): return view
    case .instance(let instance):
      let place = instance.place ?? Place(file: scope.file, line: 1, column: 1)
      if instance.type.isShape || instance.type.hasBody || fillsProposal(instance.type) {
        return .project(instance, place)
      }
      return .outside(instance.type.name, place)
    case .array(let members): return .group(members.map { view($0, in: scope) })
    case .tuple(let members): return .group(members.map { view($0.value, in: scope) })
    case .null, .boolean, .number, .string, .keyPath, .type: return .empty
    case .external(let external):
      let place = external.place ?? Place(file: scope.file, line: 1, column: 1)
      if let name = external.type, name == "Color" || external.path.isEmpty,
        SystemViews.names.contains(name)
      {
        let call = ViewValue.Call(
          name: name, arguments: [Bound(label: nil, value: value)], place: place,
          view: viewName(of: scope))
        return .system(call)
      }
      if external.isMadeOutside, let name = external.type {
        // A view of a package, and methods that set it up: its content, if it takes any, can still
        // be followed.
        return .system(
          ViewValue.Call(
            name: name, arguments: external.path[0].arguments ?? [], place: place,
            view: viewName(of: scope)))
      }
      if external.type == "Image", external.path.count == 1, external.path[0].arguments == nil {
        // A picture of a catalogue, by the name that Xcode makes of it, or one of a package's.
        let symbol = Value.external(External(type: nil, path: external.path))
        return .system(
          ViewValue.Call(
            name: "Image", arguments: [Bound(label: nil, value: symbol)], place: place,
            view: viewName(of: scope)))
      }
      if external.type == nil, external.path.count == 1 { return .outside(external.name, place) }
      // A call that is written for its effect makes no view.
      if external.type == "Self" || external.type == "print" { return .empty }
      return .outside(external.type ?? external.name, place)
    case .openArray(let member): return .repeated([view(member, in: scope)], isOpen: true)
    case .function(let function): return view(call(function, []), in: scope)
    case .enumCase(let value):
      return .outside(value.type.name, Place(file: scope.file, line: 1, column: 1))
    case .open(let type?, _) where ["Image", "Text", "Color"].contains(type.name):
      // Some text, picture or colour: what is not in the source is its content alone.
      return .system(
        ViewValue.Call(
          name: type.name, arguments: [], place: Place(file: scope.file, line: 1, column: 1),
          view: viewName(of: scope)))
    case .state(let value, _, _): return view(value, in: scope)
    case .open(let type, _):
      return .outside(type?.name ?? "", Place(file: scope.file, line: 1, column: 1))
    }
  }

  /// What a closure of views makes.
  func views(_ function: FunctionValue?, _ given: [Value] = []) -> ViewValue {
    guard let function else { return .empty }
    let value = call(function, given.map { Bound(label: nil, value: $0) })
    if case .closure(_, let scope) = function { return view(value, in: scope) }
    return view(value, in: Scope(file: ""))
  }
}

extension TypeName {
  /// The protocols whose static members a number type of the language's has too.
  fileprivate var protocolsOfNumber: [String] {
    ["CGFloat", "Double", "Float"].contains(name) ? ["BinaryFloatingPoint", "FloatingPoint"] : []
  }
}

extension External {
  /// Whether a type that the source does not hold makes it, with methods that set it up behind.
  /// Pictures are also made by functions of their type, as `KFImage.url(url)`.
  var isMadeOutside: Bool {
    guard let type, type.first?.isUppercase == true, let first = path.first else { return false }
    return (first.name == "init" || type.namesPicture)
      && path.dropFirst().allSatisfy { $0.arguments != nil }
  }

  /// Whether it is `.none`, or `Optional.none` in full.
  var isAbsence: Bool {
    (type == nil || type == "Optional") && path.count == 1 && path[0].name == "none"
      && path[0].arguments == nil
  }

  /// What `.constant(_:)` binds, for good.
  fileprivate var boundConstant: Value? {
    guard type == nil || type == "Binding", path.count == 1, path[0].name == "constant" else {
      return nil
    }
    return path[0].arguments?.first?.value
  }
}

extension External {
  /// Whether a function was called for it that makes nothing of its type.
  fileprivate var isAsked: Bool {
    type != nil && path.contains { $0.arguments != nil && $0.name != "init" }
  }
}
