import TouchLayout
import TouchModel

extension SetupReader {
  /// Reads an expression for what it does to views; returns what it refers to.
  ///
  /// - Parameter expected: The view's type, or the list's, that is written where its value goes.
  func read(
    _ expression: Expression, as expected: TypeName? = nil, in frame: SetupFrame
  ) -> Thing {
    guard step() else { return .other }
    let thing = thing(of: expression, as: expected, in: frame)
    // A list that doubles with every line would outgrow any memory.
    guard thing.holds(atMost: Self.mostThings) else {
      giveUp()
      return .other
    }
    return thing
  }

  private func thing(
    of expression: Expression, as expected: TypeName?, in frame: SetupFrame
  ) -> Thing {
    switch expression.kind {
    case .name(let name): return thing(named: name, in: frame)
    case .chain(let base, let links):
      if makesConfiguration(base, links, as: expected) {
        let made = configuration(expression, in: frame)
        if !made.isOther { return made }
      }
      return chain(base, links, as: expected, in: frame)
    case .closure(let closure): return .closure(closure, frame)
    case .array(let members):
      let element = expected?.name == "Array" ? expected?.arguments.first : nil
      return .list(members.map { written($0, read($0, as: element, in: frame), in: frame) })
    case .tuple(let members):
      let things = members.map { read($0.value, in: frame) }
      return things.count == 1
        ? things[0] : .list(zip(members, things).map { written($0.value, $1, in: frame) })
    case .binary("+", let left, let right):
      return read(left, in: frame).joined(with: read(right, in: frame)) ?? .other
    case .binary("??", let left, let right):
      let first = read(left, as: expected, in: frame)
      if first.configurations != nil { return standIn(right, for: first, in: frame) }
      let second = read(right, as: expected, in: frame)
      guard first.isOther else { return joined(first, orMade: second) }
      return standing(in: left, second)
    case .binary(let sign, let left, let right):
      return equation(sign, left, right, in: frame)
    case .unary("&", let operand): return read(operand, as: expected, in: frame)
    case .unary(_, let operand):
      _ = read(operand, in: frame)
      return .other
    case .ternary(let condition, let first, let second):
      if let holds = truth(condition, in: frame) { return read(holds ? first : second, in: frame) }
      let things = [first, second].enumerated().map { number, value in
        let branch = frame.branch(at: expression.position, number, of: 2)
        return read(value, in: SetupFrame(in: frame, branch: branch))
      }
      if things.allSatisfy({ $0.configurations != nil }) { return .list(things) }
      if things[0].isOther { return standing(in: first, things[1]) }
      if things[1].isOther { return standing(in: second, things[0]) }
      if case .edge(let view, let edge, let isInset) = things[0],
        case .edge(let other, edge, let isOtherInset) = things[1],
        canonical(view) == canonical(other)
      {
        return .edge(view, edge, isInset: isInset || isOtherInset)
      }
      return .other
    case .cast(let value, let sign, let type):
      if let found = lookedUp(by: value, as: type, in: frame) { return found }
      let thing = read(value, in: frame)
      if case .nib(let isOwn) = thing {
        return root(ofNib: isOwn, as: type, at: value.position, in: frame)
      }
      if sign == "as!", case .view(let view) = thing { narrow(view, to: type, in: frame) }
      return thing.isOther ? object(type, in: frame) : thing
    case .conditional(let conditional):
      let statement = Statement(kind: .conditional(conditional), position: conditional.position)
      return run([statement], as: expected, in: frame) ?? .other
    case .selection(let selection):
      let statement = Statement(kind: .selection(selection), position: selection.position)
      return run([statement], as: expected, in: frame) ?? .other
    case .dictionary(let entries):
      return dictionary(of: entries, in: frame)
    case .implicitMember(let name):
      guard let type = expected?.unwrapped.name else { return .other }
      return made(byProperty: name, of: type, at: expression.position, in: frame) ?? .other
    case .number, .boolean, .string, .null, .keyPath, .other: return .other
    }
  }

  /// What stands in where another expression is not followed, which may be a text that is: how that looks
  /// is not known then. Where a list without members does, what is done with each still is.
  private func standing(in other: Expression, _ thing: Thing) -> Thing {
    if case .list(let members) = thing, members.isEmpty, !other.isNull { return .other }
    guard case .text = thing, !other.isNull else { return thing }
    texts.append(TextFacts(isUnknown: true))
    return .text(texts.count - 1)
  }

  /// What `first ?? second` refers to: a view that the second makes where a property holds none is the
  /// property's, and any other the code that follows may mean or not.
  private func joined(_ first: Thing, orMade second: Thing) -> Thing {
    if case .object = first, case .view = second { return second }
    guard case .view(let held) = first, case .view(let made) = second,
      canonical(held) != canonical(made), facts(made).isMade, !facts(made).isHeld
    else { return first }
    if facts(held).isHeld, !facts(held).isMade, !facts(held).isOwn {
      unite(held, made)
    } else {
      doubt(made, UnknownReason.alternative)
    }
    return first
  }

  /// Notes that the view of the controller is of a class of the project's.
  private func narrow(_ view: ViewFacts.ID, to type: TypeName, in frame: SetupFrame) {
    guard facts(view).isOwn, facts(view).type == nil, owner?.isController == true,
      let (className, type) = viewClass(type.unwrapped.name, in: frame.scope), let type
    else { return }
    change(view) { ($0.className, $0.type) = (className, type) }
  }

  /// What a name without a base refers to.
  func thing(named name: String, in frame: SetupFrame) -> Thing {
    if name == "self" { return frame.receiver }
    // What the classes above do is read with them, or is the system's.
    if name == "super" { return .other }
    if let local = frame.thing(name) { return local }
    if let built = built(name, in: frame) { return built }
    if frame.isOwn, let property = ownProperty(name, in: frame) { return property }
    if case .view(let view) = frame.receiver { return member(name, of: .view(view), in: frame) }
    switch frame.receiver {
    case .controller, .reactive, .value: return member(name, of: frame.receiver, in: frame)
    default: return globalClosure(name, in: frame) ?? .other
    }
  }

  // MARK: - Chains

  private func chain(
    _ base: Expression, _ links: [Expression.Link], as expected: TypeName?, in frame: SetupFrame
  ) -> Thing {
    if let (base, links) = withoutOwner(base, links, in: frame) {
      return chain(base, links, as: expected, in: frame)
    }
    if let grown = appended(base, links, in: frame) { return grown }
    if let last = lastArranged(base, links, in: frame) { return .view(last) }
    if case .name("super") = base.kind, case .member(let name)? = links.first?.kind {
      note(superCallOf: name, in: frame)
      if let shown = shownAbove(name, links, in: frame) { return shown }
    }
    var (thing, next) = beginning(of: base, links, as: expected, in: frame)
    var made: ViewFacts.ID?
    var handing = Handing()
    while next < links.count {
      guard step() else { return .other }
      let link = links[next]
      next += 1
      if case .view(let view) = thing, facts(view).isMade { made = view }
      switch link.kind {
      case .member(let name):
        if case .view(let view) = thing {
          noteFlag(behind: name, links[next...], of: view, in: frame)
        }
        if next < links.count, case .call(let arguments) = links[next].kind {
          if name == "init", thing.isOther || thing.isSlot,
            let made = self.made(by: base, links[..<(next - 1)], arguments, as: expected, in: frame)
          {
            thing = made
          } else {
            thing = call(
              name, of: thing, behind: base, links[..<(next - 1)], arguments, at: link.position,
              handing: &handing, in: frame)
          }
          next += 1
        } else if let arguments = links[next...].optionalCall,
          let made = method(
            name, of: thing, behind: base, links[..<(next - 1)], arguments, at: link.position,
            in: frame)
        {
          thing = made
          next += 2
        } else if name == "superview", frame.presents(base, links[..<(next - 1)]) {
          thing = .presentation
        } else if thing.isOther, isBar(name, behind: base, links[..<(next - 1)]) {
          thing = .systemBar
        } else {
          thing = member(name, of: thing, at: link.position, in: frame)
        }
      case .call(let arguments):
        if case .closure(let closure, let around) = thing {
          thing = call(closure, arguments, around: around, in: frame)
        } else {
          escape(arguments, in: frame)
          thing = .other
        }
      case .index(let arguments):
        thing =
          slotElement(of: thing, behind: base, links[..<(next - 1)], at: arguments, in: frame)
          ?? sought(in: base, links[..<(next - 1)], at: arguments, in: frame)
          ?? element(of: thing, at: arguments, isTiedTo: links[next...].beginWithAnchor, in: frame)
      case .optional, .forced: break
      }
    }
    if thing.isOther, let expected, let view = resolved(expected, links, at: base, in: frame) {
      return .view(view)
    }
    // What a helper that is not followed returns where the same class is written is what it was
    // called on, unless that is a property's, which may hold another.
    if thing.isOther, let made, !facts(made).isHeld, let expected,
      let (className, type) = viewClass(expected.unwrapped.name, in: frame.scope),
      className == facts(made).className, type?.path == facts(made).type?.path
    {
      doubt(made, "what sets it up is not followed")
      return .view(made)
    }
    return thing
  }

  /// What a method of a thing gives that a chain calls.
  ///
  /// - Parameters:
  ///   - thing: What the chain has come to.
  ///   - links: What led to that behind its base.
  ///   - handing: What the chain handed to its methods before.
  private func call(
    _ name: String, of thing: Thing, behind base: Expression, _ links: ArraySlice<Expression.Link>,
    _ arguments: [Expression.Argument], at position: Position, handing: inout Handing,
    in frame: SetupFrame
  ) -> Thing {
    if let nib = nib(loadedBy: name, arguments, in: frame) { return nib }
    if isAction(name, of: thing, behind: base, links, in: frame) {
      for argument in arguments { doubt(read(argument.value, in: frame), UnknownReason.action) }
      return thing
    }
    if let made = method(
      name, of: thing, behind: base, links, arguments, at: position, in: frame)
    {
      return made
    }
    handing.pass(name, handed(to: name, arguments, in: frame))
    let given = method(name, on: thing, arguments, at: position, in: handing.frame(in: frame))
    return given.isOther ? dequeued(by: name, arguments, in: frame) : given
  }

  /// The chain without the object whose class is read, where that is neither a view nor a controller and no local
  /// name hides the member; nil for any other.
  private func withoutOwner(
    _ base: Expression, _ links: [Expression.Link], in frame: SetupFrame
  ) -> (Expression, [Expression.Link])? {
    guard case .name("self") = base.kind, frame.isOwn, frame.receiver.isOther else { return nil }
    let rest = links.drop { if case .optional = $0.kind { true } else { false } }
    guard let first = rest.first, case .member(let name) = first.kind, frame.thing(name) == nil
    else { return nil }
    return (
      Expression(kind: .name(name), position: first.position), Array(rest.dropFirst())
    )
  }

  /// The type that an expression names: written as types are, and no view's, as it may be in an app that
  /// writes those so.
  private func typeName(_ base: Expression, in frame: SetupFrame) -> String? {
    guard case .name(let name) = base.kind, name.isTypeName,
      thing(named: name, in: frame).isOther
    else { return nil }
    return name
  }

  /// The type that one of the project's declares inside it, where a chain calls something on that, as
  /// `Page.parts.makeTitle()` does; nil for anything else.
  private func innerType(
    _ member: String, of type: String, _ links: [Expression.Link], in frame: SetupFrame
  ) -> String? {
    guard links.count > 2, case .member = links[1].kind, case .call = links[2].kind,
      let outer = type == "Self" ? frame.scope.type : index.type(type, from: frame.scope)
    else { return nil }
    let path = (outer.path + [member]).joined(separator: ".")
    return index.type(path, from: frame.scope).map { $0.path == outer.path + [member] } == true
      ? path : nil
  }

  /// What a chain begins with, which may be a call, and how many links that takes.
  private func beginning(
    of base: Expression, _ links: [Expression.Link], as expected: TypeName?, in frame: SetupFrame
  ) -> (Thing, links: Int) {
    let position = base.position
    if case .name("super") = base.kind, case .member("configuration")? = links.first?.kind,
      let configuration = configurationAbove(in: frame)
    {
      return (configuration, 1)
    }
    if let type = typeName(base, in: frame), case .member(let member)? = links.first?.kind {
      if let inner = innerType(member, of: type, links, in: frame),
        case .member(let name) = links[1].kind, case .call(let arguments) = links[2].kind
      {
        return (staticCall(inner, name, arguments, at: position, as: expected, in: frame), 3)
      }
      if links.count >= 2, case .call(let arguments) = links[1].kind {
        return (staticCall(type, member, arguments, at: position, as: expected, in: frame), 2)
      }
      if let held = shared(member, of: type, in: frame)
        ?? made(byProperty: member, of: type, at: position, in: frame)
      {
        return (held, 1)
      }
    }
    if let held = heldByCast(base, links, in: frame) ?? values(of: base, links, in: frame) {
      return held
    }
    guard case .call(let arguments)? = links.first?.kind else { return (read(base, in: frame), 0) }
    switch base.kind {
    case .name(let name):
      return (call(name, arguments, at: position, as: expected, in: frame), 1)
    case .implicitMember(let name):
      return (implicitCall(name, arguments, at: position, as: expected, in: frame), 1)
    case .closure(let closure):
      let block = SetupFrame(in: frame)
      bind(arguments, to: closure, of: block, from: frame)
      let isAll = links.dropFirst().allSatisfy(\.isSetup)
      let thing = run(closure.body, as: isAll ? expected : nil, in: block) ?? .other
      returnedHere(thing)
      return (thing, 1)
    default: return (read(base, in: frame), 0)
    }
  }

  /// The member of a list at an index; where that is not known, it may be any of them.
  ///
  /// - Parameter isTiedTo: Whether it is only asked for what others are tied to, and stays as it is.
  private func element(
    of thing: Thing, at arguments: [Expression.Argument], isTiedTo: Bool, in frame: SetupFrame
  ) -> Thing {
    // A part of a text may be given a font of its own.
    if case .text(let number) = thing { texts[number].isUnknown = true }
    if case .presentation = thing {
      let position = arguments.first.flatMap { number($0.value, in: frame) }
      return position == Length(0) ? thing : .other
    }
    switch thing {
    case .held, .nib: return thing
    default: break
    }
    if case .slot(let name) = thing { pickedSlots.insert(name) }
    var members: [Thing] = []
    if case .list(let things) = thing { members = things }
    if let index = arguments.first.flatMap({ number($0.value, in: frame) }), index.isKnown,
      let position = Int(exactly: index.typical), members.indices.contains(position)
    {
      return single(members[position], in: frame)
    }
    for case .view(let view) in members {
      if !isTiedTo { change(view) { $0.isListed = true } }
      picked.append(view)
    }
    return .other
  }

  /// `views.append(button)` and `[UIView]()`: a list of a block that grows, and one without members;
  /// nil for anything else.
  private func appended(
    _ base: Expression, _ links: [Expression.Link], in frame: SetupFrame
  ) -> Thing? {
    if case .array = base.kind, links.count == 1, case .call(let arguments) = links[0].kind,
      arguments.isEmpty
    {
      return .list([])
    }
    guard case .name(let name) = base.kind, links.count == 2,
      case .member("append") = links[0].kind, case .call(let arguments) = links[1].kind,
      let argument = arguments.first
    else { return nil }
    func given() -> [Thing] {
      let thing = read(argument.value, in: frame)
      guard argument.label == "contentsOf" else { return [thing] }
      if case .list(let members) = thing { return members }
      return [.other]
    }
    guard let list = frame.thing(name), list.members != nil else {
      guard frame.thing(name) == nil, frame.isOwn, let variable = owner?.variable(name),
        !variable.observers.isEmpty
      else { return nil }
      observe(variable, holding: .list(given()), in: frame)
      return .other
    }
    grow(name, list, by: .list(given()), in: frame)
    return .other
  }

  /// Adds to the list that a name of a block stands for; says whether it stands for one then.
  @discardableResult
  func grow(_ name: String, _ list: Thing, by added: Thing, in frame: SetupFrame) -> Bool {
    guard let grown = list.joined(with: added) else { return false }
    if !frame.branches.isEmpty {
      mayMiss(added, unless: frame.branches)
      note(frame.branches, of: added)
    }
    return frame.assign(name, grown)
  }

  /// Runs what a property does when it changes, as one that puts the views it holds into a stack view.
  private func observe(
    _ variable: VariableDeclaration, holding thing: Thing, in frame: SetupFrame
  ) {
    let block = SetupFrame(in: frame)
    block.bind(variable.name, to: thing)
    for name in ["newValue", "oldValue"] {
      block.bind(name, to: .other)
      block.scope.bind(name, to: .unknown)
    }
    _ = inline("\(variable.file).\(variable.name).observers") {
      run(variable.observers, in: block) ?? .other
    }
  }

  /// Marks a view as just returned, so that whoever binds it names it.
  func returnedHere(_ thing: Thing) {
    if case .view(let view) = thing { change(view) { $0.isReturned = $0.isMade } }
  }

  /// Calls a local function or closure.
  func call(
    _ closure: Expression.Closure, _ arguments: [Expression.Argument], around: SetupFrame,
    in frame: SetupFrame
  ) -> Thing {
    let block = SetupFrame(in: around)
    bind(arguments, to: closure, of: block, from: frame)
    let key = "closure \(closure.body.first?.position.line ?? 0) \(around.scope.file)"
    let result = inline(key) { outcome(of: closure.body, in: block) } ?? .other
    returnedHere(result)
    return result
  }

  private func bind(
    _ arguments: [Expression.Argument], to closure: Expression.Closure, of block: SetupFrame,
    from frame: SetupFrame
  ) {
    for (index, argument) in arguments.enumerated() {
      let thing = read(argument.value, in: frame)
      let value = self.value(argument.value, in: frame) ?? .unknown
      for name in ["$\(index)"]
        + (index < closure.parameters.count ? [closure.parameters[index]] : [])
      {
        block.bind(name, to: thing)
        block.scope.bind(name, to: value)
      }
    }
  }

  /// What a body returns, or the list that a result builder makes of its expressions.
  private func outcome(of body: [Statement], in frame: SetupFrame) -> Thing? {
    var members: [Thing] = []
    for statement in body {
      guard case .expression(let expression) = statement.kind, body.count > 1 else {
        return run(body, in: frame)
      }
      members.append(read(expression, in: frame))
    }
    return .list(members)
  }
}

extension ArraySlice<Expression.Link> {
  /// What a call hands over that they begin with, of a method that an object need not have, as
  /// `?(button)` does behind `delegate?.choose`; nil for any others.
  fileprivate var optionalCall: [Expression.Argument]? {
    guard count >= 2, case .optional = self[startIndex].kind,
      case .call(let arguments) = self[startIndex + 1].kind
    else { return nil }
    return arguments
  }

  /// Whether they ask for an anchor, as `.bottomAnchor` does.
  fileprivate var beginWithAnchor: Bool {
    guard case .member(let name)? = first?.kind else { return false }
    return name.hasSuffix("Anchor")
  }
}
