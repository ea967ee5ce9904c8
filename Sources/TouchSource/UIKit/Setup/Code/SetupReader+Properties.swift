import TouchModel

/// What the properties of a class hold.
extension SetupReader {
  /// The view that a property of the class holds.
  func property(_ variable: VariableDeclaration, className: String, type: TypeInfo?)
    -> ViewFacts.ID
  {
    if let known = properties[variable.name] { return known }
    var facts = ViewFacts(className: className)
    facts.type = type
    facts.name = variable.name
    facts.isHeld = true
    facts.isPrivate = variable.isPrivate
    facts.isFilePrivate = variable.isFilePrivate
    let declared = observedOutlet(variable) ?? variable
    facts.place = Place(declared.position, in: declared.file)
    facts.isOutlet = declared.isOutlet
    classify(&facts)
    draw(&facts)
    takeOutsideTitle(&facts)
    let view = add(facts)
    properties[variable.name] = view
    uniteTwins(of: view, variable)
    return view
  }

  /// A property's first value.
  func initialize(
    _ variable: VariableDeclaration, with value: Expression, in frame: SetupFrame
  ) {
    let known = ownProperty(variable.name, in: frame)
    var thing = read(value, as: variable.type, in: frame)
    if thing.isOther, value.isCall, case .view(let property)? = known {
      thing = .view(madeElsewhere(facts(property).className, at: value.position, in: frame))
    }
    switch (known, thing) {
    case (.view(let property)?, .view(let made)): unite(property, made)
    case (nil, .view(let made)), (.slot?, .view(let made)):
      let facts = facts(made)
      unite(property(variable, className: facts.className, type: facts.type), made)
    default:
      if case .record = thing { doubt(thing, UnknownReason.handedOver) }
      slots[variable.name, default: []].append(thing)
    }
  }

  /// What a property of the class refers to; nil where the class has none of that name.
  func ownProperty(_ name: String, in frame: SetupFrame) -> Thing? {
    if let known = properties[name] { return .view(known) }
    guard let variable = owner?.variable(name) ?? frame.scope.type?.variable(name) else {
      return nil
    }
    if let listed = listedViews(variable, in: frame) { return listed }
    if let getter = variable.getter {
      guard let result = variable.type?.unwrapped,
        viewClass(result.element.name, in: frame.scope) != nil
      else { return .slot(name) }
      let made = inline("\(variable.file).\(name)") {
        run(getter, as: variable.type, in: SetupFrame(in: frame))
      }
      if made != nil { followed.insert(Place(variable.position, in: variable.file)) }
      return listed(made ?? .other)
    }
    if let written = variable.type?.unwrapped,
      let (className, type) = viewClass(written.name, in: frame.scope)
        ?? genericArguments[written.name].flatMap({ viewClass($0.name, in: frame.scope) })
        ?? outletClass(variable)
    {
      return .view(property(variable, className: className, type: type))
    }
    if variable.type == nil, let value = variable.value,
      let made = madeClass(value, in: frame.scope)
    {
      return .view(property(variable, className: made.0, type: made.1))
    }
    // A list of views that nothing changes is what it is made of.
    let isConstant =
      !variable.isMutable || (variable.isLazy || variable.isPrivate) && !isChanged(variable)
    if isConstant, let known = slots[name], known.count == 1, case .list = known[0] {
      return listed(known[0])
    }
    if !keepsViewsUnderKeys(variable), let list = listGivenOnce(variable) { return list }
    return .slot(name)
  }

  /// The list of a controller that the system gives one to, which is all of its view; nil for other members.
  ///
  /// Source: the documentation of `UITableViewController` and of `UICollectionViewController`.
  func ownList(_ name: String) -> Thing? {
    let lists = [
      "tableView": "UITableViewController", "collectionView": "UICollectionViewController",
    ]
    guard let controller = lists[name], owner?.inherits(controller) == true else { return nil }
    return own.map { .view($0) }
  }

  /// Whether the file of a variable gives it anything but its first value.
  private func isChanged(_ variable: VariableDeclaration) -> Bool {
    changes(of: variable) != localChanges(of: variable)
  }

  /// How often the block that makes the first value of a variable changes a variable of its own of that name.
  private func localChanges(of variable: VariableDeclaration) -> Int {
    guard case .chain(let base, _)? = variable.value?.kind, case .closure(let block) = base.kind,
      block.body.contains(where: { $0.binds(variable.name) })
    else { return 0 }
    var count = 0
    block.body.forEachExpression { expression in
      guard case .chain(let base, let links) = expression.kind,
        case .name(variable.name) = base.kind, case .member(let member)? = links.first?.kind,
        Self.changing.contains(where: { ".\(member)".hasPrefix($0) })
      else { return }
      count += 1
    }
    return count
  }

  /// How often the file of a variable gives it another value than its first; nil where it is not there.
  func changes(of variable: VariableDeclaration) -> Int? {
    guard let bytes = index.number(of: variable.file).flatMap(index.bytes) else { return nil }
    return bytes.occurrences(ofName: variable.name).count { range in
      let before = bytes[..<range.lowerBound].suffix(4)
      let after = bytes[range.upperBound...].drop { $0 == UInt8(ascii: " ") }
      let isGiven = bytes.isAssignment(behind: range.upperBound)
      return isGiven && !["var ", "let "].contains { before.elementsEqual($0.utf8) }
        || bytes[..<range.lowerBound].last == UInt8(ascii: "&")
        || bytes.isElementAssignment(behind: range.upperBound)
        || Self.changing.contains { after.starts(with: $0.utf8) }
    }
  }

  /// What stands behind a variable that it changes.
  private static let changing = [
    "+=", "-=", "*=", "/=", ".append", ".insert", ".remove", ".toggle", ".negate",
  ]

  /// Whether a variable of a class keeps what the initializers give it: nothing else in its file does, nor
  /// can a class that inherits it, and code that reaches it from outside only uses its members.
  func keepsFirstValue(_ variable: VariableDeclaration, of type: TypeInfo) -> Bool {
    guard let number = index.number(of: variable.file) else { return false }
    // Those of other types in the file concern a variable of their own.
    let initializers = index.types(in: number).flatMap(\.initializers)
    let given = initializers.compactMap(\.body).joined().count { statement in
      guard case .assignment(let target, "=", _) = statement.kind else { return false }
      return [variable.name, "self.\(variable.name)"].contains(target.text)
    }
    return variable.getter == nil && !variable.isLazy && changes(of: variable) == given
      && !index.isInherited(type.name)
      && OutsideUse(index: index).members(of: variable.name, in: type)
        .isDisjoint(with: [.itself, "toggle", "negate"])
  }

  /// Whether an expression is a property of the class's own that holds a view which it makes, and that nothing
  /// gives another, or none.
  func neverLacksView(_ expression: Expression, in frame: SetupFrame) -> Bool {
    guard frame.isOwn, let owner, let path = expression.memberPath, path.count == 1,
      let variable = owner.variable(path[0]), variable.getter == nil, let value = variable.value,
      case .chain(let base, let links) = value.kind, case .name(let className) = base.kind,
      links.count == 1, case .call(let arguments) = links[0].kind, arguments.isEmpty,
      viewClass(className, in: frame.scope) != nil, !index.isInherited(owner.name)
    else { return false }
    if case .name(let name) = expression.kind, frame.thing(name) != nil { return false }
    return changes(of: variable) == 0
      && !OutsideUse(index: index).members(of: variable.name, in: owner).contains(.itself)
  }

  /// Marks the views of a list that the class holds.
  func listed(_ thing: Thing) -> Thing {
    if case .list(let things) = thing {
      for thing in things {
        if case .view(let view) = thing { change(view) { $0.isListed = true } }
        _ = listed(thing)
      }
    }
    return thing
  }

  /// The class that an expression makes, as `UIButton(type: .system)` does, or a property of a type, or a
  /// function of the class that says what it returns.
  private func madeClass(_ value: Expression, in scope: Scope) -> (String, TypeInfo?)? {
    if let made = classMade(byProperty: value, in: scope) ?? classMade(bySystem: value, in: scope) {
      return made
    }
    guard case .chain(let base, let links) = value.kind, case .name(let name) = base.kind,
      case .call(let arguments)? = links.first?.kind
    else { return nil }
    if let made = viewClass(name, in: scope)
      ?? genericArguments[name].flatMap({ viewClass($0.name, in: scope) })
    {
      return made
    }
    guard links.dropFirst().allSatisfy(\.isSetup),
      let type = owner ?? scope.type,
      let function = type.functions(name).first(where: { $0.takes(arguments) })
        ?? index.globalFunctions(name, from: scope).called(with: arguments),
      let result = function.result?.unwrapped, !function.generics.contains(result.name)
    else { return nil }
    return viewClass(result.name, in: scope)
  }

  /// Notes of views that a name stands for in one branch, and in another for what holds them, that little
  /// is known of them: what is said of either is said of both.
  private func settleHolders() {
    for number in views.indices {
      let view = ViewFacts.ID(number: number)
      guard canonical(view) == view, facts(view).superviews.map(canonical).contains(view) else {
        continue
      }
      doubt(view, UnknownReason.shared)
    }
  }

  /// The recognisers in a property that are added to views through it: what it begins with and nothing
  /// gives anything to do makes room for those that do something.
  private func addedRecognizers(in slot: String) -> [Int] {
    let all = (slots[slot] ?? []).compactMap { thing in
      if case .recognizer(let number) = thing { number } else { nil }
    }
    let acting = all.filter { !recognizers[$0].isBare }
    return acting.isEmpty || targetedSlots.contains(slot) ? all : acting
  }

  /// Does to what properties hold what was done to it through their names.
  func settleSlots() {
    settleReferences()
    for thing in slots.values.joined() { _ = listed(thing) }
    settleSlotMembers()
    for name in activatedSlots { activate(.list(slots[name] ?? [])) }
    // What a property holds other code may give something to do.
    for case .recognizer(let number) in slots.values.joined() { recognizers[number].mayAct = true }
    for (name, things) in slotRecognizers {
      for number in addedRecognizers(in: name) {
        for thing in things { add(recognizers: .recognizer(number), to: thing) }
      }
    }
    for (name, values) in slotConstants {
      for value in values { setConstant(value, of: .list(slots[name] ?? [])) }
    }
    settleOuterConstants()
    for name in switchedSlots {
      for thing in slots[name] ?? [] { switchOff(thing) }
    }
    settleHolders()
    settleBarItems()
    settleOuterBarItems()
    settleFlexes()
    settleSlotConstraints()
    settleBlocks()
    settleOtherSides()
    settleScrolling()
    settleBranches()
    settleArrangements()
    let first = firstRuns()
    settleFlags(by: first)
    settleUnseen(by: first)
    settleTransforms(by: first)
    settleImages()
    settleConfigurations()
    settleTexts()
  }
}

extension Statement {
  /// Whether it declares a constant or a variable of a name.
  fileprivate func binds(_ name: String) -> Bool {
    if case .binding(let names, _, _, _) = kind { names.contains(name) } else { false }
  }
}
