/// Closures that a call hands the object itself to, as reactive libraries do lest they keep it alive.
extension SetupReader {
  /// The object that a call hands to its closures before all else, as `bind(with: self) { owner, _ in }`
  /// does and what follows `withUnretained(self)`; nil for others.
  func handed(
    to name: String, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing? {
    let label: String? = name == "withUnretained" ? nil : "with"
    guard name == "withUnretained" || arguments.count > 1,
      let argument = arguments.first, argument.label == label, !argument.isTrailing,
      case .name(let given) = argument.value.kind
    else { return nil }
    switch thing(named: given, in: frame) {
    case .controller: return .controller
    case .view(let view) where frame.isOwn && own.map(canonical) == canonical(view):
      return .view(view)
    default: return nil
    }
  }

  /// Gives the first parameter of a closure what the call hands to it.
  func bindHanded(
    to closure: Expression.Closure, of block: SetupFrame, from frame: SetupFrame
  ) {
    guard let handed = frame.handed else { return }
    for name in ["$0"] + closure.parameters.prefix(1) {
      block.bind(name, to: handed)
      // Its properties hold what they hold by the name `self`.
      if let own = frame.scope.currentReceiver { block.scope.bind(name, to: own) }
    }
  }
}

extension SetupReader {
  /// Runs the closure that a call ends with as one that is handed a thing, as in
  /// `UIButton().then { $0.… }`; says whether there is one.
  @discardableResult
  func hand(
    _ thing: Thing, toClosureOf arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Bool {
    guard case .closure(let closure)? = arguments.last?.value.kind else { return false }
    let block = SetupFrame(in: frame)
    for parameter in ["$0"] + closure.parameters.prefix(1) { block.bind(parameter, to: thing) }
    _ = run(closure.body, in: block)
    return true
  }
}

extension SetupReader {
  /// Notes what a view is given that may hand touches of its own to it.
  func give(_ thing: Thing, to view: ViewFacts.ID) {
    guard let type = facts(view).type, type.handsTouchesOver else { return }
    switch thing {
    case .view(let given): change(given) { $0.relay = $0.relay ?? type.name }
    case .list(let things): for thing in things { give(thing, to: view) }
    default: break
    }
  }
}

extension SetupReader {
  /// Notes of views that a property of something that is not in the source is given them: whether that
  /// shows them, and how large, is not known.
  func keep(_ thing: Thing, in property: String) {
    guard !Self.referring.contains(property), !Self.isAsked(property) else { return }
    switch thing {
    case .view(let view) where !facts(view).isOwn:
      change(view) { $0.keeper = $0.keeper ?? property }
    case .list(let things): for thing in things { keep(thing, in: property) }
    default: break
    }
  }

  /// Whether what a property of the name holds is asked and told of things, and shown nowhere.
  static func isAsked(_ property: String) -> Bool {
    let small = property.lowercased()
    return ["delegate", "datasource"].contains(where: small.hasSuffix)
  }

  /// Whether a view is of a class that is neither the project's nor the system's.
  func isForeign(_ view: ViewFacts.ID) -> Bool {
    let facts = facts(view)
    return facts.type == nil && ViewClasses.isLibraryView(facts.className)
  }

  /// Whether what a property of the class holds is made of a class that the source does not hold.
  func isForeign(_ property: String) -> Bool {
    guard let variable = owner?.variable(property) else { return false }
    var name = variable.type?.unwrapped.name
    if name == nil, case .chain(let base, let links)? = variable.value?.kind,
      case .name(let made) = base.kind, case .call? = links.first?.kind
    {
      name = made
    }
    guard let name, name.isTypeName else { return false }
    return index.type(name, from: Scope(file: variable.file)) == nil
  }

  /// Properties of the system's that tell of views and show none.
  static let referring: Set<String> = [
    "accessibilityElements", "automationElements", "preferredFocusEnvironments", "sourceView",
    "passthroughViews", "sourceItem", "dataSource", "target",
  ]
}

/// What is handed to code that is not followed.
extension SetupReader {
  /// Notes of a view that a closure makes and returns that what called the closure has it.
  func doubt(handedBack thing: Thing?) {
    guard case .view(let view)? = thing, facts(view).isMade, !facts(view).isHeld,
      facts(view).superviews.isEmpty, facts(view).stacks.isEmpty
    else { return }
    doubt(view, UnknownReason.handedOver)
  }
}

extension SetupReader {
  /// Whether properties lead to an object whose method of a name is an action, which is told what was
  /// touched.
  func isAction(
    _ name: String, of thing: Thing, behind base: Expression,
    _ links: ArraySlice<Expression.Link>, in frame: SetupFrame
  ) -> Bool {
    switch thing {
    case .other, .object, .slot: break
    default: return false
    }
    guard frame.isOwn, let type = holder(behind: base, links, in: frame) else { return false }
    return type.functions(name).contains { $0.attributes.contains { $0.name == "IBAction" } }
  }

  /// The project's type, by what is written where they are declared, of the object that properties lead to, or
  /// that a function is given; nil for any other, and for the class itself.
  func holder(
    behind base: Expression, _ links: ArraySlice<Expression.Link>, in frame: SetupFrame
  ) -> TypeInfo? {
    guard case .name(let first) = base.kind else { return nil }
    var path: [String] = []
    for link in links {
      switch link.kind {
      case .member(let name): path.append(name)
      case .optional, .forced: break
      case .call, .index: return nil
      }
    }
    var type: TypeInfo?
    if let given = frame.type(first), frame.thing(first) != nil {
      type = index.type(given.name, from: frame.scope)
    } else if frame.isOwn, let owner {
      if first != "self" { path.insert(first, at: 0) }
      guard !path.isEmpty else { return nil }
      type = owner
    }
    for property in path {
      guard let variable = type?.variable(property), let written = variable.type?.unwrapped else {
        return nil
      }
      type = index.type(written.name, from: Scope(file: variable.file))
    }
    return type
  }

  /// Follows a method of another object of the project's into all that it may be; nil where one of these is
  /// not in the source, or where there are too many.
  func method(
    _ name: String, of thing: Thing, behind base: Expression,
    _ links: ArraySlice<Expression.Link>, _ arguments: [Expression.Argument],
    at position: Position, in frame: SetupFrame
  ) -> Thing? {
    switch thing {
    case .other, .object, .slot: break
    default: return nil
    }
    guard arguments.contains(where: { $0.value.refersToThings && givesView($0.value, in: frame) })
    else { return nil }
    if isDelegate(base, links), arguments.allSatisfy({ namesSelfAtMost($0.value, in: frame) }) {
      return .other
    }
    guard let type = holder(behind: base, links, in: frame) else { return nil }
    var types = [type]
    if type.kind == .classType || type.kind == .protocolType {
      let heirs = index.conformers(to: type, from: frame.scope.file).map(\.info)
      guard heirs.count <= Self.mostConformers, !heirs.contains(where: { $0 == nil }) else {
        return nil
      }
      types = heirs.compactMap { $0 } + (type.kind == .protocolType ? [] : [type])
    }
    let functions = types.map { type in
      type.functions(name).first { $0.hasBody && !$0.isStatic && $0.takes(arguments) }
    }
    if leave(functions.compactMap(\.self), of: types, arguments, in: frame) {
      for argument in arguments { runLater(argument.value, in: frame) }
      return .other
    }
    let bodies = functions.compactMap { $0?.body }
    guard !types.isEmpty, bodies.count == types.count,
      !types.contains(where: { $0.systemViewClass != nil || $0.isController }),
      !bodies.contains(where: { makesViews($0, in: frame.scope) })
    else { return nil }
    let views = arguments.map { read($0.value, in: frame) }
    let before = views.map(looks)
    for (number, (type, function)) in zip(types, functions).enumerated() {
      guard let function else { continue }
      let branch = types.count > 1 ? frame.branch(at: position, number, of: types.count) : nil
      _ = follow(
        function, on: .value(.unknown, type), isOwn: false, arguments,
        in: SetupFrame(in: frame, branch: branch))
    }
    // What one of several makes it show, another may not.
    if types.count > 1, views.map(looks) != before {
      for view in views { doubt(view, UnknownReason.member(name)) }
    }
    for argument in arguments { runLater(argument.value, in: frame) }
    return .other
  }

  /// Whether properties lead to a delegate of the object, by their names.
  private func isDelegate(_ base: Expression, _ links: ArraySlice<Expression.Link>) -> Bool {
    var name: String?
    if case .name(let first) = base.kind { name = first }
    for link in links { if case .member(let member) = link.kind { name = member } }
    return name?.lowercased().hasSuffix("delegate") ?? false
  }

  /// Whether an argument hands over no other view than the class's own, by which a delegate is told who
  /// calls it.
  private func namesSelfAtMost(_ value: Expression, in frame: SetupFrame) -> Bool {
    switch read(value, in: frame) {
    case .view(let view): facts(view).isOwn
    case .closure: false
    case let thing: !thing.concernsLayout
    }
  }

  /// How much is said of what a view, or each of a list, shows and of the frames that it is given.
  private func looks(_ thing: Thing) -> Int {
    switch thing {
    case .view(let view):
      let facts = facts(view)
      return facts.content.count + facts.frames.count + facts.transforms.count
        + facts.properties.values.reduce(0) { $0 + $1.count }
    case .list(let things): return things.reduce(0) { $0 + looks($1) }
    default: return 0
    }
  }

  /// Whether code makes views or recognisers, which are told of where it is read by itself.
  func makesViews(_ body: [Statement], in scope: Scope) -> Bool {
    var makes = false
    body.forEachExpression { expression in
      guard case .chain(let base, let links) = expression.kind, case .name(let name) = base.kind,
        case .call? = links.first?.kind
      else { return }
      makes = makes || viewClass(name, in: scope) != nil || recognizerKind(name, in: scope) != nil
    }
    return makes
  }

  /// The most types of which each may be the one that is asked.
  private static let mostConformers = 6
}

/// What the calls of a chain hand to their closures.
struct Handing {
  private var thing: Thing?
  /// Whether the calls that follow hand it on.
  private var isKept = false

  /// Goes on to a call, which may hand something to its closures.
  mutating func pass(_ name: String, _ handed: Thing?) {
    if let handed {
      (thing, isKept) = (handed, name == "withUnretained")
    } else if !isKept {
      thing = nil
    }
    // What makes others of the elements leaves it away.
    if isKept, name.lowercased().contains("map") || name == "scan" {
      (thing, isKept) = (nil, false)
    }
  }

  /// A frame whose closures get it.
  func frame(in frame: SetupFrame) -> SetupFrame {
    thing.map { SetupFrame(in: frame, handing: $0) } ?? frame
  }
}
