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
    for name in ["$0"] + closure.parameters.prefix(1) { block.bind(name, to: handed) }
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
  /// Whether properties lead to an object whose method of a name is an action, which is told what was
  /// touched.
  func isAction(
    _ name: String, of thing: Thing, behind base: Expression,
    _ links: ArraySlice<Expression.Link>, in frame: SetupFrame
  ) -> Bool {
    switch thing {
    case .other, .slot: break
    default: return false
    }
    guard frame.isOwn, var type = owner, case .name(let first) = base.kind else { return false }
    var path = first == "self" ? [] : [first]
    for link in links {
      switch link.kind {
      case .member(let name): path.append(name)
      case .optional, .forced: break
      case .call, .index: return false
      }
    }
    for property in path {
      guard let variable = type.variable(property), let written = variable.type?.unwrapped,
        let next = index.type(written.name, from: Scope(file: variable.file))
      else { return false }
      type = next
    }
    return !path.isEmpty
      && type.functions(name).contains { $0.attributes.contains { $0.name == "IBAction" } }
  }
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
