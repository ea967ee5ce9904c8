import TouchModel

/// How the code of a class is read, and that of functions outside any.
extension SetupReader {
  /// Reads all code of the class and of the project's classes above it.
  func readClass() {
    guard let owner else { return }
    addTargets(of: owner.name)
    var queue = [owner]
    var met: Set<[String]> = []
    while let type = queue.popLast() {
      guard met.insert([type.file] + type.path).inserted, met.count < Self.mostClasses else {
        continue
      }
      read(type)
      queue += type.parents.filter { $0.kind == .classType }
    }
    settleSlots()
  }

  /// Whether a protocol adds a function to the class, so that it is not read with the class and says
  /// something of it only where that calls it; false where it adds several of the name to different classes.
  func isProtocols(_ function: FunctionDeclaration) -> Bool {
    guard let owner, !places(in: owner).contains(function.place) else { return false }
    return owner.functions(function.name).filter(\.hasBody).count == 1
  }

  /// Where the functions are declared that are read with a class.
  private func places(in owner: TypeInfo) -> Set<Place> {
    if let ownPlaces { return ownPlaces }
    var places: Set<Place> = []
    var queue = [owner]
    while let type = queue.popLast() {
      places.formUnion((type.ownFunctions + type.initializers).map(\.place))
      queue += type.parents.filter { $0.kind == .classType }
    }
    ownPlaces = places
    return places
  }

  /// Reads functions outside any type, or those of an extension of the system's type.
  func read(functions: [FunctionDeclaration], variables: [VariableDeclaration], file: String) {
    let receiver: Thing = isController ? .controller : .other
    for function in functions where setting.has(function.attributes) {
      let scope = Scope(file: file, extended: function.extended)
      read(function, in: SetupFrame(scope: scope, receiver: receiver, isOwn: false))
    }
    for variable in variables {
      let scope = Scope(file: file, extended: variable.extended)
      let frame = SetupFrame(scope: scope, receiver: receiver, isOwn: false)
      if let getter = variable.getter {
        maker = getter.addRecognizer ? variable.name : nil
        defer { maker = nil }
        note(returned: run(getter, as: variable.type, in: frame), by: Returner(variable))
      }
    }
    settleSlots()
  }

  private func read(_ type: TypeInfo) {
    let receiver: Thing = own.map { isController ? .controller : .view($0) } ?? .other
    func frame(_ file: String) -> SetupFrame {
      let instance = Instance(type: type, fields: construction.fields, place: nil)
      let frame = SetupFrame(
        scope: Scope(file: file, type: type, receiver: .instance(instance)), receiver: receiver,
        isOwn: true)
      for name in type.parameters {
        if let argument = genericArguments[name] { frame.bind(name, to: argument) }
      }
      return frame
    }
    for variable in type.ownVariables {
      if let getter = variable.getter {
        if !makesViews(getter, variable.type, in: type) {
          readByItself(variable, in: frame(variable.file))
        }
      } else if let value = variable.value {
        let frame = frame(variable.file)
        read(place(variable.position, in: frame), isFirst: true) {
          initialize(variable, with: value, in: frame)
        }
      } else {
        _ = ownProperty(variable.name, in: frame(variable.file))
      }
    }
    for variable in type.ownVariables where !variable.observers.isEmpty {
      // What Interface Builder connects it sets once, before any other code runs.
      let isConnected =
        variable.isOutlet && !index.views(connectedTo: variable.name, of: type).isEmpty
      // All source is searched for what sets it: only where that decides whether something is seen, or what
      // a button says.
      if !isConnected, variable.observers.speakOfSight || variable.observers.speakOfTitles,
        UnsetProperties(index: index).contain(variable, of: type)
      {
        continue
      }
      let outside = frame(variable.file)
      let block = SetupFrame(
        in: outside, branch: outside.branch(at: variable.position, isTaken: isConnected))
      for name in ["newValue", "oldValue"] {
        block.bind(name, to: .other)
        block.scope.bind(name, to: .unknown)
      }
      if isConnected {
        read(place(variable.position, in: outside), isFirst: true) {
          _ = run(variable.observers, in: block)
        }
      } else {
        _ = run(variable.observers, in: block)
      }
    }
    for function in type.initializers.running(construction.initializer)
    where setting.has(function.attributes) {
      read(function.place, of: function.name, isFirst: true) {
        read(function, in: frame(function.file))
      }
    }
    let closed = ClosedMethods(index: index, setting: setting).places(in: type)
    let functions = type.ownFunctions.filter {
      setting.has($0.attributes) && !closed.contains($0.place)
    }
    let makers = functions.filter { makesViews($0.body, $0.result, in: type) }
    let others = functions.filter { !makesViews($0.body, $0.result, in: type) }
    // What takes arguments is read after what may call it.
    for function in others.filter(\.parameters.isEmpty)
      + others.filter({ !$0.parameters.isEmpty }) where !isReadWhereCalled(function, of: type)
    {
      readByItself(function, in: frame(function.file))
    }
    // What makes views for the class's own code was read where that asks for it.
    for function in makers where !followed.contains(function.place) {
      readByItself(function, in: frame(function.file))
    }
    for variable in type.ownVariables
    where makesViews(variable.getter, variable.type, in: type)
      && !followed.contains(Place(variable.position, in: variable.file))
    {
      readByItself(variable, in: frame(variable.file))
    }
  }

  /// Whether code of a class returns a view, or a list of views.
  private func makesViews(_ body: [Statement]?, _ result: TypeName?, in type: TypeInfo) -> Bool {
    guard body != nil, let result = result?.unwrapped else { return false }
    return viewClass(result.element.name, in: Scope(file: type.file, type: type)) != nil
  }

  /// Reads what a property computes, and notes what it returns.
  private func readByItself(_ variable: VariableDeclaration, in frame: SetupFrame) {
    guard let getter = variable.getter else { return }
    let returned = run(getter, as: variable.type, in: frame)
    if Self.asked.contains(variable.name) { return }
    // What a private property only finds goes to the class's own code.
    if variable.isPrivate, case .view(let view)? = returned, !facts(view).isMade { return }
    note(returned: returned, by: Returner(variable))
  }

  /// Reads a function as a piece of code of its own.
  private func readByItself(_ function: FunctionDeclaration, in frame: SetupFrame) {
    let isFirst = Self.settingUp.contains(function.name)
    read(function.place, of: function.name, isFirst: isFirst) { read(function, in: frame) }
  }

  /// Properties by which the system asks for views and changes none of them.
  private static let asked: Set<String> = [
    "accessibilityElements", "automationElements", "accessibilityHeaderElements",
    "preferredFocusEnvironments", "preferredFocusedView", "forFirstBaselineLayout",
    "forLastBaselineLayout",
  ]

  private func read(_ function: FunctionDeclaration, in frame: SetupFrame) {
    guard let body = function.body else { return }
    maker = function.name
    defer { maker = nil }
    for known in construction.parameters(of: function) {
      pass += 1
      let known = known.isEmpty ? knownParameters(of: function) : known
      let block = SetupFrame(in: frame)
      for parameter in function.parameters {
        block.scope.bind(
          parameter.name,
          to: known[parameter.name] ?? left(parameter, of: function, in: block)
            ?? anyConforming(to: parameter.type.unwrapped, in: block))
        block.bind(
          parameter.name,
          to: configuration(parameter, being: known[parameter.name])
            ?? given(parameter, in: block))
        block.bind(parameter.name, to: parameter.type.unwrapped)
      }
      let senders = frame.isOwn ? senders(of: function) : []
      let sender = sender(of: senders)
      if let sender { block.bind(function.parameters[0].name, to: .view(sender)) }
      let returned = run(body, as: function.result, in: block)
      // What an initializer, or another function without a result, ends with is handed to nobody, and what
      // touches are for to the system alone.
      if !function.returnsNothing, !function.isHitTest, !noteSection(returned, by: function) {
        note(returned: returned, by: Returner(function))
      }
      if let sender { settle(sender, as: senders) }
    }
  }

  /// Any value that conforms to a type that is a protocol of the project's; what is not known where it is
  /// none.
  private func anyConforming(to type: TypeName, in frame: SetupFrame) -> Value {
    guard index.type(type.name, from: frame.scope)?.kind == .protocolType else { return .unknown }
    return .open(type, in: frame.scope.type)
  }

  /// The default value that an optional parameter of a function keeps wherever that is called; nil where it
  /// does not, or the value is not known.
  private func left(
    _ parameter: Parameter, of function: FunctionDeclaration, in frame: SetupFrame
  ) -> Value? {
    guard parameter.type.name == "Optional", let value = parameter.value, !value.isNull,
      let standard = self.value(value, in: frame), standard.concernsLayout,
      LeftDefaults(index: index).holds(for: parameter, of: function)
    else { return nil }
    return typed(standard, as: parameter.type, in: frame.scope)
  }

  /// A view that the caller of a function gives.
  private func given(_ parameter: Parameter, in frame: SetupFrame) -> Thing {
    let written =
      parameter.type.name == "Optional" ? parameter.type.arguments.first : parameter.type
    guard let written, let (className, type) = viewClass(written.name, in: frame.scope) else {
      return .other
    }
    var facts = ViewFacts(className: className)
    facts.type = type
    facts.name = parameter.name
    return .view(add(facts))
  }

  /// A function or a property that returns what it makes.
  struct Returner {
    var name: String
    /// Whether it is a type's, so that code names it behind that or behind a dot alone.
    var isStatic = false
    var isProperty = false
  }

  /// Notes what a function that nothing here calls returns: whoever calls it may do more with it.
  private func note(returned thing: Thing?, by returner: Returner) {
    switch thing {
    case .view(let view):
      if let place = facts(view).place { returned[place] = returner }
      change(view) { $0.isHandedOut = true }
      doubt(view, UnknownReason.handedOver)
    case .recognizer(let number):
      recognizers[number].isHandedOut = true
      recognizers[number].isMadeOnDemand = returner.isStatic && returner.isProperty
    case .list(let things): for thing in things { note(returned: thing, by: returner) }
    default: break
    }
  }

  /// Protocols of the system that all views conform to.
  private static let protocols = [
    "UIAccessibilityIdentification", "UIAppearance", "UITraitEnvironment", "NSObjectProtocol",
  ]

  /// The types whose extensions add methods to a view.
  func systemTypes(of view: ViewFacts.ID) -> [String] {
    let facts = facts(view)
    return systemTypes(of: facts.className, facts.type)
  }

  /// The types whose extensions add functions to a class of views by its name; none for another type
  /// but itself.
  func systemTypes(named name: String, from scope: Scope) -> [String] {
    viewClass(name, in: scope).map { systemTypes(of: $0.0, $0.1) } ?? [name]
  }

  func systemTypes(of className: String, _ type: TypeInfo?) -> [String] {
    var types = type.map { [$0.name] + $0.allInherited.sorted() } ?? []
    types.append(className)
    if ViewClasses.systemControls[className] != nil || className == "UIButton" {
      types.append("UIControl")
    }
    // Protocols that the project lets all views conform to.
    types += ["UIView"] + index.extensionInherits(of: "UIView").sorted()
    return (types + Self.protocols + ["UIResponder", "NSObject"]).uniqued(by: \.self)
  }
}

extension SetupReader.Returner {
  fileprivate init(_ function: FunctionDeclaration) {
    self.init(name: function.name, isStatic: function.isStatic)
  }

  fileprivate init(_ variable: VariableDeclaration) {
    self.init(name: variable.name, isStatic: variable.isStatic, isProperty: true)
  }
}
