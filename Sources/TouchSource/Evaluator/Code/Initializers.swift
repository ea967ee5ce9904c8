import TouchLayout
import TouchModel

/// How values of types are made, by initializers of the project's or member by member.
extension Evaluation {
  /// Makes a value of a type of the project, by its initializer or member by member.
  func construct(
    _ type: TypeInfo, _ given: [Bound], at position: Position, in scope: Scope
  ) -> Value {
    let given = given.withoutConditions
    var instance = Instance(type: type, fields: [:], place: place(position, in: scope))
    if type.kind == .enumeration {
      return enumCase(of: type, given) ?? .open(TypeName(name: type.name), in: type)
    }
    let members = type.members
    if !takesMembers(type, given),
      let initializer = type.initializers.best(for: given, views: type.views),
      let body = initializer.body
    {
      let inside = Scope(file: initializer.file, type: type, receiver: .instance(instance))
      bind(given, to: initializer.parameters, in: inside)
      var made: [Value] = []
      let key = "\(type.name).init"
      let isRun = enter(key, { run(body, in: inside, making: &made) ?? .null }) != nil
      if case .instance(let filled)? = inside.currentReceiver {
        // `self.init(…)` runs another initializer, whose outcome is the last value made.
        if filled.fields.isEmpty, case .instance(let delegated)? = made.last,
          delegated.type.name == type.name
        {
          instance.fields = delegated.fields
        } else {
          instance.fields = filled.fields
          if isRun, type.kind == .structure { leaveOut(&instance.fields, of: type) }
        }
      }
      return .instance(instance)
    }
    let pairing = Pairing(given, with: members)
    let inside = Scope(file: type.file, type: type)
    for (index, parameter) in members.enumerated() {
      guard let argument = pairing.arguments[index].first else {
        // An optional that the caller leaves out is nil.
        if parameter.value?.isNull ?? true, parameter.attributes.isEmpty,
          parameter.type.name == "Optional", type.kind != .classType
        {
          instance.fields[parameter.name] = .null
        }
        continue
      }
      let value = coerce(argument.value, to: parameter.type, in: inside)
      instance.fields[parameter.name] = built(
        value, for: parameter.type, parameter.attributes, in: type)
    }
    return .instance(instance)
  }

  /// Whether a structure is made member by member: what extensions add leaves it the initializer that
  /// takes its members, for what none of theirs takes.
  private func takesMembers(_ type: TypeInfo, _ given: [Bound]) -> Bool {
    guard type.kind == .structure else { return false }
    let initializers = type.initializers
    if initializers.fitting(given) == nil {
      return Pairing(given, with: type.members).isComplete
    }
    return !type.writesInitializers
      && initializers.best(for: given, isStrict: true, views: type.views) == nil
      && type.members.fit(given, views: type.views)
  }

  /// The case of an enumeration that its initializer makes of a literal, by `self = .small`; nil where
  /// that cannot be followed.
  private func enumCase(of type: TypeInfo, _ given: [Bound]) -> Value? {
    guard given.first?.label == "integerLiteral",
      let initializer = type.initializers.best(for: given, isStrict: true),
      let body = initializer.body
    else { return nil }
    let inside = Scope(
      file: initializer.file, type: type, receiver: .open(TypeName(name: type.name), in: type))
    bind(given, to: initializer.parameters, in: inside)
    var made: [Value] = []
    guard enter("\(type.name).init", { run(body, in: inside, making: &made) ?? .null }) != nil,
      case .enumCase? = inside.currentReceiver
    else { return nil }
    return inside.currentReceiver
  }

  /// Makes the optional variables nil that an initializer leaves out.
  private func leaveOut(_ fields: inout [String: Value], of type: TypeInfo) {
    for property in type.storedProperties
    where property.isMutable && property.value == nil && property.attributes.isEmpty
      && property.type?.name == "Optional" && fields[property.name] == nil
    {
      fields[property.name] = .null
    }
  }

  /// What an initializer that the project adds to a type of the system hands to another of its
  /// initializers; nil where there is none, or it cannot be followed.
  ///
  /// - Parameter isOwn: Whether an argument is to be of a type of the project's that it asks for.
  private func delegated(
    by name: String, _ given: [Bound], isOwn: Bool = false, in scope: Scope
  ) -> [Bound]? {
    let initializers = index.extensionInitializers(of: name, from: scope)
      .filter { !isOwn || isGivenOwn(given, $0) }
    guard let run = run(initializers, of: name, given), case .external(let external)? = run.made,
      external.type == name, external.path.count == 1
    else { return nil }
    let arguments = external.path[0].arguments
    return Self.members[name] == nil ? arguments : changed(arguments, by: run, of: name)
  }

  /// Lengths as an initializer leaves them that changes some once another has made them; nil where it calls
  /// anything else, which may do so too.
  private func changed(_ made: [Bound]?, by run: InitializerRun, of name: String) -> [Bound]? {
    guard run.count == 1, var lengths = made else { return nil }
    guard case .external(let external)? = run.receiver, let step = external.path.first,
      let changed = step.arguments
    else { return lengths }
    if lengths.isEmpty {
      // Without arguments the system makes all of them nothing.
      lengths = (Self.members[name] ?? []).sorted().map { Bound(label: $0, value: .number(0)) }
    }
    return lengths.filter { length in !changed.contains { $0.label == length.label } } + changed
  }

  /// Sets a length of the system's value that an initializer makes, as `top = side` does; anything else is
  /// left alone.
  func setLength(_ name: String, _ value: Value, in scope: Scope) {
    guard case .external(var external)? = scope.currentReceiver, let type = external.type,
      type == scope.extended, Self.members[type]?.contains(name) == true
    else { return }
    var step = external.path.first ?? External.Step(name: "init", arguments: [])
    step.arguments?.removeAll { $0.label == name }
    step.arguments?.append(
      Bound(label: name, value: coerce(value, to: TypeName(name: "CGFloat"), in: scope)))
    external.path = [step]
    scope.setReceiver(.external(external))
  }

  /// What an initializer that the project adds to a type of the system's makes of itself, by
  /// `self = …`; nil where there is none, or it cannot be followed.
  func added(to name: String, _ given: [Bound], in scope: Scope) -> Value? {
    let initializers = index.extensionInitializers(of: name, from: scope)
    guard case .external(let external)? = run(initializers, of: name, given)?.receiver,
      !external.path.isEmpty
    else { return nil }
    return .external(external)
  }

  /// What an initializer does: the last value that it makes, of how many, and what it makes of itself.
  private typealias InitializerRun = (made: Value?, count: Int, receiver: Value?)

  /// Runs the one of some initializers, which a project adds to a type of the system's, that takes what is
  /// given.
  private func run(
    _ initializers: [FunctionDeclaration], of name: String, _ given: [Bound]
  ) -> InitializerRun? {
    guard let initializer = initializers.best(for: given, isStrict: true),
      let body = initializer.body
    else { return nil }
    let inside = Scope(
      file: initializer.file, receiver: .external(External(type: name, path: [])), extended: name)
    bind(given, to: initializer.parameters, in: inside)
    var made: [Value] = []
    guard enter("\(name).init", { run(body, in: inside, making: &made) ?? .null }) != nil else {
      return nil
    }
    return (made.last, made.count, inside.currentReceiver)
  }

  /// What initializers that the project adds to a type of the system's hand on, one to another.
  func handedOn(by name: String, _ given: [Bound], in scope: Scope) -> [Bound] {
    var arguments = given
    for _ in 0..<Self.mostDelegations {
      guard let next = delegated(by: name, arguments, in: scope) else { break }
      arguments = next
    }
    return arguments
  }

  /// The longest that a row of initializers is followed.
  private static let mostDelegations = 3

  /// The arguments of a system initializer of a value, by way of those that the project adds to its
  /// type; nil where they cannot be followed.
  func arguments(of name: String, _ given: [Bound], labels: Set<String>) -> [Bound]? {
    if given.allSatisfy({ labels.contains($0.label ?? "") }) { return given }
    return enter("\(name).arguments") {
      delegated(by: name, given, in: Scope(file: "")).flatMap {
        arguments(of: name, $0, labels: labels)
      }
    } ?? nil
  }

  /// What an initializer that the project adds to a view of the system makes.
  func ownInitializer(
    of name: String, _ given: [Bound], at position: Position, in scope: Scope
  ) -> Value? {
    // Of a colour only counts whether it is clear, which no digits or names of it say.
    guard name != "Color" else { return nil }
    // What has only labels of the system's own initializers is taken for one of those, unless an
    // argument can only be of a type of the project's.
    let isNew = given.contains { !InitializerLabels.isKnown($0.label, of: name) }
    guard isNew || given.contains(where: \.value.mayBeOwn),
      let arguments = delegated(by: name, given, isOwn: !isNew, in: scope)
    else { return nil }
    // It may call another initializer of the project's.
    if let value = enter(
      "\(name).init", { ownInitializer(of: name, arguments, at: position, in: scope) ?? .null }),
      value.isView
    {
      return value
    }
    return .view(
      .system(
        ViewValue.Call(
          name: name, arguments: arguments, place: place(position, in: scope),
          view: viewName(of: scope), calledAt: scope.calledAt)))
  }
}

extension TypeInfo {
  /// What the initializer takes that a structure has without writing one.
  var members: [Parameter] {
    storedProperties.filter { $0.isMutable || $0.value == nil }.map { variable in
      Parameter(
        label: variable.name, name: variable.name,
        type: variable.givenType, value: variable.value ?? variable.nothing, isVariadic: false,
        attributes: variable.attributes)
    }
  }
}

extension VariableDeclaration {
  /// The `nil` that an optional variable begins with where no value is written; nil for any other.
  fileprivate var nothing: Expression? {
    isMutable && type?.name == "Optional" ? Expression(kind: .null, position: position) : nil
  }

  /// The type of what a caller gives it: of a binding, that.
  fileprivate var givenType: TypeName {
    guard let type else { return TypeName(name: "_") }
    guard attributes.first?.name == "Binding" else { return type }
    return TypeName(name: "Binding", arguments: [type])
  }
}
