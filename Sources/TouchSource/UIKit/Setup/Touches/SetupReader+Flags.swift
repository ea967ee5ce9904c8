import TouchModel

/// Properties that hide views or keep touches from them.
extension SetupReader {
  /// Gives a value to such a property; nil where it is not known.
  func set(_ name: String, to value: Expression?, of view: ViewFacts.ID, in frame: SetupFrame) {
    set(name, to: value.flatMap { isGiven($0, in: frame) ?? isMet($0, in: frame) }, of: view, frame)
  }

  /// Whether an expression is true that is written out, or a name that stands for such a one.
  private func isGiven(_ value: Expression, in frame: SetupFrame) -> Bool? {
    switch value.kind {
    case .boolean(let isTrue): return isTrue
    case .unary("!", let operand): return isGiven(operand, in: frame).map { !$0 }
    case .name(let name):
      if case .boolean(let isTrue)? = frame.scope.lookUp(name) { return isTrue }
      if let isTrue = flag(givenTo: name, in: frame) { return isTrue }
      return isNeverRaised(name, in: frame) ? false : nil
    default: return nil
    }
  }

  /// What all calls of the function that is read give a parameter of it; nil where that differs or is not
  /// known.
  private func flag(givenTo name: String, in frame: SetupFrame) -> Bool? {
    guard frame.isOwn, frame.type(name)?.name == "Bool", let type = frame.scope.type ?? owner,
      let function = type.ownFunctions.first(where: { $0.place == running }),
      let parameter = function.parameters.first(where: { $0.name == name })
    else { return nil }
    return ConfiguringCalls(index: index).flag(givenTo: parameter, of: function, in: type)
  }

  /// Whether a name is that of a property which is false at first and which nothing sets to anything else.
  private func isNeverRaised(_ name: String, in frame: SetupFrame) -> Bool {
    guard frame.isOwn, frame.thing(name) == nil, let type = frame.scope.type,
      let variable = type.ownVariables.first(where: { $0.name == name }), !variable.isStatic,
      variable.getter == nil, variable.observers.isEmpty, variable.attributes.isEmpty,
      case .boolean(false)? = variable.value?.kind
    else { return false }
    var files = Set([variable.file, type.file].compactMap(index.number))
    var names = variable.isPrivate ? [] : [type.name]
    var met: Set<String> = []
    while let name = names.popLast() {
      guard met.insert(name).inserted else { continue }
      for number in index.numbers(mentioning: name) {
        files.insert(number)
        names += index.files[number].scan.types.filter { $0.inherits.contains(name) }
          .compactMap(\.path.last)
      }
      guard files.count <= Self.mostFiles else { return false }
    }
    return files.allSatisfy { index.presenters(of: name, in: $0) == [] }
      && (variable.isPrivate || OutsideUse(index: index).members(of: name, in: type).isEmpty)
  }

  /// The most files that are searched for what sets a property.
  private static let mostFiles = 32

  /// Takes a view for hidden that is given an alpha with which it takes no touches.
  func setAlpha(of view: ViewFacts.ID, to value: Expression, in frame: SetupFrame) {
    let least = SystemLimits.leastTouchedAlpha
    let isHidden = number(value, in: frame).flatMap {
      $0.largest < least ? true : $0.smallest < least ? nil : false
    }
    set("alpha", to: isHidden, of: view, frame)
  }

  /// Notes that code which is not followed may hide a view and show it.
  func doubtSight(of view: ViewFacts.ID) {
    change(view) { facts in
      for property in ViewFacts.hiding { facts.hidings[property] = [true, false] }
    }
  }

  /// Notes that code may show what is not followed, as each of the views that another holds.
  func noteShowing(by name: String, _ value: Expression, in frame: SetupFrame) {
    let stays =
      name == "alpha"
      ? number(value, in: frame).map { $0.largest < SystemLimits.leastTouchedAlpha } ?? false
      : isGiven(value, in: frame) ?? isMet(value, in: frame) ?? false
    if !stays { showsFound = true }
  }

  /// Notes that code may let touches through to a view that another class holds.
  func noteReacting(
    _ property: String, of type: TypeInfo, _ value: Expression, in frame: SetupFrame
  ) {
    if isGiven(value, in: frame) == true { innerReacting.insert("\(type.key).\(property)") }
  }

  private func set(_ name: String, to known: Bool?, of view: ViewFacts.ID, _ frame: SetupFrame) {
    guard let flag = ViewFacts.flag(name) else { return }
    let isTrue = known ?? false
    let isKnown = known != nil
    let facts = facts(view)
    let isSure = frame.branches.isSubset(of: facts.branches)
    change(view) { facts in
      facts[keyPath: flag].formUnion(isKnown ? [isTrue] : [true, false])
      // Where the branch is not taken it stays as it was.
      if !isSure, let usual = facts.usual(name) { facts[keyPath: flag].insert(usual) }
      if isTrue, name == "isUserInteractionEnabled" { facts.isToldToReact = true }
    }
    if ViewFacts.hiding.contains(name), let running, known != true {
      runs[running]?.shown.insert(view)
    }
    guard isKnown, isSure, isTrue == ViewFacts.hiding.contains(name) else { return }
    // A view of one function is hidden, or kept from touches, wherever that makes it.
    if facts.isMade && !facts.isHeld {
      change(view) { $0.withheldAtFirst.insert(name) }
    } else if let running {
      let isNew = runs[running]?.withheld[name, default: []].insert(view).inserted == true
      if isNew, runs[running]?.mayHaveEnded == true { runs[running]?.passedOver.insert(view) }
      if runs[running]?.placed.contains(canonical(view)) == true {
        runs[running]?.withheldWithPlacing[name, default: []].insert(view)
      }
    }
  }

  /// Notes that `rx.isHidden` and `isHidden.toggle()` may give it any value.
  func noteFlag(
    behind name: String, _ links: ArraySlice<Expression.Link>, of view: ViewFacts.ID,
    in frame: SetupFrame
  ) {
    guard case .member(let member)? = links.first?.kind else { return }
    if ViewFacts.flag(name) != nil, member == "toggle" { set(name, to: nil, of: view, in: frame) }
    if name == "rx" || name == "reactive" { set(member, to: nil, of: view, in: frame) }
  }

  /// Reads a piece of the class's code by itself.
  ///
  /// - Parameters:
  ///   - function: The name of the function that it is, if it is one.
  ///   - isFirst: Whether it runs before a view is shown.
  func read(_ place: Place, of function: String? = nil, isFirst: Bool, _ read: () -> Void) {
    let additions = additions
    (running, runs[place]) = (
      place, Run(order: runs.count, function: function, isFirst: isFirst)
    )
    defer { running = nil }
    read()
    runs[place]?.addsViews = self.additions > additions
  }

  /// What runs before a view is shown, and what that calls.
  func firstRuns() -> Set<Place> {
    let surely = calls(
      of: runs.filter { $0.value.isFirst || isConfiguring($0.key, $0.value) }.map(\.key))
    // What puts views into others sets them up.
    let adding = runs.filter { place, run in
      run.addsViews && !surely.contains(place) && !runsLater(place, than: surely, within: [])
    }
    return surely.union(calls(of: adding.map(\.key)))
  }

  /// Pieces of code and what they call, whatever may end them before.
  private func calls(of places: [Place]) -> Set<Place> {
    var places = places
    var called: Set<Place> = []
    while let place = places.popLast() {
      guard called.insert(place).inserted, let run = runs[place] else { continue }
      places += run.calls
    }
    return called
  }

  /// Whether a piece of code that no other surely calls before a view is shown need not run before: a touch
  /// runs it, or all that calls it does so in some case only or need not run before either.
  private func runsLater(
    _ place: Place, than first: Set<Place>, within around: Set<Place>
  ) -> Bool {
    guard !around.contains(place) else { return true }
    guard let name = runs[place]?.function, name != "init", let owner else { return false }
    if views.contains(where: { $0.actions.contains(name) })
      || recognizers.contains(where: { $0.action == name })
    {
      return true
    }
    guard let callers = callers[place]?.subtracting([place]), !callers.isEmpty,
      let function = owner.functions(name).first(where: { $0.place == place })
    else { return false }
    let types = [owner] + owner.allInherited.compactMap { index.type($0, from: owner) }
    let isOwn =
      function.isPrivate || !types.contains { OutsideUse(index: index).calls(name, of: $0) }
    return isOwn
      && callers.allSatisfy {
        first.contains($0) || runsLater($0, than: first, within: around.union([place]))
      }
  }

  /// Whether a piece of code that hides views, or keeps touches from some that no other code lets them
  /// through to, is what others set each view of the class up with.
  private func isConfiguring(_ place: Place, _ run: Run) -> Bool {
    let hidden = ViewFacts.hiding.flatMap { run.withheld[$0] ?? [] }
    let kept = (run.withheld["isUserInteractionEnabled"] ?? []).subtracting(run.passedOver)
    guard !hidden.isEmpty || !kept.isEmpty && kept.allSatisfy(isLeftToClass), let owner,
      let function = owner.ownFunctions.first(where: { $0.place == place })
    else { return false }
    return ConfiguringCalls(index: index).configures(function, owner)
  }

  /// Whether each initializer that makes a view of the class keeps touches from it.
  var isClosedAtFirst: Bool {
    guard let owner, let own = own.map(canonical) else { return false }
    let makers = owner.initializers.filter { maker in
      maker.body.map { !$0.stopsTheApp && !$0.delegates } ?? false
    }
    return !makers.isEmpty
      && makers.allSatisfy { maker in
        reached(from: [maker.place]).contains { place in
          guard let run = runs[place], !run.passedOver.map(canonical).contains(own) else {
            return false
          }
          return run.withheld["isUserInteractionEnabled"]?.map(canonical).contains(own) ?? false
        }
      }
  }

  /// Whether no code outside the class may let touches through to a view.
  private func isLeftToClass(_ view: ViewFacts.ID) -> Bool {
    let facts = facts(view)
    guard !facts.isPrivate || facts.isFilePrivate, let owner, let name = facts.name else {
      return facts.isPrivate
    }
    return !OutsideUse(index: index).members(of: name, in: owner)
      .contains { mayLetTouchesThrough($0, facts) }
  }

  /// Notes which views are hidden, or kept from touches, by what runs before they are shown: the others
  /// begin as they are made.
  func settleFlags(by first: Set<Place>) {
    let made = madeOnly(of: first).filter { runs[$0]?.withheld.isEmpty == false }
    let makers = made.isEmpty ? [] : makers()
    for (place, run) in runs {
      for (name, views) in run.withheld {
        for view in views where first.contains(place) || facts(view).adders == [place] {
          let isPassedOver = run.passedOver.map(canonical).contains(canonical(view))
          let isSure =
            !made.contains(place) || isWithheld(view, by: name, whereverPlacedBy: place)
            || (makers.isEmpty
              ? !isPassedOver
              : makers.allSatisfy { withholds(view, by: name, whereMadeBy: $0) })
          if isSure { change(view) { $0.withheldAtFirst.insert(name) } }
        }
      }
    }
    for number in views.indices {
      let view = ViewFacts.ID(number: number)
      guard canonical(view) == view else { continue }
      for name in ["isEnabled", "isUserInteractionEnabled"] {
        guard let flag = ViewFacts.flag(name), facts(view)[keyPath: flag] == [false],
          !facts(view).withheldAtFirst.contains(name), let first = firstValue(of: name, view)
        else { continue }
        change(view) { $0[keyPath: flag].insert(first) }
      }
    }
  }

  /// The pieces of code, of those that run before a view is shown, that run where one is made alone.
  private func madeOnly(of first: Set<Place>) -> Set<Place> {
    let made = calls(of: runs.filter { $0.value.function == "init" }.map(\.key))
    return made.subtracting(calls(of: Array(first.subtracting(made))))
  }

  /// The initializers, of those that were read, by which the project is seen to make what the class is; the
  /// one that was read where there is no other.
  private func makers() -> [Place] {
    guard let owner else { return [] }
    let read = owner.initializers.filter { runs[$0.place] != nil && $0.body?.delegates == false }
    if read.count == 1 { return [read[0].place] }
    return index.makings(of: ViewReference(owner)).ways.compactMap { arguments in
      let called = owner.initializers.taking(arguments)
      return called.count == 1 ? read.first { $0.place == called[0].place }?.place : nil
    }
  }

  /// Whether an initializer, or what it calls in every case, hides a view or keeps touches from it wherever it
  /// does not end before, be it by one of a class above.
  private func withholds(
    _ view: ViewFacts.ID, by name: String, whereMadeBy maker: Place
  ) -> Bool {
    let own = owner?.initializers.map(\.place) ?? []
    let above = runs.filter { $0.value.function == "init" && !own.contains($0.key) }.map(\.key)
    return calls(of: [maker] + above).contains { place in
      guard let run = runs[place], !run.passedOver.map(canonical).contains(canonical(view)) else {
        return false
      }
      return run.withheld[name]?.map(canonical).contains(canonical(view)) ?? false
    }
  }

  /// Whether a piece of code, which alone puts a view into another, and does so once, hides it or keeps touches
  /// from it wherever it does that.
  private func isWithheld(
    _ view: ViewFacts.ID, by name: String, whereverPlacedBy place: Place
  ) -> Bool {
    let facts = facts(view)
    guard facts.isHeld, facts.adders == [place], facts.additions.count == 1, facts.host == nil,
      facts.keeper == nil, !facts.isOutlet, !facts.isListed, !facts.isHandedOut,
      facts.unknowns.isEmpty, let withheld = runs[place]?.withheldWithPlacing[name],
      withheld.map(canonical).contains(canonical(view))
    else { return false }
    guard !facts.isPrivate || facts.isFilePrivate, let owner, let property = facts.name else {
      return true
    }
    return OutsideUse(index: index).members(of: property, in: owner).isEmpty
  }

  /// What a property that lets touches through is before code sets it, as Interface Builder says of what it
  /// makes; nil where that is not known.
  private func firstValue(of name: String, _ view: ViewFacts.ID) -> Bool? {
    let facts = facts(view)
    guard facts.isOutlet else { return facts.usual(name) }
    let drawn = Set(
      interfaceViews(of: facts).map { name == "isEnabled" ? !$0.isDisabled : $0.reacts })
    return drawn.count == 1 ? drawn.first : nil
  }

  /// A piece of the class's code, as far as it hides views and calls others.
  struct Run {
    /// How many were read before it: those of a class before those of the classes above.
    var order: Int
    /// The name of the function that it is, if it is one.
    var function: String?
    var isFirst: Bool
    /// Whether it puts views into others.
    var addsViews = false
    /// The views that it hides, or keeps from touches, in every case, by the properties that do.
    var withheld: [String: Set<ViewFacts.ID>] = [:]
    /// Those of them before which it may have ended.
    var passedOver: Set<ViewFacts.ID> = []
    /// The views that it puts into others, with nothing behind that which may end it.
    var placed: Set<ViewFacts.ID> = []
    /// The views that it hides, or keeps from touches, wherever it goes on to put them into others or has just
    /// done so, by the properties that do.
    var withheldWithPlacing: [String: Set<ViewFacts.ID>] = [:]
    /// The views that it may show.
    var shown: Set<ViewFacts.ID> = []
    /// The functions that it calls in every case and that are read by themselves.
    var calls: Set<Place> = []
    /// Those of them that run, of what classes below override too, where nothing may end it before.
    var sureCalls: Set<Place> = []
    /// Its calls of them that nothing may end it before, in their order.
    var reachedCalls: [ReachedCall] = []
    /// Whether something that was read of it may end it early.
    var mayHaveEnded = false
    /// The ends of the controller's navigation bar that it gives items to in every case.
    var givenSides: Set<InterfaceFiles.BarSide> = []
    /// Its calls of what it overrides, by pass.
    var superCalls: [Int: SuperCall] = [:]
  }

  /// A call of what a function overrides, by what was read before it.
  struct SuperCall {
    /// How many blocks of constraints were.
    var blocks: Int
    /// How often the code put a view into another.
    var additions: Int
  }

  /// A call of a function of the class that is read by itself.
  struct ReachedCall {
    var function: Place
    var branches: Set<Branch>
    var pass: Int
    /// How many blocks of constraints were read before it.
    var blocks: Int
  }

  /// Functions that the system calls before it shows a view.
  static let settingUp: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "awakeFromNib", "didMoveToSuperview",
    "didMoveToWindow", "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
    "prepareForReuse", "updateConstraints", "updateViewConstraints",
  ]
}

extension ViewFacts {
  /// What a property that lets touches through is where the code does not set it; nil where it is
  /// false, and for others.
  fileprivate func usual(_ flag: String) -> Bool? {
    switch flag {
    case "isEnabled": true
    case "isUserInteractionEnabled":
      className.hasSuffix("Label") || className.hasSuffix("ImageView") ? nil : true
    default: nil
    }
  }
}
