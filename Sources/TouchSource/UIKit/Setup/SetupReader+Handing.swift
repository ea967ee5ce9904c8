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
