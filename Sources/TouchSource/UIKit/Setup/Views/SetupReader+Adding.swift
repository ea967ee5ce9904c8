import TouchModel

/// What code puts into other views.
extension SetupReader {
  /// Puts a view into another.
  ///
  /// - Parameters:
  ///   - isArranged: Whether that is a stack view which arranges it.
  ///   - isOnTop: Whether it is put in front of all that is there.
  func put(
    _ view: ViewFacts.ID, into parent: ViewFacts.ID, isArranged: Bool, isOnTop: Bool = false,
    _ frame: SetupFrame
  ) {
    additions += 1
    let rank = additions
    give(.view(view), to: parent)
    notePlacing(of: view)
    change(view) {
      $0.superviews.append(parent)
      // One of a list is added as often as it is made.
      $0.additions.append(frame.branches.union($0.repetitions))
      if let running { $0.adders.insert(running) }
      $0.levels.append(isOnTop ? rank : nil)
      if isArranged {
        $0.stacks.append(parent)
        $0.ranks.append(rank)
      }
    }
  }

  /// Notes that the code under way puts a view into another: what has been withheld of that was so before.
  private func notePlacing(of view: ViewFacts.ID) {
    guard let running, let run = runs[running] else { return }
    runs[running]?.placed.insert(canonical(view))
    for (name, views) in run.withheld where views.map(canonical).contains(canonical(view)) {
      runs[running]?.withheldWithPlacing[name, default: []].insert(view)
    }
  }

  /// Whether a view that code adds, with a number that grows from one to the next, is added after all that
  /// another piece of code adds: in the same, or in a function of a class below that calls the one it
  /// overrides before.
  func isAdded(_ level: Int, by adder: Place, after other: Int, by otherAdder: Place) -> Bool {
    if adder == otherAdder { return level > other }
    guard let below = runs[adder], below.superCalls.count == 1,
      let call = below.superCalls.values.first, call.additions < level
    else { return false }
    var above = otherAdder
    for _ in 0..<Self.mostClasses {
      if let run = runs[above], run.function == below.function { return run.order > below.order }
      // What the function above calls, and nothing else.
      guard let callers = callers[above], callers.count == 1, let caller = callers.first else {
        return false
      }
      above = caller
    }
    return false
  }

  /// Puts views into a view.
  func adopt(
    _ thing: Thing, in parent: ViewFacts.ID, isOnTop: Bool, _ frame: SetupFrame
  ) -> Thing {
    switch thing {
    case .view(let child):
      put(child, into: parent, isArranged: false, isOnTop: isOnTop, frame)
    case .list(let things):
      for thing in things { _ = adopt(thing, in: parent, isOnTop: isOnTop, frame) }
    default: break
    }
    return .other
  }

  /// Puts views into a stack view, which adds them in front of all that it holds.
  func arrange(_ thing: Thing, in stack: ViewFacts.ID, _ frame: SetupFrame) {
    switch thing {
    case .view(let view): put(view, into: stack, isArranged: true, isOnTop: true, frame)
    case .list(let things): for thing in things { arrange(thing, in: stack, frame) }
    default: change(stack) { $0.isMixed = true }
    }
  }

  /// Puts what a call is handed, views or lists of them, into a view.
  func addAll(
    _ arguments: [Expression.Argument], to parent: ViewFacts.ID, isArranged: Bool,
    in frame: SetupFrame
  ) {
    change(parent) { $0.holdsViews = true }
    for argument in arguments {
      let given = read(argument.value, in: frame)
      if isArranged {
        arrange(given, in: parent, frame)
      } else {
        _ = adopt(given, in: parent, isOnTop: true, frame)
      }
    }
  }

  /// Puts views into one that is another class's, or not followed.
  func put(
    _ given: Thing, intoOuter thing: Thing, isArranged: Bool, _ frame: SetupFrame
  ) {
    switch given {
    case .view(let view):
      let className = isArranged ? "UIStackView" : "UIView"
      let known = facts(view).superviews.last {
        facts($0).className == className && stands($0, for: thing)
      }
      let stand = known ?? outside(thing, className: className)
      put(view, into: stand, isArranged: isArranged, frame)
    case .list(let things):
      for one in things { put(one, intoOuter: thing, isArranged: isArranged, frame) }
    default: break
    }
  }

  /// What stands for a view that others are put into and that is another class's, or not followed.
  private func outside(_ thing: Thing, className: String) -> ViewFacts.ID {
    var facts = ViewFacts(className: className)
    if className == "UIStackView" {
      facts.properties["axis"] = [.unknown]
      facts.isMixed = true
    }
    if case .inner(let type, let property, let holder) = thing {
      facts.inner = (type, property, holder)
      facts.name = property
    }
    return add(facts)
  }

  /// Whether a view stands for one that a view of another class holds.
  private func stands(_ view: ViewFacts.ID, for thing: Thing) -> Bool {
    guard case .inner(let type, let property, let holder) = thing, let inner = facts(view).inner
    else { return false }
    return inner.type.key == type.key && inner.property == property
      && inner.holder.map(canonical) == holder.map(canonical)
  }

  /// Methods that put a view into another.
  static let adding: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  ]

  /// Methods of libraries that put several views into another, one by one or in a list.
  static let addingSeveral: Set<String> = ["addSubviews", "addArrangedSubviews"]

  /// A layout guide that the code makes, which is laid out as a view is that shows nothing.
  func layoutGuide(at here: Place, in frame: SetupFrame) -> ViewFacts.ID {
    var facts = ViewFacts(className: "UILayoutGuide")
    facts.isMade = true
    facts.makings = [here]
    facts.branches = frame.branches
    facts.place = here
    return add(facts)
  }

  /// Methods that move a view before or behind all others of the same view.
  static let moving: Set<String> = ["bringSubviewToFront", "sendSubviewToBack"]

  /// Notes that a call moves a view before or behind others.
  func noteMove(of arguments: [Expression.Argument], at place: Place, _ frame: SetupFrame) {
    var moved: ViewFacts.ID?
    if let argument = arguments.first, case .view(let view) = read(argument.value, in: frame) {
      moved = view
    }
    moves[place, default: []].insert(moved)
  }

  /// The views that the text of a file moves before or behind others; nil where not all calls were read that
  /// do so, or not what they move.
  func moved(in code: [UInt8], of file: String) -> Set<ViewFacts.ID>? {
    let calls = moves.filter { $0.key.file == file }
    let written = Self.moving.reduce(0) { $0 + code.occurrences(ofName: $1).count }
    let moved = calls.values.joined()
    guard written == calls.count, moved.allSatisfy({ $0 != nil }) else { return nil }
    return Set(moved.compactMap { $0.map(canonical) })
  }

  /// Notes a distance of its own that a stack view keeps behind a view.
  func setCustomSpacing(
    _ arguments: [Expression.Argument], of stack: ViewFacts.ID, in frame: SetupFrame
  ) {
    var spacing = ViewFacts.CustomSpacing()
    if let argument = arguments.first(where: { $0.label == "after" }),
      case .view(let view) = read(argument.value, in: frame)
    {
      spacing.view = view
    }
    // What is set on one way only, or later on, leaves it as it was on others.
    if let value = arguments.first?.value, frame.branches.isEmpty {
      spacing.length = number(value, in: frame)
    }
    change(stack) { $0.customSpacings.append(spacing) }
  }
}
