import TouchLayout
import TouchModel

extension SetupReader {
  /// Calls a method of a thing.
  func method(
    _ name: String, on thing: Thing, _ arguments: [Expression.Argument], at position: Position,
    in frame: SetupFrame
  ) -> Thing {
    switch thing {
    case .edge, .length:
      if name.hasPrefix("constraint") {
        return anchorConstraint(on: thing, arguments, at: position, in: frame)
      }
      if let function = anchorHelper(name, on: thing, arguments, in: frame) {
        return follow(function, on: thing, isOwn: false, arguments, in: frame)
      }
    case .constraints, .kept:
      return constraintMethod(name, on: thing, arguments, in: frame)
    case .held(let view, let axis):
      return heldMethod(name, of: view, along: axis, arguments, in: frame)
    case .view(let view): return method(name, on: view, arguments, at: position, in: frame)
    case .member, .counted, .record:
      return method(name, on: .other, arguments, at: position, in: frame)
    case .sought(let views):
      guard name == "addTarget" || name == "addAction" else {
        return method(name, on: .other, arguments, at: position, in: frame)
      }
      for view in views { _ = method(name, on: view, arguments, at: position, in: frame) }
      return .other
    case .navigationItem:
      keepItems(givenBy: name, arguments, in: frame)
      return method(name, on: .other, arguments, at: position, in: frame)
    case .guide(let view, _), .safeArea(let view):
      if let made = helper(name, on: view, arguments, at: position, in: frame) { return made }
    case .layout(let chain):
      return layoutMethod(name, on: chain, arguments, at: position, in: frame)
    case .list(let things):
      return listMethod(name, on: things, arguments, at: position, in: frame)
    case .recognizer(let number) where name == "init":
      recognizers[number].action = action(arguments, in: frame)
      return thing
    case .recognizer(let number):
      if let made = recognizerMethod(name, on: number, arguments, in: frame) { return made }
    case .configuration: return thing
    case .part(let view, let part):
      let type = part == "titleLabel" ? "UILabel" : "UIImageView"
      if let function = index.extensionFunctions(name, of: type, from: frame.scope)
        .filter({ !$0.isStatic }).called(with: arguments)
      {
        return follow(function, on: thing, isOwn: false, arguments, in: frame)
      }
      if name.hasPrefix("apply") || name.hasPrefix("set") && name != "setContentHuggingPriority" {
        doubt(view, "its parts are handed to code that is not followed")
      }
    case .controller:
      if frame.isOwn, let type = frame.scope.type ?? owner,
        let function = (type.overloads(name) + (owner?.overloads(name) ?? []))
          .filter({ !$0.isStatic }).called(with: arguments)
      {
        return follow(function, on: thing, isOwn: true, arguments, in: frame)
      }
      if frame.isOwn, let function = addedToControllers(name, arguments, in: frame) {
        return follow(function, on: thing, isOwn: true, arguments, in: frame)
      }
    case .slot(let slot):
      if name == "activate" || name == "deactivate" { switchOff(.slot(slot)) }
      if name == "addTarget" { targetedSlots.insert(slot) }
      if let made = slotMethod(name, on: slot, arguments, in: frame) { return made }
      if holdsConstraints(slot), let made = hand(thing, to: name, arguments, in: frame) {
        return made
      }
    case .other where name == "constraint":
      return outerConstraint(arguments, at: position, in: frame)
    case .value(_, let type):
      if let function = type.functions(name).first(where: { !$0.isStatic && $0.takes(arguments) }) {
        return follow(function, on: thing, isOwn: false, arguments, in: frame)
      }
    case .text(let number): note(callOf: name, arguments, ofText: number, in: frame)
    case .reactive(let view):
      if let made = reactiveMethod(name, on: view, arguments, at: position, in: frame) {
        return made
      }
    case .innerReactive(let type, let property):
      let here = place(position, in: frame)
      if recognize(name, arguments, onInner: property, of: type, at: here, in: frame) {
        return .other
      }
    case .barItem(let item) where name == "init":
      let here = facts(item).place ?? place(position, in: frame)
      return makeBarItem(arguments, at: here, as: item, in: frame)
    case .inner(let type, let property, _):
      if let function = recognizingLink(name, arguments, of: property, in: type) {
        return follow(function, on: thing, calledAt: position, arguments, in: frame)
      }
    case .nib, .frame, .changedFrame, .closure, .barItem, .bareItem, .object, .presentation,
      .systemBar,
      .plain, .filledCase, .other:
      break
    }
    return otherMethod(name, on: thing, arguments, at: position, in: frame)
  }

  /// Calls a method of a thing that nothing is known of which would tell what the method does.
  private func otherMethod(
    _ name: String, on thing: Thing, _ arguments: [Expression.Argument], at position: Position,
    in frame: SetupFrame
  ) -> Thing {
    if name == "addGestureRecognizer", let argument = arguments.first {
      let given = read(argument.value, as: Self.recognizerType, in: frame)
      add(recognizers: given, to: thing)
      if case .inner(let type, let property, _) = thing {
        note(given, addedTo: property, in: type, at: position, in: frame)
      }
    }
    if case .inner(let type, let property, _) = thing {
      if name == "addTarget" {
        note(targetOf: property, in: type, arguments, at: position, in: frame)
      }
      noteFilling(of: property, in: type, by: name)
    }
    if name == "addGestureRecognizer" || SetupReader.adding.contains(name)
      || SetupReader.addingSeveral.contains(name)
    {
      // A view that is not followed takes them in.
      for argument in arguments {
        let given = read(argument.value, in: frame)
        put(given, intoOuter: thing, isArranged: name.contains("Arranged"), frame)
      }
      return .other
    }
    // One recogniser that waits for another does nothing to that.
    if name == "require", arguments.first?.label == "toFail" { return .other }
    if name == "assign" { noteFlags(assignedBy: arguments, in: frame) }
    if let made = list(madeBy: name, arguments, in: frame) { return made }
    let frame = name == "addAnimations" ? SetupFrame(in: frame, isPassing: true) : frame
    if SetupReader.harmlessCalls.contains(name) || name.hasPrefix("setNeeds") {
      for argument in arguments {
        let given = read(argument.value, in: frame)
        // What a list keeps may be reached through that.
        if ["append", "insert"].contains(name) { _ = listed(.list([given])) }
        if case .recognizer = given { doubt(given, UnknownReason.handedOver) }
        runLater(argument.value, in: frame)
      }
      return .other
    }
    escape(arguments, in: frame)
    return .other
  }

  /// Notes that `assign(to: \.isHidden, on: view)` may give it any value.
  private func noteFlags(assignedBy arguments: [Expression.Argument], in frame: SetupFrame) {
    guard case .keyPath(let names)? = arguments.first(where: { $0.label == "to" })?.value.kind,
      let object = arguments.first(where: { $0.label == "on" })?.value, let flag = names.last
    else { return }
    let holder = names.dropLast().reduce(read(object, in: frame)) { member($1, of: $0, in: frame) }
    if case .view(let view) = holder { set(flag, to: nil, of: view, in: frame) }
  }

  /// What a view is given to recognise gestures with.
  private static let recognizerType = TypeName(name: "UIGestureRecognizer")

  /// Notes that a recogniser, or each of a list, is added to a view, be it of another class's or one that
  /// is not followed.
  func add(recognizers: Thing, to thing: Thing) {
    switch (recognizers, thing) {
    case (.list(let things), _): for one in things { add(recognizers: one, to: thing) }
    case (.recognizer(let number), .view(let view)):
      self.recognizers[number].views.append(view)
    case (.slot(let slot), _): slotRecognizers[slot, default: []].append(thing)
    case (.recognizer(let number), .inner(let type, let name, _)):
      self.recognizers[number].inner.append((type, name))
    case (.recognizer(let number), .object(let type)) where type.systemViewClass != nil:
      self.recognizers[number].add(toObjectOf: type)
    case (.recognizer(let number), .presentation):
      self.recognizers[number].isAddedToPresentation = true
    case (.recognizer(let number), .systemBar): self.recognizers[number].isAddedToBar = true
    case (.recognizer(let number), _): self.recognizers[number].isAddedElsewhere = true
    // What it calls is not known.
    case (_, .view(let view)): change(view) { $0.actions.append(nil) }
    default: break
    }
  }

  func givesView(_ expression: Expression, in frame: SetupFrame) -> Bool {
    switch read(expression, in: frame) {
    case .view: true
    case .list(let things): things.contains { if case .view = $0 { true } else { false } }
    default: false
    }
  }

  private static let harmlessCalls: Set<String> = [
    "append", "insert", "bringSubviewToFront", "sendSubviewToBack", "addInteraction", "addTarget",
    "focusItem", "removeFromSuperview", "post", "isEqual", "contains", "firstIndex", "store",
    "sink", "assign", "async", "asyncAfter", "animate", "setCustomSpacing", "performSegue",
  ]

  func method(
    _ name: String, on view: ViewFacts.ID, _ arguments: [Expression.Argument],
    at position: Position, isImplicit: Bool = false, in frame: SetupFrame
  ) -> Thing {
    let isSelf = frame.isOwn && own.map { canonical($0) == canonical(view) } ?? false
    if isSelf, let type = frame.scope.type ?? owner,
      let function = (type.overloads(name) + (owner?.overloads(name) ?? []))
        .filter({ !$0.isStatic }).called(with: arguments)
    {
      return follow(function, on: .view(view), isOwn: true, arguments, in: frame)
    }
    if SetupReader.adding.contains(name), let function = taker(name, arguments, of: view, in: frame)
    {
      // Its class says itself where it puts them.
      return follow(function, on: .view(view), isOwn: false, arguments, in: frame)
    }
    if isImplicit, let function = ownFunction(name, arguments, of: view, in: frame) {
      return follow(function, on: .view(view), isOwn: false, arguments, in: frame)
    }
    if Self.moving.contains(name) { noteMove(of: arguments, at: place(position, in: frame), frame) }
    if Self.takesMore(name, arguments),
      let made = ownHelper(name, on: view, arguments, at: position, in: frame)
    {
      return made
    }
    if let known = knownMethod(name, on: view, arguments, in: frame) { return known }
    if facts(view).type?.functions(name).isEmpty == false { change(view) { $0.calls.insert(name) } }
    note(callOf: name, on: view, arguments, in: frame)
    if let function = taker(name, arguments, of: view, in: frame) {
      return follow(function, on: .view(view), isOwn: false, arguments, in: frame)
    }
    if let function = facts(view).type?.link(name, with: arguments) {
      return follow(function, on: .view(view), calledAt: position, arguments, in: frame)
    }
    if let made = ownHelper(name, on: view, arguments, at: position, in: frame) { return made }
    if let made = helper(name, on: view, arguments, at: position, in: frame) { return made }
    let isAboutLooks = facts(view).type?.changesLooksAlone(by: name) == true
    // A closure that is handed the view, as in `UIButton().then { $0.… }`.
    if !isAboutLooks || Self.returning.contains(name),
      hand(.view(view), toClosureOf: arguments, in: frame)
    {
      if Self.returning.contains(name) { return .view(view) }
      if Self.speaksOfTouches(name) { change(view) { $0.isWired = true } }
      doubt(view, UnknownReason.member(name))
      return .other
    }
    escape(arguments, in: frame)
    // Without a base it may be any function of the system's, which knows nothing of the view.
    if isImplicit || facts(view).isOwn { return .other }
    if isAboutLooks { return .other }
    if Self.speaksOfTouches(name) { change(view) { $0.isWired = true } }
    doubt(view, UnknownReason.member(name))
    // What is asked of a view where that is made returns it: nothing else would keep it.
    let isBeingMade = facts(view).name == nil && facts(view).superviews.isEmpty
    return isBeingMade ? .view(view) : .other
  }

  /// Whether a recogniser that is made of some arguments is given nothing to do by them, as by
  /// `target: self, action: nil`.
  static func isBare(_ arguments: [Expression.Argument]) -> Bool {
    arguments.isEmpty
      || arguments.map(\.label) == ["target", "action"] && arguments[1].value.isNull
  }

  /// Whether a method that is none of the system's is told a touch, of which it then tells others.
  private static func tells(_ name: String, of arguments: [Expression.Argument]) -> Bool {
    !eventMethods.contains(name)
      && arguments.contains { $0.value.memberName.map(touches.contains) ?? false }
  }

  /// The events of controls that begin or end with a touch on them.
  static let touches: Set<String> = [
    "touchDown", "touchUpInside", "primaryActionTriggered", "allTouchEvents", "allEvents",
  ]

  /// The methods of controls that are told events.
  private static let eventMethods: Set<String> = [
    "addTarget", "addAction", "removeTarget", "removeAction", "sendActions", "actions",
  ]

  func knownMethod(
    _ name: String, on view: ViewFacts.ID, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing? {
    if ["addTarget", "addAction", "addGestureRecognizer", "addInteraction"].contains(name) {
      // Texture's controls are told `forControlEvents`.
      let events = arguments.first { $0.label == "for" || $0.label == "forControlEvents" }?.value
      let action = events?.memberName == "touchUpInside" ? action(arguments, in: frame) : nil
      change(view) {
        // A control without a look of the system's tells of values where its own code does.
        let isTold = $0.className == "UIControl" && events?.namesOnlyValues == true
        $0.isWired = $0.isWired || !isTold
        $0.isControl = $0.isControl || events != nil
        if name == "addTarget" || name == "addAction" { $0.actions.append(action) }
      }
    }
    if name.hasSuffix("Publisher") || Self.tells(name, of: arguments) {
      // `controlPublisher(for:)`, `publisher(event: .touchUpInside)` and their like tell of what a person
      // does.
      change(view) { $0.isWired = true }
      noteControl(view, by: name, arguments)
      for argument in arguments { _ = read(argument.value, in: frame) }
      return .other
    }
    if name == "sizeToFit" { change(view) { $0.isFitted = true } }
    func first() -> Thing { arguments.first.map { read($0.value, in: frame) } ?? .other }
    switch name {
    case "addSubview", "insertSubview":
      change(view) { $0.holdsViews = true }
      let added = first()
      let isOnTop = name == "addSubview"
      if case .view = added { return adopt(added, in: view, isOnTop: isOnTop, frame) }
      // A project's or a library's helper of that name takes several views.
      if case .list = added, arguments.count == 1 {
        return adopt(added, in: view, isOnTop: isOnTop, frame)
      }
      _ = arguments.dropFirst().map { read($0.value, in: frame) }
      // A project's helper of that name takes constraints or several views.
      return arguments.count > 1 && name == "addSubview" ? nil : .other
    case "addLayoutGuide":
      if case .view(let guide) = first() { put(guide, into: view, isArranged: false, frame) }
      return .other
    case "addArrangedSubview", "insertArrangedSubview":
      arrange(first(), in: view, frame)
      if name == "insertArrangedSubview" { change(view) { $0.isReordered = true } }
      return .other
    case "addConstraint", "addConstraints":
      activate(first(), in: frame)
      return .other
    case "removeConstraint", "removeConstraints":
      let removed = first()
      switchOff(removed)
      switch removed {
      case .constraints, .list, .slot: break
      case .kept(_, let name) where name != "constraints": break
      // All that it has, or one of them in a loop.
      default: change(view) { $0.isLoose = true }
      }
      return .other
    case "addGestureRecognizer":
      let type = Self.recognizerType
      add(
        recognizers: arguments.first.map { read($0.value, as: type, in: frame) } ?? .other,
        to: .view(view))
      return .other
    case "setTitle", "setAttributedTitle", "setImage", "setBackgroundImage",
      "setPreferredSymbolConfiguration":
      if let value = arguments.first?.value { give(value, to: view, by: name, in: frame) }
      if name == "setImage" { noteImageGiver(arguments, of: view, in: frame) }
      return .other
    case "setContentHuggingPriority", "setContentCompressionResistancePriority":
      setPriority(arguments, of: view, by: name, in: frame)
      return .other
    case "setCustomSpacing":
      setCustomSpacing(arguments, of: view, in: frame)
      return .other
    case "registerForTraitChanges":
      // It hands the view itself to what it calls.
      for argument in arguments { runLater(argument.value, handing: .view(view), in: frame) }
      return .other
    case "init":
      delegate(makingOf: view, arguments, in: frame)
      return .view(view)
    case "observe":
      // What observes a key of an object's is told of changes, with the object itself.
      guard case .keyPath? = arguments.first?.value.kind,
        facts(view).type?.functions(name).isEmpty ?? true
      else { return nil }
      for argument in arguments { runLater(argument.value, handing: .view(view), in: frame) }
      return .other
    default:
      guard Self.passiveMethods.contains(name) else { return nil }
      for argument in arguments {
        _ = read(argument.value, in: frame)
        runLater(argument.value, in: frame)
      }
      return .other
    }
  }

  /// Methods of views that change nothing of their size, whatever their arguments do later.
  static let passiveMethods: Set<String> = [
    "addTarget", "addAction", "setTitleColor", "setTitleShadowColor", "addInteraction",
    "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "setNeedsUpdateConstraints",
    "sendAction", "sendActions", "bringSubviewToFront", "sendSubviewToBack", "bringSubview",
    "sendSubview", "removeFromSuperview", "becomeFirstResponder", "publisher",
    "resignFirstResponder", "sizeToFit", "convert", "removeTarget", "layoutSubviews",
    "updateConstraintsIfNeeded", "setNeedsUpdateConfiguration", "removeArrangedSubview",
    "removeAction", "removeGestureRecognizer", "sizeThatFits", "isDescendant",
    "systemLayoutSizeFitting", "hitTest",
    "viewWithTag", "point", "image", "title", "titleColor", "startAnimating", "stopAnimating",
    // Of where they draw what they show.
    "textRect", "editingRect", "placeholderRect", "titleRect", "imageRect", "contentRect",
    "backgroundRect", "alignmentRect",
    // Of lists.
    "register", "reloadData", "cellForItem", "cellForRow", "indexPath", "performBatchUpdates",
    "insertItems", "deleteItems", "reloadItems", "insertRows", "deleteRows", "reloadRows",
    "moveItem", "moveRow", "moveSection", "reloadSections", "beginUpdates", "endUpdates",
    "scrollToItem", "scrollToRow", "selectItem",
    "selectRow", "deselectItem", "deselectRow", "dequeueReusableCell", "numberOfItems",
    "dequeueReusableHeaderFooterView", "dequeueReusableSupplementaryView", "numberOfRows",
  ]

  /// Gives a button what it shows.
  private func give(
    _ value: Expression, to view: ViewFacts.ID, by method: String, in frame: SetupFrame
  ) {
    let text = method == "setAttributedTitle" ? text(value, in: frame) : nil
    let given = method.hasSuffix("Image") ? images(value, in: frame) : values(value, in: frame)
    change(view) { facts in
      switch method {
      case "setTitle": facts.content.titles += given
      case "setAttributedTitle": if !value.isNull { facts.content.texts.append(text) }
      case "setImage": facts.content.images += given
      case "setBackgroundImage": facts.content.backgroundImages += given
      default: facts.content.symbolConfigurations += given
      }
    }
  }

  /// Notes how strongly a view keeps from growing, or from shrinking.
  private func setPriority(
    _ arguments: [Expression.Argument], of view: ViewFacts.ID, by method: String,
    in frame: SetupFrame
  ) {
    guard let value = arguments.first?.value else { return }
    let given = ViewFacts.ContentPriority(length: priority(value, in: frame), run: running)
    let axes: [Axis] =
      switch arguments.first(where: { $0.label == "for" })?.value.memberName {
      case "horizontal": [.horizontal]
      case "vertical": [.vertical]
      default: [.horizontal, .vertical]
      }
    change(view) { facts in
      for axis in axes {
        if method == "setContentHuggingPriority" {
          facts.hugging[axis, default: []].append(given)
        } else {
          facts.resistance[axis, default: []].append(given)
        }
      }
    }
  }
}

extension Expression {
  /// Whether it names events that no touch brings about by itself.
  fileprivate var namesOnlyValues: Bool {
    if case .array(let members) = kind {
      return !members.isEmpty && members.allSatisfy(\.namesOnlyValues)
    }
    return memberName.map { $0 == "valueChanged" || $0.hasPrefix("editing") } ?? false
  }

  /// Whether it is a name or a list of names, which may be read twice.
  var refersToThings: Bool {
    if case .array(let members) = kind { return members.allSatisfy(\.isPath) }
    return isPath
  }

  /// Whether it is a name, perhaps with members behind it.
  var isPath: Bool {
    switch kind {
    case .name: return true
    case .chain(let base, let links):
      return base.isPath
        && links.allSatisfy { link in
          switch link.kind {
          case .member, .optional, .forced: true
          case .call, .index: false
          }
        }
    default: return false
    }
  }
}
