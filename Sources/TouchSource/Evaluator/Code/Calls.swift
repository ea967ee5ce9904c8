import TouchLayout
import TouchModel

extension Evaluation {
  /// Calls something by its name alone: a local function, a method, a type, a view of the system.
  func call(
    named name: String, _ given: [Bound], at position: Position, in scope: Scope
  ) -> Value {
    if case .function(let function)? = scope.lookUp(name) { return call(function, given) }
    let plain = given.withoutRest
    if let arranged = arranged(by: name, plain, at: position, in: scope) { return arranged }
    if let value = callInScope(name, given, at: position, in: scope)
      ?? callOfProject(name, given, at: position, in: scope) ?? arithmetic(name, plain)
      ?? deviceFunction(name, plain) ?? text(madeBy: name, plain) ?? handedBack(by: name, plain)
    {
      return value
    }
    if let type = index.foreignType(name, from: scope) {
      return call(named: type, given, at: position, in: scope)
    }
    if SystemViews.names.contains(name) {
      return ownInitializer(of: name, given, at: position, in: scope)
        ?? systemView(name, given.withBindings(of: name), at: position, in: scope)
    }
    if let local = scope.lookUp(name) { return local.isView ? local : .unknown }
    if scope.type == nil, name.first?.isLowercase == true, let receiver = scope.currentReceiver,
      receiver.isView
    {
      // A modifier of a package's own, called without a base inside an extension of `View`.
      return .view(
        .modified(
          view(receiver, in: scope),
          ViewValue.Call(
            name: name, arguments: plain, place: place(position, in: scope),
            view: viewName(of: scope), calledAt: scope.calledAt)))
    }
    if let extended = scope.extended, scope.currentReceiver == nil,
      name.first?.isLowercase == true
    {
      // A static function of the system's type, in what is static in an extension of it.
      return method(
        name, of: .external(External(type: extended, path: [])), plain, at: position, in: scope)
    }
    if case .external(let receiver)? = scope.currentReceiver, receiver.type == scope.extended,
      !receiver.path.isEmpty, name.first?.isLowercase == true
    {
      // A method of the system's type, on what an extension of it is asked of.
      return method(name, of: .external(receiver), plain, at: position, in: scope)
    }
    return made(name, given, at: position, in: scope)
  }

  /// The functions of the system's that return what their closure does.
  private static let handingBack: Set<String> = ["withAnimation", "withTransaction"]

  /// The view that a closure shows and a function of the system's returns, as
  /// `withAnimation { content.padding() }`; nil for what a closure does else.
  private func handedBack(by name: String, _ given: [Bound]) -> Value? {
    guard Self.handingBack.contains(name),
      case .function(let function)? = given.last?.value,
      case .closure(let closure, let captured) = function, closure.body.count == 1,
      showsViews(closure.body[0], in: captured)
    else { return nil }
    return call(function, [])
  }

  /// A value of a type of the system's, kept as it is written.
  private func made(
    _ name: String, _ given: [Bound], at position: Position, in scope: Scope
  ) -> Value {
    let arguments = name == "UIImage" ? handedOn(by: name, given, in: scope) : given
    return .external(
      External(
        type: name, path: [External.Step(name: "init", arguments: arguments.withoutRest)],
        place: place(position, in: scope)))
  }

  /// Calls what the type around the call has under a name, or a type around that; nil where none has.
  private func callInScope(
    _ name: String, _ given: [Bound], at position: Position, in scope: Scope
  ) -> Value? {
    if name == "Self" || name == "self", let type = scope.type {
      return construct(type, given, at: position, in: scope)
    }
    if name == "Self", let extended = scope.extended {
      return call(named: extended, given, at: position, in: scope)
    }
    if let receiver = scope.currentReceiver,
      let value = ownCall(name, of: receiver, given, at: position, in: scope)
    {
      return value
    }
    if scope.type == nil, SystemModifiers.names.contains(name),
      let receiver = scope.currentReceiver,
      let modified = modifier(name, on: receiver, given, at: position, in: scope)
    {
      // Inside an extension of `View`, a modifier is called without a base.
      return modified
    }
    var around = scope.type
    while let type = around {
      if let function = meant(by: given, type.functions(name), of: type)
        .best(for: given, isStatic: true)
      {
        return call(.declared(function, owner: type, receiver: .type(type)), given)
      }
      around = index.outerType(of: type)
    }
    if let extended = scope.extended,
      let function = index.extensionFunctions(name, of: extended, from: scope)
        .filter({ mayTake(given, $0) }).best(for: given, isStatic: true, isStrict: true)
    {
      return call(.declared(function, owner: nil, receiver: nil), given)
    }
    return nil
  }

  /// Makes a value of a type of the project's, or calls a function outside any; nil where it has none
  /// of a name.
  private func callOfProject(
    _ name: String, _ given: [Bound], at position: Position, in scope: Scope
  ) -> Value? {
    let isSystem = SystemViews.names.contains(name)
    if let type = index.type(name, from: scope), type.hasBody || !isSystem {
      // A model of the project may be called `List` or `Link`; where a view is made, the system's
      // view is meant.
      if type.inherits("Layout") {
        return systemView(name, given.withoutRest, at: position, in: scope)
      }
      noteStandIn(for: name, at: position, in: scope)
      return construct(type, given, at: position, in: scope)
    }
    if let function = meant(by: given, index.globalFunctions(name, from: scope))
      .best(for: given, isStrict: isSystem || Self.handingBack.contains(name))
    {
      // A function of the project may be called `Form`, beside the system's view.
      noteStandIn(for: name, at: position, in: scope)
      return call(.declared(function, owner: nil, receiver: nil), given)
    }
    return nil
  }

  /// The types of texts, and the function that looks one up.
  private static let textTypes: Set<String> = [
    "String", "LocalizedStringKey", "NSLocalizedString", "AttributedString",
    "LocalizedStringResource",
  ]

  /// A text that one of the system's types makes; nil for other names.
  private func text(madeBy name: String, _ given: [Bound]) -> Value? {
    guard Self.textTypes.contains(name) else { return nil }
    let first = given.first
    if name == "String", first?.label == "format" { return .string(formatted(given)) }
    let pieces =
      first.flatMap { $0.value.pieces ?? memberPieces($0.value) }
      ?? [first?.value.isOpenInteger ?? false ? .number : .open]
    let looksUp = name == "NSLocalizedString" || first?.label == "localized"
    return .string(looksUp ? lookedUp(given) ?? localized(pieces) : pieces)
  }

  /// Notes that what reads like an element of the system's is the project's own, which makes others.
  private func noteStandIn(for name: String, at position: Position, in scope: Scope) {
    if ElementFinder.views[name] != nil {
      absent.insert(Absent(place: place(position, in: scope), absence: .standIn))
    }
  }

  private func systemView(
    _ name: String, _ given: [Bound], at position: Position, in scope: Scope
  ) -> Value {
    .view(
      .system(
        ViewValue.Call(
          name: name, arguments: given, place: place(position, in: scope),
          view: viewName(of: scope), calledAt: scope.calledAt)))
  }

  /// Calls a member of a value.
  func method(
    _ name: String, of base: Value, _ given: [Bound], at position: Position, in scope: Scope
  ) -> Value {
    switch base {
    case .type(let type):
      if name == "init" { return construct(type, given, at: position, in: scope) }
      if let function = meant(by: given, type.functions(name), of: type)
        .best(for: given, isStatic: true)
      {
        return call(.declared(function, owner: type, receiver: base), given)
      }
      if let declared = type.enumCase(name) {
        let values = zip(given.withoutRest, declared.values).map { bound, parameter in
          Bound(label: bound.label, value: coerce(bound.value, to: parameter.type, in: type))
        }
        return .enumCase(EnumValue(type: type, name: name, values: values))
      }
      if let nested = index.nestedType(name, of: type) {
        if nested.inherits("Layout") {
          return systemView(name, given.withoutRest, at: position, in: scope)
        }
        return construct(nested, given, at: position, in: scope)
      }
      if case .function(let function)? = staticMember(name, of: type) {
        return call(function, given)
      }
      if let function = conformanceFunction(name, of: type, given) {
        return call(.declared(function, owner: nil, receiver: nil), given)
      }
      return .external(
        External(
          type: type.name, path: [External.Step(name: name, arguments: given.withoutRest)]))
    case .instance(let instance) where name == "init":
      return construct(instance.type, given, at: position, in: scope)
    case .null: return .null
    case .external(let external):
      if external.type == "_VariadicView", name == "Tree",
        let tree = variadicTree(given.withoutRest, at: position, in: scope)
      {
        return tree
      }
      if let words = words(lookedUpBy: external, given.withoutRest) { return words }
      guard let module = external.type, external.path.isEmpty else { break }
      if SourceIndex.systemModules.contains(module),
        let number = arithmetic(name, given.withoutRest)
      {
        return number
      }
      guard index.isModule(external, before: name, in: scope.file) else {
        guard let view = index.view(name, ofUnknownModule: module, from: scope.file) else { break }
        return construct(view, given, at: position, in: scope)
      }
      if !SourceIndex.systemModules.contains(module) {
        return call(named: name, given, at: position, in: Scope(file: scope.file))
      }
      if SystemViews.names.contains(name) {
        return ownInitializer(of: name, given.withoutRest, at: position, in: scope)
          ?? systemView(name, given.withoutRest, at: position, in: scope)
      }
      if name.first?.isUppercase ?? false {
        // A type of the system's by its full name.
        return text(madeBy: name, given.withoutRest)
          ?? made(name, given, at: position, in: scope)
      }
    default: break
    }
    if let value = ownCall(name, of: base, given, at: position, in: scope) { return value }
    let plain = given.withoutRest
    if let modified = modifier(name, on: base, given, at: position, in: scope) { return modified }
    if let known = knownMethod(name, of: base, plain) { return known }
    if name == "map" || name == "flatMap", case .function(let function)? = plain.first?.value {
      // Of a value that may be absent.
      return call(function, [Bound(label: nil, value: base.unwrapped)])
    }
    if case .external(var external) = base {
      if let words = generatedWords(name, of: external, plain) { return words }
      external.path.append(External.Step(name: name, arguments: plain))
      return .external(external)
    }
    return .unknown
  }

  /// A method or a closure property of a value of the project, or a method that an extension of
  /// the project adds to a value of the system.
  private func ownCall(
    _ name: String, of base: Value, _ given: [Bound], at position: Position, in scope: Scope
  ) -> Value? {
    let type: TypeInfo?
    switch base {
    case .instance(let instance):
      type = instance.type
      if case .function(let function)? = instance.fields[name] { return call(function, given) }
      if let variable = instance.type.variable(name), variable.type?.name == "Function",
        case .function(let function)? = property(name, of: instance)
      {
        return call(function, given)
      }
    case .enumCase(let value): type = value.type
    case .tuple(let members):
      if case .function(let function)? = members.first(where: { $0.label == name })?.value {
        return call(function, given)
      }
      type = nil
    case .open(let written?, let owner):
      if let info = protocolInfo(of: written, in: owner),
        let receiver = conformer(to: info, for: name, at: position, in: scope)
      {
        return method(name, of: receiver, given, at: position, in: scope)
      }
      type = index.type(written.name, from: owner) ?? bound(of: written, in: owner)
    default: type = nil
    }
    if let type,
      let function = meant(by: given, type.functions(name), of: type)
        .best(for: given, isStatic: false)
    {
      return call(.declared(function, owner: type, receiver: base), given)
    }
    var isStrict = SystemModifiers.names.contains(name)
    if case .external = base { isStrict = true }
    for system in base.systemTypes {
      let functions = index.extensionFunctions(name, of: system, from: scope)
      let taking = isStrict ? functions.filter { mayTake(given, $0) } : meant(by: given, functions)
      guard let function = taking.best(for: given, isStrict: isStrict) else { continue }
      if isStrict, SystemModifiers.names.contains(name), isOpenWhetherMeant(given, function),
        case .view(.modified(let content, var call))? = modifier(
          name, on: base, given, at: position, in: scope)
      {
        call.mayBeOwn = true
        return .view(.modified(content, call))
      }
      let value = enter("\(system).\(name)") {
        // What it makes it makes of any view or text: where it is called tells of which.
        calledAt = scope.calledAt ?? place(position, in: scope)
        let receiver = receiver(base, as: system, in: scope)
        return call(.declared(function, owner: nil, receiver: receiver), given)
      }
      calledAt = nil
      guard let value else { continue }
      // A modifier that hands on to the system's of its name would be met without end.
      if SystemModifiers.names.contains(name), isMade(value, of: scope.type) {
        return modifier(name, on: base, given, at: position, in: scope)
      }
      return value
    }
    return nil
  }

  /// Whether a value is a view that a type makes, be it as a modifier of another.
  private func isMade(_ value: Value, of type: TypeInfo?) -> Bool {
    guard let type else { return false }
    switch value {
    case .instance(let instance), .view(.project(let instance, _)): return instance.type === type
    case .view(.modified(_, let call)) where call.name == "modifier":
      guard case .instance(let modifier)? = call.first else { return false }
      return modifier.type === type
    default: return false
    }
  }

  /// A modifier of the system on anything that can be a view.
  private func modifier(
    _ name: String, on base: Value, _ given: [Bound], at position: Position, in scope: Scope
  ) -> Value? {
    let content: ViewValue
    switch base {
    case .view(let view): content = view
    case .instance(let instance) where instance.type.standsAmongViews || instance.type.isShape:
      content = view(base, in: scope)
    case .external(let external):
      guard SystemModifiers.names.contains(name), external.type != nil,
        !(external.type == "Font" || external.type == "Animation" || external.type == "Binding")
      else { return nil }
      // A colour's opacity is a colour; it is a view only where one is asked for.
      if external.type == "Color", name == "opacity" { return nil }
      content = view(base, in: scope)
    case .open(let type, _):
      // `content.padding()` in a modifier or style whose content is not followed.
      guard SystemModifiers.names.contains(name),
        type == nil || !["String", "Double", "Int", "Bool", "CGFloat"].contains(type!.name)
      else { return nil }
      content = view(base, in: scope).asked(at: place(position, in: scope))
    default: return nil
    }
    let arguments =
      switch name {
      // An effect is what it is at rest: what it is beside lasts no longer than a press.
      case "scaleEffect": given.atRest
      // Who keeps where the cursor is says more than what that is.
      case "focused": given
      default: given.withoutRest
      }
    return .view(
      .modified(
        content,
        ViewValue.Call(
          name: name, arguments: arguments, place: place(position, in: scope),
          view: viewName(of: scope), calledAt: scope.calledAt)))
  }

  // MARK: - Functions

  /// Calls a function with arguments and returns its outcome.
  func call(_ function: FunctionValue, _ given: [Bound]) -> Value {
    switch function {
    case .constant(let value): return value
    case .open: return .unknown
    case .initializer(let reference): return call(reference, given)
    case .closure(let closure, let captured):
      guard step() else { return .unknown }
      // A view that is handed a closure hands it conditions of its own, be it inside another of its type.
      let given = given.withoutConditions
      let scope = Scope(inside: captured)
      if closure.parameters.count == 1 || closure.parameters.isEmpty || given.count > 1 {
        for (index, argument) in given.enumerated() {
          scope.bind("$\(index)", to: argument.value)
          if index < closure.parameters.count {
            scope.bind(closure.parameters[index], to: argument.value)
          }
        }
      } else if case .tuple(let members)? = given.first?.value {
        for (name, member) in zip(closure.parameters, members) {
          scope.bind(name, to: member.value)
        }
      } else if case .state(_, _, .otherRow)? = given.first?.value {
        // Each part of another row is another one.
        for name in closure.parameters { scope.bind(name, to: Value.unknown.asOtherRow) }
      }
      for name in closure.parameters where scope.lookUp(name) == nil {
        scope.bind(name, to: .unknown)
      }
      return outcome(of: closure.body, in: scope)
    case .declared(let function, let owner, let receiver):
      guard let body = function.body else {
        return function.result.map { open($0, in: owner) } ?? .unknown
      }
      let scope = Scope(
        file: function.file, type: owner, receiver: receiver, extended: function.extended)
      scope.caller = caller
      scope.calledAt = calledAt
      scope.result = function.result
      calledAt = nil
      if let picture = madePicture(by: function, given) { return picture }
      let position = "\(function.file):\(function.position.line):\(function.position.column)"
      return enter(position, else: function.result.map { open($0, in: owner) } ?? .unknown) {
        bind(given.labelled(as: function.parameters), to: function.parameters, in: scope)
        let value = outcome(of: body, in: scope)
        if let picture = drawnPicture(by: function, value, in: scope) { return picture }
        let typed = function.result.map { coerce(value, to: $0, in: scope) } ?? value
        if function.looksUpWords, case .string(let pieces) = typed, pieces.contains(.open) {
          let asked =
            [Bound(label: nil, value: receiver ?? .unknown)]
            + given.withoutTables(of: function.parameters)
          return lookedUp(asked).map { .string($0.flatMap(\.withOpenPlaceholders)) } ?? typed
        }
        return typed
      }
    }
  }

  /// Binds arguments to parameters: by label in order, trailing closures from the last parameter.
  func bind(_ given: [Bound], to parameters: [Parameter], in scope: Scope) {
    let pairing = Pairing(given, with: parameters)
    for (index, parameter) in parameters.enumerated() {
      let value: Value
      if parameter.isVariadic {
        value = .array(pairing.arguments[index].withoutRest.map(\.value))
      } else if let argument = pairing.arguments[index].first {
        value = coerce(argument.value, to: parameter.type, in: scope)
      } else if let standard = parameter.value {
        value = coerce(evaluate(standard, in: scope), to: parameter.type, in: scope)
      } else {
        value = open(parameter.type, in: scope.type)
      }
      scope.bind(
        parameter.name,
        to: built(value, for: parameter.type, parameter.attributes, in: scope.type))
    }
  }

  /// What a `@ViewBuilder` parameter or property holds that is not itself a function.
  func built(
    _ value: Value, for type: TypeName, _ attributes: [Attribute], in owner: TypeInfo?
  ) -> Value {
    guard type.name != "Function", type.name != "Optional",
      attributes.contains(where: { $0.name == "ViewBuilder" }),
      case .function(let function) = value,
      !index.isFunction(type.name, from: owner)
    else { return value }
    return call(function, [])
  }
}

extension [Bound] {
  /// The arguments but those that say by their parameters' names in which table words are looked up.
  fileprivate func withoutTables(of parameters: [Parameter]) -> [Bound] {
    zip(parameters, Pairing(self, with: parameters).arguments).flatMap { parameter, arguments in
      ["table", "tableName"].contains(parameter.name) ? [] : arguments
    }
  }
}

extension FunctionDeclaration {
  /// Whether its name says that it looks words up, as `tr(_:_:)` and `localized(_:)`.
  fileprivate var looksUpWords: Bool {
    result?.name == "String" && name.namesLookup
  }
}

extension String {
  /// Whether what is called so looks words up.
  var namesLookup: Bool { self == "tr" || lowercased().contains("locali") }
}
