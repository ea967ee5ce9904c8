/// Views whose class the expression that makes them leaves to the type that is written.
extension SetupReader {
  /// Calls `.init()` or another member of the type that is expected.
  func implicitCall(
    _ name: String, _ arguments: [Expression.Argument], at position: Position,
    as expected: TypeName?, in frame: SetupFrame
  ) -> Thing {
    let expected = expected?.unwrapped
    if let expected, recognizerKind(expected.name, in: frame.scope) != nil {
      return staticCall(expected.name, name, arguments, at: position, as: expected, in: frame)
    }
    guard let expected, let (className, type) = viewClass(expected.name, in: frame.scope) else {
      // Nothing but an item of a bar is made of these.
      let labels: Set<String?> = ["customView", "barButtonSystemItem"]
      if name == "init", labels.contains(arguments.first?.label) {
        return makeBarItem(arguments, at: place(position, in: frame), in: frame)
      }
      if name == "init" { for argument in arguments { _ = read(argument.value, in: frame) } }
      return .other
    }
    // A helper of another file sees no alias that this one keeps to itself.
    let named = TypeName(
      name: type?.path.joined(separator: ".") ?? className, arguments: expected.arguments)
    let thing = staticCall(named.name, name, arguments, at: position, as: named, in: frame)
    if case .view(let view) = thing, facts(view).isReturned {
      // What a helper makes is for whoever calls that, and judged there.
      change(view) { ($0.name, $0.place) = (nil, place(position, in: frame)) }
    }
    guard thing.isOther, case .closure? = arguments.last?.value.kind else { return thing }
    // A function of a library's makes a view of the type and hands it to a closure.
    var facts = ViewFacts(className: className)
    facts.type = type
    facts.isMade = true
    facts.makings = [place(position, in: frame)]
    facts.branches = frame.branches
    facts.place = place(position, in: frame)
    let view = add(facts)
    hand(.view(view), toClosureOf: arguments, in: frame)
    doubt(view, UnknownReason.member(name))
    return .view(view)
  }

  /// The button that UIKit's own `UIButton.systemButton(with:target:action:)` makes: one of the type
  /// `system` that shows an image and calls an action; nil for any other call.
  ///
  /// - Parameter type: The class that it is called on, which is what it makes.
  func systemButton(
    _ type: String, _ name: String, _ arguments: [Expression.Argument], at position: Position,
    in frame: SetupFrame
  ) -> Thing? {
    guard name == Self.systemButton, viewClass(type, in: frame.scope)?.0 == "UIButton" else {
      return nil
    }
    func member(_ label: String, _ name: String) -> Expression.Argument {
      Expression.Argument(
        label: label, value: Expression(kind: .implicitMember(name), position: position))
    }
    let made = make(type, [member("type", "system")], at: position, in: frame)
    guard case .view(let view) = made else { return nil }
    func given(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }
    if let image = given("with") {
      let shown = [Expression.Argument(label: nil, value: image), member("for", "normal")]
      _ = knownMethod("setImage", on: view, shown, in: frame)
    }
    if let action = given("action"), !action.isNull, let target = given("target") {
      let wiring = [
        Expression.Argument(label: nil, value: target),
        Expression.Argument(label: "action", value: action), member("for", "touchUpInside"),
      ]
      _ = knownMethod("addTarget", on: view, wiring, in: frame)
    }
    return made
  }

  /// The class of the button that `UIButton.systemButton(with:target:action:)` makes, perhaps with what
  /// sets it up behind it; nil for any other expression.
  func classMade(bySystem value: Expression, in scope: Scope) -> (String, TypeInfo?)? {
    guard case .chain(let base, let links) = value.kind, case .name(let type) = base.kind,
      links.count >= 2, case .member(Self.systemButton) = links[0].kind,
      case .call = links[1].kind, links.dropFirst(2).allSatisfy(\.isSetup),
      let made = viewClass(type, in: scope), made.0 == "UIButton"
    else { return nil }
    return made
  }

  private static let systemButton = "systemButton"

  /// A view that a property holds and that code makes which is not followed.
  func madeElsewhere(
    _ className: String, at position: Position, in frame: SetupFrame
  ) -> ViewFacts.ID {
    var facts = ViewFacts(className: className)
    facts.isMade = true
    facts.isMadeElsewhere = true
    facts.makings = [place(position, in: frame)]
    facts.place = place(position, in: frame)
    return add(facts)
  }

  /// What a static constant of a type of the project's holds, as `Factory.shared`, whose methods may make
  /// views; nil for others.
  func shared(_ name: String, of type: String, in frame: SetupFrame) -> Thing? {
    guard let variable = index.type(type, from: frame.scope)?.staticVariable(name),
      !variable.isMutable, variable.getter == nil,
      let held = madeType(variable) ?? variable.type?.unwrapped,
      let info = index.type(held.name, from: Scope(file: variable.file)),
      info.systemViewClass == nil
    else { return nil }
    return .value(.unknown, info)
  }

  /// What a property of a type returns which makes a view or a recogniser each time that it is named, as
  /// `UIButton.closing`; nil for any other.
  ///
  /// - Parameters:
  ///   - type: The type that it is named behind.
  ///   - position: Where it is named.
  func made(
    byProperty name: String, of type: String, at position: Position, in frame: SetupFrame
  ) -> Thing? {
    let type = type == "Self" ? frame.type(type)?.name ?? frame.scope.type?.name ?? type : type
    guard let (variable, result) = maker(name, of: type, in: frame.scope),
      let getter = variable.getter
    else { return nil }
    let declared = Scope(file: variable.file)
    guard viewClass(result, in: declared) != nil || recognizerKind(result, in: declared) != nil
    else { return nil }
    let scope = Scope(file: variable.file, type: index.type(type, from: frame.scope))
    let inside = SetupFrame(scope: scope, receiver: .other, isOwn: false, branches: frame.branches)
    inside.bind("Self", to: TypeName(name: type))
    let thing = inline("\(variable.file).\(type).\(name)") {
      run(getter, as: TypeName(name: result), in: inside)
    }
    if let thing { returnedHere(thing) }
    // What it makes is for the view that it is added to here, and judged with that.
    if case .recognizer(let number)? = thing {
      recognizers[number].place = place(position, in: frame)
    }
    return thing
  }

  /// The property of a type that makes what it returns, with the class of that; nil where there is none of
  /// that name.
  private func maker(
    _ name: String, of type: String, in scope: Scope
  ) -> (VariableDeclaration, result: String)? {
    let declared =
      index.type(type, from: scope)?.staticVariable(name)
      ?? systemTypes(named: type, from: scope).lazy
      .compactMap { self.index.extensionVariable(name, of: $0, from: scope) }
      .first(where: \.isStatic)
    guard let declared, declared.isStatic, declared.getter != nil,
      let result = declared.type?.unwrapped.name
    else { return nil }
    return (declared, result == "Self" ? type : result)
  }

  /// The class of the views that a property of a type makes, as of `UIButton.closing`; nil for any other
  /// expression.
  func classMade(byProperty value: Expression, in scope: Scope) -> (String, TypeInfo?)? {
    guard case .chain(let base, let links) = value.kind, case .name(let type) = base.kind,
      type.isTypeName, case .member(let name)? = links.first?.kind,
      links.dropFirst().allSatisfy(\.isSetup)
    else { return nil }
    return maker(name, of: type, in: scope).flatMap { variable, result in
      viewClass(result, in: Scope(file: variable.file))
    }
  }

  /// The type that is written where a property of the class is declared.
  func writtenType(of name: String, in frame: SetupFrame) -> TypeName? {
    guard frame.isOwn else { return nil }
    return (owner?.variable(name) ?? frame.scope.type?.variable(name))?.type
  }

  /// The view that the initializer of a path's type makes, as `components.button.init()`; nil where
  /// no type is known.
  func made(
    by base: Expression, _ path: ArraySlice<Expression.Link>,
    _ arguments: [Expression.Argument], as expected: TypeName?, in frame: SetupFrame
  ) -> Thing? {
    let known = metatype(base, path, in: frame)
    guard let type = known ?? expected else { return nil }
    let position = path.last?.position ?? base.position
    let thing = make(type.unwrapped.name, arguments, at: position, in: frame)
    // It may be a class that says itself where it reacts.
    if known == nil, case .view(let view) = thing { change(view) { $0.isMadeElsewhere = true } }
    return thing
  }

  /// The type that a path stands for, as `components.button` with `Round.self` in it.
  private func metatype(
    _ base: Expression, _ path: ArraySlice<Expression.Link>, in frame: SetupFrame
  ) -> TypeName? {
    guard case .name(let name) = base.kind else { return nil }
    if name == "self", path.isEmpty { return frame.type("Self") }
    var type: TypeName?
    var variable: VariableDeclaration?
    if name == "self" || name == "Self" {
      type = (frame.scope.type ?? owner).map { TypeName(name: $0.name) }
    } else {
      variable =
        owner?.variable(name) ?? frame.scope.type?.variable(name)
        ?? index.globalVariable(name, from: frame.scope)
      if variable == nil, name.isTypeName { type = TypeName(name: name) }
    }
    for link in path {
      switch link.kind {
      case .member(let member):
        guard let current = (variable.flatMap(writtenType) ?? type)?.unwrapped,
          let next = index.type(current.name, from: frame.scope)?.variable(member)
        else { return nil }
        variable = next
      case .optional, .forced: break
      case .call, .index: return nil
      }
    }
    return variable.flatMap(namedType)
  }

  /// The type whose metatype is a variable's first value, or all that it returns, as `Round.self`.
  private func namedType(_ variable: VariableDeclaration) -> TypeName? {
    let value = variable.value ?? variable.getter?.onlyValue
    guard case .chain(let base, let links)? = value?.kind,
      case .name(let name) = base.kind, links.count == 1, case .member("self") = links[0].kind
    else { return nil }
    return TypeName(name: name)
  }

  /// The type of a variable, as it is written or as its value makes it.
  func writtenType(_ variable: VariableDeclaration) -> TypeName? {
    variable.type ?? madeType(variable)
  }

  /// The type that a variable's value makes; nil where it makes none.
  private func madeType(_ variable: VariableDeclaration) -> TypeName? {
    guard case .chain(let base, let links)? = variable.value?.kind,
      case .name(let name) = base.kind, name.isTypeName, case .call? = links.first?.kind,
      links.dropFirst().allSatisfy(\.isSetup)
    else { return nil }
    return TypeName(name: name)
  }

  /// Methods that hand a view to a closure and return it.
  static let returning: Set<String> = ["then", "configure", "apply", "also", "with", "do"]
}

extension Expression.Link {
  /// Whether it belongs to a call that returns what it is called on.
  var isSetup: Bool {
    switch kind {
    case .member(let name): SetupReader.returning.contains(name)
    case .call(let arguments): arguments.allSatisfy(\.isTrailing)
    default: false
    }
  }
}

extension Thing {
  var isOther: Bool {
    switch self {
    case .other, .plain, .member: true
    default: false
    }
  }

  /// Whether it is what a property of the class holds that is no view.
  var isSlot: Bool { if case .slot = self { true } else { false } }
}

extension Expression {
  /// Whether it is what a call returns, perhaps with members behind it.
  var isCall: Bool {
    guard case .chain(_, let links) = kind else { return false }
    return links.contains { if case .call = $0.kind { true } else { false } }
  }
}
