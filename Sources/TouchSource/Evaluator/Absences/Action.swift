import TouchLayout
import TouchModel

/// What a button or a gesture does, as it is written.
struct Action {
  var statements: [Statement]
  /// Where its names are looked up.
  var scope: Scope
}

extension Evaluation {
  /// The values of what a call is given: to a button or a gesture a closure that the view was given, and
  /// hands on by its name, is one that calls that.
  func arguments(
    _ call: [Expression.Argument], of name: String, in scope: Scope
  ) -> [Bound] {
    let given = arguments(call, in: scope)
    guard name == "Button" || name == "onTapGesture" else { return given }
    return zip(call, given).map { argument, bound in
      guard ["action", "perform"].contains(bound.label),
        case .function(.open) = bound.value, let call = argument.value.calledWithoutArguments
      else { return bound }
      let statement = Statement(kind: .expression(call), position: call.position)
      let closure = Expression.Closure(parameters: [], body: [statement])
      return Bound(label: bound.label, value: .function(.closure(closure, scope)))
    }
  }

  /// The number under which is known what a button or a gesture does, if that is in the source.
  func note(actionOf call: ViewValue.Call) -> Int? {
    guard let action = ownAction(of: call) else { return nil }
    actions.append(action)
    return actions.count - 1
  }

  /// What a button or a gesture does, be it that it calls a method which it is given by name; nil where
  /// that is not in the source.
  func ownAction(of call: ViewValue.Call) -> Action? {
    switch action(of: call) {
    case .closure(let closure, let scope)?: return Action(statements: closure.body, scope: scope)
    case .declared(let function, let owner?, let receiver?)?
    where function.parameters.isEmpty && !function.isStatic:
      let position = function.position
      let call = Expression(
        kind: .chain(
          Expression(kind: .name(function.name), position: position),
          [Expression.Link(kind: .call([]), position: position)]), position: position)
      return Action(
        statements: [Statement(kind: .expression(call), position: position)],
        scope: Scope(file: function.file, type: owner, receiver: receiver))
    default: return nil
    }
  }

  /// What a gesture is given to, or the label of a button or a link, without the elements inside that do
  /// just what it does: a touch on them is one on the whole.
  func withoutRepeats(of call: ViewValue.Call, in node: ViewNode) -> ViewNode {
    guard !node.elementPlaces.isEmpty else { return node }
    let node = withoutToggle(turnedBy: call, in: node)
    guard let isRepeated = repeats(of: call) else { return node }
    return node.mapped { part in
      guard case .element(let element, let content) = part.kind, element.repeatsTaps,
        let action = element.action, isRepeated(actions[action])
      else { return part }
      absent.insert(Absent(place: element.id.place, absence: .repeated))
      return content
    }
  }

  /// The label of a button without the toggle that a style of the project's draws there and that is all the
  /// button turns on and off: a touch on either is one on the button.
  private func withoutToggle(turnedBy call: ViewValue.Call, in node: ViewNode) -> ViewNode {
    guard call.name == "Button", node.elementPlaces.count == 1, let action = ownAction(of: call),
      let target = action.turned
    else { return node }
    return node.mapped { part in
      guard case .element(let element, let content) = part.kind, element.kind == .toggle,
        let kept = turning[element.id], subject(of: target, in: action.scope) == kept
      else { return part }
      absent.insert(Absent(place: element.id.place, absence: .repeated))
      return content
    }
  }

  /// Whether all that a gesture or a button in a style does is to turn on and off what the style draws, by
  /// `configuration.isOn.toggle()`.
  func turnsWhatItDraws(_ call: ViewValue.Call) -> Bool {
    guard let (_, links) = ownAction(of: call)?.turned?.path, links.count == 1,
      case .member("isOn") = links[0].kind
    else { return false }
    return true
  }

  /// What says whether an action does just what a button, a gesture or a link does; nil where it is not
  /// known what that is.
  private func repeats(of call: ViewValue.Call) -> ((Action) -> Bool)? {
    switch call.name {
    case "Button", "onTapGesture":
      guard let deeds = ownAction(of: call).flatMap(deeds) else { return nil }
      return { self.deeds(of: $0) == deeds }
    case "NavigationLink":
      // The link sets what it is bound to.
      if case .state(_, _, let origin?)? = call["isActive"], let kept = origin.kept {
        return { self.sets(kept, to: "true", $0) }
      }
      guard case .state(_, _, let origin?)? = call["selection"], let kept = origin.kept,
        let tag = call["tag"].flatMap({ self.nameOfOne($0.withoutRest) })
      else { return nil }
      return { self.sets(kept, to: tag, $0) }
    default: return nil
    }
  }

  /// Whether all that an action does is to give what is kept somewhere a value.
  private func sets(
    _ kept: CaseFacts.Subject, to value: String, _ action: Action
  ) -> Bool {
    switch action.onlyStatement?.kind {
    case .assignment(let target, "=", let given)?:
      let name: String?
      if case .boolean(let isSet) = given.kind {
        name = "\(isSet)"
      } else {
        name = nameOfOne(evaluate(given, in: action.scope))
      }
      return name == value && subject(of: target, in: action.scope) == kept
    case .expression(let expression)?:
      // What is shown by it is not shown yet.
      guard value == "true", let target = expression.toggled else { return false }
      return subject(of: target, in: action.scope) == kept
    default: return false
    }
  }

  /// What an action does, one after the other, as texts that are equal only where the same is done;
  /// nil where it does nothing, more than call and assign, or names what only it is given.
  ///
  /// Of a condition that is settled the branch that is taken counts, of a closure that is called what
  /// that does, and of a name that stands for a value which could be written there that value.
  private func deeds(of action: Action) -> [String]? {
    deeds(of: action.statements, in: action.scope, hops: 4).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func deeds(of statements: [Statement], in scope: Scope, hops: Int) -> [String]? {
    var deeds: [String] = []
    let scope = Scope(in: scope)
    for statement in statements {
      if case .guard(let conditions, _) = statement.kind {
        guard settledTruth(of: conditions, in: scope) == true else { return nil }
      } else if case .conditional(let conditional) = statement.kind {
        let block = Scope(in: scope)
        guard let isMet = settledTruth(of: conditional.conditions, in: block),
          let branch = self.deeds(
            of: isMet ? conditional.body : conditional.otherwise ?? [], in: block, hops: hops)
        else { return nil }
        deeds += branch
      } else if let animated = statement.animated {
        guard let own = self.deeds(of: animated, in: Scope(in: scope), hops: hops) else {
          return nil
        }
        deeds += own
      } else if let own = closureDeeds(of: statement, in: scope, hops: hops) {
        deeds += own
      } else if let deed = statement.deed(where: { self.knownText(of: $0, in: scope) }) {
        deeds.append("\(scope.file): \(deed)")
      } else {
        return nil
      }
    }
    return deeds
  }

  /// How a name of a block's own is written that stands for one value, as a parameter may.
  private func knownText(of name: String, in scope: Scope) -> String? {
    scope.lookUp(name).flatMap { nameOfOne($0.withoutRest) }
  }

  /// What a closure does that a statement calls and that takes no account of what it is given.
  private func closureDeeds(
    of statement: Statement, in scope: Scope, hops: Int
  ) -> [String]? {
    guard hops > 0, case .expression(let expression) = statement.kind,
      let callee = expression.callee
    else { return nil }
    let state = choices.begin(.settled)
    let value = evaluate(callee, in: scope)
    guard choices.end(state), case .function(.closure(let closure, let captured)) = value,
      closure.parameters.allSatisfy({ $0 == "_" })
    else { return nil }
    return deeds(of: closure.body, in: captured, hops: hops - 1)
  }
}

extension Action {
  /// What it turns on and off, if that is all that it does.
  var turned: Expression? {
    guard case .expression(let expression)? = onlyStatement?.kind else { return nil }
    return expression.toggled
  }

  /// The one statement that says what it does, animated or not; nil where there are several.
  fileprivate var onlyStatement: Statement? {
    guard statements.count == 1 else { return nil }
    let animated = statements[0].animated ?? statements
    return animated.count == 1 ? animated[0] : nil
  }
}

extension ViewNode.Element {
  /// Whether a tap on it does what its action says.
  fileprivate var repeatsTaps: Bool { kind == .button || kind == .tapGesture }
}

extension ViewNode {
  /// The node with each part inside it changed, the innermost first; what lists and bars hold stays.
  func mapped(_ change: (ViewNode) -> ViewNode) -> ViewNode {
    var node = self
    func each(_ nodes: [ViewNode]) -> [ViewNode] { nodes.map { $0.mapped(change) } }
    switch kind {
    case .group(let nodes): node.kind = .group(each(nodes))
    case .stack(let stack, let nodes): node.kind = .stack(stack, each(nodes))
    case .overlap(let alignment, let nodes): node.kind = .overlap(alignment, each(nodes))
    case .firstThatFits(let axes, let nodes): node.kind = .firstThatFits(axes, each(nodes))
    case .element(let element, let content): node.kind = .element(element, content.mapped(change))
    case .modified(let content, let modifier):
      switch modifier {
      case .background(let nodes, let alignment):
        node.kind = .modified(
          content.mapped(change), .background(each(nodes), alignment: alignment))
      case .overlay(let nodes, let alignment):
        node.kind = .modified(content.mapped(change), .overlay(each(nodes), alignment: alignment))
      default: node.kind = .modified(content.mapped(change), modifier)
      }
    default: break
    }
    return change(node)
  }
}

/// What a name stands for as it could be written in its place; nil where that is not known.
private typealias KnownNames = (String) -> String?

extension [Statement] {
  /// What they do as text, where they only call and assign.
  fileprivate func deed(where known: KnownNames) -> String? { asOne(map { $0.deed(where: known) }) }
}

extension Statement {
  /// What is done with an animation, which is the same without one.
  fileprivate var animated: [Statement]? {
    guard case .expression(let expression) = kind,
      case .chain(let base, let links) = expression.kind,
      case .name("withAnimation") = base.kind, links.count == 1,
      case .call(let given) = links[0].kind,
      case .closure(let closure)? = given.last?.value.kind
    else { return nil }
    return closure.body
  }

  fileprivate func deed(where known: KnownNames) -> String? {
    switch kind {
    case .expression(let expression): expression.deed(where: known)
    case .return(let value?): value.deed(where: known)
    case .assignment(let target, let sign, let value):
      asOne([target.deed(where: known), value.deed(where: known)]).map { "\(sign) \($0)" }
    default: nil
    }
  }
}

extension Expression {
  /// What is called, where the expression is a call of something that names alone lead to.
  var callee: Expression? {
    guard case .chain(let base, var links) = kind, case .name = base.kind,
      case .call? = links.popLast()?.kind
    else { return nil }
    if case .optional? = links.last?.kind { links.removeLast() }
    let isPath = links.allSatisfy { link in
      if case .member = link.kind { return true }
      return false
    }
    return isPath ? Expression(kind: .chain(base, links), position: position) : nil
  }

  /// What it turns on or off, as `isOn.toggle()`.
  var toggled: Expression? {
    guard case .chain(let base, var links) = kind, links.count > 1,
      case .call(let arguments)? = links.popLast()?.kind, arguments.isEmpty,
      case .member("toggle")? = links.popLast()?.kind
    else { return nil }
    return links.isEmpty ? base : Expression(kind: .chain(base, links), position: base.position)
  }

  /// Whether what it calls may be missing, as in `action?()`.
  var isCallOfOptional: Bool {
    guard case .chain(_, let links) = kind, case .optional? = links.dropLast().last?.kind else {
      return false
    }
    return true
  }

  /// The call of what names alone lead to, without arguments.
  fileprivate var calledWithoutArguments: Expression? {
    let call = Link(kind: .call([]), position: position)
    switch kind {
    case .name: return Expression(kind: .chain(self, [call]), position: position)
    case .chain(let base, let links) where path != nil:
      return Expression(kind: .chain(base, links + [call]), position: position)
    default: return nil
    }
  }

  fileprivate func deed(where known: KnownNames) -> String? {
    switch kind {
    case .number, .boolean, .null, .implicitMember, .keyPath: text
    case .name(let name):
      name.hasPrefix("$") && name.dropFirst().allSatisfy(\.isNumber) ? nil : known(name) ?? text
    case .string(let pieces):
      pieces.allSatisfy { if case .text = $0 { true } else { false } } ? text : nil
    case .unary(let sign, let operand): operand.deed(where: known).map { sign + $0 }
    case .binary(let sign, let left, let right):
      asOne([left.deed(where: known), right.deed(where: known)]).map { "\(sign) \($0)" }
    case .tuple(let members): members.deed(where: known)
    case .array(let members): asOne(members.map { $0.deed(where: known) })
    case .closure(let closure):
      closure.parameters.isEmpty ? closure.body.deed(where: known) : nil
    case .chain(let base, let links):
      asOne([base.deed(where: known)] + links.map { $0.deed(where: known) })
    case .ternary, .dictionary, .cast, .conditional, .selection, .other: nil
    }
  }
}

extension Expression.Link {
  fileprivate func deed(where known: KnownNames) -> String? {
    switch kind {
    case .member(let name): "." + name
    case .call(let arguments): arguments.deed(where: known)
    case .index(let arguments): arguments.deed(where: known).map { "[\($0)]" }
    case .optional: "?"
    case .forced: "!"
    }
  }
}

extension [Expression.Argument] {
  fileprivate func deed(where known: KnownNames) -> String? {
    asOne(
      map { argument in argument.value.deed(where: known).map { "\(argument.label ?? "_"): \($0)" }
      })
  }
}

/// Parts as one text; nil where one of them has none.
private func asOne(_ parts: [String?]) -> String? {
  var known: [String] = []
  for part in parts {
    guard let part else { return nil }
    known.append(part)
  }
  return "(" + known.joined(separator: ", ") + ")"
}
