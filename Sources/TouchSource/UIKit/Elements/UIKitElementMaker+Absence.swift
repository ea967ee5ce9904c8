import TouchLayout
import TouchModel
import TouchRules

/// What is no target of its own: what nothing shows, and what does no more than a view around it.
extension UIKitElementMaker {
  /// Why a view is no target; nil for one that is.
  func absence(
    of id: ViewFacts.ID, _ facts: ViewFacts, doing recognizer: RecognizerFacts? = nil
  ) -> Absence? {
    if isOfOtherSystems(id) { return .otherSystem }
    if isHidden(facts) || isInHidden(id) || isDrawnHidden(facts) || isNothing(facts) {
      return .hidden
    }
    if let side = facts.target?.barSide, reader.sidesGivenAlways.contains(side) { return .hidden }
    if recognizer == nil && isNeverNamed(facts) || isMadeInVain(facts) { return .unused }
    if reader.isPutNowhere(facts) { return .unused }
    if recognizer == nil, isIdle(facts) || isInert(facts) || isInVain(facts) { return .inert }
    if keepsTouches(from: facts) || recognizer == nil && isDisabled(facts) { return .inert }
    if isInClosed(id, facts) { return .inert }
    if let recognizer, reader.owner?.onlySendsTouches(by: recognizer) == true { return .repeated }
    if let recognizer, putsKeyboardAway(recognizer, around: id) { return .keyboard }
    return repeatsAround(id, facts, recognizer) ? .repeated : nil
  }

  /// Whether a property hides it from the first and no code that can reach it shows it by that again.
  func isHidden(_ facts: ViewFacts) -> Bool {
    facts.unknowns.isEmpty
      && facts.hidings.contains { property, values in
        values == [true] && facts.withheldAtFirst.contains(property)
          && staysHidden(facts, by: [property])
      }
  }

  /// Whether no code shows a view that Interface Builder hides.
  func isNeverShown(_ facts: ViewFacts) -> Bool {
    facts.isHidden.isSubset(of: [true]) && facts.unknowns.isEmpty
      && staysHidden(facts, by: ViewFacts.hiding)
  }

  private func staysHidden(_ facts: ViewFacts, by properties: Set<String>) -> Bool {
    func mayShow(_ member: String) -> Bool { reader.mayShow(member, facts, hiddenBy: properties) }
    let isShown = outsideUse(of: facts)?.contains(where: mayShow) ?? false
    return !facts.isListed && !isShown && !isShownLater(facts, by: mayShow)
      && !showsItself(facts, by: properties) && !isFound(facts)
  }

  /// Whether code that shows what it finds may find it: by its class, among what the view around it holds,
  /// or by a key or a tag.
  private func isFound(_ facts: ViewFacts) -> Bool {
    if let type = facts.type, let place = facts.place,
      OutsideUse(index: index).finds(type, in: place.file)
    {
      return true
    }
    guard reader.showsFound else { return false }
    let searched = Set(reader.searched.map(reader.canonical))
    return (facts.superviews + facts.stacks).contains { searched.contains(reader.canonical($0)) }
      || reader.findable.contains { reader.facts($0).place == facts.place }
  }

  /// Whether a view is handed to code that is not followed.
  func isHandedOn(_ facts: ViewFacts) -> Bool {
    facts.unknowns.contains { $0.hasPrefix(UnknownReason.handed) }
  }

  /// Whether the class's file, or one of another that may reach it, shows it by a name for the object that
  /// is not followed.
  private func isShownLater(_ facts: ViewFacts, by mayShow: (String) -> Bool) -> Bool {
    guard facts.isHeld, let name = facts.name, let place = facts.place else { return false }
    let outside = OutsideUse(index: index)
    if outside.mayShow(name, in: place.file, by: mayShow) { return true }
    guard !facts.isPrivate, let owner = reader.owner else { return false }
    return outside.mayShow(name, of: owner, by: mayShow)
  }

  /// Whether a view's own class gives a property another value that hides it.
  private func showsItself(_ facts: ViewFacts, by properties: Set<String>) -> Bool {
    guard let type = facts.type, !facts.isOwn else { return false }
    let inner = solver.classes.reading(type, nil)
    guard let own = inner.own.map(inner.facts) else { return false }
    return properties.contains { own.hidings[$0]?.contains(false) ?? false }
  }

  /// Whether only code that other versions of the system run puts a view, or one around it, anywhere.
  private func isOfOtherSystems(_ id: ViewFacts.ID) -> Bool {
    var inside = id
    for _ in 0..<SetupReader.mostAround {
      let facts = reader.facts(inside)
      if reader.isLeftToOthers(facts) { return (outsideUse(of: facts) ?? []).isEmpty }
      guard !facts.isOwn, let parent = reader.superview(of: inside) else { return false }
      inside = parent
    }
    return false
  }

  /// Whether a view lies in one that is hidden from the first and that nothing shows.
  private func isInHidden(_ id: ViewFacts.ID) -> Bool {
    var inside = id
    for _ in 0..<SetupReader.mostAround {
      guard let parent = reader.superview(of: inside) else { return false }
      let facts = reader.facts(parent)
      if facts.isOwn { return false }
      if isHidden(facts) || showsNothing(parent, facts) { return true }
      inside = parent
    }
    return false
  }

  /// Whether a view cuts off all that it holds, as its one constraint leaves it no height or no width and
  /// nothing changes that.
  private func showsNothing(_ view: ViewFacts.ID, _ facts: ViewFacts) -> Bool {
    guard facts.isMade, !facts.isHandedOut, !facts.isListed, !facts.isLoose,
      facts.unknowns.isEmpty, facts.transforms.isEmpty, facts.heldConstants.isEmpty,
      facts.type?.overridesHitTesting != true, facts.clips == [true],
      (outsideUse(of: facts) ?? []).isEmpty
    else { return false }
    return [Axis.horizontal, .vertical].contains { axis in
      let lengths = (solver.lengths[reader.canonical(view)] ?? []).filter { $0.0.axis == axis }
      guard lengths.count == 1, lengths[0].1.isCertain else { return false }
      let span = solver.span(of: view, along: axis)
      return span.isBounded && span.high == 0 && !span.isVaried && span.certainty == .exact
    }
  }

  /// Whether Interface Builder covers a view, or hides one around it that no code shows, or keeps touches
  /// from that.
  private func isDrawnHidden(_ facts: ViewFacts) -> Bool {
    let views = solver.interfaceViews(of: facts)
    return !views.isEmpty
      && views.allSatisfy { view in
        view.isCovered || view.isNeverReached
          || view.hiders.contains { hider in
            guard hider.owner == reader.owner?.name, let id = reader.properties[hider.property]
            else {
              return false
            }
            return isNeverShown(reader.facts(id))
          }
      }
  }

  /// Whether the code of a view's class keeps touches from it and no code outside says otherwise.
  private func keepsTouches(from facts: ViewFacts) -> Bool {
    facts.reacts == [false]
      && !(outsideUse(of: facts) ?? []).contains { $0.hasSuffix("isUserInteractionEnabled") }
  }

  /// Whether it is disabled and no code can enable it.
  private func isDisabled(_ facts: ViewFacts) -> Bool {
    facts.isEnabled == [false] && !facts.isListed && (facts.isPrivate || !facts.isHeld)
      && facts.unknowns.isEmpty
      && facts.place.map { OutsideUse(index: index).onlyDisables(in: $0.file) } ?? false
  }

  /// Whether a control of Interface Builder's takes no touches, or does nothing, and no code changes that.
  private func isInert(_ facts: ViewFacts) -> Bool {
    let views = solver.interfaceViews(of: facts)
    guard !views.isEmpty, facts.elementKind != nil, facts.unknowns.isEmpty, !facts.isListed else {
      return false
    }
    let outside = outsideUse(of: facts) ?? []
    if views.allSatisfy({ !$0.reacts }), facts.reacts.isSubset(of: [false]),
      !outside.contains(where: { reader.mayLetTouchesThrough($0, facts) })
    {
      return true
    }
    return outside.isEmpty && facts.elementKind == .button && isWired(facts) == false
      && !views.contains(where: \.acts)
  }

  /// Whether a button that nothing gives a title or a picture calls no more than what properties hold to
  /// which nothing gives a value.
  private func isInVain(_ facts: ViewFacts) -> Bool {
    guard facts.className == "UIButton", facts.type == nil, facts.isMade, facts.isPrivate,
      !facts.isFilePrivate, !facts.isOutlet, !facts.isListed, !facts.isHandedOut,
      !facts.holdsViews, facts.unknowns.isEmpty, facts.content.showsNothing,
      !facts.content.hasBackground, facts.content.configurations.isEmpty,
      ["custom", "system"].contains(facts.buttonType ?? "custom"), let owner = reader.owner
    else { return false }
    return !facts.actions.isEmpty
      && facts.actions.allSatisfy { action in
        guard let action, let property = owner.propertyCalled(by: action),
          let variable = owner.variable(property),
          variable.type?.name == "Optional", variable.type?.unwrapped.name == "Function"
        else { return false }
        return UnsetProperties(index: index).contain(variable, of: owner)
      }
  }

  /// Whether a property holds a view that what makes it puts nowhere, and no code names the property.
  private func isNeverNamed(_ facts: ViewFacts) -> Bool {
    guard facts.isHeld, facts.isMade, !facts.isOutlet, !facts.isOwn, !facts.isListed,
      facts.superviews.isEmpty, facts.stacks.isEmpty, facts.host == nil, facts.keeper == nil,
      facts.unknowns.isEmpty, let name = facts.name, let place = facts.place,
      // What a function of another file makes is judged where that is called.
      facts.makings.allSatisfy({ $0.file == place.file }),
      let owner = reader.owner, !index.isInherited(owner.name),
      !owner.parents.contains(where: { $0.requires(name) }),
      let file = index.number(of: place.file)
    else { return false }
    return Set(index.numbers(mentioning: owner.name) + [file]).allSatisfy { number in
      guard let bytes = index.bytes(of: number) else { return false }
      return bytes.occurrences(ofName: name).count == (number == file ? 1 : 0)
    }
  }

  /// Whether a function makes a view that only its file can call, and that names it nowhere else.
  private func isMadeInVain(_ facts: ViewFacts) -> Bool {
    guard let name = facts.maker, facts.isMade, let owner = reader.owner,
      let file = facts.makings.first?.file, facts.makings.allSatisfy({ $0.file == file }),
      !facts.isHeld || isGivenOnce(facts, in: file)
    else { return false }
    let functions = owner.functions(name)
    // What Objective-C sees it may call.
    guard functions.allSatisfy({ $0.isPrivate && $0.file == file && $0.attributes.isEmpty }),
      !functions.isEmpty, let bytes = index.number(of: file).flatMap(index.bytes)
    else { return false }
    return bytes.occurrences(ofName: name).count == functions.count
  }

  /// Whether a property holds a view of one making alone, as no other code of the file gives it any, nor may
  /// code of other files.
  private func isGivenOnce(_ facts: ViewFacts, in file: String) -> Bool {
    guard facts.makings.count == 1, facts.isPrivate, !facts.isOutlet, !facts.isListed,
      facts.unknowns.isEmpty, let property = facts.name,
      let bytes = index.number(of: file).flatMap(index.bytes)
    else { return false }
    return bytes.occurrences(ofName: property).filter { bytes.isAssignment(behind: $0.upperBound) }
      .count == 1
  }

  /// Whether an outlet stands for nothing, as no file connects it and no code gives it a view.
  private func isNothing(_ facts: ViewFacts) -> Bool {
    guard facts.isOutlet, facts.target == nil, !facts.isMade, facts.makings.isEmpty,
      facts.unknowns.isEmpty, facts.superviews.isEmpty, facts.frames.isEmpty, !facts.isListed,
      let name = facts.name, let owner = reader.owner, !assigns(name)
    else { return false }
    return index.leavesOpen(name, of: owner.name)
  }

  /// Whether the class's code, or code that can reach it, puts a view into a property.
  private func assigns(_ property: String) -> Bool {
    guard let owner = reader.owner else { return true }
    return index.numbers(mentioning: owner.name).contains { number in
      index.bytes(of: number)?.mayAssign(property) ?? true
    } || (index.number(of: owner.file).flatMap(index.bytes)?.mayAssign(property) ?? true)
  }

  /// Whether a view does what a view around it does, so that it is a part of that.
  private func repeatsAround(
    _ id: ViewFacts.ID, _ facts: ViewFacts, _ recognizer: RecognizerFacts?
  ) -> Bool {
    let views = solver.interfaceViews(of: facts)
    if !views.isEmpty, facts.target != nil || !facts.isWired, views.allSatisfy(\.isRepeated) {
      return true
    }
    let view = reader.canonical(id)
    let own = recognizer.map { [$0.action] } ?? methods(of: view, drawnAs: views)
    if own.isEmpty {
      let outer = outer(of: view, drawnAs: views)
      return isFocused(by: outer, facts) || repeats(outer, byOthers: facts)
    }
    guard let first = own.first, let action = first, own.allSatisfy({ $0 == action }) else {
      return false
    }
    if outer(of: view, drawnAs: views).contains(where: { does(action, $0) }) { return true }
    if isBehind(viewsDoing: action, view) { return true }
    guard let parent = reader.superview(of: view) else { return false }
    return reader.views.indices.map(ViewFacts.ID.init).contains { other in
      guard reader.canonical(other) == other, other != view,
        reader.superview(of: other) == parent, does(action, other),
        lies(view, behindOrBefore: other, in: parent)
      else { return false }
      // Of two with the same bounds the later lies in front and is the one that is hit.
      return other.number > view.number || !lies(other, behindOrBefore: view, in: parent)
    }
  }

  /// Whether code puts a view that calls a method in front of all of another, or of one that this lies in.
  private func isBehind(viewsDoing action: String, _ view: ViewFacts.ID) -> Bool {
    var inside = view
    for _ in 0..<SetupReader.mostAround {
      guard !reader.facts(inside).isOwn, let parent = reader.superview(of: inside) else { break }
      let isCovered = siblings(before: inside, in: parent).contains { other in
        does(action, other)
          && [Axis.horizontal, .vertical].allSatisfy { axis in
            solver.covers(other, parent, along: axis)
              || solver.stays(inside, inside: other, along: axis)
              || solver.side(of: other, over: inside, in: parent, along: axis)?.isWhole == true
          }
      }
      if isCovered { return true }
      // From under what does not scroll along, what scrolls comes out.
      if SizeSolver.scrolling.contains(reader.facts(parent).className) { break }
      inside = parent
    }
    return false
  }

  /// The methods of the object itself that a touch on a control calls; nil for what else it does.
  private func methods(
    of view: ViewFacts.ID, drawnAs views: [InterfaceFiles.View]
  ) -> [String?] {
    let tapped = reader.recognizers.filter { recognizer in
      recognizer.views.contains { reader.canonical($0) == view }
    }
    let drawn = Set(views.map(\.calls))
    let calls = drawn.count == 1 ? drawn.first ?? [] : []
    let isTold = calls.isEmpty && views.contains { $0.acts || $0.tellsValues }
    return reader.facts(view).actions + tapped.map(\.action) + (isTold ? [nil] : [])
      + calls.map { $0.owner == reader.owner?.name ? $0.method : nil }
  }

  /// The views that one lies in, as code adds it or Interface Builder draws it.
  private func outer(
    of view: ViewFacts.ID, drawnAs views: [InterfaceFiles.View]
  ) -> [ViewFacts.ID] {
    var outer: [ViewFacts.ID] = []
    var inside = view
    while outer.count < SetupReader.mostAround, let parent = reader.superview(of: inside) {
      outer.append(parent)
      inside = parent
    }
    guard let first = views.first, views.allSatisfy({ $0.outer == first.outer }) else {
      return outer
    }
    let drawn = first.outer.filter { $0.owner == reader.owner?.name }
    // The files of a class hold what lies in its own view.
    return outer
      + (drawn.compactMap { reader.properties[$0.property] } + [reader.own])
      .compactMap { $0.map(reader.canonical) }
  }

  /// Whether a touch on a view calls a method.
  private func does(_ action: String, _ view: ViewFacts.ID) -> Bool {
    let facts = reader.facts(view)
    return facts.elementKind != nil && facts.actions.contains(action)
      || reader.recognizers.contains { other in
        other.kind == .tapGesture && other.action == action
          && other.views.contains { reader.canonical($0) == view }
      }
  }

  /// Whether a view lies within the bounds of one beside it that takes touches wherever the first is shown,
  /// so that what misses the one hits the other.
  private func lies(
    _ view: ViewFacts.ID, behindOrBefore other: ViewFacts.ID, in parent: ViewFacts.ID
  ) -> Bool {
    let facts = reader.facts(other)
    let isSleeping = facts.className.hasSuffix("Label") || facts.className.hasSuffix("ImageView")
    let isReached =
      facts.isMade && facts.isHidden.isEmpty && facts.isEnabled.isEmpty && !facts.isLoose
      && facts.unknowns.isEmpty && facts.transforms.isEmpty
      && facts.type?.overridesHitTesting != true
      && (isSleeping ? facts.reacts == [true] : facts.reacts.isSubset(of: [true]))
      && facts.shownBranches.isSubset(of: reader.facts(view).shownBranches)
    return isReached
      && [Axis.horizontal, .vertical].allSatisfy { axis in
        solver.covers(other, parent, along: axis) || solver.stays(view, inside: other, along: axis)
      }
  }
}

extension TypeInfo {
  /// The property that holds what a method calls that does no more; nil for any other.
  func propertyCalled(by method: String) -> String? {
    let functions = functions(method)
    guard functions.count == 1, let body = functions[0].body, body.count == 1,
      case .expression(let call) = body[0].kind, case .chain(let base, var links) = call.kind,
      case .name(var name) = base.kind
    else { return nil }
    if name == "self", case .member(let own)? = links.first?.kind {
      name = own
      links.removeFirst()
    }
    guard links.count == 2, case .optional = links[0].kind, case .call = links[1].kind else {
      return nil
    }
    return name
  }
}

extension [UInt8] {
  /// Whether something of a name is given a value.
  fileprivate func mayAssign(_ name: String) -> Bool {
    occurrences(ofName: name).contains { isAssignment(behind: $0.upperBound) }
  }
}
