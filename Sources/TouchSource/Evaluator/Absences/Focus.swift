import TouchLayout
import TouchModel

/// Where the cursor is put, or what says that it is in a field.
struct Focus {
  /// Who keeps where the cursor is, and under which name.
  var keeper: CaseFacts.Subject
  /// What is kept there while it is in the field; nil where that is not in the source.
  var value: String?

  /// Whether one leads to the other, as far as both are known.
  func leads(to other: Focus) -> Bool {
    keeper == other.keeper && (value == nil || other.value == nil || value == other.value)
  }
}

extension Evaluation {
  /// Content whose fields are said to have the cursor by what a state keeps.
  func focused(
    _ content: ViewValue, by call: ViewValue.Call, in environment: FlowingEnvironment
  ) -> ViewNode {
    let node = settle(content, in: environment)
    guard case .state(_, _, .subject(let keeper)?)? = call.first else { return node }
    let value = call["equals"].map { nameOfOne($0.withoutRest) } ?? "true"
    for field in node.fields where focuses[field] == nil {
      focuses[field] = Focus(keeper: keeper, value: value)
    }
    return node
  }

  /// What a gesture is given to, or the label of a button, without the one field inside into which that
  /// puts the cursor: all of its area is the field's; nil where it puts it into none, or nobody can tell
  /// into which.
  func withoutFocused(by call: ViewValue.Call, in node: ViewNode) -> ViewNode? {
    guard ["onTapGesture", "Button"].contains(call.name), call["count"] == nil,
      !node.elementPlaces.isEmpty, let action = ownAction(of: call),
      let field = field(in: node, focusedBy: action)
    else { return nil }
    var isFound = false
    let rest = node.mapped { part in
      guard case .element(let element, let content) = part.kind, element.id == field else {
        return part
      }
      isFound = true
      return content
    }
    guard isFound else { return nil }
    absent.insert(Absent(place: field.place, absence: .repeated))
    return rest
  }

  /// Views that lie over each other, without the gestures that do nothing but put the cursor into the one
  /// field among them: a touch there is one on the field.
  func withoutFocusing(_ node: ViewNode) -> ViewNode {
    guard node.fields.count == 1, node.openFields == node.fields else { return node }
    return node.mapped { part in
      guard case .element(let element, let content) = part.kind, element.kind == .tapGesture,
        content.fields.isEmpty, let action = element.action.map({ actions[$0] }),
        field(in: node, focusedBy: action) != nil,
        onlyFocus(action.statements, in: Scope(in: action.scope), hops: Self.mostHops)
      else { return part }
      absent.insert(Absent(place: element.id.place, absence: .repeated))
      return ViewNode(.modified(content, .allowsHitTesting(false)), origin: part.origin)
    }
  }

  /// The one field into which an action puts the cursor; of a field whose focus nobody keeps, as far as
  /// is known, where it is the only one.
  private func field(in node: ViewNode, focusedBy action: Action) -> Screen.Element.ID? {
    let fields = node.fields
    guard !fields.isEmpty else { return nil }
    let given = focuses(
      givenBy: action.statements, in: Scope(in: action.scope), hops: Self.mostHops)
    let focused = fields.filter { field in
      guard let own = focuses[field] else { return fields.count == 1 && !given.isEmpty }
      return given.contains { $0.leads(to: own) }
    }
    return focused.count == 1 ? focused[0] : nil
  }

  /// How many functions deep is looked for what puts the cursor somewhere, a choice.
  private static let mostHops = 4

  /// Where statements put the cursor whatever happens, or unless it is there.
  private func focuses(givenBy statements: [Statement], in scope: Scope, hops: Int) -> [Focus] {
    guard hops > 0 else { return [] }
    return statements.flatMap { statement -> [Focus] in
      switch statement.kind {
      case .assignment(let target, "=", let value): return focuses(target, given: value, in: scope)
      case .conditional(let conditional):
        let block = Scope(in: scope)
        if let isMet = settledTruth(of: conditional.conditions, in: block) {
          let branch = isMet ? conditional.body : conditional.otherwise ?? []
          return focuses(givenBy: branch, in: block, hops: hops)
        }
        let given = focuses(givenBy: conditional.body, in: block, hops: hops)
        // Where the cursor is there already, it stays.
        return given.filter {
          conditional.otherwise == nil && conditional.text == "!\($0.keeper.text)"
        }
      case .expression(let expression):
        if let later = expression.statementsRun {
          return focuses(givenBy: later, in: Scope(in: scope), hops: hops)
        }
        if let target = expression.toggled { return focuses(turnedOn: target, in: scope) }
        guard let (body, inside) = ownBody(calledBy: expression, in: scope) else { return [] }
        return focuses(givenBy: body, in: inside, hops: hops - 1)
      default: return []
      }
    }
  }

  /// Whether nothing but where the cursor is put is changed by statements.
  private func onlyFocus(_ statements: [Statement], in scope: Scope, hops: Int) -> Bool {
    guard hops > 0 else { return false }
    return statements.allSatisfy { statement in
      switch statement.kind {
      case .conditional(let conditional):
        let branches = conditional.body + (conditional.otherwise ?? [])
        return onlyFocus(branches, in: Scope(in: scope), hops: hops)
      case .expression(let expression):
        if let later = expression.statementsRun {
          return onlyFocus(later, in: Scope(in: scope), hops: hops)
        }
        if let (body, inside) = ownBody(calledBy: expression, in: scope) {
          return onlyFocus(body, in: inside, hops: hops - 1)
        }
      default: break
      }
      return !focuses(givenBy: [statement], in: scope, hops: hops).isEmpty
    }
  }

  /// What a method of the view's own that an expression calls with nothing does, and in which scope.
  private func ownBody(
    calledBy expression: Expression, in scope: Scope
  ) -> (statements: [Statement], scope: Scope)? {
    guard let name = expression.callee?.nameOfOwn, scope.lookUp(name) == nil,
      let function = scope.type?.functions(name).first, function.parameters.isEmpty,
      let body = function.body
    else { return nil }
    return (body, Scope(file: function.file, type: scope.type, receiver: scope.receiver))
  }

  /// Where the cursor is put by giving something a value.
  private func focuses(
    _ target: Expression, given value: Expression, in scope: Scope
  ) -> [Focus] {
    let name: String?
    switch value.kind {
    case .boolean(false), .null: return []
    case .boolean(true): name = "true"
    default: name = nameOfOne(evaluate(value, in: scope))
    }
    guard let path = target.keptPath else { return [] }
    let own = keeperOfFocus(path, in: scope).map { [Focus(keeper: $0, value: name)] } ?? []
    guard let type = scope.type else { return own }
    return own
      + focusStates(copying: path, in: type).sorted().map {
        Focus(keeper: subject($0, in: scope), value: name)
      }
  }

  /// Where the cursor is put by turning on a state that the focus takes over from. What keeps where the
  /// cursor is itself takes it away as often.
  private func focuses(turnedOn target: Expression, in scope: Scope) -> [Focus] {
    guard let path = target.keptPath, let type = scope.type, scope.lookUp(path) == nil else {
      return []
    }
    return focusStates(copying: path, in: type).sorted().map {
      Focus(keeper: subject($0, in: scope), value: "true")
    }
  }

  /// Who keeps where the cursor is under a name: the view around, or the one that hands it on.
  private func keeperOfFocus(_ name: String, in scope: Scope) -> CaseFacts.Subject? {
    let expression = Expression(kind: .name(name), position: Position(line: 1, column: 1))
    if case .subject(let subject)? = given(expression, in: scope) { return subject }
    guard scope.lookUp(name) == nil, scope.type?.keepsFocus(name) ?? false else { return nil }
    return subject(name, in: scope)
  }

  // MARK: - Copies

  /// The states of a view that keep where the cursor is and take over what is kept under another name
  /// whenever that changes.
  private func focusStates(copying name: String, in type: TypeInfo) -> Set<String> {
    let states = Set(type.ownVariables.map(\.name).filter(type.keepsFocus))
    guard !states.isEmpty else { return [] }
    let key = type.path.joined(separator: ".") + " " + name
    if let known = focusCopies[key] { return known }
    var found: Set<String> = []
    for variable in type.ownVariables {
      found.formUnion(copies(of: name, to: states, in: variable.getter ?? [], from: type.file))
    }
    for function in type.ownFunctions where function.result != nil {
      found.formUnion(copies(of: name, to: states, in: function.body ?? [], from: type.file))
    }
    focusCopies[key] = found
    return found
  }

  /// Those of some names to which code copies another whenever that changes, itself or by a modifier of
  /// the project's that is given both.
  private func copies(
    of name: String, to names: Set<String>, in code: [Statement], from file: String,
    isInside: Bool = false
  ) -> Set<String> {
    var found: Set<String> = []
    code.forEachExpression { expression in
      for (callee, arguments) in expression.calls {
        if callee == "onChange" {
          guard arguments.first?.label == "of", arguments[0].value.keptPath == name,
            case .closure(let closure)? = arguments.last?.value.kind
          else { continue }
          found.formUnion(names.intersection(closure.targets(ofCopiesOf: name)))
        } else if !isInside,
          let source = arguments.firstIndex(where: { $0.value.keptPath == name })
        {
          for (number, argument) in arguments.enumerated() {
            guard let path = argument.value.keptPath, names.contains(path),
              modifier(callee, copies: source, to: number, of: arguments.count, from: file)
            else { continue }
            found.insert(path)
          }
        }
      }
    }
    return found
  }

  /// Whether a modifier of the project's copies one of what it is given to another.
  private func modifier(
    _ name: String, copies source: Int, to target: Int, of count: Int, from file: String
  ) -> Bool {
    let functions = index.extensionFunctions(name, of: "View", from: Scope(file: file))
    return functions.contains { function in
      guard function.parameters.count == count, let body = function.body else { return false }
      let target = function.parameters[target].name
      return !copies(
        of: function.parameters[source].name, to: [target], in: body, from: function.file,
        isInside: true
      ).isEmpty
    }
  }
}

extension TypeInfo {
  /// Whether a property keeps where the cursor is.
  func keepsFocus(_ name: String) -> Bool {
    variable(name)?.attributes.contains { $0.name.hasPrefix("FocusState") } ?? false
  }
}

extension Expression {
  /// The name under which something is kept, as `model.field` is also by `$model.field` and
  /// `self.model.field.wrappedValue`; nil for all else.
  fileprivate var keptPath: String? {
    guard let (name, links) = path else { return nil }
    // What a closure is given is no binding, `$0`.
    let isBinding = name.first == "$" && !name.dropFirst().allSatisfy(\.isNumber)
    var parts = [isBinding ? String(name.dropFirst()) : name]
    for link in links {
      guard case .member(let member) = link.kind else { return nil }
      parts.append(member)
    }
    if parts.count > 1, parts.last == "wrappedValue" { parts.removeLast() }
    return parts.joined(separator: ".")
  }

  /// The functions that it calls one after the other, by name, with what they are given.
  fileprivate var calls: [(name: String, arguments: [Argument])] {
    guard case .chain(let base, let links) = kind else { return [] }
    var calls: [(name: String, arguments: [Argument])] = []
    var name: String?
    if case .name(let written) = base.kind { name = written }
    for link in links {
      switch link.kind {
      case .member(let member): name = member
      case .call(let arguments):
        if let name { calls.append((name, arguments)) }
        name = nil
      case .index, .optional, .forced: name = nil
      }
    }
    return calls
  }

  /// The statements of a closure that it hands to what runs it, now or soon.
  var statementsRun: [Statement]? {
    guard case .chain(let base, _) = kind, case .name(let name) = base.kind,
      ["withAnimation", "withTransaction", "DispatchQueue", "Task"].contains(name),
      case .closure(let closure)? = calls.last?.arguments.last?.value.kind
    else { return nil }
    return closure.body
  }
}

extension Expression.Closure {
  /// What it gives the value that it is called with, or what is kept under a name.
  fileprivate func targets(ofCopiesOf name: String) -> Set<String> {
    // Two parameters are the value before and the one after.
    let values = parameters.isEmpty ? ["$0", "$1", name] : [parameters.last ?? "", name]
    return Set(
      body.compactMap { statement in
        guard case .assignment(let target, "=", let value) = statement.kind,
          let copied = value.keptPath, values.contains(copied)
        else { return nil }
        return target.keptPath
      })
  }
}

extension ViewNode {
  /// The fields in it.
  var fields: [Screen.Element.ID] {
    let inside = children.flatMap(\.fields)
    if case .element(let element, _) = kind, element.takesFocus { return [element.id] + inside }
    return inside
  }

  /// Those of the fields in it that take touches and are seen to.
  fileprivate var openFields: [Screen.Element.ID] {
    switch kind {
    case .element(let element, _) where element.takesFocus:
      element.isEnabled ? [element.id] : []
    case .modified(_, .hidden), .modified(_, .allowsHitTesting(false)): []
    case .modified(_, .opacity(let opacity)) where opacity.smallest == 0: []
    default: children.flatMap(\.openFields)
    }
  }
}

extension ViewNode.Element {
  /// Whether it is edited by the keyboard.
  fileprivate var takesFocus: Bool { [.textField, .secureField, .textEditor].contains(kind) }
}
