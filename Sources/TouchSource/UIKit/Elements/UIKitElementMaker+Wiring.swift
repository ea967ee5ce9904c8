import TouchModel
import TouchRules

/// Whether anything makes a button or a control do something.
extension UIKitElementMaker {
  /// The kind of element that code outside its class proves a view of a library's class to be.
  func outerKind(of facts: ViewFacts) -> Screen.Element.Kind? {
    guard ViewClasses.isLibraryControl(facts.className), let outside = outsideUse(of: facts) else {
      return nil
    }
    return outside.isDisjoint(with: ["addTarget", "addAction", "rx.tap", "tapPublisher"])
      ? nil : .button
  }

  /// Whether a button does nothing, and no code elsewhere can make it do something.
  func isIdle(_ facts: ViewFacts) -> Bool {
    if isStandIn(facts) { return true }
    guard isWired(facts) == false, !facts.isOutlet, !facts.isListed, let place = facts.place else {
      return false
    }
    // A bar leaves it to a view of the app's what a tap on it does.
    let isShown = facts.host == nil || facts.host == .bar && !reader.changesCustomViews
    if facts.isPrivate { return outsideUse(of: facts).map { onlyReads($0, facts) } ?? true }
    return !facts.isHeld && reader.returned[place] == nil && isShown && !isFoundByTag(facts)
  }

  /// Whether code may find a view by its tag.
  private func isFoundByTag(_ facts: ViewFacts) -> Bool {
    reader.findable.contains { reader.facts($0).place == facts.place }
      && index.files.indices.contains { number in
        index.files[number].text == nil && index.bytes(of: number)?.hold("viewWithTag") == true
      }
  }

  /// Whether a control of the system's shows something even where nothing listens to it, as a page control
  /// does which page is there.
  private static func isShowing(_ facts: ViewFacts) -> Bool { facts.className == "UIPageControl" }

  /// Whether all that may make a button do something is in no source that is known.
  ///
  /// - Parameter outside: What code outside its class does to it; nil where none can reach it.
  func mayBeIdle(_ facts: ViewFacts, _ outside: Set<String>?) -> Bool {
    guard facts.elementKind == .button || Self.isShowing(facts) else { return false }
    let isIdle = outside.map { $0.isDisjoint(with: Self.wiring) && !tell($0, facts) }
    switch isWired(facts) {
    case true?: return false
    case false?: return isIdle ?? Self.isShowing(facts)
    // What lists and outlets are made to do need not name them.
    case nil: return isIdle ?? (!facts.isListed && !facts.isOutlet)
    }
  }

  /// Whether members that code uses of a view of some name may make it do something. Those that neither its
  /// class nor an extension of the project's declares, and that do not speak of touches, are the system's,
  /// or those of another object of that name.
  private func tell(_ members: Set<String>, _ facts: ViewFacts) -> Bool {
    members.contains { member in
      if onlyReads([member], facts) { return false }
      return member == "" || SetupReader.speaksOfTouches(member)
        || reader.declares(member, facts)
    }
  }

  /// Whether a button is made only to be handed to an action, as if it had been touched.
  private func isStandIn(_ facts: ViewFacts) -> Bool {
    facts.unknowns == [UnknownReason.action] && !facts.isWired && !facts.mayBeWired
      && !facts.isHeld && !facts.isOutlet && !facts.isListed && facts.superviews.isEmpty
      && facts.stacks.isEmpty && facts.host == nil
  }

  /// Whether the code makes a view do something, be it that of its own class; nil where only what is not in
  /// the source can say so, or code that it is handed to.
  func isWired(_ facts: ViewFacts) -> Bool? {
    guard !facts.isWired, onlyReads(facts.calls, facts),
      facts.isButton || Self.isShowing(facts),
      !solver.interfaceViews(of: facts).contains(where: {
        $0.acts || $0.tellsValues && (facts.type == nil || facts.className != "UIControl")
      })
    else { return true }
    let unknowns = facts.doubtsBesideCalls
    let isDoubted = !unknowns.isSubset(of: [UnknownReason.handedOver])
    switch facts.type.map(actsByItself) {
    case .some(true)?: return true
    case .some(nil): return isDoubted ? true : nil
    case .some(false)?, nil:
      // Of one without a look of the system's that does nothing itself, what else is done to it need not be
      // about touches.
      if isDoubted, facts.type == nil || facts.className != "UIControl" { return true }
      return facts.mayBeWired || !unknowns.isEmpty ? nil : false
    }
  }

  /// Whether code outside the class hands a control what it is to do, whose own class makes it react.
  func isHandled(_ facts: ViewFacts, by outside: Set<String>?) -> Bool {
    guard let outside, let type = facts.type,
      outside.contains(where: { type.variable($0)?.holdsFunction(in: index, type) ?? false })
    else { return false }
    return actsByItself(type) ?? false
  }

  /// Whether a button's own class calls a method of its own where a touch on it ends, which does more than to
  /// call what other code may have given it.
  func callsItself(_ facts: ViewFacts) -> Bool {
    guard facts.elementKind == .button, let type = facts.type else { return false }
    let inner = solver.classes.reading(type, nil)
    let called = inner.own.map { inner.facts($0).actions.compactMap(\.self) } ?? []
    return called.flatMap(type.functions).contains { function in
      function.body?.contains { !type.onlyCallsHandler(in: $0) } ?? false
    }
  }

  /// Whether a control's own class adds a recogniser to it that does something.
  func tapsItself(_ facts: ViewFacts) -> Bool {
    guard facts.className == "UIControl", let type = facts.type else { return false }
    let inner = solver.classes.reading(type, nil)
    guard let own = inner.own.map(inner.canonical) else { return false }
    return inner.recognizers.contains { recognizer in
      !recognizer.isIdle && !type.onlySendsTouches(by: recognizer)
        && recognizer.views.contains { inner.canonical($0) == own }
    }
  }

  /// Whether a class of controls of the project does something where it is touched; nil where its code
  /// does not say.
  private func actsByItself(_ type: TypeInfo) -> Bool? {
    let inner = solver.classes.reading(type, nil)
    guard let own = inner.own.map(inner.facts) else { return nil }
    let isWired =
      own.isWired || inner.recognizers.contains { !type.onlySendsTouches(by: $0) }
      || isHandedOn(own)
      || Self.handlers.flatMap(type.functions).contains { !type.onlySendsTouches(in: $0) }
    return isWired ? true : inner.isCut || own.mayBeWired || !own.unknowns.isEmpty ? nil : false
  }

  /// Functions of a control that are told of touches.
  private static let handlers: Set<String> = [
    "beginTracking", "continueTracking", "endTracking", "cancelTracking", "touchesBegan",
    "touchesMoved", "touchesEnded", "touchesCancelled", "sendAction", "sendActions",
    "accessibilityActivate", "contextMenuInteraction", "hitTest", "point",
    "gestureRecognizerShouldBegin",
  ]

  /// Whether nothing that code does to a view by way of some members makes it do something.
  private func onlyReads(_ members: Set<String>, _ facts: ViewFacts) -> Bool {
    members.subtracting(Self.reading).allSatisfy { member in
      guard let type = facts.type else { return false }
      // What its class does with what it is told is in the class's code.
      if let variable = type.variable(member) {
        return variable.holdsNoFunction || reader.isPlain(variable, of: type)
      }
      let functions = type.functions(member).filter { !$0.isStatic }
      return !functions.isEmpty
        && functions.allSatisfy { function in
          function.hasBody && !function.parameters.contains(where: \.takesFunction)
        }
    }
  }

  /// Members that change nothing and make a view do nothing.
  private static let reading: Set<String> = [
    "isSelected", "isHidden", "isEnabled", "isUserInteractionEnabled", "alpha", "frame", "bounds",
    "layer", "backgroundColor",
    "tintColor", "accessibilityLabel", "accessibilityIdentifier", "accessibilityHint",
    "setTitle", "setImage", "titleLabel", "setTitleColor", "setNeedsLayout",
  ]

  /// Members that make a control do something.
  static let wiring: Set<String> = [
    "addTarget", "addAction", "rx", "tapPublisher", "addInteraction", "addGestureRecognizer",
    "menu",
    "showsMenuAsPrimaryAction",
  ]

  /// What code outside the class does to a view that it can reach; nil where none can.
  func outsideUse(of facts: ViewFacts) -> Set<String>? {
    guard facts.isHeld, !facts.isPrivate || facts.isFilePrivate, let type = reader.owner,
      let name = facts.name
    else { return nil }
    let outside = OutsideUse(index: index)
    if facts.isFilePrivate { return outside.membersInFile(of: name, in: type) }
    let members = outside.members(of: name, in: type)
    // What an item of a bar shows is handed to nothing else.
    let isInBar = facts.host == .bar && outside.isShownInBar(name, of: type)
    return isInBar ? members.subtracting([.itself]) : members
  }
}

extension TypeInfo {
  /// Whether all that a statement does is to call a function that a property holds, if there is one.
  fileprivate func onlyCallsHandler(in statement: Statement) -> Bool {
    guard case .expression(let call) = statement.kind, case .chain(let base, let links) = call.kind,
      case .name(let first) = base.kind, case .call? = links.last?.kind
    else { return false }
    let names = links.compactMap { if case .member(let name) = $0.kind { name } else { nil } }
    let path = (first == "self" ? [] : [first]) + names
    return path.count == 1 && variable(path[0])?.type?.unwrapped.parameterCount != nil
  }

  /// Whether all that a recogniser of a control's class does is to let the control tell of a touch, as it does
  /// wherever else it is touched.
  func onlySendsTouches(by recognizer: RecognizerFacts) -> Bool {
    guard systemViewClass == "UIControl", let action = recognizer.action,
      case let functions = functions(action), functions.count == 1,
      let body = functions[0].body, !body.isEmpty
    else { return false }
    return body.allSatisfy(\.sendsTouches)
  }

  /// Whether all that a function which is told of touches does, beside what the class above does, is to let the
  /// control tell those who listen to it of a touch.
  fileprivate func onlySendsTouches(in function: FunctionDeclaration) -> Bool {
    guard let body = function.body, body.contains(where: \.sendsTouches),
      // What a touch sets may do something, as what another class of the project does above.
      ["isHighlighted", "isSelected"].allSatisfy({ variable($0) == nil })
    else { return false }
    let isLast = parents.allSatisfy { $0.functions(function.name).isEmpty }
    return body.allSatisfy { $0.sendsTouches || isLast && $0.calls(function.name, of: "super") }
  }
}

extension Statement {
  /// Whether it lets a control tell those who listen to it of a touch, and does no more.
  fileprivate var sendsTouches: Bool {
    guard case .expression(let call) = kind, case .chain(let base, let links) = call.kind,
      case .name(let name) = base.kind, case .call(let given)? = links.last?.kind,
      given.count == 1, given[0].value.memberName.map(SetupReader.touches.contains) == true
    else { return false }
    let names = links.compactMap { if case .member(let name) = $0.kind { name } else { nil } }
    return (name == "self" ? [] : [name]) + names == ["sendActions"]
  }

  /// Whether it calls a function of an object by names alone, and does no more.
  fileprivate func calls(_ function: String, of object: String) -> Bool {
    guard case .expression(let call) = kind, case .chain(let base, let links) = call.kind,
      case .name(object) = base.kind, links.count == 2, case .member(function) = links[0].kind,
      case .call(let given) = links[1].kind
    else { return false }
    return given.allSatisfy { if case .name = $0.value.kind { true } else { false } }
  }
}
