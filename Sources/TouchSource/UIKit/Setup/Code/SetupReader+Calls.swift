import TouchLayout
import TouchModel

extension SetupReader {
  /// Calls something by its name alone: makes a view, or follows a function of the class.
  ///
  /// - Parameter expected: The view's type that is written where the result goes.
  func call(
    _ name: String, _ arguments: [Expression.Argument], at position: Position,
    as expected: TypeName? = nil, in frame: SetupFrame
  ) -> Thing {
    if case .closure(let closure, let around)? = frame.thing(name) {
      return call(closure, arguments, around: around, in: frame)
    }
    if name.isTypeName, index.type(name, from: frame.scope) == nil,
      let function = index.globalFunctions(name, from: frame.scope).first(where: {
        $0.takes(arguments)
      })
    {
      return follow(function, on: .other, isOwn: false, arguments, in: frame)
    }
    if let list = list(name, of: arguments, in: frame) { return list }
    if name.isTypeName || name == "Self" { return make(name, arguments, at: position, in: frame) }
    if frame.isOwn, let type = frame.scope.type ?? owner {
      let functions = type.overloads(name).filter { !$0.isStatic } + (owner?.overloads(name) ?? [])
      if let function = functions.called(with: arguments) {
        return follow(function, on: frame.receiver, isOwn: true, arguments, in: frame)
      }
      if let function = addedToControllers(name, arguments, in: frame) {
        return follow(function, on: frame.receiver, isOwn: true, arguments, in: frame)
      }
    }
    if let type = frame.scope.type,
      let function = type.functions(name).filter(\.isStatic).called(with: arguments)
    {
      return follow(function, on: .other, isOwn: false, arguments, in: frame)
    }
    if let own = frame.type("Self")?.name,
      let function = added(name, to: own, arguments, in: frame)
    {
      return follow(
        function, on: .other, isOwn: false, arguments, of: own, as: expected, in: frame)
    }
    if case .closure(let closure, let around)? = globalClosure(name, orMade: true, in: frame) {
      return call(closure, arguments, around: around, in: frame)
    }
    if let function = index.globalFunctions(name, from: frame.scope).called(with: arguments) {
      return follow(function, on: .other, isOwn: false, arguments, as: expected, in: frame)
    }
    // A class may begin with a small letter.
    if index.type(name, from: frame.scope)?.systemViewClass != nil {
      return make(name, arguments, at: position, in: frame)
    }
    if let made = helper(name, arguments, in: frame) { return made }
    if Self.keepingCalls.contains(name) {
      for argument in arguments { _ = read(argument.value, in: frame) }
      return .other
    }
    if frame.type("Self")?.name == Self.constraintType {
      return constraintCall(name, arguments, at: position, in: frame)
    }
    if case .view(let view) = frame.receiver {
      return method(name, on: view, arguments, at: position, isImplicit: true, in: frame)
    }
    switch frame.receiver {
    case .edge, .length, .constraints, .list, .reactive, .recognizer, .value, .inner:
      return method(name, on: frame.receiver, arguments, at: position, in: frame)
    default: break
    }
    escape(arguments, in: frame)
    return .other
  }

  /// The closure that a constant outside any type holds; nil for any other name.
  ///
  /// - Parameter orMade: Whether a call may make it.
  func globalClosure(_ name: String, orMade: Bool = false, in frame: SetupFrame) -> Thing? {
    guard frame.thing(name) == nil, let variable = index.globalVariable(name, from: frame.scope),
      !variable.isMutable, let value = variable.value
    else { return nil }
    let around = SetupFrame(scope: Scope(file: variable.file), receiver: .other, isOwn: false)
    if case .closure(let closure) = value.kind { return .closure(closure, SetupFrame(in: around)) }
    guard orMade, value.isCall else { return nil }
    return inline("\(variable.file).\(name)") { read(value, in: around) }
  }

  /// Functions of the system's that change nothing of what they are handed: what a segue is told of its
  /// sender, what an object keeps for another, and what is written for whoever looks for faults.
  private static let keepingCalls: Set<String> = [
    "performSegue", "objc_setAssociatedObject", "objc_getAssociatedObject", "print", "debugPrint",
    "NSLog", "assert", "precondition",
  ]

  /// Calls a member of a type by its name.
  ///
  /// - Parameter expected: The view's type that is written where the result goes.
  func staticCall(
    _ type: String, _ name: String, _ arguments: [Expression.Argument], at position: Position,
    as expected: TypeName? = nil, in frame: SetupFrame
  ) -> Thing {
    if type == Self.constraintType
      || type == "Self" && frame.type(type)?.name == Self.constraintType
    {
      return constraintCall(name, arguments, at: position, in: frame)
    }
    if type == "UIView",
      ["animate", "transition", "performWithoutAnimation", "animateKeyframes"]
        .contains(name)
    {
      let passing = SetupFrame(in: frame, isPassing: name != "performWithoutAnimation")
      for argument in arguments { runLater(argument.value, in: passing) }
      return .other
    }
    if name == "init" { return make(type, arguments, at: position, in: frame) }
    if name.isTypeName, viewClass("\(type).\(name)", in: frame.scope) != nil {
      return make("\(type).\(name)", arguments, at: position, in: frame)
    }
    if type == "UIBarButtonItem" { return .other }
    if type == "Self", frame.type(type)?.name == Self.configurationType {
      let member = Expression(kind: .implicitMember(name), position: position)
      let call = Expression.Link(kind: .call(arguments), position: position)
      return configuration(
        Expression(kind: .chain(member, [call]), position: position), in: frame)
    }
    if type == "Self", let own = frame.scope.type,
      let function = own.functions(name).filter(\.isStatic).called(with: arguments)
    {
      return follow(function, on: .other, isOwn: false, arguments, in: frame)
    }
    if let info = index.type(type, from: frame.scope),
      let function = info.functions(name).filter(\.isStatic).called(with: arguments)
    {
      return loaded(
        follow(function, on: .other, isOwn: false, arguments, of: type, as: expected, in: frame),
        by: function, of: type, arguments, as: expected, at: position, in: frame)
    }
    if let function = added(name, to: type, arguments, in: frame) {
      return loaded(
        follow(function, on: .other, isOwn: false, arguments, of: type, as: expected, in: frame),
        by: function, of: type, arguments, as: expected, at: position, in: frame)
    }
    if let local = frame.thing(type) {
      return method(name, on: local, arguments, at: position, in: frame)
    }
    if let made = systemButton(type, name, arguments, at: position, in: frame) { return made }
    if name.lowercased().contains("nib"), arguments.isEmpty {
      // A library's function, as `NibLoadable.loadFromNib()`.
      return nibRoot(ofClass: type, at: position, in: frame)
    }
    escape(arguments, in: frame)
    return .other
  }

  /// The function that the project adds to a type of the system's, or to one above it, which is called on
  /// the type.
  private func added(
    _ name: String, to type: String, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> FunctionDeclaration? {
    systemTypes(named: type, from: frame.scope)
      .flatMap { index.extensionFunctions(name, of: $0, from: frame.scope) }
      .filter(\.isStatic).called(with: arguments)
  }

  /// The function that an extension of the system's controllers adds to the one whose code is read; nil where
  /// there is none.
  func addedToControllers(
    _ name: String, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> FunctionDeclaration? {
    guard case .controller = frame.receiver, let owner else { return nil }
    return (owner.allInherited.sorted() + ["UIViewController"]).uniqued(by: \.self)
      .flatMap { index.extensionFunctions(name, of: $0, from: frame.scope) }
      .filter { !$0.isStatic }.called(with: arguments)
  }

  /// Follows a function of the project with its arguments.
  ///
  /// - Parameters:
  ///   - type: The type that it is called on, where it is one's.
  ///   - expected: The view's type that is written where the result goes.
  func follow(
    _ function: FunctionDeclaration, on receiver: Thing, isOwn: Bool,
    _ arguments: [Expression.Argument], of type: String? = nil, as expected: TypeName? = nil,
    in frame: SetupFrame
  ) -> Thing {
    guard let body = function.body else {
      escape(arguments, in: frame)
      return .other
    }
    if isOwn, function.isHandedUp, case .view(let view) = receiver {
      _ = knownMethod(function.name, on: view, arguments, in: frame)
    }
    let things = things(arguments, for: function, in: frame)
    var generics: [String: TypeName] = [:]
    if let type { generics["Self"] = TypeName(name: type) }
    if let result = function.result?.unwrapped.name, function.generics.contains(result) {
      generics[result] = expected
    }
    // What takes and returns neither a view nor a recogniser does the same wherever it is called, and is read by itself.
    let concernsViews =
      things.contains(where: \.concernsLayout)
      || !isOwn && (receiver.concernsLayout || receiver.isBarItem)
      || isOwn && isProtocols(function)
      || function.result.map { result in
        viewClass((generics[result.unwrapped.name] ?? result.unwrapped).name, in: frame.scope)
          != nil
          || result.unwrapped.name.hasSuffix("Constraint") || result.name == "Array"
          || result.unwrapped.name.hasSuffix("UIButton.Configuration")
          || result.unwrapped.name.hasSuffix("GestureRecognizer")
          || recognizerKind(result.unwrapped.name, in: frame.scope) != nil
          || type == Self.configurationType
          || !isOwn && result.unwrapped.name == "Function"
      } ?? false
    guard concernsViews else {
      if isOwn {
        note(ownCallOf: function, in: frame)
        note(ownCallOf: function, arguments, in: frame)
      }
      for argument in arguments { runLater(argument.value, in: frame) }
      for case .text(let number) in things { texts[number].isUnknown = true }
      return .other
    }
    let scope: Scope
    if case .value(let value, let type) = receiver {
      scope = Scope(file: function.file, type: type, receiver: value)
    } else if isOwn {
      scope = Scope(
        file: function.file, type: frame.scope.type ?? owner,
        receiver: frame.scope.currentReceiver)
    } else {
      scope = Scope(
        file: function.file, type: holder(of: function, calledOn: type, in: frame),
        extended: function.extended)
    }
    let inside = SetupFrame(
      scope: scope, receiver: receiver, isOwn: isOwn, branches: frame.branches)
    for (name, type) in generics { inside.bind(name, to: type) }
    bind(arguments, things, to: function, of: inside, from: frame)
    let key = key(of: function, on: receiver, isOwn: isOwn)
    let written = function.result.map { inside.type($0.unwrapped.name) ?? $0 }
    guard let result = inline(key, { run(body, as: written, in: inside) ?? .other }) else {
      build(all: function.parameters, in: inside)
      for thing in things { doubt(thing, "it is handed to '\(function.name)'") }
      return .other
    }
    build(all: function.parameters, in: inside)
    if isOwn {
      followed.insert(function.place)
      if let first = arguments.first {
        followedCalls[function.place, default: []].insert(
          place(first.value.position, in: frame))
      }
    }
    returnedHere(result)
    return result
  }

  // MARK: - Making

  /// Makes a view, a recogniser, a configuration or an item of a bar.
  func make(
    _ name: String, _ arguments: [Expression.Argument], at position: Position, in frame: SetupFrame
  ) -> Thing {
    let here = place(position, in: frame)
    func argument(_ label: String?) -> Expression? {
      arguments.first { $0.label == label && !$0.isTrailing }?.value
    }
    if (frame.type(name)?.name ?? name) == Self.constraintType {
      return itemConstraint(arguments, at: here, in: frame)
    }
    if let kind = recognizerKind(name, in: frame.scope) {
      // One of the project's may do more with what it is handed.
      if ViewClasses.recognizers[name] == nil { escape(arguments, in: frame) }
      recognizers.append(
        RecognizerFacts(
          kind: kind, className: name, place: here, call: helperCall, run: running,
          maker: maker, isBare: Self.isBare(arguments),
          mayAct: ViewClasses.recognizers[name] == nil,
          action: action(arguments, in: frame)))
      let made = Thing.recognizer(recognizers.count - 1)
      if let initializer = initializer(of: [name, "UIGestureRecognizer"], arguments, in: frame) {
        _ = follow(initializer, on: made, isOwn: false, arguments, in: frame)
      }
      return made
    }
    if name == "UILayoutGuide", arguments.isEmpty { return .view(layoutGuide(at: here, in: frame)) }
    if name == "UIBarButtonItem" {
      return makeBarItem(arguments, at: here, in: frame)
    }
    if let text = makeText(name, arguments, in: frame) { return text }
    let own = name == "Self" ? frame.scope.type?.name : nil
    let className = frame.type(name)?.name ?? own ?? name
    guard let (found, type) = viewClass(className, in: frame.scope) else {
      return escapeInto(name, arguments, in: frame)
    }
    var facts = ViewFacts(className: found)
    facts.type = type
    facts.isMade = true
    facts.makings = [here]
    facts.maker = maker
    facts.branches = frame.branches
    facts.place = here
    facts.construction = type.flatMap { construction(of: $0, arguments, in: frame) }
    let view = add(facts)
    if let initializer = addedInitializer(of: view, arguments, in: frame) {
      _ = follow(initializer, on: .view(view), isOwn: false, arguments, in: frame)
    } else {
      take(arguments, of: view, in: frame)
      takeHandedFrame(of: view, madeBy: arguments, in: frame)
      if let size = views[view.number].frames.indices.last {
        change(view) { $0.frames[size].isFirst = true }
      }
    }
    return .view(view)
  }

  /// Reads the arguments of a view's initializer.
  func take(
    _ arguments: [Expression.Argument], of view: ViewFacts.ID, in frame: SetupFrame
  ) {
    for argument in arguments {
      let thing = read(argument.value, in: frame)
      give(thing, to: view)
      switch argument.label {
      case "type":
        let type = argument.value.memberName ?? "?"
        // `UIButton.ButtonType.roundedRect` is the name that `system` had before iOS 7.
        change(view) { $0.buttonType = type == "roundedRect" ? "system" : type }
      case "frame":
        setFrame(of: view, argument.value, in: frame)
      case "image" where facts(view).className == "UIImageView":
        let images = images(argument.value, in: frame)
        change(view) { $0.content.images += images }
      case "configuration":
        setConfiguration(of: view, thing, argument.value, in: frame)
      case "arrangedSubviews":
        arrange(thing, in: view, frame)
      case "primaryAction", "target", "action", "coder": break
      // PureLayout makes a view without a frame so, for constraints to place.
      case "forAutoLayout": change(view) { $0.isMaskOff = true }
      // How a list arranges and looks is about what it shows.
      case "collectionViewLayout" where facts(view).className == "UICollectionView",
        "style" where facts(view).className == "UITableView":
        break
      case "style" where facts(view).className == "UIActivityIndicatorView":
        let styles = values(argument.value, in: frame)
        change(view) { $0.properties["style"] = styles }
      // Titles and pictures of segments make it wider, and no higher.
      case "items" where facts(view).className == "UISegmentedControl": break
      default:
        // An initializer of the project's may do anything with its arguments.
        if facts(view).type?.isMade(with: arguments) != true, argument.label != nil {
          doubt(view, "it is made by an initializer that is not followed")
        }
        doubt(thing, "it is handed to '\(facts(view).className)'")
        runLater(argument.value, in: frame)
      }
    }
    if let action = arguments.first(where: { $0.label == "primaryAction" })?.value, !action.isNull {
      change(view) { $0.isWired = true }
      if showsAction(action, in: frame) { doubt(view, "its action gives it a title or an image") }
    }
  }

  /// Whether an action, or what a constant was made as, may bring a title or an image.
  private func showsAction(_ action: Expression, in frame: SetupFrame) -> Bool {
    guard case .name(let name) = action.kind, let made = frame.literal(name) else {
      return action.showsAction
    }
    return made.showsAction
  }

  /// Makes something that is no view: views that it takes may be hosted by the system.
  private func escapeInto(
    _ name: String, _ arguments: [Expression.Argument], in frame: SetupFrame
  ) -> Thing {
    if name == "UIAction" || name == "UIMenu" {
      for argument in arguments {
        if case .closure = read(argument.value, in: frame) { runLater(argument.value, in: frame) }
      }
      return .other
    }
    if let type = index.type(name, from: frame.scope), keepsLayout(type) {
      for argument in arguments {
        if case .view(let view) = read(argument.value, in: frame) {
          change(view) { $0.isWired = true }
        } else {
          runLater(argument.value, in: frame)
        }
      }
      return .other
    }
    let isAnimator = name == "UIViewPropertyAnimator"
    escape(arguments, in: isAnimator ? SetupFrame(in: frame, isPassing: true) : frame)
    return .other
  }

  /// Whether a type of the project's, as a publisher of a control's events, leaves views that it is
  /// given as large as they are: nothing in its file is about a layout.
  private func keepsLayout(_ type: TypeInfo) -> Bool {
    guard type.systemViewClass == nil, !type.isController, let number = index.number(of: type.file),
      let bytes = index.bytes(of: number)
    else { return false }
    return !SetupReader.layoutWords.contains(where: bytes.hold)
  }

  /// What stands in code that gives views a size.
  private static let layoutWords = [
    "Anchor", "onstraint", "frame", "snp", "ubview", "bounds", "Title", "Image", "title", "image",
    "font", "text", "transform", "isHidden", "configuration", "Insets", "UIStackView",
  ]

  // MARK: - Code that is not followed

  /// Hands arguments to code that is not followed.
  func escape(_ arguments: [Expression.Argument], in frame: SetupFrame) {
    let frame = presenting(by: arguments, in: frame)
    let isTold = tellsByMethod(arguments, in: frame)
    for argument in arguments {
      let thing = read(argument.value, in: frame)
      // What is told of something is no more than called by that method of its own.
      if isTold, case .view(let view) = thing, facts(view).isOwn { continue }
      if case .closure = thing {
        let made = runLater(argument.value, in: frame)
        noteRegistered(made, byCallWith: arguments, in: frame)
        doubt(handedBack: made)
      } else {
        doubt(thing, UnknownReason.handedOver)
      }
    }
  }

  /// Reads a closure that may run later, or not at all; returns what that returns.
  ///
  /// - Parameters:
  ///   - repeats: Whether it may run any number of times, for others each time.
  ///   - handed: What it is handed first, where that is known.
  @discardableResult
  func runLater(
    _ expression: Expression, repeats: Bool = false, handing handed: Thing? = nil,
    in frame: SetupFrame
  ) -> Thing? {
    guard case .closure(let closure) = expression.kind else {
      return runNamed(expression, in: frame)
    }
    let branch = frame.branch(at: expression.position, repeats: repeats)
    let block = SetupFrame(in: frame, branch: branch)
    block.bindUnknown(closure)
    bindHanded(to: closure, of: block, from: frame)
    if let handed {
      for name in ["$0"] + closure.parameters.prefix(1) { block.bind(name, to: handed) }
    }
    return runApart { run(closure.body, in: block) }
  }

  /// Notes that something is done to the views or the constraints of a thing that is not understood.
  func doubt(_ thing: Thing, _ reason: String) {
    switch thing {
    case .view(let view): doubt(view, reason)
    case .list(let things), .filledCase(_, let things):
      for thing in things { doubt(thing, reason) }
    case .record(let members): for thing in members.values { doubt(thing, reason) }
    case .constraints, .kept, .slot: switchOff(thing)
    case .text(let number): texts[number].isUnknown = true
    case .recognizer(let number): recognizers[number].mayAct = true
    default: break
    }
  }
}

extension Expression {
  /// Whether it may be an action with a title or an image: anything but one that is made of what it
  /// does alone.
  fileprivate var showsAction: Bool {
    guard case .chain(let base, let links) = kind, links.count == 1,
      case .call(let arguments) = links[0].kind
    else { return true }
    switch base.kind {
    case .name("UIAction"), .implicitMember("init"): break
    default: return true
    }
    return !arguments.allSatisfy {
      $0.isTrailing || ["handler", "identifier", "attributes", "state"].contains($0.label)
    }
  }

  /// The last name of `.system` or `UIButton.ButtonType.system`.
  var memberName: String? {
    switch kind {
    case .implicitMember(let name): return name
    case .chain(_, let links):
      if case .member(let name)? = links.last?.kind { return name }
      return nil
    default: return nil
    }
  }
}
